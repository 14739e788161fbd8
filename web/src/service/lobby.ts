// The lobby: who looks for a game, heard as it changes; and one's own seek, which holds as long as this browser listens.

import { signal } from "@preact/signals";
import { change, recall } from "./accounts";
import { keepGame } from "./memory";
import { ownName, sitDown } from "./sitting";
import type { LobbyTold, NewSeek, Place, SeekListed, SeekMade } from "./wire";

/** A seek of one's own: by the secret one hears of it. */
export interface Waiting {
  readonly seek: string;
  readonly secret: string;
  readonly game: string;
}

const KEPT = "cyberdeck-seek";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;

export const seeks = signal<readonly SeekListed[] | null>(null);
export const waiting = signal<Waiting | null>(kept());
/** Whether one's own seek has run out, so that somebody who comes back is told. */
export const expired = signal(false);

let socket: WebSocket | null = null;
let pause = FIRST_WAIT;

/** Look for a game: whoever is found at once plays at once, and otherwise one waits. */
export async function seek(wish: NewSeek): Promise<void> {
  await withdraw();
  const made = await ask("/api/seeks", { ...wish, name: ownName.signal.peek() });
  if (made.place) return sit(made.place);
  keep({ seek: made.seek, secret: made.secret, game: wish.game });
  expired.value = false;
  connect();
}

export async function take({ seek }: SeekListed, decks: Readonly<Record<string, unknown>>): Promise<void> {
  const made = await ask(`/api/seeks/${seek}/seat`, { decks, name: ownName.signal.peek() });
  await withdraw();
  if (made.place) sit(made.place);
}

export async function withdraw(): Promise<void> {
  const own = waiting.peek();
  if (!own) return;
  keep(null);
  await change<void>("DELETE", `/api/seeks/${own.secret}`);
}

export async function decline({ seek }: SeekListed): Promise<void> {
  await recall();
  await change<void>("DELETE", `/api/challenges/${seek}`);
}

async function ask(path: string, body: unknown): Promise<SeekMade> {
  await recall();
  return change<SeekMade>("POST", path, body);
}

function sit({ table, game, seat, link }: Place): void {
  keepGame({ table, game, link, seats: [seat], at: Date.now() });
  sitDown(link);
}

/** A seat where others wait for as many to play together, or a table at which they find theirs. */
export async function findCrew(game: string, size: number): Promise<void> {
  await withdraw();
  await recall();
  sit(await change<Place>("POST", "/api/crews", { game, size, name: ownName.signal.peek() }));
}

/** Listen, and again after a silence; whoever leaves the page hears nothing. */
export function listen(): () => void {
  connect();
  return () => {
    const open = socket;
    socket = null;
    shut(open);
  };
}

/** One that is only just being opened is shut as soon as it is open: until then the browser would complain. */
function shut(open: WebSocket | null): void {
  if (open?.readyState === WebSocket.CONNECTING) open.onopen = () => open.close();
  else open?.close();
}

function connect(): void {
  const before = socket;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const own = waiting.peek()?.secret ?? "";
  const made = new WebSocket(`${scheme}://${location.host}/ws/lobby?seek=${encodeURIComponent(own)}`);
  socket = made;
  shut(before);
  made.onmessage = ({ data }) => {
    pause = FIRST_WAIT;
    hear(JSON.parse(String(data)) as LobbyTold);
  };
  made.onclose = () => {
    if (socket !== made) return;
    setTimeout(() => socket === made && connect(), pause);
    pause = Math.min(LONGEST_WAIT, 2 * pause);
  };
}

function hear(told: LobbyTold): void {
  if (told.type === "seeks") seeks.value = told.seeks;
  else {
    keep(null);
    if (told.type === "seated") sit(told.place);
    else expired.value = true;
  }
}

function keep(own: Waiting | null): void {
  waiting.value = own;
  try {
    if (own) localStorage.setItem(KEPT, JSON.stringify(own));
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing waits as long as the page is open.
  }
}

function kept(): Waiting | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Waiting | null;
  } catch {
    return null;
  }
}
