// How fast the reel is shown, as the player prefers it.

import { preference } from "../table/settings";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const BEATS: Readonly<Record<Pace, number>> = { slow: 1100, normal: 600, fast: 250, off: 0 };

export const pace = preference<Pace>("pace", "normal");

/** Whether one is asked before one has seen what led to the question. */
export const questionFirst = preference("question-first", false);

export function isQuestionFirst(): boolean {
  return questionFirst.signal.value;
}

/** The milliseconds of a usual line; none where nothing is to move by itself. */
export function beat(): number {
  return isStill() ? 0 : BEATS[pace.signal.peek()];
}

/** Whether everything is to be there at once: nobody looks, or who looks does not want things to move. */
export function isStill(): boolean {
  return document.hidden || pace.signal.peek() === "off" || isReduced();
}

/** Whether the system asks for as little motion as possible. */
export function isReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function later(act: () => void, milliseconds: number): () => void {
  const timer = window.setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
