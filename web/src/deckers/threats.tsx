// What is about to happen on the network. Always: two Sparks burn, a Guardian is a bomb.

import { hexPath, middle, moved, RADIUS } from "./hex";
import { sparksOn } from "./lying";
import type { DeckersView } from "./view";

const BAND = hexPath(RADIUS - 4);
const HAZARD = hexPath(RADIUS - 3);

export function Threats({ view }: { view: DeckersView }) {
  return (
    <>
      {view.spaces.map((space) => {
        const ripe = sparksOn(space) >= 2;
        if (!ripe && !space.guardian) return null;
        return (
          <g key={space.name} transform={moved(middle(space))}>
            <path class={space.guardian ? "hazard" : "band"} d={space.guardian ? HAZARD : BAND} />
          </g>
        );
      })}
    </>
  );
}

export function ThreatTags(_: { view: DeckersView }) {
  return null;
}
