// What a finished game was like: its film is looked through for what decided it, and for what can be counted.

import { applied } from "../reel/patch";
import { partOf, seriesOf } from "../service/api";
import type { Message, Series, Shot } from "../service/wire";

export type Event = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Something that decided the game: after which decision, and how it was told. */
export interface Moment {
  readonly at: number;
  readonly turn: number | null;
  readonly text: Message;
}

/** How much an event decides, and which line tells it; those that decide nothing weigh nothing. */
export type Weigh = (event: Event) => number;

/** A number of each seat; null is for all of them. */
export interface Tally {
  readonly text: () => string;
  readonly count: (event: Event, seat: string) => number;
  /** The one seat that can do it, where the others never can. */
  readonly only?: string;
}

/** How a game is reviewed. */
export interface Reviewing {
  readonly weigh: Weigh;
  /** What is counted for each of these; a game that is played together has one for all. */
  readonly tallies: readonly Tally[];
  readonly columns: (seats: readonly string[]) => readonly string[];
}

/** A finished game, as one seat saw it, and what the others had in the end. */
export interface Film {
  readonly of: number;
  readonly frames: readonly Shot[];
  readonly measures: Series["measures"];
  /** What each seat saw at the end. */
  readonly views: Readonly<Record<string, unknown>>;
}

const MOST = 6;

export async function filmOf(table: string, seat: string | null): Promise<Film> {
  const frames: Shot[] = [];
  let part = await partOf(table, 0, seat);
  frames.push(...part.frames);
  while (part.at + part.frames.length <= part.of && part.frames.length > 0) {
    part = await partOf(table, part.at + part.frames.length, seat);
    frames.push(...part.frames);
  }
  const lastSeen = part.seats.map(async (one) => [one, await lastView(table, part.of, one)] as const);
  const [views, { measures }] = await Promise.all([Promise.all(lastSeen), seriesOf(table)]);
  return { of: part.of, frames, measures, views: Object.fromEntries(views) };
}

async function lastView(table: string, of: number, seat: string): Promise<unknown> {
  const { view, frames } = await partOf(table, of, seat);
  return frames.slice(1).reduce<unknown>((now, { changes }) => applied(now, changes), view);
}

/** What decided the game, in its order: the heaviest events, and at most one of each decision. */
export function momentsOf({ frames, measures }: Film, weigh: Weigh, turns: string): readonly Moment[] {
  const found = frames.flatMap((frame) => {
    const heaviest = eventsOf(frame)
      .map((event) => ({ event, weight: weigh(event) }))
      .sort((one, other) => other.weight - one.weight)[0];
    const text = heaviest && frame.log.find(([id]) => id === `event-${heaviest.event.kind}`);
    if (!heaviest || heaviest.weight <= 0 || !text) return [];
    return [{ at: frame.at, turn: measures[turns]?.[frame.at] ?? null, text, weight: heaviest.weight }];
  });
  const chosen = [...found].sort((one, other) => other.weight - one.weight || other.at - one.at).slice(0, MOST);
  return found.filter((moment) => chosen.includes(moment));
}

export interface Row {
  readonly text: string;
  readonly numbers: readonly (number | null)[];
}

/** What was counted, by column; what never happened is left out. */
export function rowsOf({ frames }: Film, tallies: readonly Tally[], columns: readonly string[]): readonly Row[] {
  const events = frames.flatMap(eventsOf);
  return tallies
    .map(({ text, count, only }) => ({
      text: text(),
      numbers: columns.map((column) =>
        only && only !== column ? null : events.reduce((sum, event) => sum + count(event, column), 0),
      ),
    }))
    .filter(({ numbers }) => numbers.some((number) => number));
}

function eventsOf({ events }: Shot): readonly Event[] {
  return events as readonly Event[];
}
