// The clocks that people choose from, and how they are called.

import type { Clock } from "../service/wire";
import { t } from "../texts/texts";

export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  short: { kind: "game", seconds: 900, increment: 10 },
  long: { kind: "game", seconds: 1800, increment: 20 },
  days: { kind: "decision", days: 3 },
};

export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return t("web-no-clock");
  return clock.kind === "game"
    ? `${Math.round(clock.seconds / 60)} + ${clock.increment ?? 0}`
    : t("web-clock-days", { number: clock.days });
}
