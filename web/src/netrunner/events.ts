// Written by python scripts/typescript.py from the types of the engine and the service: do not edit.

export interface TurnBegan {
  readonly kind: "turn-began";
  readonly side: string;
}

export interface TurnEnded {
  readonly kind: "turn-ended";
  readonly side: string;
}

export interface KeptHand {
  readonly kind: "kept-hand";
  readonly side: string;
}

export interface TookMulligan {
  readonly kind: "took-mulligan";
  readonly side: string;
}

/** A card in an event, as far as the seat may know it. */
export interface CardTold {
  /** As in the seat's view, before or afterwards; None where the seat has not seen it as one of its own. */
  readonly handle: number | null;
  readonly id: string | null;
  /** Its notation when it happened. */
  readonly name: string;
  readonly zone: Zone;
  readonly server: string | null;
}

/** Where a card is. Ice lies before its server; a server's other cards lie in it or in its root. */
export type Zone = "deck" | "hand" | "discard" | "ice" | "root" | "rig" | "score" | "play" | "identity" | "removed";

export interface Drew {
  readonly kind: "drew";
  readonly side: string;
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface GainedCredits {
  readonly kind: "gained-credits";
  readonly side: string;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface LostCredits {
  readonly kind: "lost-credits";
  readonly side: string;
  readonly number: number;
  readonly source: CardTold | null;
}

/** What credits are spent on. */
export type Spending =
  | "advance"
  | "install"
  | "play"
  | "remove-tag"
  | "rez"
  | "steal"
  | "toll"
  | "trace"
  | "trash"
  | "trash-resource"
  | "use";

/** What for, and for which card. */
export interface PaidCredits {
  readonly kind: "paid-credits";
  readonly side: string;
  readonly number: number;
  readonly what: Spending;
  readonly source: CardTold | null;
}

export interface SpentClicks {
  readonly kind: "spent-clicks";
  readonly side: string;
  readonly number: number;
}

export interface GainedClicks {
  readonly kind: "gained-clicks";
  readonly side: string;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface LostClick {
  readonly kind: "lost-click";
  readonly side: string;
  readonly source: CardTold | null;
}

export interface Shuffled {
  readonly kind: "shuffled";
  readonly side: string;
  readonly source: CardTold | null;
}

export interface Played {
  readonly kind: "played";
  readonly side: string;
  readonly card: CardTold;
}

export interface Used {
  readonly kind: "used";
  readonly side: string;
  readonly card: CardTold;
}

export interface CorpInstalled {
  readonly kind: "corp-installed";
  readonly card: CardTold;
  readonly server: string;
}

export interface RunnerInstalled {
  readonly kind: "runner-installed";
  readonly card: CardTold;
}

export interface Rezzed {
  readonly kind: "rezzed";
  readonly card: CardTold;
}

export interface Derezzed {
  readonly kind: "derezzed";
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface Advanced {
  readonly kind: "advanced";
  readonly card: CardTold;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface CountersPlaced {
  readonly kind: "counters-placed";
  readonly card: CardTold;
  readonly number: number;
  readonly counter: string;
  readonly source: CardTold | null;
}

export interface CountersRemoved {
  readonly kind: "counters-removed";
  readonly card: CardTold;
  readonly number: number;
  readonly counter: string;
  readonly source: CardTold | null;
}

export interface Scored {
  readonly kind: "scored";
  readonly card: CardTold;
}

export interface Stolen {
  readonly kind: "stolen";
  readonly card: CardTold;
}

export interface Trashed {
  readonly kind: "trashed";
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface Discarded {
  readonly kind: "discarded";
  readonly side: string;
  readonly card: CardTold;
}

export interface Exposed {
  readonly kind: "exposed";
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface Revealed {
  readonly kind: "revealed";
  readonly side: string;
  readonly card: CardTold;
}

export interface Forfeited {
  readonly kind: "forfeited";
  readonly side: string;
  readonly card: CardTold;
}

export interface TookBadPublicity {
  readonly kind: "took-bad-publicity";
  readonly number: number;
  readonly source: CardTold | null;
}

export interface Bypassed {
  readonly kind: "bypassed";
  readonly card: CardTold;
}

/** From a pile or a deck into the hand; who may know which card follows from where it lay. */
export interface TookCard {
  readonly kind: "took-card";
  readonly side: string;
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface LookedAtDeck {
  readonly kind: "looked-at-deck";
  readonly side: string;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface Purged {
  readonly kind: "purged";
  readonly number: number;
}

export interface ArchivesTurned {
  readonly kind: "archives-turned";
  readonly number: number;
}

export interface RunBegan {
  readonly kind: "run-began";
  readonly server: string;
}

export interface Approached {
  readonly kind: "approached";
  readonly card: CardTold;
}

export interface ApproachedServer {
  readonly kind: "approached-server";
  readonly server: string;
}

export interface Encountered {
  readonly kind: "encountered";
  readonly card: CardTold;
}

/** Of the ice, by an icebreaker or by the ice's own text. */
export interface SubroutineBroken {
  readonly kind: "subroutine-broken";
  readonly number: number;
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface Strengthened {
  readonly kind: "strengthened";
  readonly card: CardTold;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface Weakened {
  readonly kind: "weakened";
  readonly card: CardTold;
  readonly number: number;
  readonly source: CardTold | null;
}

export interface SubroutineResolved {
  readonly kind: "subroutine-resolved";
  readonly number: number;
  readonly card: CardTold;
}

export interface EncounterEnded {
  readonly kind: "encounter-ended";
  readonly card: CardTold;
}

export interface Passed {
  readonly kind: "passed";
  readonly card: CardTold;
}

export interface JackedOut {
  readonly kind: "jacked-out";
}

export interface RunSucceeded {
  readonly kind: "run-succeeded";
  readonly server: string;
}

export interface RunFailed {
  readonly kind: "run-failed";
  readonly server: string;
}

export interface RunEnded {
  readonly kind: "run-ended";
  readonly server: string;
}

export interface Accessed {
  readonly kind: "accessed";
  readonly card: CardTold;
}

export interface TraceBegan {
  readonly kind: "trace-began";
  readonly number: number;
  readonly source: CardTold | null;
}

export interface TraceRaised {
  readonly kind: "trace-raised";
  readonly side: string;
  readonly number: number;
  readonly strength: number;
}

export interface TraceSucceeded {
  readonly kind: "trace-succeeded";
}

export interface TraceFailed {
  readonly kind: "trace-failed";
}

export interface Tagged {
  readonly kind: "tagged";
  readonly number: number;
  readonly source: CardTold | null;
}

export interface Untagged {
  readonly kind: "untagged";
  readonly number: number;
  readonly source: CardTold | null;
}

export interface Damaged {
  readonly kind: "damaged";
  readonly number: number;
  readonly damage: string;
  readonly source: CardTold | null;
}

/** So much of what was about to happen did not. */
export interface Prevented {
  readonly kind: "prevented";
  readonly side: string;
  readonly about: string;
  readonly number: number;
  readonly source: CardTold | null;
}

/** A card was about to be trashed. */
export interface Saved {
  readonly kind: "saved";
  readonly side: string;
  readonly card: CardTold;
  readonly source: CardTold | null;
}

/** A card was about to be exposed. */
export interface KeptHidden {
  readonly kind: "kept-hidden";
  readonly side: string;
  readonly card: CardTold;
  readonly source: CardTold | null;
}

export interface Flatlined {
  readonly kind: "flatlined";
}

export type Event =
  | TurnBegan
  | TurnEnded
  | KeptHand
  | TookMulligan
  | Drew
  | GainedCredits
  | LostCredits
  | PaidCredits
  | SpentClicks
  | GainedClicks
  | LostClick
  | Shuffled
  | Played
  | Used
  | CorpInstalled
  | RunnerInstalled
  | Rezzed
  | Derezzed
  | Advanced
  | CountersPlaced
  | CountersRemoved
  | Scored
  | Stolen
  | Trashed
  | Discarded
  | Exposed
  | Revealed
  | Forfeited
  | TookBadPublicity
  | Bypassed
  | TookCard
  | LookedAtDeck
  | Purged
  | ArchivesTurned
  | RunBegan
  | Approached
  | ApproachedServer
  | Encountered
  | SubroutineBroken
  | Strengthened
  | Weakened
  | SubroutineResolved
  | EncounterEnded
  | Passed
  | JackedOut
  | RunSucceeded
  | RunFailed
  | RunEnded
  | Accessed
  | TraceBegan
  | TraceRaised
  | TraceSucceeded
  | TraceFailed
  | Tagged
  | Untagged
  | Damaged
  | Prevented
  | Saved
  | KeptHidden
  | Flatlined;
