// The view of a seat at a table of Deckers.

import { seen } from "../table/seat";
import type { ColourWord, DeckersView } from "./view";

export type Colour = ColourWord;
export const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const satisfies readonly Colour[];

export function seenView(): DeckersView | null {
  return (seen.value?.view as DeckersView | undefined) ?? null;
}
