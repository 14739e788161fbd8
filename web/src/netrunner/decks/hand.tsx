// Opening hands to try the deck: five cards, and once five others instead.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { zoomable, zoomed } from "../../table/zooming";
import { t } from "../../texts/texts";
import { classesOf, factsOf } from "../facts";
import { numbersOf, titleOf } from "./cards";
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
          <li key={place} class={`card upright ${classesOf(factsOf(id))}`}>
            <Face id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ id }: { id: string }) {
  const facts = factsOf(id);
  const title = titleOf(id);
  const longest = Math.max(...title.split(/[\s-]+/).map((part) => part.length));
  const numbers = facts ? numbersOf(facts).filter(([name]) => name === "cost") : [];
  const look = () => ({ id, now: [] });
  return (
    <button type="button" class="face" onClick={() => (zoomed.value = look())} {...zoomable(look)}>
      {numbers.map(([name, , value]) => (
        <span key={name} class={`number ${name}`}>
          {value}
        </span>
      ))}
      <i class="glyph" />
      <i class="picture" />
      <span class="title" style={{ "--longest": longest }}>
        {title}
      </span>
    </button>
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
