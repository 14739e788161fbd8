// What this browser remembers of a game while it is being played: how it stands, and that it is over.

import { effect } from "@preact/signals";
import { pageOf } from "../game";
import { finishGame, noteStanding } from "../service/memory";
import { seen } from "./seat";

export function noteStandings(link: string): void {
  let last = "";
  effect(() => {
    const now = seen.value;
    const standing = now && pageOf(now.game).standing?.of(now.view);
    if (now?.ending) finishGame(link);
    if (!standing || JSON.stringify(standing) === last) return;
    last = JSON.stringify(standing);
    noteStanding(link, standing);
  });
}
