// A frame of the wire as what is shown of it, shot after shot: each line of the log has its moment, with what happened up to it.

import type { Frame, Message } from "../service/wire";
import { dealt, type Happening, type Touches } from "./dealing";

/** What there is to see at one place of the reel. */
export interface Shot {
  /** After how many decisions. */
  readonly at: number;
  /** Whose eyes; null for a spectator. */
  readonly seat: string | null;
  readonly view: unknown;
  /** The log of these eyes; it grows, and so many of its lines have been told. */
  readonly log: readonly Message[];
  readonly lines: number;
  /** The line that is told just now. */
  readonly line: Message | null;
  /** What happens just now. */
  readonly events: readonly Happening[];
  /** Whether the player did it himself. */
  readonly own: boolean;
  /** Whose turn begins. */
  readonly turn: Turn | null;
}

/** The turn of the player himself, or of somebody else: an opponent, a partner, the computer. */
export type Turn = "own" | "other";

/** What a game says of what happens in it. */
export interface Teller {
  /** How long a shot takes, as a multiple of the usual. */
  readonly weight: (shot: Pick<Shot, "line" | "events">) => number;
  /** Whose turn begins with it, for whoever plays these seats; `view` is what he sees after it. */
  readonly turn: (event: Happening, view: unknown, mine: readonly string[]) => Turn | null;
  /** Whether the player is to be shown it though he did it himself: dice, damage. */
  readonly isFate: (event: Happening) => boolean;
  readonly touches: Touches;
}

/** The first shot of a reel, or one that cuts to another pair of eyes. */
export function still(at: number, seat: string | null, view: unknown, log: readonly Message[], own: boolean): Shot {
  return { at, seat, view, log: [...log], lines: log.length, line: null, events: [], own, turn: null };
}

interface Piece {
  readonly lines: number;
  readonly line: Message | null;
  readonly events: readonly Happening[];
  readonly own: boolean;
  readonly turn: Turn | null;
}

/** What follows a shot. `mine` are the seats of the player. */
export function after(before: Shot, frame: Frame, mine: readonly string[], teller: Teller): readonly Shot[] {
  const { seat } = before;
  const log = before.log as Message[];
  log.push(...frame.log);
  const eyes = seat === null ? mine : [seat, ...mine];
  const last = dealt(before.view, frame.changes, [[]], () => false)[0];
  const turn = (events: readonly Happening[]) =>
    events
      .map((event) => teller.turn(event, last, eyes))
      .filter((found) => found !== null)
      .at(-1) ?? null;
  const isMine = frame.by !== null && mine.includes(frame.by);
  const told = pieces(frame, turn);
  const shown = isMine ? taken(told, teller) : told;
  const views =
    shown.length === 1
      ? [last]
      : dealt(
          before.view,
          frame.changes,
          shown.map(({ events }) => events),
          teller.touches,
        );
  return shown.map((piece, place) => {
    const lines = before.lines + piece.lines;
    return { ...piece, lines, at: frame.at, seat, log, view: views[place] };
  });
}

/** Each line with the events that led to it; what follows the last line belongs to it. */
function pieces(frame: Frame, turn: (events: readonly Happening[]) => Turn | null): readonly Piece[] {
  let next = 0;
  const found = frame.log.map((line, place) => {
    const end = frame.events.findIndex((event, at) => at >= next && isOf(line, event)) + 1;
    const from = next;
    next = Math.max(next, end);
    const until = place === frame.log.length - 1 ? frame.events.length : next;
    return { line, lines: place + 1, events: frame.events.slice(from, until) };
  });
  if (found.length === 0) return [{ line: null, lines: 0, events: frame.events, own: false, turn: turn(frame.events) }];
  return found.map((piece) => ({ ...piece, own: false, turn: turn(piece.events) }));
}

function isOf([id]: Message, { kind }: Happening): boolean {
  return id === `event-${kind}` || id === `event-${kind}-unseen`;
}

/** What the player did himself is one shot; from there on where chance speaks or somebody else's turn begins he is told. */
function taken(told: readonly Piece[], teller: Teller): readonly Piece[] {
  const others = told.findIndex(({ turn }) => turn === "other");
  const own = told.map((piece, place) => ({ ...piece, own: others < 0 || place < others }));
  const fate = own.findIndex((piece) => !piece.own || piece.events.some(teller.isFate));
  const sure = fate < 0 ? own.length : fate;
  const [first, ...more] = own.slice(0, sure);
  if (!first) return own;
  const last = more.at(-1) ?? first;
  const deed = { ...last, events: own.slice(0, sure).flatMap(({ events }) => events) };
  return [deed, ...own.slice(sure)];
}
