// What a player has: the counts, the score area, and the piles one can look through.

import { signal } from "@preact/signals";
import { Modal } from "../parts/modal";
import { optionsAt } from "../table/options";
import { t, word } from "../texts/texts";
import { Card, Lying } from "./cards";
import { isElsewhere } from "./places";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

/** The words for a side's hand, deck and discard pile. */
const NAMES: Record<SideWord, readonly [hand: string, deck: string, discard: string]> = {
  corp: ["server-hq", "server-rd", "server-archives"],
  runner: ["term-grip", "term-stack", "term-heap"],
};

const open = signal<SideWord | null>(null);

export function Player({ view, side, mine }: { view: NetrunnerView; side: SideWord; mine: boolean }) {
  const player = view[side];
  const [hand, deck, discard] = NAMES[side];
  const legal = player.discard.some((card) => !isElsewhere(card.name) && optionsAt(card.name).length > 0);
  return (
    <section
      class={`player side-${side} ${mine ? "mine" : "theirs"} ${view.turn === side ? "turn" : ""}`}
      aria-label={word(`side-${side}`)}
    >
      <Lying card={player.identity} />
      <ul class="counts">
        <Count name="credits" label={t("web-credits")} value={player.credits} />
        <Count name="clicks" label={t("web-clicks")} value={player.clicks} />
        <Count name="points" label={t("web-points")} value={player.points} />
        <Count name="hand" label={word(hand)} value={player.cards_in_hand} of={player.hand_size} />
        <Count name="deck" label={word(deck)} value={player.deck} />
        <li class="count discard">
          <button
            type="button"
            class={legal ? "legal" : ""}
            title={t("web-look-through")}
            onClick={() => (open.value = side)}
          >
            <b>{player.discard.length}</b>
            <span>{word(discard)}</span>
          </button>
        </li>
        {side === "corp" ? (
          <Count name="bad-publicity" label={t("web-bad-publicity")} value={view.bad_publicity} />
        ) : (
          <>
            <Count name="tags" label={t("web-tags")} value={view.tags} />
            <Count name="brain-damage" label={t("web-brain-damage")} value={view.brain_damage} />
            <Count name="link" label={t("web-link")} value={view.link} />
            <Count name="memory" label={t("web-memory")} value={view.memory_used} of={view.memory} />
          </>
        )}
      </ul>
      <div class="score">
        {player.score.map((card) => (
          <Lying key={card.name} card={card} pointed={!isElsewhere(card.name)} />
        ))}
      </div>
    </section>
  );
}

function Count({ name, label, value, of }: { name: string; label: string; value: number; of?: number }) {
  return (
    <li class={`count ${name} ${value === 0 ? "zero" : ""}`}>
      <b>
        {value}
        {of !== undefined && <small>/{of}</small>}
      </b>
      <span>{label}</span>
    </li>
  );
}

/** A discard pile, spread out: what this seat may see of it. */
export function Pile({ view }: { view: NetrunnerView }) {
  const side = open.value;
  const name = side ? word(NAMES[side][2]) : "";
  return (
    <Modal name="spread" label={name} open={side !== null} close={() => (open.value = null)}>
      {side && (
        <>
          <h2>{name}</h2>
          <Spread cards={view[side].discard} side={side} />
        </>
      )}
    </Modal>
  );
}

function Spread({ cards, side }: { cards: readonly CardSeen[]; side: SideWord }) {
  if (cards.length === 0) return <p>{t("web-empty")}</p>;
  return (
    <div class="row">
      {cards.map((card, place) => (
        <Card key={place} card={card} back={side} turns pointed={!isElsewhere(card.name)} />
      ))}
    </div>
  );
}
