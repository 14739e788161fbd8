// Choosing before a game, as the engine describes it: what is chosen, and what that makes of the setup and the seats.

import type { Choosing, GameListed } from "../service/wire";

/** What is chosen under each key. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export function usual({ choosings }: GameListed): Chosen {
  return Object.fromEntries(choosings.map((choosing) => [choosing.key, choosing.usual]));
}

/** One more, or one less: what it excludes goes, and of too many the one that was chosen first. */
export function toggled({ choices, most }: Choosing, chosen: readonly string[], value: string): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  const group = (name: string) => choices.find((choice) => choice.value === name)?.group;
  const staying = chosen.filter((other) => !group(value) || group(other) !== group(value));
  return [...staying, value].slice(-most);
}

export function isEnough({ choosings }: GameListed, chosen: Chosen): boolean {
  return choosings.every(({ key, least }) => (chosen[key]?.length ?? 0) >= least);
}

export function setupOf({ choosings }: GameListed, chosen: Chosen): Readonly<Record<string, unknown>> {
  return Object.fromEntries(choosings.map(({ key, most }) => [key, most > 1 ? chosen[key] : chosen[key]?.[0]]));
}

export function seatsOf({ choosings, seats }: GameListed, chosen: Chosen): readonly string[] {
  const seating = choosings.find((choosing) => choosing.seats);
  return seating ? (chosen[seating.key] ?? []) : seats;
}
