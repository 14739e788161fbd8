// What a seat may know at a table of Deckers, as cyberdeck/deckers/view.py makes it.

import { update } from "../table/seat";

export const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Readonly<Partial<Record<Colour, number>>>;

export interface SpaceSeen {
  readonly name: string;
  readonly server: Colour;
  readonly number: number;
  readonly segment: Colour;
  /** Axial coordinates of a flat-top hex. */
  readonly q: number;
  readonly r: number;
  readonly closed: boolean;
  readonly programs: Counts;
  readonly installation: Colour | null;
  readonly black: number;
  readonly white: number;
  readonly blocked: readonly Colour[];
  readonly guardian: "black" | "white" | "hackman" | "mothers-ghost" | null;
  readonly packets: readonly string[];
}

export interface DeckerSeen {
  readonly id: string;
  readonly colour: Colour;
  readonly start: Colour | null;
  readonly avatars: readonly string[];
  readonly entry: string;
  readonly turns: number;
  /** The cards of one's own hand. */
  readonly hand: readonly string[] | null;
  readonly cards: number;
  readonly known: readonly string[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly played: readonly string[];
  readonly packets: readonly string[];
}

export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

export interface ObjectiveSeen {
  readonly id: string;
  readonly level: "copper" | "silver" | "gold" | "ghost";
  readonly progress: readonly Progress[];
  readonly programs: Counts;
  readonly black: number;
  readonly white: number;
  readonly queue: readonly string[];
}

export interface DeckersView {
  readonly smc: string;
  readonly upgrade: string;
  readonly cycle: number;
  readonly level: string;
  readonly objective: ObjectiveSeen;
  readonly objectives: readonly string[];
  readonly phase: string;
  readonly active: string;
  readonly deckers: readonly DeckerSeen[];
  readonly spaces: readonly SpaceSeen[];
  readonly supply: Readonly<Record<string, number>>;
  readonly row: readonly string[];
  readonly upgrades: number;
  readonly action: { readonly name: string; readonly at: string; readonly ghost: string | null } | null;
  readonly palace: { readonly at: string; readonly installations: readonly Colour[]; readonly scouts: number } | null;
  readonly horse: { readonly at: string; readonly programs: Readonly<Record<string, Colour | null>> } | null;
}

export function seenView(): DeckersView | null {
  return (update.value?.view as DeckersView | undefined) ?? null;
}

/** What is printed on a command card. */
export interface CommandFacts {
  readonly symbols: readonly string[];
  readonly cost: readonly string[];
  readonly keyword: string;
  readonly advanced: boolean;
  readonly source: string;
}

export interface DeckersFacts {
  readonly commands: Readonly<Record<string, CommandFacts>>;
  readonly objectives: Readonly<Record<string, { readonly level: string; readonly sources: Sources }>>;
  readonly smcs: Readonly<
    Record<
      string,
      {
        readonly stars: number;
        readonly new_scouts: Readonly<Record<string, readonly string[]>>;
        readonly sources: Sources;
      }
    >
  >;
  readonly deckers: Readonly<Record<string, { readonly colour: Colour; readonly sources: Sources }>>;
  readonly packets: Readonly<Record<string, { readonly type: string; readonly source: string }>>;
}

export type Sources = Readonly<Record<string, string>>;
