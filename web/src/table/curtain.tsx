// Hot-seat: between two people at one screen lies a curtain, so that nobody sees the other's cards.

import { signal } from "@preact/signals";
import { seatName } from "../pages/lists";
import { t } from "../texts/texts";
import { update } from "./seat";

/** Whose cards may be on the screen. */
const present = signal<string | null>(null);

/** Deckers play together and may look at each other's cards; the sides of Netrunner may not. */
export function isCurtained(): boolean {
  const now = update.value;
  return now !== null && now.game === "netrunner" && now.held.length > 1 && !now.ending && now.seat !== present.value;
}

export function Curtain() {
  const seat = update.value?.seat ?? "";
  const name = seatName(update.value?.game ?? "", seat);
  return (
    <main class="start curtain">
      <h1>{name}</h1>
      <p>{t("web-curtain", { side: name })}</p>
      <button type="button" class="primary huge lift" autofocus onClick={() => (present.value = seat)}>
        {t("web-curtain-lift", { side: name })}
      </button>
    </main>
  );
}
