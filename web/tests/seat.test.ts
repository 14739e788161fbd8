import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  byItself,
  cancel,
  decide,
  link,
  live,
  log,
  question,
  refusal,
  taken,
  update,
  withheld,
} from "../src/table/seat";
import { asking, lastSocket, option, sitDown, updated } from "./service";

const run = option("run rd", "rd");
const pass = option("pass");

beforeEach(() => {
  vi.useFakeTimers();
  byItself.value = () => null;
});

afterEach(() => {
  lastSocket().close(4404);
  vi.useRealTimers();
});

test("a question is answered once, by its number", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run, pass) }));
  expect(live.value).toBe(true);
  decide(run);
  decide(pass);
  expect(socket.sent).toEqual([{ type: "decide", seq: 7, notation: "run rd" }]);
  expect(taken.value?.notation).toBe("run rd");
  expect(live.value).toBe(false);
});

test("the next question can be answered again", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run) }));
  decide(run);
  socket.says(updated(8, { question: asking(pass) }));
  expect(live.value).toBe(true);
});

test("what was begun is dropped once, and only where something was begun", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run) }));
  expect(cancel()).toBe(false);
  socket.says(updated(8, { question: { ...asking(pass), begun: 1 } }));
  expect(cancel()).toBe(true);
  expect(cancel()).toBe(false);
  expect(live.value).toBe(false);
  expect(socket.sent).toEqual([{ type: "cancel", seq: 8 }]);
});

test("a refused decision is shown with its reason, and the player may choose anew", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run) }));
  decide(run);
  socket.says({ type: "refused", seq: 7, reason: ["not-your-turn", []] });
  expect(refusal.value?.[0]).toBe("not-your-turn");
  expect(live.value).toBe(true);
});

test("what needs no player is answered by itself, but not after a refusal", () => {
  const socket = sitDown();
  byItself.value = () => pass;
  socket.says(updated(9, { question: asking(run, pass) }));
  expect(question.value).toBeNull();
  expect(socket.sent).toEqual([{ type: "decide", seq: 9, notation: "pass" }]);
  socket.says({ type: "refused", seq: 9, reason: ["late", []] });
  expect(question.value?.options).toHaveLength(2);
  expect(socket.sent).toHaveLength(1);
});

test("lines are added to the log; a whole log takes its place", () => {
  const socket = sitDown();
  socket.says(updated(1, { log: [["one", []]] }));
  socket.says(updated(2, { log: [["two", []]] }));
  expect(log.value.map(([id]) => id)).toEqual(["one", "two"]);
  socket.says(updated(3, { log: [["three", []]], whole: true }));
  expect(log.value.map(([id]) => id)).toEqual(["three"]);
});

test("a lost connection is sought again, and its first update counts whatever was answered before", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run), log: [["one", []]] }));
  decide(run);
  socket.close();
  expect(link.value).toBe("lost");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  vi.advanceTimersByTime(1000);
  const next = lastSocket();
  expect(next).not.toBe(socket);
  next.says(updated(7, { question: asking(run), log: [["one", []]] }));
  expect(link.value).toBe("open");
  expect(live.value).toBe(true);
  expect(log.value).toHaveLength(1);
});

test.each([
  [4404, "unknown"],
  [4409, "stopped"],
] as const)("a table behind which there is nothing is not sought again: %s", (code, state) => {
  const socket = sitDown();
  socket.close(code);
  vi.advanceTimersByTime(60_000);
  expect(link.value).toBe(state);
  expect(lastSocket()).toBe(socket);
});

test("a service that stays silent after a decision is asked on a new connection", () => {
  const socket = sitDown();
  socket.says(updated(7, { question: asking(run) }));
  decide(run);
  vi.advanceTimersByTime(21_000);
  expect(lastSocket()).not.toBe(socket);
  expect(update.value?.seq).toBe(7);
});

test("what may be wanted of a thing comes beside the updates", () => {
  const socket = sitDown();
  socket.says(updated(7));
  const wish = { notation: "run hq", reason: ["why-not-action", []], clause: "NR-11.4" } as const;
  socket.says({ type: "considered", thing: "hq", withheld: [wish] });
  expect(withheld.value?.withheld).toEqual([wish]);
  expect(update.value?.seq).toBe(7);
});
