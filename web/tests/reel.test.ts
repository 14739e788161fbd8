import { beforeEach, expect, test } from "vitest";
import { Reel, USUAL } from "../src/reel/reel";
import type { Teller } from "../src/reel/shots";
import type { Frame, Message } from "../src/service/wire";

/** A clock that goes only when the test says so. */
class Clock {
  now = 0;
  #due: { at: number; act: () => void }[] = [];

  later = (act: () => void, milliseconds: number) => {
    const item = { at: this.now + milliseconds, act };
    this.#due.push(item);
    return () => {
      this.#due = this.#due.filter((other) => other !== item);
    };
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }
}

const line = (id: string): Message => [id, []];

/** Each line tells of an event of its own. */
function frame(at: number, by: string | null, ...kinds: readonly string[]): Frame {
  const events = kinds.map((kind) => ({ kind }));
  return { at, by, events, log: kinds.map((kind) => line(`event-${kind}`)), changes: [[["count"], at]] };
}

const teller: Teller = {
  weight: ({ events }) => (events.length === 0 ? 0.4 : events.some(({ kind }) => kind === "boom") ? 2 : 1),
  turn: ({ kind }) => (kind === "their turn" ? "other" : kind === "my turn" ? "own" : null),
  isFate: ({ kind }) => kind === "dice",
  touches: ({ kind }, [head]) => head === kind,
};

let clock: Clock;
let beat: number;
let reel: Reel;

const count = () => (reel.shot.value?.view as { count: number } | undefined)?.count;
const told = () => reel.log.value.map(([id]) => id.replace("event-", "")).join(" ");

beforeEach(() => {
  clock = new Clock();
  beat = 100;
  reel = new Reel({ beat: () => beat, later: clock.later }, () => teller);
  reel.begin(0, "me", { count: 0 }, [line("start")]);
});

test("it begins where it has arrived", () => {
  expect(reel.arrived.value).toBe(true);
  expect(told()).toBe("start");
  expect(reel.lastTurn.value).toBeNull();
});

test("one's own deed is seen at once", () => {
  reel.add([frame(1, "me", "a", "b")], ["me"]);
  expect(count()).toBe(1);
  expect(told()).toBe("start a b");
  expect(reel.arrived.value).toBe(true);
  reel.add([frame(2, "me", "c")], ["me"]);
  expect(count()).toBe(2);
  expect(reel.arrived.value).toBe(true);
});

test("what others do is told line by line, frame by frame, each as long as it takes", () => {
  reel.add([frame(1, "me", "a"), frame(2, "you", "boom", "b"), frame(3, "you", "c")], ["me"]);
  expect([count(), told(), reel.arrived.value]).toEqual([1, "start a", false]);
  clock.pass(99);
  expect(count()).toBe(1);
  clock.pass(1);
  expect([count(), told()]).toEqual([2, "start a boom"]);
  clock.pass(199);
  expect(told()).toBe("start a boom");
  clock.pass(1);
  expect(told()).toBe("start a boom b");
  clock.pass(100);
  expect([count(), told(), reel.arrived.value]).toEqual([3, "start a boom b c", true]);
});

test("a turn that begins with one's own decision is told too", () => {
  reel.add([frame(1, "me", "a", "their turn", "b")], ["me"]);
  expect(told()).toBe("start a");
  clock.pass(100);
  expect(told()).toBe("start a their turn");
  expect(reel.lastTurn.value).toEqual({ from: 2, to: 4 });
});

test("what comes while something is told waits; after that it comes at once", () => {
  reel.add([frame(1, "you", "a")]);
  expect(count()).toBe(1);
  reel.add([frame(2, "you", "b")]);
  expect(count()).toBe(1);
  expect(reel.arrived.value).toBe(false);
  clock.pass(100);
  expect(count()).toBe(2);
  clock.pass(500);
  reel.add([frame(3, "you", "c")]);
  expect(count()).toBe(3);
});

test("who decides while the last shot still lasts sees what comes of it at once", () => {
  reel.add([frame(1, "you", "a")]);
  expect(reel.arrived.value).toBe(true);
  reel.add([frame(2, "me", "b")], ["me"]);
  expect(count()).toBe(2);
});

test("changes without a word take a moment", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you"), frame(3, "you", "b")]);
  clock.pass(100);
  expect(count()).toBe(2);
  clock.pass(40);
  expect(count()).toBe(3);
});

test("it can be skipped", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you", "b"), frame(3, "you", "c")]);
  reel.skip();
  expect([count(), reel.arrived.value, told()]).toEqual([3, true, "start a b c"]);
  clock.pass(10_000);
  expect(count()).toBe(3);
});

test("it can be hurried, until it has arrived", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you", "b"), frame(3, "you", "c"), frame(4, "you", "d")]);
  reel.hurry();
  expect(count()).toBe(2);
  clock.pass(25);
  expect(count()).toBe(3);
  clock.pass(25);
  expect(reel.arrived.value).toBe(true);
  expect(reel.hurried.value).toBe(false);
});

test("nobody is told a long story for ever", () => {
  reel.add(Array.from({ length: 1000 }, (_, place) => frame(place + 1, "you", "x")));
  clock.pass(200_000);
  expect(reel.arrived.value).toBe(true);
});

test("it can be stopped and goes on; what comes meanwhile waits", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you", "b")]);
  reel.pause();
  clock.pass(10_000);
  reel.add([frame(3, "you", "c")]);
  expect(count()).toBe(1);
  reel.play();
  expect(count()).toBe(2);
  clock.pass(100);
  expect(count()).toBe(3);
});

test("it is wound back frame by frame and to one's own decision, and nothing moves meanwhile", () => {
  reel.add([frame(1, "me", "a"), frame(2, "you", "b"), frame(3, "you", "c")], ["me"]);
  reel.skip();
  reel.step(-1);
  expect([count(), told(), reel.arrived.value]).toEqual([2, "start a b", false]);
  clock.pass(10_000);
  expect(count()).toBe(2);
  reel.windToOwn();
  expect(count()).toBe(1);
  reel.step(-9);
  expect([count(), told()]).toEqual([0, "start"]);
  reel.step(9);
  expect([count(), reel.arrived.value, reel.paused.value]).toEqual([3, true, false]);
});

test("the opponent's last turn is played again, and then one is back in the present", () => {
  reel.add([frame(1, "you", "their turn"), frame(2, "me", "pass"), frame(3, "you", "b", "my turn")], ["me"]);
  reel.add([frame(4, "me", "c")], ["me"]);
  reel.skip();
  expect(reel.lastTurn.value).toEqual({ from: 1, to: 4 });
  reel.again();
  expect(count()).toBe(0);
  clock.pass(50);
  expect([count(), reel.tempo]).toEqual([1, 100 / USUAL]);
  clock.pass(100);
  expect(count()).toBe(2);
  clock.pass(100);
  expect([count(), told()]).toEqual([3, "start their turn pass b"]);
  clock.pass(100);
  expect([count(), reel.arrived.value]).toEqual([4, true]);
});

test("where nothing moves by itself, all is there at once and told again step by step", () => {
  beat = 0;
  reel.add([frame(1, "you", "a"), frame(2, "you", "b")]);
  expect([count(), reel.arrived.value]).toEqual([2, true]);
  reel.again();
  expect(count()).toBe(1);
  clock.pass(10_000);
  expect(count()).toBe(1);
  reel.step(1);
  expect(reel.arrived.value).toBe(true);
});

test("other eyes see the table after these have seen all", () => {
  reel.add([frame(1, "me", "a", "their turn")], ["me"]);
  reel.cut(1, "friend", { count: 1, mine: true }, [line("start"), line("x")]);
  expect(reel.shot.value?.seat).toBe("me");
  clock.pass(200);
  expect(reel.shot.value?.seat).toBe("friend");
  expect(told()).toBe("start x");
  reel.add([frame(2, "friend", "b")], ["me", "friend"]);
  expect([count(), told()]).toEqual([2, "start x b"]);
});

test("to begin anew is to have arrived", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you", "b")]);
  reel.pause();
  reel.begin(7, "me", { count: 7 }, []);
  expect([count(), reel.arrived.value, reel.paused.value]).toEqual([7, true, false]);
  clock.pass(10_000);
  expect(count()).toBe(7);
});

test("things move where the reel goes on, and nowhere else", () => {
  reel.add([frame(1, "you", "a"), frame(2, "you", "b"), frame(3, "you", "c")]);
  expect(reel.tempo).toBe(100 / USUAL);
  reel.skip();
  expect(reel.tempo).toBe(0);
  reel.step(-1);
  expect(reel.tempo).toBe(0);
  reel.step(1);
  expect([count(), reel.tempo]).toEqual([3, 100 / USUAL]);
  reel.begin(7, "me", {}, []);
  expect(reel.tempo).toBe(0);
});

test("the more there is to tell, the shorter it takes", () => {
  beat = 1000;
  reel.add(Array.from({ length: 100 }, (_, place) => frame(place + 1, "you", "x")));
  expect(reel.tempo * USUAL).toBe(200);
});

test("what chance did to one's own deed is seen to come", () => {
  reel.add([frame(1, "me", "a", "b", "dice", "c")], ["me"]);
  expect([told(), reel.arrived.value]).toEqual(["start a b", false]);
  clock.pass(100);
  expect([told(), reel.shot.value?.own]).toEqual(["start a b dice", true]);
  clock.pass(100);
  expect([told(), reel.arrived.value]).toEqual(["start a b dice c", true]);
});
