// What flies over the table: copies and signs in a layer of their own, which nobody can touch or hear. The table itself stays as it is.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** When something begins and how long it takes, in milliseconds. */
export interface Span {
  readonly delay: number;
  readonly ms: number;
}

export type Steps = Keyframe[];

const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** So many shots may go on after it. */
const OVERLAP = 3;

let layer: HTMLElement | null = null;
/** What is moving, each with the number of the shot for which it does. */
const running = new Map<Animation, number>();
let shot = 0;

/** Where everything flies from now on. */
export function flyIn(element: HTMLElement | null): void {
  layer = element;
}

export function layerOfFlights(): HTMLElement | null {
  return layer;
}

/** Something new is shown: what was begun long before has had its time. */
export function nextFlights(): void {
  shot++;
  for (const [animation, of] of running) if (of < shot - OVERLAP) animation.cancel();
}

/** Everything is over at once. */
export function endFlights(): void {
  for (const animation of [...running.keys()]) animation.cancel();
  layer?.replaceChildren();
}

/** Move an element of the page or of the layer; afterwards it is as it was. */
export function animate(element: Element, steps: Steps, { delay, ms }: Span, easing = OUT): Animation {
  const animation = element.animate(steps, { duration: ms, delay, easing, fill: "both" });
  running.set(animation, shot);
  const over = () => {
    running.delete(animation);
    if (element.parentElement === layer) element.remove();
    else animation.cancel();
  };
  animation.onfinish = over;
  animation.oncancel = () => {
    running.delete(animation);
    if (element.parentElement === layer) element.remove();
  };
  return animation;
}

/** An element in the layer; it lies there until it has been moved. */
export function put(element: HTMLElement, { left, top, width, height }: Box): HTMLElement {
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  layer?.append(element);
  return element;
}

/** A new sign for the layer. */
export function sign(name: string, tone = "", text = ""): HTMLElement {
  const element = document.createElement("div");
  element.className = `sign-${name} ${tone && `tone-${tone}`}`;
  element.textContent = text;
  return element;
}

const NAMED = [
  "id",
  "data-handle",
  "data-name",
  "data-zone",
  "data-count",
  "data-token",
  "data-part",
  "role",
  "tabindex",
];

/** A copy of something on the table, by which nobody can find it. */
export function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll(NAMED.map((name) => `[${name}]`).join())])
    for (const name of NAMED) part.removeAttribute(name);
  copy.classList.add("flight");
  return copy;
}

/** From one place to another in a low arc. `from` and `to` may differ in size. */
export function fly(copy: HTMLElement, from: Box, to: Box, span: Span, end: Keyframe = {}): void {
  put(copy, to);
  const at = (box: Box, lift = 0, grow = 0) => {
    const [x, y] = [box.width / (to.width || 1) + grow, box.height / (to.height || 1) + grow];
    return `translate(${box.left - to.left}px, ${box.top - to.top - lift}px) scale(${x}, ${y})`;
  };
  const arc = Math.min(60, Math.hypot(from.left - to.left, from.top - to.top) * 0.12);
  const steps = [
    { transform: at(from) },
    { transform: at(between(from, to), arc, 0.05), offset: 0.5 },
    { transform: at(to), ...end },
  ];
  copy.style.transformOrigin = "0 0";
  animate(copy, steps, span, "cubic-bezier(0.6, 0, 0.2, 1)");
}

function between(one: Box, other: Box): Box {
  const mean = (key: keyof Box) => one[key] * 0.55 + other[key] * 0.45;
  return { left: mean("left"), top: mean("top"), width: mean("width"), height: mean("height") };
}

/** An element is not seen as long as its copy flies. */
export function veil(element: Element, { delay, ms }: Span): void {
  animate(element, [{ opacity: 0 }, { opacity: 0 }], { delay: 0, ms: delay + ms }, "linear");
}

/** A box around the middle of another. */
export function around({ left, top, width, height }: Box, wide: number, high = wide): Box {
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}
