// The cards of the core set as the deckbuilder sees them: kinds, costs, words.

import { allFacts } from "../../table/facts";
import { word } from "../../texts/texts";
import { factsOf } from "../facts";
import type { CardFacts } from "../view";

/** The kinds in the order of the rulebook. */
export const TYPES = [
  "identity",
  "agenda",
  "asset",
  "upgrade",
  "operation",
  "ice",
  "event",
  "hardware",
  "program",
  "resource",
] as const;
export const FACTIONS = [
  "jinteki",
  "haas-bioroid",
  "nbn",
  "weyland-consortium",
  "shaper",
  "anarch",
  "criminal",
  "neutral",
] as const;
export const SIDES = ["corp", "runner"] as const;
export type Side = (typeof SIDES)[number];

const WITHOUT_COST = ["identity", "agenda"];

export const titleOf = (id: string) => word(`card-${id}`);
export const textOf = (id: string) => word(`card-${id}.text`);
export const sideOf = (id: string) => factsOf(id)?.side as Side | undefined;
export const otherSide = (side: Side): Side => (side === "corp" ? "runner" : "corp");

export function costOf(facts: CardFacts): string | null {
  return WITHOUT_COST.includes(facts.type) ? null : String(facts.cost ?? 0);
}

/** The ids of all cards, by type and title. */
export function allCards(): readonly string[] {
  const place = (id: string) => TYPES.indexOf(factsOf(id)?.type as (typeof TYPES)[number]);
  return Object.keys(allFacts()).sort(
    (one, other) => place(one) - place(other) || titleOf(one).localeCompare(titleOf(other)),
  );
}

/** Cards in groups of one type; types without cards are left out. */
export function byType(
  ids: readonly string[],
): readonly (readonly [type: (typeof TYPES)[number], ids: readonly string[]])[] {
  return TYPES.map((type) => [type, ids.filter((id) => factsOf(id)?.type === type)] as const).filter(
    ([, found]) => found.length > 0,
  );
}

/** What one can look for in a card, without accents and capitals. */
export function wordsOf(id: string): string {
  const facts = factsOf(id);
  const kinds = facts
    ? [`type-${facts.type}`, `faction-${facts.faction}`, ...facts.subtypes.map((subtype) => `subtype-${subtype}`)]
    : [];
  return folded([titleOf(id), textOf(id), ...kinds.map(word), id.replaceAll("-", " ")].join(" "));
}

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
