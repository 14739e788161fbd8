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
import { preferredLanguage, speak } from "./texts/texts";

/** Without texts there is no page, so a service that is just starting is asked again. */
async function speakAtLast(): Promise<void> {
  try {
    await speak(preferredLanguage());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await speakAtLast();
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

/** The pages by their address. */
const PAGES: readonly (readonly [RegExp, Page])[] = [
  [/^\/$/, () => <StartPage />],
  [/^\/t\/([^/]+)$/, ([, token = ""]) => playing(token)],
  [/^\/table\/([^/]+)$/, ([, id = ""]) => <JoinPage id={id} />],
  [/^\/watch\/([^/]+)$/, ([, id = ""]) => watching(id)],
  [/^\/watch$/, () => <WatchPage />],
  [/^\/games$/, () => <GamesPage />],
  [/^\/replay\/([^/]+)$/, ([, id = ""]) => <ReplayPage id={id} />],
  [/^\/decks$/, () => <DecksPage />],
  [/^\/rules\/(netrunner|deckers)$/, ([, game = ""]) => <RulesPage game={game} />],
  [/^\/learn\/(netrunner|deckers)$/, ([, game = ""]) => <LearnPage game={game} />],
];

await speakAtLast();
const found = PAGES.map(([path, page]) => ({ match: path.exec(location.pathname), page })).find(({ match }) => match);
render(found?.match ? found.page(found.match) : <StartPage />, document.body);
