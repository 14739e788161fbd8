import { expect, test } from "vitest";
import { lastTurn } from "../src/deckers/turns";
import type { Message } from "../src/service/wire";

const turn = (decker: string): Message => ["event-tile-handed", [["decker", decker]]];
const act = (decker: string, action: string): Message => [
  "event-action-declared",
  [
    ["decker", decker],
    ["action", action],
  ],
];

test("what a decker did last is what he did since he was handed the tile, and nobody else's", () => {
  const lines = [
    turn("Oshin"),
    act("Oshin", "Infect"),
    turn("Monty"),
    act("Monty", "Upgrade"),
    act("Monty", "Move"),
    act("Monty", "Upgrade"),
    turn("Oshin"),
    act("Oshin", "Shift"),
  ];
  expect(lastTurn(lines, "Monty")).toBe("2 × Upgrade, Move");
  expect(lastTurn(lines, "Oshin")).toBe("Shift");
  expect(lastTurn(lines.slice(0, 2), "Monty")).toBe("");
});
