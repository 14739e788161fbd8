// Written by python scripts/typescript.py from the types of the engine and the service: do not edit.

/** A sentence to be rendered in the reader's language; an argument may be a message itself, such as a card title. */
export type Message = readonly [id: string, args: readonly (readonly [string, number | string | Message])[]];

export type Arg = number | string | Message;

/** Each seat has so many seconds for the whole game, and gains some with each decision. */
export interface GameClock {
  readonly kind: "game";
  readonly seconds: number;
  readonly increment?: number;
}

/** Each decision may take so many days. */
export interface DecisionClock {
  readonly kind: "decision";
  readonly days: number;
}

export type Clock = GameClock | DecisionClock;

/** The answer to the question with that sequence number. */
export interface Decide {
  readonly type: "decide";
  readonly seq: number;
  readonly notation: string;
}

/** Show me the whole again. */
export interface Look {
  readonly type: "look";
}

/** A shortcut of the question with that sequence number: the service gives its answers, one by one. */
export interface TakeShortcut {
  readonly type: "shortcut";
  readonly seq: number;
  readonly notation: string;
}

/** Do not go on with the shortcut that is being played. */
export interface Halt {
  readonly type: "halt";
}

/** Drop the answers that the question with that sequence number has had, and begin it anew. */
export interface Cancel {
  readonly type: "cancel";
  readonly seq: number;
}

/** How much one wants to be asked from now on; null is what is usual. */
export interface Ask {
  readonly type: "asked";
  readonly how?: Asked | null;
}

export type Asked = "all" | "fair" | "choices";

/** Take the last own decision back: at once where that harms nobody, otherwise the others are asked. */
export interface Back {
  readonly type: "back";
}

/** Agree that somebody takes his decision back, or not. */
export interface Answer {
  readonly type: "answer";
  readonly agree: boolean;
}

export interface Say {
  readonly type: "chat";
  readonly text: string;
}

/** Do not tell me what that seat says. */
export interface Mute {
  readonly type: "mute";
  readonly seat: string;
  readonly on?: boolean;
}

/** Let the house play that seat: one's own, or one that was abandoned. */
export interface StandIn {
  readonly type: "stand-in";
  readonly seat: string;
}

/** Play one's seat again. */
export interface GiveBack {
  readonly type: "give-back";
}

export interface Resign {
  readonly type: "resign";
}

/** Whoever is given the key may see this side's cards. */
export interface Consent {
  readonly type: "consent";
  readonly on?: boolean;
}

/** The same again, or with the seats swapped: a link to one's seat at the new table. */
export interface Rematch {
  readonly type: "rematch";
  readonly swap?: boolean;
}

/** A new link to one's seats; those that were known no longer open them. */
export interface Renew {
  readonly type: "renew";
}

/** Why a decision is not offered. */
export interface Why {
  readonly type: "why";
  readonly notation: string;
}

/** What one may want to do with a thing and is not offered. */
export interface Consider {
  readonly type: "consider";
  readonly thing: string;
}

export type Said =
  | Decide
  | Look
  | TakeShortcut
  | Halt
  | Cancel
  | Ask
  | Back
  | Answer
  | Say
  | Mute
  | StandIn
  | GiveBack
  | Resign
  | Consent
  | Rematch
  | Renew
  | Why
  | Consider;

/** All that a seat may know now: on joining, when asked for, after a take-back, and when the seat is another. */
export interface Whole {
  readonly type: "whole";
  readonly seq: number;
  /** The number of the last entry of the journal. */
  readonly number: number;
  /** How many decisions have been made. */
  readonly at: number;
  readonly game: string;
  /** The seat whose view this is; null for a spectator. */
  readonly seat: string | null;
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly deciding: string | null;
  readonly question: Question | null;
  /** All lines. */
  readonly log: readonly Message[];
  readonly ending: Ending | null;
  /** The shortcut of one's own that goes on when it is one's turn to answer again. */
  readonly running: Message | null;
  readonly about: About;
  /** The latest lines. */
  readonly chat: readonly Line[];
  readonly table: string;
  /** The seats that this link opens. */
  readonly held: readonly string[];
  /** The hash of the proof. */
  readonly commitment: string;
  /** From where the game has set out. */
  readonly origin: Origin;
}

export interface Question {
  readonly prompt: Message;
  readonly options: readonly Offer[];
  /** What it points at, by the names that options have for things. */
  readonly at: readonly string[];
  /** How many answers it has had that `cancel` drops: nothing has happened since the first. */
  readonly begun: number;
  /** What can be said at once instead of answer by answer. */
  readonly shortcuts: readonly ShortcutSeen[];
}

/** An option as its seat sees it. */
export interface Offer {
  readonly notation: string;
  readonly message: Message;
  /** The things it points at, by their names in the view. */
  readonly at: readonly string[];
  /** What it costs, as far as that is certain. */
  readonly price: readonly Charge[];
  /** What it surely does, or how likely. */
  readonly outcomes: readonly Outcome[];
}

/** One item of a price. */
export interface Charge {
  /** One of the game's own words for what can be paid with, such as click, credit, card. */
  readonly what: string;
  readonly amount: number;
  /** The same in words. */
  readonly message: Message;
  /** What it is taken from, by its name in the view; empty for the seat's own pool, or where that is still asked. */
  readonly source: string;
  /** Whether an answer that is still to come may add to it. */
  readonly more: boolean;
}

/** What an answer surely leads to, or how likely it is. */
export interface Outcome {
  readonly message: Message;
  /** The odds as a fraction of 1; null for what is certain. */
  readonly chance: number | null;
}

/** Several answers under one name; what they are, the service knows. */
export interface ShortcutSeen {
  readonly notation: string;
  readonly message: Message;
  readonly at: readonly string[];
  /** All that its answers cost, as long as nothing else comes up. */
  readonly price: readonly Charge[];
  readonly outcomes: readonly Outcome[];
}

export interface Ending {
  readonly winners: readonly string[];
  readonly reason: Message;
}

/** The table around the game. */
export interface About {
  readonly begun: boolean;
  readonly players: readonly PlayerSeen[];
  readonly clock: ClockSeen | null;
  readonly back: BackSeen | null;
  /** The rematch that somebody has opened. */
  readonly rematch: RematchSeen | null;
  /** How much the seat is asked: `all`, `fair` or `choices`; null for a spectator. */
  readonly asked: Asked | null;
  /** The link by which others see this side, for its own player and while he consents. */
  readonly side: string | null;
  /** The seed, its salt and a hash of the setup, when the game is over. */
  readonly proof: string | null;
}

/** Who sits in a seat. */
export interface PlayerSeen {
  readonly seat: string;
  /** person, bot, house, open (nobody yet) or joined */
  readonly sitting: string;
  readonly name: string;
  /** Whether he has been here at all. */
  readonly came: boolean;
  readonly online: boolean;
  /** Whether the house plays for him just now. */
  readonly stand_in: boolean;
  /** Whether those to whom he gives the key may see his side. */
  readonly consents: boolean;
  /** Milliseconds left when his clock stopped last. */
  readonly left: number | null;
}

export interface ClockSeen {
  readonly terms: Clock;
  /** The seat whose time it is. */
  readonly running: string | null;
  /** The milliseconds that seat has left now. */
  readonly left: number | null;
}

/** Somebody asks to take his decision back. */
export interface BackSeen {
  readonly seat: string;
  /** Who has not agreed yet. */
  readonly waiting: readonly string[];
}

/** Somebody has opened a table for the rematch. */
export interface RematchSeen {
  /** Who has; null where that is not known any more. */
  readonly seat: string | null;
  /** Whether everybody plays another seat there. */
  readonly swapped: boolean;
}

/** What somebody said. */
export interface Line {
  readonly seat: string;
  readonly text: string;
  readonly at: number;
}

/** From where a game sets out: whoever sits down at a table is to know. */
export type Origin = "beginning" | "position" | "script" | "branch";

/** What is new since the last message; else what is left out is null or empty, and `about` as it was. */
export interface News {
  readonly type: "news";
  readonly seq: number;
  readonly at: number;
  /** As `seq`, where it is left out. */
  readonly number?: number | null;
  readonly deciding?: string | null;
  readonly question?: Question | null;
  readonly running?: Message | null;
  readonly frames?: readonly Frame[];
  readonly ending?: Ending | null;
  readonly about?: About | null;
  readonly chat?: readonly Line[];
}

/** What one decision led to, as the seat saw it; a line of the log about the table itself comes in one too. */
export interface Frame {
  /** After how many decisions. */
  readonly at: number;
  /** The seat that decided. */
  readonly by: string | null;
  /** What happened, in order; each has a `kind`. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly log: readonly Message[];
  /** What turns the view before into the view after: `[path, value]`, `[path]`, `[path, at, gone, new]`. */
  readonly changes: readonly (readonly unknown[])[];
}

/** What was sent was not taken, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly seq: number;
  readonly reason: Message;
}

/** Why a decision is not offered; null if it is. */
export interface Because {
  readonly type: "because";
  readonly notation: string;
  readonly reason: Message | null;
  readonly clause: string;
}

/** What the seat may want to do with a thing and is not offered. */
export interface Considered {
  readonly type: "considered";
  readonly thing: string;
  readonly withheld: readonly Withheld[];
}

/** A decision that is not offered, and why. */
export interface Withheld {
  readonly notation: string;
  readonly reason: Message;
  readonly clause: string;
}

/** The link to the same seats at the table of the rematch. */
export interface Again {
  readonly type: "rematch";
  readonly link: string;
}

/** The only link to these seats from now on. */
export interface Renewed {
  readonly type: "renewed";
  readonly link: string;
}

export type Told = Whole | News | Refused | Because | Considered | Again | Renewed;

/** The game for newcomers: its setup, its seats, and the seat that they take. */
export interface FirstListed {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly seat: string;
}

export interface GameListed {
  readonly name: string;
  /** The seats of the plain setup. */
  readonly seats: readonly string[];
  /** How each seat is called that a table of this game may have. */
  readonly names: Readonly<Record<string, Arg>>;
  /** Whether the seats win and lose together, so that none hides its cards from the others. */
  readonly together: boolean;
  /** What people choose before a game. */
  readonly choosings: readonly Choosing[];
  readonly first: FirstListed;
}

/** What is chosen under one key of the setup: one of them, or a list where there may be more than one. */
export interface Choosing {
  readonly key: string;
  readonly message: Message;
  readonly choices: readonly Choice[];
  /** What is chosen unless somebody says otherwise. */
  readonly usual: readonly string[];
  readonly least: number;
  readonly most: number;
  /** Whether those that are chosen are the seats of the table. */
  readonly seats: boolean;
}

/** One of the things to choose from; `value` is what the setup says. */
export interface Choice {
  readonly value: string;
  readonly message: Message;
  /** Of those with the same group only one may be chosen. */
  readonly group: string;
  /** How hard it makes the game, where that is said. */
  readonly stars: number;
}

/** What to play, and who sits where: `person`, `bot`, `house` or `open`. */
export interface NewTable {
  readonly game: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly clock?: Clock | null;
  readonly public?: boolean;
  /** How much people are asked; null is what is usual, `all` is every window. */
  readonly asked?: Asked | null;
  /** Seats that share one link: hot-seat, or several in one hand. */
  readonly together?: readonly (readonly string[])[];
  /** How the seats of people are called that are not open. */
  readonly name?: string;
}

/** The table, and the secret links of the seats that have one. */
export interface Opened {
  readonly table: string;
  readonly links: Readonly<Record<string, string>>;
  readonly commitment: string;
}

export interface Join {
  readonly seat: string;
  readonly name?: string;
}

/** A new table from a finished one, after so many decisions. */
export interface Branch {
  readonly at: number;
  readonly seats: Readonly<Record<string, string>>;
  readonly together?: readonly (readonly string[])[];
  readonly name?: string;
}

export interface SeatListed {
  readonly seat: string;
  readonly sitting: string;
  readonly name: string;
}

export interface TableListed {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatListed[];
  readonly clock: Clock | null;
  readonly public: boolean;
  readonly opened_at: number;
  readonly begun: boolean;
  readonly deciding: string | null;
  readonly ending: Ending | null;
  readonly branch_of: string;
  readonly branch_at: number;
  /** From where the game has set out. */
  readonly origin: Origin;
}

/** A finished game after so many decisions, as one seat saw it or as a spectator did. */
export interface Replayed {
  readonly table: string;
  readonly at: number;
  readonly of: number;
  readonly seat: string | null;
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly deciding: string | null;
  readonly question: Question | null;
  /** How that question was answered. */
  readonly taken: string | null;
  readonly log: readonly Message[];
  readonly ending: Ending | null;
}

/** A frame of a finished game, and where it led: who was asked, and, if it was this seat, what, and its answer. */
export interface Shot {
  readonly at: number;
  readonly by: string | null;
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly log: readonly Message[];
  readonly changes: readonly (readonly unknown[])[];
  readonly deciding: string | null;
  readonly question: Question | null;
  readonly taken: string | null;
}

/** A part of a finished game, as one seat saw it or as a spectator did. */
export interface Reel {
  readonly table: string;
  readonly game: string;
  /** After how many decisions it begins, at the latest where it was asked for; the next part follows its last. */
  readonly at: number;
  /** Where the film begins: older rules took with them what was before. */
  readonly first: number;
  /** How many decisions the game has. */
  readonly of: number;
  readonly seat: string | null;
  readonly seats: readonly string[];
  /** What was seen there: the changes of the first frame are in it. */
  readonly view: unknown;
  /** All lines before the first frame. */
  readonly log: readonly Message[];
  /** One for each decision. */
  readonly frames: readonly Shot[];
  /** How it ended, in the last part. */
  readonly ending: Ending | null;
}

/** The numbers of a finished game that everybody could see, by name: at first, and after each decision. */
export interface Series {
  readonly table: string;
  readonly measures: Readonly<Record<string, readonly number[]>>;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** That it is really the account's owner who asks. */
export interface Password {
  readonly password: string;
}

export interface NewPassword {
  readonly password: string;
  readonly new: string;
}

/** A link of this service that somebody is to be given. */
export interface Invite {
  readonly link: string;
}

export interface Invitation {
  /** The link as others can open it. */
  readonly address: string;
  /** The same as a picture that a telephone's camera reads, an address of the kind data:. */
  readonly code: string;
}

export interface DeckKept {
  readonly game: string;
  readonly deck: unknown;
}

/** The secret token of a seat that is to be among one's own. */
export interface Claim {
  readonly token: string;
}

export interface Account {
  readonly name: string;
  /** What every changing request of this session must carry in the header X-CSRF-Token. */
  readonly csrf: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly decks: Readonly<Record<string, DeckKept>>;
}

export interface ChatExported {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** All that the service knows of an account, except for its password. */
export interface Exported {
  readonly name: string;
  readonly opened_at: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly decks: Readonly<Record<string, DeckKept>>;
  readonly games: readonly TableListed[];
  readonly chat: readonly ChatExported[];
}

export interface Error {
  readonly error: Message;
}
