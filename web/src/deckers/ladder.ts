// How far one has come in the campaign: kept in this browser, and with the account of whoever is signed in.

import { computed } from "@preact/signals";
import { account } from "../service/accounts";
import { Refusal, tableOf } from "../service/api";
import { remember } from "../service/cups";
import type { StageListed } from "../service/wire";
import { preference } from "../table/settings";

interface Progress {
  /** The games that were won, by name. */
  readonly won: readonly string[];
  /** Tables at which one plays, and which game each is. */
  readonly tables: Readonly<Record<string, string>>;
}

const KEY = "campaign";
const MISSING = 404;
const NOTHING: Progress = { won: [], tables: {} };
const here = preference<Progress>(KEY, NOTHING);

/** What this browser and the account know, together. */
export const progress = computed<Progress>(() => {
  const there = (account.value?.settings[KEY] as Progress | undefined) ?? NOTHING;
  const { won, tables } = here.signal.value;
  return { won: [...new Set([...won, ...there.won])], tables: { ...there.tables, ...tables } };
});

function keep(now: Progress): void {
  here.prefer(now);
  void remember(KEY, now).catch(() => undefined);
}

/** A table is played for the campaign. */
export function noteTable(table: string, stage: string): void {
  const { won, tables } = progress.peek();
  keep({ won, tables: { ...tables, [table]: stage } });
}

/** What has become of the tables that one plays at: the service knows who won. */
export async function lookAgain(): Promise<void> {
  const before = progress.peek();
  const found = await Promise.all(Object.entries(before.tables).map(ended));
  const over = found.flatMap((one) => (one ? [one] : []));
  if (over.length === 0) return;
  const gone = new Set(over.map(({ table }) => table));
  keep({
    won: [...new Set([...before.won, ...over.filter(({ won }) => won).map(({ stage }) => stage)])],
    tables: Object.fromEntries(Object.entries(before.tables).filter(([table]) => !gone.has(table))),
  });
}

async function ended([table, stage]: readonly [string, string]) {
  try {
    const { ending } = await tableOf(table);
    return ending && { table, stage, won: ending.winners.length > 0 };
  } catch (error) {
    return error instanceof Refusal && error.status === MISSING ? { table, stage, won: false } : null;
  }
}

/** The first that is not won: it is open, and so are all before it. */
export function nextOf(stages: readonly StageListed[], won: readonly string[]): number {
  const place = stages.findIndex(({ name }) => !won.includes(name));
  return place < 0 ? stages.length : place;
}
