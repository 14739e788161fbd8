// The puzzle at this table: whether it is solved, and what would help. The service looks at every decision.

import { computed, effect, signal } from "@preact/signals";
import { post } from "../service/api";
import { considered, wished } from "../table/options";
import { decide, live, question, seen } from "../table/seat";
import { type Looked, type PuzzleShown, puzzleOf } from "./shelf";
import { note } from "./streak";

export const puzzle = signal<PuzzleShown | null>(null);
export const looked = signal<Looked | null>(null);
/** How much help was asked for at this question: the thing that it is about, or the answer itself. */
export const help = signal<"none" | "thing" | "move">("none");
/** The question that was last looked at. */
export const lookedAt = signal(-1);
const good = signal("");

export const isEnded = computed(() => looked.value !== null && looked.value.look !== "open");

/** The option that would be good, if it was asked for. */
export const hinted = computed(() =>
  help.value === "none" ? null : (question.value?.options.find(({ notation }) => notation === good.value) ?? null),
);

/** The day whose puzzle this is, if it is one. */
export const day = () => new URLSearchParams(location.search).get("day");

/** Whether the solution is shown: it is played without being asked for. */
export const isShown = () => new URLSearchParams(location.search).has("shown");

/** Milliseconds in which one sees a move of the solution before it is made. */
const SHOWN = 900;

let asking = 0;
/** What there is to look at: also while the other side has still to answer. */
let wanted = -1;

/** Begin with the puzzle that the address names, if it names one. */
export function startPuzzle(token: string): boolean {
  const name = new URLSearchParams(location.search).get("puzzle");
  if (!name) return false;
  void puzzleOf(name).then((found) => (puzzle.value = found));
  effect(() => {
    const now = seen.value;
    if (!now || !puzzle.value || now.seq === wanted) return;
    const isIdle = wanted === lookedAt.peek();
    wanted = now.seq;
    help.value = isShown() ? "move" : "none";
    good.value = "";
    if (isIdle) void keepLooking(token, name);
  });
  effect(() => {
    const offer = hinted.value;
    wished.value = help.value === "move" ? offer : null;
    considered.value = help.value === "thing" ? offer : null;
  });
  if (isShown()) effect(showNext);
  return true;
}

/** One look after the other, up to where the table stands. */
async function keepLooking(token: string, name: string): Promise<void> {
  while (lookedAt.peek() !== wanted) {
    const at = wanted;
    await look(token, name, isShown()).catch(() => undefined);
    lookedAt.value = at;
  }
}

/** The next move of the solution, as soon as the table has come to it. */
function showNext() {
  const offer = hinted.value;
  if (!offer || !live.value || isEnded.value) return;
  const timer = setTimeout(() => decide(offer), SHOWN);
  return () => clearTimeout(timer);
}

/** First what it is about, then what to do. */
export async function askForHelp(token: string, name: string): Promise<void> {
  if (help.value === "none") {
    await look(token, name, true);
    help.value = "thing";
  } else {
    help.value = "move";
  }
}

/** How it stands; the latest answer counts, and any that says that it is over. */
async function look(token: string, name: string, helping: boolean): Promise<void> {
  asking += 1;
  const mine = asking;
  const found = await post<Looked>(`/api/puzzles/${encodeURIComponent(name)}/look`, { token, helping });
  if (isEnded.peek() || (mine !== asking && found.look === "open")) return;
  looked.value = found;
  good.value = found.good;
  if (found.look !== "open" && !isShown()) note(name, found.look === "solved", day());
}
