// A finished game, decision by decision.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Frame } from "../pages/frame";
import { IconButton as Button, FIRST, PAUSE, STEP, TURN } from "../parts/icons";
import { WaysOut } from "../parts/waysout";
import { seatName } from "../service/games";
import type { Replayed } from "../service/wire";
import { Laid } from "../table/lay";
import { verdict } from "../table/panel";
import { knowsItsWords } from "../table/table";
import { Zoom } from "../table/zoom";
import { say, t } from "../texts/texts";
import { Hands } from "./allhands";
import { Chart } from "./chart";
import { PlayOn } from "./playon";
import {
  addressOf,
  game,
  goTo,
  isEmbedded,
  lookAs,
  play,
  playing,
  shown,
  startReplay,
  step,
  stepTurn,
  trouble,
} from "./replaying";
import { WhyButton, WhyDialog } from "./why";

export function ReplayPage({ id }: { id: string }) {
  useEffect(() => startReplay(id), [id]);
  const now = shown.value;
  if (trouble.value)
    return <Nothing reason={trouble.value.reason ? say(trouble.value.reason) : t("web-replay-failed")} />;
  if (!now || !knowsItsWords()) return <main class="board empty" />;
  return (
    <div class={`table replaying ${isEmbedded ? "embedded" : ""} ${game.value}`}>
      <Laid panel={<Desk now={now} />} people={null} coach={null} mark={t("web-replay")} />
      <Zoom />
      <WhyDialog />
    </div>
  );
}

/** In a frame of another site a game is looked at, with one way in. */
function WayIn({ now }: { now: Replayed }) {
  return (
    <p class="ways">
      <a class="plain small" href={`/replay/${now.table}?at=${now.at}`} target="_blank" rel="noopener">
        {t("web-open-here")}
      </a>
    </p>
  );
}

function Desk({ now }: { now: Replayed }) {
  return (
    <section class="panel" aria-label={t("web-replay")} data-at={now.at}>
      <Controls now={now} />
      <Next now={now} />
      {!isEmbedded && <WhyButton now={now} />}
      {!isEmbedded && <Hands now={now} />}
      {!isEmbedded && <Chart />}
      {isEmbedded ? <WayIn now={now} /> : <Ways now={now} />}
    </section>
  );
}

function Controls({ now }: { now: Replayed }) {
  const atStart = now.at === 0;
  const atEnd = now.at >= now.of;
  return (
    <div class="controls">
      <input
        type="range"
        min={0}
        max={now.of}
        value={now.at}
        aria-label={t("web-replay-place")}
        aria-valuetext={t("web-replay-at", { at: `${now.at}`, of: `${now.of}` })}
        onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="bar">
        <Button name="first" text={t("web-replay-first")} path={FIRST} disabled={atStart} act={() => goTo(0)} />
        <Button
          name="turn-back"
          text={t("web-replay-turn-back")}
          path={TURN}
          disabled={atStart}
          act={() => stepTurn(-1)}
        />
        <Button name="back" text={t("web-replay-back")} path={STEP} disabled={atStart} act={() => step(-1)} />
        <PlayButton />
        <Button name="on" text={t("web-replay-on")} path={STEP} mirrored disabled={atEnd} act={() => step(1)} />
        <Button
          name="turn-on"
          text={t("web-replay-turn-on")}
          path={TURN}
          mirrored
          disabled={atEnd}
          act={() => stepTurn(1)}
        />
        <Button
          name="last"
          text={t("web-replay-last")}
          path={FIRST}
          mirrored
          disabled={atEnd}
          act={() => goTo(now.of)}
        />
      </div>
      <div class="who">
        <span class="place" title={t("web-replay-place")}>
          {now.at} / {now.of}
        </span>
        <select
          aria-label={t("web-replay-view")}
          value={now.seat ?? ""}
          onChange={(event) => lookAs(event.currentTarget.value || null)}
        >
          <option value="">{t("web-replay-spectator")}</option>
          {now.seats.map((seat) => (
            <option key={seat} value={seat}>
              {seatName(game.value, seat)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function PlayButton() {
  const on = playing.value;
  const text = on ? t("web-replay-pause") : t("web-replay-play");
  return <Button name="play" text={text} path={on ? PAUSE : STEP} mirrored={!on} act={() => play(!on)} />;
}

/** What is decided next: all that could be, and what was. */
function Next({ now }: { now: Replayed }) {
  if (now.ending) return <p class="prompt">{`${verdict(now.ending, null)} ${say(now.ending.reason)}`}</p>;
  const { deciding, question, taken } = now;
  return (
    <div class="next">
      <p class="prompt" aria-live="polite">
        {question && deciding && <b class="whose">{seatName(game.value, deciding)}</b>}
        {question ? say(question.prompt) : t("web-turn-of", { seat: seatName(game.value, deciding ?? "") })}
      </p>
      {question && (
        <ul tabIndex={0} aria-label={say(question.prompt)}>
          {question.options.map((option) => (
            <li
              key={option.notation}
              class={option.notation === taken ? "taken" : ""}
              ref={option.notation === taken ? bringUp : null}
            >
              {say(option.message)}
              {option.notation === taken && <small> {t("web-replay-taken")}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function bringUp(line: HTMLElement | null): void {
  const list = line?.parentElement;
  if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - 20;
}

function Ways({ now }: { now: Replayed }) {
  return (
    <div class="ways">
      <PlayOn now={now} />
      <Share address={addressOf(now)} />
      <a class="plain small" href={`/api/tables/${now.table}/journal`} download={`${game.value}-${now.table}.journal`}>
        {t("web-replay-journal")}
      </a>
    </div>
  );
}

function Share({ address }: { address: string }) {
  const copied = useSignal("");
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    copied.value = address;
  };
  // Without a clipboard the address of the page is the same link.
  return (
    <button type="button" class="plain small share" onClick={() => void copy().catch(() => undefined)}>
      {copied.value === address ? t("web-copied") : t("web-replay-share")}
    </button>
  );
}

function Nothing({ reason }: { reason: string }) {
  return (
    <Frame name="replay">
      <h1>{t("web-replay")}</h1>
      <p class="failed">{reason}</p>
      <WaysOut />
    </Frame>
  );
}
