// The helpers of the deckbuilder: the rules of the game answer, not the page.

import { post } from "../../service/api";
import type { Message } from "../../service/wire";

export interface Deck {
  readonly identity: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** The starter decks by their factions. */
export type Starters = Readonly<Record<string, Deck>>;

/** How a deck stands. */
export interface Checked {
  readonly cards: number;
  readonly least: number;
  readonly influence: number;
  readonly limit: number;
  readonly spent: Readonly<Record<string, number>>;
  readonly points: number;
  readonly allowed: readonly [number, number] | null;
  readonly faults: readonly (readonly [reason: Message, clause: string])[];
}

export const FORMATS = ["text", "link", "markdown", "bbcode", "json", "octgn"] as const;
export type Format = (typeof FORMATS)[number];
export const ENDINGS: Readonly<Record<Format, string>> = {
  text: "txt",
  link: "url.txt",
  markdown: "md",
  bbcode: "bbcode",
  json: "json",
  octgn: "o8d",
};

const tool = <T>(name: string, wish: unknown) => post<T>(`/api/games/netrunner/tools/${name}`, wish);

export const checkDeck = ({ identity, cards }: Deck) => tool<Checked>("check-deck", { identity, cards });
export const importDeck = (text: string) => tool<Deck & { readonly name: string }>("import-deck", { text });
export const starterDecks = () => tool<Starters>("starter-decks", {});

export const exportDeck = ({ identity, cards }: Deck, name: string, format: Format) =>
  tool<{ readonly text: string }>("export-deck", { identity, cards, name, format });
