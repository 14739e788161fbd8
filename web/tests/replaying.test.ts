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
import type { Replayed } from "../src/service/wire";
import { log, update } from "../src/table/seat";

const LAST = 6;
const asked: string[] = [];

function place(at: number, seat: string | null): Partial<Replayed> {
  const lines = Array.from({ length: at }, (_, number) => [`line-${number}`, []]) as unknown as Replayed["log"];
  return { table: "game", at, of: LAST, seat, seats: ["corp", "runner"], view: {}, log: lines, ending: null };
}

function serve(path: string): Promise<Response> {
  asked.push(path);
  const { pathname, searchParams } = new URL(path, "http://service");
  const answers: Record<string, unknown> = {
    "/api/tables/game": { table: "game", game: "netrunner" },
    "/api/tables/game/replay": place(Number(searchParams.get("at")), searchParams.get("seat")),
    "/api/tables/game/series": { measures: { turn: [1, 1, 2, 2, 2, 3, 3] } },
    "/api/cards/netrunner": {},
  };
  return Promise.resolve(new Response(JSON.stringify(answers[pathname])));
}

const arrived = (at: number) => vi.waitFor(() => expect(shown.value?.at).toBe(at));

let stop: () => void;

beforeEach(async () => {
  games.value = GAMES;
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

test("a step further tells what is new; a jump tells nothing", async () => {
  step(1);
  await arrived(3);
  expect(update.value?.log.map(([id]) => id)).toEqual(["line-2"]);
  goTo(0);
  await arrived(0);
  expect(update.value?.log).toEqual([]);
  expect(log.value).toEqual([]);
});

test("a place is asked for once", async () => {
  step(1);
  await arrived(3);
  asked.length = 0;
  step(-1);
  await arrived(2);
  step(1);
  await arrived(3);
  expect(asked).toEqual([]);
});

test("playing ends at the end, and begins anew from there", async () => {
  goTo(LAST);
  await arrived(LAST);
  play(true);
  await arrived(0);
  expect(playing.value).toBe(true);
  goTo(LAST);
  await vi.waitFor(() => expect(playing.value).toBe(false));
});
