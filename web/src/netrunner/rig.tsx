// The rig: programs, hardware, resources, each on its shelf; what a card hosts lies behind it.

import { t, word } from "../texts/texts";
import { keyOf } from "./cards";
import { factsOf } from "./facts";
import { Sign } from "./signs";
import { Spot } from "./spot";
import type { CardSeen } from "./view";

const ROWS = ["program", "hardware", "resource"] as const;

export function Rig({ cards }: { cards: readonly CardSeen[] }) {
  const all = cards.length + cards.flatMap(({ hosted }) => hosted).length / 2;
  return (
    <section class="rig" aria-label={word("term-rig")} data-zone="runner:rig" style={{ "--n": all }}>
      {ROWS.map((type) => (
        <Shelf key={type} type={type} cards={cards.filter(({ id }) => factsOf(id)?.type === type)} />
      ))}
    </section>
  );
}

function Shelf({ type, cards }: { type: (typeof ROWS)[number]; cards: readonly CardSeen[] }) {
  if (cards.length === 0) return null;
  return (
    <div class={`shelf type-${type}`}>
      <h3>
        <Sign name={type} />
        <span>{word(`type-${type}`)}</span>
      </h3>
      {cards.map((card) => (
        <Installed key={keyOf(card)} card={card} />
      ))}
    </div>
  );
}

function Installed({ card }: { card: CardSeen }) {
  if (card.hosted.length === 0) return <Spot card={card} />;
  return (
    <div class="host" role="group" aria-label={t("web-host", { card: word(`card-${card.id}`) })}>
      <Spot card={{ ...card, hosted: [] }} />
      {card.hosted.map((hosted) => (
        <Spot key={keyOf(hosted)} card={hosted} />
      ))}
    </div>
  );
}
