// Tournaments, and the challenge of the week.

import { account, change } from "./accounts";
import { get } from "./api";
import type { CupListed, CupShown, NewCup, Opened, WeekShown } from "./wire";

const ALL = "/api/tournaments";

export const tournaments = () => get<readonly CupListed[]>(ALL);
export const tournament = (id: string) => get<CupShown>(`${ALL}/${id}`);
export const announce = (cup: NewCup) => change<CupShown>("POST", ALL, cup);
export const enter = (id: string, brings: Readonly<Record<string, unknown>>) =>
  change<void>("POST", `${ALL}/${id}/players`, { brings });
export const leave = (id: string) => change<void>("DELETE", `${ALL}/${id}/players`);
export const beginNow = (id: string) => change<void>("POST", `${ALL}/${id}/start`);
export const callOff = (id: string) => change<void>("DELETE", `${ALL}/${id}`);

export const weekOf = (week: string) => get<WeekShown>(`/api/weekly${week ? `?week=${week}` : ""}`);
export const tryWeek = () => change<Opened>("POST", "/api/weekly");

/** What the account is to remember of a thing, beside all else that it remembers. */
export async function remember(name: string, value: unknown): Promise<void> {
  if (!account.value) return;
  const settings = { ...account.value.settings, [name]: value };
  await change<void>("PUT", "/api/account/settings", settings);
  account.value = { ...account.value, settings };
}
