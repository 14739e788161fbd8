// Days, as the reader writes them.

import { language } from "./texts";

export function dateOf(time: number): string {
  return new Date(time).toLocaleDateString(language.value ?? "en", { dateStyle: "medium" });
}
