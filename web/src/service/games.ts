// What the service says of its games: who may sit there, and what is chosen before one.

import { signal } from "@preact/signals";
import { say } from "../texts/texts";
import { get } from "./api";
import type { GameListed } from "./wire";

const known = signal<readonly GameListed[]>([]);

export async function learnGames(): Promise<void> {
  known.value = await get<readonly GameListed[]>("/api/games");
}

export function listed(game: string): GameListed | null {
  return known.value.find(({ name }) => name === game) ?? null;
}

export function seatName(game: string, seat: string): string {
  const name = listed(game)?.names[seat] ?? seat;
  return typeof name === "object" ? say(name) : String(name);
}

export function isTogether(game: string): boolean {
  return listed(game)?.together ?? false;
}
