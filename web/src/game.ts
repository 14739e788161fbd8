// What a game gives the page. Everything but its name and its board has a plain form, so that a new game can be played at
// once and be drawn better later.

import { signal } from "@preact/signals";
import type { ComponentChild, JSX } from "preact";
import type { Reviewing } from "./end/review";
import type { Teaching } from "./lessons/lesson";
import { PlainFace, PlainLarge, PlainSetup } from "./parts/plain";
import { styled } from "./parts/styled";
import type { AnyMotions } from "./reel/motions";
import type { Teller } from "./reel/shots";
import type { GameListed, Message, Offer, Question, ShortcutSeen } from "./service/wire";
import type { Keys } from "./table/keying";
import { type Seen, seen } from "./table/seat";
import type { Zoomed } from "./table/zooming";

type Drawn = () => JSX.Element | null;

/** What is the same at every table, for a game to lay out. */
export interface Parts {
  /** The question of the moment, or the controls of a replay. */
  readonly panel: ComponentChild;
  /** Who sits here; nobody at a replay. */
  readonly people: ComponentChild;
  /** The coach of a lesson; it hides itself where there is none. */
  readonly coach: ComponentChild;
  /** What kind of table this is, where it is not a game that is being played. */
  readonly mark: string | null;
}

export interface GamePage {
  /** As the engine calls it. */
  readonly name: string;
  /** As people call it. */
  readonly title: () => string;
  /** Whether its rules can be read. */
  readonly rules: boolean;

  // at the table

  /** Where everything lies; else as `PlainTable` has it. */
  readonly Table?: (parts: Parts) => JSX.Element;
  readonly Board: Drawn;
  /** Where the game stands, in a few words at the top. */
  readonly Status: Drawn;
  /** The same over the question, more exactly. */
  readonly Moment: Drawn;
  /** What everybody looks at just now. */
  readonly Spotlight: Drawn;
  /** The signs on the board, and what one may set: both in the help. */
  readonly Legend: Drawn;
  readonly Preferences: Drawn;
  /** How the answers lie in the panel; else one below the other. */
  readonly Answers?: (shown: { readonly asked: Question }) => JSX.Element;
  /** What Enter does: the answer that only lets the game go on, or a better one. */
  readonly goesOn: (asked: Question) => Offer | ShortcutSeen | null;
  /** Whether an option harms the one who takes it. */
  readonly hurts: (option: Offer) => boolean;
  /** The keys of its decisions. */
  readonly keys: Keys;
  /** The sign of what is paid with; else it is told in words. */
  readonly Coin: (shown: { readonly what: string }) => JSX.Element | null;
  /** What the button of an option shows. */
  readonly Face: (shown: { readonly option: Offer }) => JSX.Element;
  /** What tells an option from another that reads the same. */
  readonly apart: (option: Offer) => string;
  /** The thing that an option points at, to look at closely. */
  readonly lookAt: (option: Offer) => Zoomed | null;
  /** The thing that a message names, where it is one to look at. */
  readonly named: (message: string) => Zoomed | null;
  readonly Large: (shown: { readonly thing: Zoomed }) => JSX.Element | null;
  /** A text in pieces, with the words apart whose meaning can be looked at. */
  readonly words: (text: string) => readonly (string | { readonly text: string; readonly thing: Zoomed })[];
  /** The question as it is put here. */
  readonly asks: (question: Question) => Message;
  /** The answer that is given without asking the player. */
  readonly unasked: (now: Seen) => Offer | null;
  /** Whether a question comes so often that a lesson need not stop for it. */
  readonly isRoutine: (question: Question) => boolean;
  /** How what happens is told. */
  readonly teller: Teller;
  /** How each kind of event is seen and heard. */
  readonly motions: AnyMotions;
  /** How a player asks why he cannot do something, by its verb. */
  readonly wishes: Readonly<Record<string, (of: string) => string>>;

  // elsewhere

  /** The titles of what a seat holds, as it sees it itself. */
  readonly hand: (view: unknown, seat: string) => readonly string[];
  readonly chart: Chart;
  readonly teaching: Teaching | null;
  /** What decided a finished game, and what is counted in it. */
  readonly reviewing: Reviewing | null;
  /** Who plays a seat, as a picture on the curtain between two at one screen: what everybody may see of him. */
  readonly Player: (shown: { readonly view: unknown; readonly seat: string }) => JSX.Element | null;
  /** What everybody may see after the end: the winners' trophies, and what was hidden. */
  readonly Scene: (shown: { readonly view: unknown; readonly winners: readonly string[] }) => JSX.Element | null;
  readonly Hidden: (shown: {
    readonly views: Readonly<Record<string, unknown>>;
    readonly seat: string | null;
  }) => JSX.Element | null;
  /** The next opponent after a game: what to choose in the set-up, and how that is called. */
  readonly challenge: (view: unknown, held: readonly string[], won: boolean) => Challenge | null;
  /** How a game stands, in a few words for a list. */
  readonly standing: Standing | null;
  /** What it is, and what one click begins: both on the first page. */
  readonly hint: () => string;
  readonly quick: () => string;
  /** What moves on the first page; a game without it is set up there. */
  readonly Hero?: (shown: { readonly still: boolean }) => JSX.Element | null;
  /** What a lesson is about, or the first game after them, as a picture. */
  readonly Picture: (shown: { readonly of: string; readonly large?: boolean }) => JSX.Element | null;
  /** What a chapter of its rules speaks of, to be looked at beside it. */
  readonly Beside?: (shown: { readonly chapter: string }) => JSX.Element | null;
  /** The decks of one's own that a seat can be played with, by name, each as a setup says it. */
  readonly ownDecks: (seat: string) => readonly OwnDeck[];
  /** With what somebody plays, by the name of what stands for it: a face, and how it is called. */
  readonly Led: (shown: { readonly by: string }) => JSX.Element | null;
  /** A deck that somebody shows, and the way to have it oneself. */
  readonly Shown: (shown: { readonly name: string; readonly deck: unknown }) => JSX.Element | null;
  /** What to choose for a new game, and the ways to begin it. */
  readonly Setup: (shown: { readonly game: GameListed }) => JSX.Element | null;
  /** Pages of its own. */
  readonly places: readonly Place[];
}

export interface OwnDeck {
  readonly name: string;
  readonly deck: unknown;
}

export interface Challenge {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

/** How a game stands: the numbers that are kept when one leaves it, and what they say. */
export interface Standing {
  readonly of: (view: unknown) => Readonly<Record<string, number>>;
  readonly text: (numbers: Readonly<Record<string, number>>) => string;
}

/** Where a game comes from, and what is to be known of it before it is there. */
export interface GameSource {
  readonly name: string;
  /** The part of the texts that is its own, if it has one. */
  readonly texts?: string;
  /** Where the styles of its table are. */
  readonly styles?: string;
  readonly load: () => Promise<GamePage>;
}

/** The numbers of a finished game as lines. */
export interface Chart {
  /** The number that counts turns. */
  readonly turns: string;
  /** What is drawn in one field, on one scale. */
  readonly fields: readonly (readonly (readonly [name: string, text: () => string])[])[];
}

export interface Place {
  readonly path: string;
  readonly name: () => string;
  /** The way back to it from a game that was begun there and counts for it. */
  readonly back?: () => string;
  readonly Page: () => JSX.Element;
}

const nothing = () => null;

/** The decisions that only let the game go on. */
const GOING_ON: ReadonlySet<string> = new Set(["pass", "continue", "decline", "done"]);

export function goesOn({ options }: Question): Offer | null {
  return options.find(({ notation }) => GOING_ON.has(notation)) ?? null;
}

const PLAIN: Omit<GamePage, "name" | "title" | "Board"> = {
  rules: false,
  Status: nothing,
  Moment: nothing,
  Spotlight: nothing,
  Legend: nothing,
  Preferences: nothing,
  goesOn,
  hurts: () => false,
  keys: {},
  Coin: nothing,
  Face: PlainFace,
  apart: ({ at }) => at.join(" "),
  lookAt: nothing,
  named: nothing,
  Large: PlainLarge,
  words: (text) => [text],
  asks: ({ prompt }) => prompt,
  unasked: nothing,
  isRoutine: () => false,
  teller: { weight: () => 1, turn: nothing, isFate: () => false, touches: () => false },
  motions: {},
  wishes: {},
  hand: () => [],
  chart: { turns: "turn", fields: [] },
  teaching: null,
  reviewing: null,
  Player: nothing,
  Scene: nothing,
  Hidden: nothing,
  challenge: nothing,
  standing: null,
  hint: () => "",
  quick: () => "",
  Picture: nothing,
  ownDecks: () => [],
  Led: nothing,
  Shown: nothing,
  Setup: PlainSetup,
  places: [],
};

export function gamePage(given: Pick<GamePage, "name" | "Board"> & Partial<GamePage>): GamePage {
  return { ...PLAIN, title: () => given.name, ...given };
}

/** The games that are here, in the order in which the page shows them. */
export const games = signal<readonly GamePage[]>([]);

let sources: readonly GameSource[] = [];
const coming = new Map<string, Promise<void>>();

export function offerGames(given: readonly GameSource[]): void {
  sources = given;
}

/** Send for games, all of them if none is named. */
export async function fetchGames(names = sources.map(({ name }) => name)): Promise<void> {
  await Promise.all(sources.filter(({ name }) => names.includes(name)).map(fetched));
}

function fetched(source: GameSource): Promise<void> {
  const found = coming.get(source.name) ?? source.load().then(add);
  coming.set(source.name, found);
  found.catch(() => coming.delete(source.name));
  return found;
}

function add(page: GamePage): void {
  const all = new Map([...games.value, page].map((game) => [game.name, game]));
  games.value = sources.flatMap(({ name }) => all.get(name) ?? []);
}

/** The games whose tables can be laid: they are there, and their styles. */
const laid = signal<readonly string[]>([]);
const laying = new Set<string>();

/** Whether a table can be laid; if not, what is missing is sent for, and again where no answer comes. */
export function isHere(name: string): boolean {
  const source = sources.find((one) => one.name === name);
  if (!source || laid.value.includes(name)) return true;
  if (!laying.has(name)) void lay(source).catch(() => setTimeout(() => isHere(name), 1000));
  return false;
}

async function lay(source: GameSource): Promise<void> {
  laying.add(source.name);
  try {
    await Promise.all([fetched(source), source.styles && styled(source.styles)]);
    laid.value = [...laid.value, source.name];
  } finally {
    laying.delete(source.name);
  }
}

/** How a game is drawn; one that nobody has drawn is played by its options alone. */
export function pageOf(game: string): GamePage {
  return games.value.find(({ name }) => name === game) ?? gamePage({ name: game, Board: nothing });
}

/** How the game is drawn that is being played here. */
export function drawn(): GamePage {
  return pageOf(seen.value?.game ?? "");
}
