// What is heard of the game itself: it is one's turn, it is won or lost.

import { effect } from "@preact/signals";
import { question, reel, seen } from "../table/seat";
import { cue } from "./sound";

/** Listen as long as a table is open. */
export function startOwnCues(): () => void {
  let asked = true;
  let over: boolean | null = null;
  const stops = [
    effect(() => {
      const isAsked = question.value !== null;
      if (isAsked && !asked && reel.peek().last.peek()?.own === false) cue("turn");
      asked = isAsked;
    }),
    effect(() => {
      const now = seen.value;
      if (!now) return;
      const isOver = now.ending !== null;
      // Who opens a finished game hears nothing.
      if (isOver && over === false) cue(now.held.some((seat) => now.ending?.winners.includes(seat)) ? "win" : "lose");
      over = isOver;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
