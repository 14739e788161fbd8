// Where things are on the network, and how its pieces move: what the motions of Deckers are made of.

import { around, type Box } from "../reel/flights";
import type { Motion } from "../reel/motions";
import type { Scene } from "../reel/scene";
import type { Cue } from "../sound/cues";
import { say } from "../texts/texts";
import type { ProgramsTold } from "./events";
import { beam, hexagon, packet, program, spark } from "./pieces";
import { type Colour, seenView } from "./seen";

// places

export function space(scene: Scene, name: string): Box | null {
  return scene.zone(`space:${name}`) ?? scene.find(`[data-space="${CSS.escape(name)}"]`);
}

const supply = (scene: Scene, kind: string) =>
  scene.zone(`supply:${kind}`, "supply") ?? scene.find(".supply, .mission");
export const objective = (scene: Scene) => scene.zone("objective") ?? scene.find(".objective, .mission");
export const decker = (scene: Scene, id: string) =>
  scene.zone(`decker:${id}`) ?? scene.find(`[data-name="${CSS.escape(id)}"]`) ?? scene.find(".deckers, .crew");
export const hand = (scene: Scene, id: string) => scene.zone(`hand:${id}`) ?? decker(scene, id);
export const row = (scene: Scene) => scene.zone("row") ?? scene.find(".upgrade-row");

/** Where a piece comes from or goes to, if that is no space. */
export function elsewhere(scene: Scene, word: string, kind: string): Box | null {
  return word === "objective" ? objective(scene) : word === "supply" ? supply(scene, kind) : space(scene, word);
}

// drawings in motion

const PART = 0.36;

/** A piece as large as on its space. */
export function sized(box: Box, like: Box | null, part = PART): Box {
  const size = (like ?? box).width * part;
  return around(box, size);
}

interface Way {
  readonly from: Box | null;
  readonly to: Box | null;
  readonly ms?: number;
  readonly arc?: number;
  readonly delay?: number;
  readonly end?: Keyframe;
}

export function travel(
  scene: Scene,
  piece: HTMLElement,
  { from, to, ms = 460, arc = 30, delay = 0, end = {} }: Way,
): void {
  if (!from || !to) return;
  const hex = from.width < to.width ? from : to;
  const there = sized(to, hex);
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const steps = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(1.3)` },
    { transform: "none", ...end },
  ];
  scene.draw(piece, there, steps, ms, delay, "ease-in-out");
}

export function wave(scene: Scene, box: Box | null, tone: string, size = 1.6, ms = 520, delay = 0): void {
  if (!box) return;
  const steps = [
    { transform: "scale(0.3)", opacity: 1 },
    { transform: `scale(${size})`, opacity: 0 },
  ];
  scene.draw(hexagon(tone), around(box, box.width), steps, ms, delay);
}

/** A Spark falls out of the dark and bites into the tile. */
export function falls(scene: Scene, shade: string, at: Box | null): void {
  if (!at) return;
  scene.cue("spark");
  const steps = [
    { transform: "translate(26px, -190px) scale(0.5)", opacity: 0 },
    { transform: "scale(1.5)", opacity: 1, offset: 0.62, easing: "ease-out" },
    { transform: "none", opacity: 1 },
  ];
  scene.draw(spark(shade), sized(at, at), steps, 560, 0, "cubic-bezier(0.6, 0, 0.9, 0.6)");
  wave(scene, at, "hot", 1.15, 360, 340);
}

/** What lies there rises and is gone. */
export function dissolves(scene: Scene, piece: HTMLElement, at: Box | null, delay = 0): void {
  if (!at) return;
  const steps = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-26px) scale(0.4) rotate(20deg)", opacity: 0 },
  ];
  scene.draw(piece, sized(at, at), steps, 420, delay, "ease-in");
}

/** Something comes out of the ground in a beam. */
export function rises(scene: Scene, piece: HTMLElement, colour: Colour, at: Box | null): void {
  if (!at) return;
  scene.cue("upload");
  const light = [{ opacity: 0 }, { opacity: 0.9, offset: 0.4 }, { opacity: 0 }];
  scene.draw(
    beam(colour),
    { ...around(at, at.width * 0.5, at.height * 1.6), top: at.top - at.height * 0.7 },
    light,
    520,
  );
  const steps = [
    { transform: "translateY(40px) scale(0.2)", opacity: 0 },
    { transform: "translateY(-8px) scale(1.5)", opacity: 1, offset: 0.6 },
    { transform: "none", opacity: 1 },
  ];
  scene.draw(piece, sized(at, at), steps, 520);
}

/** Dice fall and stop at their faces. */
export function rolls(scene: Scene, dice: readonly HTMLElement[], hold = 0): void {
  const board = scene.find(".network") ?? scene.find(".board");
  if (!board) return;
  scene.cue("dice");
  const size = 76;
  for (const [place, box] of dice.entries()) {
    const left = board.left + board.width / 2 + (place - (dice.length - 1) / 2) * (size + 16) - size / 2;
    const there = { left, top: board.top + board.height * 0.4 - size / 2, width: size, height: size };
    const [total, roll] = [900 + hold, 780 / (900 + hold)];
    const fall = [
      { transform: "translateY(-160%) rotate(-220deg)", opacity: 0 },
      { transform: "rotate(12deg)", opacity: 1, offset: roll * 0.55 },
      { transform: "translateY(-22%)", opacity: 1, offset: roll * 0.75 },
      { transform: "none", opacity: 1, offset: roll },
      { transform: "none", opacity: 1, offset: 0.95 },
      { transform: "scale(0.8)", opacity: 0 },
    ];
    scene.draw(box, there, fall, total, place * 110, "ease-out");
    const strip = box.firstElementChild;
    const last = (strip?.childElementCount ?? 1) - 1;
    if (strip)
      scene.run(strip, [{ transform: `translateY(${-100 * last}%)` }, { transform: "none" }], 780, place * 110);
  }
}

// motions that several kinds share

/** Explosions whose Sparks are on their way. */
let blasts: string[] = [];

export function blast(at: string): void {
  blasts.push(at);
}

/** What comes from now on comes by itself. */
export function forgetBlasts(): void {
  blasts = [];
}

/** The last explosion beside a place. */
export function blastBeside(scene: Scene, at: Box): Box | null {
  const boxes = [...blasts].reverse().map((name) => space(scene, name));
  const near = boxes.find((box) => {
    const far = box ? Math.hypot(box.left - at.left, box.top - at.top) : 0;
    return far > 1 && far < at.width * 1.3;
  });
  return near ?? null;
}

export const lit = <E>(
  where: (scene: Scene, event: E) => Box | null,
  tone: "hot" | "cool",
  cue: Cue,
  ms = 420,
): Motion<E> => ({
  ms,
  play: (scene, event) => {
    scene.cue(cue);
    wave(scene, where(scene, event), tone, 1.2, ms);
  },
});

export const told = <E>(tone: (event: E) => string, cue: Cue, ms = 1100): Motion<E> => ({
  ms,
  next: ms * 0.7,
  play: (scene, event) => {
    scene.cue(cue);
    if (scene.line) scene.banner(say(scene.line), tone(event), ms);
  },
});

/** A card or packet of a decker is seen to be used. */
export const shows = <E>(
  where: (scene: Scene, event: E) => Box | null,
  cue: Cue,
  tone: "cool" | "hot" = "cool",
): Motion<E> => ({
  ms: 420,
  next: 300,
  play: (scene, event) => {
    scene.cue(cue);
    scene.flash(where(scene, event), tone);
  },
});

/** The back of a card goes from one place to another. */
export const cards = <E>(
  from: (scene: Scene, event: E) => Box | null,
  to: (scene: Scene, event: E) => Box | null,
  next = 200,
): Motion<E> => ({
  ms: 420,
  next,
  play: (scene, event) => {
    scene.cue("card");
    const [start, end] = [from(scene, event), to(scene, event)];
    if (start && end && start !== end) scene.back("deckers", start, end, 420);
    else scene.flash(end ?? start, "cool");
  },
});

export interface AtSpace {
  readonly at: string;
}

export const there = (scene: Scene, { at }: AtSpace) => space(scene, at);
export const programs = ({ colour, number }: ProgramsTold) => program(colour, number);
export const whose = (scene: Scene, event: { readonly decker: string }) => decker(scene, event.decker);
export const handOf = (scene: Scene, event: { readonly decker: string }) => hand(scene, event.decker);

/** The cycle is over: a wave runs through the whole network. */
export function over<E>(tone: "good" | "risk", wash: "cool" | "hot", cue: Cue): Motion<E> {
  return {
    ms: 1500,
    next: 1100,
    fate: true,
    play: (scene) => {
      scene.cue(cue);
      if (scene.line) scene.banner(say(scene.line), tone, 1500);
      if (wash === "hot") scene.shake(8);
      const names = seenView()?.spaces.map(({ name }) => name) ?? [];
      for (const [place, name] of names.entries()) wave(scene, space(scene, name), wash, 1.1, 700, place * 24);
    },
  };
}

/** Both sums, and what came of them. */
export function verdict<E extends { readonly at: string; readonly infection: number; readonly resistance: number }>(
  tone: "good" | "risk",
  cue: Cue,
): Motion<E> {
  return {
    ms: 1100,
    next: 900,
    fate: true,
    play: (scene, { at, infection, resistance }) => {
      scene.cue(cue);
      scene.banner(`${infection} : ${resistance}${scene.line ? ` · ${say(scene.line)}` : ""}`, tone, 1100);
      wave(scene, space(scene, at), tone === "good" ? "cool" : "hot", 1.6);
    },
  };
}

export function packets<E>(
  from: (scene: Scene, event: E) => Box | null,
  to: (scene: Scene, event: E) => Box | null,
): Motion<E> {
  return {
    ms: 460,
    play: (scene, event) => {
      scene.cue("pay");
      travel(scene, packet(), { from: from(scene, event), to: to(scene, event), end: { opacity: 0.4 } });
    },
  };
}

/** The colour of a decker at this table. */
export function colourOf(id: string): Colour {
  return seenView()?.deckers.find((decker) => decker.id === id)?.colour ?? "blue";
}
