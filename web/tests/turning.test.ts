import { expect, test } from "vitest";
import { turned } from "../src/deckers/turning";

const column = Array.from({ length: 5 }, (_, r) => ({ q: 0, r, name: `s${r}` }));
const beside = (hexes: readonly { q: number; r: number }[]) =>
  hexes.slice(1).map(({ q, r }, k) => [q - (hexes[k]?.q ?? 0), r - (hexes[k]?.r ?? 0)]);

test("a tall network lies across a wide map, in the same order", () => {
  const across = turned(column, { width: 800, height: 400 });
  expect(across.map(({ name }) => name)).toEqual(["s0", "s1", "s2", "s3", "s4"]);
  expect(new Set(beside(across).map(String)).size).toBe(1);
  expect(across[4]?.q).not.toBe(0);
});

test("where it makes no difference a network lies as it was laid", () => {
  expect(turned(column, { width: 300, height: 900 })).toBe(column);
  expect(turned(column.slice(0, 1), { width: 800, height: 400 })).toHaveLength(1);
});
