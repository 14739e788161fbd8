// One event as it is shown: the table before and after it, and what can be done with both.

import type { Message } from "../service/wire";
import type { Cue } from "../sound/cues";
import { cue } from "../sound/sound";
import {
  animate,
  around,
  type Box,
  copyOf,
  fly,
  layerOfFlights,
  put,
  type Span,
  type Steps,
  sign,
  veil,
} from "./flights";

/** Something on the table. */
export interface Spot {
  readonly box: Box;
  readonly element: Element;
  /** Which side of it is seen. */
  readonly look: string;
  /** As it looked then, if something is to be done with it. */
  readonly copy: HTMLElement | null;
}

/** The table at one moment. Things are found by handle, `token:NAME` or `count:NAME`, places by their zone. */
export interface Picture {
  readonly things: ReadonlyMap<string, Spot>;
  readonly zones: ReadonlyMap<string, Box>;
}

export type Tone = "credit" | "click" | "points" | "risk" | "good" | "hot" | "cool" | "corp" | "runner";

const CARD: Box = { left: 0, top: 0, width: 150, height: 210 };
const THINGS = "[data-handle], [data-token], [data-count]";

/** What the table looks like now; `kept` are the handles of which a copy is needed. */
export function pictured(kept: ReadonlySet<string> = new Set()): Picture {
  const things = new Map<string, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>(`.table :is(${THINGS})`)) {
    if (element.closest(".flights")) continue;
    const name = nameOf(element.dataset);
    const box = element.getBoundingClientRect();
    const other = things.get(name);
    // A thing that is shown twice is where it is larger.
    if (box.width === 0 || (other && other.box.width >= box.width)) continue;
    const copy = kept.has(name) ? copyOf(element) : null;
    things.set(name, { box, element, look: element.dataset.look ?? "", copy });
  }
  const zones = new Map<string, Box>();
  for (const element of document.querySelectorAll<HTMLElement>(".table [data-zone]"))
    zones.set(element.dataset.zone ?? "", element.getBoundingClientRect());
  return { things, zones };
}

function nameOf({ handle, token, count }: DOMStringMap): string {
  return handle ?? (token === undefined ? `count:${count}` : `token:${token}`);
}

export class Scene {
  constructor(
    readonly before: Picture,
    readonly after: Picture,
    /** The line that is told with it. */
    readonly line: Message | null,
    private readonly tempo: number,
    private readonly begin: number,
    private readonly seen: Set<string>,
  ) {}

  span(ms: number, delay = 0): Span {
    return { ms: ms * this.tempo, delay: this.begin + delay * this.tempo };
  }

  cue(name: Cue, delay = 0): void {
    cue(name, this.span(0, delay).delay);
  }

  /** A place of the table: the first of these zones that there is. */
  zone(...names: readonly string[]): Box | null {
    for (const name of names) {
      const found = this.after.zones.get(name) ?? this.before.zones.get(name);
      if (found && found.width > 0) return found;
    }
    return null;
  }

  /** What a selector finds on the table, where a game has no other name for it. */
  find(selector: string): Box | null {
    const element = document.querySelector(`.table ${selector}`);
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  /** Whether something else is shown of a thing than that it is elsewhere now. */
  claim(name: string): void {
    this.seen.add(name);
  }

  /** A thing comes from somewhere to where it is now. */
  arrive(name: string, from: Box | null, ms: number, delay = 0): boolean {
    const now = this.after.things.get(name);
    const start = from ?? this.before.things.get(name)?.box;
    if (!now || !start || this.seen.has(name)) return false;
    this.claim(name);
    const span = this.span(ms, delay);
    fly(copyOf(now.element), fitted(start, now.box), now.box, span);
    veil(now.element, span);
    return true;
  }

  /** A thing that was somewhere goes to a place and is gone; it may burn on its way. */
  leave(name: string, to: Box | null, ms: number, end: Keyframe = {}, delay = 0): boolean {
    const old = this.before.things.get(name);
    if (!old?.copy || !to || this.seen.has(name)) return false;
    this.claim(name);
    const span = this.span(ms, delay);
    fly(old.copy, old.box, fitted(to, old.box), span, end);
    const now = this.after.things.get(name);
    if (now) veil(now.element, span);
    return true;
  }

  /** A thing turns over: the side that was seen goes, the other one comes. */
  turn(name: string, ms: number): boolean {
    const [old, now] = [this.before.things.get(name), this.after.things.get(name)];
    if (!old?.copy || !now || this.seen.has(name)) return false;
    this.claim(name);
    const half = this.span(ms / 2);
    const rest = this.span(ms / 2, ms / 2);
    const flat = "perspective(900px) rotateX(90deg) scale(1.08)";
    animate(put(old.copy, now.box), [{ transform: "perspective(900px)" }, { transform: flat }], half, "ease-in");
    veil(now.element, half);
    const bright = { transform: "perspective(900px) rotateX(-90deg) scale(1.08)", filter: "brightness(2.6)" };
    animate(put(copyOf(now.element), now.box), [bright, { transform: "perspective(900px)", filter: "none" }], rest);
    veil(now.element, rest);
    return true;
  }

  /** A thing is held up in the middle of the table, and then goes where it belongs; `drawn` is how it looks if it lay nowhere. */
  present(name: string, from: Box | null, to: Box | null, ms: number, drawn?: () => HTMLElement): boolean {
    const [old, now] = [this.before.things.get(name), this.after.things.get(name)];
    const start = old?.box ?? from;
    const board = this.find(".board");
    if (!start || !board || this.seen.has(name)) return false;
    const copy = drawn?.() ?? old?.copy ?? (now ? copyOf(now.element) : null);
    if (!copy) return false;
    this.claim(name);
    const size = drawn ? CARD : (old?.box ?? now?.box ?? start);
    const high = Math.max(size.height, Math.min(300, board.height * 0.45));
    const middle = around(board, (high * size.width) / size.height, high);
    const at = (box: Box, opacity = 1) => ({ transform: moveTo(box, middle), opacity });
    const steps = [
      at(fitted(start, size)),
      { ...at(middle), offset: 0.3 },
      { ...at(middle), offset: 0.7 },
      at(fitted(to ?? start, size), 0.3),
    ];
    const span = this.span(ms);
    copy.style.transformOrigin = "0 0";
    animate(put(copy, middle), steps, span, "ease-in-out");
    if (now) veil(now.element, span);
    return true;
  }

  /** A card that lay nowhere goes from one place to another. */
  pass(card: HTMLElement, from: Box, to: Box, ms: number, delay = 0): void {
    fly(card, cardIn(from), cardIn(to), this.span(ms, delay), { opacity: 0.6 });
  }

  /** The back of a card that nobody knows. */
  back(side: string, from: Box, to: Box, ms: number, delay = 0): void {
    this.pass(sign("back", side), from, to, ms, delay);
  }

  /** A light on something. */
  flash(box: Box | null, tone: Tone, ms = 420): void {
    if (!box) return;
    const steps = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }];
    animate(put(sign("flash", tone), box), steps, this.span(ms));
  }

  /** A word or a number rises from something, and its number jumps. */
  float(box: Box | null, text: string, tone: Tone, ms = 900): void {
    if (!box) return;
    const note = put(sign("float", tone, text), around(box, 120, 30));
    const steps = [
      { transform: "translateY(14px)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "translateY(-40px)", opacity: 0 },
    ];
    animate(note, steps, this.span(ms));
  }

  /** A number that has changed. */
  count(name: string, change: number, tone: Tone, otherwise: Box | null = null, mark = ""): void {
    const spot = this.after.things.get(`count:${name}`);
    const text = `${change > 0 ? "+" : "−"}${Math.abs(change)}${mark}`;
    this.float(spot?.box ?? otherwise, text, tone);
    if (spot) animate(spot.element, [{ transform: "scale(1.35)" }, { transform: "none" }], this.span(260));
  }

  /** A wave runs out from something. */
  ring(box: Box | null, tone: Tone, size = 1.6, ms = 520, delay = 0): void {
    if (!box) return;
    const steps = [
      { transform: "scale(0.3)", opacity: 1 },
      { transform: `scale(${size})`, opacity: 0 },
    ];
    animate(put(sign("ring", tone), box), steps, this.span(ms, delay));
  }

  /** A part of what has been drawn moves by itself. */
  run(part: Element, steps: Steps, ms: number, delay = 0): void {
    animate(part, steps, this.span(ms, delay), "cubic-bezier(0.1, 0.7, 0.2, 1)");
  }

  /** The table takes a blow. */
  shake(power: number, ms = 420): void {
    const board = document.querySelector(".table .board");
    const moves = [0, 1, -1, 0.7, -0.6, 0.3, 0].map((part, place) => ({
      transform: `translate(${part * power}px, ${(place % 2 ? -part : part) * power * 0.5}px)`,
    }));
    if (board) animate(board, moves, this.span(ms), "linear");
  }

  /** Its rim turns red, the more the harder the blow. */
  rim(points: number, ms = 600): void {
    const rim = sign("rim");
    rim.style.setProperty("--blow", `${60 + points * 50}px`);
    const steps = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }];
    animate(put(rim, { left: 0, top: 0, width: innerWidth, height: innerHeight }), steps, this.span(ms));
  }

  /** Words across the table. */
  banner(text: string, tone: string, ms = 1100, picture: Element | null = null): void {
    const banner = sign("banner", tone, text);
    if (picture) banner.prepend(picture);
    const steps = [
      { transform: "translateX(-40%)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 1, offset: 0.8 },
      { transform: "translateX(25%)", opacity: 0 },
    ];
    const board = this.find(".board") ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
    const wide = Math.min(620, board.width * 0.9);
    animate(put(banner, around(board, wide, 76)), steps, this.span(ms), "linear");
  }

  /** Something drawn for it, in a box. */
  draw(picture: HTMLElement, box: Box, steps: Steps, ms: number, delay = 0, easing?: string): void {
    picture.classList.add("flight");
    animate(put(picture, box), steps, this.span(ms, delay), easing);
  }
}

/** A place as large as a thing: what flies there shrinks no more than it must. */
function fitted(place: Box, thing: Box): Box {
  const scale = Math.min(1, place.width / (thing.width || 1), place.height / (thing.height || 1));
  const size = Math.max(0.35, scale);
  return around(place, thing.width * size, thing.height * size);
}

/** A card in the middle of a place. */
function cardIn(place: Box): Box {
  const high = Math.min(90, Math.max(48, place.height * 0.8));
  return around(place, high / 1.4, high);
}

function moveTo(box: Box, from: Box): string {
  return `translate(${box.left - from.left}px, ${box.top - from.top}px) scale(${box.width / from.width}, ${box.height / from.height})`;
}

export function canFly(): boolean {
  return layerOfFlights() !== null;
}
