import { expect, test } from "vitest";
import { applied } from "../src/reel/patch";

const view = { credits: 5, hand: [{ name: "a" }, { name: "b" }, { name: "c" }], run: null, marks: { x: 1, y: 2 } };

test("nothing changed is the same view", () => {
  expect(applied(view, [])).toBe(view);
});

test("a value at a path", () => {
  expect(applied(view, [[["credits"], 7]])).toEqual({ ...view, credits: 7 });
  expect(applied(view, [[["hand", 1, "name"], "z"]])).toMatchObject({ hand: [{ name: "a" }, { name: "z" }, {}] });
  expect(
    applied(view, [
      [["run"], { ice: null }],
      [["run", "ice"], "hunter"],
    ]),
  ).toMatchObject({ run: { ice: "hunter" } });
});

test("the whole view", () => {
  expect(applied(view, [[[], { credits: 0 }]])).toEqual({ credits: 0 });
});

test("a value may be null, which is not the same as gone", () => {
  expect(applied(view, [[["marks", "x"], null]])).toMatchObject({ marks: { x: null, y: 2 } });
  expect(applied(view, [[["marks", "x"]]])).toEqual({ ...view, marks: { y: 2 } });
});

test("in a list things come and go", () => {
  const names = (changed: unknown) => (changed as typeof view).hand.map(({ name }) => name).join("");
  expect(names(applied(view, [[["hand"], 0, 1, []]]))).toBe("bc");
  expect(names(applied(view, [[["hand"], 3, 0, [{ name: "d" }]]]))).toBe("abcd");
  expect(names(applied(view, [[["hand"], 1, 2, [{ name: "x" }]]]))).toBe("ax");
  expect(applied([1, 2, 3], [[[], 1, 1, [9, 9]]])).toEqual([1, 9, 9, 3]);
});

test("changes follow each other", () => {
  const changes = [
    [["hand"], 0, 2, []],
    [["hand", 0, "name"], "last"],
  ];
  expect(applied(view, changes)).toMatchObject({ hand: [{ name: "last" }] });
});

test("the view before stays as it is, and what is not touched is shared", () => {
  const before = structuredClone(view);
  const after = applied(view, [[["hand", 1, "name"], "z"]]) as typeof view;
  expect(view).toEqual(before);
  expect(after.marks).toBe(view.marks);
  expect(after.hand[0]).toBe(view.hand[0]);
  expect(after.hand[1]).not.toBe(view.hand[1]);
});
