// How a table is laid out by a game that does not say it itself: the board, beside it the log, below that the question.

import { drawn, type Parts } from "../game";
import { Flights } from "../reel/layer";
import { LanguageSwitch } from "../texts/language";
import { t } from "../texts/texts";
import { HelpButton } from "./help";
import { Log } from "./log";
import { seen } from "./seat";
import { Preview } from "./zoom";

export function Laid(parts: Parts) {
  const Table = drawn().Table ?? PlainTable;
  return (
    <>
      <Table {...parts} />
      <Flights />
    </>
  );
}

function PlainTable({ panel, people, coach, mark }: Parts) {
  const { Board, Spotlight, Status } = drawn();
  return (
    <div class="lay">
      <header class="top">
        <a class="name" href="/">
          {t("web-title")}
        </a>
        <div class="status">
          {mark && <span class="mark">{mark}</span>}
          {seen.value && <Status />}
        </div>
        {people}
        {!mark && <HelpButton />}
        <LanguageSwitch />
      </header>
      {seen.value ? <Board /> : <main class="board empty" />}
      <aside class="side">
        <Log />
        <Spotlight />
        <Preview />
      </aside>
      {coach}
      {panel}
    </div>
  );
}
