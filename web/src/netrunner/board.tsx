// The table of Netrunner, from one seat.

import { t, word } from "../texts/texts";
import { Card, keyOf, Lying } from "./cards";
import { factsOf } from "./facts";
import { seat, view } from "./places";
import { Pile, Player } from "./players";
import { Servers } from "./servers";
import type { CardSeen, NetrunnerView } from "./view";

export function Board() {
  const table = view.value;
  if (!table) return null;
  const mine = seat.value;
  const theirs = mine === "corp" ? "runner" : "corp";
  const rig = <Rig key="rig" cards={table.rig} />;
  const servers = <Servers key="servers" view={table} seat={mine} />;
  return (
    <main class={`board seat-${mine}`}>
      <Player view={table} side={theirs} mine={false} />
      {mine === "corp" ? [rig, servers] : [servers, rig]}
      <Player view={table} side={mine} mine />
      <section class="hand" aria-label={t("web-your-hand")}>
        <div class="row">{spread(table[mine].hand)}</div>
      </section>
      <Pile view={table} />
    </main>
  );
}

/** What everybody looks at just now: cards being played, accessed or shown. */
export function Spotlight() {
  const table = view.value;
  const cards = table ? [...table.in_play, ...table.shown] : [];
  return cards.length > 0 ? (
    <section class="spotlight row" aria-label={t("web-spotlight")}>
      {spread(cards)}
    </section>
  ) : null;
}

export function Status() {
  const table = view.value;
  if (!table) return null;
  return (
    <>
      <span>
        {table.turns > 0
          ? t("web-turn", { number: table.turns, side: word(`side-${table.turn}`) })
          : word(`side-${table.turn}`)}
      </span>
      {table.run && table.run.credits > 0 && <span>{t("web-run-credits", { number: table.run.credits })}</span>}
    </>
  );
}

const ROWS = ["program", "hardware", "resource"] as const;

/** The rig in the rows of the rulebook; what a card hosts lies beside it. */
function Rig({ cards }: { cards: NetrunnerView["rig"] }) {
  return (
    <section class="rig" aria-label={word("term-rig")}>
      {ROWS.map((type) => (
        <div key={type} class={`shelf type-${type}`}>
          <h3>
            <i class="glyph" aria-hidden="true" />
            <span>{word(`type-${type}`)}</span>
          </h3>
          <div class="row">
            {cards
              .filter((card) => factsOf(card.id)?.type === type)
              .map((card) => (
                <Installed key={keyOf(card)} card={card} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Installed({ card }: { card: CardSeen }) {
  const alone = { ...card, hosted: [] };
  return card.hosted.length === 0 ? (
    <Lying card={card} />
  ) : (
    <div class="host" role="group" aria-label={t("web-host", { card: word(`card-${card.id}`) })}>
      <Lying card={alone} />
      {card.hosted.map((hosted) => (
        <Lying key={keyOf(hosted)} card={hosted} />
      ))}
    </div>
  );
}

function spread(cards: readonly CardSeen[]) {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card.name) ?? 0;
    seen.set(card.name, copy + 1);
    return <Card key={card.handle ?? `${card.name} ${copy}`} card={card} />;
  });
}
