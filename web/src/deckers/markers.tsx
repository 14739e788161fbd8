// Markers as small drawings: every colour has a shape of its own, so that colour alone never carries meaning.

import { t } from "../texts/texts";
import type { Colour } from "./seen";

export const LETTERS: Readonly<Record<string, Colour>> = { B: "blue", G: "green", Y: "yellow", R: "red", P: "purple" };

/** A colour in the reader's language. */
export function colourName(colour: Colour): string {
  const names = {
    blue: t("web-blue"),
    green: t("web-green"),
    yellow: t("web-yellow"),
    red: t("web-red"),
    purple: t("web-purple"),
  };
  return names[colour];
}

/** Outlines in a box from -10 to 10. */
const SHAPES: Record<Colour, string> = {
  blue: "M-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0",
  green: "M0 -10 L10 8 L-10 8 Z",
  yellow: "M-8.5 -8.5 H8.5 V8.5 H-8.5 Z",
  red: "M0 -11 L11 0 L0 11 L-11 0 Z",
  purple: "M0 -11 L3 -3.5 L11 -3.5 L4.5 1.5 L7 9.5 L0 4.8 L-7 9.5 L-4.5 1.5 L-11 -3.5 L-3 -3.5 Z",
};

export function Shape({ colour, x = 0, y = 0, scale = 1 }: { colour: Colour; x?: number; y?: number; scale?: number }) {
  return <path class={`shape ${colour}`} d={SHAPES[colour]} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** Where the dots lie that count two or three programs, as on a die. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-2.2, -2],
    [2.2, 2.4],
  ],
  3: [
    [-3.1, 3],
    [3.1, 3],
    [0, -2.4],
  ],
};

/** A program, with how many there are. */
export function Program({ colour, count, x, y }: { colour: Colour; count: number; x: number; y: number }) {
  return (
    <g class="program" transform={`translate(${x} ${y})`}>
      <Shape colour={colour} scale={0.8} />
      {(PIPS[count] ?? []).map(([x, y], place) => (
        <circle key={place} class="pip" cx={x} cy={y} r={1.9} />
      ))}
    </g>
  );
}

/** An installation: the shape on a square plate. */
export function Installation({ colour, x, y }: { colour: Colour; x: number; y: number }) {
  return (
    <g class={`installation ${colour}`} transform={`translate(${x} ${y})`}>
      <rect x={-10} y={-10} width={20} height={20} rx={3} />
      <Shape colour={colour} scale={0.62} />
    </g>
  );
}

export function Scout({
  shade,
  blocking,
  x,
  y,
}: {
  shade: "black" | "white";
  blocking?: Colour;
  x: number;
  y: number;
}) {
  return (
    <g class={`scout ${shade}`} transform={`translate(${x} ${y})`}>
      {blocking && <Shape colour={blocking} x={5} y={5} scale={0.7} />}
      <circle r={7.5} />
      <path class="eye" d="M-4.5 0 Q0 -4.5 4.5 0 Q0 4.5 -4.5 0 Z" />
      <circle class="pupil" r={1.4} />
    </g>
  );
}

export function Guardian({ kind, x, y }: { kind: string; x: number; y: number }) {
  return (
    <g class={`guardian ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-13} y={-13} width={26} height={26} rx={4} />
      {kind === "hackman" && <path class="mark" d="M0 0 L10 -6 A11.5 11.5 0 1 0 10 6 Z" />}
      {kind === "mothers-ghost" && <path class="mark" d="M-8 9 V-2 A8 8 0 0 1 8 -2 V9 L4 5 L0 9 L-4 5 Z" />}
      {(kind === "black" || kind === "white") && (
        <path class="mark" d="M-8 -7 L0 -10 L8 -7 V2 Q6 8 0 11 Q-6 8 -8 2 Z" />
      )}
    </g>
  );
}

/** The commands on a card, or those it costs, as shapes in a line. */
export function Symbols({ letters }: { letters: readonly string[] }) {
  return (
    <svg class="symbols" viewBox={`-12 -12 ${Math.max(1, letters.length) * 24} 24`} aria-hidden="true">
      {letters.map((letter, place) => {
        const colour = LETTERS[letter];
        return colour ? <Shape key={place} colour={colour} x={place * 24} scale={0.9} /> : null;
      })}
    </svg>
  );
}
