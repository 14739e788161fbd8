import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { games } from "../src/game";
import { GAMES } from "../src/games";
import {
  addressOf,
  goTo,
  lookAs,
  play,
  playing,
  shown,
  startReplay,
  step,
  stepTurn,
  turns,
} from "../src/replay/replaying";
import type { Message, Reel as Part } from "../src/service/wire";
import { log, seen } from "../src/table/seat";

const LAST = 6;
const PART = 4;
const asked: string[] = [];

function part(from: number, seat: string | null): Part {
  const at = from - (from % PART);
  const numbers = Array.from({ length: Math.min(PART, LAST + 1 - at) }, (_, place) => at + place);
  const lines = (number: number): readonly Message[] => (number === 0 ? [] : [[`line-${number - 1}`, []]]);
  const frames = numbers.map((number) => ({
    ...{ at: number, by: null, events: [], log: lines(number), changes: [[["number"], number]] },
    ...{ deciding: "corp", question: null, taken: null },
  }));
  const log = Array.from({ length: at }, (_, number) => number).flatMap(lines);
  return {
    table: "game",
    game: "netrunner",
    at,
    first: 0,
    of: LAST,
    seat,
    seats: ["corp", "runner"],
    view: { number: at },
    log,
    frames,
    ending: null,
  };
}

function serve(path: string): Promise<Response> {
  asked.push(path);
  const { pathname, searchParams } = new URL(path, "http://service");
  const answers: Record<string, unknown> = {
    "/api/tables/game/reel": part(Number(searchParams.get("from")), searchParams.get("seat")),
    "/api/tables/game/series": { measures: { turn: [1, 1, 2, 2, 2, 3, 3] } },
    "/api/cards/netrunner": {},
  };
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answers[pathname]) } as Response);
}

const arrived = (at: number) => vi.waitFor(() => expect(shown.value?.at).toBe(at));

let stop: () => void;

beforeEach(async () => {
  games.value = await Promise.all(GAMES.map(({ load }) => load()));
  vi.stubGlobal("fetch", serve);
  history.replaceState(null, "", "/replay/game?at=2");
  stop = startReplay("game");
  goTo(2);
  lookAs(null);
  await arrived(2);
  await vi.waitFor(() => expect(turns.value).toEqual([2, 5]));
});

afterEach(() => stop());

test("the address names the place, and leads back to it", async () => {
  expect(addressOf({ at: 2, seat: null })).toBe("/replay/game?at=2");
  step(1);
  lookAs("corp");
  await vi.waitFor(() => expect(shown.value?.seat).toBe("corp"));
  expect(location.search).toBe("?at=3&seat=corp");
});

test("nobody walks beyond the ends", async () => {
  goTo(99);
  await arrived(LAST);
  goTo(-3);
  await arrived(0);
});

test("from turn to turn, and to the ends where there is none", async () => {
  stepTurn(1);
  await arrived(5);
  stepTurn(1);
  await arrived(LAST);
  stepTurn(-1);
  await arrived(5);
  stepTurn(-1);
  await arrived(2);
  stepTurn(-1);
  await arrived(0);
});

test("the view and the log are those of the place, back and forth over the parts of the film", async () => {
  for (const at of [3, 4, 6, 3, 5, 0]) {
    goTo(at);
    await arrived(at);
    expect(seen.value?.view).toEqual({ number: at });
    expect(log.value).toHaveLength(at);
  }
});

test("a place is asked for once", async () => {
  step(1);
  await arrived(3);
  asked.length = 0;
  step(-1);
  await arrived(2);
  goTo(5);
  await arrived(5);
  step(-5);
  await arrived(0);
  expect(asked).toEqual(["/api/tables/game/reel?from=5"]);
});

test("playing goes over the parts to the end, and begins anew from there", async () => {
  vi.useFakeTimers();
  play(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown.value?.at).toBe(LAST);
  expect(playing.value).toBe(false);
  play(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.value?.at).toBe(1);
  expect(playing.value).toBe(true);
  play(false);
  vi.useRealTimers();
});
