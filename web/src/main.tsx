// Which page this is.

import { render } from "preact";
import { startLesson } from "./lessons/teaching";
import { DecksPage } from "./netrunner/decks/page";
import { LearnPage } from "./pages/learn";
import { GamesPage, JoinPage, WatchPage } from "./pages/lists";
import { RulesPage } from "./pages/rules";
import { StartPage } from "./pages/start";
import { ReplayPage } from "./replay/replay";
import { claimSeat } from "./service/accounts";
import "./style/style.css";
import { startTable, TablePage, watchTable } from "./table/table";
import { type Part, preferredLanguage, speak } from "./texts/texts";

/** Without texts there is no page, so a service that is just starting is asked again. */
async function speakAtLast(parts: readonly Part[]): Promise<void> {
  try {
    await speak(preferredLanguage(), parts);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await speakAtLast(parts);
  }
}

type Page = (match: RegExpExecArray) => preact.JSX.Element;

function playing(token: string) {
  startTable(token);
  if (!startLesson()) void claimSeat(token);
  return <TablePage />;
}

function watching(id: string) {
  watchTable(id);
  return <TablePage />;
}

/** The pages by their address, with the texts that each needs at once; a table sends for those of its game. */
const PAGES: readonly (readonly [RegExp, Page, ...Part[]])[] = [
  [/^\/$/, () => <StartPage />],
  [/^\/t\/([^/]+)$/, ([, token = ""]) => playing(token)],
  [/^\/table\/([^/]+)$/, ([, id = ""]) => <JoinPage id={id} />],
  [/^\/watch\/([^/]+)$/, ([, id = ""]) => watching(id)],
  [/^\/watch$/, () => <WatchPage />],
  [/^\/games$/, () => <GamesPage />],
  [/^\/replay\/([^/]+)$/, ([, id = ""]) => <ReplayPage id={id} />],
  [/^\/decks$/, () => <DecksPage />, "netrunner"],
  [/^\/rules\/(netrunner|deckers)$/, ([, game = ""]) => <RulesPage game={game} />],
  [/^\/learn\/(netrunner|deckers)$/, ([, game = ""]) => <LearnPage game={game} />, "learn"],
];

const found = PAGES.map(([path, page, ...parts]) => ({ match: path.exec(location.pathname), page, parts })).find(
  ({ match }) => match,
);
await speakAtLast(found?.parts ?? []);
render(found?.match ? found.page(found.match) : <StartPage />, document.body);
