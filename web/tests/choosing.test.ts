import { expect, test } from "vitest";
import { isEnough, seatsOf, setupOf, toggled, usual } from "../src/parts/choosing";
import type { Choosing, GameListed } from "../src/service/wire";

const choice = (value: string, group = "") => ({ value, message: [value, []] as const, group, stars: 0 });
const choosing = (key: string, more: Partial<Choosing>): Choosing => ({
  key,
  message: [key, []],
  choices: [],
  usual: [],
  least: 1,
  most: 1,
  seats: false,
  ...more,
});

const CREW = choosing("crew", {
  choices: [choice("ann", "red"), choice("bob", "red"), choice("cid"), choice("dot", "blue"), choice("eve", "green")],
  usual: ["ann"],
  most: 3,
  seats: true,
});
const GAME: GameListed = {
  name: "raid",
  seats: ["ann"],
  names: {},
  together: true,
  choosings: [
    choosing("computer", { choices: [choice("easy"), choice("hard")], usual: ["easy"] }),
    CREW,
    choosing("variants", { choices: [choice("fast")], least: 0, most: 2 }),
  ],
  first: { setup: {}, seats: ["ann"], seat: "ann" },
  rungs: [],
  campaign: [],
};

test("one more is added, and taken away again", () => {
  expect(toggled(CREW, ["ann"], "cid")).toEqual(["ann", "cid"]);
  expect(toggled(CREW, ["ann", "cid"], "ann")).toEqual(["cid"]);
});

test("of one group the last that was chosen stays", () => {
  expect(toggled(CREW, ["ann", "dot"], "bob")).toEqual(["dot", "bob"]);
});

test("things without a group exclude each other never", () => {
  const free = choosing("free", { choices: [choice("a"), choice("b")], most: 2 });
  expect(toggled(free, ["a"], "b")).toEqual(["a", "b"]);
});

test("of too many the first goes", () => {
  expect(toggled(CREW, ["ann", "cid", "dot"], "eve")).toEqual(["cid", "dot", "eve"]);
});

test("the setup holds a list where there may be several", () => {
  expect(setupOf(GAME, usual(GAME))).toEqual({ computer: "easy", crew: ["ann"], variants: [] });
});

test("the seats are those that are chosen, or always the same", () => {
  expect(seatsOf(GAME, { crew: ["cid", "dot"] })).toEqual(["cid", "dot"]);
  expect(seatsOf({ ...GAME, choosings: [] }, {})).toEqual(["ann"]);
});

test("with too few there is no game", () => {
  expect(isEnough(GAME, usual(GAME))).toBe(true);
  expect(isEnough(GAME, { ...usual(GAME), crew: [] })).toBe(false);
});
