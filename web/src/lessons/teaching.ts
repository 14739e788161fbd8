// The lesson at this table: where it stands, and what it waits for. It follows the player; it never holds him.

import { computed, effect, signal } from "@preact/signals";
import { drawn } from "../game";
import type { Offer, Question } from "../service/wire";
import { wished } from "../table/options";
import { byItself, question, type Seen, seen, taken } from "../table/seat";
import { type Beat, beats, type Lesson } from "./lesson";
import { finish, lessonNamed } from "./progress";

/** Decisions that fit almost everywhere, so that their being offered says nothing about where the player is. */
const ANYWHERE: ReadonlySet<string> = new Set(["pass", "continue", "done"]);

export const lesson = signal<Lesson | null>(null);
const place = signal(0);

/** The step that the game has gone past: the player reads it together with the one that is next. */
export const missed = signal<number | null>(null);

/** The question that the player has not answered yet. */
const asked = computed(() => (seen.value && seen.value.seq !== taken.value?.seq ? question.value : null));
const all = computed<readonly Beat[]>(() => (lesson.value ? beats(lesson.value) : []));

export const beat = computed(() => all.value[Math.min(place.value, all.value.length - 1)] ?? null);
export const isOver = computed(() => lesson.value !== null && place.value >= all.value.length - 1);

/** Whether the player is asked something that the lesson did not foresee. */
export const isAside = computed(() => {
  const now = beat.value;
  return (
    asked.value !== null && now !== null && now.wish !== null && !wishOf(now, asked.value) && !routine(asked.value)
  );
});

/** Start the lesson that the address names, if it names one. */
export function startLesson(): boolean {
  const found = lessonNamed(new URLSearchParams(location.search).get("lesson"));
  if (!found) return false;
  lesson.value = found;
  place.value = remembered();
  byItself.value = unasked;
  let last = taken.peek();
  effect(() => {
    const decision = taken.value;
    if (decision && decision !== last) goTo(after(place.peek(), decision.notation));
    last = decision;
  });
  effect(() => {
    if (asked.value) catchUp(place.value, asked.value);
  });
  effect(() => {
    wished.value = asked.value && wishOf(beat.value, asked.value);
  });
  effect(() => {
    if (isOver.value) finish(found);
  });
  return true;
}

export function readOn(): void {
  goTo(place.peek() + 1);
}

/** Where the lesson stands after a decision: behind it, if it was waited for; what was only to be read is skipped. */
function after(at: number, notation: string): number {
  const next = all.value.findIndex(({ wish }, number) => number >= at && wish !== null);
  const wish = all.value[next]?.wish;
  return wish && notation.startsWith(wish) ? next + 1 : at;
}

/** Who went another way may have left some steps behind: the first one that can be done now is the next. */
function caughtUp(at: number, asked: Question): number {
  const now = all.value[at];
  if (!now?.wish || wishOf(now, asked) || routine(asked)) return at;
  const next = all.value.findIndex(
    (beat, number) => number > at && !ANYWHERE.has(beat.wish ?? "pass") && wishOf(beat, asked),
  );
  return next < 0 ? at : next;
}

function catchUp(at: number, asked: Question): void {
  const next = caughtUp(at, asked);
  const [left, now] = [all.value[at]?.step, all.value[next]?.step];
  if (next === at) return;
  goTo(next);
  missed.value = left !== undefined && left !== now ? left : null;
}

function wishOf(beat: Beat | null, { options }: Question): Offer | null {
  const wish = beat?.wish;
  if (!wish) return null;
  return (
    options.find(({ notation }) => notation === wish) ??
    options.find(({ notation }) => notation.startsWith(wish)) ??
    null
  );
}

/** What a lesson answers by itself, so that only its own steps are asked; while there is something to read, nothing. */
function unasked({ question, seq }: Seen): Offer | null {
  const now = beat.value;
  if (seq === taken.value?.seq) return null;
  if (!question || !now?.wish || wishOf(now, question) || !routine(question)) return null;
  return question.options.find(({ notation }) => notation === "pass") ?? question.options[0] ?? null;
}

function routine(question: Question): boolean {
  return question.options.length === 1 || drawn().isRoutine(question);
}

// a page that is loaded again goes on where it was

const key = () => `cyberdeck-lesson ${location.pathname}`;

function goTo(number: number): void {
  if (number === place.peek()) return;
  missed.value = null;
  place.value = number;
  try {
    sessionStorage.setItem(key(), String(number));
  } catch {
    // Then the lesson begins at its first step again.
  }
}

function remembered(): number {
  try {
    return Number(sessionStorage.getItem(key()) ?? 0);
  } catch {
    return 0;
  }
}
