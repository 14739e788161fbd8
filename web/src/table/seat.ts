// A seat at a table: its connection, what it knows, and its decisions.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { replaceLink } from "../service/memory";
import { compareVersions } from "../service/version";
import type {
  Cancel,
  Considered,
  Decide,
  Line,
  Message,
  Offer,
  Said,
  ShortcutSeen,
  TakeShortcut,
  Told,
  Update,
} from "../service/wire";

const UNKNOWN_LINK = 4404;
const CANNOT_GO_ON = 4409;
const TOO_MANY = 4429;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 20000;

/** Lost connections are sought again; an unknown link and a table that cannot go on stay as they are. */
export type Link = "connecting" | "open" | "lost" | "unknown" | "stopped";

export const link = signal<Link>("connecting");
export const update = signal<Update | null>(null);
export const log = signal<readonly Message[]>([]);
export const refusal = signal<Message | null>(null);
export const chat = signal<readonly Line[]>([]);

/** The question that has been answered and not yet followed by another. */
const answered = signal<number | null>(null);

/** What the player himself has decided last. */
export const taken = signal<Decide | null>(null);

/** The answer that is given without asking, such as passing in a window where the player does not want to stop. */
export const byItself = signal<(now: Update) => Offer | null>(() => null);

/** The question whose answer was refused: the player must look at it himself. */
const refused = signal<number | null>(null);

const unasked = computed(() => {
  const now = update.value;
  return now?.question && now.seq !== refused.value ? byItself.value(now) : null;
});

/** What the player is asked now. */
export const question = computed(() => (unasked.value ? null : (update.value?.question ?? null)));

/** Whether an option can be chosen right now. */
export const live = computed(
  () => link.value === "open" && question.value !== null && answered.value !== update.value?.seq,
);

effect(() => {
  const option = unasked.value;
  const seq = update.value?.seq;
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
  connect();
}

function seatAddress(token: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${token}`;
}

/** Answer the question of the moment, once. */
export function decide(option: Offer): void {
  const seq = update.value?.seq;
  if (!live.value || seq === undefined) return;
  answer(option, seq);
  taken.value = { type: "decide", seq, notation: option.notation };
}

/** Let the service give several answers, of which this question is the first. */
export function shorten({ notation }: ShortcutSeen): void {
  const seq = update.value?.seq;
  if (live.value && seq !== undefined) reply({ type: "shortcut", seq, notation });
}

/** Drop the answers that the question of the moment has had. */
export function cancel(): boolean {
  const seq = update.value?.seq;
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

function connect(): void {
  clearTimeout(retry);
  const mine = new WebSocket(address);
  let first = true;
  socket = mine;
  mine.onmessage = (event: MessageEvent<string>) => {
    if (socket !== mine) return;
    const news = JSON.parse(event.data) as Told;
    hear(news, first);
    if (news.type === "update") first = false;
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

/** The first update of a connection says where the game stands, whatever was sent before. */
function hear(news: Told, first: boolean): void {
  clearTimeout(silence);
  if (first && link.value === "lost") void compareVersions();
  if (news.type === "rematch") {
    location.assign(news.link);
    return;
  }
  if (news.type === "renewed") {
    renew(news.link);
    return;
  }
  if (news.type === "considered") {
    withheld.value = news;
    return;
  }
  batch(() => {
    if (news.type === "refused") {
      refusal.value = news.reason;
      answered.value = null;
      refused.value = update.value?.seq ?? null;
      return;
    }
    if (news.type !== "update") return;
    link.value = "open";
    wait = FIRST_WAIT;
    log.value = first || news.whole ? news.log : [...log.value, ...news.log];
    chat.value = first ? news.chat : [...chat.value, ...news.chat];
    update.value = news;
    if (first) answered.value = null;
  });
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
