// Piles: as high as there are cards in them, and discard piles can be looked through.

import { signal } from "@preact/signals";
import { Modal } from "../parts/modal";
import { optionsAt } from "../table/options";
import { t, word } from "../texts/texts";
import { Card } from "./cards";
import { meaningOf } from "./glossary";
import { isElsewhere } from "./places";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

/** The words for a side's hand, deck and discard pile. */
export const NAMES: Readonly<Record<SideWord, Readonly<Record<"hand" | "deck" | "discard", string>>>> = {
  corp: { hand: "server-hq", deck: "server-rd", discard: "server-archives" },
  runner: { hand: "term-grip", deck: "term-stack", discard: "term-heap" },
};

const TERMS: typeof NAMES = {
  corp: { hand: "hq", deck: "rd", discard: "archives" },
  runner: { hand: "grip", deck: "stack", discard: "heap" },
};

const open = signal<SideWord | null>(null);

const HIGHEST = 9;

interface Piled {
  readonly side: SideWord;
  readonly of: "hand" | "deck";
  readonly count: number;
}

export function Pile({ side, of, count }: Piled) {
  return (
    <div
      class="pile"
      data-zone={`${side}:${of}`}
      title={`${word(NAMES[side][of])}: ${count}\n${meaningOf(TERMS[side][of])}`}
    >
      <Heap side={side} count={count} />
      <Count side={side} of={of} count={count} />
    </div>
  );
}

export function DiscardPile({ side, cards }: { side: SideWord; cards: readonly CardSeen[] }) {
  const legal = cards.some(({ name }) => !isElsewhere(name) && optionsAt(name).length > 0);
  const name = word(NAMES[side].discard);
  return (
    <button
      type="button"
      class={`pile discard ${legal ? "legal" : ""}`}
      data-zone={`${side}:discard`}
      title={`${name}: ${t("web-look-through")}\n${meaningOf(TERMS[side].discard)}`}
      onClick={() => (open.value = side)}
    >
      <Heap side={side} count={cards.length} top={cards.filter(({ faceup }) => faceup).at(-1)} />
      <Count side={side} of="discard" count={cards.length} />
    </button>
  );
}

/** What one sees of a pile: its uppermost card that lies open, or a back. */
export function Heap({ side, count, top }: { side: SideWord; count: number; top?: CardSeen | undefined }) {
  const height = { "--h": Math.min(HIGHEST, Math.ceil(count / 2)) };
  if (count === 0) return <span class="empty" />;
  return (
    <span class="heap" style={height} aria-hidden="true" inert>
      <Card card={top ?? BACK} back={side} pointed={false} />
    </span>
  );
}

/** A card of which nobody knows anything. */
export const BACK: CardSeen = {
  name: "",
  id: null,
  handle: null,
  faceup: false,
  active: false,
  advancement: 0,
  credits: 0,
  recurring: 0,
  virus: 0,
  power: 0,
  agenda: 0,
  strength: null,
  rez_cost: null,
  requirement: null,
  subroutines: 0,
  gained: [],
  hosted: [],
};

function Count({ side, of, count }: { side: SideWord; of: keyof (typeof NAMES)[SideWord]; count: number }) {
  return (
    <span class="count" data-count={`${side}:${of}`} data-value={count}>
      <b>{count}</b> <small>{word(NAMES[side][of])}</small>
    </span>
  );
}

/** A discard pile, spread out: what this seat may see of it. */
export function Spread({ view }: { view: NetrunnerView }) {
  const side = open.value;
  const name = side ? word(NAMES[side].discard) : "";
  return (
    <Modal name="spread" label={name} open={side !== null} close={() => (open.value = null)}>
      {side && (
        <>
          <h2>{name}</h2>
          <Cards cards={view[side].discard} side={side} />
        </>
      )}
    </Modal>
  );
}

function Cards({ cards, side }: { cards: readonly CardSeen[]; side: SideWord }) {
  if (cards.length === 0) return <p>{t("web-empty")}</p>;
  return (
    <div class="row">
      {cards.map((card, place) => (
        <Card key={place} card={card} back={side} turns pointed={!isElsewhere(card.name)} />
      ))}
    </div>
  );
}
