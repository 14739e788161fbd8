// Opening a table from the first page: what is under way, and what has failed.

import { signal } from "@preact/signals";
import { Refusal } from "../service/api";
import { say, t } from "../texts/texts";

export const busy = signal(false);
/** Why no table was opened, in words. */
export const failed = signal("");

export async function attempt(deed: () => Promise<void>): Promise<void> {
  busy.value = true;
  failed.value = "";
  try {
    await deed();
  } catch (error) {
    failed.value = error instanceof Refusal && error.reason ? say(error.reason) : t("web-open-failed");
  }
  busy.value = false;
}
