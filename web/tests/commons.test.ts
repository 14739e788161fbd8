/// <reference types="vite/client" />

import { expect, test } from "vitest";
import { games, pageOf } from "../src/game";
import { GAMES } from "../src/games";

const FILES = import.meta.glob<string>("../src/**/*.{ts,tsx,css}", { query: "?raw", import: "default", eager: true });

/** What belongs to a game lies in its folder; what it is called stands in the list of the games, and nowhere else. */
test("the commons name no game", () => {
  const names = GAMES.map(({ name }) => name);
  const commons = Object.entries(FILES).filter(([path]) => !names.some((name) => path.startsWith(`../src/${name}/`)));
  const naming = commons.filter(([, text]) => names.some((name) => text.toLowerCase().includes(name)));
  expect(commons.length).toBeGreaterThan(40);
  expect(naming.map(([path]) => path)).toContain("../src/games.ts");
  expect(naming.map(([path]) => path).filter((path) => !path.startsWith("../src/games."))).toEqual([]);
});

test("a game that nobody has drawn is played by its options", async () => {
  games.value = await Promise.all(GAMES.map(({ load }) => load()));
  const page = pageOf("chess");
  expect(page.title()).toBe("chess");
  expect(page.Board()).toBeNull();
  expect(page.teaching).toBeNull();
});
