// A frame of the wire as what is shown of it, shot after shot: each line of the log has its moment.

import type { Frame, Message } from "../service/wire";
import { applied } from "./patch";

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
  /** What happened, with the first shot of a frame. */
  readonly events: Frame["events"];
  /** Whether the player did it himself, so that he need not be told. */
  readonly own: boolean;
  /** Whose turn begins. */
  readonly turn: Turn | null;
}

/** The turn of the player himself, or of somebody else: an opponent, a partner, the computer. */
export type Turn = "own" | "other";

/** What a game says of the lines of its log. */
export interface Teller {
  /** How long a line takes, as a multiple of the usual. */
  readonly weight: (line: Message) => number;
  /** Whose turn begins with it, as a seat sees it. */
  readonly turn: (line: Message, seat: string | null) => Turn | null;
}

/** The first shot of a reel, or one that cuts to another pair of eyes. */
export function still(at: number, seat: string | null, view: unknown, log: readonly Message[], own: boolean): Shot {
  return { at, seat, view, log: [...log], lines: log.length, line: null, events: [], own, turn: null };
}

/** What follows a shot. `mine` are the seats of the player. */
export function after(before: Shot, frame: Frame, mine: readonly string[], teller: Teller): readonly Shot[] {
  const { seat } = before;
  const log = before.log as Message[];
  log.push(...frame.log);
  const view = applied(before.view, frame.changes);
  const isMine = frame.by !== null && mine.includes(frame.by);
  const turns = frame.log.map((line) => teller.turn(line, seat));
  // What the player did himself is one shot; from there on where somebody else's turn begins he is told.
  const others = turns.indexOf("other");
  const told = isMine ? (others < 0 ? frame.log.length : others) : 0;
  const shots: Shot[] = [];
  const shoot = (lines: number, own: boolean) => {
    const line = frame.log[lines - 1] ?? null;
    const events = shots.length === 0 ? frame.events : [];
    const turn = turns[lines - 1] ?? null;
    shots.push({ at: frame.at, seat, view, log, lines: before.lines + lines, line, events, own, turn });
  };
  if (told > 0 || frame.log.length === 0) shoot(told, isMine);
  for (let lines = told + 1; lines <= frame.log.length; lines++) shoot(lines, false);
  return shots;
}
