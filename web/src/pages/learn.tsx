// The lessons of a game, and the first game after them.

import { games, pageOf } from "../game";
import { Opening } from "../lessons/coach";
import type { Lesson } from "../lessons/lesson";
import { begin, finished, lessonsOf } from "../lessons/progress";
import { playFirst } from "../service/sitting";
import { t } from "../texts/texts";
import { Frame } from "./frame";

export function LearnPage({ game }: { game: string }) {
  const { teaching, Picture } = pageOf(game);
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
        <li class={`lesson first-game ${next ? "" : "next"}`}>
          <Picture of="first" />
          <h2>{t("web-first-game")}</h2>
          <p>{teaching?.first()}</p>
          <Opening
            text={t("web-learn-play")}
            look={`play-first ${next ? "plain" : "primary"}`}
            deed={() => playFirst(game)}
          />
        </li>
      </ol>
      <p class="others">
        {games.value.map(({ name, teaching: other }) =>
          other && name !== game ? (
            <a key={name} class="plain" href={`/learn/${name}`}>
              {other.title()}
            </a>
          ) : null,
        )}
        <a class="plain" href={`/rules/${game}`}>
          {t("web-rules")}
        </a>
      </p>
    </Frame>
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
      <Picture of={lesson.id} />
      <h2>
        <span class="number">{done ? "✓" : number}</span> {lesson.name()}
        {done && <small class="tick">✓ {t("web-learn-done")}</small>}
      </h2>
      <p>{lesson.about()}</p>
      <Opening
        text={done ? t("web-learn-once-more") : t("web-learn-begin")}
        look={`begin ${look}`}
        deed={() => begin(lesson)}
      />
    </li>
  );
}
