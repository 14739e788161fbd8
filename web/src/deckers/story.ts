// What has just happened, told line by line on the network: the space of each line lights up in turn.

import { effect, signal } from "@preact/signals";
import { update } from "../seat";
import type { Arg, Message } from "../wire";

const BEAT = 420;
const LONGEST = 24;

/** The space that the story is about just now. */
export const lit = signal<string | null>(null);

/** The line that is being told. */
export const telling = signal<Message | null>(null);

let timer = 0;

export function startStory(): () => void {
  return effect(() => {
    const now = update.value;
    if (now) tell(now.log.filter((line) => spaceOf(line) !== null).slice(-LONGEST));
  });
}

/** Nobody has to wait for the end of a story. */
export function stopStory(): void {
  clearTimeout(timer);
  lit.value = null;
  telling.value = null;
}

function tell(lines: readonly Message[]): void {
  clearTimeout(timer);
  const [line, ...rest] = lines;
  if (!line || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    stopStory();
    return;
  }
  lit.value = spaceOf(line);
  telling.value = line;
  timer = window.setTimeout(() => tell(rest), BEAT);
}

/** The last space that a line mentions, by its name on the network. */
function spaceOf([, args]: Message): string | null {
  const names = args.map(([, value]) => nameOf(value)).filter((name) => name !== null);
  return names.at(-1) ?? null;
}

function nameOf(arg: Arg): string | null {
  if (typeof arg !== "object" || arg[0] !== "space") return null;
  const named = Object.fromEntries(arg[1]) as Record<string, Arg>;
  return `${String(named["server"])}${String(named["number"])}`;
}
