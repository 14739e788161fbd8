// How what happens in Netrunner is told.

import type { Teller } from "../reel/shots";

const GREAT = /^event-(scored|stolen|flatlined|damaged)$/;

export const teller: Teller = {
  weight: ([id]) => (GREAT.test(id) ? 2 : 1),
  turn: ([id, args], seat) => {
    const side = id === "event-turn-began" ? args.find(([name]) => name === "side")?.[1] : null;
    if (typeof side !== "object" || !side) return null;
    return side[0] === `side-${seat}` ? "own" : "other";
  },
};
