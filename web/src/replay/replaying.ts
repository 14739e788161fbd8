// Walking through a finished game: where one is, who looks, and what is there to see. Its film comes in parts, and each is a reel.

import { computed, effect, signal, untracked } from "@preact/signals";
import { isHere, pageOf } from "../game";
import { beat, later } from "../reel/pace";
import { applied } from "../reel/patch";
import { Reel } from "../reel/reel";
import { partOf, Refusal, seriesOf } from "../service/api";
import { myGames } from "../service/memory";
import type { Message, Reel as Part, Replayed, Series } from "../service/wire";
import { learn } from "../table/facts";
import { type Seen, screen } from "../table/seat";
import { zoomFocused } from "../table/zooming";
import { knows } from "../texts/texts";
import { beginningIn, turnsIn } from "./turns";

interface Place {
  readonly at: number;
  /** Null for a spectator. */
  readonly seat: string | null;
}

/** Who wants to see a replay play wants to see it move. */
const BEAT = 600;

export const game = signal("");
export const playing = signal(false);

/** Why there is nothing to see, as far as the service says. */
export const trouble = signal<{ readonly reason: Message | null } | null>(null);

/** The numbers of the game over its decisions; a turn or a cycle is among them. */
export const measures = signal<Series["measures"]>({});

const film = signal<Part | null>(null);
const reel = new Reel({ beat: () => beat() || BEAT, later }, () => pageOf(game.peek()).teller);
const wanted = signal<Place>({ at: 0, seat: null });
const parts = new Map<string, Part[]>();
let table = "";
/** The seat that this browser has played. */
let own: string | null = null;
let loading = false;
/** The game that has been sent for. */
let met = "";
/** What was on the screen before. */
let live: typeof screen.value | null = null;

/** What is there to see at this place: the view, what was asked there, and what was answered. */
export const shown = computed<Replayed | null>(() => {
  const part = film.value;
  const shot = reel.shot.value;
  const frame = part && shot ? part.frames[shot.at - part.at] : null;
  if (!part || !shot || !frame) return null;
  const { deciding, question, taken } = frame;
  const ending = shot.at >= part.of ? part.ending : null;
  const { of, seat, seats } = part;
  return { table, at: shot.at, of, seat, seats, view: shot.view, deciding, question, taken, log: shot.log, ending };
});

/** The decisions with which a new turn or cycle has begun. */
export const turns = computed(() => turnsIn(game.value, measures.value));

/**
 * The first part is sent for before there is anything to show it with; so is its game, where the page itself names it. It
 * is on the screen from the beginning, so that the first drawing is the one that stays.
 */
export function prepareReplay(id: string): void {
  table = id;
  live ??= screen.peek();
  screen.value = { reel, seen: asSeen };
  parts.clear();
  film.value = null;
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  own = myGames().find((kept) => kept.table === id)?.seats[0] ?? null;
  wanted.value = { at: Number.parseInt(query.get("at") ?? "0", 10) || 0, seat: seat === null ? own : seat || null };
  const name = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
  if (name) meet(name);
  void open(!query.has("at"));
}

export function startReplay(id: string): () => void {
  if (table !== id) prepareReplay(id);
  document.addEventListener("keydown", onKey);
  const stops = [effect(goOn), effect(keepAddress)];
  return () => {
    for (const stop of stops) stop();
    reel.pause();
    table = "";
    if (live) screen.value = live;
    live = null;
    document.removeEventListener("keydown", onKey);
  };
}

/** At the end of a part the next one follows, at the end of the game nothing. */
function goOn(): void {
  const now = shown.value;
  if (!playing.value || !now || loading || !reel.arrived.value) return;
  if (now.at >= now.of) playing.value = false;
  else untracked(() => goTo(now.at + 1));
}

function keepAddress(): void {
  if (shown.value) history.replaceState(null, "", addressOf(shown.value));
}

/** Whoever asks for no place sees the first turn: before it there is little on the table. */
async function open(anywhere: boolean): Promise<void> {
  const counted = seriesOf(table);
  counted.catch(() => undefined);
  await load();
  if (trouble.value) return;
  try {
    measures.value = (await counted).measures;
    if (anywhere && wanted.peek().at === 0) goTo(Math.max(0, beginningIn(game.value, measures.value)));
  } catch (error) {
    fail(error);
  }
}

export function goTo(at: number): void {
  const last = film.value?.of ?? at;
  wanted.value = { ...wanted.value, at: Math.max(0, Math.min(at, last)) };
  void load();
}

/** From where the reel is, or from where it is still to be. */
function from(): number {
  return loading ? wanted.value.at : (shown.value?.at ?? wanted.value.at);
}

export function step(by: number): void {
  goTo(from() + by);
}

/** To the next turn, or back to the beginning of this one or the one before. */
export function stepTurn(by: 1 | -1): void {
  const at = from();
  const there = by > 0 ? turns.value.find((turn) => turn > at) : turns.value.filter((turn) => turn < at).at(-1);
  goTo(there ?? (by > 0 ? (film.value?.of ?? at) : 0));
}

export function lookAs(seat: string | null): void {
  wanted.value = { at: from(), seat };
  void load();
}

export function play(on: boolean): void {
  if (on && shown.value && shown.value.at >= shown.value.of) goTo(0);
  playing.value = on;
  if (!on) reel.pause();
  else if (!loading) reel.play();
}

/** One request at a time: whoever drags the slider sees what he stops at, and the service has its peace. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    let there: Place | null = null;
    while (there !== wanted.value) {
      there = wanted.value;
      const part = known(there) ?? (await fetched(there));
      if (there === wanted.value) show(part, there.at);
    }
  } catch (error) {
    fail(error);
  } finally {
    loading = false;
  }
}

function show(part: Part, at: number): void {
  if (film.value !== part) {
    const [first, ...frames] = part.frames;
    game.value = part.game;
    meet(part.game);
    reel.begin(part.at, part.seat, part.view, [...part.log, ...(first?.log ?? [])]);
    reel.pause();
    reel.add(frames);
    film.value = part;
  }
  reel.wind(reel.shots.peek().filter((shot) => shot.at <= at).length - 1);
  if (playing.value) reel.play();
  else reel.pause();
}

/** Send for the words and facts of a game that has not been seen yet. */
function meet(name: string): void {
  if (met === name) return;
  met = name;
  knows(name);
  isHere(name);
  void learn(name);
}

function known({ at, seat }: Place): Part | null {
  const there = parts.get(seat ?? "") ?? [];
  return there.find((part) => at < part.at + part.frames.length && (at >= part.at || part.at === part.first)) ?? null;
}

/** The part in which a place is, asked for once. */
async function fetched({ at, seat }: Place): Promise<Part> {
  const part = await partOf(table, at, seat);
  parts.set(seat ?? "", [...(parts.get(seat ?? "") ?? []), part]);
  return part;
}

/** What a seat saw at a place. */
export async function viewAt(place: Place): Promise<unknown> {
  const part = known(place) ?? (await fetched(place));
  const frames = part.frames.slice(1, Math.max(0, place.at - part.at) + 1);
  return frames.reduce<unknown>((view, { changes }) => applied(view, changes), part.view);
}

/** In a frame of another site it stays what may be shown there. */
export const isEmbedded = location.pathname.startsWith("/embed/");

export function addressOf({ at, seat }: Place): string {
  return `${isEmbedded ? "/embed" : ""}/replay/${table}?at=${at}${seat === null && own === null ? "" : `&seat=${seat ?? ""}`}`;
}

/** What the boards draw from: the same as at the table, without a question. */
function asSeen(): Seen | null {
  const now = shown.value;
  if (!now) return null;
  return {
    ...now,
    seq: now.at,
    number: now.at,
    game: game.value,
    question: null,
    held: [],
    begun: true,
    players: [],
    clock: null,
    back: null,
    commitment: "",
    proof: null,
    origin: "beginning",
    hints: false,
    cup: "",
    week: "",
    late: 0,
    plan: null,
    running: null,
    asked: null,
    side: null,
    rematch: null,
  };
}

/** While there is something to see, a failure only stops the walk. */
function fail(error: unknown): void {
  playing.value = false;
  reel.pause();
  if (shown.value) wanted.value = shown.value;
  else trouble.value = { reason: error instanceof Refusal ? error.reason : null };
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  PageUp: () => stepTurn(-1),
  PageDown: () => stepTurn(1),
  Home: () => goTo(0),
  End: () => goTo(film.value?.of ?? 0),
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
