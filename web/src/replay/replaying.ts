// Walking through a finished game: where one is, who looks, and what is there to see.

import { batch, computed, effect, signal } from "@preact/signals";
import { pageOf } from "../game";
import { Refusal, replayed, seriesOf, tableOf } from "../service/api";
import type { Message, Replayed, Series, Update } from "../service/wire";
import { learn } from "../table/facts";
import { log, update } from "../table/seat";
import { zoomFocused } from "../table/zooming";

interface Place {
  readonly at: number;
  /** Null for a spectator. */
  readonly seat: string | null;
}

const BEAT = 900;

export const game = signal("");
export const shown = signal<Replayed | null>(null);
export const playing = signal(false);

/** Why there is nothing to see, as far as the service says. */
export const trouble = signal<{ readonly reason: Message | null } | null>(null);

/** The numbers of the game over its decisions; a turn or a cycle is among them. */
export const measures = signal<Series["measures"]>({});

const wanted = signal<Place>({ at: 0, seat: null });
const seen = new Map<string, Replayed>();
let table = "";
let loading = false;

/** The decisions with which a new turn or cycle has begun. */
export const turns = computed(() => {
  const numbers = measures.value[pageOf(game.value).chart.turns] ?? [];
  return numbers.flatMap((number, at) => (at > 0 && number !== numbers[at - 1] ? [at] : []));
});

export function startReplay(id: string): () => void {
  table = id;
  const query = new URLSearchParams(location.search);
  wanted.value = { at: Number.parseInt(query.get("at") ?? "0", 10) || 0, seat: query.get("seat") };
  void open();
  document.addEventListener("keydown", onKey);
  const stop = effect(() => {
    const now = shown.value;
    if (!playing.value || !now) return undefined;
    if (now.at >= now.of) {
      if (wanted.peek().at >= now.of) playing.value = false; // else it begins anew, and the first place is on its way
      return undefined;
    }
    const timer = setTimeout(() => step(1), BEAT);
    return () => clearTimeout(timer);
  });
  return () => {
    stop();
    document.removeEventListener("keydown", onKey);
  };
}

async function open(): Promise<void> {
  try {
    game.value = (await tableOf(table)).game;
    void learn(game.value);
    await load();
    measures.value = (await seriesOf(table)).measures;
  } catch (error) {
    fail(error);
  }
}

export function goTo(at: number): void {
  const last = shown.value?.of ?? at;
  wanted.value = { ...wanted.value, at: Math.max(0, Math.min(at, last)) };
  void load();
}

export function step(by: number): void {
  goTo(wanted.value.at + by);
}

/** To the next turn, or back to the beginning of this one or the one before. */
export function stepTurn(by: 1 | -1): void {
  const { at } = wanted.value;
  const there = by > 0 ? turns.value.find((turn) => turn > at) : turns.value.filter((turn) => turn < at).at(-1);
  goTo(there ?? (by > 0 ? (shown.value?.of ?? at) : 0));
}

export function lookAs(seat: string | null): void {
  wanted.value = { ...wanted.value, seat };
  void load();
}

export function play(on: boolean): void {
  if (on && shown.value && shown.value.at >= shown.value.of) goTo(0);
  playing.value = on;
}

/** One request at a time: whoever drags the slider sees what he stops at, and the service has its peace. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    while (shown.value?.at !== wanted.value.at || shown.value.seat !== wanted.value.seat)
      show(await fetched(wanted.value));
  } catch (error) {
    fail(error);
  } finally {
    loading = false;
  }
}

/** A place of the game, asked for once. */
export async function fetched({ at, seat }: Place): Promise<Replayed> {
  const name = `${at} ${seat ?? ""}`;
  const found = seen.get(name) ?? (await replayed(table, at, seat));
  seen.set(name, found);
  return found;
}

function show(now: Replayed): void {
  const before = shown.value;
  const following = before?.seat === now.seat && before.at + 1 === now.at;
  batch(() => {
    shown.value = now;
    log.value = now.log;
    update.value = asUpdate(now, following ? now.log.slice(before.log.length) : []);
  });
  history.replaceState(null, "", addressOf(now));
}

export function addressOf({ at, seat }: Place): string {
  return `/replay/${table}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

/** What the boards draw from: the same as at the table, without a question. */
function asUpdate(now: Replayed, news: readonly Message[]): Update {
  return {
    type: "update",
    seq: now.at,
    game: game.value,
    seat: now.seat,
    seats: now.seats,
    view: now.view,
    deciding: now.deciding,
    question: null,
    log: news,
    ending: now.ending,
    whole: false,
    table: now.table,
    number: now.at,
    held: [],
    begun: true,
    players: [],
    clock: null,
    back: null,
    chat: [],
    commitment: "",
    proof: null,
    origin: "beginning",
    running: null,
    asked: null,
    side: null,
    rematch: false,
  };
}

/** While there is something to see, a failure only stops the walk. */
function fail(error: unknown): void {
  playing.value = false;
  if (shown.value) wanted.value = shown.value;
  else trouble.value = { reason: error instanceof Refusal ? error.reason : null };
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  PageUp: () => stepTurn(-1),
  PageDown: () => stepTurn(1),
  Home: () => goTo(0),
  End: () => goTo(shown.value?.of ?? 0),
  " ": () => play(!playing.value),
  i: zoomFocused,
};

function onKey(event: KeyboardEvent): void {
  const busy =
    document.querySelector("dialog[open]") ?? (event.target as Element).closest("select, input:not([type=range])");
  const pressing = event.key === " " && (event.target as Element).closest("button, a, summary");
  const act = KEYS[event.key];
  if (!act || busy || pressing || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  act();
}
