import { beforeEach, expect, test } from "vitest";
import { cardNamed, isAmbiguous, isElsewhere } from "../src/netrunner/places";
import type { CardSeen, NetrunnerView } from "../src/netrunner/view";
import { sitDown, whole } from "./service";

const card = (name: string, ...hosted: readonly CardSeen[]) => ({ name, id: name, hosted }) as unknown as CardSeen;

beforeEach(() => {
  const player = { identity: card("kate"), discard: [card("diesel")], score: [], hand: [card("corroder")] };
  const view = {
    corp: { ...player, identity: card("jinteki"), hand: [], discard: [] },
    runner: player,
    servers: [{ name: "rd", ice: [card("enigma", card("parasite"))], root: [] }],
    rig: [card("corroder"), card("personal-workshop", card("diesel"))],
    in_play: [],
    shown: [],
  };
  sitDown().says(whole(1, { view: view as unknown as NetrunnerView }));
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
