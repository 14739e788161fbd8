// Signs of the pages: drawn by one line in a box of 24.

import type { ComponentChildren } from "preact";

export const SIGNS = {
  play: "M6 4l14 8-14 8Z",
  pause: "M8 5V19M16 5V19",
  table: "M3 10h18M5 10l2-5h10l2 5M6 10v9M18 10v9M6 15h12",
  learn: "M12 6C9 3 5 3 3 4v15c2-1 6-1 9 2 3-3 7-3 9-2V4c-2-1-6-1-9 2ZM12 6v15",
  decks: "M4 7h11v14H4ZM8 7V3h12v14h-5",
  rules: "M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4",
  friend: "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-4 3-7 7-7s7 3 7 7M17 8v6M14 11h6",
  seek: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  seat: "M3 6h18v9H3ZM8 20h8M12 15v5M12 6v9",
  computer: "M4 4h16v12H4ZM9 20h6M12 16v4M9 9v2M15 9v2",
  eye: "M2 12C7 5 17 5 22 12 17 19 7 19 2 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  again: "M4 5v6h6M4 11a8 8 0 1 1 1 6",
  swap: "M4 8h15l-4-4M20 16H5l4 4",
  clock: "M12 4a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v5l3 2M9 1h6",
  corp: "M12 2 21 7v10l-9 5-9-5V7ZM12 12v10M12 12 3 7M12 12l9-5",
  runner: "M2 21 12 3l10 18h-5L12 12 7 21Z",
  puzzle: "M4 8h4a2.5 2.5 0 1 1 4 0h5v5a2.5 2.5 0 1 1 0 4v4H4Z",
  cup: "M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3c0 4 2 5 4 5M17 6h4c0 4-2 5-4 5M12 15v4M8 21h8",
  more: "M4 7h16M4 12h16M4 17h16",
  fold: "M5 9l7 7 7-7",
} as const;
export type SignName = keyof typeof SIGNS;

export function Sign({ of, look = "" }: { of: SignName; look?: string }) {
  return (
    <svg class={`picto picto-${of} ${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

interface Switched<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly all: readonly (readonly [value: T, shown: ComponentChildren])[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

/** One of a few, side by side. */
export function Switch<T extends string>({ label, name, all, chosen, choose }: Switched<T>) {
  return (
    <fieldset class="switch">
      <legend class="unseen">{label}</legend>
      {all.map(([value, shown]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
          {shown}
        </label>
      ))}
    </fieldset>
  );
}
