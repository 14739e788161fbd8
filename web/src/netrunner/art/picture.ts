// The picture of a card, composed by rule: sky and world (faction), light, structure (type), signs (subtypes), hero (title)
// and dust. Each is drawn once and kept as the address of an image, so that a table of many cards draws each but once, and
// the names inside one picture are nobody else's.

import { kindOf } from "../facts";
import type { CardFacts } from "../view";
import { HEROES } from "./heroes";
import { paletteOf } from "./palettes";
import { disc, fill, gon, many, n, type Palette, type Part, type Scene, seeded } from "./pen";
import { SIGNS } from "./signs";
import { STRUCTURES } from "./structures";
import { worldOf } from "./worlds";

const drawn = new Map<string, string>();

/** Where the picture of a card is: upright in 300x420, or `wide` in 420x150 for a card that lies. */
export function pictureOf(card: CardFacts, wide = false): string {
  const key = `${card.id}${wide ? " wide" : ""}`;
  const found = drawn.get(key) ?? `data:image/svg+xml,${escaped(picture(card, wide))}`;
  drawn.set(key, found);
  return found;
}

const ESCAPES: Readonly<Record<string, string>> = { '"': "'", "#": "%23", "<": "%3C", ">": "%3E" };
const escaped = (svg: string) => svg.replace(/["#<>]/g, (letter) => ESCAPES[letter] ?? letter);

export function picture(card: CardFacts, wide = false): string {
  const scene = sceneOf(card, wide);
  const { p, w, h, x, y, r, rnd } = scene;
  const signs = card.subtypes.map((subtype) => SIGNS[subtype]?.(scene) ?? "").join("");
  const dust = fill(
    many(10, () => disc(rnd() * w, rnd() * h * 0.9, 0.8 + rnd() * 1.6)),
    p.W,
    0.8,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">
<defs>${paints(scene, wide)}</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>${worldOf(card.faction)(scene)}
<circle cx="${x}" cy="${y}" r="${n(r * 1.9)}" fill="url(#glow)"/>${structureOf(card)(scene)}${signs}
<circle cx="${x}" cy="${y}" r="${n(r * 1.25)}" fill="url(#dusk)"/>
<g transform="translate(${x} ${y}) scale(${n(r) / 98})" stroke="${p.K}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd">${heroOf(card.id, p)}</g>
${dust}</svg>`;
}

function sceneOf(card: CardFacts, wide: boolean): Scene {
  const { T, ...colours } = paletteOf(card.faction);
  const p = { ...colours, T0: T[card.number % 3] ?? T[0] };
  const field = wide ? { w: 420, h: 150, x: 312, y: 75, r: 62 } : { w: 300, h: 420, x: 150, y: 152, r: 97 };
  return { p, ...field, rnd: seeded(card.id) };
}

const FAR = ["link", "virtual", "remote"];

function structureOf(card: CardFacts): Part {
  const kind = kindOf(card);
  if (kind !== "resource") return STRUCTURES[kind];
  if (card.subtypes.includes("location")) return STRUCTURES.location;
  return card.subtypes.some((subtype) => FAR.includes(subtype)) ? STRUCTURES.remote : STRUCTURES.resource;
}

type Stops = readonly (readonly [offset: number, paint: string])[];

const fade = (id: string, way: string, stops: Stops) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${way}>${stops.map(([offset, paint]) => `<stop offset="${offset}" stop-color="${paint}"/>`).join("")}</linearGradient>`;

const glow = (id: string, where: string, stops: readonly (readonly [number, string, number])[]) =>
  `<radialGradient id="${id}" ${where}>${stops.map(([offset, paint, opacity]) => `<stop offset="${offset}" stop-color="${paint}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`;

const ACROSS = 'x1="-100" x2="100"';
const DOWN = 'x1="0" x2="0" y1="-100" y2="100"';

/** The sky, the light and the facets of the heroes. */
function paints({ p, h, x, y, r }: Scene, wide: boolean): string {
  const [horizon, ground] = wide ? [0.7, 0.9] : [0.55, 0.66];
  return [
    fade("sky", `x1="0" x2="0" y1="0" y2="${h}"`, [
      [0, p.K],
      [0.3, p.D],
      [horizon, p.T0],
      [ground, p.D],
      [1, p.K],
    ]),
    fade("H", ACROSS, [
      [0, p.W],
      [0.3, p.L],
      [0.5, p.L],
      [0.5, p.M],
      [1, p.M],
    ]),
    fade("J", ACROSS, [
      [0, p.L],
      [0.2, p.M],
      [0.5, p.M],
      [0.5, p.D],
      [1, p.D],
    ]),
    fade("V", DOWN, [
      [0, p.W],
      [0.5, p.L],
      [1, p.M],
    ]),
    fade("N", DOWN, [
      [0, p.K],
      [1, p.D],
    ]),
    fade("Y", DOWN, [
      [0, p.W],
      [0.35, p.X],
      [1, p.X],
    ]),
    glow("glow", `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${n(r * 1.9)}"`, [
      [0, p.W, 0.85],
      [0.35, p.L, 0.5],
      [1, p.L, 0],
    ]),
    glow("dusk", "", [
      [0, p.K, 0.5],
      [0.6, p.K, 0.3],
      [1, p.K, 0],
    ]),
  ].join("");
}

/** A card that nobody has drawn yet is a plain token in its world. */
const PLAIN = `H:${gon(6, 80)}`;

/** The lines of a hero as paths. */
function heroOf(id: string, p: Palette): string {
  return (HEROES[id]?.() ?? PLAIN)
    .split(";")
    .map((part) => {
      const [, stroke, tone = "", size = "", d = ""] = /^\s*(-?)([A-Z])([\d.]*):\s*(.*)$/s.exec(part) ?? [];
      const paint = p[tone as keyof Palette] ?? `url(#${tone})`;
      if (!stroke) return `<path d="${d}" fill="${paint}"${size && ` fill-opacity="${size}" stroke="none"`}/>`;
      const drawn = (colour: string, width: number) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
      return drawn(p.K, Number(size) + 3) + drawn(paint, Number(size));
    })
    .join("");
}
