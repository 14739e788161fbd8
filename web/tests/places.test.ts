import { beforeEach, expect, test } from "vitest";
import { cardNamed, isAmbiguous, isElsewhere, isScored } from "../src/netrunner/places";
import type { CardSeen, NetrunnerView } from "../src/netrunner/view";
import { asking, option, sitDown, whole } from "./service";

const card = (name: string, ...hosted: readonly CardSeen[]) => ({ name, id: name, hosted }) as unknown as CardSeen;

const nisei = card("nisei-mk-ii");

beforeEach(() => {
  const player = { identity: card("kate"), discard: [card("diesel")], score: [nisei], hand: [card("corroder")] };
  const view = {
    corp: { ...player, identity: card("jinteki"), hand: [], discard: [] },
    runner: player,
    servers: [{ name: "rd", ice: [card("enigma", card("parasite"))], root: [] }],
    rig: [card("corroder"), card("personal-workshop", card("diesel"))],
    in_play: [],
    shown: [],
  };
  const question = asking(option("resolve nisei-mk-ii", "nisei-mk-ii"), option("install corroder", "corroder"));
  sitDown().says(whole(1, { view: view as unknown as NetrunnerView, question }));
});

test("a name in hand and in the rig means two cards", () => {
  expect(isAmbiguous("corroder")).toBe(true);
  expect(isAmbiguous("enigma")).toBe(false);
});

test("hosted cards lie before the player too", () => {
  expect(isElsewhere("parasite")).toBe(true);
  expect(isElsewhere("diesel")).toBe(true);
  expect(isElsewhere("kate")).toBe(false);
});

test("a card is found by the name that options give it", () => {
  expect(cardNamed("parasite")?.id).toBe("parasite");
  expect(cardNamed("nothing")).toBeNull();
  expect(cardNamed(null)).toBeNull();
});

test("of two copies of an agenda that both sides have, only the own one is meant", () => {
  expect(["corp" as const, "runner" as const].filter((side) => isScored("nisei-mk-ii", side))).toHaveLength(1);
  expect(isElsewhere("nisei-mk-ii")).toBe(true);
});
