// Who sits in a seat, and from where a game has set out, in words.

import type { Origin } from "../service/wire";
import { t } from "../texts/texts";

/** What sits in a seat: person, joined (a person too), house, bot, or open. */
export function sittingName(sitting: string): string {
  const names: Record<string, string> = {
    person: t("web-sitting-person"),
    joined: t("web-sitting-joined"),
    house: t("web-sitting-house"),
    bot: t("web-sitting-bot"),
    open: t("web-sitting-open"),
  };
  return names[sitting] ?? sitting;
}

/** From where a game has set out, if not from the beginning. */
export function originText(origin: Origin): string {
  if (origin === "script") return t("web-origin-script");
  if (origin === "seed") return t("web-origin-seed");
  return origin === "branch" ? t("web-origin-branch") : t("web-origin-position");
}
