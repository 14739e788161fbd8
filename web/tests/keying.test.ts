import { expect, test } from "vitest";
import { assign } from "../src/table/keying";

const KEYS = { credit: "c", "run hq": "1", steal: "s" };

test("what the game has given a key keeps it, whatever else is offered", () => {
  const few = assign(["credit", "run hq"], KEYS);
  const many = assign(["play diesel", "install corroder", "run hq", "credit"], KEYS);
  expect([few.get("credit"), many.get("credit")]).toEqual(["c", "c"]);
  expect([few.get("run hq"), many.get("run hq")]).toEqual(["1", "1"]);
  expect(many.get("play diesel")).toBe("2");
});

test("a number has its own digit, and nothing else has one beside it", () => {
  const keys = assign(["number 8", "number 0", "number 12", "other"], {});
  expect([...keys]).toEqual([
    ["number 8", "8"],
    ["number 0", "0"],
    ["number 12", "a"],
    ["other", "c"],
  ]);
});

test("after the tenth come letters that mean nothing else at this table", () => {
  const notations = Array.from({ length: 40 }, (_, place) => `go ${place}`);
  const keys = assign(notations, KEYS);
  const given = [...keys.values()];
  expect(keys.get("go 8")).toBe("9");
  expect(keys.get("go 9")).toBe("0");
  expect(new Set(given).size).toBe(given.length);
  for (const taken of [..."bdhilmpqrcs"]) expect(given).not.toContain(taken);
  expect(given).toHaveLength(25);
});

test("of two with the same word the first has its key", () => {
  const keys = assign(["steal a", "steal b"], KEYS);
  expect([...keys.values()]).toEqual(["s", "1"]);
});
