// The lessons of a game, and the first game after them.

import { games, pageOf } from "../game";
import { Opening } from "../lessons/coach";
import type { Lesson } from "../lessons/lesson";
import { begin, finished, lessonsOf } from "../lessons/progress";
import { Sign } from "../parts/signs";
import { isTogether, seatName } from "../service/games";
import { playFirst } from "../service/sitting";
import { t } from "../texts/texts";
import { Frame } from "./frame";

export function LearnPage({ game }: { game: string }) {
  const { teaching } = pageOf(game);
  const lessons = lessonsOf(game);
  const done = finished();
  const next = lessons.find(({ id }) => !done.includes(id));
  return (
    <Frame name="learn">
      <h1>{teaching?.title()}</h1>
      <p class="hint">{teaching?.about()}</p>
      <ol class="lessons">
        {lessons.map((lesson, place) => (
          <Listed
            key={lesson.id}
            lesson={lesson}
            number={place + 1}
            done={done.includes(lesson.id)}
            next={lesson === next}
          />
        ))}
      </ol>
      <div class="afterwards">
        <FirstGame game={game} due={!next} />
        {games.value.map(({ name, teaching: other }) => other && name !== game && <Other key={name} game={name} />)}
      </div>
      <p class="others">
        <a class="plain" href={`/rules/${game}`}>
          <Sign of="rules" /> {t("web-rules")}
        </a>
      </p>
    </Frame>
  );
}

function FirstGame({ game, due }: { game: string; due: boolean }) {
  const { teaching, Picture } = pageOf(game);
  return (
    <section class={`lesson first-game ${due ? "next" : ""}`}>
      <Picture of="first" />
      <div>
        <h2>{t("web-first-game")}</h2>
        <p>{teaching?.first()}</p>
        <Opening
          text={t("web-learn-play")}
          look={`play-first ${due ? "primary" : "plain"}`}
          deed={() => playFirst(game)}
        />
      </div>
    </section>
  );
}

/** The lessons of another game, on the way to them. */
function Other({ game }: { game: string }) {
  const { teaching, Picture } = pageOf(game);
  return (
    <section class="other-lessons">
      <h2>{teaching?.title()}</h2>
      <ol>
        {lessonsOf(game).map((lesson, place) => (
          <li key={lesson.id}>
            <a href={`/learn/${game}`}>
              <Picture of={lesson.id} />
              <span>
                <b>
                  {place + 1} · {lesson.name()}
                </b>
                <small>{lesson.about()}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ListedLesson {
  readonly lesson: Lesson;
  readonly number: number;
  readonly done: boolean;
  readonly next: boolean;
}

function Listed({ lesson, number, done, next }: ListedLesson) {
  const look = next ? "primary" : "plain";
  const { Picture } = pageOf(lesson.game);
  return (
    <li class={`lesson ${next ? "next" : ""} ${done ? "done" : ""}`} data-lesson={lesson.id}>
      <Picture of={lesson.id} large />
      <h2>
        <span class="number">{done ? "✓" : number}</span> {lesson.name()}
        {done && <small class="tick">✓ {t("web-learn-done")}</small>}
      </h2>
      <p>{lesson.about()}</p>
      {!isTogether(lesson.game) && (
        <small class="who">
          <Sign of={lesson.seat === "corp" ? "corp" : "runner"} /> {seatName(lesson.game, lesson.seat)}
        </small>
      )}
      <Opening
        text={done ? t("web-learn-once-more") : t("web-learn-begin")}
        look={`begin ${look}`}
        deed={() => begin(lesson)}
      />
    </li>
  );
}
