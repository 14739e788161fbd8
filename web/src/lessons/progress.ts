// Which lessons there are, which of them this browser has finished, and the way into the next one.

import { games, pageOf } from "../game";
import { openTable } from "../service/api";
import { sitDown } from "../service/sitting";
import type { Lesson } from "./lesson";

const FINISHED = "cyberdeck-lessons";

export function lessonsOf(game: string): readonly Lesson[] {
  return pageOf(game).teaching?.lessons ?? [];
}

export function lessonNamed(id: string | null): Lesson | null {
  return games.value.flatMap(({ name }) => lessonsOf(name)).find((lesson) => lesson.id === id) ?? null;
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

/** A new table for the lesson; it is no game that one comes back to. Its steps are shown also where they are no choice. */
export async function begin(lesson: Lesson): Promise<void> {
  const { game, seat } = lesson;
  const seats = Object.fromEntries(lesson.seats.map((name) => [name, name === seat ? "person" : "house"]));
  const opened = await openTable({ game, seats, setup: { position: lesson.position }, asked: "fair" });
  sitDown(`${opened.links[seat] ?? "/"}?lesson=${lesson.id}`);
}
