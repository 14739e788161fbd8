// Deckers, as the page needs it.

import { gamePage } from "../game";
import { lazily, lazyPart } from "../parts/lazily";
import { dressed } from "../parts/styled";
import { t, word } from "../texts/texts";
import { Answers, goesOn, hurts } from "./answers";
import ladder from "./campaign.css?url";
import { Face, Legend, lookAt, Moment } from "./choices";
import sheet from "./deckers.css?url";
import front from "./front.css?url";
import { keys, named } from "./keys";
import { teaching } from "./lessons";
import { colourName } from "./markers";
import { motions, teller } from "./motions";
import { challenge, reviewing } from "./reviewing";
import type { Colour } from "./seen";
import { Board, Status, Table } from "./table";
import type { DeckersView } from "./view";

const GalleryPage = lazily(dressed(async () => (await import("./gallery")).GalleryPage, sheet));
const CampaignPage = lazily(dressed(async () => (await import("./campaign")).CampaignPage, ladder));
const WeeklyPage = lazily(dressed(async () => (await import("./weekly")).WeeklyPage, ladder));
const Large = lazyPart(async () => (await import("./large")).Large);
const Scene = lazyPart(async () => (await import("./ending")).Scene);
const Hero = lazyPart(dressed(async () => (await import("./hero")).Hero, front));
const Picture = lazyPart(async () => (await import("./hero")).Picture, <span />);
const Setup = lazyPart(dressed(async () => (await import("./setup")).Setup, front));

export const deckers = gamePage({
  name: "deckers",
  title: () => t("web-game-deckers"),
  rules: true,
  Table,
  Board,
  Status,
  Answers,
  goesOn,
  hurts,
  Moment,
  Legend,
  Face,
  lookAt,
  keys,
  named,
  Large,
  teller,
  motions,
  wishes: {
    upgrade: () => t("web-why-upgrade"),
    execute: () => t("web-why-execute"),
    show: () => t("web-why-show"),
    interrupt: () => t("web-why-interrupt"),
    go: () => t("web-why-go"),
    project: () => t("web-why-project"),
    "push-from": () => t("web-why-push-from"),
    infect: () => t("web-why-infect"),
    upload: (colour) => t("web-why-upload", { colour: colourName(colour as Colour) }),
    installation: (colour) => t("web-why-installation", { colour: colourName(colour as Colour) }),
    convert: (colour) => t("web-why-convert", { colour: colourName(colour as Colour) }),
    "hand-tile": () => t("web-why-hand-tile"),
    "spend-packet": () => t("web-why-spend-packet"),
  },
  hand: (view, seat) => {
    const own = (view as DeckersView).deckers.find((decker) => decker.id === seat);
    return (own?.hand ?? []).map((id) => word(`command-${id}`));
  },
  chart: {
    turns: "turn",
    fields: [
      [
        ["scouts", () => t("web-measure-scouts")],
        ["guardians", () => t("web-measure-guardians")],
        ["markers", () => t("web-measure-markers")],
      ],
    ],
  },
  teaching,
  reviewing,
  challenge,
  Scene,
  standing: {
    of: (view) => ({ cycle: (view as DeckersView).cycle }),
    text: (numbers) => t("web-standing-deckers", numbers),
  },
  hint: () => t("web-deckers-hint"),
  quick: () => t("web-first-game-hint"),
  Hero,
  Picture,
  Setup,
  places: [
    { path: "/cards/deckers", name: () => t("web-cards"), Page: GalleryPage },
    {
      path: "/campaign/deckers",
      name: () => t("web-campaign"),
      back: () => t("web-back-to-campaign"),
      Page: CampaignPage,
    },
    { path: "/weekly/deckers", name: () => t("web-weekly"), back: () => t("web-back-to-week"), Page: WeeklyPage },
  ],
});
