// What a click on a thing does, in a word; and the basic actions.

import { t } from "../texts/texts";

const VERBS: Readonly<Record<string, () => string>> = {
  play: () => t("web-do-play"),
  install: () => t("web-do-install"),
  use: () => t("web-do-use"),
  run: () => t("web-do-run"),
  advance: () => t("web-do-advance"),
  boost: () => t("web-do-boost"),
  break: () => t("web-do-break"),
  score: () => t("web-do-score"),
  steal: () => t("web-do-steal"),
  access: () => t("web-do-access"),
  rez: () => t("web-do-rez"),
  trash: () => t("web-do-trash"),
  prevent: () => t("web-do-prevent"),
  instead: () => t("web-do-instead"),
  choose: () => t("web-do-choose"),
  expose: () => t("web-do-expose"),
  take: () => t("web-do-take"),
  discard: () => t("web-do-discard"),
  forfeit: () => t("web-do-forfeit"),
  server: () => t("web-do-server"),
  host: () => t("web-do-host"),
};

export function named(verb: string): string {
  return (VERBS[verb] ?? VERBS.choose)?.() ?? "";
}

export const BASIC: Readonly<Record<string, () => string>> = {
  draw: () => t("web-slot-draw"),
  credit: () => t("web-slot-credit"),
  run: () => t("web-slot-run"),
  "remove-tag": () => t("web-slot-remove-tag"),
  trash: () => t("web-slot-trash"),
  purge: () => t("web-slot-purge"),
};
