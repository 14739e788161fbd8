// The own hand as a fan; whose hand is hidden, or nobody's, shows its backs.

import { t } from "../texts/texts";
import { BACK } from "./piles";
import { Spot } from "./spot";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

export function Hand({ view, side }: { view: NetrunnerView; side: SideWord }) {
  const { hand, cards_in_hand: count } = view[side];
  // While cards are being lost, the number may be a frame behind.
  const cards = hand.length > 0 ? hand : Array.from({ length: count }, () => BACK);
  return (
    <section
      class={`hand ${cards.length > 7 ? "full" : ""}`}
      aria-label={t("web-your-hand")}
      tabIndex={-1}
      style={{ "--n": cards.length }}
      data-zone={`${side}:hand`}
    >
      {cards.map((card, place) => (
        <Spot key={keyIn(card, place)} card={card} back={side} style={{ "--i": place - (cards.length - 1) / 2 }} />
      ))}
      {cards.length === 0 && side === "runner" && <p class="exposed">{t("web-hand-empty")}</p>}
    </section>
  );
}

function keyIn(card: CardSeen, place: number): string | number {
  return card.handle ?? `${card.name} ${place}`;
}
