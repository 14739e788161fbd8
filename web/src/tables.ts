// Opening tables.

import type { Seats } from "./wire";

const OPENED = "cyberdeck-opened";

export type Links = Readonly<Record<string, string>>;

export async function openTable(game: string, seats: Seats): Promise<Links> {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats, setup: {} }),
  });
  if (!answer.ok) throw new Error(`/api/tables: ${answer.status}`);
  const { links } = (await answer.json()) as { links: Links };
  return links;
}

/** Open a table with the house in all other seats, and sit down at it. */
export async function playHouse(game: string, seat: string, seats: readonly string[]): Promise<void> {
  const players = Object.fromEntries(seats.map((name) => [name, name === seat ? "person" : "house"] as const));
  const links = await openTable(game, players);
  const link = links[seat];
  if (!link) throw new Error(`no link for ${seat}`);
  remember(link);
  location.assign(link);
}

/** Whether this browser opened the table of this page against the house, so that it can open such a table again. */
export function isAgainstHouse(): boolean {
  try {
    return sessionStorage.getItem(OPENED) === location.pathname;
  } catch {
    return false;
  }
}

function remember(link: string): void {
  try {
    sessionStorage.setItem(OPENED, link);
  } catch {
    // Without a memory the player starts his next game from the first page.
  }
}
