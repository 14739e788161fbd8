// The facts of the cards, fetched once.

import { signal } from "@preact/signals";
import { get } from "../service/api";

const known = signal<Readonly<Record<string, unknown>>>({});

export async function learn(game: string): Promise<void> {
  known.value = await get<Record<string, unknown>>(`/api/cards/${game}`);
}

/** All facts of the game, as its rules tell them. */
export function allFacts(): Readonly<Record<string, unknown>> {
  return known.value;
}
