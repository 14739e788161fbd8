// The review of a finished game: the curve, what decided it, what the computer would have done, and another try from there.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { attempt, busy, failed } from "../parts/opening";
import { Sign } from "../parts/signs";
import { branch, explainedAt, Refusal, tableOf } from "../service/api";
import { isTogether, seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { follow, review } from "../service/reviews";
import { sitDown } from "../service/sitting";
import type { PlanSeen, ReviewPoint, ReviewShown, TableListed } from "../service/wire";
import { knows, say, t } from "../texts/texts";
import { troubleOf } from "./account";
import { Curve, isBlunder, momentName } from "./curve";
import { Frame } from "./frame";

export function ReviewPage({ id }: { id: string }) {
  const table = useSignal<TableListed | null>(null);
  const trouble = useSignal("");
  const chosen = useSignal<number | null>(null);
  const fail = (error: unknown) => (trouble.value = troubleOf(error));
  useEffect(() => follow(id, fail), [id]);
  useEffect(() => void tableOf(id).then((found) => (table.value = found), fail), [id]);
  const shown = review.value;
  const moments = shown?.points.filter(({ moment }) => moment) ?? [];
  const now = moments.find(({ at }) => at === chosen.value) ?? moments[0];
  const step = (by: number) => {
    const next = now && moments[moments.indexOf(now) + by];
    if (next) chosen.value = next.at;
  };
  return (
    <Frame name="review">
      <Heading id={id} table={table.value} />
      {trouble.value && (
        <p class="failed" role="alert">
          {trouble.value}
        </p>
      )}
      {shown && !shown.over && <Progress shown={shown} />}
      {shown?.cut && <p class="hint">{t("web-review-cut")}</p>}
      {shown && shown.points.length > 0 && knows(shown.game) && (
        <>
          <Curve shown={shown} moments={moments} now={now} choose={({ at }) => (chosen.value = at)} />
          {now && table.value ? (
            <Scene shown={shown} now={now} table={table.value} step={step} />
          ) : (
            shown.over && <p class="pane">{t("web-review-flawless")}</p>
          )}
          <Shares shown={shown} />
        </>
      )}
    </Frame>
  );
}

function Heading({ id, table }: { id: string; table: TableListed | null }) {
  const ending = table?.ending;
  return (
    <header class="headline">
      <div>
        <h1>{t("web-review")}</h1>
        {table && (
          <p class="hint">
            {table.seats.map(({ seat, name }) => `${seatName(table.game, seat)}${name ? `: ${name}` : ""}`).join(" · ")}
            {ending && ` · ${say(ending.reason)}`}
          </p>
        )}
      </div>
      <a class="plain" href={`/replay/${id}`}>
        <Sign of="play" /> {t("web-replay")}
      </a>
    </header>
  );
}

function Progress({ shown }: { shown: ReviewShown }) {
  return (
    <p class="review-progress" role="status">
      {t("web-review-thinking", { done: shown.done, of: shown.of })}
      <progress max={Math.max(1, shown.of)} value={shown.done} aria-label={t("web-review")} />
    </p>
  );
}

interface Placed {
  readonly shown: ReviewShown;
  readonly now: ReviewPoint;
  readonly table: TableListed;
}

function Scene({ shown, now, table, step }: Placed & { step: (by: number) => void }) {
  const moments = shown.points.filter(({ moment }) => moment);
  const [first, last] = [moments[0], moments.at(-1)];
  return (
    <div class="review-scene">
      <a class="card-tile" href={`/replay/${shown.table}?at=${now.at}&seat=${now.seat}`}>
        <img alt={t("web-review-board")} src={`/api/tables/${shown.table}/picture.svg?at=${now.at}&seat=${now.seat}`} />
      </a>
      <section class="pane verdict-box">
        <p class={`sort ${isBlunder(now) ? "blunder" : ""}`}>
          <b aria-hidden="true">{isBlunder(now) ? "??" : "?"}</b> {momentName(shown.game, now)}
        </p>
        <h2>{say(now.asked)}</h2>
        <Move look="did" title={t("web-review-taken")} text={say(now.taken)} chance={now.known} />
        <Move look="best" title={t("web-review-best")} text={say(now.best)} chance={now.chance} />
        <Why key={now.at} shown={shown} now={now} />
        <TryAgain shown={shown} now={now} table={table} />
        <nav class="others" aria-label={t("web-moments")}>
          <button type="button" class="plain" disabled={now === first} onClick={() => step(-1)}>
            ◀ {t("web-review-before")}
          </button>
          <button type="button" class="plain" disabled={now === last} onClick={() => step(1)}>
            {t("web-review-next")} ▶
          </button>
        </nav>
      </section>
    </div>
  );
}

function Move({ look, title, text, chance }: { look: string; title: string; text: string; chance: number }) {
  return (
    <div class={`move ${look}`}>
      <p>
        <small>{title}</small>
        <b>{text}</b>
      </p>
      <span class="odds">{Math.round(100 * chance)} %</span>
    </div>
  );
}

/** What the computer had in mind, in words: thought of when somebody asks. */
function Why({ shown, now }: { shown: ReviewShown; now: ReviewPoint }) {
  const plans = useSignal<readonly PlanSeen[] | null>(null);
  const told = useSignal("");
  const ask = () => {
    told.value = t("web-hint-thinking");
    explainedAt(shown.table, now.at).then(
      (found) => {
        plans.value = found.plans;
        told.value = "";
      },
      (error: unknown) =>
        (told.value = error instanceof Refusal && error.reason ? say(error.reason) : t("web-no-answer")),
    );
  };
  if (plans.value)
    return (
      <ol class="why-plans">
        {plans.value.map((plan) => (
          <li key={`${plan.notation} ${plan.after.length}`}>
            {[plan.message, ...plan.after].map(say).join(" → ")}
            {plan.verdict && <small> {say(plan.verdict)}</small>}
          </li>
        ))}
      </ol>
    );
  return (
    <p role="status">
      <button type="button" class="plain explain" onClick={ask}>
        <span aria-hidden="true">✦</span> {t("web-explain")}
      </button>{" "}
      {told.value}
    </p>
  );
}

/** The same position again: against the same player of the computer's, or the computer for a person who is not here. */
function TryAgain({ shown, now, table }: Placed) {
  const begin = () =>
    attempt(async () => {
      const mine = isTogether(shown.game) ? shown.seats : [now.seat];
      const seats = Object.fromEntries(shown.seats.map((seat) => [seat, mine.includes(seat) ? "person" : "house"]));
      const rungs = Object.fromEntries(
        table.seats.filter(({ seat, rung }) => rung && !mine.includes(seat)).map(({ seat, rung }) => [seat, rung]),
      );
      const opened = await branch(shown.table, now.at, seats, mine.length > 1 ? [mine] : [], rungs);
      const link = opened.links[now.seat] ?? "/";
      keepGame({ table: opened.table, game: shown.game, link, seats: mine, at: Date.now() });
      sitDown(link);
    });
  return (
    <>
      <button type="button" class="primary big try-again" disabled={busy.value} onClick={() => void begin()}>
        <Sign of="again" />
        <span>
          {t("web-review-again")}
          <small>{t("web-review-again-hint")}</small>
        </span>
      </button>
      {failed.value && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
    </>
  );
}

/** How many decisions of each side were good ones. */
function Shares({ shown }: { shown: ReviewShown }) {
  return (
    <ul class="accuracy">
      {shown.seats.map((seat) => {
        const own = shown.points.filter((point) => point.seat === seat);
        const good = own.filter(({ moment }) => !moment).length;
        return (
          own.length > 0 && (
            <li key={seat}>{t("web-review-share", { seat: seatName(shown.game, seat), good, all: own.length })}</li>
          )
        );
      })}
    </ul>
  );
}
