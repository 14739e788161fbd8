// What the reel needs to know of Deckers: whose turn begins, and by what a part of the view changes.

import type { Turn } from "../reel/shots";
import type { DeckersView } from "./view";

/** The phases in which the computer acts, and the one in which the deckers do. */
const COMPUTER: ReadonlySet<unknown> = new Set([
  "start-of-turn",
  "new-scouts",
  "attack",
  "evaluation",
  "move-scouts",
  "refresh",
  "information",
]);

type Happening = Readonly<Record<string, unknown>>;

/** By what a part of the view changes. */
export function touches(event: Happening, path: readonly (string | number)[], seen: unknown): boolean {
  const view = seen as DeckersView;
  const [head, place, part] = path;
  const kind = String(event.kind);
  switch (head) {
    case "spaces": {
      const name = view.spaces[Number(place)]?.name;
      if (name === undefined) return kind === "segment-laid";
      if (part === "guardian") return kind.startsWith("guardian") && event.at === name;
      return event.at === name || event.origin === name;
    }
    case "deckers":
      return [event.decker, event.giver, event.other].includes(view.deckers[Number(place)]?.id);
    case "supply":
      return /^(scout|programs|guardian|installation)/.test(kind);
    case "objective":
      // A goal is met by what lies and stands somewhere: not before that is seen.
      if (place === "progress") return event.at !== undefined || event.origin !== undefined;
      return /^(goal|ghost)|to-card/.test(kind) || event.to === "objective" || event.origin === "objective";
    case "row":
    case "upgrades":
      return /^(row|card)/.test(kind);
    case "phase":
      return kind === "phase-began";
    case "active":
      return kind === "tile-handed";
    case "cycle":
      return kind === "cycle-began";
    case "palace":
    case "horse":
      return kind.startsWith(head) || kind === "scout-swallowed";
    case "winners":
      return true;
    default:
      return false;
  }
}

export function turn({ kind, phase }: Happening, seen: unknown, mine: readonly string[]): Turn | null {
  const { active } = seen as DeckersView;
  if (kind === "tile-handed") return mine.includes(active) ? null : "other";
  if (kind !== "phase-began") return null;
  if (phase === "actions") return mine.includes(active) ? "own" : "other";
  return COMPUTER.has(phase) ? "other" : null;
}
