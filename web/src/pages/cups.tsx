// Tournaments: those that can be entered, that are under way, that are over; and a new one.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, pageOf } from "../game";
import { Empty } from "../parts/empty";
import { Sign, Switch } from "../parts/signs";
import { account, recall } from "../service/accounts";
import { announce, tournaments } from "../service/cups";
import { isTogether, listed } from "../service/games";
import type { Clock, CupListed, Shape } from "../service/wire";
import { language, say, t } from "../texts/texts";
import { askToSignIn, troubleOf } from "./account";
import { Frame } from "./frame";

const HOUR = 60;
const DAY = 24 * HOUR;
const CLOCKS: readonly Clock[] = [
  { kind: "game", seconds: 600, increment: 10 },
  { kind: "game", seconds: 1500, increment: 10 },
  { kind: "game", seconds: 2400, increment: 20 },
  { kind: "decision", days: 1 },
  { kind: "decision", days: 3 },
];
const LASTING = [HOUR, 2 * HOUR, DAY, 3 * DAY, 7 * DAY, 21 * DAY];
const BEGINNING = [10, 30, HOUR, DAY, 3 * DAY, 7 * DAY];
const SHAPES: Readonly<Record<Shape, () => string>> = {
  swiss: () => t("cups-swiss"),
  "round-robin": () => t("cups-round-robin"),
  challenge: () => t("cups-challenge"),
};
const MOST_ROUNDS = 9;

export function CupsPage() {
  const cups = useSignal<readonly CupListed[] | null>(null);
  useEffect(() => {
    void recall();
    void tournaments().then(
      (found) => (cups.value = found),
      () => (cups.value = []),
    );
  }, []);
  const found = cups.value ?? [];
  return (
    <Frame name="cups">
      <h1>{t("web-tournaments")}</h1>
      <p class="hint">{t("cups-about")}</p>
      <div class="cups-grid">
        <div>
          <Cups title={t("cups-to-enter")} cups={found.filter(({ round, over }) => !over && round === 0)} />
          <Cups title={t("cups-under-way")} cups={found.filter(({ round, over }) => !over && round > 0)} />
          {cups.value?.every(({ over }) => over) && (
            <Empty drawing="tree" title={t("cups-none")} text={t("cups-none-hint")}>
              {account.value ? (
                <a class="plain" href="#new-cup">
                  <Sign of="cup" /> {t("cups-new")}
                </a>
              ) : (
                <SignInFirst />
              )}
            </Empty>
          )}
          <Cups title={t("cups-over")} cups={found.filter(({ over }) => over)} />
        </div>
        {account.value ? (
          <NewCupForm />
        ) : (
          found.some(({ over }) => !over) && (
            <aside class="pane">
              <p class="hint">{t("cups-sign-in")}</p>
              <SignInFirst />
            </aside>
          )
        )}
      </div>
    </Frame>
  );
}

function SignInFirst() {
  return (
    <button type="button" class="primary sign-in-first" onClick={askToSignIn}>
      {t("web-sign-in")}
    </button>
  );
}

function Cups({ title, cups }: { title: string; cups: readonly CupListed[] }) {
  if (cups.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="cup-list">
        {cups.map((cup) => (
          <li key={cup.id}>
            <a class="card-tile" href={`/tournaments/${cup.id}`}>
              <Sign of="cup" />
              <span>
                <b>{cup.name}</b>
                <span>{summaryOf(cup)}</span>
              </span>
              <When cup={cup} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it stands: when it begins, which round it is, or that it is over. */
export function When({ cup }: { cup: CupListed }) {
  if (cup.over) return <span class="chip">{cup.round === 0 ? t("cups-called-off") : t("cups-is-over")}</span>;
  const time = cup.due_at === null ? "" : when(cup.due_at);
  return (
    <span class="chip now">
      {cup.round === 0 ? t("cups-begins", { time }) : t("cups-round-until", { number: cup.round, time })}
    </span>
  );
}

export function summaryOf(cup: CupListed): string {
  return [
    pageOf(cup.game).title(),
    SHAPES[cup.shape](),
    clockText(cup.clock),
    t("cups-players", { number: cup.players, most: cup.most }),
  ].join(" · ");
}

export function clockText(clock: Clock): string {
  if (clock.kind === "decision") return t("web-clock-days", { number: clock.days });
  return `${clock.seconds / 60} + ${clock.increment ?? 0}`;
}

export function lasting(minutes: number): string {
  if (minutes % DAY === 0) return t("cups-days", { number: minutes / DAY });
  if (minutes % HOUR === 0) return t("cups-hours", { number: minutes / HOUR });
  return t("cups-minutes", { number: Math.round(minutes) });
}

export function when(time: number): string {
  const near = Math.abs(time - Date.now()) < 20 * 3600 * 1000;
  const style = near ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium", timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(language.value ?? "en", style).format(time);
}

function NewCupForm() {
  const game = useSignal(games.value[0]?.name ?? "");
  const name = useSignal("");
  const shape = useSignal<Shape>("swiss");
  const rounds = useSignal(0);
  const clock = useSignal(1);
  const minutes = useSignal(2 * HOUR);
  const begins = useSignal(HOUR);
  const house = useSignal("");
  const rated = useSignal(false);
  const trouble = useSignal("");
  const together = isTogether(game.value);
  const create = async (event: Event) => {
    event.preventDefault();
    try {
      const { cup } = await announce({
        name: name.value,
        game: game.value,
        shape: together ? "challenge" : shape.value,
        clock: CLOCKS[clock.value] as Clock,
        minutes: minutes.value,
        begins_in: begins.value,
        rounds: rounds.value,
        house: together ? "" : house.value,
        rated: !together && rated.value,
      });
      location.assign(`/tournaments/${cup.id}`);
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  return (
    <form id="new-cup" class="pane new-cup" onSubmit={(event) => void create(event)}>
      <h2>{t("cups-new")}</h2>
      <label>
        {t("cups-name")}
        <input
          class="cup-name"
          required
          maxLength={40}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <Switch
        label={t("cups-game")}
        name="cup-game"
        all={games.value.filter((page) => listed(page.name)).map((page) => [page.name, page.title()] as const)}
        chosen={game.value}
        choose={(now) => (game.value = now)}
      />
      {together ? (
        <p class="hint">{t("cups-challenge-hint")}</p>
      ) : (
        <Switch<Shape>
          label={t("cups-shape")}
          name="cup-shape"
          all={(["swiss", "round-robin"] as const).map((one) => [one, SHAPES[one]()] as const)}
          chosen={shape.value}
          choose={(now) => (shape.value = now)}
        />
      )}
      {(together || shape.value === "swiss") && (
        <Choice label={t("cups-rounds")} value={rounds} all={Array.from({ length: MOST_ROUNDS + 1 }, (_, n) => n)}>
          {(number) => (number === 0 ? t("cups-rounds-enough") : String(number))}
        </Choice>
      )}
      <Choice label={t("web-clock")} value={clock} all={CLOCKS.map((_, place) => place)}>
        {(place) => clockText(CLOCKS[place] as Clock)}
      </Choice>
      <Choice label={t("cups-round-lasts")} value={minutes} all={LASTING}>
        {lasting}
      </Choice>
      <Choice label={t("cups-begins-in")} value={begins} all={BEGINNING}>
        {lasting}
      </Choice>
      {!together && (
        <>
          <label>
            {t("cups-house")}
            <select value={house.value} onChange={(event) => (house.value = event.currentTarget.value)}>
              <option value="">{t("cups-free")}</option>
              {listed(game.value)?.rungs.map((rung) => (
                <option key={rung.name} value={rung.name}>
                  {say(rung.message)}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={rated.value}
              onChange={(event) => (rated.value = event.currentTarget.checked)}
            />
            {t("cups-rated")}
          </label>
        </>
      )}
      <p class="failed" role="alert">
        {trouble.value}
      </p>
      <button type="submit" class="primary announce">
        {t("cups-announce")}
      </button>
    </form>
  );
}

interface Chosen {
  readonly label: string;
  readonly value: Signal<number>;
  readonly all: readonly number[];
  readonly children: (one: number) => string;
}

function Choice({ label, value, all, children }: Chosen) {
  return (
    <label>
      {label}
      <select value={value.value} onChange={(event) => (value.value = Number(event.currentTarget.value))}>
        {all.map((one) => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
