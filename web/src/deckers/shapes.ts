// Outlines that markers, portraits and emblems are drawn from.

import type { Colour } from "./seen";

/** In a box from -11 to 11. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  blue: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  green: "M0-10L10 8H-10Z",
  yellow: "M-8.3-8.3H8.3V8.3H-8.3Z",
  red: "M0-11L11 0L0 11L-11 0Z",
  purple: "M0-11L3-3.6H11L4.6 1.4L7 9.4L0 4.8L-7 9.4L-4.6 1.4L-11-3.6H-3Z",
};

export function burst(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (Math.PI * k) / points + turn;
    const size = k % 2 ? inner : outer;
    return `${(size * Math.sin(angle)).toFixed(1)} ${(-size * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
