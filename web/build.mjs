// Bundles the client into the folder that the service serves, and packs it; `node build.mjs ENTRY FOLDER` makes a page of
// another entry, such as one with more games, in another folder. The names of its files hold a hash of what is in
// them, so that a cache may keep them for ever; the page carries a version made from them, so that a tab that has outlived an
// update can notice it. Files are put in place one by one, the page last, so that a service that is running never misses one.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { replayOf } from "./replays.mjs";

const [entry = "src/main.tsx", folder] = process.argv.slice(2);
const target = folder
  ? `${resolve(folder)}/`
  : fileURLToPath(new URL("../src/cyberdeck/service/static/", import.meta.url));
const fresh = `${target}.fresh-${process.pid}/`;

const BROWSERS = ["es2022", "chrome111", "firefox113", "safari16.4"];
/** `import href from "./x.css?url"`: a style sheet of its own, for the page to send for when it is needed. */
const sheets = {
  name: "sheets",
  setup(made) {
    made.onResolve({ filter: /\.css\?url$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace("?url", "")),
      namespace: "sheet",
    }));
    made.onLoad({ filter: /.*/, namespace: "sheet" }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target: BROWSERS,
        loader: { ".svg": "dataurl" },
      });
      return { contents: outputFiles[0].contents, loader: "file" };
    });
  },
};

const SMALL = 300; // bytes: packed, it would hardly be smaller

await mkdir(fresh, { recursive: true });
const usual = {
  outdir: fresh,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: BROWSERS,
  loader: { ".svg": "dataurl", ".woff2": "file" },
  metafile: true,
  minify: true,
  logLevel: "warning",
};
const { metafile } = await build({ ...usual, entryPoints: { app: entry }, splitting: true, plugins: [sheets] });
// Whoever opens a finished game gets what its first screen needs in few files: dozens of small ones take longer to ask for.
const games = Object.values(metafile.outputs).flatMap(
  ({ entryPoint }) => /^src\/([^/]+)\/page\.tsx$/.exec(entryPoint ?? "")?.[1] ?? [],
);
const replays = [];
for (const game of games) {
  const built = await readdir(fresh);
  // In the order in which the script would put them there.
  const parts = ["app", game, "after"].flatMap((part) =>
    built.filter((name) => name.endsWith(".css") && name.split("-")[0] === part),
  );
  const styles = (await Promise.all(parts.map((name) => readFile(`${fresh}${name}`, "utf8")))).join("");
  const sheet = `replay-${game}-${createHash("sha256").update(styles).digest("hex").slice(0, 8).toUpperCase()}.css`;
  await writeFile(`${fresh}${sheet}`, styles);
  const { metafile: own } = await build({
    ...usual,
    entryPoints: { [`replay-${game}`]: entry },
    splitting: true,
    plugins: [replayOf(game, entry, metafile.inputs, sheet), sheets],
    loader: { ...usual.loader, ".css": "empty" },
  });
  replays.push({ game, sheet, outputs: own.outputs });
}
const files = (await readdir(fresh)).sort();
const hash = createHash("sha256");
for (const name of files) {
  const content = await readFile(`${fresh}${name}`);
  hash.update(content);
  if (!/\.(js|css|svg)$/.test(name) || content.length < SMALL) continue;
  await writeFile(`${fresh}${name}.br`, brotliCompressSync(content));
  await writeFile(`${fresh}${name}.gz`, gzipSync(content, { level: 9 }));
}
const named = { STYLE: ".css", SCRIPT: ".js" };
let page = (await readFile("index.html", "utf8")).replaceAll("VERSION", hash.digest("hex").slice(0, 12));
for (const [word, ending] of Object.entries(named))
  page = page.replaceAll(
    word,
    files.find((name) => name.startsWith("app-") && name.endsWith(ending)),
  );
// What the script needs at once is sent for together with it; so is the part that an address is sure to need.
const built = (path) => path.split("/").at(-1);
const statics = ([, { imports }]) =>
  imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => built(path));
const scriptOf = (outputs, name) =>
  Object.entries(outputs).find(([path]) => built(path).startsWith(`${name}-`) && path.endsWith(".js"));
const preloads = (names) =>
  [...new Set(names)].map((each) => `  <link rel="modulepreload" href="/static/${each}">\n  `);
for (const [name, part] of Object.entries({ index: "", replay: "src/replay/replay.tsx" })) {
  const own = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => part && entryPoint === part);
  const needed = [
    ...statics(scriptOf(metafile.outputs, "app")),
    ...own.flatMap((each) => [built(each[0]), ...statics(each)]),
  ];
  await writeFile(`${fresh}${name}.html`, page.replace("</head>", `${preloads(needed).join("")}</head>`));
}
// With a replay come the letters in which it is written, and not when the first of them is to be drawn.
const fonts = files
  .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
  .map((name) => `  <link rel="preload" href="/static/${name}" as="font" type="font/woff2" crossorigin>\n  `);
for (const { game, sheet, outputs } of replays) {
  const script = scriptOf(outputs, `replay-${game}`);
  const own = page
    .replace(/app-[^"]+\.js/, built(script[0]))
    .replace(/app-[^"]+\.css/, sheet)
    .replace("</head>", `${[...preloads(statics(script)), ...fonts].join("")}</head>`);
  await writeFile(`${fresh}replay-${game}.html`, own);
}
const made = await readdir(fresh);
const isPage = (name) => name.endsWith(".html");
for (const name of [...made.filter((name) => !isPage(name)), ...made.filter(isPage)])
  await rename(`${fresh}${name}`, `${target}${name}`);
await rm(fresh, { recursive: true });
for (const name of await readdir(target))
  if (!made.includes(name) && !name.startsWith(".fresh-")) await rm(`${target}${name}`, { recursive: true });
