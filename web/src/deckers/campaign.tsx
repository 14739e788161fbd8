// The campaign: a ladder of machines, each of which opens when the one before it is beaten.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Frame } from "../pages/frame";
import { toggled } from "../parts/choosing";
import { attempt, busy, failed } from "../parts/opening";
import { recall } from "../service/accounts";
import { openTable } from "../service/api";
import { listed, seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { ownName, sitDown } from "../service/sitting";
import type { GameListed, StageListed } from "../service/wire";
import { learn } from "../table/facts";
import { knows, t, word } from "../texts/texts";
import { lookAgain, nextOf, noteTable, progress } from "./ladder";
import { Emblem, Portrait } from "./looks";
import { Cast } from "./setup";

export function CampaignPage() {
  useEffect(() => {
    void learn("deckers").catch(() => undefined);
    void recall().then(lookAgain);
  }, []);
  const game = listed("deckers");
  const { won } = progress.value;
  const stages = game?.campaign ?? [];
  const next = nextOf(stages, won);
  return (
    <Frame name="campaign">
      {game && knows("deckers") && (
        <>
          <header class="campaign-head">
            <div>
              <h1>{t("web-campaign")}</h1>
              <p class="hint">{t("campaign-about")}</p>
            </div>
            <span class="chip now">
              {t("campaign-progress", {
                number: stages.filter(({ name }) => won.includes(name)).length,
                of: stages.length,
              })}
            </span>
            <a class="plain" href="/weekly/deckers">
              {t("web-weekly")}
            </a>
          </header>
          {failed.value && (
            <p class="failed" role="alert">
              {failed.value}
            </p>
          )}
          {next === stages.length && <p class="chip good">✓ {t("campaign-finished")}</p>}
          <ol class="campaign-ladder">
            {stages.map((stage, place) => (
              <Rung
                key={stage.name}
                game={game}
                stage={stage}
                number={place + 1}
                state={won.includes(stage.name) ? "won" : place <= next ? "next" : "closed"}
              />
            ))}
          </ol>
          <p class="hint">{t("campaign-saved")}</p>
        </>
      )}
    </Frame>
  );
}

interface OnLadder {
  readonly game: GameListed;
  readonly stage: StageListed;
  readonly number: number;
  readonly state: "won" | "next" | "closed";
}

function Rung({ game, stage, number, state }: OnLadder) {
  const choosing = useSignal(state === "next");
  const crew = useSignal<readonly string[]>(stage.seats);
  const { smc, first } = machineOf(stage);
  const seats = game.choosings.find((one) => one.seats);
  const toggle = (id: string) => {
    if (seats) crew.value = toggled({ ...seats, most: stage.most }, crew.value, id);
  };
  return (
    <li class={`rung-of-ladder ${state}`} data-stage={stage.name}>
      <span class="number">{state === "won" ? "✓" : number}</span>
      <Emblem id={smc} />
      <div class="what">
        <h2>
          {word(`smc-${smc}`)} <small>{"★".repeat(stage.stars)}</small>
        </h2>
        <p>{first ? t("campaign-first") : variantsOf(stage)}</p>
        <p class="hint">{t("campaign-crew", { least: stage.least, most: stage.most })}</p>
      </div>
      {state === "closed" ? (
        <p class="hint closed-note">{t("campaign-closed")}</p>
      ) : (
        <div class="going">
          <ul class="going-crew">
            {crew.value.map((id) => (
              <li key={id} title={seatName("deckers", id)}>
                <Portrait id={id} />
              </li>
            ))}
          </ul>
          <button
            type="button"
            class="plain small"
            aria-expanded={choosing.value}
            onClick={() => (choosing.value = !choosing.value)}
          >
            {t("campaign-choose", { most: stage.most })}
          </button>
          <button
            type="button"
            class={`${state === "next" ? "primary" : "plain"} play-stage`}
            disabled={busy.value || crew.value.length < stage.least}
            onClick={() => void attempt(() => play(stage, crew.value))}
          >
            {state === "won" ? t("campaign-again") : t("campaign-play")}
          </button>
        </div>
      )}
      {choosing.value && state !== "closed" && (
        <Cast game={game} crew={crew.value} toggle={toggle} look={() => undefined} />
      )}
    </li>
  );
}

function machineOf({ setup }: StageListed): { smc: string; variants: readonly string[]; first: boolean } {
  return {
    smc: String(setup.smc),
    variants: (setup.variants as readonly string[] | undefined) ?? [],
    first: setup.first_game === true,
  };
}

function variantsOf(stage: StageListed): string {
  const { variants } = machineOf(stage);
  return variants.map((one) => word(`variant-${one.replace(".", "-")}`)).join(" · ") || t("campaign-plain");
}

/** A table with all deckers in one's own hands. */
async function play(stage: StageListed, crew: readonly string[]): Promise<void> {
  const seats = Object.fromEntries(crew.map((seat) => [seat, "person"]));
  const together = crew.length > 1 ? [crew] : [];
  const setup = { ...stage.setup, deckers: crew };
  const opened = await openTable({ game: "deckers", seats, setup, together, name: ownName.signal.peek() });
  const link = opened.links[crew[0] ?? ""] ?? "/";
  keepGame({ table: opened.table, game: "deckers", link, seats: crew, at: Date.now(), from: location.pathname });
  noteTable(opened.table, stage.name);
  sitDown(link);
}
