// The page of a player: how strong, which games, how it went with what, and the decks that he shows.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { Empty } from "../parts/empty";
import { Sign } from "../parts/signs";
import { account, putDeck } from "../service/accounts";
import { playerOf, Refusal } from "../service/api";
import { seatName } from "../service/games";
import type { PlayerShown, RatedGame, RatingListed, Tally } from "../service/wire";
import { language, say, t } from "../texts/texts";
import { Frame } from "./frame";
import { FriendWays } from "./friends";
import { Rated } from "./players";
import { SideSign } from "./seeking";

export function ProfilePage({ name }: { name: string }) {
  const found = useSignal<PlayerShown | null>(null);
  const trouble = useSignal("");
  useEffect(
    () =>
      void playerOf(decodeURIComponent(name)).then(
        (player) => (found.value = player),
        (error: unknown) =>
          (trouble.value = error instanceof Refusal && error.reason ? say(error.reason) : t("web-no-answer")),
      ),
    [name],
  );
  const player = found.value;
  return (
    <Frame name="profile">
      {trouble.value && (
        <p class="failed" role="alert">
          {trouble.value}
        </p>
      )}
      {player ? <Known player={player} /> : <h1>{decodeURIComponent(name)}</h1>}
    </Frame>
  );
}

function Known({ player }: { player: PlayerShown }) {
  const own = account.value?.name === player.name;
  const games = player.tallies.reduce((sum, { won, lost }) => sum + won + lost, 0);
  return (
    <>
      <header class="bearing pane">
        <div>
          <h1>{player.name}</h1>
          <p class="hint">{t("web-player-since", { since: monthOf(player.since), number: games })}</p>
        </div>
        {!own && account.value && (
          <a class="primary challenge-player" href={`/lobby?challenge=${encodeURIComponent(player.name)}`}>
            <Sign of="friend" /> {t("web-challenge")}
          </a>
        )}
        {!own && <FriendWays name={player.name} />}
      </header>
      {Object.entries(player.ratings).map(([ladder, row]) => (
        <RatingCard key={ladder} ladder={ladder} row={row} games={player.games} />
      ))}
      <Results games={player.games} />
      {player.tallies.length > 0 && <Tallies rows={player.tallies} />}
      {own ? <OwnDecks /> : <Decks player={player} />}
    </>
  );
}

/** A ladder is a game and its side, joined by a hyphen. */
const split = (ladder: string) =>
  [ladder.slice(0, ladder.indexOf("-")), ladder.slice(ladder.indexOf("-") + 1)] as const;

function RatingCard({ ladder, row, games }: { ladder: string; row: RatingListed; games: readonly RatedGame[] }) {
  const [game, seat] = split(ladder);
  return (
    <article class={`pane rating-card ${seat}`}>
      <SideSign seat={seat} />
      <div>
        <h2>{seatName(game, seat)}</h2>
        <Rated row={row} />
        <small>{t("web-rated-games", { number: row.games })}</small>
      </div>
      <Course
        now={row.rating}
        changes={games.filter((one) => one.game === game && one.seat === seat).map(({ change }) => change ?? 0)}
      />
    </article>
  );
}

const WIDE = 200;
const HIGH = 60;

/** How the rating came to what it is, from the latest games back. */
function Course({ now, changes }: { now: number; changes: readonly number[] }) {
  const line = [now];
  for (const change of changes) line.unshift((line[0] ?? now) - change);
  if (line.length < 2) return null;
  const [low, high] = [Math.min(...line), Math.max(...line)];
  const points = line.map(
    (value, place) => `${(place * WIDE) / (line.length - 1)} ${HIGH - ((value - low) * HIGH) / (high - low || 1)}`,
  );
  return (
    <svg class="course" viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} aria-hidden="true">
      <path d={`M${points.join("L")}`} />
    </svg>
  );
}

function Results({ games }: { games: readonly RatedGame[] }) {
  return (
    <section class="pane results">
      <h2>{t("web-results")}</h2>
      {games.length === 0 && (
        <Empty drawing="cards" title={t("web-no-results")} text={t("web-no-results-hint")}>
          <a class="plain" href="/lobby">
            <Sign of="seek" /> {t("web-lobby")}
          </a>
        </Empty>
      )}
      <ul>
        {games.map((game) => (
          <Played key={game.table} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Played({ game }: { game: RatedGame }) {
  const { Led } = pageOf(game.game);
  return (
    <li>
      <span class={`chip ${game.won ? "good" : "bad"}`}>
        {game.won ? `✓ ${t("web-won")}` : `✗ ${t("web-lost-game")}`}
      </span>
      <span class="with">
        <SideSign seat={game.seat} /> {game.deck ? <Led by={game.deck} /> : seatName(game.game, game.seat)}
      </span>
      <span class="against">
        {game.against ? (
          <a class="who" href={`/players/${encodeURIComponent(game.against)}`}>
            {game.against}
          </a>
        ) : (
          <span class="who">{t("web-guest")}</span>
        )}
        <small>{say(game.reason)}</small>
      </span>
      <span class="worth">{worth(game)}</span>
      <time dateTime={new Date(game.at).toISOString()}>
        {new Intl.DateTimeFormat(language.value ?? "en", { dateStyle: "medium" }).format(game.at)}
      </time>
      <a class="plain" href={`/review/${game.table}`}>
        {t("web-review")}
      </a>
    </li>
  );
}

function worth({ rated, change }: RatedGame): string {
  if (!rated) return t("web-unrated");
  if (change === null) return t("web-broken-off");
  return change > 0 ? `+${change}` : String(change).replace("-", "−");
}

function Tallies({ rows }: { rows: readonly Tally[] }) {
  return (
    <section class="pane tallies">
      <h2>
        {t("web-by-deck")} <small class="hint">{t("web-won-lost")}</small>
      </h2>
      <ul>
        {rows.map(({ game, seat, deck, won, lost }) => {
          const { Led } = pageOf(game);
          return (
            <li key={`${game} ${seat} ${deck}`}>
              <span class="with">
                <SideSign seat={seat} /> {deck ? <Led by={deck} /> : seatName(game, seat)}
              </span>
              <span class="share" role="img" aria-label={t("web-won-and-lost", { won, lost })}>
                <i style={{ flex: won || 0.001 }}>{won || ""}</i>
                <em style={{ flex: lost || 0.001 }}>{lost || ""}</em>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Decks({ player }: { player: PlayerShown }) {
  const decks = Object.entries(player.decks);
  if (decks.length === 0) return null;
  return (
    <section class="pane shown-decks">
      <h2>{t("web-decks-shown")}</h2>
      <ul>
        {decks.map(([name, { game, deck }]) => {
          const { Shown } = pageOf(game);
          return (
            <li key={name}>
              <Shown name={name} deck={deck} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** On one's own page: which of one's decks everybody may see. */
function OwnDecks() {
  const decks = Object.entries(account.value?.decks ?? {});
  if (decks.length === 0) return null;
  return (
    <section class="pane shown-decks">
      <h2>{t("web-decks-shown")}</h2>
      <ul>
        {decks.map(([name, kept]) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={kept.public ?? false}
                onChange={() => void putDeck(name, { ...kept, public: !kept.public }).catch(() => null)}
              />{" "}
              {name}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function monthOf(time: number): string {
  return new Intl.DateTimeFormat(language.value ?? "en", { month: "long", year: "numeric" }).format(time);
}
