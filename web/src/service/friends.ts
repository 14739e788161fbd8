// Friends: who has agreed, who asks, and whether they are here.

import { signal } from "@preact/signals";
import { account, change, recall } from "./accounts";
import { get } from "./api";
import type { Friends } from "./wire";

const LOOKING = 15000;

export const friends = signal<Friends | null>(null);

async function look(): Promise<void> {
  if (document.hidden) return;
  await recall();
  if (!account.value) return;
  try {
    friends.value = await get<Friends>("/api/account/friends");
  } catch {
    // Those who were seen last are shown until there is an answer.
  }
}

/** Look now and again for as long as somebody looks at the page; who looks counts as here. */
export function lookAfterFriends(): () => void {
  if (!account.value) friends.value = null;
  void look();
  const timer = setInterval(look, LOOKING);
  return () => clearInterval(timer);
}

async function deed(method: string, path: string, name: string): Promise<void> {
  friends.value = await change<Friends>(method, `/api/account/${path}/${encodeURIComponent(name)}`);
}

export const befriend = (name: string) => deed("PUT", "friends", name);
export const part = (name: string) => deed("DELETE", "friends", name);
export const block = (name: string) => deed("PUT", "blocks", name);
export const unblock = (name: string) => deed("DELETE", "blocks", name);
