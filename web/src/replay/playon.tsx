// Playing a finished game on from one of its decisions.

import { useSignal } from "@preact/signals";
import { LinkBox } from "../parts/linkbox";
import { Modal } from "../parts/modal";
import { branch, Refusal } from "../service/api";
import { isTogether, seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { sitDown } from "../service/sitting";
import type { Opened, Replayed } from "../service/wire";
import { say, t } from "../texts/texts";
import { game } from "./replaying";

type Who = "me" | "friend" | "house";

export function PlayOn({ now }: { now: Replayed }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="plain small play-on" disabled={now.at >= now.of} onClick={() => (open.value = true)}>
        {t("web-play-on")}
      </button>
      <Modal name="branching" label={t("web-play-on")} open={open.value} close={() => (open.value = false)}>
        <Seating now={now} />
      </Modal>
    </>
  );
}

function Seating({ now }: { now: Replayed }) {
  const chosen = useSignal<Readonly<Record<string, Who>>>(usual(now));
  const opened = useSignal<Opened | null>(null);
  const trouble = useSignal("");
  const mine = now.seats.filter((seat) => chosen.value[seat] === "me");
  const begin = async () => {
    const seats = Object.fromEntries(
      now.seats.map((seat) => [seat, chosen.value[seat] === "house" ? "house" : "person"]),
    );
    try {
      const table = await branch(now.table, now.at, seats, mine.length > 1 ? [mine] : []);
      const own = table.links[mine[0] ?? ""];
      if (own) keepGame({ table: table.table, game: game.value, link: own, seats: mine, at: Date.now() });
      if (Object.values(chosen.value).includes("friend")) opened.value = table;
      else sitDown(own ?? `/watch/${table.table}`);
    } catch (error) {
      trouble.value = error instanceof Refusal && error.reason ? say(error.reason) : t("web-open-failed");
    }
  };
  if (opened.value) return <Links now={now} opened={opened.value} chosen={chosen.value} />;
  return (
    <>
      <h2>{t("web-play-on")}</h2>
      <p class="hint">{t("web-play-on-hint", { number: now.at })}</p>
      {now.seats.map((seat) => (
        <label key={seat}>
          {seatName(game.value, seat)}
          <select
            value={chosen.value[seat]}
            onChange={(event) => (chosen.value = { ...chosen.value, [seat]: event.currentTarget.value as Who })}
          >
            <option value="me">{t("web-play-on-me")}</option>
            <option value="friend">{t("web-play-on-friend")}</option>
            <option value="house">{t("web-play-on-house")}</option>
          </select>
        </label>
      ))}
      <button type="button" class="primary begin" onClick={() => void begin()}>
        {t("web-play-on-begin")}
      </button>
      {trouble.value && (
        <p class="failed" role="alert">
          {trouble.value}
        </p>
      )}
    </>
  );
}

function Links({ now, opened, chosen }: { now: Replayed; opened: Opened; chosen: Readonly<Record<string, Who>> }) {
  const own = now.seats.find((seat) => chosen[seat] === "me");
  return (
    <>
      {now.seats
        .filter((seat) => chosen[seat] === "friend")
        .map((seat) => (
          <div key={seat}>
            <p>{seatName(game.value, seat)}</p>
            <LinkBox link={opened.links[seat] ?? ""} />
          </div>
        ))}
      <a class="primary enter" href={(own && opened.links[own]) || `/watch/${opened.table}`}>
        {own ? t("web-enter", { side: seatName(game.value, own) }) : t("web-watch")}
      </a>
    </>
  );
}

/** Who plays together plays all seats; otherwise one's own side, against the house. */
function usual(now: Replayed): Record<string, Who> {
  const own = now.seat ?? now.deciding ?? now.seats[0];
  const all = isTogether(game.value);
  return Object.fromEntries(now.seats.map((seat) => [seat, all || seat === own ? "me" : "house"]));
}
