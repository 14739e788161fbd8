// One row of shots with a playhead: a live table, a branch, a lesson and a replay are the same. The playhead follows at a human
// pace, can be hurried, skipped, stopped and wound back.

import { batch, computed, signal } from "@preact/signals";
import type { Frame, Message } from "../service/wire";
import { after, type Shot, still, type Teller } from "./shots";

/** How fast it goes, and by which clock. */
export interface Manner {
  /** The milliseconds of a usual line; none where nothing is to move by itself. */
  readonly beat: () => number;
  /** Do something later; the answer undoes it. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

/** Whatever there is to tell, nobody has to look at it for longer. */
const LONGEST = 20_000;
const HURRY = 4;
/** The beat at which motions last as long as they say. */
export const USUAL = 600;
/** How long one sees the table as it was before something is shown again. */
const BREATH = 0.5;

export class Reel {
  readonly shots = signal<readonly Shot[]>([]);
  readonly playhead = signal(0);
  readonly paused = signal(false);
  readonly hurried = signal(false);

  /** How long motions take at this shot, as a multiple of what they say; zero where the reel has jumped to it. */
  tempo = 0;

  readonly shot = computed(() => this.shots.value[this.playhead.value] ?? null);
  readonly last = computed(() => this.shots.value.at(-1) ?? null);
  readonly arrived = computed(() => this.playhead.value >= this.shots.value.length - 1);

  /** The log as far as it has been told. */
  readonly log = computed<readonly Message[]>(() => this.shot.value?.log.slice(0, this.shot.value.lines) ?? []);

  /** What has happened up to here since the player did something himself. */
  readonly sinceOwn = computed<readonly Shot[]>(() => {
    const shots = this.shots.value.slice(0, this.playhead.value + 1);
    return shots.slice(shots.map(({ own }) => own).lastIndexOf(true) + 1);
  });

  /** The last turn that was not the player's own: its first shot, and the one at which it is over. */
  readonly lastTurn = computed(() => lastTurn(this.shots.value));

  #rest: (() => void) | null = null;
  #until: number | null = null;

  constructor(
    private readonly manner: Manner,
    private readonly teller: () => Teller,
  ) {}

  /** Begin anew: all that was is forgotten. */
  begin(at: number, seat: string | null, view: unknown, log: readonly Message[]): void {
    this.#wait(null);
    batch(() => {
      this.tempo = 0;
      this.shots.value = [still(at, seat, view, log, true)];
      this.playhead.value = 0;
      this.#follow();
    });
  }

  /** The same table with other eyes, when all has been seen with these. */
  cut(at: number, seat: string | null, view: unknown, log: readonly Message[]): void {
    this.#append([still(at, seat, view, log, false)]);
  }

  /** What has happened since; `mine` are the seats of the player. */
  add(frames: readonly Frame[], mine: readonly string[] = []): void {
    const added: Shot[] = [];
    for (const frame of frames) {
      const before = added.at(-1) ?? this.last.peek();
      if (before) added.push(...after(before, frame, mine, this.teller()));
    }
    if (added.length > 0) this.#append(added);
  }

  #append(added: readonly Shot[]): void {
    const fresh = added[0]?.own === true && this.arrived.peek();
    batch(() => {
      this.shots.value = [...this.shots.value, ...added];
      if (this.paused.peek()) return;
      if (this.manner.beat() === 0) this.skip();
      else if (fresh || !this.#rest) this.#advance();
    });
  }

  #advance(): void {
    this.#wait(null);
    if (this.paused.peek() || this.arrived.peek()) return;
    const next = this.playhead.peek() + 1;
    if (this.#until !== null && next >= this.#until) {
      this.skip();
      return;
    }
    this.#show(next);
    const shot = this.shot.peek();
    const weight = shot ? this.teller().weight(shot) : 0;
    if (this.arrived.peek()) this.#follow();
    this.#wait(this.manner.later(() => this.#advance(), this.tempo * USUAL * weight));
  }

  /** Go to the next shot, so that it is seen how it has come about. */
  #show(next: number): void {
    this.tempo = this.#beat(next) / USUAL;
    this.playhead.value = next;
  }

  /** The more there is to tell, the shorter it is told. */
  #beat(from: number): number {
    const left = this.shots.peek().slice(from);
    const beats = left.reduce((sum, shot) => sum + this.teller().weight(shot), 0);
    return Math.min(this.manner.beat(), LONGEST / Math.max(1, beats)) / (this.hurried.peek() ? HURRY : 1);
  }

  #wait(rest: (() => void) | null): void {
    this.#rest?.();
    this.#rest = rest;
  }

  /** From now on at the usual pace. */
  #follow(): void {
    this.#until = null;
    this.paused.value = false;
    this.hurried.value = false;
  }

  /** To the end at once. */
  skip(): void {
    this.#wait(null);
    batch(() => {
      this.tempo = 0;
      this.playhead.value = Math.max(0, this.shots.peek().length - 1);
      this.#follow();
    });
  }

  hurry(): void {
    batch(() => {
      this.hurried.value = true;
      this.play();
    });
  }

  pause(): void {
    this.#wait(null);
    this.paused.value = true;
  }

  /** Go on from here. */
  play(): void {
    this.paused.value = false;
    this.#advance();
  }

  /** To a shot, and stay there; who is at the end follows again. */
  wind(to: number): void {
    this.#wait(null);
    batch(() => {
      this.#follow();
      this.tempo = 0;
      this.playhead.value = Math.max(0, Math.min(to, this.shots.peek().length - 1));
      this.paused.value = !this.arrived.peek();
    });
  }

  step(by: number): void {
    const next = this.playhead.peek() + by;
    if (by !== 1 || this.arrived.peek()) {
      this.wind(next);
      return;
    }
    this.#wait(null);
    batch(() => {
      this.#follow();
      this.#show(next);
      this.paused.value = !this.arrived.peek();
    });
  }

  /** Back to where the player has decided last. */
  windToOwn(): void {
    const before = this.shots.peek().slice(0, this.playhead.peek());
    this.wind(Math.max(0, before.map(({ own }) => own).lastIndexOf(true)));
  }

  /** The last turn of the others once more; where nothing moves by itself, the reader goes from shot to shot. */
  again(): void {
    const turn = this.lastTurn.peek();
    if (!turn) return;
    const beat = this.manner.beat();
    this.wind(turn.from - (beat === 0 ? 0 : 1));
    if (beat === 0) return;
    this.#until = turn.to < this.shots.peek().length ? turn.to : null;
    this.paused.value = false;
    this.#wait(this.manner.later(() => this.#advance(), beat * BREATH));
  }
}

/** A turn begins with its first line; where no line says so, with the first shot that was not the player's own deed. */
function lastTurn(shots: readonly Shot[]): { readonly from: number; readonly to: number } | null {
  const turns = shots.map(({ turn }) => turn);
  const others = shots.map(({ own }) => !own);
  const latest = others.lastIndexOf(true);
  if (latest < 0) return null;
  const begun = turns.lastIndexOf("other");
  const from =
    begun < 0 ? others.lastIndexOf(false, latest) + 1 : turns.indexOf("other", turns.lastIndexOf("own", begun) + 1);
  const to = turns.indexOf("own", from);
  return { from, to: to < 0 ? shots.length : to };
}
