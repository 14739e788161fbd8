// Looking for a game: which sides one would play and with what, the clock, whether it counts, and whom one challenges.

import { useSignal } from "@preact/signals";
import { pageOf } from "../game";
import { CLOCKS, clockName } from "../parts/clocks";
import { attempt, busy, failed } from "../parts/opening";
import { Sign, type SignName, Switch } from "../parts/signs";
import { account } from "../service/accounts";
import { listed, seatName } from "../service/games";
import { seek, take } from "../service/lobby";
import { ownName } from "../service/sitting";
import type { GameListed, SeekListed } from "../service/wire";
import { preference } from "../table/settings";
import { say, t } from "../texts/texts";

/** What one brings for each side, as one has chosen it last: a starter deck by its name, or one's own after a star. */
const brought = preference<Readonly<Record<string, string>>>("decks", {});
const OWN = "*";
const SIGNS: Readonly<Record<string, SignName>> = { corp: "corp", runner: "runner" };

/** Whether strangers can be brought together for a game: two sides, and each brings what it plays with. */
export function isSought(game: GameListed): boolean {
  return !game.together && game.seats.length === 2 && game.seats.every((seat) => choosingOf(game, seat) !== undefined);
}

const choosingOf = (game: GameListed, seat: string) => game.choosings.find(({ key }) => key === seat);

function chosenOf(game: GameListed, seat: string): string {
  return brought.signal.value[`${game.name}-${seat}`] ?? choosingOf(game, seat)?.usual[0] ?? "";
}

/** What the setup says for a side. */
function deckOf(game: GameListed, seat: string): unknown {
  const chosen = chosenOf(game, seat);
  const own = pageOf(game.name).ownDecks(seat);
  if (chosen.startsWith(OWN)) return own.find(({ name }) => OWN + name === chosen)?.deck ?? starter(game, seat);
  return choosingOf(game, seat)?.choices.some(({ value }) => value === chosen) ? chosen : starter(game, seat);
}

const starter = (game: GameListed, seat: string) => choosingOf(game, seat)?.usual[0] ?? "";

export function SideSign({ seat }: { seat: string }) {
  const sign = SIGNS[seat];
  return sign ? <Sign of={sign} /> : null;
}

export function DeckField({ game, seat }: { game: GameListed; seat: string }) {
  const own = pageOf(game.name).ownDecks(seat);
  const choosing = choosingOf(game, seat);
  return (
    <select
      class={`deck-${seat}`}
      aria-label={t("web-seek-deck", { side: seatName(game.name, seat) })}
      value={chosenOf(game, seat)}
      onChange={(event) =>
        brought.prefer({ ...brought.signal.peek(), [`${game.name}-${seat}`]: event.currentTarget.value })
      }
    >
      {choosing?.choices.map(({ value, message }) => (
        <option key={value} value={value}>
          {say(message)}
        </option>
      ))}
      {own.map(({ name }) => (
        <option key={OWN + name} value={OWN + name}>
          ★ {name}
        </option>
      ))}
    </select>
  );
}

/** Sit down with somebody who looks for a game. */
export function takeSeek(wanted: SeekListed): void {
  const game = listed(wanted.game);
  const free = game?.seats.filter((seat) => wanted.sides.some((side) => side !== seat)) ?? [];
  if (game) void attempt(() => take(wanted, Object.fromEntries(free.map((seat) => [seat, deckOf(game, seat)]))));
}

/** `to` is whom one challenges, or nobody. */
export function SeekForm({ game, to, close }: { game: GameListed; to: string; close: () => void }) {
  const sides = useSignal<readonly string[]>(game.seats);
  const clock = useSignal("short");
  const rated = useSignal(account.value !== null);
  const whom = useSignal(to);
  const timed = CLOCKS[clock.value] ?? null;
  const counts = rated.value && account.value !== null && timed !== null;
  const begin = () =>
    attempt(async () => {
      const decks = Object.fromEntries(sides.value.map((seat) => [seat, deckOf(game, seat)]));
      await seek({ game: game.name, decks, clock: timed, rated: counts, to: whom.value.trim() });
      close();
    });
  const toggle = (seat: string) => {
    const without = sides.value.filter((one) => one !== seat);
    sides.value = without.length === sides.value.length ? [...without, seat] : without;
  };
  return (
    <form
      class="seek-form pane"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset class="seek-sides">
        <legend>{t("web-seek-sides")}</legend>
        {game.seats.map((seat) => (
          <div key={seat}>
            <label>
              <input
                type="checkbox"
                class={`seek-${seat}`}
                checked={sides.value.includes(seat)}
                onChange={() => toggle(seat)}
              />
              <SideSign seat={seat} /> {seatName(game.name, seat)}
            </label>
            <DeckField game={game} seat={seat} />
          </div>
        ))}
      </fieldset>
      <div class="seek-terms">
        <h3>{t("web-clock")}</h3>
        <Switch
          label={t("web-clock")}
          name="seek-clock"
          all={Object.entries(CLOCKS).map(([name, one]) => [name, clockName(one)] as const)}
          chosen={clock.value}
          choose={(now) => (clock.value = now)}
        />
        <label class="seek-rated">
          <input
            type="checkbox"
            checked={counts}
            disabled={account.value === null || timed === null}
            onChange={() => (rated.value = !rated.value)}
          />{" "}
          {t("web-rated")} <small class="hint">{t("web-rated-hint")}</small>
        </label>
        {account.value ? (
          <label class="seek-to">
            {t("web-seek-to")}
            <input
              maxLength={40}
              value={whom.value}
              placeholder={t("web-seek-anybody")}
              onInput={(event) => (whom.value = event.currentTarget.value)}
            />
          </label>
        ) : (
          <label class="seek-name">
            {t("web-your-name")}
            <input
              maxLength={40}
              value={ownName.signal.value}
              onInput={(event) => ownName.prefer(event.currentTarget.value)}
            />
          </label>
        )}
      </div>
      {failed.value && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
      <div class="others">
        <button type="submit" class="primary seek-begin" disabled={busy.value || sides.value.length === 0}>
          <Sign of="seek" /> {whom.value.trim() ? t("web-challenge") : t("web-seek-begin")}
        </button>
        <button type="button" class="plain" onClick={close}>
          {t("web-close")}
        </button>
      </div>
    </form>
  );
}
