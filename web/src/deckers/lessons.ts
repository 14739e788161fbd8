// The lessons of Deckers: programs and ways, Sparks, a cycle.

import { type Lesson, step, type Teaching } from "../lessons/lesson";
import { t } from "../texts/texts";
import positions from "./positions.json";

const OSHIN = "oshin-noro";

const LESSONS: readonly Lesson[] = [
  {
    id: "deckers-move",
    position: positions.move,
    game: "deckers",
    seat: OSHIN,
    seats: [OSHIN],
    name: () => t("web-learn-move"),
    about: () => t("web-learn-move-about"),
    steps: [
      step(() => t("web-learn-move-table"), [], "DK-1.1", "DK-5.2"),
      step(() => t("web-learn-move-cards"), [], "DK-14.2", "DK-14.7", "DK-14.8"),
      step(() => t("web-learn-move-upload"), ["upload red", "pay payload+glitch"], "DK-17.1", "DK-17.2"),
      step(() => t("web-learn-move-pay"), ["move", "number 2", "pay route-trace"], "DK-19.1"),
      step(() => t("web-learn-move-carry"), ["go red1", "take-programs red"], "DK-19.2", "DK-19.4"),
      step(() => t("web-learn-move-on"), ["go yellow1", "take-programs red"], "DK-4.3"),
      step(() => t("web-learn-move-path"), ["go yellow6", "take-programs red", "done"], "DK-19.8", "DK-19.9"),
      step(() => t("web-learn-move-finish"), ["end-actions", "hold spoof"], "DK-10.5"),
      step(() => t("web-learn-move-end"), [], "DK-10.2", "DK-18.1"),
    ],
  },
  {
    id: "deckers-sparks",
    position: positions.sparks,
    game: "deckers",
    seat: OSHIN,
    seats: [OSHIN],
    name: () => t("web-learn-sparks"),
    about: () => t("web-learn-sparks-about"),
    steps: [
      step(() => t("web-learn-sparks-table"), [], "DK-12.1", "DK-12.7", "DK-1.5"),
      step(() => t("web-learn-sparks-infect"), ["infect", "number 2", "pay payload"], "DK-23.4", "DK-23.5"),
      step(
        () => t("web-learn-sparks-move"),
        ["move", "number 1", "pay ping", "go yellow1", "take-nothing"],
        "DK-23.6",
        "DK-22.1",
      ),
      step(() => t("web-learn-sparks-modify"), ["convert red", "pay bluff+glitch"], "DK-22.2", "DK-22.5"),
      step(() => t("web-learn-sparks-finish"), ["end-actions"], "DK-12.10"),
      step(() => t("web-learn-sparks-end"), [], "DK-20.1"),
    ],
  },
  {
    id: "deckers-cycle",
    position: positions.cycle,
    game: "deckers",
    seat: OSHIN,
    seats: [OSHIN],
    name: () => t("web-learn-cycle"),
    about: () => t("web-learn-cycle-about"),
    steps: [
      step(() => t("web-learn-cycle-table"), [], "DK-8.1", "DK-10.1"),
      step(() => t("web-learn-cycle-spark"), [], "DK-10.3", "DK-11.2"),
      step(() => t("web-learn-cycle-move"), ["move", "number 1", "pay ping", "go red4"], "DK-19.1"),
      step(() => t("web-learn-cycle-infect"), ["infect", "number 2", "pay payload"], "DK-23"),
      step(() => t("web-learn-cycle-upgrade"), ["upgrade cache-swap", "pay route-trace"], "DK-16.1", "DK-16.4"),
      step(() => t("web-learn-cycle-finish"), ["end-actions"], "DK-26.3", "DK-26.6"),
      step(() => t("web-learn-cycle-row"), ["keep-row"], "DK-26.11", "DK-27.2"),
      step(() => t("web-learn-cycle-end"), [], "DK-1.3", "DK-1.7"),
    ],
  },
];

export const teaching: Teaching = {
  title: () => t("web-learn-deckers"),
  about: () => t("web-learn-deckers-about"),
  first: () => t("web-learn-first-deckers"),
  lessons: LESSONS,
};
