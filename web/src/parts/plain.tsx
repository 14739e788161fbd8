// How a game looks where nobody has drawn it: its options in words, what it asks to be chosen, a game against the house.

import { useSignal } from "@preact/signals";
import { pageOf } from "../game";
import { seatName } from "../service/games";
import { playHouse } from "../service/sitting";
import type { GameListed, Offer } from "../service/wire";
import type { Zoomed } from "../table/zooming";
import { say, t } from "../texts/texts";
import { Choices } from "./choices";
import { isEnough, seatsOf, setupOf, usual } from "./choosing";
import { attempt, busy } from "./opening";

export function PlainFace({ option }: { option: Offer }) {
  return <>{say(option.message)}</>;
}

export function PlainLarge({ thing }: { thing: Zoomed }) {
  return <article class="large">{thing.id}</article>;
}

/** One button for each seat, against the house in all others. */
export function PlainSetup({ game }: { game: GameListed }) {
  const chosen = useSignal(usual(game));
  const seats = seatsOf(game, chosen.value);
  const play = (seat: string) => () =>
    void attempt(() => playHouse(game.name, seat, seats, setupOf(game, chosen.value)));
  return (
    <section class={`tile ${game.name}`}>
      <h2>{pageOf(game.name).title()}</h2>
      {game.choosings.length > 0 && (
        <div class="choices">
          {game.choosings.map((choosing) => (
            <Choices
              key={choosing.key}
              choosing={choosing}
              chosen={chosen.value}
              choose={(now) => (chosen.value = now)}
              look="choose"
            />
          ))}
        </div>
      )}
      <div class="others">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class={`plain play-${seat}`}
            disabled={busy.value || !isEnough(game, chosen.value)}
            onClick={play(seat)}
          >
            {t("web-enter", { side: seatName(game.name, seat) })}
          </button>
        ))}
      </div>
    </section>
  );
}
