// Opening a table from the first page: what is under way, and what has failed.

import { signal } from "@preact/signals";

export const busy = signal(false);
export const failed = signal(false);

export async function attempt(deed: () => Promise<void>): Promise<void> {
  busy.value = true;
  failed.value = false;
  try {
    await deed();
  } catch {
    failed.value = true;
  }
  busy.value = false;
}
