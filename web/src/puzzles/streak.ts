// What this browser has solved, and on how many days in a row the puzzle of the day; with an account, what all its browsers have.

import { effect, signal } from "@preact/signals";
import { account, change, recall } from "../service/accounts";
import type { Solved } from "../service/wire";

const KEY = "cyberdeck-puzzles";
const DAY = 86_400_000;

type Kept = Required<Solved>;

const EMPTY: Kept = { tried: {}, days: [] };
/** The account has no room for puzzles of one's own, whose names are whole positions. */
const LONGEST_NAME = 64;
export const kept = signal<Kept>(read());

// Whoever signs in brings along what this browser knows, and finds what his others know.
effect(() => {
  if (account.value?.name) void share();
});

async function share(): Promise<void> {
  const { tried, days } = kept.peek();
  const named = Object.entries(tried).filter(([name]) => name.length <= LONGEST_NAME);
  try {
    const all = await change<Solved>("POST", "/api/account/solved", {
      tried: Object.fromEntries(named.slice(-1000)),
      days: days.slice(-400),
    });
    const now = kept.peek();
    keep({ tried: { ...now.tried, ...all.tried }, days: [...new Set([...(all.days ?? []), ...now.days])].sort() });
  } catch {
    // What could not be told now is told with the next puzzle.
  }
}

/** Note how an attempt went; `day` is the day whose puzzle it is, if it is one. */
export function note(name: string, solved: boolean, day: string | null): void {
  const now = kept.peek();
  const before = now.tried[name];
  const tried = { ...now.tried, [name]: after(before, solved) };
  const days = solved && day && !now.days.includes(day) ? [...now.days, day].slice(-400) : now.days;
  keep({ tried, days });
  if (account.peek()) void share();
  else void recall();
}

function keep(now: Kept): void {
  kept.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

function after(before: Kept["tried"][string] | undefined, solved: boolean): Kept["tried"][string] {
  if (!solved) return before ?? "failed";
  return before === undefined || before === "first" ? "first" : "later";
}

/** On how many days in a row, up to today or yesterday. */
export function streak(days: readonly string[], day: string): number {
  const done = new Set(days);
  let at = Date.parse(day);
  if (!done.has(day)) at -= DAY;
  let count = 0;
  while (done.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}

function read(): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return EMPTY;
  }
}
