// Drawings for where there is nothing yet, each made by a rule: lines and shapes at even steps.

import type { JSX } from "preact";

export type Drawing = "cards" | "seats" | "tree" | "boards" | "steps" | "broken";

const CORP = "M0-20 17-10V10L0 20-17 10V-10ZM0 0V20M0 0-17-10M0 0 17-10";
const RUNNER = "M-19 18 0-18 19 18H10L0 1-10 18Z";
const HEXAGON = polygon(6, 1);

const range = (number: number) => Array.from({ length: number }, (_, place) => place);

function around(place: number, of: number, far: number): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * place) / of - Math.PI / 2;
  return [Math.round(100 * far * Math.cos(angle)) / 100, Math.round(100 * far * Math.sin(angle)) / 100];
}

function polygon(corners: number, far: number): string {
  return `M${Array.from({ length: corners }, (_, place) => around(place, corners, far).join(" ")).join("L")}Z`;
}

/** A fan of cards of both sides, dealt to nobody yet. */
function Cards() {
  return (
    <>
      {range(5).map((place) => (
        <g
          key={place}
          class={place % 2 ? "corp" : "runner"}
          transform={`rotate(${(place - 2) * 15} 0 120) translate(0 -8)`}
        >
          <rect x={-31} y={-44} width={62} height={88} rx={5} />
          <path transform="scale(.95)" d={place % 2 ? CORP : RUNNER} />
        </g>
      ))}
    </>
  );
}

/** A table with six seats, of which one is taken. */
function Seats() {
  return (
    <>
      <path class="table-top" transform="scale(46)" d={HEXAGON} />
      <path class="faint" transform="scale(30)" d={HEXAGON} />
      {range(6).map((place) => {
        const [x, y] = around(place, 6, 68);
        return <circle key={place} class={place === 3 ? "taken" : "free"} cx={x} cy={y * 0.9} r={13} />;
      })}
    </>
  );
}

const PLAYERS = 8;
const ROUNDS = 3;

/** Eight players, halved three times. */
function Tree() {
  const high = (round: number) => 62 - (round * 124) / (ROUNDS + 0.6);
  const at = (place: number, round: number) => ((place + 0.5) * 240) / (PLAYERS >> round) - 120;
  return (
    <>
      {range(ROUNDS).map((round) =>
        range(PLAYERS >> (round + 1)).map((pair) => (
          <path
            key={`${round} ${pair}`}
            class={round === ROUNDS - 1 ? "gold" : "line"}
            d={`M${at(2 * pair, round)} ${high(round)}V${high(round + 0.5)}H${at(2 * pair + 1, round)}V${high(round)}M${at(pair, round + 1)} ${high(round + 0.5)}V${high(round + 1)}`}
          />
        )),
      )}
      {range(PLAYERS).map((place) => (
        <circle key={place} class={place % 3 ? "free" : "taken"} cx={at(place, 0)} cy={high(0)} r={7} />
      ))}
      <path class="gold cup" d="M-13-70H13V-58A13 13 0 0 1-13-58ZM0-45V-36" />
    </>
  );
}

/** A field of hexagons that fades outwards, and an eye on it. */
function Boards() {
  return (
    <>
      {range(5).flatMap((row) =>
        range(9).map((column) => {
          const x = (column - 4 + (row % 2) / 2) * 29;
          const y = (row - 2) * 25;
          const near = Math.max(0, 1 - Math.hypot(x / 150, y / 80));
          return (
            <path
              key={`${row} ${column}`}
              class="line"
              style={{ opacity: near }}
              transform={`translate(${x} ${y}) scale(15)`}
              d={HEXAGON}
            />
          );
        }),
      )}
      <path class="gold eye" d="M-48 0C-24-30 24-30 48 0 24 30-24 30-48 0Z" />
      <circle class="gold" r={12} />
    </>
  );
}

/** Three steps, the highest in the middle. */
function Steps() {
  return (
    <>
      {[38, 74, 54].map((high, place) => (
        <g key={high} class={place === 1 ? "gold" : "line"}>
          <rect x={(place - 1) * 62 - 29} y={62 - high} width={58} height={high} rx={3} />
          <circle class={place === 1 ? "taken" : "free"} cx={(place - 1) * 62} cy={44 - high} r={11} />
        </g>
      ))}
    </>
  );
}

/** A line from server to server, with one that is not there. */
function Broken() {
  return (
    <>
      <path class="line" d="M-120 0H-30M30 0H120" />
      {range(5).map((place) => (
        <path
          key={place}
          class={place === 2 ? "gone outline" : "line solid"}
          transform={`translate(${(place - 2) * 56} 0) scale(${place === 2 ? 34 : 20})`}
          d={HEXAGON}
        />
      ))}
      <path class="gone" d="M-8-8 8 8M8-8-8 8" />
    </>
  );
}

const DRAWINGS: Readonly<Record<Drawing, () => JSX.Element>> = {
  cards: Cards,
  seats: Seats,
  tree: Tree,
  boards: Boards,
  steps: Steps,
  broken: Broken,
};

export function Drawn({ of }: { of: Drawing }) {
  const Shapes = DRAWINGS[of];
  return (
    <svg class={`drawing drawing-${of}`} viewBox="-130 -85 260 170" aria-hidden="true">
      <Shapes />
    </svg>
  );
}
