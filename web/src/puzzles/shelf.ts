// The puzzles as the service tells them.

import { get, openTable, post } from "../service/api";
import { sitDown } from "../service/sitting";
import type { Message } from "../service/wire";

export interface PuzzleListed {
  readonly name: string;
  readonly game: string;
  readonly seat: string;
  readonly goal: string;
  readonly task: Message;
  readonly grade: number;
}

export interface PuzzlesListed {
  readonly day: string;
  readonly today: string;
  readonly puzzles: readonly PuzzleListed[];
  readonly goals: Readonly<Record<string, Readonly<Record<string, Message>>>>;
}

export interface PuzzleShown extends PuzzleListed {
  readonly seats: readonly string[];
  readonly position: unknown;
  readonly disclosed: readonly { readonly where: Message; readonly cards: readonly Message[] }[];
}

export interface Looked {
  readonly look: "open" | "solved" | "missed" | "spoilt";
  readonly decision: number;
  readonly good: string;
}

const path = (name: string) => `/api/puzzles/${encodeURIComponent(name)}`;

export const allPuzzles = () => get<PuzzlesListed>("/api/puzzles");
export const puzzleOf = (name: string) => get<PuzzleShown>(path(name));
export const makePuzzle = (position: string, goal: string) =>
  post<{ puzzle: string; solutions: number }>("/api/puzzles", { position, goal });
export const pictureOf = (name: string, language: string) => `${path(name)}/picture.svg?lang=${language}`;

/**
 * A new table with the position of a puzzle; it is no game that one comes back to. `day` is the day whose puzzle it is;
 * `shown`: the solution is played there.
 */
export async function solve(name: string, day: string | null = null, shown = false): Promise<void> {
  const { game, seat, seats, goal, position } = await puzzleOf(name);
  const sittings = Object.fromEntries(seats.map((one) => [one, one === seat ? "person" : "house"]));
  const opened = await openTable({ game, seats: sittings, setup: { position }, goal, asked: "fair" });
  const query = new URLSearchParams({ puzzle: name, ...(day ? { day } : {}), ...(shown ? { shown: "1" } : {}) });
  sitDown(`${opened.links[seat] ?? "/"}?${query}`);
}
