import { expect, test } from "vitest";
import { least } from "../src/deckers/prices";
import { ring } from "../src/deckers/ring";

test("of one price everything is always paid", () => {
  expect(least([["B", "B", "R"]])).toEqual({ always: ["B", "B", "R"], number: 0, either: [] });
  expect(least([])).toEqual({ always: [], number: 0, either: [] });
});

test("of several prices the colours to choose from stand apart from what all of them take", () => {
  expect(
    least([
      ["B", "B", "B"],
      ["Y", "Y", "Y"],
      ["R", "R", "R"],
    ]),
  ).toEqual({ always: [], number: 3, either: ["B", "Y", "R"] });
  expect(
    least([
      ["G", "B"],
      ["G", "R"],
    ]),
  ).toEqual({ always: ["G"], number: 1, either: ["B", "R"] });
  expect(
    least([
      ["B", "B", "Y"],
      ["B", "R", "B"],
    ]),
  ).toEqual({ always: ["B", "B"], number: 1, either: ["Y", "R"] });
});

const ROOM = { width: 760, height: 460 };
const SIZE = 100;
const FAR = 104;
const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

test("petals stand above a space in the midst of the map", () => {
  const petals = ring([380, 230], 3, SIZE, FAR, ROOM);
  expect(petals[1]?.[0]).toBeCloseTo(380);
  expect(petals.every(([, y]) => y < 230)).toBe(true);
});

test.each([
  [52, 45],
  [708, 45],
  [52, 415],
  [708, 415],
  [380, 45],
  [52, 230],
] as const)("at the edge (%i, %i) they are all on the map, and none lies on another", (x, y) => {
  for (const count of [3, 5]) {
    const petals = ring([x, y], count, SIZE, FAR, ROOM);
    for (const [left, top] of petals) {
      expect(left).toBeGreaterThanOrEqual(SIZE / 2);
      expect(left).toBeLessThanOrEqual(ROOM.width - SIZE / 2);
      expect(top).toBeGreaterThanOrEqual(SIZE / 2);
      expect(top).toBeLessThanOrEqual(ROOM.height - SIZE / 2);
    }
    petals.forEach((one, k) => {
      for (const other of petals.slice(k + 1)) expect(apart(one, other)).toBeGreaterThan(SIZE * 0.7);
    });
  }
});
