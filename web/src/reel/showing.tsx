// What is being shown, in the panel where the question will be: the line of the log, and how to go through it.

import { BESIDE, IconButton, PAUSE, RETURN, STEP, TURN } from "../parts/icons";
import { reel } from "../table/seat";
import { say, t } from "../texts/texts";

export function Showing() {
  const film = reel.value;
  const line = film.shot.value?.line;
  const paused = film.paused.value;
  const number = film.playhead.value;
  // The log says the lines as they come; who goes back hears them here.
  return (
    <div class="showing" data-shot={number}>
      <p class="line" aria-live={paused ? "polite" : "off"}>
        {line ? say(line) : ""}
      </p>
      <progress max={film.shots.value.length - 1} value={number} aria-label={t("web-reel-shown")} />
      <div class="bar">
        <IconButton name="own" text={t("web-reel-own")} path={RETURN} act={() => film.windToOwn()} />
        <IconButton name="back" text={t("web-reel-back")} path={STEP} keys="," act={() => film.step(-1)} />
        {paused ? (
          <IconButton name="play" text={t("web-reel-play")} path={STEP} mirrored keys="P" act={() => film.play()} />
        ) : (
          <IconButton name="pause" text={t("web-reel-pause")} path={PAUSE} keys="P" act={() => film.pause()} />
        )}
        <IconButton name="on" text={t("web-reel-on")} path={BESIDE} keys="." act={() => film.step(1)} />
        <IconButton name="hurry" text={t("web-reel-hurry")} path={TURN} mirrored act={() => film.hurry()} />
      </div>
      <button type="button" class="choice going-on skip" aria-keyshortcuts="Escape" onClick={() => film.skip()}>
        <span>{paused ? t("web-reel-now") : t("web-reel-skip")}</span> <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

/** The last turn of the others once more. */
export function AgainButton() {
  const film = reel.value;
  if (!film.arrived.value || !film.lastTurn.value) return null;
  return (
    <button type="button" class="plain small once-more" aria-keyshortcuts="R" onClick={() => film.again()}>
      <span aria-hidden="true">↺</span> {t("web-reel-again")}
    </button>
  );
}

/** A key of the reel; whether it was one. */
export function reelKey(key: string, onControl: boolean): boolean {
  const film = reel.value;
  const acts: Readonly<Record<string, () => void>> = {
    ",": () => film.step(-1),
    ".": () => film.step(1),
    p: () => (film.paused.peek() ? film.play() : film.arrived.peek() || film.pause()),
    r: () => film.again(),
  };
  const isSkip = key === "Escape" || ((key === "Enter" || key === " ") && !onControl);
  const act = !film.arrived.peek() && isSkip ? () => film.skip() : acts[key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** A click into the table is enough of it; it means nothing else. */
export function skipByClick(event: MouseEvent): void {
  const film = reel.value;
  if (film.arrived.peek() || film.paused.peek() || !(event.target as Element).closest(".board")) return;
  event.stopPropagation();
  event.preventDefault();
  film.skip();
}
