// Deckers on the first page: the network, and the machine that floods it.

import { boxAround } from "./hex";
import { Emblem, Portrait, Spark } from "./looks";
import { Ground, Patterns, Pieces } from "./network";
import { COLOURS, type Colour } from "./seen";
import type { DeckerSeen, DeckersView, SpaceSeen } from "./view";

const LESSONS: Readonly<Record<string, string>> = {
  "deckers-move": "oshin-noro",
  "deckers-sparks": "monty-quantum",
  "deckers-cycle": "leiko-mori",
  first: "hettie-magnetic",
};
const FALLING = [0, 1, 2];

export function Hero(_: { still: boolean }) {
  const box = boxAround(SCENE.spaces, 4);
  return (
    <>
      <div class="sky deck-table" aria-hidden="true" inert>
        <svg class="net small" aria-hidden="true" viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}>
          <Patterns />
          <Ground view={SCENE} box={box} />
          <Pieces view={SCENE} />
        </svg>
        {FALLING.map((place) => (
          <svg key={place} class="fall" aria-hidden="true" style={{ "--i": place }} viewBox="-20 -20 40 40">
            <Spark shade="black" />
          </svg>
        ))}
      </div>
      <span class="beast">
        <Emblem id="alpha-moby" />
      </span>
    </>
  );
}

export function Picture({ of }: { of: string }) {
  return <Portrait id={LESSONS[of] ?? "oshin-noro"} />;
}

/** The hexes of each server from its first space on, as they lie in a first game. */
const LAID: Readonly<Record<Colour, readonly (readonly [q: number, r: number])[]>> = {
  blue: at("4 -1, 4 -2, 3 -2, 2 -1, 2 0, 3 -1"),
  green: at("-3 1, -2 0, -2 -1, -3 -1, -4 0, -3 0"),
  yellow: at("1 -3, 0 -3, -1 -2, -1 -1, 0 -1, 0 -2"),
  red: at("1 -2, 2 -2, 3 -3, 3 -4, 2 -4, 2 -3"),
  purple: at("-1 0, -1 1, 0 1, 1 0, 1 -1, 0 0"),
};

function at(text: string): readonly (readonly [number, number])[] {
  return text.split(", ").map((one) => one.split(" ").map(Number) as [number, number]);
}

/** What lies there, some way into a game that does not go well. */
const LYING: Readonly<Record<string, Partial<SpaceSeen>>> = {
  blue1: { programs: { blue: 1, purple: 1 } },
  blue2: { programs: { blue: 1 }, black: 1 },
  blue4: { installation: "blue", black: 1 },
  blue6: { black: 2 },
  green1: { programs: { blue: 1 } },
  green2: { programs: { blue: 2 }, black: 1 },
  green3: { programs: { green: 1 } },
  green6: { blocked: ["green"] },
  yellow2: { guardian: "black" },
  yellow4: { programs: { yellow: 2 }, black: 1 },
  yellow6: { black: 2 },
  red2: { programs: { red: 2, blue: 1 }, black: 1 },
  red4: { programs: { green: 1, red: 1 } },
  red5: { programs: { green: 1 }, installation: "red" },
  red6: { programs: { yellow: 1 } },
  purple1: { black: 2 },
  purple2: { black: 1 },
  purple3: { guardian: "black" },
  purple5: { guardian: "black" },
  purple6: { guardian: "black", programs: { purple: 1 } },
};
const EMPTY = {
  closed: false,
  programs: {},
  installation: null,
  black: 0,
  white: 0,
  blocked: [],
  guardian: null,
  packets: [],
};

const SPACES: readonly SpaceSeen[] = COLOURS.flatMap((server) =>
  LAID[server].map(([q, r], place) => {
    const name = `${server}${place + 1}`;
    return { ...EMPTY, name, server, number: place + 1, segment: server, q, r, ...LYING[name] };
  }),
);
const PEOPLE = [
  { id: "oshin-noro", colour: "red", avatars: ["red2"], entry: "red6" },
  { id: "monty-quantum", colour: "green", avatars: ["green3"], entry: "green6" },
] as const satisfies readonly Partial<DeckerSeen>[];

/** As much of a view as the drawing of the network looks at. */
const SCENE = {
  smc: "alpha-moby",
  spaces: SPACES,
  deckers: PEOPLE,
  active: "oshin-noro",
  objective: { id: "copper-knowledge", track: {} },
  palace: null,
  horse: null,
} as unknown as DeckersView;
