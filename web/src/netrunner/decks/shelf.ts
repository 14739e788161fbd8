// The decks that one keeps: in this browser, and in the account of whoever is signed in.

import { computed, effect, signal } from "@preact/signals";
import { account, dropDeck, putDeck } from "../../service/accounts";
import type { Account } from "../../service/wire";
import type { Deck } from "./tools";

/** A deck with the time of its last change, and the account that has it too. */
interface Kept extends Deck {
  readonly at: number;
  readonly account?: string;
}

type Shelf = Readonly<Record<string, Kept>>;

const DECKS = "cyberdeck-decks";
const GAME = "netrunner";
const LONGEST = 40;
const PAUSE = 700;

const shelf = signal<Shelf>({});
export const openName = signal("");
export const openDeck = computed<Kept | null>(
  () => (has(shelf.value, openName.value) && shelf.value[openName.value]) || null,
);
export const deckNames = computed(() => Object.keys(shelf.value).sort((one, other) => one.localeCompare(other)));

export function deckNamed(name: string): Deck | null {
  return (has(shelf.value, name) && shelf.value[name]) || null;
}

/** What this browser has kept; `wish` is the deck to open, if it is there. */
export function takeOut(wish: string | null): void {
  const { open, decks } = stored();
  shelf.value = decks;
  openName.value = [wish, open, Object.keys(decks)[0]].find((name) => name && has(decks, name)) ?? "";
  addEventListener("storage", (event) => {
    if (event.key === DECKS) shelf.value = stored().decks;
  });
  let before: Account | null = null;
  effect(() => {
    const now = account.value;
    if (now?.name === before?.name) return;
    if (before && !now) forget(before.name);
    if (now) merge(now);
    if (now && wish && has(shelf.peek(), wish)) openUp(wish);
    before = now;
  });
}

export function openUp(name: string): void {
  openName.value = name;
  store(shelf.peek());
}

/** A new deck under a name that is free. */
export function add(name: string, { identity, cards }: Deck): void {
  const free = freeName(name, shelf.peek());
  keep(free, { identity, cards });
  openUp(free);
}

/** A deck that somebody has linked to: the one that is on the shelf already, if it is just this. */
export function addLinked(name: string, deck: Deck): void {
  const known = shelf.peek()[tidy(name)];
  if (known && isSame(known, deck)) openUp(tidy(name));
  else add(name, deck);
}

/** So many copies of a card in the open deck. */
export function setCopies(card: string, copies: number): void {
  const deck = openDeck.peek();
  if (!deck) return;
  const { [card]: _, ...others } = deck.cards;
  const cards = copies > 0 ? { ...deck.cards, [card]: Math.min(copies, 99) } : others;
  keep(openName.peek(), { identity: deck.identity, cards });
}

export function setIdentity(identity: string): void {
  const deck = openDeck.peek();
  if (deck) keep(openName.peek(), { identity, cards: deck.cards });
}

export function rename(wish: string): void {
  const old = openName.peek();
  const deck = openDeck.peek();
  if (!deck || tidy(wish) === old) return;
  const { [old]: _, ...others } = shelf.peek();
  const name = freeName(wish, others);
  shelf.value = others;
  upload(old);
  keep(name, deck);
  openUp(name);
}

export function drop(name: string): void {
  const { [name]: _, ...others } = shelf.peek();
  store(others);
  upload(name);
  if (openName.peek() === name) openUp(Object.keys(others)[0] ?? "");
}

function keep(name: string, { identity, cards }: Deck): void {
  const owner = shelf.peek()[name]?.account;
  store({ ...shelf.peek(), [name]: { identity, cards, at: Date.now(), ...(owner ? { account: owner } : {}) } });
  upload(name);
}

/** A name that can stand in an address: one line, not too long, no slashes. */
export function tidy(name: string): string {
  const line = name
    .replace(/[/\\]/g, "-")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  const short = [...line].slice(0, LONGEST).join("").trim();
  return /^\.*$/.test(short) ? "Deck" : short;
}

function freeName(wish: string, taken: Shelf): string {
  const name = tidy(wish);
  if (!has(taken, name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${[...name]
      .slice(0, LONGEST - 4)
      .join("")
      .trim()} ${number}`;
    if (!has(taken, numbered)) return numbered;
  }
}

/** A deck may bear any name, even one that objects of the language have. */
function has(decks: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(decks, name);
}

// The account

const changed = new Set<string>();
let timer = 0;

/** Soon the account has it as it is here, or no longer. */
function upload(name: string): void {
  changed.add(name);
  clearTimeout(timer);
  timer = window.setTimeout(() => void flush(), PAUSE);
}

/** What cannot be sent now is newer here than there, so that it is sent on the next visit. */
async function flush(): Promise<void> {
  const owner = account.peek();
  if (!owner) return changed.clear();
  for (const name of [...changed]) {
    changed.delete(name);
    const deck = shelf.peek()[name];
    try {
      if (deck) await putDeck(name, { game: GAME, deck: { identity: deck.identity, cards: deck.cards, at: deck.at } });
      else if (has(account.peek()?.decks ?? {}, name)) await dropDeck(name);
      if (deck && shelf.peek()[name]) mark(name, owner.name);
    } catch {
      changed.add(name);
      return;
    }
  }
}

function mark(name: string, owner: string): void {
  const deck = shelf.peek()[name];
  if (deck) store({ ...shelf.peek(), [name]: { ...deck, account: owner } });
}

/** The later of two versions counts; a deck of this browser that bears the name of another one gets a new name. */
function merge(owner: Account): void {
  const merged = staying(owner);
  takeOver(owner, merged);
  for (const [name, mine] of Object.entries(merged)) if (!mine.account) upload(name);
  store(merged);
  if (!has(merged, openName.peek())) openUp(Object.keys(merged)[0] ?? "");
}

/** The decks of this browser that stay, under the names they keep or get. */
function staying({ name: owner, decks }: Account): Record<string, Kept> {
  const kept: Record<string, Kept> = {};
  for (const [name, mine] of Object.entries(shelf.peek())) {
    const theirs = has(decks, name) ? decks[name] : null;
    if (mine.account === owner && !theirs) continue;
    const isAnother = theirs && mine.account !== owner && !isSame(theirs.deck, mine);
    kept[isAnother ? freeName(name, { ...kept, ...shelf.peek() }) : name] = mine;
  }
  return kept;
}

/** The decks of the account join them where they are no older; what it has not got yet is sent to it. */
function takeOver({ name: owner, decks }: Account, merged: Record<string, Kept>): void {
  for (const [name, { game, deck }] of Object.entries(decks)) {
    if (game !== GAME || !isDeck(deck)) continue;
    const at = "at" in deck && typeof deck.at === "number" ? deck.at : 0;
    if (!has(merged, name) || (merged[name]?.at ?? 0) <= at)
      merged[name] = { identity: deck.identity, cards: deck.cards, at, account: owner };
    else upload(name);
  }
}

/** The decks of an account leave the browser with it, except changes that it has not got yet. */
function forget(owner: string): void {
  const stays = ([name, deck]: [string, Kept]) => deck.account !== owner || changed.has(name);
  const others = Object.fromEntries(Object.entries(shelf.peek()).filter(stays));
  store(others);
  if (!has(others, openName.peek())) openUp(Object.keys(others)[0] ?? "");
}

// This browser

function store(decks: Shelf): void {
  shelf.value = decks;
  try {
    localStorage.setItem(DECKS, JSON.stringify({ open: openName.peek(), decks }));
  } catch {
    // A browser that keeps nothing has the decks until the page is left.
  }
}

function stored(): { open: string; decks: Shelf } {
  try {
    const { open, decks } = JSON.parse(localStorage.getItem(DECKS) ?? "{}") as { open?: string; decks?: Shelf };
    return {
      open: open ?? "",
      decks: Object.fromEntries(Object.entries(decks ?? {}).filter(([, deck]) => isDeck(deck))),
    };
  } catch {
    return { open: "", decks: {} };
  }
}

function isDeck(data: unknown): data is Deck {
  const deck = data as Partial<Deck> | null;
  if (typeof deck !== "object" || typeof deck?.identity !== "string" || typeof deck.cards !== "object" || !deck.cards)
    return false;
  return Object.values(deck.cards).every(Number.isInteger);
}

function isSame(data: unknown, deck: Deck): boolean {
  const flat = ({ identity, cards }: Deck) => JSON.stringify([identity, Object.entries(cards).sort()]);
  return isDeck(data) && flat(data) === flat(deck);
}
