// Written by python scripts/typescript.py from the types of the engine and the service: do not edit.

export interface ScoutPlaced {
  readonly kind: "scout-placed";
  readonly scout: string;
  readonly at: string;
  readonly origin: "objective" | "supply";
}

export interface ScoutMoved {
  readonly kind: "scout-moved";
  readonly scout: string;
  readonly origin: string;
  readonly at: string;
}

export interface ScoutRemoved {
  readonly kind: "scout-removed";
  readonly scout: string;
  readonly at: string;
  readonly to: "objective" | "supply";
}

export interface ScoutRedirected {
  readonly kind: "scout-redirected";
  readonly origin: string;
  readonly at: string;
}

export interface ScoutStopped {
  readonly kind: "scout-stopped";
  readonly at: string;
  readonly scout: string;
}

/** By Hacker's Palace. */
export interface ScoutSwallowed {
  readonly kind: "scout-swallowed";
  readonly at: string;
  readonly scout: string;
}

export interface PalaceBuilt {
  readonly kind: "palace-built";
  readonly at: string;
}

/** With its third scout. */
export interface PalaceFell {
  readonly kind: "palace-fell";
  readonly at: string;
}

export interface Exploded {
  readonly kind: "exploded";
  readonly at: string;
}

export interface Transformed {
  readonly kind: "transformed";
  readonly at: string;
  readonly shade: string;
}

/** White scouts have become black. */
export interface ScoutsFlipped {
  readonly kind: "scouts-flipped";
  readonly number: number;
  readonly at: string;
}

/** Programs of a colour in an event. */
export interface ProgramsTold {
  readonly colour: "blue" | "green" | "purple" | "red" | "yellow";
  readonly number: number;
}

export interface ProgramBlocked {
  readonly kind: "program-blocked";
  readonly program: ProgramsTold;
  readonly at: string;
}

export interface ProgramFreed {
  readonly kind: "program-freed";
  readonly program: ProgramsTold;
  readonly at: string;
}

export interface GuardianEntered {
  readonly kind: "guardian-entered";
  readonly piece: string;
  readonly at: string;
}

export interface GuardianRemoved {
  readonly kind: "guardian-removed";
  readonly piece: string;
  readonly at: string;
}

export interface SpaceCleared {
  readonly kind: "space-cleared";
  readonly at: string;
}

export interface ProgramsPlaced {
  readonly kind: "programs-placed";
  readonly program: ProgramsTold;
  readonly at: string;
  readonly origin: "objective" | "supply";
}

export interface ProgramsMoved {
  readonly kind: "programs-moved";
  readonly program: ProgramsTold;
  readonly origin: string;
  readonly at: string;
}

export interface ProgramsRemoved {
  readonly kind: "programs-removed";
  readonly program: ProgramsTold;
  readonly at: string;
  readonly to: "objective" | "supply";
}

/** Above the limit of a space (DK-3.12). */
export interface ProgramsSurplus {
  readonly kind: "programs-surplus";
  readonly program: ProgramsTold;
  readonly at: string;
}

/** `colour` is what they are then. */
export interface ProgramsFlipped {
  readonly kind: "programs-flipped";
  readonly program: ProgramsTold;
  readonly at: string;
  readonly colour: string;
}

/** Onto the current objective. */
export interface ProgramsToCard {
  readonly kind: "programs-to-card";
  readonly program: ProgramsTold;
  readonly origin: string | "objective" | "supply";
}

export interface ScoutToCard {
  readonly kind: "scout-to-card";
  readonly scout: string;
  readonly origin: string;
}

export interface InstallationPlaced {
  readonly kind: "installation-placed";
  readonly colour: string;
  readonly at: string;
}

export interface InstallationMoved {
  readonly kind: "installation-moved";
  readonly colour: string;
  readonly origin: string;
  readonly at: string;
}

export interface InstallationRemoved {
  readonly kind: "installation-removed";
  readonly colour: string;
  readonly at: string;
}

/** On a space that has one already (DK-3.12). */
export interface InstallationSurplus {
  readonly kind: "installation-surplus";
  readonly colour: string;
  readonly at: string;
}

/** The avatar in that place of its decker's, or the ghost that acts for it. */
export interface AvatarMoved {
  readonly kind: "avatar-moved";
  readonly decker: string;
  readonly at: string;
  readonly origin: string;
  readonly avatar: number;
  readonly piece: "avatar" | "ghost";
}

export interface GhostPut {
  readonly kind: "ghost-put";
  readonly decker: string;
  readonly at: string;
  readonly origin: string;
}

export interface AvatarRelocated {
  readonly kind: "avatar-relocated";
  readonly decker: string;
  readonly at: string;
  readonly origin: string;
  readonly avatar: number;
}

export interface SegmentLaid {
  readonly kind: "segment-laid";
  readonly colour: string;
  readonly q: number;
  readonly r: number;
}

export interface ServerRolled {
  readonly kind: "server-rolled";
  readonly face: string;
}

export interface NumberRolled {
  readonly kind: "number-rolled";
  readonly number: number;
}

export interface InfectionRolled {
  readonly kind: "infection-rolled";
  readonly at: string;
  readonly red: number;
  readonly black: number;
}

export interface InfectionWon {
  readonly kind: "infection-won";
  readonly at: string;
  readonly infection: number;
  readonly resistance: number;
}

export interface InfectionLost {
  readonly kind: "infection-lost";
  readonly at: string;
  readonly infection: number;
  readonly resistance: number;
}

/** He waits beside the objective. */
export interface HackmanBuilt {
  readonly kind: "hackman-built";
}

export interface HorseBuilt {
  readonly kind: "horse-built";
  readonly at: string;
}

export interface HorsePushed {
  readonly kind: "horse-pushed";
  readonly origin: string;
  readonly at: string;
}

/** The horse has lost a decker's program. */
export interface HorseUnloaded {
  readonly kind: "horse-unloaded";
  readonly decker: string;
  readonly program: ProgramsTold;
  readonly at: string;
}

export interface HorseGone {
  readonly kind: "horse-gone";
  readonly at: string;
}

/** Mother's Ghost. */
export interface GhostBeaten {
  readonly kind: "ghost-beaten";
}

/** By how much, and what is left of her health. */
export interface GhostWounded {
  readonly kind: "ghost-wounded";
  readonly number: number;
  readonly health: number;
}

export interface GhostRecovered {
  readonly kind: "ghost-recovered";
  readonly health: number;
}

export interface SystemCrashed {
  readonly kind: "system-crashed";
  readonly decker: string;
  readonly colour: string;
}

/** A card played for its symbols. */
export interface CommandPlayed {
  readonly kind: "command-played";
  readonly decker: string;
  readonly card: string;
}

/** A card that is to be played if others help. */
export interface CommandLaid {
  readonly kind: "command-laid";
  readonly decker: string;
  readonly card: string;
}

export interface ActionDeclared {
  readonly kind: "action-declared";
  readonly decker: string;
  readonly action: string;
  readonly at: string;
}

export interface CardExecuted {
  readonly kind: "card-executed";
  readonly decker: string;
  readonly card: string;
}

export interface CardShown {
  readonly kind: "card-shown";
  readonly decker: string;
  readonly card: string;
}

export interface CardInterrupted {
  readonly kind: "card-interrupted";
  readonly decker: string;
  readonly card: string;
}

export interface CardBought {
  readonly kind: "card-bought";
  readonly decker: string;
  readonly card: string;
}

/** An advanced card goes to the upgrade row, a base card out of the game. */
export interface CardSacrificed {
  readonly kind: "card-sacrificed";
  readonly decker: string;
  readonly card: string;
  readonly to: "gone" | "row";
}

export interface HandDiscarded {
  readonly kind: "hand-discarded";
  readonly decker: string;
  readonly number: number;
}

export interface CommandsDrawn {
  readonly kind: "commands-drawn";
  readonly decker: string;
  readonly number: number;
}

/** Which card it was, for the decker alone. */
export interface CommandDrawn {
  readonly kind: "command-drawn";
  readonly seat: number;
  readonly card: string;
}

/** Under the decker's own command deck, unseen. */
export interface CardsPutUnder {
  readonly kind: "cards-put-under";
  readonly decker: string;
  readonly number: number;
}

/** Of a hand, for a swap with another decker. */
export interface CardOffered {
  readonly kind: "card-offered";
  readonly decker: string;
  readonly card: string;
  readonly other: string;
}

export interface OfferRefused {
  readonly kind: "offer-refused";
  readonly decker: string;
}

/** `card` is given for `gained`, which was another's or, of a decker alone, on the own discard pile. */
export interface CardsSwapped {
  readonly kind: "cards-swapped";
  readonly decker: string;
  readonly card: string;
  readonly gained: string;
  readonly other: string;
}

/** From the upgrade row under the upgrade stack. */
export interface RowCardPutUnder {
  readonly kind: "row-card-put-under";
  readonly card: string;
}

export interface RowRefilled {
  readonly kind: "row-refilled";
  readonly card: string;
}

export interface PacketTaken {
  readonly kind: "packet-taken";
  readonly decker: string;
  readonly packet: string;
  readonly at: string;
}

export interface PacketGiven {
  readonly kind: "packet-given";
  readonly decker: string;
  readonly packet: string;
  readonly giver: string;
}

export interface PacketPut {
  readonly kind: "packet-put";
  readonly packet: string;
  readonly at: string;
}

export interface PacketSpent {
  readonly kind: "packet-spent";
  readonly decker: string;
  readonly packet: string;
}

export interface CycleBegan {
  readonly kind: "cycle-began";
  readonly number: number;
  readonly objective: string;
}

/** The decker whose turn comes, and the one whose was the last. */
export interface TileHanded {
  readonly kind: "tile-handed";
  readonly decker: string;
  readonly giver: string;
}

export interface PhaseBegan {
  readonly kind: "phase-began";
  readonly phase: string;
}

export interface GoalMet {
  readonly kind: "goal-met";
  readonly objective: string;
}

export interface GoalMissed {
  readonly kind: "goal-missed";
  readonly objective: string;
}

export interface ArrowFollowed {
  readonly kind: "arrow-followed";
  readonly colour: string;
  readonly direction: string;
}

export interface StartTypeChosen {
  readonly kind: "start-type-chosen";
  readonly decker: string;
  readonly colour: string;
}

export type Event =
  | ScoutPlaced
  | ScoutMoved
  | ScoutRemoved
  | ScoutRedirected
  | ScoutStopped
  | ScoutSwallowed
  | PalaceBuilt
  | PalaceFell
  | Exploded
  | Transformed
  | ScoutsFlipped
  | ProgramBlocked
  | ProgramFreed
  | GuardianEntered
  | GuardianRemoved
  | SpaceCleared
  | ProgramsPlaced
  | ProgramsMoved
  | ProgramsRemoved
  | ProgramsSurplus
  | ProgramsFlipped
  | ProgramsToCard
  | ScoutToCard
  | InstallationPlaced
  | InstallationMoved
  | InstallationRemoved
  | InstallationSurplus
  | AvatarMoved
  | GhostPut
  | AvatarRelocated
  | SegmentLaid
  | ServerRolled
  | NumberRolled
  | InfectionRolled
  | InfectionWon
  | InfectionLost
  | HackmanBuilt
  | HorseBuilt
  | HorsePushed
  | HorseUnloaded
  | HorseGone
  | GhostBeaten
  | GhostWounded
  | GhostRecovered
  | SystemCrashed
  | CommandPlayed
  | CommandLaid
  | ActionDeclared
  | CardExecuted
  | CardShown
  | CardInterrupted
  | CardBought
  | CardSacrificed
  | HandDiscarded
  | CommandsDrawn
  | CommandDrawn
  | CardsPutUnder
  | CardOffered
  | OfferRefused
  | CardsSwapped
  | RowCardPutUnder
  | RowRefilled
  | PacketTaken
  | PacketGiven
  | PacketPut
  | PacketSpent
  | CycleBegan
  | TileHanded
  | PhaseBegan
  | GoalMet
  | GoalMissed
  | ArrowFollowed
  | StartTypeChosen;
