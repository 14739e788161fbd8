// The line of the story under the network, and how to walk through it.

import { say, t } from "../texts/texts";
import { again, isStill, next, skip, telling, toldLines } from "./story";

export function Telling() {
  const now = telling.value;
  return (
    <div class={`story ${now ? "told" : ""} ${now?.loud ? "loud" : ""}`}>
      {now && (
        <>
          <span class="line" aria-live={isStill() ? "polite" : "off"}>
            <small>
              {now.number}/{now.of}
            </small>{" "}
            {say(now.line)}
          </span>
          {isStill() && (
            <button type="button" class="plain small next" onClick={next}>
              {t("web-story-next")}
            </button>
          )}
          <button type="button" class="plain small skip" onClick={skip}>
            {t("web-story-skip")}
          </button>
        </>
      )}
      {!now && toldLines.value > 0 && (
        <button type="button" class="plain small again" onClick={again}>
          {t("web-story-again", { number: toldLines.value })}
        </button>
      )}
    </div>
  );
}
