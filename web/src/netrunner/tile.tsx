// Netrunner on the first page: a side, two decks, and the ways to begin.

import { useSignal } from "@preact/signals";
import { Choices } from "../parts/choices";
import { type Chosen, setupOf, usual } from "../parts/choosing";
import { LinkBox } from "../parts/linkbox";
import { attempt, busy } from "../parts/opening";
import { openTable } from "../service/api";
import { seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { playAll, playHouse } from "../service/sitting";
import type { GameListed } from "../service/wire";
import { say, t } from "../texts/texts";

interface Shared {
  readonly own: string;
  readonly links: Readonly<Record<string, string>>;
}

export function Tile({ game }: { game: GameListed }) {
  const { name, seats } = game;
  const side = useSignal(game.first.seat);
  const chosen = useSignal<Chosen>(usual(game));
  const friendly = useSignal(false);
  const shared = useSignal<Shared | null>(null);
  const setup = () => setupOf(game, chosen.value);
  const play = (own: string) => () => void attempt(() => playHouse(name, own, seats, setup()));
  const together = () => void attempt(() => playAll(name, seats, setup()));
  const share = (own: string) => () =>
    void attempt(async () => {
      const people = Object.fromEntries(seats.map((seat) => [seat, "person"]));
      const opened = await openTable({ game: name, seats: people, setup: setup() });
      keepGame({ table: opened.table, game: name, link: opened.links[own] ?? "/", seats: [own], at: Date.now() });
      shared.value = { own, links: opened.links };
    });
  return (
    <section class="tile netrunner">
      <h2>{t("web-game-netrunner")}</h2>
      <p>{t("web-netrunner-hint")}</p>
      <button type="button" class="primary huge play-now" disabled={busy.value} onClick={play(side.value)}>
        {t("web-play-now")}
        <small>
          {t("web-play-as", { side: seatName(name, side.value), faction: factionOf(game, side.value, chosen.value) })}
        </small>
      </button>
      <div class="choices">
        <fieldset class="sides">
          <legend>{t("web-your-side")}</legend>
          {seats.map((seat) => (
            <label key={seat}>
              <input
                type="radio"
                name="side"
                class={`side-${seat}`}
                checked={side.value === seat}
                onChange={() => (side.value = seat)}
              />{" "}
              {seatName(name, seat)}
            </label>
          ))}
        </fieldset>
        {game.choosings.map((choosing) => (
          <Choices
            key={choosing.key}
            choosing={choosing}
            chosen={chosen.value}
            choose={(now) => (chosen.value = now)}
            look="deck"
          />
        ))}
      </div>
      <div class="others">
        <button type="button" class="plain play-corp" disabled={busy.value} onClick={play("corp")}>
          {t("web-play-corp")}
        </button>
        <button
          type="button"
          class="plain play-friend"
          aria-expanded={friendly.value}
          onClick={() => (friendly.value = !friendly.value)}
        >
          {t("web-friend-invite")}
        </button>
        <button type="button" class="plain hot-seat" disabled={busy.value} onClick={together}>
          {t("web-hot-seat")}
        </button>
      </div>
      <div class="friend" aria-live="polite">
        {friendly.value &&
          (shared.value ? <FriendLink game={game} {...shared.value} /> : <FriendSide game={game} share={share} />)}
      </div>
    </section>
  );
}

/** The name of the deck that a side has; the keys of the setup are the sides. */
function factionOf({ choosings }: GameListed, side: string, chosen: Chosen): string {
  const choices = choosings.find(({ key }) => key === side)?.choices;
  const message = choices?.find(({ value }) => value === chosen[side]?.[0])?.message;
  return message ? say(message) : "";
}

function FriendSide({ game, share }: { game: GameListed; share: (side: string) => () => void }) {
  return (
    <>
      <p>{t("web-friend-choose")}</p>
      <div class="others">
        {game.seats.map((seat) => (
          <button key={seat} type="button" class={`plain choose-${seat}`} disabled={busy.value} onClick={share(seat)}>
            {seatName(game.name, seat)}
          </button>
        ))}
      </div>
    </>
  );
}

function FriendLink({ game, own, links }: Shared & { game: GameListed }) {
  const other = game.seats.find((seat) => seat !== own) ?? own;
  return (
    <>
      <p>{t("web-friend-link", { side: seatName(game.name, other) })}</p>
      <LinkBox link={links[other] ?? ""} />
      <a class="primary enter" href={links[own] ?? "/"}>
        {t("web-enter", { side: seatName(game.name, own) })}
      </a>
    </>
  );
}
