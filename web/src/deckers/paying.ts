// Paying with cards: a click on a card of the hand puts it into the payment or takes it out again. What a set pays, and what
// of it is lost, the engine says: a set that it has not suggested is put together with it card by card.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { Message, Offer } from "../service/wire";
import { cancel, decide, live, question, seen, taken } from "../table/seat";
import { commandFacts } from "./facts";
import { ownDecker, seenView } from "./seen";

const SUGGESTED = "ask-pay";
const BY_HAND = "ask-pay-more";
const OTHER = "other-payment";
const ADD = "add ";

export type Paying = "suggested" | "by-hand";

export const paying = computed((): Paying | null => {
  const prompt = question.value?.prompt[0];
  return prompt === SUGGESTED ? "suggested" : prompt === BY_HAND ? "by-hand" : null;
});

/** The answers that have led to the question of the moment, as far as it can be begun anew. */
const trail = signal<readonly string[]>([]);

/** Answers that are still to be given, one by one, as long as they are offered. */
const plan = signal<readonly string[]>([]);

effect(() => {
  const said = taken.value;
  if (!said) return;
  untracked(() => {
    trail.value = question.value?.begun ? [...trail.value, said.notation] : [said.notation];
  });
});

effect(() => {
  const [next, ...rest] = plan.value;
  if (!next || !live.value) return;
  const option = question.value?.options.find(({ notation }) => notation === next);
  plan.value = option ? rest : [];
  if (option) decide(option);
});

export const suggestions = computed(
  () => question.value?.options.filter(({ notation }) => notation.startsWith("pay")) ?? [],
);

const clicked = signal<{ readonly seq: number; readonly places: readonly number[] } | null>(null);

/** The cards of the payment, by their places in the hand. */
export const picked = computed((): ReadonlySet<number> => {
  if (paying.value === "suggested" && clicked.value?.seq === seen.value?.seq) return new Set(clicked.value?.places);
  if (paying.value === "suggested") return placesOf(suggestions.value[0]?.at ?? []);
  if (paying.value === "by-hand") return placesOf(added(trail.value));
  return new Set();
});

/** What pays with just these cards. */
export const ready = computed((): Offer | null => {
  if (paying.value === "by-hand")
    return question.value?.options.find(({ notation }) => notation.startsWith("done")) ?? null;
  const keys = keysOf([...picked.value]);
  return suggestions.value.find(({ at }) => isSame(cardsOf(at), keys)) ?? null;
});

export function togglePaid(place: number): boolean {
  const seq = seen.value?.seq;
  if (!paying.value || seq === undefined) return false;
  const now = [...picked.value];
  const next = now.includes(place) ? now.filter((other) => other !== place) : [...now, place];
  const keys = keysOf(next);
  const [key = ""] = keysOf([place]);
  if (paying.value === "by-hand" && next.length > now.length) plan.value = [ADD + key];
  else if (paying.value === "by-hand") anew([...upToCards(trail.value), ...keys.map((card) => ADD + card)]);
  else if (next.length === 0 || suggestions.value.some(({ at }) => isSame(cardsOf(at), keys)))
    clicked.value = { seq, places: next };
  else plan.value = [OTHER, ...keys.map((card) => ADD + card)];
  return true;
}

/** The same from the first answer on. */
function anew(answers: readonly string[]): void {
  if (cancel()) plan.value = answers;
}

function upToCards(answers: readonly string[]): readonly string[] {
  return answers.filter((answer) => !answer.startsWith(ADD));
}

function added(answers: readonly string[]): readonly string[] {
  return answers.filter((answer) => answer.startsWith(ADD)).map((answer) => answer.slice(ADD.length));
}

function hand(): readonly string[] {
  const view = seenView();
  return (view && ownDecker(view)?.hand) ?? [];
}

function keysOf(places: readonly number[]): readonly string[] {
  return places.map((place) => hand()[place]).filter((key) => key !== undefined);
}

export function cardsOf(names: readonly string[]): readonly string[] {
  return names.filter((name) => commandFacts(name) !== null);
}

/** The first places in the hand where these cards are. */
export function placesOf(names: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const name of cardsOf(names)) {
    const place = hand().findIndex((card, at) => card === name && !found.has(at));
    if (place >= 0) found.add(place);
  }
  return found;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** All cards that a message names, such as a payment. */
export function cardsNamed([id, args]: Message): readonly string[] {
  const own = id.startsWith("command-") ? [id.slice("command-".length)] : [];
  return [...own, ...args.flatMap(([, value]) => (typeof value === "object" ? cardsNamed(value) : []))];
}
