// Which page this is.

import { render } from "preact";
import { fetchGames, type GameSource, offerGames } from "./game";
import { startLesson } from "./lessons/teaching";
import { styled } from "./parts/styled";
import { startPuzzle } from "./puzzles/solving";
import { prepareReplay } from "./replay/replaying";
import { claimSeat } from "./service/accounts";
import { learnGames } from "./service/games";
import { install } from "./service/installing";
import after from "./style/after.css?url";
import aroundStyles from "./style/around.css?url";
import { makeComfortable } from "./table/comfort";
import { noteStandings } from "./table/noting";
import { startTable, TablePage, watchTable } from "./table/table";
import { addParts, preferredLanguage, speak } from "./texts/texts";

/** A page by its address, with the texts that it needs at once; a table sends for its game when it knows which it is. */
export type Page = readonly [path: RegExp, page: (id: string) => preact.JSX.Element, ...parts: string[]];

const REPLAY = /^(?:\/embed)?\/replay\/([^/]+)$/;
const TABLES: readonly Page[] = [
  [/^\/t\/([^/]+)$/, playing],
  [/^\/watch\/([^/]+)$/, watching],
];

/** Show the page that the address names, with these games. Whoever sits down does not wait for the pages around the tables. */
export async function start(given: readonly GameSource[]): Promise<void> {
  makeComfortable();
  offerGames(given);
  addParts(given.flatMap(({ texts }) => texts ?? []));
  const at = location.pathname;
  const isAt = ([path]: Page) => path.test(at);
  const games = atLast(learnGames);
  const replayed = REPLAY.exec(at)?.[1];
  const around = replayed || TABLES.some(isAt) ? [] : ["around"];
  const spoken = atLast(() => speak(preferredLanguage(), around));
  if (replayed) prepareReplay(replayed);
  const [path, draw, ...parts] = (TABLES.find(isAt) ??
    (await atLast(replayed ? replays : pagesAround)).find(isAt)) as Page;
  const taught = new URLSearchParams(location.search).has("lesson") ? atLast(fetchGames) : null;
  await Promise.all([spoken, atLast(() => speak(preferredLanguage(), parts)), games, taught]);
  render(draw(path.exec(at)?.[1] ?? ""), document.body);
  if (!at.startsWith("/embed/")) install(preferredLanguage());
}

async function replays(): Promise<readonly Page[]> {
  const [{ ReplayPage }] = await Promise.all([import("./replay/replay"), styled(after)]);
  return [[REPLAY, (id) => <ReplayPage id={id} />]];
}

async function pagesAround(): Promise<readonly Page[]> {
  const [{ around }] = await Promise.all([import("./pages/around"), fetchGames(), styled(aroundStyles)]);
  return around();
}

/** Without texts and games there is no page, so a service that is just starting is asked again. */
async function atLast<T>(get: () => Promise<T>): Promise<T> {
  try {
    return await get();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return atLast(get);
  }
}

function playing(token: string) {
  startTable(token);
  if (!startLesson() && !startPuzzle(token)) {
    void claimSeat(token);
    noteStandings(location.pathname);
  }
  return <TablePage />;
}

function watching(id: string) {
  watchTable(id);
  return <TablePage />;
}
