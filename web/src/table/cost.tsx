// What stands on a button beside its words: what it costs, what it surely does, its key.

import { drawn } from "../game";
import type { Charge, Outcome } from "../service/wire";
import { say, t } from "../texts/texts";

interface Priced {
  readonly price: readonly Charge[];
  readonly outcomes: readonly Outcome[];
}

export function Cost({ of: { price, outcomes } }: { of: Priced }) {
  return (
    <>
      {price.length > 0 && (
        <small class={`price ${price.every(isCoin) ? "coins" : "worded"}`}>
          {" "}
          {price.map((charge, place) => (
            <Charged key={place} charge={charge} last={place === price.length - 1} />
          ))}
        </small>
      )}
      {outcomes.map((outcome) => (
        <small key={say(outcome.message)} class="does">
          {` → ${told(outcome)}`}
        </small>
      ))}
    </>
  );
}

/** Whether its number and the sign of the game say all. */
function isCoin({ what, source, more }: Charge): boolean {
  return !source && !more && drawn().Coin({ what }) !== null;
}

/** A number and a sign where the game has one and nothing more is to be said; who cannot see it hears the words. */
function Charged({ charge, last }: { charge: Charge; last: boolean }) {
  const { Coin } = drawn();
  const { what, amount, message } = charge;
  const sign = isCoin(charge) ? Coin({ what }) : null;
  if (!sign) return <>{`${say(message)}${last ? "" : ", "}`}</>;
  return (
    <span class="coin">
      <span class="unseen">{`${say(message)}${last ? "" : ", "}`}</span>
      <span aria-hidden="true">
        {amount}
        {sign}
        {!last && ", "}
      </span>
    </span>
  );
}

function told({ message, chance }: Outcome): string {
  if (chance === null) return say(message);
  const percent = Math.round(100 * chance);
  return t("outcome-chance", { outcome: say(message), percent });
}

/** A key as it stands on a button; who hears the button need not hear it. */
export function KeyHint({ of }: { of: string }) {
  return of ? <kbd aria-hidden="true">{of.toUpperCase()}</kbd> : null;
}
