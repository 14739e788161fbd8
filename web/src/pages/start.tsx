// The first page: a game within two clicks.

import { games } from "../game";
import { failed } from "../parts/opening";
import { listed } from "../service/games";
import { myGames } from "../service/memory";
import { t } from "../texts/texts";
import { Frame, otherPages } from "./frame";

export function StartPage() {
  return (
    <Frame name="start">
      <h1>{t("web-title")}</h1>
      <p class="tagline">{t("web-tagline")}</p>
      {failed.value && (
        <p class="failed" role="alert">
          {t("web-open-failed")}
        </p>
      )}
      <div class="tiles">
        {games.value.map(({ name, Tile }) => {
          const game = listed(name);
          return game && <Tile key={name} game={game} />;
        })}
        <div class="pair">
          <section class="tile learn">
            <h2>{t("web-learn")}</h2>
            <p>{t("web-learn-hint")}</p>
            <div class="others">
              {games.value
                .filter(({ teaching }) => teaching)
                .map(({ name, title }) => (
                  <a key={name} class="plain" href={`/learn/${name}`}>
                    {title()}
                  </a>
                ))}
            </div>
          </section>
          <More />
        </div>
      </div>
    </Frame>
  );
}

/** The other pages, and the way back into the game one was playing. */
function More() {
  const [last] = myGames();
  return (
    <section class="tile more">
      <h2>{t("web-more")}</h2>
      <p>{t("web-more-hint")}</p>
      <div class="others">
        {last && (
          <a class="plain last-game" href={last.link}>
            {t("web-last-game")}
          </a>
        )}
        {otherPages().map(([path, name]) => (
          <a key={path} class="plain" href={path}>
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}
