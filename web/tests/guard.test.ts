import { beforeEach, expect, test } from "vitest";
import { GUARD, Guard } from "../src/table/guard";

const HERE = { x: 100, y: 100 };
const BESIDE = { x: 104, y: 97 };
const ELSEWHERE = { x: 400, y: 100 };

let time = 0;
let guard: Guard;

beforeEach(() => {
  time = 1000;
  guard = new Guard(() => time);
});

test("a click where one has just clicked does nothing on another question", () => {
  guard.pressed(HERE, "leave");
  time += 200;
  expect(guard.asked()).toEqual(HERE);
  time += GUARD - 1;
  expect(guard.lets(BESIDE, "trash")).toBe(false);
  expect(guard.lets(BESIDE, "leave")).toBe(true);
  expect(guard.lets(ELSEWHERE, "trash")).toBe(true);
  time += 1;
  expect(guard.lets(BESIDE, "trash")).toBe(true);
});

test("before another question is put nothing is held back", () => {
  guard.pressed(HERE, "leave");
  expect(guard.lets(HERE, "trash")).toBe(true);
});

test("a question that nobody has clicked for is open at once", () => {
  expect(guard.asked()).toBeNull();
  guard.pressed(HERE, "leave");
  time += 60_000;
  expect(guard.asked()).toBeNull();
  expect(guard.lets(HERE, "trash")).toBe(true);
});

test("a click that meant something else lifts the guard", () => {
  guard.pressed(HERE, "leave");
  guard.asked();
  time += 10;
  guard.pressed(ELSEWHERE, "pass");
  expect(guard.lets(HERE, "trash")).toBe(true);
});

test("the same holds for keys", () => {
  guard.pressed("1", "keep");
  guard.asked();
  expect(guard.lets("1", "draw")).toBe(false);
  expect(guard.lets("1", "keep")).toBe(true);
  expect(guard.lets("2", "draw")).toBe(true);
});
