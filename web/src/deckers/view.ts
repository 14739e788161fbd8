// Written by python scripts/typescript.py from the types of the engine and the service: do not edit.

export type ColourWord = "blue" | "green" | "purple" | "red" | "yellow";

export type Piece = "black" | "hackman" | "mothers-ghost" | "white";

export type Queued = "black" | "blue" | "green" | "purple" | "red" | "white" | "yellow";

/** Everything that the rules open to a seat, and nothing else. */
export interface DeckersView {
  readonly seat: number;
  readonly smc: string;
  readonly upgrade: string;
  readonly fragmented: boolean;
  readonly packets: boolean;
  readonly options: readonly string[];
  readonly cycle: number;
  readonly level: Level;
  readonly objective: ObjectiveSeen;
  readonly objectives: readonly string[];
  readonly phase: Phase;
  readonly first_turn: boolean;
  readonly active: string;
  readonly deckers: readonly DeckerSeen[];
  /** Those that are laid out. */
  readonly spaces: readonly SpaceSeen[];
  readonly supply: Readonly<Record<string, number>>;
  readonly row: readonly string[];
  readonly upgrades: number;
  readonly gone: readonly string[];
  readonly action: ActionSeen | null;
  readonly palace: PalaceSeen | null;
  readonly horse: HorseSeen | null;
  readonly lasting: readonly string[];
  readonly spent_packets: readonly string[];
  readonly winners: readonly string[] | null;
}

export type Level = "copper" | "silver" | "gold";

/** The goal side, how far its parts are met, and what lies on the card; the back stays hidden (DK-9.3). */
export interface ObjectiveSeen {
  readonly id: string;
  readonly level: "copper" | "ghost" | "gold" | "silver";
  readonly immediate: boolean;
  readonly holds: boolean;
  readonly progress: readonly Progress[];
  readonly programs: Readonly<Partial<Record<ColourWord, number>>>;
  readonly black: number;
  readonly white: number;
  readonly queue: readonly Queued[];
  readonly track: Readonly<Record<string, number>>;
}

/** How far a part of the goal is met. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** The phases and steps of a cycle (DK-8.1, DK-10.2, DK-26). */
export type Phase =
  | "setup"
  | "information"
  | "start-of-turn"
  | "new-scouts"
  | "actions"
  | "end-of-turn"
  | "draw"
  | "attack"
  | "evaluation"
  | "move-scouts"
  | "refresh";

export interface DeckerSeen {
  readonly id: string;
  readonly colour: ColourWord;
  readonly start: ColourWord | null;
  readonly avatars: readonly string[];
  readonly entry: string;
  /** How many turns he has had in this cycle. */
  readonly turns: number;
  /** Null where the hand is hidden. */
  readonly hand: readonly string[] | null;
  readonly cards: number;
  /** Cards that everybody has seen in the hand. */
  readonly known: readonly string[];
  readonly deck: number;
  /** Cards at the bottom of the deck that this seat has put there; null for another's deck. */
  readonly under: readonly string[] | null;
  readonly discard: readonly string[];
  readonly played: readonly string[];
  /** All cards of hand, deck and piles, in no order. */
  readonly owned: readonly string[];
  readonly packets: readonly string[];
  readonly shown: readonly string[];
  readonly joker_used: boolean;
}

export interface SpaceSeen {
  readonly name: string;
  readonly server: ColourWord;
  readonly number: number;
  readonly segment: ColourWord;
  /** Axial coordinates of a flat-top hex. */
  readonly q: number;
  readonly r: number;
  readonly closed: boolean;
  readonly programs: Readonly<Partial<Record<ColourWord, number>>>;
  readonly installation: ColourWord | null;
  readonly black: number;
  readonly white: number;
  /** The programs under white scouts. */
  readonly blocked: readonly ColourWord[];
  readonly guardian: Piece | null;
  readonly packets: readonly string[];
}

/** The action that is being taken. */
export interface ActionSeen {
  readonly name: string;
  readonly at: string;
  readonly ghost: string | null;
}

export interface PalaceSeen {
  readonly at: string;
  readonly installations: readonly ColourWord[];
  readonly scouts: number;
}

export interface HorseSeen {
  readonly at: string;
  /** By decker. */
  readonly programs: Readonly<Record<string, ColourWord | null>>;
  readonly scout: boolean;
}

/** Each kind of component by the names that notation has for them. */
export interface DeckersFacts {
  readonly commands: Readonly<Record<string, CommandFacts>>;
  readonly objectives: Readonly<Record<string, ObjectiveFacts>>;
  readonly smcs: Readonly<Record<string, SmcFacts>>;
  readonly upgrades: Readonly<Record<string, UpgradeFacts>>;
  readonly deckers: Readonly<Record<string, DeckerFacts>>;
  readonly packets: Readonly<Record<string, PacketFacts>>;
  readonly segments: Readonly<Record<string, SegmentFacts>>;
  /** How many tokens of each pool there are in all. */
  readonly supply: Readonly<Record<string, number>>;
}

/** What is printed on a command card. */
export interface CommandFacts {
  readonly id: string;
  readonly title: string;
  readonly symbols: readonly string[];
  readonly cost: readonly string[];
  readonly copies: number;
  readonly keyword: "" | "execute" | "interrupt" | "passive" | "show";
  readonly advanced: boolean;
  readonly source: string;
}

/** What is on the front; the back, with the arrows, stays hidden (DK-9.3). */
export interface ObjectiveFacts {
  readonly name: string;
  readonly level: "copper" | "ghost" | "gold" | "silver";
  readonly sources: Readonly<Record<string, string>>;
}

export interface SmcFacts {
  readonly stars: number;
  /** By level. */
  readonly cycles: Readonly<Record<string, number>>;
  readonly new_scouts: Readonly<Record<string, readonly ("K" | "W")[]>>;
  /** With three and four deckers. */
  readonly new_scouts_many: Readonly<Record<string, readonly ("K" | "W")[]>>;
  readonly sources: Readonly<Record<string, string>>;
}

export interface UpgradeFacts {
  readonly sources: Readonly<Record<string, string>>;
}

export interface DeckerFacts {
  readonly name: string;
  readonly colour: ColourWord;
  readonly side: "alternate" | "primary";
  readonly start: string;
  readonly avatars: number;
  readonly sources: Readonly<Record<string, string>>;
}

export interface PacketFacts {
  readonly type: "immediate" | "spend";
  readonly tiles: number;
  readonly source: string;
}

/** Where its spaces 1 to 6 lie around its middle, and whose they are on its multicoloured side. */
export interface SegmentFacts {
  readonly hexes: readonly (readonly [number, number])[];
  readonly fragments: readonly ColourWord[];
}

export interface Forecast {
  /** The deckers who may have the next turn; nobody if the attack comes first. */
  readonly turns: readonly string[];
  /** In whose turn the scouts come. */
  readonly decker: string | null;
  /** For each space how likely a scout enters it, where that can happen. */
  readonly scouts: Readonly<Record<string, number>>;
  /** How likely a guardian arises there. */
  readonly guardians: Readonly<Record<string, number>>;
  readonly explosions: Readonly<Record<string, number>>;
  /** How likely the game is lost, by reason. */
  readonly lost: Readonly<Record<string, number>>;
  /** What a single scout would set off, where it is more than that it lies there. */
  readonly sparks: Readonly<Record<string, Aftermath>>;
  readonly attack: readonly Doomed[];
}

/** One more scout on a space: where scouts would enter, guardians arise, something explode, how one would lose. */
export interface Aftermath {
  readonly enters: readonly string[];
  readonly guardians: readonly string[];
  readonly explosions: readonly string[];
  readonly lost: string;
}

/** What the attack would destroy on a space, and how likely its red programs win before that (DK-26.1 to 26.4). */
export interface Doomed {
  readonly space: string;
  readonly programs: Readonly<Partial<Record<ColourWord, number>>>;
  readonly installation: ColourWord | null;
  readonly safe: number;
}
