// Where the turns of a finished game begin.

import { pageOf } from "../game";
import type { Series } from "../service/wire";

/** The decisions with which a new turn has begun; where films do not count turns, a new cycle. */
export function turnsIn(game: string, measures: Series["measures"]): readonly number[] {
  const numbers = counted(game, measures);
  return numbers.flatMap((number, at) => (at > 0 && number !== numbers[at - 1] ? [at] : []));
}

/** The decision after which the first turn has begun. */
export function beginningIn(game: string, measures: Series["measures"]): number {
  return counted(game, measures).findIndex((number) => number > 0);
}

function counted(game: string, measures: Series["measures"]): readonly number[] {
  return measures[pageOf(game).chart.turns] ?? measures.cycle ?? [];
}
