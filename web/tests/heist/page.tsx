// Heist, as the page needs it: all that a third game has to write.

import { gamePage } from "../../src/game";
import { actAt, isConsidered, optionsAt } from "../../src/table/options";
import { seen as looked } from "../../src/table/seat";
import { zoomable, zoomed } from "../../src/table/zooming";
import { t, word } from "../../src/texts/texts";

interface PlayerSeen {
  readonly coins: number;
  readonly lives: number;
  readonly cards_in_hand: number;
  readonly hand: readonly string[];
  readonly table: readonly string[];
}

interface Seen {
  readonly seat: number;
  readonly turn: string;
  readonly actions: number;
  readonly deck: number;
  readonly players: readonly PlayerSeen[];
}

const SEATS = ["south", "north"];
const view = () => (looked.value?.view as Seen | undefined) ?? null;
const titleOf = (card: string) => word(`toy-card-${card.split("#")[0]}`);

function Board() {
  const seen = view();
  if (!seen) return null;
  return (
    <main class="board heist" data-part="board">
      {seen.players.map((player, seat) => (
        <section key={seat} class={`player ${seen.turn === SEATS[seat] ? "turn" : ""}`}>
          <h2>{word(`seat-${SEATS[seat]}`)}</h2>
          <p class="counts">
            <b class="coins">{player.coins}</b> <b class="lives">{player.lives}</b> <b>{player.cards_in_hand}</b>
          </p>
          {player.table.map((card) => (
            <Card key={card} name={card} />
          ))}
        </section>
      ))}
      <section class="hand">
        {(seen.players[seen.seat]?.hand ?? []).map((card, place) => (
          <Card key={place} name={card} />
        ))}
      </section>
    </main>
  );
}

function Card({ name }: { name: string }) {
  const look = () => ({ id: name, now: [] });
  const legal = optionsAt(name).length > 0 ? "legal" : "";
  return (
    <button
      type="button"
      class={`plain heist-card ${legal} ${isConsidered(name) ? "considered" : ""}`}
      data-name={name}
      onClick={(event) => {
        if (!actAt(name, event.currentTarget)) zoomed.value = look();
      }}
      {...zoomable(look)}
    >
      {titleOf(name)}
    </button>
  );
}

export const heist = gamePage({
  name: "heist",
  title: () => "Heist",
  Board,
  Status: () => <span class="deck">{view()?.deck}</span>,
  Large: ({ thing }) => <article class="large">{titleOf(thing.id)}</article>,
  wishes: { play: () => t("web-why-play") },
  hand: (seen, seat) => ((seen as Seen).players[SEATS.indexOf(seat)]?.hand ?? []).map(titleOf),
});
