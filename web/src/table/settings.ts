// What this browser prefers: where the game stops, how fast it is told. Kept from visit to visit.

import { signal } from "@preact/signals";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  /** The windows of Netrunner in which this browser passes by itself, by their steps. */
  readonly passed: readonly string[];
  /** How fast the turn of the computer is told in Deckers. */
  readonly pace: Pace;
}

const KEPT = "cyberdeck-settings";
const USUAL: Settings = { passed: [], pace: "normal" };

export const settings = signal<Settings>(kept());

export function prefer(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still does as it is told until the page is left.
  }
}

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}
