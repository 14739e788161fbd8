// How each game is drawn.

import * as deckers from "./deckers/board";
import * as netrunner from "./netrunner/board";
import { update } from "./table/seat";

const GAMES = { deckers, netrunner } as const;

/** The drawings of the game that is being played here. */
export function drawn(): (typeof GAMES)[keyof typeof GAMES] {
  const game = update.value?.game ?? "netrunner";
  return game in GAMES ? GAMES[game as keyof typeof GAMES] : netrunner;
}
