import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pace, questionFirst } from "../src/reel/pace";
import { byItself, cancel, decide, link, live, log, question, refusal, seen, taken, withheld } from "../src/table/seat";
import { asking, frame, lastSocket, news, option, sitDown, whole } from "./service";

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
  socket.says(whole(7, { question: asking(run, pass) }));
  expect(live.value).toBe(true);
  decide(run);
  decide(pass);
  expect(socket.sent).toEqual([{ type: "decide", seq: 7, notation: "run rd" }]);
  expect(taken.value?.notation).toBe("run rd");
  expect(live.value).toBe(false);
});

test("the next question can be answered again", () => {
  const socket = sitDown();
  socket.says(whole(7, { question: asking(run) }));
  decide(run);
  socket.says(whole(8, { question: asking(pass) }));
  expect(live.value).toBe(true);
});

test("what was begun is dropped once, and only where something was begun", () => {
  const socket = sitDown();
  socket.says(whole(7, { question: asking(run) }));
  expect(cancel()).toBe(false);
  socket.says(whole(8, { question: { ...asking(pass), begun: 1 } }));
  expect(cancel()).toBe(true);
  expect(cancel()).toBe(false);
  expect(live.value).toBe(false);
  expect(socket.sent).toEqual([{ type: "cancel", seq: 8 }]);
});

test("a refused decision is shown with its reason, and the player may choose anew", () => {
  const socket = sitDown();
  socket.says(whole(7, { question: asking(run) }));
  decide(run);
  socket.says({ type: "refused", seq: 7, reason: ["not-your-turn", []] });
  expect(refusal.value?.[0]).toBe("not-your-turn");
  expect(live.value).toBe(true);
});

test("what needs no player is answered by itself, but not after a refusal", () => {
  const socket = sitDown();
  byItself.value = () => pass;
  socket.says(whole(9, { question: asking(run, pass) }));
  expect(question.value).toBeNull();
  expect(socket.sent).toEqual([{ type: "decide", seq: 9, notation: "pass" }]);
  socket.says({ type: "refused", seq: 9, reason: ["late", []] });
  expect(question.value?.options).toHaveLength(2);
  expect(socket.sent).toHaveLength(1);
});

test("a question is put when what led to it has been seen, or at once if one likes", () => {
  const socket = sitDown();
  socket.says(whole(1, { log: [["one", []]] }));
  socket.says(news(3, { question: asking(run), frames: [frame(2, "corp", "two"), frame(3, "corp", "three")] }));
  expect(log.value.map(([id]) => id)).toEqual(["one", "two"]);
  expect(question.value).toBeNull();
  questionFirst.prefer(true);
  expect(question.value).not.toBeNull();
  questionFirst.prefer(false);
  vi.advanceTimersByTime(600);
  expect(log.value.map(([id]) => id)).toEqual(["one", "two", "three"]);
  expect(live.value).toBe(true);
});

test("who wants everything at once gets it, and so does a tab that nobody sees", () => {
  const socket = sitDown();
  socket.says(whole(1));
  pace.prefer("off");
  socket.says(news(3, { question: asking(run), frames: [frame(2, "corp", "two"), frame(3, "corp", "three")] }));
  expect(live.value).toBe(true);
  pace.prefer("normal");
  socket.says(news(5, { question: asking(run), frames: [frame(4, "corp", "four"), frame(5, "corp", "five")] }));
  expect(live.value).toBe(false);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(live.value).toBe(true);
  vi.restoreAllMocks();
});

test("another seat of the same player sees the table when all has been seen from this one", () => {
  const socket = sitDown();
  socket.says(whole(1, { seat: "corp", held: ["corp", "runner"] }));
  socket.says(news(3, { frames: [frame(2, "corp", "two"), frame(3, "smc", "three")] }));
  socket.says(whole(3, { seat: "runner", held: ["corp", "runner"], question: asking(run) }));
  expect(seen.value?.seat).toBe("corp");
  vi.advanceTimersByTime(1200);
  expect(seen.value?.seat).toBe("runner");
  expect(live.value).toBe(true);
});

test("a whole view takes the place of all that was shown", () => {
  const socket = sitDown();
  socket.says(whole(1, { log: [["one", []]] }));
  socket.says(news(3, { frames: [frame(2, "corp", "two"), frame(3, "corp", "three")] }));
  socket.says(whole(4, { log: [["four", []]], question: asking(run) }));
  expect(log.value.map(([id]) => id)).toEqual(["four"]);
  expect(live.value).toBe(true);
});

test("a lost connection is sought again, and its first update counts whatever was answered before", () => {
  const socket = sitDown();
  socket.says(whole(7, { question: asking(run), log: [["one", []]] }));
  decide(run);
  socket.close();
  expect(link.value).toBe("lost");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  vi.advanceTimersByTime(1000);
  const next = lastSocket();
  expect(next).not.toBe(socket);
  next.says(whole(7, { question: asking(run), log: [["one", []]] }));
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
  socket.says(whole(7, { question: asking(run) }));
  decide(run);
  vi.advanceTimersByTime(21_000);
  expect(lastSocket()).not.toBe(socket);
  expect(seen.value?.seq).toBe(7);
});

test("what may be wanted of a thing comes beside the updates", () => {
  const socket = sitDown();
  socket.says(whole(7));
  const wish = { notation: "run hq", reason: ["why-not-action", []], clause: "NR-11.4" } as const;
  socket.says({ type: "considered", thing: "hq", withheld: [wish] });
  expect(withheld.value?.withheld).toEqual([wish]);
  expect(seen.value?.seq).toBe(7);
});
