// Walking by the arrow keys: to the nearest thing in that direction, in the same part of the table.

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const THINGS = "button:not(:disabled), [role=button], a[href]";

/** Moves the focus; false where there is nowhere to go. */
export function walk(key: string): boolean {
  const step = STEPS[key];
  const from = document.activeElement;
  const part = from?.matches(THINGS) ? from.closest("section, .menu") : null;
  if (!step || !from || !part) return false;
  const things = [...part.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter((thing) =>
    thing.checkVisibility(),
  );
  const there = nearest(from, things, step);
  there?.focus();
  return there !== null;
}

function nearest<T extends Element>(
  from: Element,
  things: readonly T[],
  [dx, dy]: readonly [number, number],
): T | null {
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    // What lies more aside than ahead is in another direction.
    if (thing === from || along <= 1 || aside > 2 * along || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = thing;
  }
  return best;
}

function middle(thing: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The first that is not folded away. */
function seen(part: Element, things: string): HTMLElement | null {
  return [...part.querySelectorAll<HTMLElement>(things)].find((thing) => thing.checkVisibility()) ?? null;
}

/** To a part of the table: its first thing that can be used, or the part itself. */
export function goTo(part: string): boolean {
  const found = document.querySelector<HTMLElement>(part);
  if (!found) return false;
  const inside =
    seen(found, ".legal > .face, button.legal, [role=button].legal, .choice:enabled") ??
    seen(found, "button, [tabindex]");
  (inside ?? found).focus();
  return true;
}
