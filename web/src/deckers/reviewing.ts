// What decides a game of Deckers, and what is counted in it.

import type { Event, Reviewing, Tally } from "../end/review";
import type { Challenge } from "../game";
import { listed } from "../service/games";
import { say, t } from "../texts/texts";
import type { DeckersView } from "./view";

const HEAVY: Readonly<Record<string, number>> = {
  "system-crashed": 20,
  "goal-met": 14,
  "goal-missed": 14,
  "ghost-beaten": 12,
  "palace-fell": 10,
  "hackman-built": 9,
  exploded: 8,
  transformed: 6,
  "guardian-removed": 6,
  "infection-lost": 3,
  "infection-won": 2,
  "installation-placed": 2,
};

/** The deckers win and lose together, so all is counted for all of them. */
const all = (kinds: readonly string[], text: () => string): Tally => ({
  text,
  count: (event: Event) => (kinds.includes(event.kind) ? 1 : 0),
});

export const reviewing: Reviewing = {
  weigh: (event) => HEAVY[event.kind] ?? 0,
  columns: () => ["all"],
  tallies: [
    all(["action-declared"], () => t("web-tally-actions")),
    all(["scout-placed"], () => t("web-tally-sparks")),
    all(["scout-removed"], () => t("web-tally-sparks-gone")),
    all(["exploded"], () => t("web-tally-explosions")),
    all(["transformed"], () => t("web-tally-guardians")),
    all(["guardian-removed"], () => t("web-tally-guardians-gone")),
    all(["programs-placed"], () => t("web-tally-programs")),
    all(["installation-placed"], () => t("web-tally-installations")),
    all(["infection-won"], () => t("web-tally-infections-won")),
    all(["infection-lost"], () => t("web-tally-infections-lost")),
    all(["card-bought"], () => t("web-tally-bought")),
    all(["goal-met"], () => t("web-tally-goals")),
  ],
};

/** The next machine for those who have beaten this one; the same for those who have not. */
export function challenge(view: unknown, _held: readonly string[], won: boolean): Challenge | null {
  const { smc, deckers } = view as DeckersView;
  const choices = listed("deckers")?.choosings.find(({ key }) => key === "smc")?.choices ?? [];
  const place = choices.findIndex(({ value }) => value === smc) + (won ? 1 : 0);
  const next = choices[Math.min(place, choices.length - 1)];
  return next
    ? { name: say(next.message), query: { smc: next.value, deckers: deckers.map(({ id }) => id).join() } }
    : null;
}
