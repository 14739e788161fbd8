// The challenge of the week: the same for everybody, and how everybody did.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askToSignIn } from "../pages/account";
import { Frame } from "../pages/frame";
import { Empty } from "../parts/empty";
import { attempt, busy, failed } from "../parts/opening";
import { account, recall } from "../service/accounts";
import { tryWeek, weekOf } from "../service/cups";
import { seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { sitDown } from "../service/sitting";
import type { Try, WeekShown } from "../service/wire";
import { knows, language, t, word } from "../texts/texts";
import { Emblem, Portrait } from "./looks";

export function WeeklyPage() {
  const asked = new URLSearchParams(location.search).get("week") ?? "";
  const shown = useSignal<WeekShown | null>(null);
  useEffect(() => {
    void recall()
      .then(() => weekOf(asked))
      .then(
        (found) => (shown.value = found),
        () => null,
      );
  }, [account.value?.name]);
  const week = shown.value;
  return (
    <Frame name="campaign">
      {week && knows("deckers") && (
        <>
          <Challenge week={week} />
          {failed.value && (
            <p class="failed" role="alert">
              {failed.value}
            </p>
          )}
          <Results week={week} />
          <p class="others">
            {asked && (
              <a class="plain" href="/weekly/deckers">
                {t("weekly-now")}
              </a>
            )}
            {week.before && (
              <a class="plain" href={`/weekly/deckers?week=${week.before}`}>
                {t("weekly-before")}
              </a>
            )}
            <a class="plain" href="/campaign/deckers">
              {t("web-campaign")}
            </a>
          </p>
        </>
      )}
    </Frame>
  );
}

function Challenge({ week }: { week: WeekShown }) {
  const { smc, variants } = week.setup as { smc: string; variants?: readonly string[] };
  const mine = week.tries.some((one) => one.mine);
  const time = new Intl.DateTimeFormat(language.value ?? "en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="week pane">
      <Emblem id={smc} />
      <div class="what">
        <p class="hint">{t("weekly-week", { week: week.week })}</p>
        <h1>{t("web-weekly")}</h1>
        <p>
          <b>{word(`smc-${smc}`)}</b>
          {(variants ?? []).map((one) => (
            <span key={one}> · {word(`variant-${one.replace(".", "-")}`)}</span>
          ))}
        </p>
        <ul class="going-crew">
          {week.seats.map((id) => (
            <li key={id}>
              <Portrait id={id} />
              <span>{seatName("deckers", id)}</span>
            </li>
          ))}
        </ul>
        <p class="hint">{t("weekly-about")}</p>
      </div>
      <div class="going">
        <span class="chip now">
          {week.over ? t("weekly-over") : t("weekly-until", { time: time.format(week.until) })}
        </span>
        {!week.over &&
          (account.value ? (
            <button
              type="button"
              class="primary try-week"
              disabled={busy.value}
              onClick={() => void attempt(() => play(week))}
            >
              {mine ? t("weekly-again") : t("weekly-play")}
            </button>
          ) : (
            <>
              <p class="hint">{t("weekly-sign-in")}</p>
              <button type="button" class="primary sign-in-first" onClick={askToSignIn}>
                {t("web-sign-in")}
              </button>
            </>
          ))}
      </div>
    </section>
  );
}

async function play({ seats }: WeekShown): Promise<void> {
  const { table, links } = await tryWeek();
  const link = links[seats[0] ?? ""] ?? "/";
  keepGame({ table, game: "deckers", link, seats, at: Date.now() });
  sitDown(link);
}

function Results({ week }: { week: WeekShown }) {
  const counted = week.tries.filter(({ outcome }) => outcome?.counts);
  const others = week.tries.filter(({ outcome }) => !outcome?.counts);
  return (
    <section class="pane">
      <h2>{t("weekly-results")}</h2>
      {counted.length === 0 && <Empty drawing="steps" title={t("weekly-none")} />}
      {counted.length > 0 && <Table tries={counted} placed />}
      {others.length > 0 && (
        <>
          <h3>{t("weekly-uncounted")}</h3>
          <Table tries={others} />
        </>
      )}
    </section>
  );
}

function Table({ tries, placed = false }: { tries: readonly Try[]; placed?: boolean }) {
  return (
    <div class="wide">
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{placed ? "#" : ""}</th>
            <th scope="col">{t("weekly-player")}</th>
            <th scope="col">{t("weekly-result")}</th>
            <th scope="col">{t("weekly-cycle")}</th>
            <th scope="col">{t("weekly-goals")}</th>
            <th scope="col">{t("weekly-decisions")}</th>
          </tr>
        </thead>
        <tbody>
          {tries.map((one, place) => (
            <tr key={`${one.name} ${one.number}`} class={one.mine ? "mine" : ""}>
              <td>{placed && <b class={`place p${place + 1}`}>{place + 1}</b>}</td>
              <th scope="row">
                {one.name} {one.number > 1 && <small>{t("weekly-try", { number: one.number })}</small>}
              </th>
              <td>{one.table && one.outcome ? <a href={`/replay/${one.table}`}>{resultOf(one)}</a> : resultOf(one)}</td>
              <td>{one.outcome?.reached.cycle ?? ""}</td>
              <td>{one.outcome?.reached.goals ?? ""}</td>
              <td>{one.outcome?.decisions ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function resultOf({ outcome }: Try): string {
  if (!outcome) return t("weekly-playing");
  return outcome.won ? `✓ ${t("web-won")}` : `✗ ${t("web-lost-game")}`;
}
