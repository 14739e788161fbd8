// The view of a seat at a table of Deckers.

import { signal } from "@preact/signals";
import { seen } from "../table/seat";
import type { ColourWord, DeckerSeen, DeckersView } from "./view";

export type Colour = ColourWord;
export const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const satisfies readonly Colour[];

export function seenView(): DeckersView | null {
  return (seen.value?.view as DeckersView | undefined) ?? null;
}

/** The spaces of five segments. */
const ALL_SPACES = 30;

export function isLaid({ spaces }: DeckersView): boolean {
  return spaces.length === ALL_SPACES;
}

/** How much room the map has, in pixels. */
export const mapSize = signal({ width: 1, height: 1 });

/** A telephone: what would lie over the map stands in the question. */
const telephone = matchMedia("(max-width: 760px), (max-height: 480px)");
export const narrow = signal(telephone.matches);
telephone.addEventListener("change", () => (narrow.value = telephone.matches));

/** The server where the swarm is, if the objective has one. */
export function swarmOf(view: DeckersView): Colour | null {
  return COLOURS[view.objective.track.swarm ?? -1] ?? null;
}

/** The decker whose cards one plays now. */
export function ownDecker(view: DeckersView): DeckerSeen | null {
  return view.deckers.find(({ id }) => id === seen.value?.seat) ?? null;
}
