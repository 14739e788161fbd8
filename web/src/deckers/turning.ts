// How the network lies on the screen: turned by sixths until it is as large as the map lets it be. Its hexes look the same
// each way, so nothing but places changes.

import { boxAround, type Hex } from "./hex";

/** Half a turn gives the same outline. */
const TURNS = [0, 1, 2] as const;
/** Less is not worth lying otherwise than it was laid. */
const GAIN = 1.1;
const ROUND = 14;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function turned<H extends Hex>(hexes: readonly H[], room: Size): readonly H[] {
  const ways = TURNS.map((turns) => hexes.map((hex) => ({ ...hex, ...turnedBy(hex, turns) })));
  const scales = ways.map((way) => scaleIn(way, room));
  const best = scales.indexOf(Math.max(...scales));
  return (scales[best] ?? 0) > GAIN * (scales[0] ?? 0) ? (ways[best] ?? hexes) : hexes;
}

function turnedBy({ q, r }: Hex, turns: number): Hex {
  return turns === 0 ? { q, r } : turnedBy({ q: -r, r: q + r }, turns - 1);
}

function scaleIn(hexes: readonly Hex[], room: Size): number {
  const { width, height } = boxAround(hexes, ROUND);
  return Math.min(room.width / width, room.height / height);
}
