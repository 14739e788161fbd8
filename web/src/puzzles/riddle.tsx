// The puzzle beside its table: what is asked for, what lies hidden, how it stands, and help.

import { drawn } from "../game";
import { Opening } from "../lessons/coach";
import { live } from "../table/seat";
import { say, t } from "../texts/texts";
import { type PuzzleShown, solve } from "./shelf";
import { askForHelp, day, help, hinted, isEnded, isShown, looked, lookedAt, puzzle } from "./solving";

const ENDS = {
  solved: () => (isShown() ? t("web-puzzle-shown") : t("web-puzzle-solved")),
  missed: () => t("web-puzzle-missed"),
  spoilt: () => t("web-puzzle-spoilt"),
};

export function Riddle() {
  const asked = puzzle.value;
  if (!asked) return null;
  const look = looked.value?.look ?? "open";
  const failed = isEnded.value && look !== "solved";
  return (
    <details class="coach riddle" open>
      <summary>
        {say(asked.task)} <Stars grade={asked.grade} />
      </summary>
      <div class="says" aria-live="polite" data-look={look} data-seq={lookedAt.value}>
        {look === "open" ? <Hidden asked={asked} /> : <p class={look}>{ENDS[look]()}</p>}
        <Help />
      </div>
      <div class="ways">
        {!isEnded.value && !isShown() && live.value && help.value !== "move" && (
          <button type="button" class="plain small ask-help" onClick={() => void askForHelp(token(), asked.name)}>
            {help.value === "none" ? t("web-puzzle-hint") : t("web-puzzle-more")}
          </button>
        )}
        <Opening
          text={t("web-puzzle-again")}
          look={`small try-again ${failed || isShown() ? "primary" : "plain"}`}
          deed={() => solve(asked.name, day())}
        />
        {failed && (
          <Opening
            text={t("web-puzzle-solution")}
            look="small plain show-solution"
            deed={() => solve(asked.name, day(), true)}
          />
        )}
        <a class={`small ${look === "solved" && !isShown() ? "primary" : "plain"}`} href="/puzzles">
          {t("web-puzzles-all")}
        </a>
      </div>
    </details>
  );
}

function Hidden({ asked }: { asked: PuzzleShown }) {
  return (
    <>
      <p>{isShown() ? t("web-puzzle-showing") : t("web-puzzle-rule")}</p>
      <dl class="disclosed">
        {asked.disclosed.map(({ where, cards }) => (
          <div key={where[0] + JSON.stringify(where[1])}>
            <dt>{say(where)}</dt>
            <dd>{cards.map(say).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** First the thing that it is about, then the answer. */
function Help() {
  const { Face } = drawn();
  const offer = hinted.value;
  if (help.value === "none" || isEnded.value) return null;
  if (!offer) return <p class="wish">{t("web-puzzle-no-hint")}</p>;
  if (help.value === "thing" && offer.at.length) return <p class="wish thing">{t("web-puzzle-thing")}</p>;
  return (
    <p class="wish">
      <Face option={offer} />
    </p>
  );
}

export function Stars({ grade }: { grade: number }) {
  return grade ? (
    <small class="stars" role="img" aria-label={t("web-puzzle-grade", { grade })}>
      {"★".repeat(grade)}
      {"☆".repeat(5 - grade)}
    </small>
  ) : null;
}

const token = () => location.pathname.split("/")[2] ?? "";
