// The outlines of the cards: what type a card has is known by its silhouette.

import type { IceKind, Kind } from "./facts";

/** In a field of 300x420. */
export const OUTLINES: Readonly<Record<Kind, string>> = {
  event: "8,0 258,0 300,42 300,412 292,420 42,420 0,378 0,8",
  operation: "42,0 292,0 300,8 300,378 258,420 8,420 0,412 0,42",
  hardware: "24,0 110,0 120,9 180,9 190,0 276,0 300,24 300,396 276,420 24,420 0,396 0,24",
  program: "26,0 274,0 292,8 300,26 300,394 292,412 274,420 26,420 8,412 0,394 0,26",
  resource: "8,0 292,0 300,8 300,412 292,420 8,420 0,412 0,8",
  agenda: "44,0 256,0 300,44 300,392 150,420 0,392 0,44",
  asset: "0,22 22,0 278,0 300,22 300,412 292,420 8,420 0,412",
  upgrade: "0,24 150,0 300,24 300,420 150,408 0,420",
  identity: "30,0 270,0 300,30 300,390 270,420 30,420 0,390 0,30",
  barrier: "0,0 44,0 44,12 78,12 78,0 132,0 132,12 168,12 168,0 222,0 222,12 256,12 256,0 300,0 300,420 0,420",
  "code-gate": "28,0 272,0 300,60 300,360 272,420 28,420 0,360 0,60",
  sentry: "40,0 300,0 288,70 300,105 288,315 260,420 0,420 12,350 0,315 12,105",
  trap: "16,0 44,14 72,0 100,14 128,0 172,0 200,14 228,0 256,14 284,0 300,16 300,404 284,420 16,420 0,404 0,16",
};

/** The same for ice that lies: a wall is a block, a gate has points, a sentry is a blade. */
const LYING: Readonly<Record<IceKind, string>> = {
  barrier: "0 0, 100% 0, 100% 100%, 0 100%",
  "code-gate": "4% 0, 96% 0, 100% 50%, 96% 100%, 4% 100%, 0 50%",
  sentry: "5% 0, 100% 0, 95% 100%, 0 100%",
  trap: "0 18%, 3% 0, 97% 0, 100% 18%, 100% 82%, 97% 100%, 3% 100%, 0 82%",
};

export const outlineOf = (kind: Kind): string => OUTLINES[kind];

/** The outline as a path to cut by, in per cent. */
export function cutOf(kind: Kind): string {
  const corners = OUTLINES[kind].split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return `${Number((x / 3).toFixed(2))}% ${Number((y / 4.2).toFixed(2))}%`;
  });
  return `polygon(${corners.join(",")})`;
}

/** What lies and is no ice has the block's outline. */
export const lyingCutOf = (kind: Kind): string => `polygon(${LYING[kind as IceKind] ?? LYING.barrier})`;
