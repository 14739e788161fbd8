// What the buttons of Netrunner say, and the cards behind them.

import type { Offer } from "../service/wire";
import { question } from "../table/seat";
import type { Zoomed } from "../table/zooming";
import { say, t } from "../texts/texts";
import { closeUp } from "./cards";
import { cardNamed, view } from "./places";

/** The text of an option; a bid in a trace says what it comes to. */
export function Face({ option }: { option: Offer }) {
  const bid = bidOf(option);
  return <>{bid ?? say(option.message)}</>;
}

/** The first card that an option points at. */
export function lookAt(option: Offer): Zoomed | null {
  const card = option.at.map(cardNamed).find((found) => found !== null);
  return card ? closeUp(card) : null;
}

function bidOf({ notation }: Offer): string | null {
  const [id, args] = question.value?.prompt ?? ["", []];
  const bid = Number(/^number (\d+)$/.exec(notation)?.[1] ?? NaN);
  const trace = Number(args.find(([name]) => name === "number")?.[1] ?? NaN);
  if (Number.isNaN(bid) || Number.isNaN(trace)) return null;
  if (id === "ask-trace-strength") return t("web-bid-trace", { bid, total: trace + bid });
  if (id === "ask-link-strength") return t("web-bid-link", { bid, total: (view.value?.link ?? 0) + bid, trace });
  return null;
}
