// What the pages of cards have in common: the way from one game's to the other's.

import { games } from "../game";
import { t } from "../texts/texts";

export const CARDS = "/cards";

export function CardsNav() {
  const pages = games.value.flatMap(({ title, places }) =>
    places.filter(({ path }) => path.startsWith(CARDS)).map(({ path }) => [path, title()] as const),
  );
  return (
    <nav class="games-nav" aria-label={t("web-rules-games")}>
      {pages.map(([path, title]) => (
        <a key={path} class="plain small" href={path} aria-current={path === location.pathname ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
