// The first page: both games alive. A newcomer is led to the lesson, a regular to the game that waits for him.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type GamePage, games } from "../game";
import { begin, finished, lessonsOf } from "../lessons/progress";
import { attempt, busy, failed } from "../parts/opening";
import { Sign } from "../parts/signs";
import { listed } from "../service/games";
import { myGames } from "../service/memory";
import { playFirst } from "../service/sitting";
import { knows, t } from "../texts/texts";
import { Frame } from "./frame";
import { askAfterMine, type Going, opponentOf, standingOf, unfinished } from "./mine";

const SETTLING = 60;

/** Whether nothing moves: as the system wishes, or because somebody has stopped it. */
const still = signal(matchMedia("(prefers-reduced-motion: reduce)").matches);

/** Whether the ways in are on the screen: only then is sent for what moves and for pictures. */
const settled = signal(false);

export function StartPage() {
  useEffect(() => {
    void askAfterMine();
    const timer = setTimeout(() => (settled.value = true), SETTLING);
    return () => clearTimeout(timer);
  }, []);
  const shown = games.value.filter(({ Hero }) => Hero);
  const others = games.value.filter(({ Hero }) => !Hero);
  return (
    <Frame name="landing">
      <h1 class="unseen">{t("web-title")}</h1>
      <section class={`hero ${still.value ? "still" : ""}`}>
        {shown.map((page, place) => (
          <World key={page.name} page={page} first={place === 0} />
        ))}
        <button
          type="button"
          class="plain still-button"
          aria-pressed={still.value}
          aria-label={t("web-still")}
          title={t("web-still")}
          onClick={() => (still.value = !still.value)}
        >
          <Sign of={still.value ? "play" : "pause"} />
        </button>
      </section>
      {failed.value && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
      {others.length > 0 && (
        <div class="tiles">
          {others.map(({ name, Setup }) => {
            const game = listed(name);
            return game && <Setup key={name} game={game} />;
          })}
        </div>
      )}
      <Below />
    </Frame>
  );
}

/** One game: what it looks like, and the ways in. */
function World({ page, first }: { page: GamePage; first: boolean }) {
  const { name, Hero, title, hint } = page;
  return (
    <article class="world" data-game={name}>
      {Hero && settled.value && <Hero still={still.value} />}
      <div class="pitch">
        <h2>{title()}</h2>
        <p>{hint()}</p>
        <Ways page={page} first={first} />
      </div>
    </article>
  );
}

function isNew(): boolean {
  return myGames().length === 0 && finished().length === 0;
}

/** There is one golden button on the page: the game that waits, the lesson of a newcomer, or a new game. */
function Ways({ page, first }: { page: GamePage; first: boolean }) {
  const { name, teaching } = page;
  const [gone] = unfinished.value ?? [];
  const own = unfinished.value?.find(({ kept }) => kept.game === name);
  const lesson = isNew() && teaching ? lessonsOf(name)[0] : undefined;
  const isGold = first && !gone && !lesson;
  const play = () => void attempt(() => playFirst(name));
  return (
    <>
      {own && <Continue own={own} gold={own === gone} />}
      {lesson && (
        <button
          type="button"
          class={`big first-lesson ${first ? "primary" : "plain"}`}
          disabled={busy.value}
          onClick={() => void attempt(() => begin(lesson))}
        >
          <Sign of="learn" />
          <span>
            {first ? t("web-first-run") : t("web-first-steps")}
            <small>{t("web-first-lesson-hint")}</small>
          </span>
        </button>
      )}
      <button
        type="button"
        class={`big play-${first ? "now" : name} ${isGold ? "primary" : "plain"}`}
        disabled={busy.value}
        onClick={play}
      >
        <span>
          {t("web-play-now")}
          <small>{page.quick()}</small>
        </span>
      </button>
      <a class="plain big new-game-page" href={`/play/${name}`}>
        {t("web-choose-game")}
      </a>
    </>
  );
}

function Continue({ own, gold }: { own: Going; gold: boolean }) {
  const opponent = opponentOf(own);
  return (
    <a class={`big continue ${gold ? "primary" : "plain"}`} href={own.kept.link}>
      <Sign of="play" />
      <span>
        {opponent ? t("web-continue-against", { opponent }) : t("web-continue")}
        <small>{standingOf(own)}</small>
      </span>
    </a>
  );
}

/** The lessons as a path, and the first game at its end. */
function Below() {
  const page = games.value.find(({ teaching }) => teaching);
  if (!page?.teaching || !settled.value || !knows("learn")) return <section class="below" />;
  const done = finished();
  const lessons = lessonsOf(page.name);
  const next = lessons.find(({ id }) => !done.includes(id));
  const { Picture } = page;
  return (
    <section class="below">
      <h2>{t("web-learn-at-table")}</h2>
      <ol class="trail">
        {lessons.map((lesson, place) => (
          <li key={lesson.id} class={`${lesson === next ? "next" : ""} ${done.includes(lesson.id) ? "done" : ""}`}>
            <button
              type="button"
              class="card-tile"
              disabled={busy.value}
              onClick={() => void attempt(() => begin(lesson))}
            >
              <Picture of={lesson.id} />
              <span>
                <small>
                  {place + 1}
                  {done.includes(lesson.id) && ` · ✓ ${t("web-learn-done")}`}
                </small>
                <b>{lesson.name()}</b>
              </span>
            </button>
          </li>
        ))}
        <li class={next ? "" : "next"}>
          <button
            type="button"
            class="card-tile"
            disabled={busy.value}
            onClick={() => void attempt(() => playFirst(page.name))}
          >
            <Picture of="first" />
            <span>
              <small>{t("web-then-play")}</small>
              <b>{t("web-first-game")}</b>
            </span>
          </button>
        </li>
      </ol>
    </section>
  );
}
