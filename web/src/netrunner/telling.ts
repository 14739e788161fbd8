// What the reel needs to know of Netrunner: whose turn begins, and by what a part of the view changes.

import type { Turn } from "../reel/shots";

type Happening = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const RUN = /^(run-|approached|encounter|passed|bypassed|subroutine|jacked)/;

/** By what a part of the view changes. */
export function touches(event: Happening, [head, part]: Path): boolean {
  const kind = String(event.kind);
  switch (head) {
    case "corp":
    case "runner":
      if (event.side !== undefined && event.side !== head) return false;
      if (part === "credits") return kind.endsWith("-credits");
      if (part === "clicks") return kind.includes("click");
      return event.card !== undefined;
    case "servers":
      return event.card !== undefined && kind !== "drew";
    case "rig":
    case "shown":
    case "in_play":
      return event.card !== undefined;
    case "tags":
      return kind === "tagged" || kind === "untagged";
    case "brain_damage":
      return kind === "damaged";
    case "bad_publicity":
      return kind === "took-bad-publicity";
    case "run":
      return RUN.test(kind);
    case "trace":
      return kind.startsWith("trace-");
    case "turn":
    case "turns":
      return kind.startsWith("turn-");
    default:
      return false;
  }
}

export function turn({ kind, side }: Happening, _: unknown, mine: readonly string[]): Turn | null {
  if (kind !== "turn-began") return null;
  return mine.includes(String(side)) ? "own" : "other";
}
