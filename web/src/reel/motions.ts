// How a game shows its events: a table with one motion for every kind.

import type { Happening } from "./dealing";
import { USUAL } from "./reel";
import type { Scene } from "./scene";
import type { Shot, Teller } from "./shots";

export interface Motion<E> {
  /** How long it takes at the usual pace. */
  readonly ms: number;
  /** After how long the next one may begin; as long as it takes, if nothing is said. */
  readonly next?: number;
  /** Whether the player is to see it come, though he decided what led to it. */
  readonly fate?: boolean;
  readonly play: (scene: Scene, event: E) => void;
}

/** Nothing is seen of it, for a reason. */
export type Unseen = string;

interface Kind {
  readonly kind: string;
}

/** One for each kind of event: the compiler misses what is missing. */
export type Motions<E extends Kind> = {
  readonly [K in E["kind"]]: Motion<Extract<E, { readonly kind: K }>> | Unseen;
};

/** What the reel needs to know of it. */
export type AnyMotions = Readonly<Record<string, Motion<never> | Unseen>>;

/** Something that has changed without a word. */
const SILENT = 0.4;
/** A line is read, even if there is little to see. */
const READ = 0.75;
const BRIEF = 0.2;

export function motionOf(motions: AnyMotions, { kind }: Happening): Motion<Happening> | null {
  const motion = motions[String(kind)];
  return typeof motion === "object" ? (motion as unknown as Motion<Happening>) : null;
}

export function tellerOf<E extends Kind>(
  table: Motions<E>,
  { turn, touches }: Pick<Teller, "turn" | "touches">,
): Teller {
  const motions = table as AnyMotions;
  return {
    weight: ({ line, events }) =>
      events.length === 0 ? (line ? READ : SILENT) : Math.max(BRIEF, lasting(motions, events) / USUAL),
    isFate: (event) => motionOf(motions, event)?.fate === true,
    turn,
    touches,
  };
}

/** How long it takes until the next shot may come. */
function lasting(motions: AnyMotions, events: Shot["events"]): number {
  return events.reduce((sum, event) => {
    const motion = motionOf(motions, event);
    return sum + (motion ? (motion.next ?? Math.max(motion.ms, READ * USUAL)) : BRIEF * USUAL);
  }, 0);
}
