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

const ICE = ["barrier", "code-gate", "sentry"] as const;

export type IceKind = (typeof ICE)[number] | "trap";
export type Kind = Exclude<CardFacts["type"], "ice"> | IceKind;

/** Barrier, code gate, sentry or trap: what a piece of ice is. */
export function iceKind(facts: CardFacts): IceKind {
  return ICE.find((kind) => facts.subtypes.includes(kind)) ?? "trap";
}

/** What a card is drawn as: its type, or which ice it is. */
export function kindOf(facts: CardFacts): Kind {
  return facts.type === "ice" ? iceKind(facts) : facts.type;
}
