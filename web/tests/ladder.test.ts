import { beforeEach, expect, test, vi } from "vitest";
import { lookAgain, nextOf, noteTable, progress } from "../src/deckers/ladder";
import type { StageListed } from "../src/service/wire";

const STAGES = ["1", "2", "3"].map(
  (name): StageListed => ({ name, setup: {}, seats: [], least: 1, most: 2, stars: 1 }),
);

/** Which tables are over, and who won there. */
let endings: Readonly<Record<string, readonly string[] | null>> = {};

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const winners = endings[path.split("/").at(-1) ?? ""];
    const ending = winners && { winners, reason: ["won", []] };
    return Promise.resolve(new Response(JSON.stringify({ ending }), { status: winners === undefined ? 404 : 200 }));
  });
});

test("a table that was won opens the next game, one that was lost does not, and one under way is asked after again", async () => {
  noteTable("won", "1");
  noteTable("lost", "2");
  noteTable("on", "2");
  noteTable("forgotten", "3");
  endings = { won: ["ann"], lost: [], on: null };
  await lookAgain();
  expect(progress.value).toEqual({ won: ["1"], tables: { on: "2" } });
  expect(nextOf(STAGES, progress.value.won)).toBe(1);
  endings = { on: ["ann"] };
  await lookAgain();
  expect(progress.value).toEqual({ won: ["1", "2"], tables: {} });
  expect(nextOf(STAGES, progress.value.won)).toBe(2);
});

test("what is won counts in order: the first that is not won is next, and nothing follows the last", () => {
  expect(nextOf(STAGES, [])).toBe(0);
  expect(nextOf(STAGES, ["2"])).toBe(0);
  expect(nextOf(STAGES, ["1", "2", "3"])).toBe(3);
});
