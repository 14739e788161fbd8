// Texts: a message becomes a sentence in the reader's language, by the same Fluent files that the engine's tools use.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { sentAlong } from "../service/along";
import type { Arg, Message } from "../service/wire";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
  readonly parts: ReadonlySet<string>;
}

const REMEMBERED = "cyberdeck-language";
/** The texts come in parts: what every page may say, and what only some pages or a game say. */
const PARTS = new Set(["page", "learn", "lobby", "cups", "puzzles", "account", "around"]);
const spoken = signal<Spoken | null>(null);
const wanted = new Set(["page"]);
const texts = new Map<string, Promise<FluentResource>>();
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
  const bundle = new FluentBundle(wish, { useIsolating: false, functions: { BY: by } });
  for (const text of found) bundle.addResource(text);
  spoken.value = { language: wish, bundle, parts };
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

function textOf(wish: Language, part: string): Promise<FluentResource> {
  const address = `/locale/${wish}/${part}.ftl`;
  const found = texts.get(address) ?? fetched(address);
  texts.set(address, found);
  found.catch(() => texts.delete(address));
  return found;
}

async function fetched(address: string): Promise<FluentResource> {
  const sent = sentAlong(address);
  if (typeof sent === "string") return new FluentResource(sent);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new FluentResource(await answer.text());
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
  const [name = "", attribute] = id.split(".");
  const entry = now?.bundle.getMessage(name);
  const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
  if (now && pattern) return now.bundle.formatPattern(pattern, args, []);
  if (!now || [...PARTS].every((part) => now.parts.has(part))) return id;
  if ([...PARTS].some((part) => !wanted.has(part))) send([...PARTS]);
  return "";
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
  const [name = "", attribute] = id.split(".");
  const entry = spoken.value?.bundle.getMessage(name);
  return Boolean(attribute ? entry?.attributes[attribute] : entry?.value);
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
