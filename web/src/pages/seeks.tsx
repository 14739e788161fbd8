// Who looks for a game, and the tables with free seats: one click to sit down.

import type { ComponentChildren } from "preact";
import { pageOf } from "../game";
import { clockName } from "../parts/clocks";
import { Empty } from "../parts/empty";
import { attempt, busy } from "../parts/opening";
import { sittingName } from "../parts/seated";
import { Sign } from "../parts/signs";
import { account } from "../service/accounts";
import { listed, seatName } from "../service/games";
import { decline, seeks, waiting } from "../service/lobby";
import type { SeekListed, TableListed } from "../service/wire";
import { t } from "../texts/texts";
import { SideSign, takeSeek } from "./seeking";

interface Sought {
  readonly free: readonly TableListed[];
  /** The ways on where nobody looks for a game. */
  readonly children?: ComponentChildren;
}

export function Seeking({ free, children }: Sought) {
  const others = (seeks.value ?? []).filter(({ seek }) => seek !== waiting.value?.seek);
  if (seeks.value && others.length + free.length === 0)
    return (
      <Empty drawing="seats" title={t("web-nobody-seeks")} text={t("web-nobody-seeks-hint")}>
        {children}
      </Empty>
    );
  return (
    <ul class="seeks">
      {others.map((seek) => (
        <Seek key={seek.seek} seek={seek} />
      ))}
      {free.map((table) => (
        <FreeTable key={table.table} table={table} />
      ))}
    </ul>
  );
}

export function PlayerName({ name, known }: { name: string; known: boolean }) {
  if (!name) return <b class="who">{t("web-guest")}</b>;
  if (!known) return <b class="who">{name}</b>;
  return (
    <a class="who" href={`/players/${encodeURIComponent(name)}`}>
      {name}
    </a>
  );
}

function Seek({ seek }: { seek: SeekListed }) {
  const game = listed(seek.game);
  const free = game?.seats.filter((seat) => seek.sides.some((side) => side !== seat)) ?? [];
  const own = account.value !== null && seek.known && seek.name === account.value.name;
  const challenged = seek.to !== "" && !own;
  return (
    <li class={challenged ? "challenge" : ""}>
      <span class="player">
        <PlayerName name={seek.name} known={seek.known} />
        <small>
          <Strength seek={seek} /> {challenged && t("web-challenges-you")}
          {own && seek.to !== "" && t("web-challenged", { name: seek.to })}
        </small>
      </span>
      <span class="you">
        {free.map((seat) => (
          <SideSign key={seat} seat={seat} />
        ))}{" "}
        {free.length === 1 ? t("web-seek-you", { side: seatName(seek.game, free[0] ?? "") }) : t("web-seek-either")}
      </span>
      <span class="timed">
        <Sign of="clock" /> {clockName(seek.clock)}
      </span>
      <span>{seek.rated && <span class="chip">{t("web-rated")}</span>}</span>
      {!own && <SeekWays seek={seek} challenged={challenged} />}
    </li>
  );
}

/** How strong somebody is with the sides that he would play. */
function Strength({ seek }: { seek: SeekListed }) {
  return (
    <>
      {Object.entries(seek.standards).map(([side, { rating, provisional }]) => (
        <span key={side} class="rating">
          <SideSign seat={side} /> {rating}
          {provisional && "?"}
        </span>
      ))}
    </>
  );
}

function SeekWays({ seek, challenged }: { seek: SeekListed; challenged: boolean }) {
  const stranger = seek.rated && account.value === null;
  return (
    <span class="ways">
      <button
        type="button"
        class="plain sit-down"
        disabled={busy.value || stranger}
        title={stranger ? t("account-none") : undefined}
        onClick={() => takeSeek(seek)}
      >
        {t("web-sit-down")}
      </button>
      {challenged && (
        <button type="button" class="plain decline" onClick={() => void attempt(() => decline(seek))}>
          {t("web-refuse")}
        </button>
      )}
    </span>
  );
}

function FreeTable({ table }: { table: TableListed }) {
  const names = table.seats.filter(({ sitting }) => sitting !== "open");
  const open = table.seats.filter(({ sitting }) => sitting === "open");
  return (
    <li class="free-table">
      <span class="player">
        <b class="who">{pageOf(table.game).title()}</b>
        <small>
          {names
            .map(({ seat, name, sitting }) => `${seatName(table.game, seat)}: ${name || sittingName(sitting)}`)
            .join(" · ")}
        </small>
      </span>
      <span class="you">
        {t("web-free-seats", { seats: open.map(({ seat }) => seatName(table.game, seat)).join(", ") })}
      </span>
      <span class="timed">
        <Sign of="clock" /> {clockName(table.clock)}
      </span>
      <span>{table.rated && <span class="chip">{t("web-rated")}</span>}</span>
      <span class="ways">
        <a class="plain" href={`/table/${table.table}`}>
          {t("web-join")}
        </a>
      </span>
    </li>
  );
}
