// The facts of the cards, fetched once.

import { signal } from "@preact/signals";

const known = signal<Readonly<Record<string, unknown>>>({});

export async function learn(game: string): Promise<void> {
  const answer = await fetch(`/api/cards/${game}`);
  if (!answer.ok) throw new Error(`/api/cards/${game}: ${answer.status}`);
  known.value = (await answer.json()) as Record<string, unknown>;
}

/** All facts of the game, as its rules tell them. */
export function allFacts(): Readonly<Record<string, unknown>> {
  return known.value;
}
