// Where the things are that options point at. Names are notation, and one may fit cards in two places.

import { computed } from "@preact/signals";
import { update } from "../seat";
import type { CardSeen, NetrunnerView, Side } from "./view";

export const view = computed(() => (update.value?.view as NetrunnerView | undefined) ?? null);

export const seat = computed(() => (update.value?.seat ?? "runner") as Side);

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

/** A card of a pile or score area is meant only if no card before the player has its name. */
export function isElsewhere(name: string): boolean {
  return areas.value.some((area) => area.has(name));
}

function names(cards: readonly CardSeen[]): Set<string> {
  return new Set(cards.flatMap((card) => [card.name, ...names(card.hosted)]));
}
