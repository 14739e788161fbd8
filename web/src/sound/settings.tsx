// What one may set about the sounds.

import { t } from "../texts/texts";
import { audible, cue, switchSound, volume } from "./sound";

export function SoundPreferences() {
  return (
    <fieldset class="stops sounds">
      <legend>{t("web-sound")}</legend>
      <label>
        <input type="checkbox" name="sound" checked={audible.signal.value} onChange={switchSound} /> {t("web-sound-on")}{" "}
        <kbd aria-hidden="true">M</kbd>
      </label>
      <label class="ranged">
        {t("web-volume")}{" "}
        <input
          type="range"
          name="volume"
          min={0}
          max={1}
          step={0.1}
          value={volume.signal.value}
          onChange={({ currentTarget }) => {
            volume.prefer(currentTarget.valueAsNumber);
            cue("card");
          }}
        />
      </label>
    </fieldset>
  );
}
