// Where the things are that options point at. Names are notation, and one may fit cards in two places.

import { computed } from "@preact/signals";
import { optionsAt } from "../table/options";
import { seen } from "../table/seat";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

export const view = computed(() => (seen.value?.view as NetrunnerView | undefined) ?? null);

export const seat = computed(() => (seen.value?.seat ?? "runner") as SideWord);

/** Whether a side is the only one that the player holds. */
export function isOwn(side: string): boolean {
  const held = seen.value?.held ?? [];
  return held.length === 1 && held[0] === side;
}

const areas = computed(() => {
  const table = view.value;
  if (!table) return [];
  const lying = table.servers.flatMap((server) => [...server.ice, ...server.root]);
  return [table[seat.value].hand, table.rig, lying, table.in_play].map(names);
});

/** Two different cards of this name are before the player, so a click must not decide at once. */
export function isAmbiguous(name: string): boolean {
  return areas.value.filter((area) => area.has(name)).length > 1;
}

/** A card of a pile is meant only if no card before the player has its name, nor one that he has scored. */
export function isElsewhere(name: string): boolean {
  return areas.value.some((area) => area.has(name)) || isScored(name, seat.value);
}

/** What can be done with a scored agenda, by its own side only: the other one may have stolen a copy of it. */
const OF_SCORED: ReadonlySet<string> = new Set(["forfeit", "resolve", "use"]);

export function isScored(name: string, side: SideWord): boolean {
  if (side !== seat.value || !view.value?.[side].score.some((card) => card.name === name)) return false;
  return optionsAt(name).some(({ notation }) => OF_SCORED.has(notation.split(" ")[0] ?? ""));
}

const all = computed(() => {
  const table = view.value;
  if (!table) return new Map<string, CardSeen>();
  const players = [table.corp, table.runner].flatMap((player) => [
    player.identity,
    ...player.discard,
    ...player.score,
    ...player.hand,
  ]);
  const lying = table.servers.flatMap((server) => [...server.ice, ...server.root]);
  // What lies before the players goes over a card of the same name in a pile.
  const cards = [...players, ...table.shown, ...table.in_play, ...table.rig, ...lying];
  return new Map(cards.flatMap((card) => [card, ...card.hosted]).map((card) => [card.name, card]));
});

/** A card by the name that options and runs give it. */
export function cardNamed(name: string | null): CardSeen | null {
  return (name !== null && all.value.get(name)) || null;
}

function names(cards: readonly CardSeen[]): Set<string> {
  return new Set(cards.flatMap((card) => [card.name, ...names(card.hosted)]));
}
