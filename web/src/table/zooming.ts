// Looking at a card closely: for a moment while the pointer rests on it, or until it is closed.

import { signal } from "@preact/signals";

export interface Zoomed {
  /** What it is, where a game has more than cards to look at. */
  readonly kind?: string;
  readonly id: string;
  /** How decisions name it, where that is not its id. */
  readonly name?: string;
  /** What is true of this copy now, as label and value. */
  readonly now: readonly (readonly [label: string, value: string | number])[];
}

export const preview = signal<Zoomed | null>(null);
export const zoomed = signal<Zoomed | null>(null);

const HOVER = 250;
const PRESS = 450;
let timer = 0;
let pressed = false;
let hovered: Element | null = null;

/** What an element needs so that hovering, a long press or the key I shows its card; `hover`: where there is more to read. */
export function zoomable(card: () => Zoomed | null, hover = true) {
  const stop = () => {
    clearTimeout(timer);
    preview.value = null;
  };
  const later = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, delay);
  };
  return {
    onPointerEnter: (event: PointerEvent & { currentTarget: Element }) => {
      if (event.pointerType !== "mouse" || !hover) return;
      hovered = event.currentTarget;
      later(HOVER, () => (preview.value = hovered?.isConnected ? card() : null));
    },
    onPointerLeave: stop,
    onPointerDown: (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      later(PRESS, () => {
        pressed = true;
        zoomed.value = card();
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
    onFocus: () => (focused = card),
    onBlur: () => (focused = null),
  };
}

/** A card that has left the table under the pointer is no longer looked at. */
export function forgetGone(): void {
  if (!hovered?.isConnected) preview.value = null;
}

let focused: (() => Zoomed | null) | null = null;

/** The key for the card that has the focus, or else the one under the pointer. */
export function zoomFocused(): void {
  const card = focused?.() ?? preview.value;
  if (card) zoomed.value = card;
}

/** Whether the click that follows belongs to a long press. */
export function wasLongPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}
