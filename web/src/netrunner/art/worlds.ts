// What lies behind everything in a picture: one world for each faction.

import { box, disc, fill, gon, line, many, n, type Part, polar } from "./pen";

/** Shards from the light outwards. */
const anarch: Part = ({ p, w, h, x, y, rnd }) =>
  many(9, (i) =>
    fill(
      `M${n(x)},${n(y)}L${polar(x, y, i * 0.7 + rnd() * 0.3, h + w)}L${polar(x, y, i * 0.7 + 0.16 + rnd() * 0.2, h + w)}Z`,
      p.M,
      0.34,
    ),
  ) + many(5, () => fill(gon(3, 10 + rnd() * 22, rnd() * w, rnd() * h, rnd() * 6), p.L, 0.16));

/** A skyline in the rain. */
const criminal: Part = ({ p, w, h, rnd }) => {
  const houses = many(11, (i) => {
    const [left, top] = [(i * w) / 10 - 18, h * (0.2 + rnd() * 0.35)];
    const window = () =>
      rnd() < 0.5 ? fill(box(left + 3 + rnd() * 18, top + 6 + rnd() * h * 0.3, 3, 4), p.X, 0.7) : "";
    return fill(box(left, top, w / 11 + 4, h), p.K, 0.55) + many(7, window);
  });
  return (
    houses +
    line(
      many(16, () => `M${n(rnd() * w * 1.3)},${n(rnd() * h)}l-9,26`),
      p.L,
      1,
      0.35,
    )
  );
};

/** Petals and figures that grow. */
const shaper: Part = ({ p, x, y, h, w, rnd }) =>
  many(5, (i) => line(gon(3 + i, (h + w) * (0.12 + i * 0.075), x, y, rnd()), p.L, 1.5, 0.26)) +
  many(12, (i) => {
    const angle = i * 0.5236;
    const edge = (side: number) => polar(x, y, angle + side * 0.3, h * 0.32);
    return fill(`M${n(x)},${n(y)}Q${edge(-1)} ${polar(x, y, angle, h * 0.56)}Q${edge(1)} ${n(x)},${n(y)}Z`, p.M, 0.2);
  });

/** Combs, and light from above. */
const haasBioroid: Part = ({ p, w, h, rnd }) => {
  const row = (j: number) => many(w / 30 + 1, (i) => (rnd() < 0.62 ? gon(6, 15.5, i * 30 + (j % 2) * 15, j * 26) : ""));
  const beam = () => fill(`M${n(rnd() * w)},-10l34,0l${n(rnd() * 60 - 30)},${h + 20}h-60Z`, p.L, 0.09);
  return line(many(h / 26 + 1, row), p.L, 1.2, 0.24) + many(3, beam);
};

/** A sun over waves. */
const jinteki: Part = ({ p, w, h, x, y, rnd }) => {
  const wave = (i: number, j: number) =>
    [18, 12, 6]
      .map((r) => `M${i * 36 + (j % 2) * 18 - 18 - r},${n(h * 0.72 + j * 17)}a${r},${r} 0 0 1 ${2 * r},0`)
      .join("");
  return (
    fill(disc(x + (rnd() - 0.5) * 60, y - 10, h * 0.3), p.T0, 0.75) +
    line(
      many(5, (j) => many(w / 36 + 1, (i) => wave(i, j))),
      p.L,
      1.4,
      0.3,
    )
  );
};

/** Rings of a broadcast over the dots of print. */
const nbn: Part = ({ p, w, h, x, y }) =>
  many(6, (i) => line(disc(x, y, h * 0.14 + i * 24), p.L, 5, 0.13)) +
  fill(
    many(11, (row) => many(w / 12, (i) => disc(i * 12 + (row % 2) * 6, h * 0.5 + row * 11, 0.6 + row * 0.42))),
    p.K,
    0.35,
  );

/** A ridge behind girders. */
const weyland: Part = ({ p, w, h, rnd }) => {
  const ridge = many(9, (i) => `L${n((i * w) / 8)},${n(h * (0.34 + rnd() * 0.26))}`);
  const girder = (i: number) => {
    const [step, low] = [n(w / 6), n(h * 0.2)];
    return `M${n(i * step)},0V${h}M${n(i * step)},${n(h * 0.1)}l${step},${low}m0,${-low}l${-step},${low}`;
  };
  return (
    fill(`M0,${n(h * 0.62)}${ridge}L${w},${h}H0Z`, p.D, 0.9) +
    line(`${many(7, girder)}M0,${n(h * 0.1)}H${w}M0,${n(h * 0.3)}H${w}`, p.L, 1.6, 0.16)
  );
};

/** A grid to the horizon, and stars. */
const neutral: Part = ({ p, w, h, x, rnd }) => {
  const low = h * 0.6;
  const grid =
    many(13, (i) => `M${n(x)},${n(low)}L${n(x + (i - 6) * w * 0.2)},${h + 20}`) +
    many(6, (i) => `M0,${n(low + 4 + i * i * 6.5)}H${w}`);
  return (
    fill(
      many(30, () => disc(rnd() * w, rnd() * low, 0.6 + rnd())),
      p.W,
      0.6,
    ) + line(grid, p.L, 1.3, 0.34)
  );
};

const WORLDS: Readonly<Record<string, Part>> = {
  anarch,
  criminal,
  shaper,
  "haas-bioroid": haasBioroid,
  jinteki,
  nbn,
  "weyland-consortium": weyland,
};

export const worldOf = (faction: string): Part => WORLDS[faction] ?? neutral;
