// The pages around the tables.

import type { Page } from "../app";
import { games } from "../game";
import { LearnPage } from "./learn";
import { GamesPage, JoinPage, WatchPage } from "./lists";
import { LostPage } from "./lost";
import { PlayPage } from "./play";
import { RulesPage } from "./rules";
import { StartPage } from "./start";

/** By their addresses. */
export function around(): readonly Page[] {
  return [
    [/^\/table\/([^/]+)$/, (id) => <JoinPage id={id} />],
    [/^\/watch$/, () => <WatchPage />],
    [/^\/games$/, () => <GamesPage />],
    [/^\/rules\/([\w-]+)$/, (game) => <RulesPage game={game} />],
    [/^\/learn\/([\w-]+)$/, (game) => <LearnPage game={game} />, "learn"],
    ...games.value.flatMap(({ name, places }) =>
      places.map(({ path, Page }): Page => [new RegExp(`^${path}$`), () => <Page />, name]),
    ),
    [/^\/play\/([\w-]+)$/, (game) => <PlayPage game={game} />],
    [/^\/$/, () => <StartPage />],
    [/^/, () => <LostPage />],
  ];
}
