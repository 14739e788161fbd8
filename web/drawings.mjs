// The drawings of the table as data, for whoever draws a position without a browser: `node drawings.mjs` prints them as JSON.
// What is drawn by components is walked through here and written as SVG; colours that the style sheet gives are put in.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const SOURCE = `
  export { HEROES } from "./src/netrunner/art/heroes";
  export { PALETTES } from "./src/netrunner/art/palettes";
  export { OUTLINES } from "./src/netrunner/shapes";
  export { DRAWINGS } from "./src/netrunner/signs";
  export { MACHINES, Machine, PEOPLE, Portrait } from "./src/deckers/people";
  export { Fragment } from "preact";
`;

/** What the style sheet says of the parts of a machine. */
const PAINTS = {
  solid: { stroke: "none" },
  dark: { fill: "#0a0e18", stroke: "none" },
  darkline: { stroke: "#0a0e18" },
  hot: { fill: "#fff3d6", stroke: "none" },
};

const folder = await mkdtemp(join(tmpdir(), "drawings-"));
try {
  const outfile = join(folder, "drawings.mjs");
  await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    outfile,
    logLevel: "warning",
  });
  const { HEROES, PALETTES, OUTLINES, DRAWINGS, MACHINES, Machine, PEOPLE, Portrait, Fragment } = await import(
    pathToFileURL(outfile).href
  );

  const written = (node) => {
    if (node === null || node === undefined || typeof node === "boolean") return "";
    if (Array.isArray(node)) return node.map(written).join("");
    if (typeof node !== "object") return String(node);
    const { type, props } = node;
    if (type === Fragment) return written(props.children);
    if (typeof type === "function") return written(type(props));
    const { children, class: name, ...rest } = props;
    const given = Object.entries({ ...(PAINTS[name] ?? {}), ...rest }).filter(
      ([key, value]) => value !== undefined && key !== "aria-hidden",
    );
    const attributes = given.map(([key, value]) => ` ${key}="${value}"`).join("");
    return `<${type}${attributes}>${written(children)}</${type}>`.replace(/><\/(path|polygon|circle|rect)>$/, "/>");
  };
  const inside = (svg) => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const each = (names, draw) => Object.fromEntries(Object.keys(names).map((id) => [id, draw(id)]));
  const drawings = {
    netrunner: { heroes: each(HEROES, (id) => HEROES[id]()), palettes: PALETTES, outlines: OUTLINES, signs: DRAWINGS },
    deckers: {
      machines: each(MACHINES, (id) => written(Machine({ id }))),
      portraits: each(PEOPLE, (id) => inside(written(Portrait({ id })))),
    },
  };
  process.stdout.write(JSON.stringify(drawings));
} finally {
  await rm(folder, { recursive: true });
}
