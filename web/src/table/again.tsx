// After the end: the same again, with the sides swapped, or something else.

import { isTogether } from "../service/games";
import { t } from "../texts/texts";
import { rematchText } from "./notices";
import { type Seen, send } from "./seat";

export function Again({ now }: { now: Seen }) {
  const plays = now.seat !== null && now.held.length > 0;
  const swappable = plays && !isTogether(now.game) && now.seats.length === 2 && now.held.length === 1;
  const again = () => {
    if (plays) send({ type: "rematch" });
    else location.assign("/");
  };
  return (
    <>
      {plays && now.rematch && (
        <p class="rematch-told" role="status">
          {rematchText(now)}
        </p>
      )}
      <p class="again">
        <button type="button" class="primary new-game" onClick={again}>
          {now.rematch ? t("web-rematch-join") : t("web-new-game")}
        </button>
        {swappable && !now.rematch && (
          <button type="button" class="plain swap-sides" onClick={() => send({ type: "rematch", swap: true })}>
            {t("web-rematch-swap")}
          </button>
        )}
        <a class="plain" href={`/replay/${now.table}`}>
          {t("web-replay")}
        </a>
        <a class="plain" href="/">
          {t("web-to-start")}
        </a>
      </p>
    </>
  );
}
