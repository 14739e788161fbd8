// What goes over the wire, as docs/protocol.md says.

export type Arg = number | string | Message;
export type Message = readonly [id: string, args: readonly (readonly [name: string, value: Arg])[]];

export interface Option {
  readonly notation: string;
  readonly message: Message;
  readonly at: readonly string[];
}

export interface Question {
  readonly prompt: Message;
  readonly at: readonly string[];
  readonly options: readonly Option[];
}

export interface Ending {
  readonly winners: readonly string[];
  readonly reason: Message;
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly game: string;
  /** Null for a spectator. */
  readonly seat: string | null;
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly deciding: string | null;
  readonly question: Question | null;
  readonly log: readonly Message[];
  readonly ending: Ending | null;
  /** Whether the log is the whole of it. */
  readonly whole: boolean;
  readonly table: string;
  /** The seats that this link opens. */
  readonly held: readonly string[];
  readonly begun: boolean;
  readonly players: readonly PlayerListed[];
  readonly clock: { readonly running: string | null; readonly left: number | null } | null;
  readonly back: { readonly seat: string; readonly waiting: readonly string[] } | null;
  readonly chat: readonly ChatLine[];
  readonly commitment: string;
  readonly proof: string | null;
  readonly rematch: boolean;
}

/** Who sits in a seat. */
export interface PlayerListed {
  readonly seat: string;
  readonly sitting: string;
  readonly name: string;
  readonly online: boolean;
  readonly stand_in: boolean;
  readonly consents: boolean;
  readonly left: number | null;
}

export interface ChatLine {
  readonly seat: string;
  readonly text: string;
  readonly at: number;
}

/** Why a decision is not offered. */
export interface Because {
  readonly type: "because";
  readonly notation: string;
  readonly reason: Message | null;
  readonly clause: string;
}

export interface Rematch {
  readonly type: "rematch";
  readonly link: string;
}

export type Told = Update | Refused | Because | Rematch;

/** What a client may say beside its decisions. */
export type Said =
  | { readonly type: "back" | "give-back" | "resign" | "rematch" }
  | { readonly type: "answer"; readonly agree: boolean }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "mute"; readonly seat: string; readonly on: boolean }
  | { readonly type: "stand-in"; readonly seat: string }
  | { readonly type: "consent"; readonly on: boolean }
  | { readonly type: "why"; readonly notation: string };

export interface Refused {
  readonly type: "refused";
  readonly seq: number;
  readonly reason: Message;
}

export interface Decide {
  readonly type: "decide";
  readonly seq: number;
  readonly notation: string;
}

/** Who sits where: a person with a link, or the house. */
export type Seats = Readonly<Record<string, "person" | "house">>;

/** Facts of a card that are the same for everybody. */
export interface Facts {
  readonly number?: number;
  readonly side: string;
  readonly faction: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly unique?: boolean;
  readonly cost?: number | string | null;
  readonly strength?: number | null;
  readonly trash?: number | null;
  readonly memory?: number | null;
  readonly link?: number | null;
  readonly advancement?: number | null;
  readonly points?: number | null;
  readonly influence?: number | null;
}
