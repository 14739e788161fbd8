// A card at its place, with a tag that says what a click on it does and what that costs.

import type { Charge, Offer } from "../service/wire";
import { optionsAt } from "../table/options";
import { Card, Lying } from "./cards";
import { Sign } from "./signs";
import { named } from "./verbs";
import type { CardSeen, RunSeen, SideWord } from "./view";

interface Placed {
  readonly card: CardSeen;
  readonly back?: SideWord;
  readonly turns?: boolean;
  readonly pointed?: boolean;
  readonly lies?: boolean;
  readonly run?: RunSeen | null;
  readonly cost?: boolean;
  readonly style?: Readonly<Record<string, number>>;
}

export function Spot({ lies = false, run = null, cost = false, style, ...shown }: Placed) {
  const offers = shown.pointed === false ? [] : optionsAt(shown.card.name);
  return (
    <div class={`spot ${lies ? "lies" : ""}`} style={style}>
      {lies ? <Lying {...shown} run={run} cost={cost} /> : <Card {...shown} />}
      <Does offers={offers} />
    </div>
  );
}

/** What does nothing with the card that it is about. */
const REFUSALS: ReadonlySet<string> = new Set(["no", "leave", "pass", "continue", "done", "decline"]);

/** The verbs of the options, each with its price where that is one and the same. */
export function Does({ offers }: { offers: readonly Offer[] }) {
  const verbs = [...new Set(offers.map(verbOf))].filter((verb) => !REFUSALS.has(verb));
  if (verbs.length === 0) return null;
  return (
    <span class="does">
      {verbs.slice(0, 2).map((verb) => (
        <span key={verb}>
          {named(verb)} <Price offers={offers.filter((offer) => verbOf(offer) === verb)} />
          {verb === "use" && <Gain offers={offers.filter((offer) => verbOf(offer) === verb)} />}
        </span>
      ))}
      {verbs.length > 2 && "…"}
    </span>
  );
}

/** What is paid besides the one click that every action costs. */
function Price({ offers }: { offers: readonly Offer[] }) {
  const prices = offers.map(({ price }) => price.filter(isSpecial));
  const [first = []] = prices;
  const same = prices.every((price) => JSON.stringify(price) === JSON.stringify(first));
  if (!same) return null;
  return (
    <>
      {first.map(({ what, amount, more }, place) => (
        <b key={place} class="sum">
          {amount}
          {more && "+"}
          <Sign name={what === "click" ? "click" : "credit"} />
        </b>
      ))}
    </>
  );
}

const GAINS = /^does-(gain|take|take-last)$/;

/** The credits that it brings, where it does one thing and does just that. */
function Gain({ offers }: { offers: readonly Offer[] }) {
  const [outcome, ...more] = offers.flatMap(({ outcomes }) => outcomes);
  if (!outcome || more.length > 0 || !GAINS.test(outcome.message[0])) return null;
  const number = outcome.message[1].find(([name]) => name === "number")?.[1];
  return (
    <b class="sum">
      +{Number(number)}
      <Sign name="credit" />
    </b>
  );
}

function isSpecial({ what, amount }: Charge): boolean {
  return what === "credit" || (what === "click" && amount > 1);
}

export function verbOf({ notation }: Offer): string {
  return notation.split(" ")[0] ?? "";
}
