// What everybody at the table is to know at once: somebody asks for a decision back or for a rematch, the house plays.

import { seatName } from "../service/games";
import { t } from "../texts/texts";
import { PlanNotice } from "./ahead";
import { type Seen, send } from "./seat";

export function Notices({ now }: { now: Seen }) {
  return (
    <div class="notices">
      {now.back && <BackAsked now={now} />}
      <HousePlays now={now} />
      <PlanNotice now={now} />
      {now.rematch && <RematchAsked now={now} />}
    </div>
  );
}

/** Somebody wants a decision back: those who are asked agree or not, and who asks is told for whom he waits. */
function BackAsked({ now }: { now: Seen }) {
  const { seat = "", waiting = [] } = now.back ?? {};
  if (now.held.includes(seat)) {
    const others = waiting.map((name) => called(now, name)).join(", ");
    return (
      <p class="notice back-asked" role="status">
        {t("web-back-waiting", { seat: others })}
      </p>
    );
  }
  const asked = waiting.some((name) => now.held.includes(name));
  return (
    <p class="notice back-asked" role="alert">
      {t("web-back-asked", { seat: called(now, seat) })}{" "}
      {asked && (
        <>
          <button type="button" class="plain small agree" onClick={() => send({ type: "answer", agree: true })}>
            {t("web-agree")}
          </button>
          <button type="button" class="plain small refuse" onClick={() => send({ type: "answer", agree: false })}>
            {t("web-refuse")}
          </button>
        </>
      )}
    </p>
  );
}

/** The house plays one's own seat: it can be taken back at any time. */
function HousePlays({ now }: { now: Seen }) {
  const lent = now.players.some((player) => player.stand_in && now.held.includes(player.seat));
  if (!lent || now.ending) return null;
  return (
    <p class="notice house-plays" role="status">
      {t("web-house-plays")}{" "}
      <button type="button" class="plain small" onClick={() => send({ type: "give-back" })}>
        {t("web-give-back")}
      </button>
    </p>
  );
}

function RematchAsked({ now }: { now: Seen }) {
  if (now.held.length === 0) return null;
  return (
    <p class="notice rematch-asked" role="status">
      {rematchText(now)}{" "}
      <button type="button" class="plain small" onClick={() => send({ type: "rematch" })}>
        {t("web-rematch-join")}
      </button>
    </p>
  );
}

/** Who wants a rematch, and how. */
export function rematchText(now: Seen): string {
  const seat = called(now, now.rematch?.seat ?? "") || "?";
  return now.rematch?.swapped ? t("web-rematch-swapped", { seat }) : t("web-rematch-asked", { seat });
}

/** Somebody by his name, or else by his seat. */
export function called(now: Seen, seat: string): string {
  const name = now.players.find((player) => player.seat === seat)?.name;
  return name || seatName(now.game, seat);
}
