// Things that have changed place since the last shot are seen to move, by their handles; what is new lights up.

import { effect, untracked } from "@preact/signals";
import { reel } from "../table/seat";
import { beat } from "./pace";

interface Place {
  readonly box: DOMRect;
  /** Which side of the card is seen. */
  readonly look: string;
}

const LONGEST = 420;
const FAR = 4;
const EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** Follow the reel as long as the table is shown. */
export function startMotion(): () => void {
  let last = -1;
  let eyes: string | null = null;
  return effect(() => {
    const at = reel.value.playhead.value;
    const seat = reel.value.shot.value?.seat ?? null;
    const isNext = at === last + 1 && seat === eyes;
    [last, eyes] = [at, seat];
    const time = untracked(() => Math.min(LONGEST, beat() * 0.8));
    if (!isNext || time === 0) return;
    // The signals are ahead of the page: what it shows now is the shot before.
    const before = places();
    requestAnimationFrame(() => move(before, time));
  });
}

function handled(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".table [data-handle]")];
}

function places(): ReadonlyMap<string, Place> {
  return new Map(
    handled().map((element) => [
      element.dataset.handle ?? "",
      { box: element.getBoundingClientRect(), look: element.dataset.look ?? "" },
    ]),
  );
}

function move(before: ReadonlyMap<string, Place>, duration: number): void {
  for (const element of handled()) {
    const old = before.get(element.dataset.handle ?? "");
    if (!old || old.look !== (element.dataset.look ?? "")) glow(element, duration);
    if (old) travel(element, old.box, duration);
  }
}

function glow(element: HTMLElement, duration: number): void {
  element.animate([{ filter: "brightness(2.2)" }, { filter: "none" }], {
    duration: duration * 1.5,
    easing: "ease-out",
  });
}

function travel(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < FAR || from.width === 0 || to.width === 0) return;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const frames = [
    { transform: start, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
  element.animate(frames, { duration, easing: EASING });
}
