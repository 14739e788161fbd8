// A seat at a table: its connection, what it knows, and its decisions. What happens is shown by the reel; what is asked is put
// when the reel has arrived there.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { pageOf } from "../game";
import { beat, isQuestionFirst, isStill, later } from "../reel/pace";
import { Reel } from "../reel/reel";
import { heard } from "../service/filled";
import { replaceLink } from "../service/memory";
import { compareVersions } from "../service/version";
import type {
  About,
  Advice,
  Because,
  Cancel,
  Considered,
  Decide,
  Expected,
  Foreseen,
  Glanced,
  Line,
  Message,
  News,
  Offer,
  Said,
  ShortcutSeen,
  TakeShortcut,
  Told,
  Whole,
} from "../service/wire";

const PROTOCOL = 2;
const UNKNOWN_LINK = 4404;
const CANNOT_GO_ON = 4409;
const TOO_MANY = 4429;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 20000;

/** Lost connections are sought again; an unknown link and a table that cannot go on stay as they are. */
export type Link = "connecting" | "open" | "lost" | "unknown" | "stopped";

export const link = signal<Link>("connecting");
export const refusal = signal<Message | null>(null);
/** Whether somebody has just not agreed that a decision of one's own is taken back. */
export const backRefused = signal(false);
export const chat = signal<readonly Line[]>([]);

/** A table as one looks at it. */
export interface Seen extends Omit<Whole, "type" | "about" | "log" | "chat">, About {}

/** Where the game stands, whatever is still to be shown of it; its view and seat are those of the reel. */
const table = signal<Seen | null>(null);

const filmed = new Reel({ beat, later }, () => pageOf(table.peek()?.game ?? "").teller);

/** What is on the screen: of the live table, or of a replay. */
export const screen = signal<{ readonly reel: Reel; readonly seen: () => Seen | null }>({
  reel: filmed,
  seen: liveSeen,
});

export const reel = computed(() => screen.value.reel);
export const seen = computed(() => screen.value.seen());
export const log = computed(() => reel.value.log.value);

function liveSeen(): Seen | null {
  const now = table.value;
  const shot = filmed.shot.value;
  if (!now || !shot) return null;
  return { ...now, view: shot.view, seat: shot.seat, ending: filmed.arrived.value ? now.ending : null };
}

/** The question that has been answered and not yet followed by another. */
const answered = signal<number | null>(null);

/** What the player himself has decided last. */
export const taken = signal<Decide | null>(null);

/** The answer that is given without asking, such as passing in a window where the player does not want to stop. */
export const byItself = signal<(now: Seen) => Offer | null>(() => null);

/** The question whose answer was refused: the player must look at it himself. */
const refused = signal<number | null>(null);

const unasked = computed(() => {
  const now = table.value;
  const shot = filmed.last.value;
  return now?.question && shot && now.seq !== refused.value ? byItself.value({ ...now, view: shot.view }) : null;
});

/** What the player is asked now: when he has seen what has happened, or at once if he likes that better. */
export const question = computed(() => {
  const isPut = filmed.arrived.value || isQuestionFirst();
  return unasked.value || !isPut ? null : (table.value?.question ?? null);
});

/** Whether an option can be chosen right now. */
export const live = computed(
  () => link.value === "open" && question.value !== null && answered.value !== table.value?.seq,
);

effect(() => {
  const option = unasked.value;
  const seq = table.value?.seq;
  if (option && seq !== undefined && link.value === "open" && answered.peek() !== seq) answer(option, seq);
});

let address = "";
let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let retry = 0;
let silence = 0;

/** A seat by its secret token, or with `watch/…` a table to look at. */
export function sit(token: string): void {
  address = seatAddress(token);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  document.addEventListener("visibilitychange", () => isStill() && filmed.skip());
  connect();
}

function seatAddress(token: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${token}${token.includes("?") ? "&" : "?"}protocol=${PROTOCOL}`;
}

/** Answer the question of the moment, once. */
export function decide(option: Offer): void {
  const seq = table.value?.seq;
  if (!live.value || seq === undefined) return;
  filmed.skip();
  answer(option, seq);
  taken.value = { type: "decide", seq, notation: option.notation };
}

/** Let the service give several answers, of which this question is the first. */
export function shorten({ notation }: ShortcutSeen): void {
  const seq = table.value?.seq;
  if (live.value && seq !== undefined) reply({ type: "shortcut", seq, notation });
}

/** Drop the answers that the question of the moment has had. */
export function cancel(): boolean {
  const seq = table.value?.seq;
  if (!live.value || !question.value?.begun || seq === undefined) return false;
  reply({ type: "cancel", seq });
  return true;
}

function answer(option: Offer, seq: number): void {
  reply({ type: "decide", seq, notation: option.notation });
}

/** Once for each question; what becomes of it must come soon. */
function reply(said: Decide | TakeShortcut | Cancel): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  untracked(() =>
    batch(() => {
      answered.value = said.seq;
      refusal.value = null;
    }),
  );
  socket.send(JSON.stringify(said));
  clearTimeout(silence);
  silence = window.setTimeout(reconnect, SILENCE);
}

/** Say something else than a decision to the table. */
export function send(said: Said): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(said));
}

/** What the service answers about a thing that is being looked at. */
export const withheld = signal<Considered | null>(null);

/** What threatens, as the game tells it on request. */
export const foreseen = signal<Foreseen | null>(null);

/** What others of one's own seats see, as they were last asked for. */
export const glances = signal<Readonly<Record<string, Glanced>>>({});
/** What one would be asked next. */
export const expected = signal<Expected | null>(null);
/** What the computer would do. */
export const advice = signal<Advice | null>(null);

/** Why a decision that was asked for is not offered. */
export const because = signal<Because | null>(null);

function connect(): void {
  clearTimeout(retry);
  const mine = new WebSocket(address);
  let first = true;
  socket = mine;
  mine.onmessage = (event: MessageEvent<string>) => {
    if (socket !== mine) return;
    const news = heard(event.data);
    hear(news, first);
    if (news.type === "whole") first = false;
  };
  mine.onclose = (event) => {
    if (socket !== mine) return;
    socket = null;
    clearTimeout(silence);
    if (event.code === UNKNOWN_LINK || event.code === CANNOT_GO_ON) {
      link.value = event.code === UNKNOWN_LINK ? "unknown" : "stopped";
      return;
    }
    link.value = "lost";
    if (event.code === TOO_MANY) wait = LONGEST_WAIT;
    retry = window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

function hear(news: Told, first: boolean): void {
  clearTimeout(silence);
  if (first && link.value === "lost") void compareVersions();
  switch (news.type) {
    case "rematch":
      location.assign(news.link);
      break;
    case "renewed":
      renew(news.link);
      break;
    case "considered":
      withheld.value = news;
      break;
    case "foreseen":
      foreseen.value = news;
      break;
    case "glanced":
      glances.value = { ...glances.value, [news.seat]: news };
      break;
    case "advice":
      advice.value = news;
      break;
    case "expected":
      expected.value = news;
      break;
    case "because":
      because.value = news;
      break;
    case "refused":
      batch(() => {
        refusal.value = news.reason;
        answered.value = null;
        refused.value = table.value?.seq ?? null;
      });
      break;
    case "whole":
      batch(() => showWhole(news, first));
      break;
    case "news":
      batch(() => showNews(news));
      break;
  }
}

/** Where the game stands, whatever was shown before; only another seat of the same player sees it after the last one. */
function showWhole({ type, about, log, chat: said, ...more }: Whole, first: boolean): void {
  const before = table.value;
  link.value = "open";
  wait = FIRST_WAIT;
  if (first) answered.value = null;
  chat.value = said;
  table.value = { ...more, ...about };
  const { at, seat, view } = more;
  if (!first && before && before.seat !== seat) filmed.cut(at, seat, view, log);
  else filmed.begin(at, seat, view, log);
}

/** What is left out is null or empty, and `about` as it was. */
function showNews(news: News): void {
  const before = table.value;
  if (!before) return;
  const {
    seq,
    deciding = null,
    question = null,
    running = null,
    ending = null,
    plan = null,
    about,
    frames = [],
  } = news;
  const at = frames.at(-1)?.at ?? before.at;
  table.value = { ...before, seq, number: news.number ?? seq, at, deciding, question, running, ending, plan, ...about };
  if (isRefused(before, table.value)) backRefused.value = true;
  if (news.chat) chat.value = [...chat.value, ...news.chat];
  filmed.add(frames, before.held);
}

/** Whether one has asked for a decision back, and somebody has not agreed: nothing was undone, and nothing decided since. */
function isRefused(before: Seen, now: Seen): boolean {
  return before.back !== null && now.back === null && before.held.includes(before.back.seat) && before.at === now.at;
}

/** The link of this page is void from now on, and another one leads to the same seats. */
function renew(link: string): void {
  replaceLink(location.pathname, link);
  history.replaceState(null, "", link);
  address = seatAddress(link.replace("/t/", ""));
}

function reconnect(): void {
  const old = socket;
  socket = null;
  old?.close();
  link.value = "lost";
  connect();
}

/** Somebody looks at the page again: do not make him wait. */
function hurry(): void {
  if (link.value !== "lost" || socket || document.hidden) return;
  wait = FIRST_WAIT;
  connect();
}
