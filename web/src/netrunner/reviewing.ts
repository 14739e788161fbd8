// What decides a game of Netrunner, and what is counted in it.

import type { Event, Reviewing, Tally } from "../end/review";
import type { Challenge } from "../game";
import { listed } from "../service/games";
import { say, t } from "../texts/texts";
import { factsOf } from "./facts";
import type { NetrunnerView } from "./view";

const HEAVY: Readonly<Record<string, (event: Event) => number>> = {
  scored: (event) => 10 + 3 * pointsOf(event),
  stolen: (event) => 10 + 3 * pointsOf(event),
  damaged: ({ number }) => 3 * Number(number),
  tagged: ({ number }) => 2 * Number(number),
  "took-bad-publicity": () => 4,
  purged: () => 3,
  "lost-credits": ({ number }) => Number(number) - 1,
  "gained-credits": ({ number }) => Number(number) - 9,
  rezzed: () => 1,
};

function pointsOf({ card }: Event): number {
  return factsOf((card as { readonly id: string | null }).id)?.points ?? 0;
}

const by = (kind: string, text: () => string, number = false): Tally => ({
  text,
  count: (event, seat) => (event.kind === kind && event.side === seat ? (number ? Number(event.number) : 1) : 0),
});

const of = (only: string, kind: string, text: () => string, number = false): Tally => ({
  text,
  only,
  count: (event) => (event.kind === kind ? (number ? Number(event.number) : 1) : 0),
});

const installed: Tally = {
  text: () => t("web-tally-installed"),
  count: ({ kind }, seat) => (kind === `${seat}-installed` ? 1 : 0),
};

export const reviewing: Reviewing = {
  weigh: (event) => HEAVY[event.kind]?.(event) ?? 0,
  columns: (seats) => seats,
  tallies: [
    by("gained-credits", () => t("web-tally-credits"), true),
    by("paid-credits", () => t("web-tally-paid"), true),
    by("drew", () => t("web-tally-drawn")),
    by("played", () => t("web-tally-played")),
    installed,
    of("corp", "rezzed", () => t("web-tally-rezzed")),
    of("corp", "advanced", () => t("web-tally-advanced"), true),
    of("corp", "scored", () => t("web-tally-scored")),
    of("runner", "run-began", () => t("web-tally-runs")),
    of("runner", "run-succeeded", () => t("web-tally-successful")),
    of("runner", "subroutine-broken", () => t("web-tally-broken")),
    of("runner", "accessed", () => t("web-tally-accessed")),
    of("runner", "stolen", () => t("web-tally-stolen")),
    of("runner", "damaged", () => t("web-tally-damage"), true),
    of("runner", "tagged", () => t("web-tally-tags"), true),
  ],
};

/** The deck after the one that one has just met, with the same side. */
export function challenge(view: unknown, held: readonly string[]): Challenge | null {
  const [side] = held;
  if (held.length !== 1 || (side !== "corp" && side !== "runner")) return null;
  const rival = side === "corp" ? "runner" : "corp";
  const choices = listed("netrunner")?.choosings.find(({ key }) => key === rival)?.choices ?? [];
  const met = factsOf((view as NetrunnerView)[rival].identity.id)?.faction;
  const next = choices[(choices.findIndex(({ value }) => value === met) + 1) % choices.length];
  return next ? { name: say(next.message), query: { side, rival: next.value } } : null;
}
