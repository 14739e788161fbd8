import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pace } from "../src/deckers/pace";
import { again, marks, next, skip, startStory, telling, toldLines } from "../src/deckers/story";
import type { Message } from "../src/service/wire";
import { log } from "../src/table/seat";

const space = (server: string, number: number): Message => [
  "space",
  [
    ["server", server],
    ["number", number],
  ],
];
const moved: Message = ["event-moved", [["space", space("blue", 2)]]];
const phase: Message = ["event-phase-began", [["phase", "smc"]]];
const entered: Message = ["event-scout-entered", [["space", space("red", 1)]]];
const exploded: Message = ["event-exploded", [["space", space("red", 3)]]];
const secret: Message = ["event-cards-drawn", [["number", 2]]];

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pace.prefer("normal");
  log.value = [moved];
  stop = startStory();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("what was there before the table is not told", () => {
  expect(telling.value).toBeNull();
  expect(toldLines.value).toBe(0);
});

test("a story begins with what the computer does, and is told line by line", () => {
  log.value = [moved, moved, phase, secret, entered, exploded];
  expect(toldLines.value).toBe(3);
  expect(telling.value).toMatchObject({ line: phase, space: null, number: 1, of: 3, loud: false });
  vi.advanceTimersByTime(600);
  expect(telling.value).toMatchObject({ line: entered, space: "red1" });
  vi.advanceTimersByTime(600);
  expect(telling.value).toMatchObject({ line: exploded, space: "red3", loud: true });
  vi.advanceTimersByTime(1200);
  expect(telling.value).toBeNull();
});

test("where something has happened stays marked, explosions louder", () => {
  log.value = [moved, phase, entered, exploded];
  skip();
  expect(telling.value).toBeNull();
  expect([...marks.value]).toEqual([
    ["red1", false],
    ["red3", true],
  ]);
});

test("what a decker does is no story", () => {
  log.value = [moved, moved, secret];
  expect(toldLines.value).toBe(0);
});

test("who wants nothing to move walks from line to line", () => {
  pace.prefer("off");
  log.value = [moved, phase, entered];
  expect(telling.value).toBeNull();
  again();
  expect(telling.value?.number).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(telling.value?.number).toBe(1);
  next();
  expect(telling.value?.space).toBe("red1");
});
