// The coach of a lesson: beside the table, what there is to see and to do.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawn } from "../game";
import { playFirst } from "../service/sitting";
import { wished } from "../table/options";
import { live } from "../table/seat";
import { Glossed } from "../table/told";
import { t } from "../texts/texts";
import type { Lesson } from "./lesson";
import { begin, lessonAfter } from "./progress";
import { beat, isAside, isOver, lesson, missed, readOn } from "./teaching";

export function Coach() {
  const taught = lesson.value;
  const now = beat.value;
  const wish = wished.value;
  useEffect(() => {
    document.querySelector(".panel .choice.wished")?.scrollIntoView({ block: "nearest" });
  }, [wish]);
  if (!taught || !now) return null;
  const step = taught.steps[now.step];
  const before = missed.value === null ? null : taught.steps[missed.value];
  const { Face } = drawn();
  return (
    <details class="coach" open>
      <summary>
        {taught.name()} <small>{t("web-learn-step", { number: now.step + 1, all: taught.steps.length })}</small>
      </summary>
      <div class="says" aria-live="polite" data-step={now.step} data-over={isOver.value}>
        {before && (
          <p class="missed">
            <Glossed text={before.text()} />
          </p>
        )}
        <p>
          <Glossed text={step?.text() ?? ""} />
        </p>
        {wish && live.value && (
          <p class="wish">
            <Face option={wish} />
          </p>
        )}
        {isAside.value && <p class="aside">{t("web-learn-aside")}</p>}
      </div>
      <div class="ways">
        {isOver.value ? <Onwards taught={taught} /> : now.wish === null && <Next />}
        {!isOver.value && <Again taught={taught} />}
        <span class="clauses">
          {step?.clauses.map((clause) => (
            <a key={clause} href={`/rules/${taught.game}#${clause}`} target="_blank" rel="noopener">
              {clause}
            </a>
          ))}
        </span>
      </div>
    </details>
  );
}

function Next() {
  return (
    <button type="button" class="primary small next-step" onClick={readOn}>
      {t("web-learn-next")}
    </button>
  );
}

function Again({ taught }: { taught: Lesson }) {
  return <Opening text={t("web-learn-again")} look="plain small" deed={() => begin(taught)} />;
}

/** After the last step: the next lesson, and after the last lesson a game. */
function Onwards({ taught }: { taught: Lesson }) {
  const next = lessonAfter(taught);
  return (
    <>
      {next ? (
        <Opening text={t("web-learn-next-lesson")} look="primary small next-lesson" deed={() => begin(next)} />
      ) : (
        <Opening text={t("web-learn-play")} look="primary small play-first" deed={() => playFirst(taught.game)} />
      )}
      <a class="plain small" href={`/learn/${taught.game}`}>
        {t("web-learn-all")}
      </a>
    </>
  );
}

/** A button that opens a table; if that fails, it says so and can be pressed again. */
export function Opening({ text, look, deed }: { text: string; look: string; deed: () => Promise<void> }) {
  const state = useSignal<"ready" | "busy" | "failed">("ready");
  const open = () => {
    state.value = "busy";
    deed().catch(() => (state.value = "failed"));
  };
  return (
    <>
      <button type="button" class={look} disabled={state.value === "busy"} onClick={open}>
        {text}
      </button>
      {state.value === "failed" && (
        <span class="failed" role="alert">
          {t("web-open-failed")}
        </span>
      )}
    </>
  );
}
