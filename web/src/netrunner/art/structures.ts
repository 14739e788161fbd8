// What kind of thing a picture shows: a structure for each type of card, and for each of the four kinds of ice.

import { at, box, disc, fill, gon, line, many, n, type Part, polar, ring, TURN } from "./pen";

/** Courses of brick. */
const barrier: Part = ({ p, w, h, rnd }) => {
  const high = 24;
  return many(h / high, (j) => {
    const top = h - (j + 1) * high;
    const brick = (i: number) => {
      const tone = rnd() < 0.25 ? p.M : p.D;
      return fill(
        box((i - 1) * 46 + (j % 2) * 23 + 1.5, top + 1.5, 43, high - 3),
        tone,
        top < h * 0.2 ? 0.18 : 0.35 + rnd() * 0.3,
      );
    };
    return many(w / 46 + 1, brick);
  });
};

/** Rings of glyphs. */
const codeGate: Part = ({ p, x, y, r, rnd }) =>
  line(disc(x, y, r * 1.16), p.L, 7, 0.5, `${n(8 + rnd() * 30)} 6 3 6`) +
  line(disc(x, y, r * 1.36), p.L, 2, 0.5) +
  line(disc(x, y, r * 1.56), p.X, 5, 0.4, "3 11") +
  line(`M${n(x - r * 1.8)},${n(y)}H${n(x - r * 1.36)}M${n(x + r * 1.36)},${n(y)}H${n(x + r * 1.8)}`, p.L, 3, 0.6);

/** A fan of blades. */
const sentry: Part = ({ p, x, y, r }) =>
  ring(13, (i, angle) => {
    const tip = r * (i % 2 ? 1.42 : 1.85);
    const blade = `M${polar(x, y, angle - 0.09, r * 0.6)}L${polar(x, y, angle, tip)}L${polar(x, y, angle + 0.09, r * 0.6)}Z`;
    return fill(blade, i % 2 ? p.M : p.D, 0.75);
  });

/** The stripes of a warning. */
const trap: Part = ({ p, w, h }) => {
  const high = n(h * 0.16);
  return (
    fill(
      many(14, (i) => `M${i * 44 - 60},${h}l22,${-high}h20l-22,${high}Z`),
      p.X,
      0.5,
    ) + line(`M0,${n(h * 0.84)}H${w}`, p.X, 2, 0.7)
  );
};

/** Rays, a ring and a plinth. */
const agenda: Part = ({ p, x, y, r }) => {
  const [low, foot] = [y + r + 24, y + r + 44];
  return (
    fill(
      many(18, (i) => `M${x},${y}L${polar(x, y, (i / 18) * TURN, 340)}L${polar(x, y, (i / 18) * TURN + 0.17, 340)}Z`),
      p.L,
      0.13,
    ) +
    line(disc(x, y, r * 1.22), p.L, 3, 0.7) +
    line(disc(x, y, r * 1.3), p.L, 1, 0.6) +
    fill(box(x - 120, foot, 240, 16) + box(x - 96, low, 192, 20), p.D) +
    fill(box(x - 96, low, 192, 4) + box(x - 120, foot, 240, 3), p.L, 0.8)
  );
};

/** A block of the city at night. */
const asset: Part = ({ p, w, h, y, rnd }) =>
  many(8, (i) => {
    const [top, left] = [y + 10 - rnd() * 120, (i * w) / 7 - 26];
    const window = () => box(left + 4 + Math.floor(rnd() * 5) * 7, top + 8 + Math.floor(rnd() * 12) * 11, 4, 5);
    return fill(box(left, top, 40, h), p.K, 0.5) + fill(box(left, top, 40, 3) + many(10, window), p.L, 0.5);
  });

/** A plate under chevrons. */
const upgrade: Part = ({ p, x, y, r }) => {
  const foot = y + r + 8;
  const chevron = (i: number) => {
    const [low, high] = [n(y + r * 0.5 + i * 26 - 60), n(y - r * 0.75 + i * 26 - 50)];
    return line(`M${x - r * 1.5},${low}L${x},${high}L${x + r * 1.5},${low}`, p.L, 7 - i, 0.2 + i * 0.06);
  };
  return (
    many(4, chevron) +
    fill(`M${x - 130},${foot}L${x},${foot - 34}L${x + 130},${foot}L${x},${foot + 38}Z`, p.D, 0.9) +
    line(`M${x - 130},${foot}L${x},${foot + 38}L${x + 130},${foot}`, p.L, 2, 0.7)
  );
};

/** Lines that sweep past. */
const operation: Part = ({ p, w, y, rnd }) =>
  many(11, (i) => {
    const high = y - 130 + i * 30 + rnd() * 16;
    const sweep = `M${n(-20 + rnd() * 60)},${n(high + 22)}L${w + 20},${n(high - 34)}v${n(3 + rnd() * 11)}Z`;
    return fill(sweep, i % 3 ? p.L : p.X, 0.2 + rnd() * 0.14);
  });

/** A burst. */
const event: Part = ({ p, x, y, r, rnd }) =>
  many(34, () => {
    const [angle, from] = [rnd() * TURN, r * (0.75 + rnd() * 0.45)];
    const ray = `M${polar(x, y, angle, from)}L${polar(x, y, angle + 0.025, from + 260)}L${polar(x, y, angle - 0.03, from + 260)}Z`;
    return fill(ray, rnd() < 0.2 ? p.X : p.L, 0.3);
  });

/** Traces of a board, to all four sides. */
const hardware: Part = ({ p, x, y, r, rnd }) => {
  const sides = [
    (u: number, v: number) => `${n(x + u)},${n(y + v)}`,
    (u: number, v: number) => `${n(x + v)},${n(y + u)}`,
    (u: number, v: number) => `${n(x - u)},${n(y + v)}`,
    (u: number, v: number) => `${n(x + v)},${n(y - u)}`,
  ];
  const traces = sides.map((point) =>
    many(5, (i) => {
      const [off, bend, far] = [(i - 2) * 26, rnd() < 0.5 ? 16 : -16, r + 20 + rnd() * 40];
      return `M${point(r * 0.4, off)}L${point(far, off)}L${point(far + 16, off + bend)}L${point(240, off + bend)}`;
    }),
  );
  return line(traces.join(""), p.L, 2.4, 0.5);
};

/** A hexagon of nodes. */
const program: Part = ({ p, x, y, r }) =>
  line(gon(6, r * 1.3, x, y), p.L, 2.5, 0.65) +
  line(gon(6, r * 1.44, x, y), p.L, 1, 0.5) +
  line(
    ring(6, (_, angle) => `M${polar(x, y, angle, r * 1.3)}L${polar(x, y, angle, r * 2.6)}`),
    p.L,
    1.5,
    0.4,
  ) +
  fill(
    ring(6, (_, angle) => disc(...at(x, y, angle, r * 1.3), 5)),
    p.L,
    0.9,
  );

/** A crowd. */
const resource: Part = ({ p, w, h, y, rnd }) =>
  fill(
    many(9, (i) => {
      const [middle, k, top] = [(i * w) / 8, 15 + rnd() * 8, y + 96 - rnd() * 24];
      const neck = n(top + k * 1.5);
      return `${disc(middle, top, k * 0.62)}M${n(middle - k)},${h}V${neck}Q${n(middle)},${n(top + k * 0.3)} ${n(middle + k)},${neck}V${h}Z`;
    }),
    p.K,
    0.6,
  );

/** A place, for resources that are one. */
const location: Part = ({ p, w, h, y, rnd }) =>
  many(7, (i) => fill(box((i * w) / 6 - 30, y + 20 - rnd() * 70, 50, h), p.K, 0.5)) +
  line(`M0,${n(y + 92)}H${w}`, p.X, 2, 0.5);

/** A net, for resources that are far away. */
const remote: Part = ({ p, w, y, rnd }) => {
  const nodes = Array.from({ length: 9 }, () => [n(rnd() * w), n(y - 130 + rnd() * 260)] as const);
  return line(`M${nodes.join("L")}`, p.L, 1.3, 0.5) + fill(nodes.map(([a, b]) => disc(a, b, 4)).join(""), p.X, 0.8);
};

/** A halo. */
const identity: Part = ({ p, x, y, r }) =>
  line(disc(x, y, r * 1.34), p.L, 2, 0.8) +
  line(disc(x, y, r * 1.42), p.X, 6, 0.5, "2 14") +
  fill(
    many(24, (i) => `M${x},${y}L${polar(x, y, i * 0.2618, 330)}L${polar(x, y, i * 0.2618 + 0.1, 330)}Z`),
    p.L,
    0.09,
  );

export const STRUCTURES = {
  barrier,
  "code-gate": codeGate,
  sentry,
  trap,
  agenda,
  asset,
  upgrade,
  operation,
  event,
  hardware,
  program,
  resource,
  location,
  remote,
  identity,
} as const;
