// What threatens, and the hands that one may see.

import { t } from "../texts/texts";
import { sparksOn } from "./lying";
import type { DeckerSeen, DeckersView } from "./view";

/** The hand of a decker as far as one may see it; null where it is hidden. */
export function handOf(decker: DeckerSeen): readonly string[] | null {
  return decker.hand;
}

export interface Alarm {
  readonly text: string;
  readonly grave: boolean;
}

/** What one should know before it hurts. */
export function alarms(view: DeckersView): readonly Alarm[] {
  const ripe = view.spaces.filter((space) => sparksOn(space) === 2).length;
  const found: Alarm[] = [];
  if (view.supply.guardians === 0) found.push({ text: t("web-alarm-guardians"), grave: true });
  if (ripe > 0) found.push({ text: t("web-alarm-ripe", { number: ripe }), grave: false });
  return found;
}
