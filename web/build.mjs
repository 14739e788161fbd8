// Bundles the client into the folder that the service serves. The page carries a version made from its files, so that a tab
// that has outlived an update can notice it, and so that no cache gives it an old file. Files are put in place one by one when
// all are made, so that a service that is running never misses one.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const target = fileURLToPath(new URL("../src/cyberdeck/service/static/", import.meta.url));
const fresh = `${target}.fresh-${process.pid}/`;

await mkdir(fresh, { recursive: true });
await build({
  entryPoints: { app: "src/main.tsx" },
  outdir: fresh,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  loader: { ".svg": "dataurl" },
  minify: true,
  logLevel: "warning",
});
const hash = createHash("sha256");
for (const name of ["app.js", "app.css"]) hash.update(await readFile(`${fresh}${name}`));
const page = await readFile("index.html", "utf8");
await writeFile(`${fresh}index.html`, page.replaceAll("VERSION", hash.digest("hex").slice(0, 12)));
const made = await readdir(fresh);
for (const name of made) await rename(`${fresh}${name}`, `${target}${name}`);
await rm(fresh, { recursive: true });
for (const name of await readdir(target))
  if (!made.includes(name) && !name.startsWith(".fresh-")) await rm(`${target}${name}`, { recursive: true });
