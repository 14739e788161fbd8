// The facts of the cards, fetched once.

import { signal } from "@preact/signals";
import type { CardFacts } from "../netrunner/view";

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

export function factsOf(id: string | null): CardFacts | null {
  return (id !== null && (known.value[id] as CardFacts | undefined)) || null;
}

/** The style of a card is its facts as class names; the style sheet says what they look like. */
export function classesOf(facts: CardFacts | null): string {
  if (!facts) return "";
  const subtypes = facts.subtypes.map((subtype) => `subtype-${subtype}`);
  return [`side-${facts.side}`, `faction-${facts.faction}`, `type-${facts.type}`, ...subtypes].join(" ");
}
