// Texts: a message becomes a sentence in the reader's language, by the same Fluent files that the engine's tools use.

import {
  type Message as Entry,
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { sentAlong } from "../service/along";
import type { Arg, Message } from "../service/wire";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

type Pattern = NonNullable<Entry["value"]>;

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  readonly parts: ReadonlySet<string>;
}

/** The texts of a language. Of the many that a page may say it says few at first: each is read when it is. */
class Texts {
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;

  constructor(wish: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(wish, { useIsolating: false, functions: { BY: by } });
    const entries = sources.flatMap((source) => source.split(/^(?=[\w-]+ =)/m));
    this.#unread = new Map(entries.map((entry) => [entry.split(" ", 1)[0] ?? "", entry]));
  }

  /** What an id says, or one of its attributes. */
  pattern(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    this.#read(name);
    const entry = this.#bundle.getMessage(name);
    return (attribute ? entry?.attributes[attribute] : entry?.value) ?? null;
  }

  said(pattern: Pattern, args: Record<string, FluentVariable>): string {
    const each = Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new Written(arg) : arg]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(each), []);
  }

  /** With the entries that it names. */
  #read(name: string): void {
    const entry = this.#unread.get(name);
    if (!entry) return;
    this.#unread.delete(name);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, named = ""] of entry.matchAll(/\{\s*([\w-]+)/g)) this.#read(named);
  }
}

const REMEMBERED = "cyberdeck-language";
/** The texts come in parts: what every page may say, and what only some pages or a game say. */
const PARTS = new Set(["page", "learn", "lobby", "cups", "puzzles", "account", "around"]);
const spoken = signal<Spoken | null>(null);
const wanted = new Set(["page"]);
const texts = new Map<string, Promise<string>>();
let wished: Language = "en";

export const language = computed(() => spoken.value?.language ?? null);

/** The parts that games have of their own. */
export function addParts(names: readonly string[]): void {
  for (const name of names) PARTS.add(name);
}

/** The reader's choice of an earlier visit, or else the first of the browser's languages that we speak. */
export function preferredLanguage(): Language {
  const wishes = [remembered(), ...navigator.languages];
  return wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** Speak a language, with these parts and those that were wanted before. */
export async function speak(wish: Language, more: readonly string[] = []): Promise<void> {
  wished = wish;
  for (const part of more) wanted.add(part);
  const parts = new Set(wanted);
  const found = await Promise.all([...parts].map((part) => textOf(wish, part)));
  if (wish !== wished || (spoken.value?.language === wish && spoken.value.parts.size >= parts.size)) return;
  spoken.value = { language: wish, texts: new Texts(wish, found), parts };
  document.documentElement.lang = wish;
}

/** Whether the texts of a part are there; if not, they are sent for. A game without a part says what every page may. */
export function knows(part: string): boolean {
  if (!PARTS.has(part) || spoken.value?.parts.has(part)) return true;
  if (!wanted.has(part)) send([part]);
  return false;
}

/** Without an answer it is asked again: somebody waits for the words. */
function send(parts: readonly string[]): void {
  void speak(wished, parts).catch(() => setTimeout(() => send(parts), 1000));
}

function textOf(wish: Language, part: string): Promise<string> {
  const address = `/locale/${wish}/${part}.ftl`;
  const found = texts.get(address) ?? fetched(address);
  texts.set(address, found);
  found.catch(() => texts.delete(address));
  return found;
}

async function fetched(address: string): Promise<string> {
  const sent = sentAlong(address);
  if (typeof sent === "string") return sent;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

export async function choose(wish: Language): Promise<void> {
  await speak(wish);
  try {
    localStorage.setItem(REMEMBERED, wish);
  } catch {
    // A browser that keeps nothing still speaks the language until the page is left.
  }
}

/** A text of the client itself. Where a page says something of a part that it has not asked for, all parts are sent for. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const now = spoken.value;
  const pattern = now?.texts.pattern(id);
  if (now && pattern) return now.texts.said(pattern, args);
  if (!now || [...PARTS].every((part) => now.parts.has(part))) return id;
  if ([...PARTS].some((part) => !wanted.has(part))) send([...PARTS]);
  return "";
}

/**
 * Small numbers are written with the same digits in every language: to make ready what writes the others takes a browser longer
 * than to say all that is on a page.
 */
class Written extends FluentNumber {
  override toString(scope: Scope): string {
    return /^\d{1,3}$/.test(`${this.value}`) ? `${this.value}` : super.toString(scope);
  }
}

/** A message of the engine, with the messages inside it. */
export function say([id, args]: Message): string {
  return t(id, Object.fromEntries(args.map(([name, value]) => [name, plain(value)])));
}

/** A name inside a sentence, and the message that it is. */
export interface Named {
  readonly id: string;
  readonly text: string;
}

/** A message in pieces, with the names in it apart; private characters mark them while the sentence is made. */
export function pieces(message: Message, isName: (id: string) => boolean): readonly (string | Named)[] {
  const names: string[] = [];
  const marked = ([id, args]: Message): string => {
    const text = t(
      id,
      Object.fromEntries(args.map(([name, value]) => [name, isMessage(value) ? marked(value) : value])),
    );
    return isName(id) ? `\uE000${names.push(id) - 1}\uE001${text}\uE000` : text;
  };
  return marked(message)
    .split("\uE000")
    .map((piece) => {
      const [place = "", text] = piece.split("\uE001");
      return text === undefined ? piece : { id: names[Number(place)] ?? "", text };
    });
}

function isMessage(arg: Arg): arg is Message {
  return typeof arg === "object";
}

/** A word of the engine: a side, a type, a card. */
export function word(id: string): string {
  return say([id, []]);
}

export function has(id: string): boolean {
  return Boolean(spoken.value?.texts.pattern(id));
}

/** `{ BY($number, "1/2/2/3") }`: the choice for that number; where none is known, all of them or what is said then. */
function by([number, choices, otherwise]: FluentValue[]): string {
  const wish = number instanceof FluentNumber ? number.value : Number(number);
  return String(choices).split("/")[wish - 1] ?? String(otherwise ?? choices);
}

function plain(arg: Arg): FluentVariable {
  return isMessage(arg) ? say(arg) : arg;
}

function isLanguage(wish: string | undefined): wish is Language {
  return wish !== undefined && wish in LANGUAGES;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
