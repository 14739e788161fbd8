/// <reference types="vite/client" />

import { expect, test } from "vitest";
import { motions as deckers } from "../src/deckers/motions";
import { motions as netrunner } from "../src/netrunner/motions";
import { type AnyMotions, tellerOf } from "../src/reel/motions";

const games: Readonly<Record<string, AnyMotions>> = { deckers, netrunner };

const FILES = import.meta.glob<string>("../src/*/events.ts", { query: "?raw", import: "default", eager: true });

/** Moments one looks at; everything else is over sooner. */
const GREAT = 1500;

/** The kinds of events that the engine can tell, as scripts/typescript.py has written them. */
function kinds(game: string): readonly string[] {
  const text = FILES[`../src/${game}/events.ts`] ?? "";
  return [...text.matchAll(/readonly kind: "([a-z-]+)"/g)].map(([, kind = ""]) => kind);
}

test.each(Object.entries(games))(
  "every kind of event of %s has a motion, or a reason why it has none",
  (game, motions) => {
    const known = kinds(game);
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((kind) => motions[kind] === undefined)).toEqual([]);
    expect(Object.keys(motions).filter((kind) => !known.includes(kind))).toEqual([]);
    const unseen = Object.values(motions).filter((motion) => typeof motion === "string");
    expect(unseen.filter((reason) => reason.length < 10)).toEqual([]);
    expect(unseen.length).toBeLessThan(known.length / 10);
  },
);

test.each(Object.entries(games))("no motion of %s takes longer than one likes to look", (_, motions) => {
  const long = Object.entries(motions).filter(([, motion]) => typeof motion === "object" && motion.ms > GREAT);
  expect(long).toEqual([]);
});

test("a shot takes as long as its motions, or as its line takes to be read", () => {
  const play = () => {};
  const teller = tellerOf<{ readonly kind: "long" | "quick" | "none" }>(
    { long: { ms: 1200, play }, quick: { ms: 300, next: 150, play }, none: "nothing is to be seen" },
    { turn: () => null, touches: () => false },
  );
  const weight = (...kinds: readonly string[]) =>
    teller.weight({ line: ["x", []], events: kinds.map((kind) => ({ kind })) });
  expect(weight("long")).toBe(2);
  expect(weight("quick", "quick")).toBe(0.5);
  expect(weight("long", "quick")).toBe(2.25);
  expect(weight()).toBe(0.75);
  expect(weight("none")).toBe(0.2);
  expect(teller.weight({ line: null, events: [] })).toBe(0.4);
});
