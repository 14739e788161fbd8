// Opening hands to try the deck: five cards, and once five others instead.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../texts/texts";
import { Picture } from "./browse";
import type { Deck } from "./tools";

const HAND = 5;

export function Hand({ deck }: { deck: Deck }) {
  const hand = useSignal<readonly string[]>([]);
  const mulligan = useSignal(false);
  useEffect(() => {
    hand.value = [];
  }, [deck]);
  const draw = (again: boolean) => {
    hand.value = shuffled(deck).slice(0, HAND);
    mulligan.value = again;
  };
  return (
    <section class="trial">
      <h2>{t("web-deck-hand")}</h2>
      <div class="others">
        <button
          type="button"
          class="plain small draw-hand"
          disabled={Object.keys(deck.cards).length === 0}
          onClick={() => draw(false)}
        >
          {t("web-deck-draw")}
        </button>
        <button
          type="button"
          class="plain small mulligan"
          disabled={mulligan.value || hand.value.length === 0}
          onClick={() => draw(true)}
        >
          {t("web-deck-mulligan")}
        </button>
      </div>
      <ul class="trial-hand" aria-live="polite">
        {hand.value.map((id, place) => (
          <li key={place} style={{ "--place": place - (HAND - 1) / 2 }}>
            <Picture id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All copies in a random order. */
function shuffled({ cards }: Deck): readonly string[] {
  const pile = Object.entries(cards).flatMap(([id, copies]) => Array<string>(copies).fill(id));
  for (let last = pile.length - 1; last > 0; last--) {
    const place = Math.floor(Math.random() * (last + 1));
    [pile[last], pile[place]] = [pile[place] ?? "", pile[last] ?? ""];
  }
  return pile;
}
