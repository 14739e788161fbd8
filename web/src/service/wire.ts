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

/** What do the answers to the question with that number cost, and what do they do? For who is put it without. */
export interface Price {
  readonly type: "price";
  readonly seq: number;
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

export type Asked = "all" | "fair" | "brief" | "choices";

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

/** What threatens; where that depends on something, such as whose turn comes next, `thing` names it. */
export interface Foresee {
  readonly type: "foresee";
  readonly thing?: string;
}

/** What another of one's own seats sees. */
export interface Glance {
  readonly type: "glance";
  readonly seat: string;
}

/** What would the computer do, with what this seat knows? */
export interface Hint {
  readonly type: "hint";
  readonly seq: number;
}

/** What would this seat be asked next, after these answers, if the others did nothing but pass? */
export interface Expect {
  readonly type: "expect";
  readonly steps?: readonly string[];
}

/** What is to be answered when one is asked, where there are days for a decision. */
export interface LeavePlan {
  readonly type: "plan";
  /** Options or shortcuts of what `expected` has named, one after the other. */
  readonly steps: readonly string[];
  /** The prompt of a question that was not foreseen but asked before, and whose answer this is to be again. */
  readonly asked?: string;
}

/** The computer is to play the seats that are still free, where all play together. */
export interface Fill {
  readonly type: "fill";
}

export type Said =
  | Decide
  | Look
  | Price
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
  | Consider
  | Foresee
  | Glance
  | Hint
  | Expect
  | LeavePlan
  | Fill;

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
  /** Whether these seats may ask what the computer would do. */
  readonly hints: boolean;
  /** The tournament that the game is part of, or nothing. */
  readonly cup: string;
  /** The week whose challenge it is, or nothing. */
  readonly week: string;
  /** By how many seconds this is shown later than it happens: to spectators, where that was agreed. */
  readonly late: number;
  /** One's own, where there is one. */
  readonly plan: PlanLeft | null;
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
  /** How much the seat is asked: `all`, `fair`, `brief` or `choices`; null for a spectator. */
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
  /** Which of the computer's players it is; empty for the plain one. */
  readonly rung: string;
  /** Until when his days stand still, in milliseconds since 1970; 0 if they do not. */
  readonly away: number;
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
export type Origin = "beginning" | "position" | "script" | "seed" | "branch";

/** What one has left to be answered in one's absence. */
export interface PlanLeft {
  readonly message: Message;
  /** Whether something else has come up, and it is not followed any more. */
  readonly dropped: boolean;
}

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
  readonly plan?: PlanLeft | null;
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

/** The question with that number, with prices, outcomes and shortcuts. */
export interface Priced {
  readonly type: "priced";
  readonly seq: number;
  readonly question: Question;
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

/** What threatens after so many decisions, as the game tells it. */
export interface Foreseen {
  readonly type: "foreseen";
  readonly seq: number;
  readonly thing: string;
  readonly forecast: unknown;
}

/** What another of one's own seats sees, as changes of the view that one is shown. */
export interface Glanced {
  readonly type: "glanced";
  readonly seq: number;
  readonly seat: string;
  readonly changes: readonly unknown[];
}

/** What the computer would do with what this seat knows, the best plan first. */
export interface Advice {
  readonly type: "advice";
  readonly seq: number;
  readonly plans: readonly PlanSeen[];
}

/** What the computer thinks of doing. */
export interface PlanSeen {
  /** The option that it begins with. */
  readonly notation: string;
  readonly message: Message;
  /** What is to come after it. */
  readonly after: readonly Message[];
  /** How good it is, in words. */
  readonly verdict: Message | null;
  /** How likely the game is won this way, where the computer can tell. */
  readonly chance: number | null;
}

/** What the seat would be asked after these steps. */
export interface Expected {
  readonly type: "expected";
  readonly steps: readonly string[];
  /** Whether it surely comes to that if the others only pass; otherwise these are what it was asked last, by kind. */
  readonly foreseen: boolean;
  readonly questions: readonly Question[];
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

export type Told =
  | Whole
  | News
  | Priced
  | Refused
  | Because
  | Considered
  | Foreseen
  | Glanced
  | Advice
  | Expected
  | Again
  | Renewed;

/** All seeks that one may take: at first, and whenever they have changed. */
export interface Seeks {
  readonly type: "seeks";
  readonly seeks: readonly SeekListed[];
}

export interface SeekListed {
  readonly seek: string;
  readonly game: string;
  /** Those that the seeker would play. With what he plays them, nobody is told before. */
  readonly sides: readonly string[];
  readonly clock: Clock | null;
  readonly rated: boolean;
  readonly name: string;
  /** Whether it is an account, which has a page. */
  readonly known: boolean;
  /** By the side. */
  readonly standards: Readonly<Record<string, Standard>>;
  readonly at: number;
  /** Who is challenged. */
  readonly to: string;
}

/** How strong somebody is known to be. */
export interface Standard {
  readonly rating: number;
  readonly provisional: boolean;
}

/** Somebody has taken one's own seek. */
export interface Seated {
  readonly type: "seated";
  readonly seek: string;
  readonly place: Place;
}

/** One's own seat, and the link that opens it. */
export interface Place {
  readonly table: string;
  readonly game: string;
  readonly seat: string;
  readonly link: string;
}

/** One's own seek is no more. */
export interface Expired {
  readonly type: "expired";
  readonly seek: string;
}

export type LobbyTold = Seeks | Seated | Expired;

/** The game for newcomers: its setup, its seats, and the seat that they take. */
export interface FirstListed {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly seat: string;
}

/** A player of the computer's. */
export interface RungListed {
  readonly name: string;
  readonly message: Message;
  /** How it plays, by the seat; where all seats are played alike, under an empty name. */
  readonly about: Readonly<Record<string, Message>>;
  /** How strong it is with each seat, on the scale of rated games; empty where nobody is rated. */
  readonly ratings: Readonly<Record<string, number>>;
}

/** A game of a campaign: what is fixed about it, its usual seats, and how many there may be instead. */
export interface StageListed {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly stars: number;
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
  /** Who plays for the house, the weakest first. */
  readonly rungs: readonly RungListed[];
  /** Games that open one after the other, for whoever wants to play them all. */
  readonly campaign: readonly StageListed[];
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
  /** Which of the bots that wait is to play a seat of a `bot`, by seat: it gets the link, and nobody else. */
  readonly bots?: Readonly<Record<string, string>>;
  /** Fixes the shuffles, as `--seed` does; only where no two people play each other. */
  readonly seed?: number | null;
  /** Whether the game counts: for two accounts, with a clock, from the beginning. */
  readonly rated?: boolean;
  /** On which rung the house plays its seats; where nothing is said, its plain player does. */
  readonly rungs?: Readonly<Record<string, string>>;
  /** Whether players may ask the computer what it would do; null: where nobody plays against another person. */
  readonly hints?: boolean | null;
  /** Seconds by which spectators see the game later than those who play. */
  readonly delay?: number;
  /** What is to be reached, if the setup is the position of a puzzle that one person tries: the house spoils it. */
  readonly goal?: string;
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
  readonly rungs?: Readonly<Record<string, string>>;
}

export interface SeatListed {
  readonly seat: string;
  readonly sitting: string;
  readonly name: string;
  readonly rung: string;
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
  readonly rated: boolean;
  /** Seconds by which spectators are late. */
  readonly delay: number;
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

/** What the computer thinks of a decision of a finished game, with what its seat knew then. */
export interface Explained {
  readonly table: string;
  /** After how many decisions it was asked. */
  readonly at: number;
  readonly seat: string;
  /** What was decided. */
  readonly taken: string;
  /** Who explains: who played the seat, or the strongest player where a person did. */
  readonly rung: string;
  readonly plans: readonly PlanSeen[];
}

/** A decision that mattered, judged by what its seat knew. */
export interface ReviewPoint {
  /** After how many decisions. */
  readonly at: number;
  readonly turn: number;
  readonly seat: string;
  /** The chance of that seat with what it did. */
  readonly known: number;
  /** The chances of all seats, if everything had been open. */
  readonly open: readonly number[];
  readonly asked: Message;
  readonly taken: Message;
  /** What the computer would have done. */
  readonly best: Message;
  /** The chance with that. */
  readonly chance: number;
  /** Whether it would have made a difference of a tenth at least, beyond doubt. */
  readonly moment: boolean;
}

/** A finished game thought through, as far as that has come. */
export interface ReviewShown {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** Whether anybody has asked for it. */
  readonly begun: boolean;
  readonly over: boolean;
  /** Whether the time was up before the end. */
  readonly cut: boolean;
  readonly done: number;
  readonly of: number;
  readonly points: readonly ReviewPoint[];
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
  /** Whether it stands on the page of its owner for everybody; null leaves it as it was. */
  readonly public?: boolean | null;
}

/** What the token is for, in words of one's own. */
export interface NewToken {
  readonly name: string;
}

/** Shown this once; the service keeps a hash of it. */
export interface TokenMade {
  readonly name: string;
  readonly token: string;
}

export interface TokenListed {
  readonly name: string;
  readonly made_at: number;
}

/** What a bot plays, and at how many tables at once. */
export interface Standing {
  readonly games: readonly string[];
  readonly about?: string;
  readonly most?: number;
}

/** A bot that can be challenged now. */
export interface BotListed {
  readonly name: string;
  readonly games: readonly string[];
  readonly about: string;
  /** At how many tables it sits. */
  readonly playing: number;
  readonly most: number;
}

/** By which ways an account hears that it is its turn, where there are days for a decision; empty is none. */
export interface NoticesWished {
  readonly mail?: string;
  /** An address that is told by POST. */
  readonly hook?: string;
  readonly language?: string;
}

export interface NoticesKept {
  readonly mail: string;
  /** Whether the code that was sent there has come back. */
  readonly confirmed: boolean;
  readonly hook: string;
  /** With which what the hook is told is signed. */
  readonly secret: string;
  /** Whether this service sends mail at all. */
  readonly mails: boolean;
  /** Until when the account is away, in milliseconds since 1970; 0 if it is not. */
  readonly away: number;
  /** Days that it may still be away in this year. */
  readonly days: number;
}

export interface MailCode {
  readonly code: string;
}

/** For how many days one is away. */
export interface Leave {
  readonly days: number;
}

/** What a webhook is told: that it is one's turn. */
export interface Turn {
  readonly event: string;
  readonly table: string;
  readonly game: string;
  readonly seat: string;
  /** Of the last entry of others; the same notice may come twice. */
  readonly number: number;
  /** When one's time is up, in milliseconds since 1970. */
  readonly due_at: number | null;
  readonly link: string;
}

/** A table of one's own: on connecting each that is not over, and again whenever something here has changed. */
export interface Called {
  readonly type: "table";
  readonly table: string;
  readonly game: string;
  /** Those that are one's own. */
  readonly seats: readonly string[];
  /** Whether one of them has to decide. */
  readonly turn: boolean;
  readonly over: boolean;
}

/** How strong somebody is with one side of a game. */
export interface RatingListed {
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  /** Whether too few games say so. */
  readonly provisional: boolean;
  readonly games: number;
}

export interface RatedGame {
  readonly table: string;
  readonly game: string;
  readonly seat: string;
  readonly against: string;
  readonly won: boolean;
  readonly reason: Message;
  readonly at: number;
  /** What it was worth; null where it was broken off, or did not count. */
  readonly change: number | null;
  readonly rated: boolean;
  /** With what it was played, by the name of what stands for it. */
  readonly deck: string;
  readonly against_deck: string;
}

/** How somebody has fared with one side of a game and one sort of deck. */
export interface Tally {
  readonly game: string;
  readonly seat: string;
  readonly deck: string;
  readonly won: number;
  readonly lost: number;
}

/** What everybody may know of an account. */
export interface PlayerShown {
  readonly name: string;
  /** By the game and its side, joined by a hyphen. */
  readonly ratings: Readonly<Record<string, RatingListed>>;
  /** The latest that were rated or public. */
  readonly games: readonly RatedGame[];
  readonly since: number;
  /** Over all such games. */
  readonly tallies: readonly Tally[];
  /** Those that he shows. */
  readonly decks: Readonly<Record<string, DeckKept>>;
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
  readonly mail: string;
  /** How it wants to hear of its turn. */
  readonly hook: string;
  /** From when until when it was away. */
  readonly vacations: readonly (readonly [number, number])[];
  /** The ids of those that it entered. */
  readonly tournaments: readonly string[];
  /** With whom it has to do, and as what. */
  readonly friends: readonly string[];
  /** Which puzzles it has solved, and when. */
  readonly solved: unknown;
}

export interface Error {
  readonly error: Message;
}

/** A game that somebody looks for; whoever waits for the same is put at one table with him. */
export interface NewSeek {
  readonly game: string;
  /** The sides that he would play, each with what he would play it with: as the setup of a table says it. */
  readonly decks: Readonly<Record<string, unknown>>;
  readonly clock?: Clock | null;
  readonly rated?: boolean;
  readonly name?: string;
  /** An account that is challenged; nobody else sees it. */
  readonly to?: string;
}

/** Sitting down with somebody who looks for a game. */
export interface Taking {
  readonly decks: Readonly<Record<string, unknown>>;
  readonly name?: string;
}

/** How many want to play together. */
export interface NewCrew {
  readonly game: string;
  readonly size?: number;
  readonly name?: string;
}

/** Either a seat, or the secret by which one hears of it. */
export interface SeekMade {
  readonly seek: string;
  readonly secret: string;
  readonly place: Place | null;
}

/** A tournament that is announced: it begins by itself after so many minutes, or when its maker says so. */
export interface NewCup {
  readonly name: string;
  readonly game: string;
  readonly shape: Shape;
  readonly clock: Clock;
  /** How long a round may take; what is undecided then is decided by the clocks. */
  readonly minutes: number;
  readonly begins_in: number;
  /** 0 is as many as are needed for so many players. */
  readonly rounds?: number;
  readonly most?: number;
  /** Which of the computer's players is met by whom nobody is left for; without one he is free. */
  readonly house?: string;
  /** Of a challenge: what everybody plays. Without one, each round is another of the challenges of weeks. */
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly rated?: boolean;
}

/** How it is decided who plays whom. */
export type Shape = "swiss" | "round-robin" | "challenge";

/** What a player brings: for each seat of the game what the setup of a table says of it, such as a deck. */
export interface Entering {
  readonly brings?: Readonly<Record<string, unknown>>;
}

export interface CupListed {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly shape: Shape;
  readonly clock: Clock;
  readonly minutes: number;
  readonly maker: string;
  readonly players: number;
  readonly most: number;
  /** The round that is under way or was the last; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  /** When it begins, or when the round under way is over at the latest. */
  readonly due_at: number | null;
  readonly over: boolean;
}

export interface EntrantShown {
  readonly name: string;
  readonly program: boolean;
  readonly gone: boolean;
}

/** How somebody stands; those who are equal in all of it stand by lot. */
export interface Placed {
  readonly place: number;
  /** Which of the entrants, by number. */
  readonly player: number;
  readonly points: number;
  /**
   * What decides between equals, the first first: strength of schedule and extended strength of schedule; of a team the
   * games won, the cycles and the goals.
   */
  readonly ties: readonly number[];
}

export interface GameShown {
  /** Null while it is not for others to look at: everybody plays the same shuffles. */
  readonly table: string | null;
  /** Who sits in which seat; null is the house. */
  readonly players: readonly (number | null)[];
  /** The seats that have won. */
  readonly winners: readonly number[];
  /** How it ended; null while it is under way. */
  readonly reason: Message | null;
}

export interface MatchShown {
  readonly first: number;
  readonly second: number | null;
  /** None where the first is free. */
  readonly games: readonly GameShown[];
  /** The points of both, or how far a team has come; null while the round is under way. */
  readonly score: readonly number[] | null;
}

export interface RoundShown {
  readonly begun_at: number;
  readonly due_at: number;
  readonly matches: readonly MatchShown[];
  /** Of a challenge: what was played. */
  readonly setup: Readonly<Record<string, unknown>>;
}

export interface CupShown {
  readonly cup: CupListed;
  readonly seats: readonly string[];
  readonly house: string;
  /** Whether one can still enter. */
  readonly open: boolean;
  readonly entrants: readonly EntrantShown[];
  readonly standings: readonly Placed[];
  readonly rounds: readonly RoundShown[];
  /** Which of the entrants asks. */
  readonly mine: number | null;
  /** Whether its maker asks. */
  readonly maker: boolean;
}

/** What came of a try. */
export interface Attained {
  readonly won: boolean;
  readonly reached: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** Not if something was taken back, or the computer played. */
  readonly counts: boolean;
  readonly at: number;
}

export interface Try {
  readonly name: string;
  /** Only first tries count. */
  readonly number: number;
  /** Null while the week is not over: everybody plays the same shuffles. */
  readonly table: string | null;
  readonly outcome: Attained | null;
  readonly mine: boolean;
}

export interface WeekShown {
  readonly week: string;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  /** When it ends. */
  readonly until: number;
  readonly over: boolean;
  /** Those that count in the order of their results, then the others. */
  readonly tries: readonly Try[];
  /** The week before, if anybody played it. */
  readonly before: string;
}

export interface Friend {
  readonly name: string;
  readonly presence: Presence;
  /** Where he plays, if everybody may watch. */
  readonly table: string;
}

export type Presence = "offline" | "online" | "playing";

/** Those who have agreed are seen; of all others nothing is said but that one has asked them. */
export interface Friends {
  readonly friends: readonly Friend[];
  /** Whom one has asked, whatever they think of it. */
  readonly asking: readonly string[];
  readonly asked_by: readonly string[];
  readonly blocked: readonly string[];
}

export interface Solved {
  /** By the names of the puzzles: solved at the first attempt, later, or not yet. */
  readonly tried?: Readonly<Record<string, Success>>;
  /** Those on which the puzzle of the day was solved, the latest last. */
  readonly days?: readonly string[];
}

export type Success = "first" | "later" | "failed";
