// The games that this browser or the account has begun and not finished: which wait for oneself, and how they stand.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { account, ownGames, recall } from "../service/accounts";
import { tablesOf } from "../service/api";
import { seatName } from "../service/games";
import { finishGame, type Kept, myGames } from "../service/memory";
import type { TableListed } from "../service/wire";
import { language, t } from "../texts/texts";

export interface Going {
  readonly kept: Kept;
  readonly table: TableListed;
}

/** So many of the latest are asked after; who has more unfinished games finds them in his list. */
const LATEST = 24;

const going = signal<readonly Going[] | null>(null);

/** Those that go on, the ones that wait for oneself first; null until it is known. */
export const unfinished = computed(() =>
  going.value === null ? null : [...going.value].sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one))),
);

let asked: Promise<void> | null = null;

export function askAfterMine(): Promise<void> {
  asked ??= look();
  return asked;
}

async function look(): Promise<void> {
  const kept = myGames()
    .filter(({ over }) => !over)
    .slice(0, LATEST);
  const found = await goingOf(kept).catch(() => []);
  for (const { kept, table } of found) if (table.ending) finishGame(kept.link);
  const elsewhere = await ofAccountAlone(myGames()).catch(() => []);
  going.value = [...found, ...elsewhere].filter(({ table }) => !table.ending);
}

/** Games of the account that this browser has no link to, such as those of a tournament; their page leads to one's seat. */
async function ofAccountAlone(kept: readonly Kept[]): Promise<readonly Going[]> {
  await recall();
  if (!account.value) return [];
  const tables = (await ownGames()).filter(({ table }) => !kept.some((one) => one.table === table));
  return tables.map((table) => ({ kept: { ...ofAccount(table), link: `/table/${table.table}` }, table }));
}

/** What is known of a game of the account without a link to it. */
export function ofAccount(table: TableListed): Kept {
  const seats = table.seats.filter(({ name }) => name === account.value?.name).map(({ seat }) => seat);
  return { table: table.table, game: table.game, link: "", seats, at: table.opened_at };
}

/** How these games stand, without those that nobody knows any more. */
export async function goingOf(kept: readonly Kept[]): Promise<readonly Going[]> {
  const tables = await tablesOf([...new Set(kept.map(({ table }) => table))].filter(Boolean));
  return kept.flatMap((one) => {
    const table = tables.find(({ table }) => table === one.table);
    return table ? [{ kept: one, table }] : [];
  });
}

export function isMyTurn({ kept, table }: Going): boolean {
  return table.begun && table.deciding !== null && kept.seats.includes(table.deciding);
}

/** Whom one plays against, or with. */
export function opponentOf({ kept, table }: Going): string {
  const others = table.seats.filter(({ seat }) => !kept.seats.includes(seat));
  const names = others.map(
    ({ seat, sitting, name }) => name || (sitting === "house" ? t("web-sitting-house") : seatName(kept.game, seat)),
  );
  return [...new Set(names)].join(", ");
}

/** How a game stood when one left it, and whose turn it is. */
export function standingOf({ kept, table }: Going): string {
  const turn = isMyTurn({ kept, table })
    ? t("web-your-turn")
    : table.begun && table.deciding
      ? t("web-turn-of", { seat: seatName(kept.game, table.deciding) })
      : t("web-not-begun");
  return [kept.standing ? (pageOf(kept.game).standing?.text(kept.standing) ?? "") : "", turn]
    .filter(Boolean)
    .join(" · ");
}

/** How a game stands, as a spectator sees it; of one that cannot be shown there is no picture. */
export function Standing({ table }: { table: string }) {
  const src = `/api/tables/${table}/picture.svg?lang=${language.value ?? "en"}`;
  return <img class="standing" alt="" loading="lazy" src={src} onError={(event) => event.currentTarget.remove()} />;
}

/** How many games wait for oneself, at the top of every page. */
export function TurnsWaiting() {
  useEffect(() => void askAfterMine(), []);
  const waiting = (unfinished.value ?? []).filter(isMyTurn);
  if (waiting.length === 0) return null;
  return (
    <a class="turns" href="/games">
      <b>{waiting.length}</b>
      <span>{t("web-your-turn")}</span>
    </a>
  );
}
