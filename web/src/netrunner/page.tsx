// Netrunner, as the page needs it.

import { signal } from "@preact/signals";
import { gamePage, type OwnDeck } from "../game";
import { lazily, lazyPart } from "../parts/lazily";
import { dressed } from "../parts/styled";
import { t, word } from "../texts/texts";
import { Board, Status, Table } from "./board";
import { apart, asks, Coin, Face, goesOn, hurts, lookAt } from "./choices";
import decks from "./decks.css?url";
import { Answers } from "./dock";
import { glossed } from "./glossary";
import { keys, named } from "./keys";
import { Large } from "./large";
import { teaching } from "./lessons";
import { Moment } from "./moment";
import { motions, teller } from "./motions";
import { Player } from "./players";
import { challenge, reviewing } from "./reviewing";
import signs from "./signs.css?url";
import type { NetrunnerView } from "./view";
import { Legend, Preferences, unasked } from "./windows";

const Scene = lazyPart(async () => (await import("./ending")).Scene);
const Hidden = lazyPart(async () => (await import("./ending")).Hidden);
const Hero = lazyPart(dressed(async () => (await import("./hero")).Hero, signs));
const Picture = lazyPart(async () => (await import("./faces")).Picture, <span />);
const Setup = lazyPart(dressed(async () => (await import("./setup")).Setup, signs));
const Beside = lazyPart(dressed(async () => (await import("./chapters")).Beside, decks));
const Led = lazyPart(async () => (await import("./decks/shown")).Led);
const Shown = lazyPart(async () => (await import("./decks/shown")).Shown);
const DecksPage = lazily(dressed(async () => (await import("./decks/page")).DecksPage, decks));
const GalleryPage = lazily(dressed(async () => (await import("./decks/gallery")).GalleryPage, decks));

type Own = (seat: string) => readonly OwnDeck[];
const own = signal<Own | null>(null);
let asked = false;

/** The shelf is sent for when somebody asks what is on it. */
const ownDecks: Own = (seat) => {
  if (!asked) {
    asked = true;
    void import("./decks/own").then(
      (found) => (own.value = found.ownDecks),
      () => (asked = false),
    );
  }
  return own.value?.(seat) ?? [];
};

export const netrunner = gamePage({
  name: "netrunner",
  title: () => t("web-game-netrunner"),
  rules: true,
  Table,
  Board,
  Status,
  Moment,
  Answers,
  goesOn,
  hurts,
  Coin,
  Legend,
  Preferences,
  Face,
  apart,
  lookAt,
  keys,
  named,
  Large,
  words: glossed,
  asks,
  teller,
  motions,
  unasked,
  isRoutine: ({ prompt, options }) => prompt[0] === "ask-window" && options.some(({ notation }) => notation === "pass"),
  wishes: {
    play: () => t("web-why-play"),
    install: () => t("web-why-install"),
    rez: () => t("web-why-rez"),
    score: () => t("web-why-score"),
    advance: () => t("web-why-advance"),
    use: () => t("web-why-use"),
    break: () => t("web-why-break"),
    trash: () => t("web-why-trash"),
    boost: () => t("web-why-boost"),
    prevent: () => t("web-why-prevent"),
    instead: () => t("web-why-instead"),
    access: () => t("web-why-access"),
    run: () => t("web-why-run"),
  },
  hand: (view, seat) =>
    (view as NetrunnerView)[seat === "corp" ? "corp" : "runner"].hand.map((card) => word(`card-${card.id}`)),
  chart: {
    turns: "turn",
    fields: [
      [
        ["corp-credits", () => t("web-measure-corp-credits")],
        ["runner-credits", () => t("web-measure-runner-credits")],
      ],
      [
        ["corp-points", () => t("web-measure-corp-points")],
        ["runner-points", () => t("web-measure-runner-points")],
      ],
    ],
  },
  teaching,
  reviewing,
  challenge,
  Player,
  Scene,
  Hidden,
  standing: {
    of: (view) => {
      const { turns, corp, runner } = view as NetrunnerView;
      return { turn: turns, corp: corp.points, runner: runner.points };
    },
    text: (numbers) => t("web-standing-netrunner", numbers),
  },
  hint: () => t("web-netrunner-hint"),
  quick: () => t("web-netrunner-quick"),
  Hero,
  Picture,
  Beside,
  ownDecks,
  Led,
  Shown,
  Setup,
  places: [
    { path: "/decks", name: () => t("web-decks"), Page: DecksPage },
    { path: "/cards", name: () => t("web-deck-cards"), Page: GalleryPage },
  ],
});
