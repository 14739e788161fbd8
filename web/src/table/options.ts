// The options of the moment, on the things that they point at.

import { computed, signal } from "@preact/signals";
import { drawn } from "../game";
import type { Offer, ShortcutSeen } from "../service/wire";
import { assign } from "./keying";
import { decide, live, question, seen, shorten } from "./seat";

const byName = computed(() => {
  const found = new Map<string, Offer[]>();
  for (const option of question.value?.options ?? []) {
    for (const name of new Set(option.at)) found.set(name, [...(found.get(name) ?? []), option]);
  }
  return found;
});

/** Which key takes which option or, by its notation after a +, which shortcut. */
export const keys = computed(() => {
  const { options = [], shortcuts = [] } = question.value ?? {};
  const notations = [...options.map(({ notation }) => notation), ...shortcuts.map(({ notation }) => `+${notation}`)];
  return assign(notations, drawn().keys);
});

/** What Enter and Space do. */
export const goingOn = computed(() => (question.value ? drawn().goesOn(question.value) : null));

export function goOn(): boolean {
  const answer = goingOn.value;
  if (!answer) return false;
  if (isOffer(answer)) decide(answer);
  else takeShortcut(answer);
  return true;
}

function isOffer(answer: Offer | ShortcutSeen): answer is Offer {
  return question.value?.options.some((option) => option === answer) ?? false;
}

export function optionsAt(name: string): readonly Offer[] {
  return live.value ? (byName.value.get(name) ?? []) : [];
}

/** What can be done with a thing by several answers at once. */
export function shortcutsAt(name: string): readonly ShortcutSeen[] {
  return live.value ? (question.value?.shortcuts.filter((shortcut) => shortcut.at.includes(name)) ?? []) : [];
}

/** The option that somebody is about to choose: the things it points at stand out. */
export const considered = signal<Offer | null>(null);

/** The option that a lesson waits for: it stands out, and so do the things it points at. */
export const wished = signal<Offer | null>(null);

export function isConsidered(name: string): boolean {
  const option = considered.value ?? wished.value;
  return option?.at.includes(name) ?? false;
}

export interface Menu {
  readonly seq: number;
  readonly options: readonly Offer[];
  readonly shortcuts: readonly ShortcutSeen[];
  readonly box: DOMRect;
}

const opened = signal<Menu | null>(null);

/** The small menu at a thing; it closes when its question is over. */
export const menu = computed(() => (live.value && opened.value?.seq === seen.value?.seq ? opened.value : null));

export function closeMenu(): void {
  opened.value = null;
}

/** A click on a thing: its only option is taken, several open the menu; a thing without options shows its shortcuts. */
export function actAt(name: string, element: Element, ambiguous = false): boolean {
  const options = optionsAt(name);
  const shortcuts = shortcutsAt(name);
  const [only] = options;
  if (!only && shortcuts.length === 0) return false;
  if (only && options.length === 1 && !ambiguous) decide(only);
  else openMenu(element, options, shortcuts);
  return true;
}

export function openMenu(element: Element, options: readonly Offer[], shortcuts: readonly ShortcutSeen[] = []): void {
  if (seen.value) opened.value = { seq: seen.value.seq, options, shortcuts, box: element.getBoundingClientRect() };
}

/** A click on a button. */
export function take(option: Offer): void {
  considered.value = null;
  closeMenu();
  decide(option);
}

export function takeShortcut(shortcut: ShortcutSeen): void {
  considered.value = null;
  closeMenu();
  shorten(shortcut);
}
