// Through which lens one looks at the network: as it lies, at the Sparks of the next turn, or at the attack. What threatens the
// engine says when a lens asks for it, exactly, for the position that is on the screen.

import { computed, effect, signal } from "@preact/signals";
import { foreseen, link, reel, seen, send } from "../table/seat";
import { preference } from "../table/settings";
import { chosenSpace } from "./acting";
import { seenView } from "./seen";
import type { Forecast } from "./view";

export const LENSES = ["plain", "next", "attack"] as const;
export type Lens = (typeof LENSES)[number];

const preferred = preference<Lens>("lens", "plain");

/** There is something to look at when the network lies there, and only at a table where one sits. */
const canLook = computed(() => {
  const phase = seenView()?.phase;
  return link.value === "open" && phase !== undefined && phase !== "setup" && seen.value?.ending == null;
});

export const lens = computed((): Lens => (canLook.value ? preferred.signal.value : "plain"));

export function lookThrough(wanted: Lens): void {
  preferred.prefer(wanted);
}

export function nextLens(): void {
  lookThrough(LENSES[(LENSES.indexOf(lens.value) + 1) % LENSES.length] ?? "plain");
}

/** Whose turn is looked at, where several may come next. */
const wanted = signal("");

export function foresee(decker: string): void {
  wanted.value = decker;
}

const WAIT = 60;
let asking: number | undefined;

effect(() => {
  const seq = seen.value?.seq;
  const thing = wanted.value;
  clearTimeout(asking);
  if (lens.value === "plain" || seq === undefined || !reel.value.arrived.value) return;
  const known = foreseen.peek();
  if (known?.seq === seq && known.thing === thing) return;
  asking = window.setTimeout(() => send({ type: "foresee", thing }), WAIT);
});

/** What threatens, as long as it is true of what is on the screen. */
export const outlook = computed((): Forecast | null => {
  const told = foreseen.value;
  const isTrue = lens.value !== "plain" && told?.seq === seen.value?.seq && reel.value.arrived.value;
  return isTrue ? ((told?.forecast as Forecast | null | undefined) ?? null) : null;
});

/** The space whose explosion is looked at alone. */
export const pointed = signal<string | null>(null);
export const focused = computed(() => {
  const at = chosenSpace.value ?? pointed.value;
  return at !== null && (outlook.value?.sparks[at]?.explosions.length ?? 0) > 0 ? at : null;
});

/** A whole number, but what can happen is not 0 and what can fail is not 100. */
export function percent(chance: number): number {
  return chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
}
