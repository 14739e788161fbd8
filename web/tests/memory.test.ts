import { beforeEach, expect, test } from "vitest";
import { forgetGame, keepGame, myGames } from "../src/service/memory";

const kept = (number: number) => ({
  table: `t${number}`,
  game: "netrunner",
  link: `/t/${number}`,
  seats: ["corp"],
  at: number,
});

beforeEach(() => localStorage.clear());

test("the game that was sat down at last comes first, each once", () => {
  for (const number of [1, 2, 1]) keepGame(kept(number));
  expect(myGames().map(({ link }) => link)).toEqual(["/t/1", "/t/2"]);
});

test("not more than sixty are kept", () => {
  for (let number = 0; number < 70; number++) keepGame(kept(number));
  expect(myGames()).toHaveLength(60);
  expect(myGames()[0]?.link).toBe("/t/69");
});

test("a game can be forgotten", () => {
  keepGame(kept(1));
  forgetGame("/t/1");
  expect(myGames()).toEqual([]);
});

test("what another program has written there is no game", () => {
  localStorage.setItem("cyberdeck-games", "not json");
  expect(myGames()).toEqual([]);
});
