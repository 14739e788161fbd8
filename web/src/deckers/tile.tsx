// Deckers on the first page: the first game, or a game of one's own with its computer, crew and variants.

import { useSignal } from "@preact/signals";
import { Choices } from "../parts/choices";
import { type Chosen, isEnough, seatsOf, setupOf, usual } from "../parts/choosing";
import { LinkBox } from "../parts/linkbox";
import { attempt, busy } from "../parts/opening";
import { openTable } from "../service/api";
import { seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { playAll, playFirst, playHouse } from "../service/sitting";
import type { GameListed } from "../service/wire";
import { t } from "../texts/texts";

const COMPANIES = {
  alone: () => t("web-company-alone"),
  house: () => t("web-company-house"),
  friends: () => t("web-company-friends"),
} as const;
type Company = keyof typeof COMPANIES;
type Links = readonly (readonly [seat: string, link: string])[];

export function Tile({ game }: { game: GameListed }) {
  return (
    <section class="tile deckers">
      <h2>{t("web-game-deckers")}</h2>
      <p>{t("web-deckers-hint")}</p>
      <button
        type="button"
        class="primary huge play-deckers"
        disabled={busy.value}
        onClick={() => void attempt(() => playFirst(game.name))}
      >
        {t("web-first-game")}
        <small>{t("web-first-game-hint")}</small>
      </button>
      <details>
        <summary>{t("web-own-game")}</summary>
        <OwnGame game={game} />
      </details>
    </section>
  );
}

function OwnGame({ game }: { game: GameListed }) {
  const chosen = useSignal<Chosen>(usual(game));
  const company = useSignal<Company>("alone");
  const shared = useSignal<Links>([]);
  const begin = async () => {
    const seats = seatsOf(game, chosen.value);
    const setup = setupOf(game, chosen.value);
    if (company.value === "alone") await playAll(game.name, seats, setup);
    else if (company.value === "house") await playHouse(game.name, seats[0] ?? "", seats, setup);
    else shared.value = await invite(game.name, seats, setup);
  };
  return (
    <>
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
        <Companies chosen={company.value} choose={(name) => (company.value = name)} />
      </div>
      <button
        type="button"
        class="primary start-deckers"
        disabled={busy.value || !isEnough(game, chosen.value)}
        onClick={() => void attempt(begin)}
      >
        {t("web-play-now")}
      </button>
      <div aria-live="polite">
        <Invitations game={game.name} links={shared.value} />
      </div>
    </>
  );
}

/** A table for friends: the first seat is one's own, the others get a link each. */
async function invite(
  game: string,
  seats: readonly string[],
  setup: Readonly<Record<string, unknown>>,
): Promise<Links> {
  const people = Object.fromEntries(seats.map((seat) => [seat, "person"]));
  const opened = await openTable({ game, seats: people, setup });
  const links = seats.map((seat) => [seat, opened.links[seat] ?? ""] as const);
  keepGame({ table: opened.table, game, link: links[0]?.[1] ?? "/", seats: seats.slice(0, 1), at: Date.now() });
  return links;
}

function Companies({ chosen, choose }: { chosen: Company; choose: (company: Company) => void }) {
  return (
    <fieldset>
      <legend>{t("web-company")}</legend>
      {(Object.keys(COMPANIES) as Company[]).map((name) => (
        <label key={name}>
          <input type="radio" name="company" checked={chosen === name} onChange={() => choose(name)} />{" "}
          {COMPANIES[name]()}
        </label>
      ))}
    </fieldset>
  );
}

function Invitations({ game, links }: { game: string; links: Links }) {
  return (
    <>
      {links.map(([seat, link], place) =>
        place === 0 ? (
          <a key={seat} class="primary enter" href={link}>
            {t("web-enter", { side: seatName(game, seat) })}
          </a>
        ) : (
          <div key={seat}>
            <p>{seatName(game, seat)}</p>
            <LinkBox link={link} />
          </div>
        ),
      )}
    </>
  );
}
