// What a subtype adds to a picture.

import { at, box, disc, fill, gon, line, many, n, type Part, polar, ring, TURN } from "./pen";

/** Needles towards the middle. */
const ap: Part = ({ p, x, y, r }) =>
  fill(
    many(8, (i) => {
      const angle = i * 0.7854 + 0.39;
      const end = (side: number) => polar(x, y, angle + side * 0.03, r * 2.6);
      return `M${polar(x, y, angle, r * 2.4)}L${end(-1)}L${polar(x, y, angle, r * 1.06)}L${end(1)}Z`;
    }),
    p.W,
    0.75,
  );

/** Cross-hairs. */
const tracer: Part = ({ p, x, y, r }) =>
  line(disc(x, y, r * 1.2), p.X, 2, 0.7, "26 12") +
  line(
    ring(4, (_, angle) => `M${polar(x, y, angle, r * 1.06)}L${polar(x, y, angle, r * 1.5)}`),
    p.X,
    3,
    0.8,
  );

const bioroid: Part = ({ p, x, y, r }) =>
  line(gon(6, r * 1.16, x, y, 0.5236), p.X, 3, 0.7) + line(gon(6, r * 1.26, x, y, 0.5236), p.X, 1, 0.6);

/** Claws. */
const destroyer: Part = ({ p, x, y, r }) =>
  fill(
    many(3, (i) => {
      const top = `${n(x - r * 1.4 + i * 24)},${n(y - r * 1.3)}`;
      const bend = (far: number) => `${n(x + r * far + i * 30)},${n(y)}`;
      return `M${top}Q${bend(-0.5)} ${n(x - r * 1.2 + i * 30)},${n(y + r * 1.4)}Q${bend(-0.7)} ${top}Z`;
    }),
    p.X,
    0.55,
  );

/** Cells. */
const virus: Part = ({ p, x, y, rnd, r }) =>
  many(9, () => {
    const [[u, v], k] = [at(x, y, rnd() * TURN, r * (1 + rnd() * 0.7)), 5 + rnd() * 13];
    return (
      fill(disc(u, v, k), p.X, 0.22) +
      line(disc(u, v, k), p.X, 1.6, 0.8) +
      fill(disc(u - k * 0.25, v - k * 0.2, k * 0.3), p.X, 0.9)
    );
  });

/** Rubble. */
const fracter: Part = ({ p, x, y, r, rnd }) =>
  fill(
    many(14, (i) => {
      const [u, v] = at(x, y, i * 0.45 + rnd() * 0.3, r * (1.05 + rnd() * 0.6));
      return box(u, v, 10 + rnd() * 16, 8 + rnd() * 5);
    }),
    p.L,
    0.35,
  );

/** Dials. */
const decoder: Part = ({ p, x, y, r }) =>
  line(disc(x, y, r * 1.12), p.X, 4, 0.6, "2 9 14 9") + line(disc(x, y, r * 1.62), p.X, 3, 0.45, "18 8 3 8");

/** Spikes. */
const killer: Part = ({ p, x, y, r }) =>
  fill(
    many(4, (i) => {
      const angle = i * 1.5708 + 0.785;
      return `M${polar(x, y, angle - 0.12, r * 0.9)}L${polar(x, y, angle, r * 1.9)}L${polar(x, y, angle + 0.12, r * 0.9)}Z`;
    }),
    p.X,
    0.5,
  );

/** Chevrons. */
const run: Part = ({ p, x, y, r }) =>
  line(
    many(3, (i) => `M${n(x - r * 1.5 + i * 16)},${n(y + r * 1.2)}l24,-22l-24,-22`),
    p.X,
    6,
    0.75,
  );

/** Teeth. */
const ambush: Part = ({ p, w, y }) =>
  fill(
    many(9, (i) => `M${n((i * w) / 8 - 20)},${n(y + 140)}l20,-40l20,40Z`),
    p.X,
    0.35,
  );

export const SIGNS: Readonly<Record<string, Part>> = {
  ap,
  tracer,
  bioroid,
  destroyer,
  virus,
  fracter,
  decoder,
  killer,
  run,
  ambush,
};
