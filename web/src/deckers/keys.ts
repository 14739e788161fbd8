// The keys of Deckers, and what its messages name.

import type { Keys } from "../table/keying";
import type { Zoomed } from "../table/zooming";
import { commandFacts } from "./facts";

export const keys: Keys = {
  move: "v",
  shift: "s",
  infect: "f",
  "end-actions": "e",
  "other-payment": "o",
  "keep-row": "k",
  "take-nothing": "n",
  done: "x",
  "+lay-compact": "z",
  "+lay-random": "w",
  // No decision, but the letter that changes the lens.
  lens: "t",
};

export function named(message: string): Zoomed | null {
  const [, kind, id] = /^(command|decker)-(.+)$/.exec(message) ?? [];
  if (!kind || !id || (kind === "command" && commandFacts(id) === null)) return null;
  return { kind, id, now: [] };
}
