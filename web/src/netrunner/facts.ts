// What is printed on the cards of Netrunner.

import { allFacts } from "../table/facts";
import type { CardFacts } from "./view";

export function factsOf(id: string | null): CardFacts | null {
  return (id !== null && (allFacts()[id] as CardFacts | undefined)) || null;
}

/** The style of a card is its facts as class names; the style sheet says what they look like. */
export function classesOf(facts: CardFacts | null): string {
  if (!facts) return "";
  const subtypes = facts.subtypes.map((subtype) => `subtype-${subtype}`);
  return [`side-${facts.side}`, `faction-${facts.faction}`, `type-${facts.type}`, ...subtypes].join(" ");
}
