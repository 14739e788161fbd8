// Bundles the client into the folder that the service serves.
import { copyFile, mkdir, rm } from "node:fs/promises";
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
await copyFile("index.html", `${target}index.html`);
