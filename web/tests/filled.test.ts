import { expect, test } from "vitest";
import { developed, heard } from "../src/service/filled";
import type { Reel } from "../src/service/wire";
import { whole } from "./service";

const LEAN = {
  prompt: ["ask-action", []],
  options: [
    {
      notation: "draw",
      message: ["option-draw", []],
      price: [{ what: "click", amount: 1, message: ["x", []] }],
    },
  ],
};
const FULL = {
  prompt: ["ask-action", []],
  at: [],
  options: [
    {
      notation: "draw",
      message: ["option-draw", []],
      at: [],
      price: [{ what: "click", amount: 1, message: ["x", []], source: "", more: false }],
      outcomes: [],
    },
  ],
  begun: 0,
  shortcuts: [],
};

test("what was left out of a question and of frames is put back", () => {
  const told = heard(JSON.stringify({ type: "news", seq: 1, at: 1, question: LEAN, frames: [{ at: 1 }] }));
  const frame = { at: 1, by: null, events: [], log: [], changes: [] };
  expect(told).toEqual({ type: "news", seq: 1, number: 1, at: 1, question: FULL, frames: [frame] });
  expect(heard(JSON.stringify({ ...whole(1), question: LEAN }))).toEqual({ ...whole(1), question: FULL });
});

test("what says what it says is left as it is", () => {
  const told = { type: "refused", seq: 3, reason: ["decision-late", []] };
  expect(heard(JSON.stringify(told))).toEqual(told);
});

test("a film is developed in the same way", () => {
  const part = { view: {}, frames: [{ at: 0, deciding: "corp", question: LEAN }, { at: 1 }] } as unknown as Reel;
  const [first, second] = developed(part).frames;
  expect(first).toMatchObject({ deciding: "corp", question: FULL, taken: null, log: [] });
  expect(second).toMatchObject({ deciding: null, question: null, taken: null, events: [] });
});
