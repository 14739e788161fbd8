// The end of a game of Deckers: who has met the machine.

import { word } from "../texts/texts";
import { Emblem, Portrait } from "./looks";
import type { DeckersView } from "./view";

export function Scene({ view, winners }: { view: unknown; winners: readonly string[] }) {
  const { smc, deckers } = view as DeckersView;
  return (
    <div class={`scene ${winners.length > 0 ? "beaten" : "reigning"}`}>
      <figure class="machine">
        <Emblem id={smc} />
        <figcaption>{word(`smc-${smc}`)}</figcaption>
      </figure>
      <ul class="met-by">
        {deckers.map(({ id, colour }) => (
          <li key={id} class={colour}>
            <Portrait id={id} />
            <small>{word(`decker-${id}`)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
