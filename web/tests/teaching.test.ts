import { beforeEach, expect, test } from "vitest";
import { games } from "../src/game";
import { GAMES } from "../src/games";
import { beats, type Lesson, step } from "../src/lessons/lesson";
import { lessonsOf } from "../src/lessons/progress";
import { beat, isAside, isOver, missed, readOn, startLesson } from "../src/lessons/teaching";
import { wished } from "../src/table/options";
import { decide, question } from "../src/table/seat";
import { asking, option, type Socket, sitDown, whole } from "./service";

const pass = option("pass");
const credit = option("credit");
const play = option("play sure-gamble", "sure-gamble");
const install = option("install corroder", "corroder");

let socket: Socket;
let seq = 0;

function ask(...options: readonly ReturnType<typeof option>[]): void {
  seq += 1;
  socket.says(whole(seq, { question: asking(...options) }));
}

beforeEach(async () => {
  games.value = await Promise.all(GAMES.map(({ load }) => load()));
  sessionStorage.clear();
  history.replaceState(null, "", "/t/token?lesson=netrunner-run");
  socket = sitDown();
  startLesson();
});

test("a lesson waits for one decision after the other, and for reading", () => {
  const lesson = { steps: [step(() => "", []), step(() => "", ["one", "two"])] } as unknown as Lesson;
  expect(beats(lesson)).toEqual([
    { step: 0, wish: null },
    { step: 1, wish: "one" },
    { step: 1, wish: "two" },
  ]);
});

test("the option that is waited for is wished, and taking it leads on", () => {
  ask(credit, play);
  expect(wished.value).toBeNull();
  readOn();
  expect(wished.value).toEqual(credit);
  decide(credit);
  expect(beat.value?.wish).toBe("play sure-gamble");
});

test("who decides what was only to be read about has read it", () => {
  ask(credit, play);
  decide(credit);
  expect(beat.value?.wish).toBe("play sure-gamble");
});

test("who goes another way is met at the first step that can still be done", () => {
  readOn();
  ask(install, option("draw"));
  expect(beat.value?.wish).toBe("install corroder");
  expect(isAside.value).toBe(false);
  expect(missed.value).not.toBeNull();
  readOn();
  expect(missed.value).toBeNull();
});

test("what the lesson did not foresee is said to be aside", () => {
  readOn();
  ask(option("discard diesel", "diesel"), option("discard corroder", "corroder"));
  expect(isAside.value).toBe(true);
});

test("a window without what is waited for is passed by itself", () => {
  readOn();
  seq += 1;
  socket.says(whole(seq, { question: { ...asking(option("use x", "x"), pass), prompt: ["ask-window", []] } }));
  expect(question.value).toBeNull();
  expect(socket.sent).toEqual([{ type: "decide", seq, notation: "pass" }]);
});

test("every lesson ends with something to read", () => {
  for (const { name } of GAMES) {
    expect(lessonsOf(name).length).toBeGreaterThan(2);
    for (const lesson of lessonsOf(name)) expect(beats(lesson).at(-1)?.wish).toBeNull();
  }
  expect(isOver.value).toBe(false);
});
