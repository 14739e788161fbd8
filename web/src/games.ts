// The games, in the order in which the pages show them. Each is sent for when a page needs it.

import type { GameSource } from "./game";

export const GAMES: readonly GameSource[] = [
  {
    name: "netrunner",
    texts: "netrunner",
    load: async () => (await import("./netrunner/page")).netrunner,
  },
  { name: "deckers", texts: "deckers", load: async () => (await import("./deckers/page")).deckers },
];
