// The lobby: what waits for oneself first, then who looks for a game, then the tables that are being played.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, pageOf } from "../game";
import { Empty } from "../parts/empty";
import { attempt, busy, failed } from "../parts/opening";
import { originText, sittingName } from "../parts/seated";
import { Sign } from "../parts/signs";
import { account } from "../service/accounts";
import { publicTables } from "../service/api";
import { isTogether, listed, seatName } from "../service/games";
import { expired, findCrew, listen, waiting, withdraw } from "../service/lobby";
import type { TableListed } from "../service/wire";
import { t } from "../texts/texts";
import { Frame } from "./frame";
import { FriendsPane } from "./friends";
import { askAfterMine, isMyTurn, opponentOf, Standing, standingOf, unfinished } from "./mine";
import { isSought, SeekForm } from "./seeking";
import { Seeking } from "./seeks";

const LOOKING = 8000;
const SHOWN = 6;
/** So many play together. */
const CREWS = [2, 3, 4];

export function LobbyPage() {
  const whom = useSignal(new URLSearchParams(location.search).get("challenge") ?? "");
  const open = useSignal(whom.value !== "");
  const challenge = (name: string) => {
    whom.value = name;
    open.value = true;
  };
  const tables = useSignal<readonly TableListed[] | null>(null);
  useEffect(() => void askAfterMine(), []);
  useEffect(() => listen(), [account.value?.name]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      publicTables().then(
        (found) => (tables.value = found),
        () => (tables.value ??= []),
      );
    };
    look();
    const timer = setInterval(look, LOOKING);
    return () => clearInterval(timer);
  }, []);
  const game = games.value.flatMap(({ name }) => listed(name) ?? []).find(isSought);
  const free = (tables.value ?? []).filter(hasSeats);
  const live = (tables.value ?? []).filter((table) => table.begun);
  return (
    <Frame name="lobby">
      <h1 class="unseen">{t("web-lobby")}</h1>
      <MyTurns />
      <section class="pane seeking">
        <div class="headline">
          <h2>{t("web-seeking")}</h2>
          {game && !waiting.value && !open.value && (
            <button type="button" class="primary new-seek" onClick={() => (open.value = true)}>
              <Sign of="seek" /> {t("web-seek-new")}
            </button>
          )}
        </div>
        {waiting.value && <OwnSeek />}
        {expired.value && (
          <p class="hint" role="status">
            {t("web-seek-expired")}
          </p>
        )}
        {game && open.value && !waiting.value && (
          <SeekForm key={whom.value} game={game} to={whom.value} close={() => (open.value = false)} />
        )}
        {failed.value && !open.value && (
          <p class="failed" role="alert">
            {failed.value}
          </p>
        )}
        <Seeking free={free}>
          <a class="plain" href={`/play/${game?.name ?? ""}`}>
            <Sign of="computer" /> {t("web-against-computer")}
          </a>
        </Seeking>
      </section>
      <section class="live">
        <h2>{t("web-live")}</h2>
        {tables.value && live.length === 0 && (
          <Empty drawing="boards" title={t("web-no-tables")} text={t("web-no-tables-hint")} />
        )}
        <ul>
          {live.map((table, place) => (
            <Live key={table.table} table={table} pictured={place < SHOWN} />
          ))}
        </ul>
      </section>
      <aside class="pane besides">
        <FriendsPane challenge={challenge} />
        <h2>{t("web-players")}</h2>
        <FindPlayer />
        <a class="plain" href="/players">
          <Sign of="cup" /> {t("web-leaders")}
        </a>
        {games.value
          .filter(({ name }) => isTogether(name))
          .map(({ name, title }) => (
            <div key={name} class="crew">
              <h3>{t("web-crew-find", { game: title() })}</h3>
              <p>
                {CREWS.map((size) => (
                  <button
                    key={size}
                    type="button"
                    class="plain small"
                    data-crew={size}
                    disabled={busy.value}
                    onClick={() => void attempt(() => findCrew(name, size))}
                  >
                    {t("web-crew-size", { number: size })}
                  </button>
                ))}
              </p>
              <a class="plain" href={`/play/${name}`}>
                <Sign of="friend" /> {t("web-gather", { game: title() })}
              </a>
            </div>
          ))}
        <a class="plain" href={`/play/${game?.name ?? ""}`}>
          <Sign of="computer" /> {t("web-against-computer")}
        </a>
      </aside>
    </Frame>
  );
}

const hasSeats = ({ begun, seats }: TableListed) => !begun && seats.some(({ sitting }) => sitting === "open");

function MyTurns() {
  const mine = unfinished.value ?? [];
  if (mine.length === 0) return null;
  const turns = mine.filter(isMyTurn).length;
  return (
    <section class="my-turns">
      <h2>
        {t("web-my-games")} {turns > 0 && <span class="chip now">{t("web-turns-waiting", { number: turns })}</span>}
      </h2>
      <ul>
        {mine.slice(0, SHOWN).map((going) => (
          <li key={going.kept.link}>
            <a class={`card-tile ${isMyTurn(going) ? "now" : ""}`} href={going.kept.link}>
              <Standing table={going.kept.table} />
              <b>{opponentOf(going) || pageOf(going.kept.game).title()}</b>
              <small>{pageOf(going.kept.game).title()}</small>
              <span class={`chip ${isMyTurn(going) ? "now" : ""}`}>
                {isMyTurn(going) ? "▶ " : ""}
                {standingOf(going)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnSeek() {
  return (
    <div class="own-seek" role="status">
      <Sign of="seek" />
      <p>
        <b>{t("web-seek-waiting")}</b>
        <small>{t("web-seek-waiting-hint")}</small>
      </p>
      <button type="button" class="plain withdraw" onClick={() => void attempt(withdraw)}>
        {t("web-seek-withdraw")}
      </button>
    </div>
  );
}

function Live({ table, pictured }: { table: TableListed; pictured: boolean }) {
  return (
    <li>
      <a class="card-tile" href={`/watch/${table.table}`}>
        {pictured && <Standing table={table.table} />}
        <span>
          <b>
            {table.seats
              .map(({ seat, name, sitting }) => name || `${seatName(table.game, seat)} (${sittingName(sitting)})`)
              .join(" : ")}
          </b>
          <small>
            <Sign of="eye" /> {pageOf(table.game).title()}
            {table.rated && ` · ${t("web-rated")}`}
            {table.delay > 0 && ` · ${t("web-delayed", { number: table.delay })}`}
          </small>
          {table.origin !== "beginning" && <small>{originText(table.origin)}</small>}
        </span>
      </a>
    </li>
  );
}

/** To the page of a player, by name. */
export function FindPlayer() {
  const name = useSignal("");
  return (
    <form
      class="find-player"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim()) location.assign(`/players/${encodeURIComponent(name.value.trim())}`);
      }}
    >
      <input
        type="search"
        maxLength={40}
        aria-label={t("web-find-player")}
        placeholder={t("web-find-player")}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit" class="plain" aria-label={t("web-find-player")}>
        <Sign of="seek" />
      </button>
    </form>
  );
}
