// Sounds, made by the browser on the spot. There are none until somebody switches them on, and none before he has touched the page.

import { preference } from "../table/settings";
import { CUES, type Cue, type Voice } from "./cues";

export const audible = preference("sound", false);
export const volume = preference("volume", 0.5);

const QUIET = 0.0005;
const RISE = 0.01;
/** So many at once are noise. */
const MOST = 8;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let sounding = 0;

/** Let it be heard, at once or in so many milliseconds. */
export function cue(name: Cue, delay = 0): void {
  if (!audible.signal.peek() || navigator.userActivation?.hasBeenActive === false || sounding >= MOST) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const voice of CUES[name]) sing(context, voice, context.currentTime + delay / 1000);
}

/** Key M. */
export function switchSound(): void {
  audible.prefer(!audible.signal.peek());
  cue("gain");
}

function sing(on: AudioContext, [wave, from, to, start, length, loud]: Voice, now: number): void {
  const begin = now + start;
  const end = begin + length;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(Math.max(QUIET, loud * volume.signal.peek()), begin + RISE);
  gain.gain.exponentialRampToValueAtTime(QUIET, end);
  const source = wave === "noise" ? noise(on, gain) : tone(on, wave, gain);
  source.pitch.setValueAtTime(from, begin);
  source.pitch.exponentialRampToValueAtTime(to, end);
  gain.connect(on.destination);
  source.node.start(begin);
  source.node.stop(end + RISE);
  sounding++;
  source.node.onended = () => sounding--;
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function tone(on: AudioContext, type: OscillatorType, to: AudioNode): Source {
  const node = new OscillatorNode(on, { type });
  node.connect(to);
  return { node, pitch: node.frequency };
}

function noise(on: AudioContext, to: AudioNode): Source {
  hiss ??= randomBuffer(on);
  const node = new AudioBufferSourceNode(on, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(on, { type: "bandpass", Q: 0.9 });
  node.connect(filter).connect(to);
  return { node, pitch: filter.frequency };
}

function randomBuffer(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return buffer;
}
