// A finished game thought through by the service: asked for once, and looked at while it comes.

import { signal } from "@preact/signals";
import { get, post } from "./api";
import type { ReviewShown } from "./wire";

const LOOKING = 2000;
const FAILING = 10000;

export const review = signal<ReviewShown | null>(null);

/** Have the game thought through, and look again until that is done; the returned function stops looking. */
export function follow(table: string, fail: (error: unknown) => void): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const path = `/api/tables/${encodeURIComponent(table)}/review`;
  const look = async (ask: () => Promise<ReviewShown>): Promise<void> => {
    const found = await ask();
    if (gone) return;
    review.value = found;
    if (!found.begun) await look(() => post<ReviewShown>(path, undefined));
    else if (!found.over) timer = setTimeout(again, LOOKING);
  };
  const again = () => {
    look(() => get<ReviewShown>(path)).catch((error: unknown) => {
      if (gone) return;
      fail(error);
      timer = setTimeout(again, FAILING);
    });
  };
  review.value = null;
  again();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
