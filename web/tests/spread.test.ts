import { expect, test } from "vitest";
import { spread } from "../src/pages/spread";

const starts = (wished: number[], room: number) => spread(wished, 44, room).map(({ at }) => at);

test("marks that have room stand where they belong", () => {
  expect(starts([100, 200, 300], 400)).toEqual([78, 178, 278]);
});

test("those that would cover each other make room, and none leaves the line", () => {
  expect(starts([0, 5, 200, 398, 400], 400)).toEqual([0, 44, 178, 312, 356]);
});

test("where a line is too short for all, there are more of them", () => {
  const marks = spread(
    Array.from({ length: 20 }, (_, place) => place * 18),
    44,
    366,
  );
  expect(new Set(marks.map(({ row }) => row)).size).toBe(3);
  for (const [place, mark] of marks.entries())
    for (const other of marks.slice(place + 1))
      expect(mark.row !== other.row || Math.abs(mark.at - other.at) >= 44).toBe(true);
  expect(Math.min(...marks.map(({ at }) => at))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...marks.map(({ at }) => at))).toBeLessThanOrEqual(366 - 44);
});
