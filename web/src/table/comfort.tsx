// How the page is made comfortable: the size of letters, patterns beside colours, and a word from the browser.

import { effect } from "@preact/signals";
import { ownName } from "../service/sitting";
import { t } from "../texts/texts";
import { isShared } from "./curtain";
import { type Seen, seen, send } from "./seat";
import { preference } from "./settings";
import { canTell, preferTelling, telling } from "./turn";

const SIZES = [1, 1.15, 1.3] as const;

const textSize = preference<number>("text-size", 1);
const patterns = preference("patterns", true);

/** On every page, from the start. */
export function makeComfortable(): void {
  effect(() => {
    const { style, classList } = document.documentElement;
    style.setProperty("--text-size", String(textSize.signal.value));
    classList.toggle("no-patterns", !patterns.signal.value);
  });
}

export function ComfortPreferences() {
  const names = [t("web-text-normal"), t("web-text-large"), t("web-text-larger")];
  return (
    <fieldset class="stops">
      <legend>{t("web-text-size")}</legend>
      <div class="switch">
        {SIZES.map((size, place) => (
          <label key={size}>
            <input
              type="radio"
              name="text-size"
              value={size}
              checked={textSize.signal.value === size}
              onChange={() => textSize.prefer(size)}
            />
            {names[place]}
          </label>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          name="patterns"
          checked={patterns.signal.value}
          onChange={({ currentTarget }) => patterns.prefer(currentTarget.checked)}
        />{" "}
        {t("web-patterns")}
      </label>
    </fieldset>
  );
}

/** Fewer questions. Opponents at one screen are spared only those of which everybody can see that they hardly matter. */
function Fewer({ now }: { now: Seen }) {
  const fewer = isShared(now) ? "brief" : "choices";
  return (
    <label>
      <input
        type="checkbox"
        class="only-choices"
        checked={now.asked === fewer}
        onChange={(event) => send({ type: "asked", how: event.currentTarget.checked ? fewer : "fair" })}
      />{" "}
      {fewer === "brief" ? t("web-brief") : t("web-only-choices")}
    </label>
  );
}

/** What one is asked, and how one is told that one is asked. */
export function AskingPreferences() {
  const now = seen.value;
  return (
    <fieldset class="stops asking">
      <legend>{t("web-asking")}</legend>
      {now && now.held.length > 0 && !now.ending && <Fewer now={now} />}
      <label class="own-name">
        {t("web-your-name")}{" "}
        <input
          maxLength={40}
          value={ownName.signal.value}
          onChange={({ currentTarget }) => ownName.prefer(currentTarget.value.trim())}
        />
      </label>
      {canTell() && (
        <label>
          <input
            type="checkbox"
            name="notify"
            checked={telling.signal.value}
            onChange={({ currentTarget }) => void preferTelling(currentTarget.checked)}
          />{" "}
          {t("web-notify")}
        </label>
      )}
    </fieldset>
  );
}
