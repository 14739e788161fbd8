// What the service answers over HTTP, as docs/protocol.md says.

import { sentAlong } from "./along";
import { developed, planned } from "./filled";
import type {
  Explained,
  Invitation,
  Message,
  NewTable,
  Opened,
  PlayerShown,
  RatingListed,
  Reel,
  Series,
  TableListed,
} from "./wire";

/** A rule; without a number a remark, a subheading or a line of a table. */
export type Clause = readonly [id: string, text: string];
export type Chapter = readonly [id: string, title: string, clauses: readonly Clause[]];

/** A refusal of the service, with its reason as a message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message | null,
  ) {
    super(reason?.[0] ?? `status ${status}`);
  }
}

export async function get<T>(path: string): Promise<T> {
  return (sentAlong(path) as T | undefined) ?? answer<T>(await fetch(path));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>("POST", path, body);
}

/** A request that changes something; where an account is concerned, it carries the secret of the session. */
export async function send<T>(method: string, path: string, body?: unknown, csrf?: string): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (csrf) headers["X-CSRF-Token"] = csrf;
  return answer<T>(await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
}

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  let reason: Message | null = null;
  try {
    reason = ((await response.json()) as { error: Message }).error;
  } catch {
    // A refusal without a reason, such as from a proxy.
  }
  throw new Refusal(response.status, reason);
}

export const openTable = (table: NewTable) => post<Opened>("/api/tables", table);
/** Those of these tables that there are. */
export const tablesOf = (ids: readonly string[]) =>
  ids.length > 0 ? get<readonly TableListed[]>(`/api/tables?of=${ids.join(",")}`) : Promise.resolve([]);
export const playerOf = (name: string) => get<PlayerShown>(`/api/players/${encodeURIComponent(name)}`);
export const strongestOf = (game: string) =>
  get<Readonly<Record<string, readonly RatingListed[]>>>(`/api/ratings/${game}`);
export const publicTables = () => get<readonly TableListed[]>("/api/tables");
/** What the computer thinks of a decision of a finished game. */
export async function explainedAt(table: string, at: number): Promise<Explained> {
  const told = await get<Explained>(`/api/tables/${table}/why?at=${at}`);
  return { ...told, plans: told.plans.map(planned) };
}

export const tableOf = (id: string) => get<TableListed>(`/api/tables/${id}`);
export const joinTable = (id: string, seat: string, name: string) =>
  post<{ link: string }>(`/api/tables/${id}/seats`, { seat, name });

/** The part of a finished game in which a decision is, as a seat saw it. */
export async function partOf(table: string, at: number, seat: string | null): Promise<Reel> {
  const query = new URLSearchParams({ from: String(at), ...(seat === null ? {} : { seat }) });
  return developed(await get<Reel>(`/api/tables/${table}/reel?${query}`));
}

export const branch = (
  table: string,
  at: number,
  seats: Readonly<Record<string, string>>,
  together: readonly (readonly string[])[] = [],
  rungs: Readonly<Record<string, string>> = {},
) => post<Opened>(`/api/tables/${table}/branches`, { at, seats, together, rungs });

export const seriesOf = (table: string) => get<Series>(`/api/tables/${table}/series`);
export const rulesWords = (language: string, game: string) =>
  get<Readonly<Record<string, readonly string[]>>>(`/api/rules/${language}/${game}/words`);
export const rulesOf = (language: string, game: string) => get<readonly Chapter[]>(`/api/rules/${language}/${game}`);

/** A link as a friend can open it, who may not find the service where this browser does. */
export const invitation = (link: string) => post<Invitation>("/api/invitations", { link });
