// How what happens in Netrunner is seen and heard: one motion for every kind of event.

import type { Box } from "../reel/flights";
import { type Motion, type Motions, tellerOf } from "../reel/motions";
import type { Scene, Tone } from "../reel/scene";
import type { Cue } from "../sound/cues";
import { say, t } from "../texts/texts";
import type { CardTold, Event } from "./events";
import { factsOf } from "./facts";
import { heldCard } from "./held";
import { isOwn } from "./places";
import { touches, turn } from "./telling";
import type { SideWord } from "./view";

// places

/** The zones in which a side keeps its cards, by their words in an event. */
const PLACES: Readonly<Record<SideWord, Readonly<Record<string, readonly string[]>>>> = {
  corp: {
    deck: ["corp:deck", "server:rd"],
    hand: ["corp:hand", "server:hq"],
    discard: ["corp:discard", "server:archives"],
    score: ["corp:score", "corp"],
    play: ["stage", "corp"],
  },
  runner: {
    deck: ["runner:deck", "runner:stack"],
    hand: ["runner:hand", "runner:grip"],
    discard: ["runner:discard", "runner:heap"],
    score: ["runner:score", "runner"],
    play: ["stage", "runner"],
    rig: ["runner:rig", "rig"],
  },
};

function place(scene: Scene, side: string, zone: string): Box | null {
  const known = side === "corp" ? "corp" : "runner";
  return scene.zone(...(PLACES[known][zone] ?? []), `${known}:identity`, known) ?? scene.find(`.player.side-${known}`);
}

function serverPlace(scene: Scene, server: string): Box | null {
  return scene.zone(`server:${server}`) ?? scene.find(`.server[data-name="${CSS.escape(server)}"]`);
}

/** The side a card belongs to, as far as one can tell. */
function sideOf(card: CardTold): SideWord {
  if (card.server !== null) return "corp";
  if (card.zone === "rig") return "runner";
  return (card.id === null ? null : factsOf(card.id)?.side) ?? "corp";
}

const named = (card: CardTold) => String(card.handle);

/** Where a card is, was, or would be. */
function spotOf(scene: Scene, card: CardTold): Box | null {
  const spot = scene.after.things.get(named(card)) ?? scene.before.things.get(named(card));
  if (spot) return spot.box;
  const there = card.name ? scene.find(`[data-name="${CSS.escape(card.name)}"]`) : null;
  return there ?? (card.server ? serverPlace(scene, card.server) : place(scene, sideOf(card), card.zone));
}

// motions that several kinds share

const FLY = 420;
const FLIP = 460;
const BURN = 600;
const TOKEN = 520;
const STRIKE = 260;
const STAGGER = 140;
const BANNER = 1100;
const MOMENT = 1100;

const EMBER: Keyframe = { filter: "brightness(2) sepia(1) hue-rotate(-30deg)", opacity: 0.15 };

interface Of {
  readonly card: CardTold;
}

/** A number of a side rises from its purse. */
function purse<E extends { readonly side: string; readonly number: number }>(
  what: "credits" | "clicks",
  sign: 1 | -1,
  sound: Cue | null,
): Motion<E> {
  return {
    ms: FLY,
    next: what === "clicks" || sign < 0 ? 0 : 200,
    play: (scene, { side, number }) => {
      if (number === 0) return;
      if (sound) scene.cue(sound);
      scene.count(
        `${side}:${what}`,
        sign * number,
        what === "credits" ? "credit" : "click",
        place(scene, side, "identity"),
      );
    },
  };
}

/** A number of the table rises where it stands. */
function counted<E extends { readonly number: number }>(count: string, sign: 1 | -1, tone: Tone, cue: Cue): Motion<E> {
  return {
    ms: FLY,
    play: (scene, { number }) => {
      scene.cue(cue);
      const [side = "runner"] = count.split(":");
      scene.count(count, sign * number, tone, place(scene, side, "identity"));
    },
  };
}

/** Something is to be seen at a card. */
function lit<E extends Of>(
  tone: Tone,
  sound: Cue | null = null,
  ms = FLY,
  text: (event: E) => string = () => "",
): Motion<E> {
  return {
    ms,
    play: (scene, event) => {
      const box = spotOf(scene, event.card);
      if (sound) scene.cue(sound);
      scene.flash(box, tone, ms);
      const words = text(event);
      if (words) scene.float(box, words, tone);
    },
  };
}

/** A card turns over where it lies. */
function turned<E extends Of>(sound: Cue): Motion<E> {
  return {
    ms: FLIP,
    play: (scene, { card }) => {
      scene.cue(sound);
      if (!scene.turn(named(card), FLIP)) scene.flash(spotOf(scene, card), "good", FLIP);
    },
  };
}

/** A card goes to a place of its side, or shows up there. */
function moved<E extends Of>(
  to: (event: E) => readonly [side: string, zone: string],
  from?: (event: E) => readonly [string, string],
): Motion<E> {
  return {
    ms: FLY,
    next: STAGGER,
    play: (scene, event) => {
      scene.cue("card");
      const start = from ? place(scene, ...from(event)) : null;
      const home = place(scene, ...to(event));
      const name = named(event.card);
      if (scene.arrive(name, scene.before.things.get(name)?.box ?? start, FLY)) return;
      if (scene.leave(name, home, FLY) || !start || !home) return;
      const { card } = event;
      scene.pass(heldCard(card.id, card.id === null ? sideOfHidden(event) : sideOf(card)), start, home, FLY);
    },
  };
}

function sideOfHidden(event: object): string {
  return "side" in event ? String(event.side) : "corp";
}

/** A card burns on its way to the pile. */
function burnt<E extends Of>(): Motion<E> {
  return {
    ms: BURN,
    next: STAGGER * 2,
    play: (scene, { card }) => {
      scene.cue("trash");
      if (card.zone === "play") return;
      const pile = place(scene, sideOf(card), "discard");
      if (!scene.leave(named(card), pile, BURN, EMBER)) scene.flash(spotOf(scene, card), "risk", BURN);
    },
  };
}

/** An agenda is a moment: it rises in the middle, and its points are told. */
function won<E extends Of>(side: SideWord): Motion<E> {
  return {
    ms: MOMENT,
    fate: true,
    play: (scene, { card }) => {
      scene.cue("steal");
      const home = place(scene, side, "score");
      const points = card.id === null ? 0 : (factsOf(card.id)?.points ?? 0);
      scene.present(named(card), spotOf(scene, card), home, MOMENT);
      scene.ring(home, side, 1.8, 700, MOMENT * 0.6);
      if (points) scene.count(`${side}:points`, points, "points", home, "★");
    },
  };
}

/** The token of the run is on its way; the reel moves it, if the table has one. */
function stepped<E>(where: (scene: Scene, event: E) => Box | null, tone: Tone, sound: Cue = "step"): Motion<E> {
  return {
    ms: TOKEN,
    play: (scene, event) => {
      scene.cue(sound);
      const from = scene.zone("runner:identity", "runner") ?? scene.find(".player.side-runner");
      if (!scene.before.things.has("token:run")) scene.arrive("token:run", from, TOKEN);
      scene.flash(where(scene, event), tone, TOKEN);
    },
  };
}

/** The line that is told, across the table. */
function announced<E>(tone: (event: E) => string, sound: Cue | null, ms = BANNER): Motion<E> {
  return {
    ms,
    next: ms * 0.7,
    play: (scene, event) => {
      if (sound) scene.cue(sound);
      if (scene.line) scene.banner(say(scene.line), tone(event), ms);
    },
  };
}

const subroutine = (scene: Scene, number: number, card: CardTold) =>
  scene.find(`[data-sub="${number - 1}"]`) ?? spotOf(scene, card);

const signed = (number: number, mark = "") => `${number < 0 ? "−" : "+"}${Math.abs(number)}${mark}`;

/** The line that tells of it is enough, or something else shows it. */
const QUIET = {
  inHand: "the hand stays as it is; the line says so",
  nextTurn: "the turn that begins is announced",
  shownByCard: "what the card does is seen by itself",
  stageFolds: "the stage closes, which is seen",
} as const;

export const motions: Motions<Event> = {
  // turns
  "turn-began": {
    ms: BANNER,
    next: BANNER * 0.7,
    play: (scene, { side }) => {
      if (scene.line) scene.banner(isOwn(side) ? t("web-your-turn") : say(scene.line), side, BANNER);
    },
  },
  "turn-ended": QUIET.nextTurn,
  "kept-hand": QUIET.inHand,
  "took-mulligan": { ms: FLY, play: (scene, { side }) => scene.flash(place(scene, side, "hand"), "click") },

  // cards
  drew: moved(
    ({ side }) => [side, "hand"],
    ({ side }) => [side, "deck"],
  ),
  "took-card": moved(
    ({ side }) => [side, "hand"],
    ({ side, card }) => [side, card.zone === "hand" ? "deck" : card.zone],
  ),
  discarded: moved(({ side }) => [side, "discard"]),
  played: {
    ms: MOMENT,
    next: 500,
    play: (scene, { card, side }) => {
      scene.cue("card");
      const from = place(scene, side, "hand");
      const isHere = scene.before.things.has(named(card));
      const held = isHere || card.id === null ? undefined : () => heldCard(card.id, side);
      scene.present(named(card), from, place(scene, side, "discard"), MOMENT, held);
    },
  },
  used: lit("good", "card"),
  "corp-installed": moved(
    () => ["corp", "hand"],
    () => ["corp", "hand"],
  ),
  "runner-installed": moved(
    () => ["runner", "rig"],
    () => ["runner", "hand"],
  ),
  rezzed: turned("rez"),
  derezzed: turned("card"),
  exposed: turned("rez"),
  revealed: lit("good", "card", 600),
  advanced: lit("points", "gain", FLY, ({ number }) => signed(number)),
  "counters-placed": lit("good", "gain", FLY, ({ number }) => signed(number)),
  "counters-removed": lit("click", "pay", FLY, ({ number }) => signed(-number)),
  scored: won("corp"),
  stolen: won("runner"),
  forfeited: burnt(),
  trashed: burnt(),
  shuffled: { ms: FLY, play: (scene, { side }) => shuffle(scene, place(scene, side, "deck")) },
  "looked-at-deck": { ms: FLY, play: (scene, { side }) => scene.flash(place(scene, side, "deck"), "click") },
  "archives-turned": {
    ms: FLY,
    next: 0,
    play: (scene, { number }) => scene.flash(number > 0 ? place(scene, "corp", "discard") : null, "corp"),
  },

  // means
  "gained-credits": purse("credits", 1, "gain"),
  "lost-credits": purse("credits", -1, "pay"),
  "paid-credits": purse("credits", -1, "pay"),
  "spent-clicks": purse("clicks", -1, null),
  "gained-clicks": purse("clicks", 1, "gain"),
  "lost-click": {
    ms: FLY,
    play: (scene, { side }) => scene.count(`${side}:clicks`, -1, "click", place(scene, side, "identity")),
  },
  "took-bad-publicity": counted("corp:bad-publicity", 1, "risk", "tag"),
  tagged: counted("runner:tag", 1, "risk", "tag"),
  untagged: counted("runner:tag", -1, "good", "gain"),
  purged: { ms: BURN, play: (scene) => scene.flash(place(scene, "runner", "rig"), "corp", BURN) },

  // runs
  "run-began": stepped((scene, { server }) => serverPlace(scene, server), "runner", "run"),
  approached: stepped((scene, { card }) => spotOf(scene, card), "runner"),
  encountered: stepped((scene, { card }) => spotOf(scene, card), "risk"),
  "approached-server": stepped((scene, { server }) => serverPlace(scene, server), "runner"),
  bypassed: lit("good", "break"),
  strengthened: lit("good", "gain", FLY, ({ number }) => signed(number)),
  weakened: lit("click", "pay", FLY, ({ number }) => signed(-number)),
  "subroutine-broken": {
    ms: STRIKE,
    play: (scene, { number, card }) => {
      scene.cue("break");
      const row = subroutine(scene, number, card);
      scene.flash(row, "good", STRIKE * 1.5);
      scene.float(row, "✓", "good", 600);
    },
  },
  "subroutine-resolved": {
    ms: FLY,
    fate: true,
    play: (scene, { number, card }) => {
      scene.cue("tag");
      const row = subroutine(scene, number, card);
      scene.flash(row, "risk", FLY);
      scene.ring(row, "risk", 1.3, FLY);
    },
  },
  "encounter-ended": QUIET.stageFolds,
  passed: stepped((scene, { card }) => spotOf(scene, card), "good"),
  "jacked-out": announced(() => "runner", "fail", 700),
  "run-succeeded": {
    ms: TOKEN,
    play: (scene, { server }) => {
      scene.cue("success");
      scene.ring(serverPlace(scene, server), "good", 1.5);
    },
  },
  "run-failed": {
    ms: TOKEN,
    play: (scene, { server }) => {
      scene.cue("fail");
      scene.flash(serverPlace(scene, server), "corp", TOKEN);
    },
  },
  "run-ended": QUIET.stageFolds,
  accessed: {
    ms: FLIP,
    fate: true,
    play: (scene, { card }) => {
      scene.cue("card");
      const from = card.server ? serverPlace(scene, card.server) : place(scene, "corp", card.zone);
      if (!scene.arrive(named(card), from, FLIP)) scene.flash(spotOf(scene, card), "runner", FLIP);
    },
  },

  // traces
  "trace-began": {
    ms: 600,
    play: (scene, { number, source }) => {
      scene.cue("trace");
      const box = scene.zone("trace") ?? (source ? spotOf(scene, source) : null);
      scene.flash(box, "corp", 600);
      scene.float(box, String(number), "corp");
    },
  },
  "trace-raised": {
    ms: FLY,
    play: (scene, { side, number, strength }) => {
      scene.cue("pay");
      const tone = side === "corp" ? "corp" : "runner";
      scene.float(
        scene.zone(`trace:${side}`) ?? place(scene, side, "identity"),
        `${signed(number)} = ${strength}`,
        tone,
      );
    },
  },
  "trace-succeeded": announced(() => "risk", "fail", 900),
  "trace-failed": announced(() => "good", "success", 900),

  // harm
  damaged: {
    ms: BURN,
    next: 380,
    fate: true,
    play: (scene, { number, damage }) => {
      scene.cue("damage");
      scene.shake(4 + number * 3);
      scene.rim(number);
      scene.float(place(scene, "runner", "hand"), `−${number}`, "risk");
      if (damage === "brain") scene.count("runner:brain-damage", number, "risk");
    },
  },
  prevented: {
    ms: FLY,
    play: (scene, { side, number }) => {
      scene.cue("success");
      scene.float(place(scene, side, "identity"), signed(-number), "good");
      scene.ring(place(scene, side, "identity"), "good", 1.4, FLY);
    },
  },
  saved: lit("good", "success"),
  "kept-hidden": lit("good", "success"),
  flatlined: {
    ms: 1400,
    fate: true,
    play: (scene) => {
      scene.cue("damage");
      scene.shake(16, 700);
      scene.rim(6, 1400);
      if (scene.line) scene.banner(say(scene.line), "risk", 1400);
    },
  },
};

/** A pile is mixed: its halves part and come together. */
function shuffle(scene: Scene, pile: Box | null): void {
  scene.cue("card");
  scene.cue("card", 140);
  scene.flash(pile, "click");
}

export const teller = tellerOf(motions, { turn, touches });
