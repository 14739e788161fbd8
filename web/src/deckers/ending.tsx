// The end of a game of Deckers: who has met the machine, and what of the goal was left.

import { word } from "../texts/texts";
import { howFar, partName } from "./goal";
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
      {winners.length === 0 && <Left view={view as DeckersView} />}
    </div>
  );
}

function Left({ view: { objective } }: { view: DeckersView }) {
  const id = `objective-${objective.id}`;
  const parts = objective.progress.map((part, place) => ({
    part,
    name: partName(id, place, objective.progress.length),
  }));
  return (
    <ul class="goal-left">
      {parts
        .filter(({ part }) => !part.met)
        .map(({ part, name }) => (
          <li key={name}>
            {word(id)} · {name} <b>{howFar(part)}</b>
          </li>
        ))}
    </ul>
  );
}
