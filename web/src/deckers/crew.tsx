// The computer and the deckers: who they are, what they hold, whose turn it is.

import { useFitted } from "../parts/fitted";
import { actAt, optionsAt } from "../table/options";
import { log } from "../table/seat";
import { wasLongPress, zoomable, zoomed } from "../table/zooming";
import { has, language, t, word } from "../texts/texts";
import { showHand } from "./cards";
import { commandFacts, deckersFacts } from "./facts";
import { LensTurn } from "./looking";
import { Symbols } from "./markers";
import { handOf } from "./outlook";
import { Emblem, Portrait } from "./people";
import { ownDecker, seenView } from "./seen";
import { lastTurn } from "./turns";
import type { DeckerSeen, DeckersView } from "./view";

const TURNS = [1, 2, 3] as const;
const MANY = 3;
const STARS = [1, 2, 3, 4] as const;

export function Crew({ view }: { view: DeckersView }) {
  return (
    <section
      class={`crew ${view.deckers.length >= MANY ? "crowd" : view.deckers.length === 1 ? "alone" : ""}`}
      aria-label={t("web-crew")}
    >
      <Computer view={view} />
      {view.deckers.map((decker) => (
        <Decker key={decker.id} decker={decker} view={view} />
      ))}
      {view.phase !== "setup" && <LensTurn />}
    </section>
  );
}

function Computer({ view }: { view: DeckersView }) {
  const facts = deckersFacts()?.smcs[view.smc];
  const many = view.deckers.length >= MANY;
  const spawn = facts ? (many ? facts.new_scouts_many : facts.new_scouts)[view.level] : null;
  const look = () => ({ kind: "smc", id: view.smc, now: upgradeOf(view) });
  const box = useFitted<HTMLButtonElement>(`${view.smc} ${view.upgrade} ${language.value}`);
  return (
    <button
      ref={box}
      type="button"
      class={`computer ${view.level}`}
      {...zoomable(look)}
      onClick={() => (zoomed.value = look())}
    >
      <Emblem id={view.smc} />
      <b>
        {word(`smc-${view.smc}`)} {view.upgrade && word(`upgrade-${view.upgrade.replace(".", "-")}`)}
        {facts && (
          <span class="stars" role="img" aria-label={t("web-stars-of-machine", { number: facts.stars })}>
            {STARS.map((star) => (star <= facts.stars ? "★" : "☆")).join("")}
          </span>
        )}
        {spawn && <span class="spawn">{t("web-spawn", { number: spawn.length })}</span>}
      </b>
      {has(`smc-${view.smc}.rules`) && (
        <span class="rules" data-fit>
          {t(`smc-${view.smc}.rules`)}
        </span>
      )}
    </button>
  );
}

function upgradeOf({ upgrade }: DeckersView): readonly (readonly [string, string])[] {
  const id = `upgrade-${upgrade.replace(".", "-")}`;
  return upgrade ? [[word(id), t(`${id}.rules`)]] : [];
}

function Decker({ decker, view }: { decker: DeckerSeen; view: DeckersView }) {
  const legal = optionsAt(decker.id).length > 0;
  const hand = handOf(decker);
  const look = () => ({ kind: "decker", id: decker.id, now: pilesOf(decker) });
  const looks = [decker.colour, decker.id === turnHolder(view) && "active", legal && "legal"];
  const name = word(`decker-${decker.id}`);
  const text = has(`decker-${decker.id}.text`) ? t(`decker-${decker.id}.text`) : "";
  const did = decker.id === turnHolder(view) ? "" : lastTurn(log.value, name);
  const box = useFitted<HTMLButtonElement>(`${text} ${hand?.length} ${did}`);
  return (
    <button
      ref={box}
      type="button"
      class={`decker ${looks.filter(Boolean).join(" ")}`}
      style={{ "--letters": text.length }}
      data-name={decker.id}
      data-zone={`decker:${decker.id}`}
      onClick={(event) => {
        if (wasLongPress() || actAt(decker.id, event.currentTarget)) return;
        if (hand) showHand(decker.id);
        zoomed.value = look();
      }}
      {...zoomable(look)}
    >
      <Portrait id={decker.id} />
      <span class="profile">
        <b>{name}</b>
        <span class="turn-marks" role="img" aria-label={t("web-turns", { number: decker.turns })}>
          {TURNS.map((turn) => (
            <i key={turn} class={turnOf(turn, decker, view)} />
          ))}
        </span>
        <Piles decker={decker} />
        {did && <span class="did">{t("web-last-turn", { actions: did })}</span>}
        {hand && decker.id !== view.active && (
          <span class="mini">
            {hand.map((card, place) => (
              <i key={place} title={word(`command-${card}`)}>
                <Symbols letters={commandFacts(card)?.symbols ?? []} />
              </i>
            ))}
          </span>
        )}
      </span>
      <span class="ability" data-fit>
        {text}
      </span>
    </button>
  );
}

/** Whose turn it is; while the network is laid, who lays. */
function turnHolder(view: DeckersView): string {
  return (view.phase === "setup" && ownDecker(view)?.id) || view.active;
}

function turnOf(turn: number, { id, turns }: DeckerSeen, view: DeckersView): string {
  if (turn > turns) return "";
  return turn === turns && id === view.active && view.phase !== "setup" ? "now" : "done";
}

/** How many cards lie where, and the packets. */
function Piles({ decker }: { decker: DeckerSeen }) {
  const piles = [
    ["hand", decker.cards, t("web-pile-hand")],
    ["deck", decker.deck, t("web-pile-deck")],
    ["discard", decker.discard.length, t("web-pile-discard")],
  ] as const;
  return (
    <span class="stock">
      {piles.map(([pile, count, name]) => (
        <span key={pile} data-zone={`${pile}:${decker.id}`} data-count={`${pile}:${decker.id}`} data-value={count}>
          <b>{count}</b> {name}
        </span>
      ))}
      {decker.packets.length > 0 && (
        <span class="held-packets" title={decker.packets.map((packet) => word(`packet-${packet}`)).join(", ")}>
          <b>{decker.packets.length}</b> {t("web-packets")}
        </span>
      )}
    </span>
  );
}

/** All that one may know of a decker's cards. */
function pilesOf(decker: DeckerSeen): readonly (readonly [string, string])[] {
  const piles = [
    [t("web-pile-hand"), titles(handOf(decker) ?? [])],
    [t("web-discard"), titles(decker.discard)],
    [t("web-known"), titles(decker.known)],
    [t("web-owned", { number: decker.owned.length }), titles(decker.owned)],
    [t("web-packets"), decker.packets.map(packetText).join(" · ")],
  ] as const;
  return piles.filter(([, cards]) => cards !== "");
}

function packetText(packet: string): string {
  const text = `packet-${packet}.text`;
  return has(text) ? `${word(`packet-${packet}`)}: ${t(text)}` : word(`packet-${packet}`);
}

/** Cards of one title together. */
function titles(keys: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  return [...counted]
    .map(([key, count]) => (count > 1 ? `${count} × ${word(`command-${key}`)}` : word(`command-${key}`)))
    .join(", ");
}

export function activeName(): string {
  const view = seenView();
  return view ? word(`decker-${turnHolder(view)}`) : "";
}
