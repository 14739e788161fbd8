// The strongest of each side, and the computer's players.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, pageOf } from "../game";
import { Empty } from "../parts/empty";
import { RungFace } from "../parts/rungs";
import { Sign, Switch } from "../parts/signs";
import { account } from "../service/accounts";
import { strongestOf } from "../service/api";
import { listed, seatName } from "../service/games";
import type { GameListed, RatingListed } from "../service/wire";
import { say, t } from "../texts/texts";
import { Frame } from "./frame";
import { FindPlayer } from "./lobby";
import { isSought, SideSign } from "./seeking";

type Strongest = Readonly<Record<string, readonly RatingListed[]>>;

export function PlayersPage() {
  const all = games.value.flatMap(({ name }) => listed(name) ?? []).filter(isSought);
  const chosen = useSignal(all[0]?.name ?? "");
  const found = useSignal<Strongest>({});
  useEffect(() => {
    if (chosen.value)
      void strongestOf(chosen.value).then(
        (rows) => (found.value = rows),
        () => null,
      );
  }, [chosen.value]);
  const game = listed(chosen.value);
  return (
    <Frame name="players">
      <div class="headline">
        <h1>{t("web-leaders")}</h1>
        {all.length > 1 && (
          <Switch
            label={t("web-leaders")}
            name="ladder"
            all={all.map(({ name }) => [name, pageOf(name).title()] as const)}
            chosen={chosen.value}
            choose={(now) => (chosen.value = now)}
          />
        )}
        <FindPlayer />
      </div>
      {game?.seats.map((seat) => (
        <Ladder key={seat} game={game.name} seat={seat} rows={found.value[seat] ?? []} />
      ))}
      {game && <Computers game={game} />}
      <p class="hint ladder-hint">{t("web-rating-hint")}</p>
    </Frame>
  );
}

function Ladder({ game, seat, rows }: { game: string; seat: string; rows: readonly RatingListed[] }) {
  return (
    <section class="pane ladder">
      <h2>
        <SideSign seat={seat} /> {seatName(game, seat)}
      </h2>
      {rows.length === 0 && (
        <Empty drawing="steps" title={t("web-nobody-rated")} text={t("web-nobody-rated-hint")}>
          <a class="plain" href="/lobby">
            <Sign of="seek" /> {t("web-seek-new")}
          </a>
        </Empty>
      )}
      <ol>
        {rows.map((row, place) => (
          <li key={row.name} class={row.name === account.value?.name ? "self" : ""}>
            <b class="place">{row.provisional ? "–" : place + 1}</b>
            <a class="who" href={`/players/${encodeURIComponent(row.name)}`}>
              {row.name}
            </a>
            <Rated row={row} />
            <small>{t("web-rated-games", { number: row.games })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How strong somebody is, how sure that is, and whether it is a first guess. */
export function Rated({ row }: { row: RatingListed }) {
  return (
    <span class="rating" title={row.provisional ? t("web-provisional") : undefined}>
      {row.rating}
      {row.provisional && <span class="chip">{t("web-provisional")}</span>} <small>± {2 * row.deviation}</small>
    </span>
  );
}

function Computers({ game }: { game: GameListed }) {
  return (
    <section class="pane ladder computers">
      <h2>{t("web-computer-players")}</h2>
      <p class="hint">{t("web-rung-measured")}</p>
      <ol>
        {[...game.rungs].reverse().map((rung) => (
          <li key={rung.name}>
            <RungFace level={game.rungs.indexOf(rung)} />
            <b class="who">{say(rung.message)}</b>
            {game.seats.map((seat) => (
              <span key={seat} class="rating" title={seatName(game.name, seat)}>
                <span class="unseen">{seatName(game.name, seat)}</span>
                <SideSign seat={seat} /> {rung.ratings[seat]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
