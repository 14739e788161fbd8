// Which page this is.

import { render } from "preact";
import { type GamePage, games } from "./game";
import { startLesson } from "./lessons/teaching";
import { LearnPage } from "./pages/learn";
import { GamesPage, JoinPage, WatchPage } from "./pages/lists";
import { RulesPage } from "./pages/rules";
import { StartPage } from "./pages/start";
import { ReplayPage } from "./replay/replay";
import { claimSeat } from "./service/accounts";
import { learnGames } from "./service/games";
import { startTable, TablePage, watchTable } from "./table/table";
import { addParts, preferredLanguage, speak } from "./texts/texts";

/** Show the page that the address names, with these games. */
export async function start(given: readonly GamePage[]): Promise<void> {
  games.value = given;
  addParts(given.flatMap(({ texts }) => texts ?? []));
  const found = pages().find(([path]) => path.test(location.pathname));
  const [path = /^/, page = () => <StartPage />, ...parts] = found ?? [];
  await atLast(() => Promise.all([speak(preferredLanguage(), parts), learnGames()]));
  render(page(path.exec(location.pathname)?.[1] ?? ""), document.body);
}

/** Without texts and games there is no page, so a service that is just starting is asked again. */
async function atLast(get: () => Promise<unknown>): Promise<void> {
  try {
    await get();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await atLast(get);
  }
}

type Page = readonly [path: RegExp, page: (id: string) => preact.JSX.Element, ...parts: string[]];

/** The pages by their address, with the texts that each needs at once; a table sends for those of its game. */
function pages(): readonly Page[] {
  const places = games.value.flatMap(({ places, texts }) => places.map((place) => ({ ...place, texts })));
  return [
    [/^\/$/, () => <StartPage />],
    [/^\/t\/([^/]+)$/, playing],
    [/^\/table\/([^/]+)$/, (id) => <JoinPage id={id} />],
    [/^\/watch\/([^/]+)$/, watching],
    [/^\/watch$/, () => <WatchPage />],
    [/^\/games$/, () => <GamesPage />],
    [/^\/replay\/([^/]+)$/, (id) => <ReplayPage id={id} />],
    [/^\/rules\/([\w-]+)$/, (game) => <RulesPage game={game} />],
    [/^\/learn\/([\w-]+)$/, (game) => <LearnPage game={game} />, "learn"],
    ...places.map(
      ({ path, Page, texts }): Page => [new RegExp(`^${path}$`), () => <Page />, ...(texts ? [texts] : [])],
    ),
  ];
}

function playing(token: string) {
  startTable(token);
  if (!startLesson()) void claimSeat(token);
  return <TablePage />;
}

function watching(id: string) {
  watchTable(id);
  return <TablePage />;
}
