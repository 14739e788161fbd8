// The guard at the table: it hears every click before the table does, and dims what it holds back.

import { effect } from "@preact/signals";
import { GUARD, Guard, type Place } from "./guard";
import { live, seen } from "./seat";
import { preference } from "./settings";

const length = preference("guard", GUARD);

export const guard = new Guard(() => performance.now(), length.signal.peek());

/** What a click may mean something on, and what it means there. */
const THINGS = ["notation", "shortcut", "name", "space"] as const;
const ANY = THINGS.map((thing) => `[data-${thing}]`).join(", ");

let seq = -1;
/** The place that is to be looked at as soon as the new question lies there. */
let changed: Place | null = null;

export function guardClicks(): void {
  document.addEventListener("click", hear, true);
  effect(() => {
    if (!live.value || seen.value?.seq === seq) return;
    seq = seen.value?.seq ?? -1;
    changed = guard.asked();
    if (changed === null) return;
    hold(document.querySelector(".panel"));
    requestAnimationFrame(dim);
  });
}

function hear(event: MouseEvent): void {
  if (event.detail === 0) return;
  dim();
  const thing = thingAt(event.target);
  if (thing && held.has(thing)) {
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  // A click that only ends what is being shown means nothing of what comes then.
  guard.pressed({ x: event.clientX, y: event.clientY }, live.value && thing ? meaningOf(thing) : "");
}

function meaningOf(thing: HTMLElement | SVGElement): string {
  const [name] = THINGS.filter((name) => thing.dataset[name]);
  return name ? `${name} ${thing.dataset[name]}` : "";
}

function thingAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>(ANY) : null;
}

/** What lies at the place of the last click and means something else now is held back; for so long it can be seen. */
function dim(): void {
  const place = changed;
  changed = null;
  if (place === null || typeof place === "string") return;
  const thing = thingAt(document.elementFromPoint(place.x, place.y));
  if (thing && !guard.lets(place, meaningOf(thing))) hold(thing);
}

/** What is marked, with the timer that ends it. */
const held = new Map<Element, number>();

function hold(element: Element | null): void {
  if (!element) return;
  clearTimeout(held.get(element));
  element.setAttribute("data-guarded", "");
  if (element.matches(ANY)) element.setAttribute("aria-disabled", "true");
  held.set(
    element,
    window.setTimeout(() => {
      held.delete(element);
      element.removeAttribute("data-guarded");
      if (element.matches(ANY)) element.removeAttribute("aria-disabled");
    }, guard.length),
  );
}
