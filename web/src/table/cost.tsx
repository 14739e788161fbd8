// What an option or a shortcut costs, and what it surely does.

import type { Charge, Outcome } from "../service/wire";
import { say, t } from "../texts/texts";

interface Priced {
  readonly price: readonly Charge[];
  readonly outcomes: readonly Outcome[];
}

export function Cost({ of: { price, outcomes } }: { of: Priced }) {
  return (
    <>
      {price.length > 0 && <small class="price"> · {price.map(({ message }) => say(message)).join(", ")}</small>}
      {outcomes.map((outcome) => (
        <small key={say(outcome.message)} class="does">
          {` → ${told(outcome)}`}
        </small>
      ))}
    </>
  );
}

function told({ message, chance }: Outcome): string {
  if (chance === null) return say(message);
  const percent = Math.round(100 * chance);
  return t("outcome-chance", { outcome: say(message), percent });
}
