// A lesson: a real table from a fixed position, and what its coach says step by step.

export interface Step {
  readonly text: () => string;
  /** The decisions that the coach waits for, each by its notation or how that begins; without any, the player reads on. */
  readonly wishes: readonly string[];
  /** The rules that say so. */
  readonly clauses: readonly string[];
}

export interface Lesson {
  readonly id: string;
  readonly game: string;
  /** Where it begins, as in a position file. */
  readonly position: unknown;
  /** Who the player is; the house has all other seats. */
  readonly seat: string;
  readonly seats: readonly string[];
  readonly name: () => string;
  readonly about: () => string;
  readonly steps: readonly Step[];
}

/** How a game is taught: its lessons, and the first game after them. */
export interface Teaching {
  readonly title: () => string;
  readonly about: () => string;
  readonly first: () => string;
  readonly lessons: readonly Lesson[];
}

/** One decision that is waited for, or something to read. */
export interface Beat {
  readonly step: number;
  readonly wish: string | null;
}

export function step(text: () => string, wishes: readonly string[], ...clauses: readonly string[]): Step {
  return { text, wishes, clauses };
}

export function beats(lesson: Lesson): readonly Beat[] {
  return lesson.steps.flatMap(({ wishes }, step) =>
    (wishes.length === 0 ? [null] : wishes).map((wish) => ({ step, wish })),
  );
}
