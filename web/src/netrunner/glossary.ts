// The key words of the rules: which of them a text uses, and what they mean.

import type { Zoomed } from "../table/zooming";
import { has, language, t, word } from "../texts/texts";

const TERMS = [
  ..."access action advance agenda-point approach archives bad-publicity brain-damage break bypass".split(" "),
  ..."central-server click credit derez discard encounter expose flatline forfeit grip heap host hq ice".split(" "),
  ..."icebreaker install jack-out link meat-damage memory mulligan net-damage paid-ability prevent purge".split(" "),
  ..."rd recurring-credit remote-server rez rig root run score stack steal strength subroutine tag trace".split(" "),
  ..."trash unique virus-counter".split(" "),
] as const;

/** What a word means, in a sentence. */
export function meaningOf(term: string): string {
  return has(`term-${term}.text`) ? t(`term-${term}.text`) : "";
}

export function termSeen(term: string): Zoomed {
  return { kind: "term", id: term, now: [] };
}

interface Worded {
  readonly text: string;
  readonly thing: Zoomed;
}

const LATIN = /^[A-Z]/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** A text whose key words stand apart where they are foreign to it: Russian keeps them in English. */
export function glossed(text: string): readonly (string | Worded)[] {
  if (!CYRILLIC.test(text)) return [text];
  const { found, terms } = foreign();
  return text
    .split(found)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const term = terms.get(piece.toLowerCase());
      return term ? { text: piece, thing: termSeen(term) } : piece;
    });
}

interface Foreign {
  readonly found: RegExp;
  readonly terms: ReadonlyMap<string, string>;
}

let known: { readonly of: string | null; readonly foreign: Foreign } | null = null;

function foreign(): Foreign {
  const of = language.value;
  if (known?.of !== of) known = { of, foreign: gathered() };
  return known.foreign;
}

function gathered(): Foreign {
  const terms = new Map(
    TERMS.map((term) => [word(`term-${term}`), term] as const)
      .filter(([title]) => LATIN.test(title))
      .map(([title, term]) => [title.toLowerCase(), term] as const),
  );
  const longest = [...terms.keys()].sort((one, other) => other.length - one.length);
  const found = new RegExp(`(?<![A-Za-z&])(${longest.join("|")})(?![A-Za-z&])`, "giu");
  return { found, terms };
}

const SHORT = 4;

/** The key words in a text, in the order of their first use; endings do not matter. */
export function termsIn(text: string): readonly string[] {
  const places = TERMS.map((term) => [term, text.search(endingless(word(`term-${term}`)))] as const);
  return places
    .filter(([, place]) => place >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([term]) => term);
}

function endingless(title: string): RegExp {
  const plain = title.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const stem = title.length > SHORT ? `${plain.slice(0, -1)}\\p{L}*` : `${plain}(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})${stem}`, "iu");
}
