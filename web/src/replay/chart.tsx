// The game as lines: what everybody could count, over the decisions.

import { pageOf } from "../game";
import { game, goTo, measures, shown, turns } from "./replaying";

const HIGH = 100;

interface Line {
  readonly name: string;
  readonly text: string;
  readonly numbers: readonly number[];
}

export function Chart() {
  const { fields } = pageOf(game.value).chart;
  const lines = fields
    .map((field) =>
      field.flatMap(([name, text]): Line[] => {
        const numbers = measures.value[name];
        return numbers ? [{ name, text: text(), numbers }] : [];
      }),
    )
    .filter((field) => field.length > 0);
  return (
    <div class="chart">
      {lines.map((field) => (
        <Field key={field[0]?.name} lines={field} />
      ))}
    </div>
  );
}

/** The place of a line in its field decides its stroke, so that colour alone says nothing. */
function Field({ lines }: { lines: readonly Line[] }) {
  const at = shown.value?.at ?? 0;
  const last = Math.max(1, (lines[0]?.numbers.length ?? 1) - 1);
  const most = Math.max(1, ...lines.flatMap((line) => line.numbers));
  const jump = (event: MouseEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure>
      <svg viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick={jump}>
        {turns.value.map((turn) => (
          <path key={turn} class="turn" d={`M${turn} 0 V${HIGH}`} />
        ))}
        {lines.map((line, place) => (
          <path key={line.name} class={`line line-${place}`} d={stairs(line.numbers, most)} />
        ))}
        <path class="now" d={`M${at} 0 V${HIGH}`} />
      </svg>
      <figcaption>
        {lines.map((line, place) => (
          <span key={line.name}>
            <svg viewBox="0 0 22 8" aria-hidden="true">
              <path class={`line line-${place}`} d="M0 4 H22" />
            </svg>
            {line.text} <b>{line.numbers[at]}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function stairs(numbers: readonly number[], most: number): string {
  const height = (number: number) => (HIGH - 4 - (number / most) * (HIGH - 8)).toFixed(1);
  return numbers.map((number, at) => (at === 0 ? `M0 ${height(number)}` : `H${at} V${height(number)}`)).join(" ");
}
