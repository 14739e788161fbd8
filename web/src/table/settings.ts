// What this browser prefers, kept from visit to visit.

import { type Signal, signal } from "@preact/signals";

const KEPT = "cyberdeck-settings";

export interface Preference<T> {
  readonly signal: Signal<T>;
  readonly prefer: (value: T) => void;
}

/** One thing that can be set, and what it is as long as nobody has set it. */
export function preference<T>(name: string, usual: T): Preference<T> {
  const now = signal<T>((kept()[name] as T | undefined) ?? usual);
  const prefer = (value: T) => {
    now.value = value;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [name]: value }));
    } catch {
      // A browser that keeps nothing still does as it is told until the page is left.
    }
  };
  return { signal: now, prefer };
}

function kept(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}
