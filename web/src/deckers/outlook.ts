// The hands that one may see, and what one should know before it hurts.

import { computed, effect } from "@preact/signals";
import { applied, type Change } from "../reel/patch";
import { glances, link, reel, seen, send } from "../table/seat";
import { t } from "../texts/texts";
import { sparksOn } from "./lying";
import { seenView } from "./seen";
import type { DeckerSeen, DeckersView } from "./view";

/** The other deckers that one plays oneself. */
const others = computed(() => (seen.value?.held ?? []).filter((seat) => seat !== seen.value?.seat));

effect(() => {
  const seq = seen.value?.seq;
  if (seq === undefined || link.value !== "open" || !reel.value.arrived.value) return;
  for (const seat of others.value) if (glances.peek()[seat]?.seq !== seq) send({ type: "glance", seat });
});

const glanced = computed((): ReadonlyMap<string, readonly string[] | null> => {
  const view = seenView();
  const found = others.value.map((seat) => {
    const told = glances.value[seat];
    const theirs = told && view ? (applied(view, told.changes as readonly Change[]) as DeckersView) : null;
    return [seat, theirs?.deckers.find(({ id }) => id === seat)?.hand ?? null] as const;
  });
  return new Map(found);
});

/** The hand of a decker as far as one may see it; null where it is hidden. */
export function handOf(decker: DeckerSeen): readonly string[] | null {
  return decker.hand ?? glanced.value.get(decker.id) ?? null;
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
