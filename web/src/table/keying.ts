// Which key takes which option: the same key means the same thing from question to question.

/** The keys that a game gives to its decisions, each by its notation or by the first word of it; to a shortcut with a +. */
export type Keys = Readonly<Record<string, string>>;

/** At every table: B, D, H, L lead to its parts, I looks, P and R belong to the reel, M to the sound, Q asks. */
const DIGITS = [..."1234567890"];
const LETTERS = [..."acefgjknostuvwxyz"];

/**
 * A number has its own digit, what the game has given a key keeps it, and the others get digits and then letters in
 * their order; a letter that means something in this game never means anything else. What comes after that is walked
 * to, or sought.
 */
export function assign(notations: readonly string[], keys: Keys): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const used = new Set(Object.values(keys).filter((key) => LETTERS.includes(key)));
  const give = (notation: string, key: string | undefined) => {
    if (!key || [...found.values()].includes(key)) return;
    found.set(notation, key);
    used.add(key);
  };
  const numbered = notations.some((notation) => numberIn(notation) !== null);
  for (const notation of notations) {
    const number = numberIn(notation);
    give(notation, number === null ? (keys[notation] ?? keys[verbOf(notation)]) : digitOf(number));
  }
  const free = [...(numbered ? [] : DIGITS), ...LETTERS].filter((key) => !used.has(key));
  for (const notation of notations) if (!found.has(notation)) give(notation, free.shift());
  return found;
}

/** The number that a decision is. */
export function numberIn(notation: string): number | null {
  const [, number] = /^(?:number|credits) (\d+)$/.exec(notation) ?? [];
  return number === undefined ? null : Number(number);
}

function digitOf(number: number): string | undefined {
  return number < 10 ? String(number) : undefined;
}

function verbOf(notation: string): string {
  return notation.split(" ", 1)[0] ?? "";
}
