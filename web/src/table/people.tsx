// Who sits at the table: names, clocks, take-back, chat, stand-ins, spectators.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { originText, sittingName } from "../pages/lists";
import { Sure } from "../parts/sure";
import { seatName } from "../service/games";
import type { PlayerSeen } from "../service/wire";
import { t } from "../texts/texts";
import { chat, type Seen, seen, send } from "./seat";

const open = signal(false);

export function Company() {
  const now = seen.value;
  if (!now) return null;
  return (
    <section class="company" aria-label={t("web-company-at-table")}>
      <div class="bar">
        {now.clock && <Clock now={now} />}
        {now.held.length > 0 && !now.ending && (
          <button type="button" class="plain small take-back" onClick={() => send({ type: "back" })}>
            {t("web-take-back")}
          </button>
        )}
        <button type="button" class="plain small" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          {t("web-table-menu")}
          {chat.value.length > 0 && <b> {chat.value.length}</b>}
        </button>
      </div>
      {now.origin !== "beginning" && <p class="hint origin">{originText(now.origin)}</p>}
      {now.back && <BackAsked now={now} />}
      {!open.value && <HousePlays now={now} />}
      {open.value && <Menu now={now} />}
    </section>
  );
}

/** Somebody wants a decision back: those who are asked agree or not. */
function BackAsked({ now }: { now: Seen }) {
  const asked = now.back?.waiting.some((seat) => now.held.includes(seat));
  return (
    <p class="back-asked" role="alert">
      {t("web-back-asked", { seat: seatName(now.game, now.back?.seat ?? "") })}{" "}
      {asked && (
        <>
          <button type="button" class="plain small" onClick={() => send({ type: "answer", agree: true })}>
            {t("web-agree")}
          </button>
          <button type="button" class="plain small" onClick={() => send({ type: "answer", agree: false })}>
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
    <p class="back-asked house-plays" role="status">
      {t("web-house-plays")}{" "}
      <button type="button" class="plain small" onClick={() => send({ type: "give-back" })}>
        {t("web-give-back")}
      </button>
    </p>
  );
}

function Menu({ now }: { now: Seen }) {
  return (
    <div class="company-menu">
      <HousePlays now={now} />
      <ul class="players">
        {now.players.map((player) => (
          <Player key={player.seat} player={player} now={now} />
        ))}
      </ul>
      {now.held.length > 0 && !now.ending && (
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
          <label>
            <input
              type="checkbox"
              class="only-choices"
              checked={now.asked === "choices"}
              onChange={(event) => send({ type: "asked", how: event.currentTarget.checked ? "choices" : "fair" })}
            />{" "}
            {t("web-only-choices")}
          </label>
          {now.side && (
            <p class="hint">
              <a href={now.side}>{t("web-side-link")}</a>
            </p>
          )}
        </div>
      )}
      <p class="hint">
        <a href={`/watch/${now.table}`}>{t("web-watch-link")}</a>
      </p>
      <Chat now={now} />
      <p class="hint seed" title={now.commitment}>
        {now.proof
          ? t("web-seed-proof", { proof: now.proof })
          : t("web-seed-commitment", { commitment: now.commitment.slice(0, 16) })}
      </p>
    </div>
  );
}

function Player({ player, now }: { player: PlayerSeen; now: Seen }) {
  const own = now.held.includes(player.seat);
  const person = player.sitting !== "house" && player.sitting !== "bot";
  return (
    <li>
      <i
        class={player.online ? "online" : "offline"}
        role="img"
        aria-label={player.online ? t("web-online") : t("web-offline")}
      />
      <b>{seatName(now.game, player.seat)}</b> <span>{player.name || sittingName(player.sitting)}</span>
      {player.left !== null && <span class="left">{spoken(player.left)}</span>}
      {person && !now.ending && !player.stand_in && (own || isReplaceable(player, now)) && (
        <Sure
          label={t("web-stand-in")}
          question={own ? t("web-stand-in-sure") : t("web-stand-in-other-sure")}
          yes={t("web-stand-in")}
          act={() => standIn(player.seat)}
        />
      )}
      {person && !own && now.held.length > 0 && <Mute seat={player.seat} />}
    </li>
  );
}

/** The table is to be seen when the house begins to play, and how to stop it. */
function standIn(seat: string): void {
  open.value = false;
  send({ type: "stand-in", seat });
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

function Chat({ now }: { now: Seen }) {
  const text = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const say = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) send({ type: "chat", text: text.value.trim() });
    text.value = "";
  };
  return (
    <form class="chat" onSubmit={say}>
      <ol ref={list} aria-live="polite">
        {chat.value.map((line, place) => (
          <li key={place}>
            <b>{seatName(now.game, line.seat)}</b> {line.text}
          </li>
        ))}
      </ol>
      {now.held.length > 0 && (
        <input
          maxLength={500}
          value={text.value}
          placeholder={t("web-say")}
          aria-label={t("web-say")}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      )}
    </form>
  );
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
    <span class="clock" role="timer">
      {seatName(now.game, running)} {spoken(Math.max(0, left - passed.value))}
    </span>
  );
}

function spoken(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const days = Math.floor(seconds / 86400);
  if (days > 0) return t("web-days", { number: days });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
