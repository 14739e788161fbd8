// What the pictures of the cards are drawn with: numbers that follow from a name, shapes as path data, and paint.

/** K ink, D dark, M middle, L light, W white-hot, X contrast; T0 the tint of this picture's horizon. */
export interface Palette {
  readonly K: string;
  readonly D: string;
  readonly M: string;
  readonly L: string;
  readonly W: string;
  readonly X: string;
  readonly T0: string;
}

export type Chance = () => number;

/** What a part of a picture is drawn into: a field, and the place and size of what matters in it. */
export interface Scene {
  readonly p: Palette;
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly rnd: Chance;
}

export type Part = (scene: Scene) => string;

/** Numbers from 0 to 1 that follow from a name, so that a card looks the same every time. */
export function seeded(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export const TURN = 2 * Math.PI;
export const n = (x: number) => Number(x.toFixed(1));
export const many = (count: number, drawn: (place: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, place) => drawn(place)).join("");

export const fill = (d: string, paint: string, opacity = 1) =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${n(opacity * 100) / 100}"` : ""}/>`;
export const line = (d: string, paint: string, width = 2, opacity = 1, dashes = "") =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${n(opacity * 100) / 100}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

export const disc = (x: number, y: number, a: number, b = a) =>
  `M${n(x - a)},${n(y)}a${n(a)},${n(b)} 0 1 0 ${n(2 * a)},0a${n(a)},${n(b)} 0 1 0 ${n(-2 * a)},0Z`;
export const box = (x: number, y: number, w: number, h: number) => `M${n(x)},${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** A point at an angle and a distance, as numbers and as it stands in a path. */
export const at = (x: number, y: number, angle: number, distance: number): readonly [number, number] => [
  n(x + Math.cos(angle) * distance),
  n(y + Math.sin(angle) * distance),
];
export const polar = (x: number, y: number, angle: number, distance: number) => at(x, y, angle, distance).join(",");

/** Something drawn once for each of the directions around a point, the first upwards. */
export const ring = (count: number, drawn: (place: number, angle: number) => string) =>
  many(count, (place) => drawn(place, (place / count) * TURN - Math.PI / 2));
const corner = (place: number) => (place === 0 ? "M" : "L");
export const gon = (corners: number, d: number, x = 0, y = 0, turn = 0) =>
  `${ring(corners, (place, angle) => corner(place) + polar(x, y, angle + turn, d))}Z`;
export const star = (points: number, d: number, inner: number, x = 0, y = 0, turn = 0) =>
  `${ring(points, (place, angle) => `${corner(place)}${polar(x, y, angle + turn, d)}L${polar(x, y, angle + turn + Math.PI / points, inner)}`)}Z`;
export const rays = (count: number, from: number, to: number, x = 0, y = 0) =>
  ring(count, (_, angle) => `M${polar(x, y, angle, from)}L${polar(x, y, angle, to)}`);
