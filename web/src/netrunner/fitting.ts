// How large a title can be set: its longest word must not be torn, and all of it must fit on few lines.

/** Widths of letters in em, roughly: of the wide letters of titles, and how much narrower the reading letters are. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilI1.,:'’!|]/, 0.32],
  [/[jtfr() ]/, 0.42],
  [/[mwMWшщжюмфыШЩЖЮМФЫ@&]/, 0.84],
  [/[A-ZА-ЯÄÖÜŁŚŻ«»]/, 0.66],
  [/[а-яё]/, 0.63],
];
const NARROW = 0.74;

/** Longer words than this, in em, are set in narrow letters. */
const LONG = 7;

export interface Measured {
  readonly word: number;
  readonly all: number;
  readonly narrow: boolean;
}

const wide = (text: string) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.57), 0);

export function measure(title: string): Measured {
  const longest = Math.max(...title.split(/\s|(?<=-)/).map(wide));
  const narrow = longest > LONG;
  const em = (width: number) => Number((width * (narrow ? NARROW : 1)).toFixed(2));
  return { word: em(longest), all: em(wide(title)), narrow };
}

/** How the text of a card is set where the card is of middling size. */
export interface TextSet {
  /** Of the usual size of letters. */
  readonly scale: number;
  /** How much of the card the text may cover, in percent of its height. */
  readonly high: number;
}

/** From the handsomest to the most frugal: first smaller letters, then less of the picture. */
const SETTINGS: readonly TextSet[] = [
  { scale: 1, high: 58 },
  { scale: 0.93, high: 58 },
  { scale: 0.93, high: 70 },
  { scale: 0.86, high: 70 },
];
const FRUGAL: TextSet = { scale: 0.8, high: 74 };

/** In hundredths of the card's width: the letters, the room of a line, what a subroutine is set in by; edges and gaps. */
const LETTERS = 7.3;
const KIND_LETTERS = 6.3;
const ROOM = 84;
const INDENT = 6;
const EDGES = 9;
const LEADING = 1.1;
const RATIO = 1.4;

/** Kinds stand above the text, beside small numbers; a sentry's blade takes some room from each line. */
export function setText(paragraphs: readonly string[], kinds: string, lost: number): TextSet {
  const [plain = "", ...subroutines] = paragraphs;
  const room = ROOM - lost;
  const above = EDGES + linesOf(kinds, (room - 16) / KIND_LETTERS) * KIND_LETTERS;
  const fits = ({ scale, high }: TextSet) => {
    const size = LETTERS * scale;
    const lines =
      linesOf(plain, room / size) + subroutines.reduce((sum, text) => sum + linesOf(text, (room - INDENT) / size), 0);
    return above + lines * size * LEADING <= high * RATIO;
  };
  return SETTINGS.find(fits) ?? FRUGAL;
}

/** On how many lines a text stands, where a line has room for so many em of the reading letters. */
function linesOf(text: string, room: number): number {
  let lines = 0;
  let left = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const needed = wide(word) * NARROW;
    if (left < needed) {
      lines += 1;
      left = room;
    }
    left -= needed + SPACE;
  }
  return lines;
}
const SPACE = 0.22;
