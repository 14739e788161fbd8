// What happens is seen happening: when the reel goes on, the events of the shot are played, and what has changed its place moves
// there. A picture is taken before the page changes and one after it.

import { effect, untracked } from "@preact/signals";
import { drawn } from "../game";
import { reel } from "../table/seat";
import { handleOf } from "./dealing";
import { animate, type Box, endFlights, nextFlights } from "./flights";
import { motionOf } from "./motions";
import { isReduced } from "./pace";
import { canFly, type Picture, pictured, Scene } from "./scene";
import type { Shot } from "./shots";

const SHIFT = 320;
const FADE = 180;
const FAR = 3;

/** Follow the reel as long as a table is shown. */
export function startMotion(): () => void {
  let eyes: string | null = null;
  let first = true;
  const stop = effect(() => {
    const film = reel.value;
    const shot = film.shot.value;
    const isSame = shot?.seat === eyes && !first;
    [eyes, first] = [shot?.seat ?? null, false];
    untracked(() => {
      if (!shot || !isSame) endFlights();
      else if (film.tempo === 0) jump();
      else show(shot, film.tempo);
    });
  });
  return () => {
    stop();
    endFlights();
  };
}

/** What was shown is over; who does not want things to move sees that something has changed. */
function jump(): void {
  endFlights();
  const board = isReduced() ? document.querySelector(".table .board") : null;
  if (board) animate(board, [{ opacity: 0.4 }, { opacity: 1 }], { delay: 0, ms: FADE });
}

/** The signals are ahead of the page: what it shows now is the shot before. */
function show(shot: Shot, tempo: number): void {
  if (!canFly()) return;
  nextFlights();
  const before = pictured(new Set(shot.events.map(({ card }) => String(handleOf(card)))));
  requestAnimationFrame(() => {
    if (reel.peek().shot.peek() === shot) play(shot, before, tempo);
  });
}

function play(shot: Shot, before: Picture, tempo: number): void {
  const after = pictured();
  const seen = new Set<string>();
  const { motions } = drawn();
  let begin = 0;
  for (const event of shot.events) {
    const motion = motionOf(motions, event);
    motion?.play(new Scene(before, after, shot.line, tempo, begin, seen), event);
    begin += (motion?.next ?? motion?.ms ?? 0) * tempo;
  }
  for (const [name, { element, box }] of after.things) {
    const old = before.things.get(name);
    // A number goes where its panel goes, at once.
    if (old && !seen.has(name) && !name.startsWith("count:")) shift(element, old.box, box, tempo);
  }
}

/** What is elsewhere now moves there by itself. */
function shift(element: Element, from: Box, to: Box, tempo: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const grow = from.width / to.width;
  if (Math.hypot(x, y) < FAR && Math.abs(grow - 1) < 0.05) return;
  const start = `translate(${x}px, ${y}px) scale(${grow}, ${from.height / to.height})`;
  const steps = [
    // Something may stand askew: it moves from where it was and stays so.
    { transform: start, transformOrigin: "0 0", composite: "add" as const },
    { transform: "none", transformOrigin: "0 0", composite: "add" as const },
  ];
  animate(element, steps, { delay: 0, ms: SHIFT * tempo });
}
