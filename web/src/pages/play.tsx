// A new game of one's own choice.

import { pageOf } from "../game";
import { failed } from "../parts/opening";
import { listed } from "../service/games";
import { knows, t } from "../texts/texts";
import { Frame } from "./frame";
import { LostPage } from "./lost";

export function PlayPage({ game }: { game: string }) {
  const found = listed(game);
  const { Setup, title } = pageOf(game);
  if (!found) return <LostPage />;
  return (
    <Frame name="setup">
      <h1 class="unseen">{t("web-new-game-of", { game: title() })}</h1>
      {failed.value && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
      {knows(game) && <Setup game={found} />}
    </Frame>
  );
}
