// What a seat may know at a table of Netrunner, as cyberdeck/netrunner/view.py makes it.

export interface CardSeen {
  readonly name: string;
  readonly id: string | null;
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
  readonly hosted: readonly CardSeen[];
}

export interface ServerSeen {
  readonly name: string;
  /** Outermost first. */
  readonly ice: readonly CardSeen[];
  readonly root: readonly CardSeen[];
}

export interface PlayerSeen {
  readonly identity: CardSeen;
  readonly credits: number;
  readonly clicks: number;
  readonly points: number;
  readonly hand_size: number;
  readonly cards_in_hand: number;
  readonly hand: readonly CardSeen[];
  readonly deck: number;
  readonly discard: readonly CardSeen[];
  readonly score: readonly CardSeen[];
}

export interface RunSeen {
  readonly server: string;
  readonly ice: string | null;
  readonly encountered: boolean;
  readonly unbroken: readonly number[];
  readonly successful: boolean;
  readonly credits: number;
}

export interface NetrunnerView {
  readonly turn: Side;
  readonly turns: number;
  /** The step of the timing structure, or what is being asked outside of windows. */
  readonly step: string;
  readonly corp: PlayerSeen;
  readonly runner: PlayerSeen;
  readonly servers: readonly ServerSeen[];
  readonly rig: readonly CardSeen[];
  readonly in_play: readonly CardSeen[];
  readonly shown: readonly CardSeen[];
  readonly bad_publicity: number;
  readonly tags: number;
  readonly brain_damage: number;
  readonly link: number;
  readonly memory: number;
  readonly memory_used: number;
  readonly run: RunSeen | null;
}

export type Side = "corp" | "runner";
