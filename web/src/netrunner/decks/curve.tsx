// How many cards of the deck have which cost: a picture, and the same as a table.

import { t } from "../../texts/texts";
import { factsOf } from "../facts";
import { costOf } from "./cards";
import type { Deck } from "./tools";

const WIDTH = 320;
const HEIGHT = 120;
const FOOT = 18;
const HEAD = 16;

export function Curve({ deck }: { deck: Deck }) {
  const bars = curve(deck);
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(([, number]) => number));
  const step = WIDTH / bars.length;
  return (
    <section class="curve">
      <h2>{t("deck-plot-costs")}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("deck-plot-costs")}: ${bars.map(([cost, number]) => `${cost}: ${number}`).join(", ")}`}
      >
        {bars.map(([cost, number], place) => {
          const height = ((HEIGHT - FOOT - HEAD) * number) / most;
          const middle = (place + 0.5) * step;
          return (
            <g key={cost}>
              <rect x={middle - step * 0.36} y={HEIGHT - FOOT - height} width={step * 0.72} height={height} rx={2} />
              <text class="count" x={middle} y={HEIGHT - FOOT - height - 4}>
                {number || ""}
              </text>
              <text x={middle} y={HEIGHT - 4}>
                {cost}
              </text>
            </g>
          );
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      </svg>
      <details>
        <summary>{t("web-deck-as-table")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("deck-plot-cost")}</th>
              <th scope="col">{t("web-deck-cards")}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(([cost, number]) => (
              <tr key={cost}>
                <th scope="row">{cost}</th>
                <td>{number}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Every cost from nothing to the highest, and what depends on a choice last. */
function curve({ cards }: Deck): readonly (readonly [cost: string, number: number])[] {
  const numbers = new Map<string, number>();
  for (const [id, copies] of Object.entries(cards)) {
    const facts = factsOf(id);
    const cost = facts && costOf(facts);
    if (cost) numbers.set(cost, (numbers.get(cost) ?? 0) + copies);
  }
  const fixed = [...numbers.keys()].map(Number).filter((cost) => !Number.isNaN(cost));
  const costs = fixed.length ? Array.from({ length: Math.max(...fixed) + 1 }, (_, cost) => String(cost)) : [];
  const others = [...numbers.keys()].filter((cost) => !costs.includes(cost));
  return [...costs, ...others].map((cost) => [cost, numbers.get(cost) ?? 0]);
}
