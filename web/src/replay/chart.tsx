// The game as lines: what everybody could count, over the decisions.

import { pageOf } from "../game";
import type { Series } from "../service/wire";
import { game, goTo, measures, shown } from "./replaying";
import { turnsIn } from "./turns";

const HIGH = 100;

interface Line {
  readonly name: string;
  readonly text: string;
  readonly numbers: readonly number[];
}

interface Drawn {
  readonly game: string;
  readonly measures: Series["measures"];
  /** The decision that is marked. */
  readonly at: number;
  readonly jump?: (at: number) => void;
}

export function Chart() {
  return <Lines game={game.value} measures={measures.value} at={shown.value?.at ?? 0} jump={goTo} />;
}

export function Lines(drawn: Drawn) {
  const { fields } = pageOf(drawn.game).chart;
  const lines = fields
    .map((field) =>
      field.flatMap(([name, text]): Line[] => {
        const numbers = drawn.measures[name];
        return numbers ? [{ name, text: text(), numbers }] : [];
      }),
    )
    .filter((field) => field.length > 0);
  return (
    <div class="chart">
      {lines.map((field) => (
        <Field key={field[0]?.name} lines={field} {...drawn} />
      ))}
    </div>
  );
}

/** The place of a line in its field decides its stroke, so that colour alone says nothing. */
function Field({ lines, at, game, measures, jump }: Drawn & { lines: readonly Line[] }) {
  const last = Math.max(1, (lines[0]?.numbers.length ?? 1) - 1);
  const most = Math.max(1, ...lines.flatMap((line) => line.numbers));
  const click = (event: MouseEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    jump?.(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure>
      <svg viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick={click}>
        <path class="turn" d={turnsIn(game, measures).map(upright).join(" ")} />
        {lines.map((line, place) => (
          <path key={line.name} class={`line line-${place}`} d={stairs(line.numbers, most)} />
        ))}
        <path class="now" d={upright(at)} />
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

function upright(at: number): string {
  return `M${at} 0 V${HIGH}`;
}

/** Where nothing changes the line goes on by itself: of a thousand decisions few are in it. */
function stairs(numbers: readonly number[], most: number): string {
  const height = (number: number) => (HIGH - 4 - (number / most) * (HIGH - 8)).toFixed(1);
  const steps = numbers.flatMap((number, at) => (number === numbers[at - 1] ? [] : `H${at} V${height(number)}`));
  return [`M0 ${height(numbers[0] ?? 0)}`, ...steps, `H${numbers.length - 1}`].join(" ");
}
