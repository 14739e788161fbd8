// The sounds of both games, as voices: no files.

/** A wave or noise, from one pitch to another in Hz, when it starts and how long it lasts in seconds, how loud. */
export type Voice = readonly [
  wave: OscillatorType | "noise",
  from: number,
  to: number,
  start: number,
  length: number,
  loud: number,
];

const chord = (
  wave: OscillatorType,
  pitches: readonly number[],
  apart: number,
  length: number,
  loud: number,
  fall = 1,
) => pitches.map((pitch, place): Voice => [wave, pitch, pitch * fall, place * apart, length, loud]);

export const CUES = {
  // of cards and means
  card: [["noise", 1800, 500, 0, 0.11, 0.3]],
  pay: [
    ["triangle", 880, 620, 0, 0.09, 0.35],
    ["square", 1760, 1240, 0, 0.04, 0.06],
  ],
  gain: [
    ["triangle", 780, 780, 0, 0.08, 0.35],
    ["triangle", 1170, 1170, 0.07, 0.16, 0.35],
  ],
  trash: [
    ["noise", 2600, 200, 0, 0.26, 0.3],
    ["triangle", 240, 90, 0, 0.2, 0.3],
  ],
  // of a run
  run: [
    ["sawtooth", 55, 110, 0, 0.7, 0.3],
    ["noise", 200, 2400, 0, 0.7, 0.2],
  ],
  step: [
    ["sine", 150, 90, 0, 0.16, 0.8],
    ["noise", 300, 120, 0, 0.08, 0.4],
  ],
  rez: [
    ["sawtooth", 70, 260, 0, 0.3, 0.25],
    ["square", 520, 1040, 0.16, 0.22, 0.08],
    ["noise", 400, 4000, 0, 0.28, 0.16],
  ],
  break: [
    ["square", 1400, 300, 0, 0.12, 0.14],
    ["noise", 5000, 900, 0.02, 0.18, 0.3],
  ],
  damage: [
    ["sine", 120, 38, 0, 0.5, 1],
    ["noise", 900, 80, 0, 0.35, 0.6],
    ["sawtooth", 60, 40, 0, 0.3, 0.3],
  ],
  tag: chord("square", [990, 990], 0.12, 0.07, 0.14),
  trace: [
    ["sine", 520, 1560, 0, 0.6, 0.22],
    ["sine", 525, 1570, 0.05, 0.6, 0.18],
  ],
  steal: chord("triangle", [523, 659, 988], 0.1, 0.3, 0.35),
  // of the network
  stride: [
    ["sine", 320, 260, 0, 0.09, 0.4],
    ["noise", 1400, 500, 0, 0.04, 0.15],
  ],
  push: [
    ["noise", 500, 1800, 0, 0.22, 0.25],
    ["sine", 180, 240, 0, 0.2, 0.3],
  ],
  upload: [
    ["sawtooth", 180, 1400, 0, 0.3, 0.12],
    ["sine", 900, 1800, 0.14, 0.22, 0.2],
  ],
  spark: [
    ["sawtooth", 2600, 180, 0, 0.24, 0.14],
    ["noise", 5000, 800, 0.1, 0.16, 0.25],
  ],
  guardian: [
    ["square", 110, 46, 0, 0.6, 0.35],
    ["noise", 700, 80, 0, 0.4, 0.5],
    ["sawtooth", 233, 220, 0.08, 0.5, 0.12],
  ],
  explosion: [
    ["noise", 2400, 40, 0, 1.1, 1],
    ["sine", 120, 28, 0, 0.9, 1],
    ["sawtooth", 700, 60, 0, 0.3, 0.2],
  ],
  dice: [0, 0.11, 0.2, 0.34, 0.5, 0.62].map(
    (start, place): Voice => ["noise", 2600 - place * 200, 900, start, 0.045, 0.5 - place * 0.05],
  ),
  clear: [
    ["noise", 900, 4200, 0, 0.3, 0.25],
    ["sine", 660, 160, 0, 0.3, 0.2],
  ],
  success: chord("triangle", [523, 659, 988], 0.08, 0.22, 0.3),
  fail: chord("sawtooth", [311, 233], 0.14, 0.24, 0.18, 0.94),
  // of the game
  turn: chord("sine", [392, 588], 0.12, 0.4, 0.3),
  win: chord("triangle", [392, 523, 659, 784, 1047], 0.14, 0.6, 0.35),
  lose: chord("sawtooth", [220, 208, 165, 110], 0.28, 0.7, 0.2, 0.97),
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Cue = keyof typeof CUES;
