// The menu of the table: everybody who sits here, what one can do about one's own seat, the chat, and the links.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { originText, sittingName } from "../parts/seated";
import { Sure } from "../parts/sure";
import { seatName } from "../service/games";
import type { PlayerSeen } from "../service/wire";
import { t, word } from "../texts/texts";
import { Chat } from "./chat";
import { Presence, spoken } from "./people";
import { type Seen, send } from "./seat";

export function TableMenu({ now, close }: { now: Seen; close: () => void }) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", pressed, true);
    return () => document.removeEventListener("keydown", pressed, true);
  }, [close]);
  return (
    <div class="company-menu">
      <ul class="players">
        {now.players.map((player) => (
          <Player key={player.seat} player={player} now={now} close={close} />
        ))}
      </ul>
      <Chat now={now} />
      {now.held.length > 0 && !now.ending && <OwnSeat now={now} />}
      {now.origin !== "beginning" && <p class="hint">{originText(now.origin)}</p>}
      <p class="hint">
        <a href={`/watch/${now.table}`}>{t("web-watch-link")}</a>
        {now.side && (
          <>
            {" · "}
            <a href={now.side}>{t("web-side-link")}</a>
          </>
        )}
      </p>
      <p class="hint seed" title={now.commitment}>
        {now.proof
          ? t("web-seed-proof", { proof: now.proof })
          : t("web-seed-commitment", { commitment: now.commitment.slice(0, 16) })}
      </p>
      <button type="button" class="plain small close" onClick={close}>
        {t("web-close")}
      </button>
    </div>
  );
}

function OwnSeat({ now }: { now: Seen }) {
  return (
    <div class="others">
      <Sure
        label={t("web-resign")}
        question={t("web-resign-sure")}
        yes={t("web-resign")}
        act={() => send({ type: "resign" })}
      />
      <Sure
        label={t("web-renew")}
        question={t("web-renew-sure")}
        yes={t("web-renew")}
        act={() => send({ type: "renew" })}
      />
      <label>
        <input
          type="checkbox"
          checked={now.players.some((player) => now.held.includes(player.seat) && player.consents)}
          onChange={(event) => send({ type: "consent", on: event.currentTarget.checked })}
        />{" "}
        {t("web-consent")}
      </label>
    </div>
  );
}

function Player({ player, now, close }: { player: PlayerSeen; now: Seen; close: () => void }) {
  const own = now.held.includes(player.seat);
  const person = player.sitting !== "house" && player.sitting !== "bot";
  // The table is to be seen when the house begins to play, and how to stop it.
  const standIn = () => {
    close();
    send({ type: "stand-in", seat: player.seat });
  };
  return (
    <li>
      <Presence player={player} now={now} />{" "}
      <span class="sits">
        {player.name ? `${seatName(now.game, player.seat)}, ` : ""}
        {own ? t("web-you") : player.rung ? word(`rung-${player.rung}`) : sittingName(player.sitting)}
      </span>
      {player.left !== null && <span class="left">{spoken(player.left)}</span>}
      {person && !now.ending && !player.stand_in && (own || isReplaceable(player, now)) && (
        <Sure
          label={t("web-stand-in")}
          question={own ? t("web-stand-in-sure") : t("web-stand-in-other-sure")}
          yes={t("web-stand-in")}
          act={standIn}
        />
      )}
      {person && !own && now.held.length > 0 && <Mute seat={player.seat} />}
    </li>
  );
}

/** Somebody who was here and has gone, where no clock gives him days. */
function isReplaceable(player: PlayerSeen, now: Seen): boolean {
  return now.held.length > 0 && player.came && !player.online && now.clock?.terms.kind !== "decision";
}

function Mute({ seat }: { seat: string }) {
  const muted = useSignal(false);
  const change = () => {
    muted.value = !muted.value;
    send({ type: "mute", seat, on: muted.value });
  };
  return (
    <button type="button" class="plain small" aria-pressed={muted.value} onClick={change}>
      {t("web-mute")}
    </button>
  );
}
