// What this browser remembers of a game while it is being played: how it stands, and that it is over.

import { effect } from "@preact/signals";
import { pageOf } from "../game";
import { noteResult } from "../parts/rungs";
import { listed } from "../service/games";
import { finishGame, keepGame, myGames, noteStanding } from "../service/memory";
import { type Seen, seen } from "./seat";

export function noteStandings(link: string): void {
  let last = "";
  effect(() => {
    const now = seen.value;
    if (now) remember(now, link);
    const standing = now && pageOf(now.game).standing?.of(now.view);
    if (now?.ending) {
      finishGame(link);
      noteOpponent(now);
    }
    if (!standing || JSON.stringify(standing) === last) return;
    last = JSON.stringify(standing);
    noteStanding(link, standing);
  });
}

/** A seat that one has come to by its link, or that a rematch has led to, is one's own game like any other. */
function remember(now: Seen, link: string): void {
  if (now.held.length === 0 || myGames().some((kept) => kept.link === link)) return;
  keepGame({ table: now.table, game: now.game, link, seats: now.held, at: Date.now() });
}

/** Against the computer: how one has fared against its player. */
function noteOpponent(now: Seen): void {
  const game = listed(now.game);
  const opponent = now.players.find(({ sitting, rung }) => sitting === "house" && rung);
  const others = now.players.filter(({ seat }) => !now.held.includes(seat));
  if (!game || game.together || !opponent || !now.ending || others.some(({ sitting }) => sitting !== "house")) return;
  noteResult(game, opponent.rung, now.ending.winners.includes(now.held[0] ?? ""));
}
