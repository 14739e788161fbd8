// The lessons of Netrunner: a run, an agenda, ice, a trace.

import { type Lesson, step, type Teaching } from "../lessons/lesson";
import { t } from "../texts/texts";
import positions from "./positions.json";

const SEATS = ["corp", "runner"] as const;

const LESSONS: readonly Lesson[] = [
  {
    id: "netrunner-run",
    position: positions.run,
    game: "netrunner",
    seat: "runner",
    seats: SEATS,
    name: () => t("web-learn-run"),
    about: () => t("web-learn-run-about"),
    steps: [
      step(() => t("web-learn-run-table"), [], "NR-1.4", "NR-18"),
      step(() => t("web-learn-run-credit"), ["credit"], "NR-18.2"),
      step(() => t("web-learn-run-event"), ["play sure-gamble"], "NR-18.4"),
      step(() => t("web-learn-run-install"), ["install corroder"], "NR-18.3", "NR-26.3"),
      step(() => t("web-learn-run-run"), ["run rd"], "NR-18.6", "NR-21"),
      step(() => t("web-learn-run-boost"), ["boost corroder"], "NR-26.2", "NR-26.6"),
      step(() => t("web-learn-run-break"), ["break 1 corroder"], "NR-25.3"),
      step(() => t("web-learn-run-pass"), ["pass"], "NR-25.5", "NR-27.1"),
      step(() => t("web-learn-run-continue"), ["continue"], "NR-24.7"),
      step(() => t("web-learn-run-steal"), ["steal priority-requisition"], "NR-28.4", "NR-31.1"),
      step(() => t("web-learn-run-end"), [], "NR-37.1"),
    ],
  },
  {
    id: "netrunner-score",
    position: positions.score,
    game: "netrunner",
    seat: "corp",
    seats: SEATS,
    name: () => t("web-learn-score"),
    about: () => t("web-learn-score-about"),
    steps: [
      step(() => t("web-learn-score-table"), [], "NR-1.4", "NR-13"),
      step(() => t("web-learn-score-operation"), ["play hedge-fund"], "NR-13.4"),
      step(() => t("web-learn-score-ice"), ["install enigma", "server rd"], "NR-15.1", "NR-16.4"),
      step(() => t("web-learn-score-agenda"), ["install hostile-takeover", "server remote1"], "NR-14"),
      step(() => t("web-learn-score-advance"), ["advance hostile-takeover"], "NR-13.5", "NR-17.1"),
      step(() => t("web-learn-score-again"), ["advance hostile-takeover"], "NR-17.5"),
      step(() => t("web-learn-score-score"), ["score hostile-takeover"], "NR-17.6", "NR-13.11"),
      step(() => t("web-learn-score-end"), [], "NR-37.1"),
    ],
  },
  {
    id: "netrunner-rez",
    position: positions.rez,
    game: "netrunner",
    seat: "corp",
    seats: SEATS,
    name: () => t("web-learn-rez"),
    about: () => t("web-learn-rez-about"),
    steps: [
      step(() => t("web-learn-rez-table"), [], "NR-21.1", "NR-24.1"),
      step(() => t("web-learn-rez-katana"), ["rez neural-katana"], "NR-16.1", "NR-36.2"),
      step(() => t("web-learn-rez-wall"), ["rez wall-of-static"], "NR-24.7"),
      step(() => t("web-learn-rez-advance"), ["advance private-security-force"], "NR-17.5"),
      step(() => t("web-learn-rez-score"), ["score private-security-force"], "NR-17.8"),
      step(() => t("web-learn-rez-end"), [], "NR-36.8"),
    ],
  },
  {
    id: "netrunner-trace",
    position: positions.trace,
    game: "netrunner",
    seat: "corp",
    seats: SEATS,
    name: () => t("web-learn-trace"),
    about: () => t("web-learn-trace-about"),
    steps: [
      step(() => t("web-learn-trace-table"), [], "NR-34.1", "NR-35.1"),
      step(() => t("web-learn-trace-rez"), ["rez hunter"], "NR-16.4"),
      step(() => t("web-learn-trace-bid"), ["number 3"], "NR-34.2", "NR-34.6"),
      step(() => t("web-learn-trace-trash"), ["trash armitage-codebusting"], "NR-13.6", "NR-35.3"),
      step(() => t("web-learn-trace-accounts"), ["play closed-accounts"], "NR-35.5"),
      step(() => t("web-learn-trace-end"), [], "NR-35.4"),
    ],
  },
];

export const teaching: Teaching = {
  title: () => t("web-learn-netrunner"),
  about: () => t("web-learn-netrunner-about"),
  first: () => t("web-learn-first-netrunner"),
  lessons: LESSONS,
};
