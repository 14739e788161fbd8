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

await mkdir(fresh, { recursive: true });
const { metafile } = await build({
  entryPoints: { app: entry },
  outdir: fresh,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  splitting: true,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  loader: { ".svg": "dataurl", ".woff2": "file" },
  metafile: true,
  minify: true,
  logLevel: "warning",
});
const files = (await readdir(fresh)).sort();
const hash = createHash("sha256");
for (const name of files) {
  const content = await readFile(`${fresh}${name}`);
  hash.update(content);
  if (!/\.(js|css|svg)$/.test(name)) continue;
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
// What the script needs at once is sent for together with it.
const outputs = Object.entries(metafile.outputs);
const [, script] = outputs.find(([name]) => /\/app-[^/]*\.js$/.test(name));
const needed = script.imports
  .filter(({ kind }) => kind === "import-statement")
  .map(({ path }) => path.split("/").at(-1));
const links = needed.map((name) => `<link rel="modulepreload" href="/static/${name}">`);
page = page.replace("</head>", `${links.map((link) => `  ${link}\n  `).join("")}</head>`);
await writeFile(`${fresh}index.html`, page);
const made = await readdir(fresh);
for (const name of made.filter((name) => name !== "index.html")) await rename(`${fresh}${name}`, `${target}${name}`);
await rename(`${fresh}index.html`, `${target}index.html`);
await rm(fresh, { recursive: true });
for (const name of await readdir(target))
  if (!made.includes(name) && !name.startsWith(".fresh-")) await rm(`${target}${name}`, { recursive: true });
