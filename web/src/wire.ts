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
  readonly seat: string;
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly deciding: string | null;
  readonly question: Question | null;
  readonly log: readonly Message[];
  readonly ending: Ending | null;
}

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
