// The pieces on the network, centred on 0,0. Round is a program or a Spark, square an installation or a Guardian. Every
// colour has a shape of its own, and the machine's pieces are jagged or armoured: colour never stands alone.

import type { ComponentChildren } from "preact";
import { t } from "../texts/texts";
import type { Colour } from "./seen";
import type { Piece } from "./view";

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

/** Outlines in a box from -11 to 11. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  blue: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  green: "M0-10L10 8H-10Z",
  yellow: "M-8.3-8.3H8.3V8.3H-8.3Z",
  red: "M0-11L11 0L0 11L-11 0Z",
  purple: "M0-11L3-3.6H11L4.6 1.4L7 9.4L0 4.8L-7 9.4L-4.6 1.4L-11-3.6H-3Z",
};

interface Shaped {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly ink?: boolean;
}

export function Shape({ colour, x = 0, y = 0, scale = 1, ink = false }: Shaped) {
  return (
    <path
      class={`shape ${colour} ${ink ? "ink" : ""}`}
      d={SHAPES[colour]}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

export function burst(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (Math.PI * k) / points + turn;
    const size = k % 2 ? inner : outer;
    return `${(size * Math.sin(angle)).toFixed(1)} ${(-size * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** One to three programs of a colour as a pile of chips, with the number on it. */
export function Program({ colour, count = 1 }: { colour: Colour; count?: number }) {
  const chips = Array.from({ length: count }, (_, k) => k);
  return (
    <g class="program">
      {chips.map((k) => (
        <circle key={k} class={`chip ${colour}`} cy={-k * 4.5} r={13} />
      ))}
      <Shape colour={colour} y={-(count - 1) * 4.5} scale={0.74} ink />
      {count > 1 && (
        <g transform={`translate(11 ${9 - count})`}>
          <circle class="badge" r={7.4} />
          <text class="badge-n" y={3.7}>
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

export function Installation({ colour }: { colour: Colour }) {
  return (
    <g class={`installation ${colour}`}>
      <path class="legs" d="M-17-11V-17H-11M11-17H17V-11M17 11V17H11M-11 17H-17V11" />
      <rect class="plate" x={-14} y={-14} width={28} height={28} rx={3} />
      <rect class="inset" x={-10.5} y={-10.5} width={21} height={21} rx={1.5} />
      <Shape colour={colour} scale={0.82} />
    </g>
  );
}

const FLAME = burst(9, 17.5, 11.5);

/** A burning star with an eye. White ones have a white body and a bar across the eye, and may hold a program. */
export function Spark({ shade, blocking }: { shade: "black" | "white"; blocking?: Colour | undefined }) {
  return (
    <g class={`spark ${shade}`}>
      {blocking && (
        <g class="held" transform="translate(8 7) scale(.82)">
          <Program colour={blocking} />
          <path class="lock" d="M-11 9L11-9M-11-9L11 9" />
        </g>
      )}
      <path class="flame" d={FLAME} />
      <circle class="core" r={10.2} />
      <path class="eye" d="M-7.6 0Q0-7.4 7.6 0Q0 7.4-7.6 0Z" />
      <path class="slit" d={shade === "white" ? "M-4 0H4" : "M0-4V4"} />
    </g>
  );
}

const BROWS = "M-17-9L-4-4V3L-17-1ZM17-9L4-4V3L17-1Z";

export function Guardian({ kind }: { kind: Piece }) {
  return (
    <g class={`guardian ${kind}`}>
      <path class="block" d="M-16-24H16L24-16V16L16 24H-16L-24 16V-16Z" />
      <path class="rim" d="M-13.5-19.5H13.5L19.5-13.5V13.5L13.5 19.5H-13.5L-19.5 13.5V-13.5Z" />
      {(kind === "black" || kind === "white") && <path class="mask" d={BROWS} />}
      {kind === "black" && <path class="teeth" d="M-13 13V8H13V13M-8 8V14M-3 8V14M3 8V14M8 8V14" />}
      {kind === "white" && <rect class="bar" x={-14} y={8} width={28} height={6.5} rx={1} />}
      {kind === "hackman" && <path class="mask" d="M0 0L15-9A17.5 17.5 0 1 0 15 9Z" />}
      {kind === "hackman" && <circle class="hole" cx={-1} cy={-9.5} r={2.8} />}
      {kind === "mothers-ghost" && (
        <>
          <path class="mask" d="M-12 15V-3A12 12 0 0 1 12-3V15L6 10L0 15L-6 10Z" />
          <circle class="hole" cx={-4.5} cy={-3} r={2.6} />
          <circle class="hole" cx={4.5} cy={-3} r={2.6} />
        </>
      )}
    </g>
  );
}

interface Standing {
  readonly colour: Colour;
  readonly active?: boolean;
  readonly ghost?: boolean;
}

export function Avatar({ colour, active = false, ghost = false }: Standing) {
  return (
    <g class={`avatar ${colour} ${active ? "active" : ""} ${ghost ? "ghost" : ""}`}>
      <ellipse class="foot" cy={17} rx={17} ry={5.5} />
      {active && <ellipse class="ring" cy={17} rx={21} ry={8} />}
      <path class="body" d="M-14 17Q-14-2-6-5A10.6 10.6 0 1 1 6-5Q14-2 14 17Q0 22-14 17Z" />
      <Shape colour={colour} y={8} scale={0.56} ink />
      <path class="visor" d="M-7-14H7L5-9.5H-5Z" />
    </g>
  );
}

export function Packet() {
  return (
    <g class="packet">
      <path class="box" d="M0-9.5L9-4.8V5L0 9.6L-9 5V-4.8Z" />
      <path class="edge" d="M-9-4.8L0 0L9-4.8M0 0V9.6" />
    </g>
  );
}

export function Palace({ scouts }: { scouts: number }) {
  return (
    <g class="palace">
      <path d="M-15 15V-5L0-17L15-5V15Z" />
      <text y={11}>{scouts}</text>
    </g>
  );
}

export function Horse() {
  return (
    <g class="horse">
      <path d="M-12 14L-9-4L0-15L12-10L13-3L5 0L8 14Z" />
    </g>
  );
}

/** A piece outside the network. */
export function Icon({ children, name = "" }: { children: ComponentChildren; name?: string }) {
  return (
    <svg class={`icon ${name}`} viewBox="-26 -26 52 52" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Command symbols in a line, as on a card; read out by their colours. Where one of them is enough, strokes part them. */
export function Symbols({ letters, either = false }: { letters: readonly string[]; either?: boolean }) {
  const colours = letters.map((letter) => LETTERS[letter]).filter((colour) => colour !== undefined);
  if (colours.length === 0) return null;
  return (
    <svg
      class="symbols"
      viewBox={`-12 -12 ${colours.length * 24} 24`}
      style={{ "--n": colours.length }}
      role="img"
      aria-label={colours.map(colourName).join(", ")}
    >
      {colours.map((colour, place) => (
        <Shape key={place} colour={colour} x={place * 24} scale={either ? 0.8 : 1} />
      ))}
      {either &&
        colours
          .slice(1)
          .map((_, place) => <path key={place} class="or" d={`M${place * 24 + 15} -11L${place * 24 + 9} 11`} />)}
    </svg>
  );
}

/** What one does, drawn in a box from -24 to 24. */
export const VERBS = {
  upload: "M0 14V-12M-9-4L0-14L9-4M-14 19H14",
  install: "M-14-14H14V14H-14ZM-19-8V-19H-8M19 8V19H8",
  move: "M-17 12L-6-4L6 6L17-12M8-13H18V-3",
  shift: "M-18 0H12M3-9L13 0L3 9M-18-13V13",
  infect: `${burst(3, 18, 7)}M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0`,
  modify: "M-15-6A16 16 0 0 1 14-8M14-17V-7H4M15 6A16 16 0 0 1-14 8M-14 17V7H-4",
  ghost: "M-12 17V-4A12 12 0 0 1 12-4V17M-5-3V0M5-3V0",
  upgrade: "M-12-17H12V17H-12ZM0 10V-8M-6-2L0-9L6-2",
  play: "M-9-14L13 0L-9 14Z",
  more: "M-16 0H-14M-1 0H1M14 0H16",
  end: "M-14-12L0 0L-14 12M2-12L16 0L2 12",
} as const;
export type Verb = keyof typeof VERBS;

export function VerbSign({ verb }: { verb: Verb }) {
  return (
    <svg class={`verb sign-of-${verb}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <path d={VERBS[verb]} />
    </svg>
  );
}
