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

/** What the replay of one game never sends for: the pages around the tables, and the other games. */
const only = (game) => ({
  name: "only",
  setup(made) {
    made.onResolve({ filter: /\/(around|page)$/ }, ({ kind, path }) =>
      kind === "dynamic-import" && path !== `./${game}/page` ? { path, namespace: "left" } : undefined,
    );
    made.onLoad({ filter: /.*/, namespace: "left" }, () => ({ contents: "" }));
  },
});

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
// Whoever opens a finished game gets all that it needs in one file: dozens of small ones take longer to ask for than to read.
const games = Object.values(metafile.outputs).flatMap(
  ({ entryPoint }) => /^src\/([^/]+)\/page\.tsx$/.exec(entryPoint ?? "")?.[1] ?? [],
);
for (const game of games)
  await build({
    ...usual,
    entryPoints: { [`replay-${game}`]: entry },
    plugins: [sheets, only(game)],
    loader: { ...usual.loader, ".css": "empty" },
  });
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
const outputs = Object.entries(metafile.outputs);
const built = (path) => path.split("/").at(-1);
const statics = ([, { imports }]) =>
  imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => built(path));
const app = outputs.find(([name]) => built(name).startsWith("app-") && name.endsWith(".js"));
for (const [name, part] of Object.entries({ index: "", replay: "src/replay/replay.tsx" })) {
  const own = outputs.filter(([, { entryPoint }]) => part && entryPoint === part);
  const needed = new Set([...statics(app), ...own.flatMap((each) => [built(each[0]), ...statics(each)])]);
  const links = [...needed].map((each) => `  <link rel="modulepreload" href="/static/${each}">\n  `);
  await writeFile(`${fresh}${name}.html`, page.replace("</head>", `${links.join("")}</head>`));
}
// With a replay come the letters in which it is written, and not when the first of them is to be drawn.
const fonts = files
  .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
  .map((name) => `  <link rel="preload" href="/static/${name}" as="font" type="font/woff2" crossorigin>\n  `);
for (const game of games) {
  const script = files.find((name) => name.startsWith(`replay-${game}-`) && name.endsWith(".js"));
  // In the order in which the script would put them there.
  const styles = [game, "after"].flatMap((part) =>
    files.filter((name) => name.endsWith(".css") && name.split("-")[0] === part),
  );
  const links = styles.map((each) => `  <link rel="stylesheet" href="/static/${each}">\n  `);
  const own = page.replace(/app-[^"]+\.js/, script).replace("</head>", `${[...links, ...fonts].join("")}</head>`);
  await writeFile(`${fresh}replay-${game}.html`, own);
}
const made = await readdir(fresh);
const isPage = (name) => name.endsWith(".html");
for (const name of [...made.filter((name) => !isPage(name)), ...made.filter(isPage)])
  await rename(`${fresh}${name}`, `${target}${name}`);
await rm(fresh, { recursive: true });
for (const name of await readdir(target))
  if (!made.includes(name) && !name.startsWith(".fresh-")) await rm(`${target}${name}`, { recursive: true });
