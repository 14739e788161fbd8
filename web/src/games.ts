// The games, in the order in which the pages show them. Each is sent for when a page needs it.

import deckers from "./deckers/deckers.css?url";
import type { GameSource } from "./game";
import netrunner from "./netrunner/netrunner.css?url";

export const GAMES: readonly GameSource[] = [
  {
    name: "netrunner",
    texts: "netrunner",
    styles: netrunner,
    load: async () => (await import("./netrunner/page")).netrunner,
  },
  {
    name: "deckers",
    texts: "deckers",
    styles: deckers,
    load: async () => (await import("./deckers/page")).deckers,
  },
];
