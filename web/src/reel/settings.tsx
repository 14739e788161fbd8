// What one may set about the reel.

import { t } from "../texts/texts";
import { PACES, pace, questionFirst } from "./pace";

export function ReelPreferences() {
  const paces = {
    slow: t("web-pace-slow"),
    normal: t("web-pace-normal"),
    fast: t("web-pace-fast"),
    off: t("web-pace-off"),
  };
  return (
    <fieldset class="stops">
      <legend>{t("web-pace")}</legend>
      <div class="switch">
        {PACES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="pace"
              value={name}
              checked={pace.signal.value === name}
              onChange={() => pace.prefer(name)}
            />
            {paces[name]}
          </label>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          name="question-first"
          checked={questionFirst.signal.value}
          onChange={({ currentTarget }) => questionFirst.prefer(currentTarget.checked)}
        />{" "}
        {t("web-question-first")}
      </label>
    </fieldset>
  );
}
