// Netrunner, as the page needs it.

import { gamePage } from "../game";
import { lazily, lazyPart } from "../parts/lazily";
import { t, word } from "../texts/texts";
import { Board, Status, Table } from "./board";
import { Coin, Face, goesOn, hurts, lookAt } from "./choices";
import { Answers } from "./dock";
import { keys, named } from "./keys";
import { Large } from "./large";
import { teaching } from "./lessons";
import { Moment } from "./moment";
import { motions, teller } from "./motions";
import { challenge, reviewing } from "./reviewing";
import type { NetrunnerView } from "./view";
import { Legend, Preferences, unasked } from "./windows";

const Scene = lazyPart(async () => (await import("./ending")).Scene);
const Hidden = lazyPart(async () => (await import("./ending")).Hidden);
const Hero = lazyPart(async () => (await import("./hero")).Hero);
const Picture = lazyPart(async () => (await import("./faces")).Picture, <span />);
const Setup = lazyPart(async () => (await import("./setup")).Setup);
const DecksPage = lazily(async () => (await import("./decks/page")).DecksPage);
const GalleryPage = lazily(async () => (await import("./decks/gallery")).GalleryPage);

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
  lookAt,
  keys,
  named,
  Large,
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
  Setup,
  places: [
    { path: "/decks", name: () => t("web-decks"), Page: DecksPage },
    { path: "/cards", name: () => t("web-deck-cards"), Page: GalleryPage },
  ],
});
