// Who sits at the table, in one row: names and presence, the clock, take-back, and the menu with the chat.

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { originText } from "../parts/seated";
import { seatName } from "../service/games";
import type { PlayerSeen } from "../service/wire";
import { dateOf } from "../texts/dates";
import { t } from "../texts/texts";
import { markRead, unread } from "./chat";
import { HintButton } from "./hint";
import { Invite } from "./invite";
import { TableMenu } from "./menu";
import { Notices } from "./notices";
import { type Seen, seen, send } from "./seat";

const open = signal(false);

function close(): void {
  open.value = false;
}

export function Company() {
  const now = seen.value;
  const news = unread.value;
  if (open.value) markRead();
  if (!now) return null;
  return (
    <section class="company" aria-label={t("web-company-at-table")}>
      <div class="bar">
        <ul class="presences">
          {now.players.filter(isShown(now)).map((player) => (
            <li key={player.seat}>
              <Presence player={player} now={now} />
            </li>
          ))}
        </ul>
        {now.clock && <Clock now={now} />}
        <HintButton />
        {now.held.length > 0 && now.begun && !now.ending && (
          <button
            type="button"
            class="plain small take-back"
            aria-keyshortcuts="Backspace"
            title={`${t("web-take-back")} (⌫)`}
            onClick={() => send({ type: "back" })}
          >
            <span aria-hidden="true">↶</span> <span class="text">{t("web-take-back")}</span>
          </button>
        )}
        <button
          type="button"
          class="plain small table-menu"
          aria-expanded={open.value}
          aria-label={[t("web-table-menu"), ...(news > 0 ? [t("web-unread", { number: news })] : [])].join(", ")}
          title={t("web-table-menu")}
          onClick={() => (open.value = !open.value)}
        >
          <span class="text">{t("web-table-menu")}</span>
          {news > 0 && <b class="badge">{t("web-unread", { number: news })}</b>}
        </button>
      </div>
      {now.origin !== "beginning" && (
        <p class="hint origin" title={originText(now.origin)}>
          {originText(now.origin)}
        </p>
      )}
    </section>
  );
}

/** What lies over the table, wherever that has its row of people. */
export function OverTable() {
  const now = seen.value;
  if (!now) return null;
  return (
    <>
      <Notices now={now} />
      <Invite now={now} />
      {open.value && <TableMenu now={now} close={close} />}
    </>
  );
}

/** Other people, and the house where it plays for somebody; of the rest the menu tells. */
function isShown(now: Seen): (player: PlayerSeen) => boolean {
  return ({ seat, sitting, stand_in }) => !now.held.includes(seat) && (sitting !== "house" || stand_in);
}

/** A shape and a word: here, away, not here yet, or played by the house. */
export function Presence({ player, now }: { player: PlayerSeen; now: Seen }) {
  const state = stateOf(player);
  const seat = seatName(now.game, player.seat);
  return (
    <span class={`presence ${state}`} title={seat}>
      <i aria-hidden="true" />
      <b>{player.name || seat}</b>{" "}
      <small>{player.away ? t("web-away-until", { date: dateOf(player.away) }) : presenceText(state)}</small>
    </span>
  );
}

type State = "online" | "offline" | "awaited" | "house" | "bot";

function stateOf({ sitting, came, online, stand_in }: PlayerSeen): State {
  if (stand_in || sitting === "house") return "house";
  if (sitting === "bot") return "bot";
  if (online) return "online";
  return came ? "offline" : "awaited";
}

function presenceText(state: State): string {
  const texts: Readonly<Record<State, () => string>> = {
    online: () => t("web-online"),
    offline: () => t("web-offline"),
    awaited: () => t("web-awaited"),
    house: () => t("web-sitting-house"),
    bot: () => t("web-sitting-bot"),
  };
  return texts[state]();
}

/** The clock of the seat whose time is running, counted on between two updates. */
function Clock({ now }: { now: Seen }) {
  const passed = useSignal(0);
  useEffect(() => {
    const begun = Date.now();
    passed.value = 0;
    const timer = setInterval(() => (passed.value = Date.now() - begun), 500);
    return () => clearInterval(timer);
  }, [now.clock]);
  const { running, left } = now.clock ?? {};
  if (!running || left === null || left === undefined) return null;
  return (
    <span class={`clock ${now.held.includes(running) ? "own" : ""}`} role="timer">
      <span aria-hidden="true">◷</span> {seatName(now.game, running)} {spoken(Math.max(0, left - passed.value))}
    </span>
  );
}

/** So much time, as a clock shows it. */
export function spoken(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const days = Math.floor(seconds / 86400);
  if (days > 0) return t("web-days", { number: days });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
