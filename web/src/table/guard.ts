// The second click on another question: whoever clicks twice, or just when the question changes, means the one he has
// seen. For a short time the same place or the same key does nothing, unless it means the same as before.

/** So long a new question is guarded, in milliseconds, unless somebody likes it longer. */
export const GUARD = 500;
/** So long before it a click or a key counts as just before. */
const JUST = 2500;
/** So near, in pixels, is the same place. */
const NEAR = 24;

/** Where somebody clicked, or which key he pressed. */
export type Place = string | { readonly x: number; readonly y: number };

interface Press {
  readonly place: Place;
  readonly meaning: string;
  readonly at: number;
}

export class Guard {
  private last: Press | null = null;
  private since = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly now: () => number,
    readonly length = GUARD,
  ) {}

  /** Something was meant there. */
  pressed(place: Place, meaning: string): void {
    this.last = { place, meaning, at: this.now() };
  }

  /** Another question is put; the place that is guarded now, if there is one. */
  asked(): Place | null {
    this.since = this.now();
    return this.last && this.since - this.last.at <= JUST ? this.last.place : null;
  }

  /** Whether a press there may mean that. */
  lets(place: Place, meaning: string): boolean {
    const { last, since } = this;
    if (!last || last.at > since || since - last.at > JUST || this.now() - since >= this.length) return true;
    return last.meaning === meaning || !isNear(last.place, place);
  }
}

function isNear(one: Place, other: Place): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
}
