// Tables in a list: one's own, those one can watch, and one with free seats.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { originText, sittingName } from "../parts/seated";
import { account, ownGames, ownLink } from "../service/accounts";
import { joinTable, publicTables, Refusal, tableOf } from "../service/api";
import { seatName } from "../service/games";
import { forgetGame, type Kept, keepGame, myGames } from "../service/memory";
import { ownName, sitDown } from "../service/sitting";
import type { TableListed } from "../service/wire";
import { language, say, t } from "../texts/texts";
import { troubleOf } from "./account";
import { Frame } from "./frame";
import { isMyTurn, opponentOf, standingOf } from "./mine";

export function GamesPage() {
  const kept = useSignal(myGames());
  const drop = (link: string) => {
    forgetGame(link);
    kept.value = myGames();
  };
  return (
    <Frame name="games">
      <h1>{t("web-my-games")}</h1>
      {kept.value.length === 0 && (
        <div class="empty-list">
          <p class="hint">{t("web-no-games")}</p>
          <a class="primary" href="/">
            {t("web-play-a-game")}
          </a>
        </div>
      )}
      <ul class="listed">
        {kept.value.map((game) => (
          <KeptGame key={game.link} game={game} drop={drop} />
        ))}
      </ul>
      {account.value && <AccountGames here={kept.value} />}
    </Frame>
  );
}

/** The games of the account that this browser has no link to. */
function AccountGames({ here }: { here: readonly Kept[] }) {
  const tables = useSignal<readonly TableListed[]>([]);
  useEffect(
    () =>
      void ownGames().then(
        (found) => (tables.value = found),
        () => null,
      ),
    [],
  );
  const others = tables.value.filter(({ table }) => !here.some((kept) => kept.table === table));
  const trouble = useSignal("");
  const sit = ({ table }: TableListed) =>
    ownLink(table)
      .then(({ link }) => sitDown(link))
      .catch((error: unknown) => (trouble.value = troubleOf(error)));
  if (others.length === 0) return null;
  return (
    <>
      <h2>{t("web-account-games-elsewhere")}</h2>
      <p class="failed" role="alert">
        {trouble.value}
      </p>
      <ul class="listed account-games">
        {others.map((table) => (
          <li key={table.table}>
            <b>{titleOf(table.game)}</b>
            <span>{table.seats.map((seat) => seatName(table.game, seat.seat)).join(" · ")}</span>
            <time dateTime={new Date(table.opened_at).toISOString()}>{when(table.opened_at)}</time>
            <span class="state">{table.ending ? say(table.ending.reason) : ""}</span>
            <span class="ways">
              <button type="button" class="plain" onClick={() => void sit(table)}>
                {table.ending ? t("web-see-board") : t("web-go-on")}
              </button>
              {table.ending && (
                <a class="plain" href={`/replay/${table.table}`}>
                  {t("web-replay")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function KeptGame({ game, drop }: { game: Kept; drop: (link: string) => void }) {
  const { value: table } = useTable(game.table);
  const going = table && { kept: game, table };
  const over = table?.ending;
  const opponent = going ? opponentOf(going) : "";
  return (
    <li class={going && isMyTurn(going) ? "my-turn" : ""}>
      <b>{titleOf(game.game)}</b>
      <span class="who">
        {game.seats.map((seat) => seatName(game.game, seat)).join(", ")}{" "}
        {opponent && <small>{t("web-against", { opponent })}</small>}
      </span>
      <time dateTime={new Date(game.at).toISOString()}>{when(game.at)}</time>
      <span class="state">
        {over && <Result won={game.seats.some((seat) => over.winners.includes(seat))} />}{" "}
        {over ? say(over.reason) : going ? standingOf(going) : ""}
      </span>
      <span class="ways">
        <a class={going && isMyTurn(going) ? "primary" : "plain"} href={game.link}>
          {over ? t("web-see-board") : t("web-go-on")}
        </a>
        {over && (
          <a class="plain" href={`/replay/${game.table}`}>
            {t("web-replay")}
          </a>
        )}
        <button type="button" class="plain" onClick={() => drop(game.link)}>
          {t("web-forget")}
        </button>
      </span>
    </li>
  );
}

function Result({ won }: { won: boolean }) {
  return <span class={`chip ${won ? "good" : "bad"}`}>{won ? `✓ ${t("web-won")}` : `✗ ${t("web-lost-game")}`}</span>;
}

export function WatchPage() {
  const tables = useSignal<readonly TableListed[] | null>(null);
  useEffect(() => {
    const look = () =>
      void publicTables().then(
        (found) => (tables.value = found),
        () => (tables.value ??= []),
      );
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Frame name="games">
      <h1>{t("web-watch")}</h1>
      {tables.value?.length === 0 && (
        <div class="empty-list">
          <p class="hint">{t("web-no-tables")}</p>
          <a class="plain" href="/">
            {t("web-play-a-game")}
          </a>
        </div>
      )}
      <ul class="listed">
        {(tables.value ?? []).map((table) => (
          <li key={table.table}>
            <b>{titleOf(table.game)}</b>
            <span>
              {table.seats
                .map((seat) => `${seatName(table.game, seat.seat)}: ${seat.name || sittingName(seat.sitting)}`)
                .join(" · ")}
            </span>
            {table.origin !== "beginning" && <span class="hint origin">{originText(table.origin)}</span>}
            <time dateTime={new Date(table.opened_at).toISOString()}>{when(table.opened_at)}</time>
            <span class="ways">
              {table.seats.some((seat) => seat.sitting === "open") && (
                <a class="plain" href={`/table/${table.table}`}>
                  {t("web-join")}
                </a>
              )}
              <a class="plain" href={`/watch/${table.table}`}>
                {t("web-watch")}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** A table with free seats, reached by a link. */
export function JoinPage({ id }: { id: string }) {
  const table = useTable(id);
  const name = useSignal(ownName.signal.peek());
  const trouble = useSignal("");
  const join = (seat: string) => async () => {
    try {
      ownName.prefer(name.value);
      const { link } = await joinTable(id, seat, name.value);
      keepGame({ table: id, game: table.value?.game ?? "", link, seats: [seat], at: Date.now() });
      sitDown(link);
    } catch (error) {
      trouble.value = error instanceof Refusal && error.reason ? say(error.reason) : t("web-open-failed");
    }
  };
  const free = table.value?.seats.filter((seat) => seat.sitting === "open") ?? [];
  return (
    <Frame name="games">
      <h1>{table.value ? titleOf(table.value.game) : t("web-connecting")}</h1>
      {table.missing && <p class="failed">{t("web-no-table")}</p>}
      {table.value && table.value.origin !== "beginning" && <p class="hint">{originText(table.value.origin)}</p>}
      {table.value && free.length === 0 && <p class="hint">{t("web-table-full")}</p>}
      {free.length > 0 && (
        <>
          <label>
            {t("web-your-name")}{" "}
            <input maxLength={40} value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
          <div class="others">
            {free.map((seat) => (
              <button key={seat.seat} type="button" class="primary" onClick={() => void join(seat.seat)()}>
                {t("web-enter", { side: seatName(table.value?.game ?? "", seat.seat) })}
              </button>
            ))}
          </div>
        </>
      )}
      {trouble.value && (
        <p class="failed" role="alert">
          {trouble.value}
        </p>
      )}
      {table.value && (
        <a class="plain" href={`/watch/${id}`}>
          {t("web-watch")}
        </a>
      )}
    </Frame>
  );
}

function useTable(id: string): { readonly value: TableListed | null; readonly missing: boolean } {
  const found = useSignal<TableListed | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    void tableOf(id).then(
      (table) => (found.value = table),
      () => (missing.value = true),
    );
  }, [id]);
  return { value: found.value, missing: missing.value };
}

function titleOf(game: string): string {
  return pageOf(game).title();
}

function when(time: number): string {
  return new Intl.DateTimeFormat(language.value ?? "en", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
