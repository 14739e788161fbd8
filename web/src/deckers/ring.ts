// Where the petals of a space stand: around it, all of them within the map.

import type { Point } from "./hex";

export interface Room {
  readonly width: number;
  readonly height: number;
}

const STEP = 15;
const TURNS = Array.from({ length: 360 / STEP }, (_, k) => (k % 2 === 0 ? k / 2 : -(k + 1) / 2) * STEP);
/** In a corner they stand farther away, where more of them have room side by side. */
const WIDER = [1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** So many places around one, above it where there is room, otherwise turned to where there is most. */
export function ring(at: Point, count: number, size: number, far: number, room: Room): readonly Point[] {
  const rings = WIDER.flatMap((wide) => TURNS.map((turn) => places(at, count, size, far * wide, turn)));
  const over = rings.map((ring) =>
    ring.reduce((sum, [x, y]) => sum + beyond(x, size, room.width) + beyond(y, size, room.height), 0),
  );
  const best = rings[over.indexOf(Math.min(...over))] ?? [];
  return best.map(([x, y]) => [within(x, size / 2, room.width), within(y, size / 2, room.height)]);
}

/** Side by side on a circle. */
function places([x, y]: Point, count: number, size: number, far: number, turn: number): readonly Point[] {
  const apart = 2 * Math.asin(Math.min(1, (size * 0.515) / far));
  return Array.from({ length: count }, (_, k) => {
    const angle = (turn - 90) * (Math.PI / 180) + (k - (count - 1) / 2) * apart;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}

/** By how much it would have to be moved, to the whole pixel. */
function beyond(value: number, size: number, length: number): number {
  return Math.round(Math.abs(value - within(value, size / 2, length)));
}

export function within(value: number, edge: number, length: number): number {
  return Math.max(edge, Math.min(length - edge, value));
}
