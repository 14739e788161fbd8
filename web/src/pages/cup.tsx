// A tournament: how everybody stands, who meets whom, and what one may do about it.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sign } from "../parts/signs";
import { Sure } from "../parts/sure";
import { account, ownLink, recall } from "../service/accounts";
import { beginNow, callOff, enter, leave, tournament } from "../service/cups";
import { listed, seatName } from "../service/games";
import { sitDown } from "../service/sitting";
import type { Choosing, CupShown, GameShown, MatchShown, RoundShown } from "../service/wire";
import { say, t } from "../texts/texts";
import { askToSignIn, troubleOf } from "./account";
import { lasting, summaryOf, When } from "./cups";
import { Frame } from "./frame";
import { LostPage } from "./lost";

/** Milliseconds between two looks. */
const AGAIN = 4000;

export function CupPage({ id }: { id: string }) {
  const shown = useSignal<CupShown | null>(null);
  const missing = useSignal(false);
  const trouble = useSignal("");
  const look = () =>
    tournament(id).then(
      (found) => (shown.value = found),
      () => (missing.value = shown.value === null),
    );
  useEffect(() => {
    void recall().then(look);
    const timer = setInterval(() => void look(), AGAIN);
    return () => clearInterval(timer);
  }, [id, account.value?.name]);
  if (missing.value) return <LostPage />;
  const found = shown.value;
  const act = (deed: () => Promise<unknown>) => {
    trouble.value = "";
    void deed()
      .catch((error: unknown) => (trouble.value = troubleOf(error)))
      .then(look);
  };
  return (
    <Frame name="cups">
      {found && (
        <>
          <Banner shown={found} act={act} />
          <p class="failed" role="alert">
            {trouble.value}
          </p>
          <div class="cups-grid">
            <div>
              <Standings shown={found} />
              {[...found.rounds].reverse().map((round, place) => (
                <Round
                  key={found.rounds.length - place}
                  shown={found}
                  round={round}
                  number={found.rounds.length - place}
                  act={act}
                />
              ))}
            </div>
            <About shown={found} />
          </div>
        </>
      )}
    </Frame>
  );
}

type Act = (deed: () => Promise<unknown>) => void;

function Banner({ shown, act }: { shown: CupShown; act: Act }) {
  const { cup, mine, entrants } = shown;
  const inside = mine !== null && !entrants[mine]?.gone;
  const decks = useSignal<Readonly<Record<string, unknown>>>({});
  return (
    <section class="cup-banner">
      <Sign of="cup" />
      <div>
        <h1>{cup.name}</h1>
        <p>{summaryOf(cup)}</p>
      </div>
      <When cup={cup} />
      <div class="cup-acts">
        {shown.open && !inside && account.value && (
          <>
            <Decks shown={shown} decks={decks} />
            <button type="button" class="primary enter-cup" onClick={() => act(() => enter(cup.id, decks.value))}>
              {t("cups-enter")}
            </button>
          </>
        )}
        {shown.open && !account.value && (
          <button type="button" class="primary sign-in-first" onClick={askToSignIn}>
            {t("cups-sign-in-to-enter")}
          </button>
        )}
        {shown.maker && cup.round === 0 && !cup.over && entrants.length > 1 && (
          <button
            type="button"
            class={`begin-cup ${inside ? "primary" : "plain"}`}
            onClick={() => act(() => beginNow(cup.id))}
          >
            {t("cups-begin-now")}
          </button>
        )}
        {inside && !cup.over && (
          <Sure
            label={t("cups-leave")}
            question={t("cups-leave-question")}
            yes={t("cups-leave")}
            act={() => act(() => leave(cup.id))}
          />
        )}
        {shown.maker && cup.round === 0 && !cup.over && (
          <Sure
            label={t("cups-call-off")}
            question={t("cups-call-off-question")}
            yes={t("cups-call-off")}
            act={() => act(() => callOff(cup.id))}
          />
        )}
      </div>
    </section>
  );
}

/** What one brings for each seat: a deck of the game, or one's own. */
function Decks({ shown, decks }: { shown: CupShown; decks: Signal<Readonly<Record<string, unknown>>> }) {
  const choosings = listed(shown.cup.game)?.choosings.filter(({ key }) => shown.seats.includes(key)) ?? [];
  return (
    <>
      {choosings.map((choosing) => (
        <DeckChoice key={choosing.key} choosing={choosing} game={shown.cup.game} decks={decks} />
      ))}
    </>
  );
}

interface Picking {
  readonly choosing: Choosing;
  readonly game: string;
  readonly decks: Signal<Readonly<Record<string, unknown>>>;
}

/** A deck of one's own may be of the other side: the service says so. */
function DeckChoice({ choosing, game, decks }: Picking) {
  const own = Object.entries(account.value?.decks ?? {}).filter(([, kept]) => kept.game === game);
  const choose = (value: string) => {
    const kept = own.find(([name]) => `own ${name}` === value)?.[1].deck;
    decks.value = { ...decks.value, [choosing.key]: kept ?? value };
  };
  return (
    <label class="deck-choice">
      <span>{seatName(game, choosing.key)}</span>
      <select onChange={(event) => choose(event.currentTarget.value)}>
        {choosing.choices.map(({ value, message }) => (
          <option key={value} value={value} selected={choosing.usual.includes(value)}>
            {say(message)}
          </option>
        ))}
        {own.map(([name]) => (
          <option key={name} value={`own ${name}`}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Standings({ shown }: { shown: CupShown }) {
  const team = shown.cup.shape === "challenge";
  const ties = team
    ? [t("cups-tie-won"), t("cups-tie-cycles"), t("cups-tie-goals")]
    : [t("cups-tie-strength"), t("cups-tie-extended")];
  const played = shown.rounds.filter(({ matches }) => matches.every(({ score }) => score));
  return (
    <section class="pane">
      <h2>{played.length > 0 ? t("cups-standings-after", { number: played.length }) : t("cups-entered")}</h2>
      {shown.entrants.length === 0 && <p class="hint">{t("cups-nobody")}</p>}
      <div class="wide">
        <table class="standings">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t("cups-player")}</th>
              <th scope="col">{t("cups-points")}</th>
              <th scope="col">{t("cups-rounds")}</th>
              {ties.map((tie) => (
                <th key={tie} scope="col" class="tie">
                  {tie}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.standings.map((row) => (
              <tr key={row.player} class={row.player === shown.mine ? "mine" : ""}>
                <td>
                  <b class={`place p${row.place}`}>{row.place}</b>
                </td>
                <th scope="row">
                  <Name shown={shown} player={row.player} />
                </th>
                <td>
                  <b class="points">{row.points}</b>
                </td>
                <td>
                  <span class="rounds-won">
                    {played.map((round, place) => (
                      <i key={place}>{team ? teamMark(round, row.player) : (pointsIn(round, row.player) ?? "–")}</i>
                    ))}
                  </span>
                </td>
                {ties.map((tie, place) => (
                  <td key={tie} class="tie">
                    {row.ties[place] === undefined ? "" : Math.round((row.ties[place] ?? 0) * 100) / 100}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function pointsIn(round: RoundShown, player: number): number | undefined {
  const match = round.matches.find(({ first, second }) => first === player || second === player);
  return match?.score?.[match.first === player ? 0 : 1];
}

function teamMark(round: RoundShown, player: number): string {
  const match = round.matches.find(({ first }) => first === player);
  return match?.score ? (match.score[0] ? "✓" : "✗") : "–";
}

function Name({ shown, player }: { shown: CupShown; player: number | null }) {
  if (player === null) return <span class="free">{shown.house ? t(`rung-${shown.house}`) : t("cups-is-free")}</span>;
  const entrant = shown.entrants[player];
  return (
    <span class={`entrant ${entrant?.gone ? "gone" : ""}`}>
      {entrant?.name || t("cups-nameless")}
      {entrant?.program && <small class="chip">{t("cups-program")}</small>}
      {entrant?.gone && <small>{t("cups-gone")}</small>}
    </span>
  );
}

interface Rounded {
  readonly shown: CupShown;
  readonly round: RoundShown;
  readonly number: number;
  readonly act: Act;
}

function Round({ shown, round, number, act }: Rounded) {
  const played = setupText(shown.cup.game, round.setup);
  return (
    <section class="pane round">
      <h2>{t("cups-round", { number })}</h2>
      {played && <p class="hint">{played}</p>}
      <ol class="matches">
        {round.matches.map((match) => (
          <Match key={match.first} shown={shown} match={match} act={act} />
        ))}
      </ol>
    </section>
  );
}

/** What all teams played, in the words of the game. */
function setupText(game: string, setup: Readonly<Record<string, unknown>>): string {
  const chosen = (listed(game)?.choosings ?? []).flatMap(({ key, choices }) => {
    const values = [setup[key]].flat();
    return choices.filter(({ value }) => values.includes(value)).map(({ message }) => say(message));
  });
  return chosen.join(" · ");
}

function Match({ shown, match, act }: { shown: CupShown; match: MatchShown; act: Act }) {
  const team = shown.cup.shape === "challenge";
  const mine = shown.mine !== null && [match.first, match.second].includes(shown.mine);
  return (
    <li class={mine ? "mine" : ""}>
      <div class="pairing">
        <Name shown={shown} player={match.first} />
        {!team && (
          <>
            <b>{match.score ? `${match.score[0]} : ${match.score[1]}` : ":"}</b>
            <Name shown={shown} player={match.second} />
          </>
        )}
        {team && match.score && <small>{teamText(match.score)}</small>}
      </div>
      <ul class="bouts">
        {match.games.map((game, place) => (
          <Bout key={place} shown={shown} game={game} act={act} />
        ))}
      </ul>
    </li>
  );
}

function teamText([won, cycle, goals, decisions]: readonly number[]): string {
  const reached = t("cups-reached", { cycle: cycle ?? 0, goals: goals ?? 0, decisions: Math.abs(decisions ?? 0) });
  return `${won ? `✓ ${t("web-won")}` : `✗ ${t("web-lost-game")}`} · ${reached}`;
}

function Bout({ shown, game, act }: { shown: CupShown; game: GameShown; act: Act }) {
  const { table } = game;
  const seat = game.players.indexOf(shown.mine ?? -1);
  const mine = seat >= 0 && shown.mine !== null;
  const side = shown.seats[seat];
  return (
    <li>
      <span>{game.reason ? say(game.reason) : t("cups-playing")}</span>
      {table && mine && !game.reason && (
        <button
          type="button"
          class="primary small play-bout"
          onClick={() => act(() => ownLink(table).then(({ link }) => sitDown(link)))}
        >
          {side ? t("cups-play-as", { side: seatName(shown.cup.game, side) }) : t("cups-play")}
        </button>
      )}
      {table && (game.reason || !mine) && (
        <a class="plain small" href={game.reason ? `/replay/${table}` : `/watch/${table}`}>
          {game.reason ? t("web-replay") : t("web-watch")}
        </a>
      )}
    </li>
  );
}

function About({ shown }: { shown: CupShown }) {
  const { cup } = shown;
  const team = cup.shape === "challenge";
  return (
    <aside class="pane">
      <h2>{t("cups-rules")}</h2>
      <ul class="cup-rules">
        {(team
          ? [t("cups-rule-team"), t("cups-rule-team-points"), t("cups-rule-team-secret")]
          : [t("cups-rule-sides"), t("cups-rule-ties"), shown.house ? t("cups-rule-house") : t("cups-rule-free")]
        ).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{t("cups-rule-time", { time: lasting(cup.minutes) })}</li>
        <li>{t("cups-rule-late")}</li>
      </ul>
      <p class="hint">{t("cups-of-rounds", { number: cup.rounds })}</p>
      {cup.maker && <p class="hint">{t("cups-made-by", { name: cup.maker })}</p>}
      <a href="/tournaments">{t("cups-all")}</a>
    </aside>
  );
}
