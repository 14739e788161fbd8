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
