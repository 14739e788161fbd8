// The lessons of a game, and the first game after them.

import { Opening } from "../lessons/coach";
import type { Lesson } from "../lessons/lesson";
import { begin, finished, lessonsOf, playFirstGame } from "../lessons/progress";
import { t } from "../texts/texts";
import { Frame } from "./frame";

export function LearnPage({ game }: { game: string }) {
  const lessons = lessonsOf(game);
  const done = finished();
  const next = lessons.find(({ id }) => !done.includes(id));
  return (
    <Frame name="learn">
      <h1>{game === "netrunner" ? t("web-learn-netrunner") : t("web-learn-deckers")}</h1>
      <p class="hint">{game === "netrunner" ? t("web-learn-netrunner-about") : t("web-learn-deckers-about")}</p>
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
          <h2>{t("web-first-game")}</h2>
          <p>{game === "netrunner" ? t("web-learn-first-netrunner") : t("web-learn-first-deckers")}</p>
          <Opening
            text={t("web-learn-play")}
            look={`play-first ${next ? "plain" : "primary"}`}
            deed={() => playFirstGame(game)}
          />
        </li>
      </ol>
      <p class="others">
        <a class="plain" href={`/learn/${game === "netrunner" ? "deckers" : "netrunner"}`}>
          {game === "netrunner" ? t("web-learn-deckers") : t("web-learn-netrunner")}
        </a>
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
  return (
    <li class={`lesson ${next ? "next" : ""} ${done ? "done" : ""}`} data-lesson={lesson.id}>
      <h2>
        {number}. {lesson.name()}
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
