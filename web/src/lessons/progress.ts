// Which lessons there are, which of them this browser has finished, and the way into the next one.

import { DECKERS } from "../deckers/lessons";
import { NETRUNNER } from "../netrunner/lessons";
import { openTable } from "../service/api";
import { keepGame } from "../service/memory";
import { playHouse, sitDown } from "../service/sitting";
import { type Lesson, positionOf } from "./lesson";

const FINISHED = "cyberdeck-lessons";
const LESSONS: readonly Lesson[] = [...NETRUNNER, ...DECKERS];

export function lessonsOf(game: string): readonly Lesson[] {
  return LESSONS.filter((lesson) => lesson.game === game);
}

export function lessonNamed(id: string | null): Lesson | null {
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}

export function lessonAfter(lesson: Lesson): Lesson | null {
  const all = lessonsOf(lesson.game);
  return all[all.indexOf(lesson) + 1] ?? null;
}

export function finished(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(FINISHED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function finish(lesson: Lesson): void {
  try {
    localStorage.setItem(FINISHED, JSON.stringify([...new Set([...finished(), lesson.id])]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** A new table for the lesson; it is no game that one comes back to. */
export async function begin(lesson: Lesson): Promise<void> {
  const { game, seat } = lesson;
  const seats = Object.fromEntries(lesson.seats.map((name) => [name, name === seat ? "person" : "house"]));
  const opened = await openTable({ game, seats, setup: { position: positionOf(lesson) } });
  sitDown(`${opened.links[seat] ?? "/"}?lesson=${lesson.id}`);
}

/** The first game that the rulebook recommends. */
export async function playFirstGame(game: string): Promise<void> {
  if (game === "netrunner") return playHouse(game, "runner", ["corp", "runner"], { corp: "jinteki", runner: "shaper" });
  const seats = ["oshin-noro", "monty-quantum"];
  const setup = { smc: "alpha-moby", deckers: seats, first_game: true };
  const opened = await openTable({
    game,
    seats: { "oshin-noro": "person", "monty-quantum": "person" },
    setup,
    together: [seats],
  });
  const link = opened.links["oshin-noro"] ?? "/";
  keepGame({ table: opened.table, game, link, seats, at: Date.now() });
  sitDown(link);
}
