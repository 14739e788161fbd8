// After the end: the same again, with the sides swapped, or something else.

import { drawn } from "../game";
import { puzzle } from "../puzzles/solving";
import { isTogether } from "../service/games";
import { myGames } from "../service/memory";
import { t } from "../texts/texts";
import { rematchText } from "./notices";
import { type Seen, send } from "./seat";

export function Again({ now }: { now: Seen }) {
  const plays = now.seat !== null && now.held.length > 0;
  const counted = countedFor(now);
  const swappable = plays && !counted && !isTogether(now.game) && now.seats.length === 2 && now.held.length === 1;
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
        {counted ? (
          <a class="primary to-cup" href={counted.path}>
            {counted.back}
          </a>
        ) : (
          <button type="button" class="primary new-game" onClick={again}>
            {now.rematch ? t("web-rematch-join") : plays ? t("web-rematch") : t("web-new-game")}
          </button>
        )}
        {swappable && !now.rematch && (
          <button type="button" class="plain swap-sides" onClick={() => send({ type: "rematch", swap: true })}>
            {t("web-rematch-swap")}
          </button>
        )}
        <a class="plain" href={`/replay/${now.table}${now.seat === null ? "" : `?seat=${now.seat}`}`}>
          {t("web-replay")}
        </a>
        {now.at > 0 && (
          <a class="plain to-review" href={`/review/${now.table}`}>
            {t("web-review")}
          </a>
        )}
        <a class="plain" href="/">
          {t("web-to-start")}
        </a>
      </p>
    </>
  );
}

/** Where a game counts, one goes back from it: to a tournament, a puzzle, or a page of the game. */
export function countedFor({ game, cup, week, table }: Seen): { readonly path: string; readonly back: string } | null {
  if (cup) return { path: `/tournaments/${cup}`, back: t("web-back-to-cup") };
  if (puzzle.value) return { path: "/puzzles", back: t("web-back-to-puzzles") };
  const from = week ? `/weekly/${game}` : myGames().find((kept) => kept.table === table)?.from;
  const place = drawn().places.find(({ path }) => path === from);
  return place?.back ? { path: place.path, back: place.back() } : null;
}
