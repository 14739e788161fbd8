// Whom one should play next.

import { beforeEach, expect, test } from "vitest";
import { noteResult, usualRung } from "../src/parts/rungs";
import type { GameListed } from "../src/service/wire";

const rung = (name: string) => ({ name, message: [name, []] as const, about: {} });
const GAME = {
  name: "duel",
  rungs: ["script", "daemon", "agent"].map(rung),
} as unknown as GameListed;

beforeEach(() => {
  history.replaceState(null, "", "/");
  noteResult(GAME, "script", false);
});

test("after a victory the next stronger one is suggested, up to the strongest", () => {
  expect(usualRung(GAME)).toBe("script");
  noteResult(GAME, "script", true);
  expect(usualRung(GAME)).toBe("daemon");
  noteResult(GAME, "agent", true);
  expect(usualRung(GAME)).toBe("agent");
});

test("after a defeat one tries again", () => {
  noteResult(GAME, "agent", false);
  expect(usualRung(GAME)).toBe("agent");
});

test("a player that there is not changes nothing", () => {
  noteResult(GAME, "nobody", true);
  expect(usualRung(GAME)).toBe("script");
});

test("an address may ask for one", () => {
  history.replaceState(null, "", "/?rung=agent");
  expect(usualRung(GAME)).toBe("agent");
  history.replaceState(null, "", "/?rung=nobody");
  expect(usualRung(GAME)).toBe("");
});
