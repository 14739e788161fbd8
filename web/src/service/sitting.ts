// Sitting down at tables.

import { preference } from "../table/settings";
import { openTable } from "./api";
import { isTogether, listed } from "./games";
import { keepGame } from "./memory";
import type { Clock } from "./wire";

/** How one is called at tables. */
export const ownName = preference("name", "");

/** Whether a table stands in the lobby for everybody, and by how many seconds spectators are late there. */
export interface Watched {
  readonly public?: boolean;
  readonly delay?: number;
}

/** Open a table with the house in all other seats, and sit down at it. */
export async function playHouse(
  game: string,
  seat: string,
  seats: readonly string[],
  setup: Readonly<Record<string, unknown>> = {},
  clock: Clock | null = null,
  rung = "",
  watched: Watched = {},
): Promise<void> {
  const players = Object.fromEntries(seats.map((name) => [name, name === seat ? "person" : "house"] as const));
  const others = seats.filter((name) => name !== seat);
  const rungs = rung ? Object.fromEntries(others.map((name) => [name, rung])) : {};
  const opened = await openTable({ game, seats: players, setup, clock, rungs, ...watched });
  const link = opened.links[seat];
  if (!link) throw new Error(`no link for ${seat}`);
  keepGame({ table: opened.table, game, link, seats: [seat], at: Date.now() });
  sitDown(link);
}

/** Open a table with all its seats in one's own hands. */
export async function playAll(
  game: string,
  seats: readonly string[],
  setup: Readonly<Record<string, unknown>>,
): Promise<void> {
  const people = Object.fromEntries(seats.map((seat) => [seat, "person"]));
  const opened = await openTable({ game, seats: people, setup, together: [seats] });
  const link = opened.links[seats[0] ?? ""] ?? "/";
  keepGame({ table: opened.table, game, link, seats, at: Date.now() });
  sitDown(link);
}

/** Open a table whose other seats are free, and wait at it: whoever has its link, or finds it if it is public, sits down. */
export async function playFriend(
  game: string,
  seat: string,
  seats: readonly string[],
  setup: Readonly<Record<string, unknown>>,
  more: Watched & { readonly clock?: Clock | null } = {},
): Promise<void> {
  const players = Object.fromEntries(seats.map((name) => [name, name === seat ? "person" : "open"] as const));
  const opened = await openTable({ game, seats: players, setup, name: ownName.signal.peek(), ...more });
  const link = opened.links[seat] ?? "/";
  keepGame({ table: opened.table, game, link, seats: [seat], at: Date.now() });
  sitDown(link);
}

/** The game for newcomers: where the seats play together all of them, otherwise one against the house. */
export async function playFirst(game: string): Promise<void> {
  const first = listed(game)?.first;
  if (!first) throw new Error(`${game} is not played here`);
  if (isTogether(game)) await playAll(game, first.seats, first.setup);
  else await playHouse(game, first.seat, first.seats, first.setup, null, listed(game)?.rungs[0]?.name);
}

export function sitDown(link: string): void {
  location.assign(link);
}
