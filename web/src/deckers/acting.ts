// What one may do in the action step, by verb and by place: the options and shortcuts of the question in groups, and what the
// player is about to choose of them.

import { computed, signal } from "@preact/signals";
import type { Offer, ShortcutSeen } from "../service/wire";
import { take, takeShortcut } from "../table/options";
import { question, seen, send, withheld } from "../table/seat";
import { say } from "../texts/texts";
import { commandFacts } from "./facts";
import type { Verb } from "./markers";
import { ownDecker, seenView } from "./seen";

const PROMPT = "ask-deckers-action";

const VERB_OF: Readonly<Record<string, Verb>> = {
  move: "move",
  go: "move",
  "move-to": "move",
  "carry-to": "move",
  walk: "move",
  shift: "shift",
  "push-from": "shift",
  "push-off": "shift",
  infect: "infect",
  "infect-with": "infect",
  upload: "upload",
  "upload-all": "upload",
  installation: "install",
  convert: "modify",
  project: "ghost",
  upgrade: "upgrade",
  execute: "play",
  show: "play",
  "end-actions": "end",
  "end-keeping": "end",
  "end-keeping-nothing": "end",
};

/** The places of the action bar, always in this order. */
export const BAR: readonly Verb[] = [
  "move",
  "upload",
  "shift",
  "infect",
  "modify",
  "install",
  "ghost",
  "upgrade",
  "play",
  "end",
];
const HERE: ReadonlySet<Verb> = new Set(["upload", "infect", "modify", "install"]);
const THERE: readonly Verb[] = ["move", "shift", "ghost"];

/** One way to do something: an option that leads on to more questions, or all of them at once. */
export interface Way {
  readonly of: Offer | ShortcutSeen;
  readonly whole: boolean;
}

export function isActing(): boolean {
  return question.value?.prompt[0] === PROMPT;
}

interface Intent {
  readonly seq: number;
  readonly space: string | null;
  readonly verb: Verb | null;
  readonly card: string | null;
  /** The verb that one would like to know about why it cannot be done. */
  readonly wish: Verb | null;
}

const intended = signal<Intent | null>(null);

/** What the player is about to do; it is over with its question. */
export const intent = computed(() => (isActing() && intended.value?.seq === seen.value?.seq ? intended.value : null));
export const chosenSpace = computed(() => intent.value?.space ?? null);

function intend(more: Partial<Intent>): void {
  const seq = seen.value?.seq;
  if (seq !== undefined) intended.value = { space: null, verb: null, card: null, wish: null, seq, ...more };
}

/** One step back; whether there was one. */
export function retreat(): boolean {
  const now = intent.value;
  if (!now) return false;
  intended.value = now.space && now.verb ? { ...now, verb: null } : null;
  return true;
}

export function verbOf(notation: string): Verb {
  const [first = "", second = ""] = notation.split(" ");
  return VERB_OF[first === "paying" ? second : first] ?? "more";
}

const byVerb = computed(() => {
  const found = new Map<Verb, Way[]>();
  const asked = isActing() ? question.value : null;
  const add = (way: Way) => {
    const verb = verbOf(way.of.notation);
    found.set(verb, [...(found.get(verb) ?? []), way]);
  };
  for (const of of asked?.shortcuts ?? []) add({ of, whole: true });
  for (const of of asked?.options ?? []) add({ of, whole: false });
  return found;
});

export function waysOf(verb: Verb): readonly Way[] {
  return byVerb.value.get(verb) ?? [];
}

/** Where the avatar stands that acts. */
export function ownSpace(): string | null {
  const view = seenView();
  return (view && ownDecker(view)?.avatars[0]) ?? null;
}

function isSpace(name: string): boolean {
  return seenView()?.spaces.some((space) => space.name === name) ?? false;
}

/** Going step by step, wherever that leads. */
function isStepwise({ of, whole }: Way): boolean {
  return whole && !of.at.some(isSpace);
}

/** What can be done with a space. */
export function waysAt(verb: Verb, space: string): readonly Way[] {
  const ways = waysOf(verb);
  if (HERE.has(verb)) return space === ownSpace() ? ways : [];
  const there = ways.filter(({ of }) => of.at.includes(space));
  if (verb === "ghost" || (there.length === 0 && !(verb === "shift" && space === ownSpace()))) return there;
  return [...there, ...ways.filter(({ whole }) => !whole)];
}

/** The verbs of a space, whether they can be done there or not. */
export function verbsAt(space: string): readonly Verb[] {
  return space === ownSpace() ? [...HERE, "shift"] : THERE;
}

export function litByVerb(space: string): boolean {
  const now = intent.value;
  return now?.verb != null && THERE.includes(now.verb) && now.space === null && waysAt(now.verb, space).length > 0;
}

/** The ways that the tray shows. */
export const shownWays = computed(() => {
  const now = intent.value;
  if (!now?.verb) return [];
  if (now.card) return waysOf(now.verb).filter(({ of }) => of.at.includes(now.card ?? ""));
  if (now.space) return waysAt(now.verb, now.space);
  const ways = waysOf(now.verb);
  return THERE.includes(now.verb) ? ways.filter((way) => !way.whole || isStepwise(way)) : ways;
});

/** A click on a space in the action step. */
export function pointAt(space: string): boolean {
  if (!isActing()) return false;
  const now = intent.value;
  if (now?.verb && !now.space && waysAt(now.verb, space).length > 0) intend({ verb: now.verb, space });
  else if (now?.space === space && !now.verb) intended.value = null;
  else {
    intend({ space });
    send({ type: "consider", thing: space });
  }
  return true;
}

/** A click on a verb of the bar, or of a space. */
export function wishFor(verb: Verb, space: string | null = null): void {
  const ways = space ? waysAt(verb, space) : waysOf(verb);
  if (ways.length > 0) {
    const isOpen = intent.value?.verb === verb && (space === null || intent.value.space === space);
    if (isOpen) intended.value = null;
    else intend({ verb, space: space ?? onlySpace(verb) });
    return;
  }
  intend({ space, wish: verb });
  const thing = space ?? asksAbout(verb);
  if (thing) send({ type: "consider", thing });
}

/** The space of a verb that can be done nowhere else. */
function onlySpace(verb: Verb): string | null {
  const spaces = THERE.includes(verb) ? new Set(waysOf(verb).flatMap(({ of }) => of.at.filter(isSpace))) : [];
  const [only = null, another] = spaces;
  return another ? null : only;
}

/** A click on a card that can be had or played. */
export function pointAtCard(card: string): boolean {
  const verb = isActing() ? (["upgrade", "play"] as const).find((verb) => cardWays(verb, card).length > 0) : null;
  if (!verb) return false;
  intend({ verb, card });
  return true;
}

export function cardWays(verb: Verb, card: string): readonly Way[] {
  return waysOf(verb).filter(({ of }) => of.at.includes(card));
}

export function use({ of, whole }: Way): void {
  intended.value = null;
  if (whole) takeShortcut(of as ShortcutSeen);
  else take(of as Offer);
}

// why not

/** The thing whose wishes tell why a verb cannot be done. */
function asksAbout(verb: Verb): string | null {
  const view = seenView();
  const own = view && ownDecker(view);
  if (!view || !own) return null;
  if (verb === "upgrade") return view.row[0] ?? null;
  if (verb === "play") return own.hand?.find((card) => commandFacts(card)?.keyword) ?? own.hand?.[0] ?? null;
  return verb === "move" || verb === "shift" || verb === "infect" ? verb : ownSpace();
}

/** Why not, with the clause that says so. */
export function reasonAgainst(verb: Verb): string {
  const found = withheld.value?.withheld.find(({ notation }) => verbOf(notation) === verb);
  if (!found) return "";
  return found.clause ? `${say(found.reason)} (${found.clause})` : say(found.reason);
}
