// How the replay of one game is built. What its first screen needs is imported as if it always were: the browser then reads it
// while it comes, and not again when it is run. What may be wanted later is one file, so that little of the rest must be a file
// of its own because both need it. The pages around the tables and the other games are never wanted.
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";

/** A plugin for esbuild; `inputs` are those of the whole page, `sheet` is the style sheet that has all styles of the replay. */
export function replayOf(game, entry, inputs, sheet) {
  const first = ["src/replay/replay.tsx", `src/${game}/page.tsx`];
  const later = lateParts(relative(".", entry), inputs, first);
  const imported = (part) => {
    if (first.includes(part)) return `Promise.resolve(first${first.indexOf(part)})`;
    return later.includes(part)
      ? `import("later").then(({ part${later.indexOf(part)}: part }) => part)`
      : "Promise.reject()";
  };
  return {
    name: "replay",
    setup(made) {
      made.onResolve({ filter: /^later$/ }, () => ({ path: "later", namespace: "later" }));
      made.onLoad({ filter: /.*/, namespace: "later" }, () => ({
        contents: later.map((part, place) => `export * as part${place} from "./${part}";`).join(""),
        resolveDir: resolve("."),
      }));
      made.onResolve({ filter: new RegExp(`/(${game}|after)\\.css\\?url$`) }, () => ({
        path: sheet,
        namespace: "dressed",
      }));
      made.onLoad({ filter: /.*/, namespace: "dressed" }, () => ({ contents: `./${sheet}`, loader: "text" }));
      made.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const parts = (inputs[relative(".", path)]?.imports ?? []).filter(isLate);
        if (parts.length === 0) return undefined;
        let contents = await readFile(path, "utf8");
        for (const { path: part, original } of parts) {
          contents = contents.replaceAll(`import("${original}")`, imported(part));
          if (first.includes(part)) contents = `import * as first${first.indexOf(part)} from "${original}";${contents}`;
        }
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

const isLate = ({ kind }) => kind === "dynamic-import";

/** What a replay may send for when it is there. */
function lateParts(entry, inputs, first) {
  const isNever = (path) => /^src\/([^/]+\/page|pages\/around)\.tsx$/.test(path) && !first.includes(path);
  const later = new Set();
  const seen = new Set();
  const look = (path) => {
    if (seen.has(path) || !inputs[path]) return;
    seen.add(path);
    for (const part of inputs[path].imports) {
      if (isLate(part) && isNever(part.path)) continue;
      if (isLate(part) && !first.includes(part.path)) later.add(part.path);
      look(part.path);
    }
  };
  look(entry);
  return [...later];
}
