// Tables in a list: one's own, and one with free seats.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { Empty } from "../parts/empty";
import { originText, sittingName } from "../parts/seated";
import { Sign } from "../parts/signs";
import { account, ownGames, ownLink } from "../service/accounts";
import { joinTable, Refusal, tableOf } from "../service/api";
import { seatName } from "../service/games";
import { forgetGame, type Kept, keepGame, myGames } from "../service/memory";
import { ownName, sitDown } from "../service/sitting";
import type { TableListed } from "../service/wire";
import { language, say, t } from "../texts/texts";
import { troubleOf } from "./account";
import { Frame } from "./frame";
import { type Going, goingOf, isMyTurn, ofAccount, opponentOf, Standing, standingOf } from "./mine";

/** One's games, those first that wait for oneself, then those that go on, then those that are over. */
export function GamesPage() {
  const kept = useSignal(myGames());
  const known = useSignal<readonly Going[]>([]);
  const elsewhere = useSignal<readonly TableListed[]>([]);
  useEffect(() => void goingOf(kept.peek()).then((found) => (known.value = found), noAnswer), []);
  useEffect(() => {
    if (account.value) void ownGames().then((found) => (elsewhere.value = found), noAnswer);
  }, [account.value?.name]);
  const drop = (link: string) => {
    forgetGame(link);
    kept.value = myGames();
  };
  const others = elsewhere.value.filter(({ table }) => !kept.value.some((one) => one.table === table));
  const listed: readonly Listed[] = [
    ...kept.value.map((one) => ({ kept: one, table: known.value.find(({ kept }) => kept.link === one.link)?.table })),
    ...others.map((table) => ({ kept: ofAccount(table), table })),
  ].sort((one, other) => rank(one) - rank(other));
  return (
    <Frame name="games">
      <h1>{t("web-my-games")}</h1>
      {listed.length === 0 && (
        <Empty drawing="cards" title={t("web-no-games")} text={t("web-no-games-hint")}>
          <a class="primary" href="/">
            {t("web-play-a-game")}
          </a>
          <a class="plain" href="/lobby">
            <Sign of="friend" /> {t("web-lobby")}
          </a>
        </Empty>
      )}
      <ul class="listed">
        {listed.map((one, place) => (
          <OwnGame
            key={one.kept.link || one.kept.table}
            {...one}
            pictured={place < PICTURED && rank(one) !== 2}
            drop={drop}
          />
        ))}
      </ul>
    </Frame>
  );
}

const noAnswer = () => null;

/** A game of one's own; of a table nobody knows any more nothing can be said. */
interface Listed {
  readonly kept: Kept;
  readonly table: TableListed | undefined;
}

/** My turn, going on, unknown, over. */
function rank({ kept, table }: Listed): number {
  if (!table) return 2;
  if (table.ending) return 3;
  return isMyTurn({ kept, table }) ? 0 : 1;
}

/** So many are shown as they stand. */
const PICTURED = 6;

interface OwnListed extends Listed {
  readonly pictured: boolean;
  readonly drop: (link: string) => void;
}

function OwnGame({ kept, table, pictured, drop }: OwnListed) {
  const going = table && { kept, table };
  const over = table?.ending;
  const opponent = going ? opponentOf(going) : "";
  const mine = going !== undefined && isMyTurn(going);
  return (
    <li class={`${mine ? "my-turn" : ""} ${kept.link ? "" : "account-game"}`}>
      {pictured && <Standing table={kept.table} />}
      <b>{titleOf(kept.game)}</b>
      <span class="who">
        {kept.seats.map((seat) => seatName(kept.game, seat)).join(", ")}{" "}
        {opponent && <small>{t("web-against", { opponent })}</small>}
      </span>
      <time dateTime={new Date(kept.at).toISOString()}>{when(kept.at)}</time>
      <span class="state">
        {over && <Result won={kept.seats.some((seat) => over.winners.includes(seat))} />}{" "}
        {over ? say(over.reason) : going ? standingOf(going) : ""}
      </span>
      <span class="ways">
        <Enter kept={kept} text={over ? t("web-see-board") : t("web-go-on")} look={mine ? "primary" : "plain"} />
        {over && <Afterwards table={kept.table} />}
        {kept.link && (
          <button type="button" class="plain" onClick={() => drop(kept.link)}>
            {t("web-forget")}
          </button>
        )}
      </span>
    </li>
  );
}

function Afterwards({ table }: { table: string }) {
  return (
    <>
      <a class="plain" href={`/replay/${table}`}>
        {t("web-replay")}
      </a>
      <a class="plain" href={`/review/${table}`}>
        {t("web-review")}
      </a>
    </>
  );
}

/** To one's seat, for which an account may have to be asked for a link first. */
function Enter({ kept, text, look }: { kept: Kept; text: string; look: string }) {
  const trouble = useSignal("");
  if (kept.link)
    return (
      <a class={look} href={kept.link}>
        {text}
      </a>
    );
  const sit = () =>
    ownLink(kept.table)
      .then(({ link }) => sitDown(link))
      .catch((error: unknown) => (trouble.value = troubleOf(error)));
  return (
    <>
      <button type="button" class={look} onClick={() => void sit()}>
        {text}
      </button>
      {trouble.value && (
        <span class="failed" role="alert">
          {trouble.value}
        </span>
      )}
    </>
  );
}

function Result({ won }: { won: boolean }) {
  return <span class={`chip ${won ? "good" : "bad"}`}>{won ? `✓ ${t("web-won")}` : `✗ ${t("web-lost-game")}`}</span>;
}

/** A table with free seats, reached by a link. */
/** Whoever comes by the address of a notice sits down where his account has a seat. */
async function backToOwnSeat(id: string): Promise<void> {
  if (!(await ownGames()).some(({ table }) => table === id)) return;
  sitDown(myGames().find(({ table }) => table === id)?.link ?? (await ownLink(id)).link);
}

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
  const full = table.value !== null && free.length === 0;
  useEffect(() => {
    if (full && account.value) void backToOwnSeat(id).catch((error: unknown) => (trouble.value = troubleOf(error)));
  }, [id, full, account.value]);
  const game = table.value?.game ?? "";
  const { Picture } = pageOf(game);
  return (
    <Frame name="invited">
      {table.value && <Picture of="first" />}
      <h1>{table.value ? titleOf(game) : t("web-connecting")}</h1>
      {free.length > 0 && <p class="lead">{t("web-invited")}</p>}
      {table.value && <Sitting seats={table.value.seats} game={game} />}
      {table.missing && <p class="failed">{t("web-no-table")}</p>}
      {table.value && table.value.origin !== "beginning" && <p class="hint">{originText(table.value.origin)}</p>}
      {table.value && free.length === 0 && <p class="hint">{t("web-table-full")}</p>}
      {free.length > 0 && (
        <>
          <label>
            <span>{t("web-your-name")}</span>
            <input maxLength={40} value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
          <div class="others">
            {free.map((seat) => (
              <button key={seat.seat} type="button" class="primary" onClick={() => void join(seat.seat)()}>
                {t("web-enter", { side: seatName(game, seat.seat) })}
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

/** Who waits at the table, and what is still free. */
function Sitting({ seats, game }: { seats: TableListed["seats"]; game: string }) {
  return (
    <ul class="sitting">
      {seats.map(({ seat, name, sitting }) => (
        <li key={seat} class={sitting}>
          <b>{seatName(game, seat)}</b> {name || sittingName(sitting)}
        </li>
      ))}
    </ul>
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
