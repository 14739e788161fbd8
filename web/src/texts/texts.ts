// Texts: a message becomes a sentence in the reader's language, by the same Fluent files that the engine's tools use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Arg, Message } from "../service/wire";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const REMEMBERED = "cyberdeck-language";
const spoken = signal<{ language: Language; bundle: FluentBundle } | null>(null);

export const language = computed(() => spoken.value?.language ?? null);

/** The reader's choice of an earlier visit, or else the first of the browser's languages that we speak. */
export function preferredLanguage(): Language {
  const wishes = [remembered(), ...navigator.languages];
  return wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export async function speak(wish: Language): Promise<void> {
  const answer = await fetch(`/locale/${wish}.ftl`);
  if (!answer.ok) throw new Error(`/locale/${wish}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(wish, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  spoken.value = { language: wish, bundle };
  document.documentElement.lang = wish;
}

export async function choose(wish: Language): Promise<void> {
  await speak(wish);
  try {
    localStorage.setItem(REMEMBERED, wish);
  } catch {
    // A browser that keeps nothing still speaks the language until the page is left.
  }
}

/** A text of the client itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = spoken.value?.bundle;
  const [name = "", attribute] = id.split(".");
  const entry = bundle?.getMessage(name);
  const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** A message of the engine, with the messages inside it. */
export function say([id, args]: Message): string {
  return t(id, Object.fromEntries(args.map(([name, value]) => [name, plain(value)])));
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

function plain(arg: Arg): FluentVariable {
  return typeof arg === "number" || typeof arg === "string" ? arg : say(arg);
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
