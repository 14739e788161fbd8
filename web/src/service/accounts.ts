// Whoever is signed in: the account, its decks and games.

import { signal } from "@preact/signals";
import { get, post, Refusal, send } from "./api";
import type { Account, DeckKept, TableListed } from "./wire";

export const account = signal<Account | null>(null);

/** Whether this browser has signed in, so that guests need not ask. */
const SIGNED_IN = "cyberdeck-signed-in";
let asked: Promise<Account | null> | null = null;

/** The account of an earlier visit, if its session still holds. */
export function recall(): Promise<Account | null> {
  asked ??= isMarked() ? get<Account>("/api/account").then(entered, expired) : Promise.resolve(null);
  return asked;
}

export const signIn = (name: string, password: string) =>
  post<Account>("/api/session", { name, password }).then(entered);
export const createAccount = (name: string, password: string) =>
  post<Account>("/api/accounts", { name, password }).then(entered);

export async function signOut(): Promise<void> {
  await change("DELETE", "/api/session");
  left();
}

/** Whoever has signed in elsewhere must do so again. */
export const changePassword = (password: string, fresh: string) =>
  change<void>("PUT", "/api/account/password", { password, new: fresh });

/** Nothing of the account is left; its games stay without its name. */
export async function deleteAccount(password: string): Promise<void> {
  await change("POST", "/api/account/deletion", { password });
  left();
}

export async function putDeck(name: string, kept: DeckKept): Promise<void> {
  await change("PUT", `/api/account/decks/${encodeURIComponent(name)}`, kept);
  if (account.value) account.value = { ...account.value, decks: { ...account.value.decks, [name]: kept } };
}

export async function dropDeck(name: string): Promise<void> {
  await change("DELETE", `/api/account/decks/${encodeURIComponent(name)}`);
  const { [name]: _, ...decks } = account.value?.decks ?? {};
  if (account.value) account.value = { ...account.value, decks };
}

export const ownGames = () => get<readonly TableListed[]>("/api/account/games");
export const ownLink = (table: string) => change<{ link: string }>("POST", `/api/account/games/${table}/links`);

/** The seat of a link is among one's own games from now on. */
export async function claimSeat(token: string): Promise<void> {
  if (!(await recall())) return;
  try {
    await change("POST", "/api/account/games", { token });
  } catch {
    // The game can be played all the same.
  }
}

/** A request that changes something for whoever is signed in. */
export function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send<T>(method, path, body, account.value?.csrf);
}

function entered(found: Account): Account {
  mark(true);
  account.value = found;
  return found;
}

function left(): null {
  mark(false);
  account.value = null;
  return null;
}

/** Without an answer nobody is signed in for now; with a refusal the session is over. */
function expired(error: unknown): null {
  return error instanceof Refusal && error.status === 401 ? left() : null;
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    return false;
  }
}

function mark(on: boolean): void {
  try {
    if (on) localStorage.setItem(SIGNED_IN, "yes");
    else localStorage.removeItem(SIGNED_IN);
  } catch {
    // A browser that keeps nothing is signed in until the page is left.
  }
}
