// Bundles the client into the folder that the service serves. The page carries a version made from its files, so that a tab
// that has outlived an update can notice it, and so that no cache gives it an old file.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const target = fileURLToPath(new URL("../src/cyberdeck/service/static/", import.meta.url));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await build({
  entryPoints: { app: "src/main.tsx" },
  outdir: target,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  loader: { ".svg": "dataurl" },
  minify: true,
  logLevel: "warning",
});
const hash = createHash("sha256");
for (const name of ["app.js", "app.css"]) hash.update(await readFile(`${target}${name}`));
const page = await readFile("index.html", "utf8");
await writeFile(`${target}index.html`, page.replaceAll("VERSION", hash.digest("hex").slice(0, 12)));
