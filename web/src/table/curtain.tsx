// Hot-seat: between two people at one screen lies a curtain, so that nobody sees the other's cards.

import { signal } from "@preact/signals";
import { drawn } from "../game";
import { isTogether, seatName } from "../service/games";
import { t } from "../texts/texts";
import { type Seen, seen } from "./seat";

/** Whose cards may be on the screen. */
const present = signal<string | null>(null);

/** Whether opponents sit at this screen; who plays together may look at the others' cards. */
export function isShared({ game, held }: Seen): boolean {
  return !isTogether(game) && held.length > 1;
}

export function isCurtained(): boolean {
  const now = seen.value;
  return now !== null && isShared(now) && !now.ending && now.seat !== present.value;
}

export function Curtain() {
  const { Player } = drawn();
  const seat = seen.value?.seat ?? "";
  const name = seatName(seen.value?.game ?? "", seat);
  return (
    <main class={`start curtain of-${seat}`}>
      <Player view={seen.value?.view} seat={seat} />
      <h1>{name}</h1>
      <p>{t("web-curtain", { side: name })}</p>
      <button type="button" class="primary huge lift" autofocus onClick={() => (present.value = seat)}>
        {t("web-curtain-lift", { side: name })}
      </button>
    </main>
  );
}
