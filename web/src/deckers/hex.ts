// Flat-top hexes on axial coordinates (q to the right, r downwards); one unit of the drawing is 1/100 of a hex's width.

export type Point = readonly [x: number, y: number];

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const RADIUS = 50;
export const HIGH = RADIUS * Math.sqrt(3);

/** How far the tiles stand out of the table. */
export const DEPTH = 10;

const SIDES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
/** The six corners; side k lies between the corners k and k + 1. */
export const CORNERS = [0, 1, 2, 3, 4, 5] as const;

export function middle({ q, r }: Hex): Point {
  return [RADIUS * 1.5 * q, HIGH * (r + q / 2)];
}

export function corner(k: number, size = RADIUS): Point {
  const angle = (Math.PI / 3) * k;
  return [size * Math.cos(angle), size * Math.sin(angle)];
}

export function hexPath(size = RADIUS): string {
  return `M${CORNERS.map((k) => written(corner(k, size))).join("L")}Z`;
}

export function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function moved([x, y]: Point): string {
  return `translate(${written([x, y])})`;
}

export function boxAround(hexes: readonly Hex[], pad: number): Box {
  const points = hexes.length > 0 ? hexes.map(middle) : ([[0, 0]] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - RADIUS - pad;
  const top = Math.min(...ys) - HIGH / 2 - pad;
  const width = Math.max(...xs) + RADIUS + pad - left;
  return { left, top, width, height: Math.max(...ys) + HIGH / 2 + pad + DEPTH - top };
}

/** The outer sides of a group of hexes as one path. */
export function coast(group: readonly Hex[], size: number): string {
  const inside = new Set(group.map(({ q, r }) => `${q},${r}`));
  return group
    .flatMap((hex) => {
      const [x, y] = middle(hex);
      return SIDES.map(([q, r], k) => {
        if (inside.has(`${hex.q + q},${hex.r + r}`)) return "";
        const [[ax, ay], [bx, by]] = [corner(k, size), corner(k + 1, size)];
        return `M${written([x + ax, y + ay])}L${written([x + bx, y + by])}`;
      });
    })
    .join("");
}

/** The corners of a hex as brackets: somebody's home. */
export function brackets(size: number, part = 0.24): string {
  return CORNERS.map((k) => {
    const [x, y] = corner(k, size);
    const towards = (to: number): Point => {
      const [tx, ty] = corner(to, size);
      return [x + (tx - x) * part, y + (ty - y) * part];
    };
    return `M${written(towards(k - 1))}L${written([x, y])}L${written(towards(k + 1))}`;
  }).join("");
}
