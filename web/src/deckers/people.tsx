// Portraits and emblems from a small grammar: a person is a list of parts, a machine a list of rings around a centre.

import type { ComponentChildren, JSX } from "preact";
import { burst, SHAPES } from "./markers";
import type { Colour } from "./seen";

type Drawing = JSX.Element | null;
type Tone = string;

const INK = "#0b0f1a";
const HUES: Readonly<Record<Colour, readonly [deep: Tone, mid: Tone, light: Tone]>> = {
  blue: ["#0c2a55", "#1d63b8", "#5cb3ff"],
  green: ["#0a3325", "#14774f", "#4fe39a"],
  yellow: ["#3d2e06", "#93700f", "#ffd84d"],
  red: ["#42101d", "#a32741", "#ff6b7e"],
  purple: ["#2a1552", "#6a40ba", "#c4a0ff"],
};

function poly(points: string, fill: Tone, more: JSX.IntrinsicElements["polygon"] = {}): JSX.Element {
  return <polygon points={points} fill={fill} {...more} />;
}

function line(d: string, stroke: Tone, width = 2.4): JSX.Element {
  return <path d={d} fill="none" stroke={stroke} stroke-width={width} stroke-linejoin="bevel" />;
}

function dot(cx: number, cy: number, r: number, fill: Tone): JSX.Element {
  return <circle cx={cx} cy={cy} r={r} fill={fill} />;
}

const HEADS = {
  oval: "38,52 43,33 60,26 77,33 82,52 79,73 70,89 60,94 50,89 41,73",
  square: "38,46 44,30 76,30 82,46 81,76 72,91 48,91 39,76",
  heart: "36,48 46,30 74,30 84,48 78,71 65,94 55,94 42,71",
  long: "41,45 47,27 73,27 79,45 78,77 67,97 53,97 42,77",
} as const;

/** Behind the head, and before it. */
const HAIR = {
  bob: ["30,40 42,18 78,18 90,40 92,82 80,88 40,88 28,82", "36,52 40,30 60,22 80,30 84,52 74,38 58,36 46,42"],
  long: [
    "28,42 40,16 80,16 92,42 98,122 80,112 40,112 22,122",
    "36,60 39,30 60,21 81,30 84,60 78,40 62,31 60,44 56,32 42,42",
  ],
  crop: ["36,46 40,24 62,18 82,26 84,46", "38,46 40,30 52,24 80,28 82,44 74,36 46,36"],
  mohawk: ["50,36 44,2 60,12 66,-4 74,10 70,36", "52,36 50,14 60,22 66,10 68,36"],
  bun: ["34,48 40,24 60,17 80,24 86,48 84,58 36,58", "37,50 42,30 60,24 78,30 83,50 70,37 50,37"],
  afro: ["18,50 22,26 40,8 60,4 80,8 98,26 102,50 94,74 80,66 40,66 26,74", "38,44 44,30 60,26 76,30 82,44 60,36"],
  hood: ["20,120 26,40 42,12 60,4 78,12 94,40 100,120", ""],
  bald: ["", ""],
  sleek: ["36,52 38,26 60,16 84,26 86,64 80,52", "38,48 42,28 64,20 82,30 83,46 70,30 52,34"],
} as const;

const EYES: Readonly<Record<"plain" | "narrow" | "visor" | "goggles" | "monocle" | "closed", (c: Tone) => Drawing>> = {
  plain: () => (
    <>
      {poly("44,56 55,57 54,62 46,62", "#f6f1e6")}
      {poly("65,57 76,56 74,62 66,62", "#f6f1e6")}
      {dot(50, 59.5, 2.6, INK)}
      {dot(70, 59.5, 2.6, INK)}
      {line("M43 52L56 53M64 53L77 52", INK, 2.8)}
    </>
  ),
  narrow: (c) => (
    <>
      {poly("43,59 56,60 54,63 46,63", c)}
      {poly("64,60 77,59 74,63 66,63", c)}
      {line("M42 54L57 58M63 58L78 54", INK, 3.4)}
    </>
  ),
  visor: (c) => (
    <>
      {poly("36,52 84,52 82,65 66,67 60,63 54,67 38,65", INK)}
      {poly("39,55 81,55 80,59 40,59", c)}
    </>
  ),
  goggles: (c) => (
    <>
      {dot(49, 60, 9.5, INK)}
      {dot(71, 60, 9.5, INK)}
      {dot(49, 60, 6.4, c)}
      {dot(71, 60, 6.4, c)}
      {line("M36 58H40M58.5 60H61.5M80 60H84", INK, 3)}
      {line("M45 60l5-5M67 60l5-5", "#fff", 2)}
    </>
  ),
  monocle: (c) => (
    <>
      {poly("44,57 55,58 54,62 46,62", "#f6f1e6")}
      {dot(50, 60, 2.4, INK)}
      {dot(70, 60, 9, INK)}
      {dot(70, 60, 6, c)}
      {line("M43 53L56 54", INK, 2.8)}
      {line("M70 69V92", c, 1.4)}
    </>
  ),
  closed: (c) => (
    <>
      {line("M43 59L49 62L56 60M64 60L71 62L77 59", INK, 2.6)}
      {line("M46 66V70M74 66V70", c, 1.8)}
    </>
  ),
};

const FRECKLES = [
  [44, 69],
  [48, 71],
  [72, 71],
  [76, 69],
  [46, 74],
  [74, 74],
] as const;

const GEAR = {
  headset: (c: Tone) => (
    <>
      {line("M32 58Q30 18 60 18Q90 18 88 58", INK, 5)}
      {poly("27,52 37,52 37,70 27,70", c)}
      {poly("83,52 93,52 93,70 83,70", c)}
      {line("M32 70Q34 88 52 86", INK, 2.6)}
    </>
  ),
  beard: (c: Tone) => poly("40,72 48,78 60,75 72,78 80,72 76,92 60,103 44,92", c),
  freckles: (c: Tone) => <>{FRECKLES.map(([x, y]) => dot(x, y, 1.1, c))}</>,
  respirator: (c: Tone) => (
    <>
      {poly("42,72 78,72 76,88 66,97 54,97 44,88", "#1c2233")}
      {poly("49,76 57,76 57,90 52,88", c)}
      {poly("71,76 63,76 63,90 68,88", c)}
    </>
  ),
  halo: (c: Tone) => line("M28 22A34 13 0 0 1 92 22M84 29A34 13 0 0 1 36 29", c, 3.4),
  jack: (c: Tone) => (
    <>
      {dot(81, 50, 4, c)}
      {line("M84 50Q104 56 96 86T108 132", c, 2.4)}
      {line("M79 42L86 36M82 42L90 40", c, 2)}
    </>
  ),
  moustache: (c: Tone) => poly("60,74 72,76 82,71 74,82 60,79 46,82 38,71 48,76", c),
  scar: (c: Tone) => line("M73 44L69 54M72 66L76 78", c, 2.2),
  band: (c: Tone) => poly("37,42 60,34 83,42 83,35 60,27 37,35", c),
  topknot: (c: Tone) => (
    <>
      {dot(60, 10, 10, c)}
      {line("M52 18H68", INK, 3)}
    </>
  ),
  magnets: (c: Tone) => line("M31 66V76A4 4 0 0 0 39 76V66M81 66V76A4 4 0 0 0 89 76V66", c, 3.4),
} as const;

/** The coat, and what is worn over it. */
const COATS = {
  collar: ["8,140 20,112 48,98 72,98 100,112 112,140", ["48,98 40,122 60,140 80,122 72,98 60,112"]],
  high: ["8,140 18,114 42,102 78,102 102,114 112,140", ["40,84 50,104 60,110 70,104 80,84 84,108 60,130 36,108"]],
  strap: ["8,140 20,112 48,99 72,99 100,112 112,140", ["30,107 40,102 92,140 76,140"]],
  plate: ["4,140 14,110 46,99 74,99 106,110 116,140", ["14,110 34,104 38,122 10,126", "106,110 86,104 82,122 110,126"]],
} as const;

interface Person {
  readonly colour: Colour;
  readonly skin: Tone;
  readonly head: keyof typeof HEADS;
  readonly hair: readonly [style: keyof typeof HAIR, tone: Tone];
  readonly eyes: readonly [kind: keyof typeof EYES, tone: Tone];
  readonly gear: readonly (readonly [part: keyof typeof GEAR, tone: Tone])[];
  readonly coat: readonly [style: keyof typeof COATS, tone: Tone, over: Tone];
  /** The hair of the other one, where there are two. */
  readonly twin?: Tone;
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  "hettie-magnetic": {
    colour: "blue",
    skin: "#e9b48f",
    head: "heart",
    hair: ["bob", "#cfe6ff"],
    eyes: ["plain", ""],
    gear: [
      ["magnets", "#ff6b7e"],
      ["headset", "#5cb3ff"],
    ],
    coat: ["collar", "#173a6b", "#e8eefc"],
  },
  "tokyo-black": {
    colour: "blue",
    skin: "#d9a57e",
    head: "oval",
    hair: ["long", "#11131f"],
    eyes: ["visor", "#5cb3ff"],
    gear: [],
    coat: ["high", "#0d1526", "#1d63b8"],
  },
  "monty-quantum": {
    colour: "green",
    skin: "#a9714b",
    head: "square",
    hair: ["crop", "#2a1a12"],
    eyes: ["goggles", "#4fe39a"],
    gear: [["beard", "#2a1a12"]],
    coat: ["strap", "#1d4a39", "#4fe39a"],
  },
  "kelly-nexus": {
    colour: "green",
    skin: "#f0c6a2",
    head: "heart",
    hair: ["bun", "#c5452e"],
    eyes: ["plain", ""],
    gear: [
      ["topknot", "#c5452e"],
      ["freckles", "#a6532f"],
      ["jack", "#4fe39a"],
    ],
    coat: ["collar", "#123c2c", "#9fe8c4"],
  },
  "tilda-sweet": {
    colour: "yellow",
    skin: "#8a5333",
    head: "oval",
    hair: ["afro", "#24130d"],
    eyes: ["plain", ""],
    gear: [
      ["band", "#ffd84d"],
      ["magnets", "#ffd84d"],
    ],
    coat: ["strap", "#5b3a7a", "#ffd84d"],
  },
  "techno-twins": {
    colour: "yellow",
    skin: "#e2ad86",
    head: "long",
    hair: ["sleek", "#ff8f3f"],
    eyes: ["visor", "#ffd84d"],
    gear: [],
    coat: ["plate", "#3a2f12", "#ffd84d"],
    twin: "#3fd0ff",
  },
  "oshin-noro": {
    colour: "red",
    skin: "#c98e62",
    head: "square",
    hair: ["mohawk", "#ff6b7e"],
    eyes: ["narrow", "#ffd9dd"],
    gear: [
      ["scar", "#7a3426"],
      ["respirator", "#ff6b7e"],
    ],
    coat: ["plate", "#2a1420", "#a32741"],
  },
  "angel-nitrate": {
    colour: "red",
    skin: "#f3d3bd",
    head: "heart",
    hair: ["long", "#f4ecff"],
    eyes: ["closed", "#ff6b7e"],
    gear: [["halo", "#ffb3bd"]],
    coat: ["high", "#4a1524", "#ff6b7e"],
  },
  "leiko-mori": {
    colour: "purple",
    skin: "#e6b896",
    head: "oval",
    hair: ["hood", "#3a1f6e"],
    eyes: ["monocle", "#c4a0ff"],
    gear: [["jack", "#c4a0ff"]],
    coat: ["collar", "#2c1857", "#6a40ba"],
  },
  "rupert-stanz": {
    colour: "purple",
    skin: "#d8a384",
    head: "long",
    hair: ["bald", ""],
    eyes: ["monocle", "#c4a0ff"],
    gear: [["moustache", "#e6e0f2"]],
    coat: ["high", "#1d1238", "#8a5fe0"],
  },
};

/** The half in the shade, and the edges in the light. */
const LIT = {
  half: [60, -10, 80, 160],
  edge: [30, 0, 13, 120],
  brow: [20, 0, 32, 120],
} as const;
type Lit = keyof typeof LIT;

function Clips({ id }: { id: string }) {
  return (
    <defs>
      {(Object.entries(LIT) as [Lit, (typeof LIT)[Lit]][]).map(([name, [x, y, width, height]]) => (
        <clipPath key={name} id={`${id}-${name}`}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      ))}
    </defs>
  );
}

function Bust({ id, of, hair }: { id: string; of: Person; hair: Tone }) {
  const light = HUES[of.colour][2];
  const [style] = of.hair;
  const [behind, before] = HAIR[style];
  const [coat, over] = COATS[of.coat[0]];
  const lit = (name: Lit) => ({ "clip-path": `url(#${id}-${name})` });
  return (
    <>
      {behind && poly(behind, hair)}
      {behind && poly(behind, "#0000002e", lit("half"))}
      {poly("50,84 70,84 73,106 60,114 47,106", of.skin)}
      {poly("50,88 70,88 72,100 60,104 48,98", "#0004")}
      {poly(coat, of.coat[1])}
      {over.map((part) => poly(part, of.coat[2]))}
      {poly(HEADS[of.head], of.skin)}
      {poly(HEADS[of.head], "#00000030", lit("half"))}
      {poly(HEADS[of.head], light, { ...lit("edge"), opacity: 0.5 })}
      {style === "hood" && poly("34,56 40,24 60,14 80,24 86,56 80,36 60,26 40,36", "#24124a")}
      {poly("60,60 66,76 60,78", "#0003")}
      {line("M55 77L60 79L66 77", "#0006", 1.6)}
      {line("M52 85L60 87L69 84", "#3a1418", 2.2)}
      {EYES[of.eyes[0]](of.eyes[1])}
      {before && poly(before, hair)}
      {before && poly(before, "#ffffff22", lit("brow"))}
      {of.gear.map(([part, tone]) => GEAR[part](tone))}
      {poly("8,140 20,112 34,105 24,140", light, { opacity: 0.35 })}
    </>
  );
}

const SCAN = Array.from({ length: 12 }, (_, k) => `M0 ${k * 12 + 4}H120`).join("");

/** A decker's portrait, 120 by 140. */
export function Portrait({ id }: { id: string }) {
  const who = PEOPLE[id];
  if (!who) return null;
  const [deep, mid, light] = HUES[who.colour];
  const clip = `portrait-${id}`;
  const one = <Bust id={clip} of={who} hair={who.hair[1]} />;
  return (
    <svg class={`portrait ${who.colour}`} viewBox="0 0 120 140" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <Clips id={clip} />
      <rect width={120} height={140} fill={deep} />
      <g transform="translate(60 60)" fill={mid}>
        <path d={SHAPES[who.colour]} transform="scale(6.4)" opacity={0.55} />
        <path d={SHAPES[who.colour]} transform="scale(4.9)" />
      </g>
      <path d={SCAN} stroke={light} stroke-opacity={0.13} />
      {who.twin ? (
        <>
          <g transform="translate(-17 12) scale(.92)">{one}</g>
          <g transform="translate(137 8) scale(-.92 .92)">
            <Bust id={clip} of={who} hair={who.twin} />
          </g>
        </>
      ) : (
        one
      )}
    </svg>
  );
}

// machines

function around(n: number, turn: number, inner: ComponentChildren): JSX.Element {
  return (
    <>
      {Array.from({ length: n }, (_, k) => (
        <g key={k} transform={`rotate(${turn + (360 * k) / n})`}>
          {inner}
        </g>
      ))}
    </>
  );
}

const stroked = (d: string, width: number) => <path fill="none" stroke-width={width} d={d} />;
const solid = (d: string) => <path class="solid" d={d} />;
const dark = (d: string) => <path class="dark" d={d} />;
const cut = (d: string, width: number) => <path class="darkline" fill="none" stroke-width={width} d={d} />;
const star = (n: number, a: number, b: number, turn = 0) => solid(burst(n, a, b, turn));
const gon = (n: number, r: number, width: number, turn = 0) => stroked(burst(n / 2, r, r, turn), width);
const dots = (n: number, r: number, size: number, turn = 0) =>
  around(n, turn, <circle class="solid" cy={-r} r={size} />);
const spokes = (n: number, a: number, b: number, width: number, turn = 0) =>
  around(n, turn, stroked(`M0 ${-a}V${-b}`, width));
const ring = (r: number, width: number, dash?: string) => (
  <circle r={r} fill="none" stroke-width={width} stroke-dasharray={dash} />
);
const eye = (w: number, h: number, x = 0, y = 0) => (
  <g transform={`translate(${x} ${y})`}>
    {dark(`M${-w} 0Q0 ${-h * 2} ${w} 0Q0 ${h * 2} ${-w} 0Z`)}
    <circle class="hot" r={h * 0.72} />
    {dark(`M0 ${-h * 0.6}L${h * 0.22} 0L0 ${h * 0.6}L${-h * 0.22} 0Z`)}
  </g>
);

export const MACHINES: Readonly<Record<string, () => readonly JSX.Element[]>> = {
  "alpha-moby": () => [
    ring(92, 3, "2 6"),
    solid(
      "M-86 2L-84-26L-64-42L-14-42L28-28L54-6L66-14L66-34L52-54L74-50L84-40L94-56L94-28L84-8L72 20L46 36L8 46L-28 46L-44 32L-82 24Z",
    ),
    solid("M-82 32L-48 40L-34 54L-64 50Z"),
    cut("M-26 36L44 22M-18 26L50 10M-34-40L-26-14L-34 8", 3.6),
    stroked("M-58-50V-66M-58-66Q-72-80-82-68M-58-66Q-44-80-34-68", 4.5),
    stroked("M-50 66Q-4 80 52 58", 3.5),
    eye(19, 10, -50, -4),
  ],
  spider: () => [
    ring(90, 2, "1 7"),
    around(8, 22.5, stroked("M0-26L14-52L2-84", 6)),
    gon(8, 60, 2, 0.39),
    gon(8, 78, 1.5, 0.39),
    star(8, 36, 28, 0.2),
    eye(22, 12),
    dots(6, 24, 2.4, 30),
  ],
  glom: () => [
    ring(90, 3, "14 6"),
    dots(6, 52, 24),
    dots(6, 76, 9, 30),
    star(6, 46, 42),
    around(6, 0, <circle class="darkline" fill="none" cy={-52} r={15} stroke-width={2.5} />),
    eye(26, 15),
  ],
  logi: () => [
    gon(6, 90, 3),
    star(3, 84, 42),
    dark(burst(3, 56, 28, 1.047)),
    spokes(3, 50, 86, 6, 60),
    dots(3, 84, 8, 60),
    eye(20, 11),
  ],
  viking: () => [
    ring(90, 3, "30 10"),
    solid("M-46 14C-92 0-96-48-74-80C-72-48-58-34-36-30ZM46 14C92 0 96-48 74-80C72-48 58-34 36-30Z"),
    solid("M-48 12Q-48-46 0-54Q48-46 48 12L34 58L14 40H-14L-34 58Z"),
    cut("M0-52V40M-48 4H48", 5),
    eye(15, 8, -22, 12),
    eye(15, 8, 22, 12),
  ],
  sentinel: () => [
    spokes(24, 74, 92, 3),
    ring(70, 3),
    gon(4, 66, 7),
    gon(4, 66, 3, 0.785),
    star(4, 50, 36),
    eye(34, 19),
  ],
  mother: () => [
    ring(92, 2),
    ring(78, 5, "60 8"),
    ring(62, 8, "90 14"),
    ring(46, 3),
    dots(12, 78, 5),
    solid("M0-40C26-40 36-18 36 2C36 26 20 42 0 42C-20 42-36 26-36 2C-36-18-26-40 0-40Z"),
    eye(27, 14),
  ],
};

/** A machine in a box from -100 to 100, drawn in the current colour with one hot eye. */
export function Machine({ id }: { id: string }) {
  return (
    <g stroke="currentColor" fill="currentColor">
      {MACHINES[id]?.()}
    </g>
  );
}

export function Emblem({ id }: { id: string }) {
  return (
    <svg class="emblem" viewBox="-100 -100 200 200" aria-hidden="true">
      <Machine id={id} />
    </svg>
  );
}
