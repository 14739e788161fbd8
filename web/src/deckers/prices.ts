// What something costs at least, of several prices that one may choose from.

export interface Least {
  /** The commands that every price has. */
  readonly always: readonly string[];
  /** How many more it takes, of one of these colours. */
  readonly number: number;
  readonly either: readonly string[];
}

export function least(prices: readonly (readonly string[])[]): Least {
  const [first = []] = prices;
  const always = first.filter((letter, place) =>
    prices.every((letters) => countOf(letter, letters) > countOf(letter, first.slice(0, place))),
  );
  const either = [...new Set(prices.map((letters) => without(letters, always)[0] ?? ""))].filter(Boolean);
  return { always, number: first.length - always.length, either };
}

function countOf(letter: string, letters: readonly string[]): number {
  return letters.filter((other) => other === letter).length;
}

function without(letters: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...letters];
  for (const letter of gone) left.splice(left.indexOf(letter), 1);
  return left;
}
