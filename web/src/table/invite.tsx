// Waiting for those who are invited: the link and its code lie on the table until everybody has come.

import { LinkBox } from "../parts/linkbox";
import { isTogether, seatName } from "../service/games";
import { t } from "../texts/texts";
import { type Seen, send } from "./seat";

export function Invite({ now }: { now: Seen }) {
  const free = now.players.filter(({ sitting }) => sitting === "open");
  if (now.begun || now.ending || now.held.length === 0 || free.length === 0) return null;
  return (
    <section class="invite" aria-label={t("web-invite")}>
      <h2>{t("web-invite")}</h2>
      <p>{t("web-invite-hint", { seats: free.map(({ seat }) => seatName(now.game, seat)).join(", ") })}</p>
      <LinkBox link={`/table/${now.table}`} />
      {isTogether(now.game) && (
        <button type="button" class="plain fill" onClick={() => send({ type: "fill" })}>
          {t("web-crew-fill")}
        </button>
      )}
    </section>
  );
}
