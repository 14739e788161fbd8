// Written by python scripts/typescript.py from the types of the engine and the service: do not edit.

import type { Message } from "../service/wire";

export type SideWord = "corp" | "runner";

/** Everything that the rules open to a seat, and nothing else. */
export interface NetrunnerView {
  readonly seat: number;
  readonly turn: SideWord;
  readonly turns: number;
  readonly step: Timing;
  readonly corp: PlayerSeen;
  readonly runner: PlayerSeen;
  readonly servers: readonly ServerSeen[];
  readonly rig: readonly CardSeen[];
  readonly in_play: readonly CardSeen[];
  /** Cards that are being shown to this seat just now: accessed, or looked at. */
  readonly shown: readonly CardSeen[];
  readonly bad_publicity: number;
  readonly tags: number;
  readonly brain_damage: number;
  readonly link: number;
  readonly memory: number;
  readonly memory_used: number;
  readonly run: RunSeen | null;
  readonly trace: TraceSeen | null;
  readonly winners: readonly SideWord[] | null;
}

/** What the game waits for: a window of the timing structure, or a question outside of windows. */
export type Timing =
  | "corp-1-1"
  | "corp-2-1"
  | "corp-2-2"
  | "corp-3-2"
  | "runner-1-1"
  | "runner-1-3"
  | "runner-2-2"
  | "run-2-1"
  | "run-2-3"
  | "run-3-1"
  | "run-4-1"
  | "run-4-3"
  | "action"
  | "access"
  | "trace"
  | "question"
  | "over";

export interface PlayerSeen {
  readonly identity: CardSeen;
  readonly credits: number;
  readonly clicks: number;
  readonly points: number;
  readonly hand_size: number;
  readonly cards_in_hand: number;
  /** Empty where the hand is hidden. */
  readonly hand: readonly CardSeen[];
  readonly deck: number;
  readonly discard: readonly CardSeen[];
  readonly score: readonly CardSeen[];
}

/** A card as a seat sees it; `id` is None where it may not know which card it is. */
export interface CardSeen {
  /** Its notation, by which options point at it. */
  readonly name: string;
  readonly id: string | null;
  /** The same as long as the seat can follow the card with its eyes; None for one of a deck or of a hidden hand. */
  readonly handle: number | null;
  readonly faceup: boolean;
  readonly active: boolean;
  readonly advancement: number;
  readonly credits: number;
  readonly recurring: number;
  readonly virus: number;
  readonly power: number;
  readonly agenda: number;
  readonly strength: number | null;
  readonly rez_cost: number | null;
  readonly requirement: number | null;
  readonly subroutines: number;
  /** Subtypes it has for a while, besides the printed ones; open to all. */
  readonly gained: readonly string[];
  readonly hosted: readonly CardSeen[];
}

export interface ServerSeen {
  readonly name: string;
  /** Outermost first, as the Runner meets it. */
  readonly ice: readonly CardSeen[];
  readonly root: readonly CardSeen[];
}

export interface RunSeen {
  readonly server: string;
  /** The approached or encountered ice. */
  readonly ice: string | null;
  readonly encountered: boolean;
  readonly unbroken: readonly number[];
  /** What each subroutine of the encountered ice does, broken or not. */
  readonly subroutines: readonly Message[];
  readonly successful: boolean;
  readonly credits: number;
  /** Cards whose effects hang on the next or the present encounter. */
  readonly at_stake: readonly string[];
}

export interface TraceSeen {
  readonly strength: number;
  readonly link: number;
  /** What happens if it succeeds. */
  readonly stake: Message;
}

export interface CardFacts {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly side: SideWord;
  readonly faction: string;
  readonly type: Type;
  readonly copies: number;
  readonly subtypes: readonly string[];
  readonly unique: boolean;
  readonly cost: number | "X";
  readonly strength: number;
  readonly trash: number | null;
  readonly memory: number;
  readonly link: number;
  readonly advancement: number;
  readonly points: number;
  readonly min_deck: number;
  readonly influence_limit: number;
  readonly influence: number | null;
}

export type Type =
  | "identity"
  | "agenda"
  | "asset"
  | "upgrade"
  | "ice"
  | "operation"
  | "event"
  | "hardware"
  | "program"
  | "resource";
