// Sitting down at tables.

import { openTable } from "./api";
import { keepGame } from "./memory";

/** Open a table with the house in all other seats, and sit down at it. */
export async function playHouse(
  game: string,
  seat: string,
  seats: readonly string[],
  setup: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const players = Object.fromEntries(seats.map((name) => [name, name === seat ? "person" : "house"] as const));
  const opened = await openTable({ game, seats: players, setup });
  const link = opened.links[seat];
  if (!link) throw new Error(`no link for ${seat}`);
  keepGame({ table: opened.table, game, link, seats: [seat], at: Date.now() });
  sitDown(link);
}

export function sitDown(link: string): void {
  location.assign(link);
}
