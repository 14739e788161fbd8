// Hot-seat: between two people at one screen lies a curtain, so that nobody sees the other's cards.

import { signal } from "@preact/signals";
import { isTogether, seatName } from "../service/games";
import { t } from "../texts/texts";
import { seen } from "./seat";

/** Whose cards may be on the screen. */
const present = signal<string | null>(null);

/** Who plays together may look at the others' cards. */
export function isCurtained(): boolean {
  const now = seen.value;
  return now !== null && !isTogether(now.game) && now.held.length > 1 && !now.ending && now.seat !== present.value;
}

export function Curtain() {
  const seat = seen.value?.seat ?? "";
  const name = seatName(seen.value?.game ?? "", seat);
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
