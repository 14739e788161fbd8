// What the computer has just done, told line by line on the network: each line lights up its space, and what has happened
// there stays marked until the next decision. Nobody has to wait for the end of a story.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { Arg, Message } from "../service/wire";
import { log } from "../table/seat";
import { type Pace, pace } from "./pace";

const BEATS: Record<Pace, number> = { slow: 1100, normal: 600, fast: 250, off: 0 };
const LONGEST = 60;

/** What the computer does; a story begins with the first of these. */
const COMPUTER =
  /^event-(phase-began|cycle-began|goal-|arrow-|server-rolled|number-rolled|scout-|exploded|transformed|guardian-entered|infection-|space-cleared)/;
const LOUD = /^event-(exploded|transformed|goal-missed)$/;

interface Story {
  readonly lines: readonly Message[];
  readonly at: number;
}

const story = signal<Story | null>(null);

/** The line that is being told, where it stands, and the space it is about. */
export const telling = computed(() => {
  const now = story.value;
  const line = now?.lines[now.at];
  return now && line
    ? { line, space: spaceOf(line), number: now.at + 1, of: now.lines.length, loud: isLoud(line) }
    : null;
});

/** How many lines there are to be told again. */
export const toldLines = computed(() => story.value?.lines.length ?? 0);

/** The spaces on which something has happened so far, and whether it was an explosion. */
export const marks = computed(() => {
  const found = new Map<string, boolean>();
  const now = story.value;
  for (const line of now?.lines.slice(0, now.at + 1) ?? []) {
    const space = spaceOf(line);
    if (space) found.set(space, found.get(space) || isLoud(line));
  }
  return found;
});

let timer = 0;
let known = -1;

/** Follow the log as long as the table is shown. Whose log it is may change; what is told is the same in all of them. */
export function startStory(): () => void {
  known = -1;
  return effect(() => {
    const lines = log.value.filter(isTold);
    const fresh = known < 0 ? [] : lines.slice(known);
    known = lines.length;
    untracked(() => tell(fresh));
  });
}

/** What everybody sees on the network. */
function isTold(line: Message): boolean {
  return COMPUTER.test(line[0]) || spaceOf(line) !== null;
}

function tell(fresh: readonly Message[]): void {
  const begin = fresh.findIndex(([id]) => COMPUTER.test(id));
  const lines = begin < 0 ? [] : fresh.slice(begin, begin + LONGEST);
  story.value = lines.some((line) => spaceOf(line)) ? { lines, at: isStill() ? lines.length : 0 } : null;
  beat();
}

function beat(): void {
  clearTimeout(timer);
  const now = telling.peek();
  if (!now || isStill()) return;
  timer = window.setTimeout(next, BEATS[pace.signal.peek()] * (now.loud ? 2 : 1));
}

/** On to the next line. */
export function next(): void {
  const now = story.peek();
  if (!now) return;
  story.value = { ...now, at: now.at + 1 };
  beat();
}

/** To the end at once. */
export function skip(): void {
  clearTimeout(timer);
  const now = story.peek();
  if (now) story.value = { ...now, at: now.lines.length };
}

/** From the beginning; where nothing moves by itself, the reader goes from line to line. */
export function again(): void {
  const now = story.peek();
  if (now) story.value = { ...now, at: 0 };
  beat();
}

/** Whether lines wait for the reader instead of following each other. */
export function isStill(): boolean {
  return pace.signal.peek() === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function isLoud([id]: Message): boolean {
  return LOUD.test(id);
}

/** The last space that a line mentions, by its name on the network. */
function spaceOf([, args]: Message): string | null {
  const names = args.map(([, value]) => nameOf(value)).filter((name) => name !== null);
  return names.at(-1) ?? null;
}

function nameOf(arg: Arg): string | null {
  if (typeof arg !== "object" || arg[0] !== "space") return null;
  const named = Object.fromEntries(arg[1]) as Record<string, Arg>;
  return `${String(named.server)}${String(named.number)}`;
}
