// What lies and stands on a space, each thing in its slot.

import type { JSX } from "preact";
import { moved, type Point } from "./hex";
import { Avatar, Guardian, Horse, Installation, Packet, Palace, Program, Spark } from "./markers";
import type { Colour } from "./seen";
import type { DeckersView, SpaceSeen } from "./view";

/** Where up to nine things stand on a hex, and how large. */
const SLOTS: readonly (readonly Point[])[] = [
  [],
  [[0, 3]],
  [
    [-19, 4],
    [19, 4],
  ],
  [
    [-21, -10],
    [19, -14],
    [3, 23],
  ],
  [
    [-20, -9],
    [18, -16],
    [-18, 19],
    [19, 17],
  ],
  [
    [-29, -2],
    [2, -21],
    [29, -6],
    [-14, 22],
    [16, 22],
  ],
  [
    [-29, -4],
    [1, -22],
    [29, -8],
    [-22, 20],
    [1, 8],
    [24, 19],
  ],
  [
    [-12, -24],
    [16, -24],
    [-29, -1],
    [0, 0],
    [29, -1],
    [-14, 25],
    [14, 25],
  ],
  [
    [-8, -27],
    [17, -26],
    [-33, 0],
    [-11, -2],
    [12, -1],
    [34, 0],
    [-13, 25],
    [13, 26],
  ],
  [
    [-8, -28],
    [15, -27],
    [-34, -1],
    [-12, -3],
    [11, -2],
    [34, -1],
    [-22, 24],
    [0, 26],
    [22, 24],
  ],
];
const SCALES = [1, 1.32, 1.16, 1.06, 0.98, 0.86, 0.82, 0.72, 0.66, 0.6] as const;

export function sparksOn({ black, white, blocked }: SpaceSeen): number {
  return black + white + blocked.length;
}

/** In reading order: programs, installation, packets, the machine's pieces, those who stand there. */
export function Lying({ space, view }: { space: SpaceSeen; view: DeckersView }) {
  const things = [...ours(space), ...found(space), ...theirs(space, view), ...standing(space, view)];
  const slots = SLOTS[Math.min(things.length, SLOTS.length - 1)] ?? [];
  const scale = SCALES[things.length] ?? 0.6;
  return things.map((thing, k) => (
    <g key={thing.key} transform={`${moved(slots[k] ?? slots.at(-1) ?? [0, 0])} scale(${scale})`}>
      <g class="slot">{thing}</g>
    </g>
  ));
}

function ours({ programs, installation }: SpaceSeen): readonly JSX.Element[] {
  const piles = Object.entries(programs) as [Colour, number][];
  const lying = piles.map(([colour, count]) => <Program key={`program-${colour}`} colour={colour} count={count} />);
  return installation ? [...lying, <Installation key="installation" colour={installation} />] : lying;
}

/** Packets that nobody has taken yet. */
function found({ packets }: SpaceSeen): readonly JSX.Element[] {
  return packets.map((_, k) => (
    <g key={`packet-${k}`} transform="scale(1.7)">
      <Packet />
    </g>
  ));
}

function theirs(space: SpaceSeen, view: DeckersView): readonly JSX.Element[] {
  const sparks = [
    ...Array.from({ length: space.black }, () => <Spark shade="black" />),
    ...Array.from({ length: space.white }, () => <Spark shade="white" />),
    ...space.blocked.map((colour) => <Spark shade="white" blocking={colour} />),
  ];
  const found: JSX.Element[] = sparks.map((spark, k) => (
    <g key={`spark-${k}`} class={sparks.length > 1 ? "ripe" : ""}>
      {spark}
    </g>
  ));
  if (space.guardian)
    found.push(
      <g key="guardian" transform="scale(.86)">
        <Guardian kind={space.guardian} />
      </g>,
    );
  if (view.palace?.at === space.name) found.push(<Palace key="palace" scouts={view.palace.scouts} />);
  if (view.horse?.at === space.name) found.push(<Horse key="horse" />);
  return found;
}

function standing(space: SpaceSeen, view: DeckersView): readonly JSX.Element[] {
  const found = view.deckers.flatMap(({ id, colour, avatars }) =>
    avatars
      .filter((at) => at === space.name)
      .map((_, k) => (
        <g key={`${id}-${k}`} transform="scale(.8)">
          <Avatar colour={colour} active={id === view.active} />
        </g>
      )),
  );
  const active = view.deckers.find(({ id }) => id === view.active);
  if (view.action?.ghost !== space.name || !active) return found;
  return [
    ...found,
    <g key="ghost" transform="scale(.8)">
      <Avatar colour={active.colour} ghost />
    </g>,
  ];
}
