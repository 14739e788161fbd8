// The table of Deckers, from one seat.

import { useEffect } from "preact/hooks";
import { actAt, isConsidered, optionsAt } from "../options";
import { update } from "../seat";
import { has, say, t, word } from "../texts";
import { wasLongPress, zoomable, zoomed } from "../zooming";
import { commandFacts } from "./facts";
import { Program, Scout, Shape, Symbols } from "./markers";
import { Network } from "./network";
import { startStory, stopStory, telling } from "./story";
import type { Colour, DeckersView, DeckerSeen, ObjectiveSeen } from "./view";

function seen(): DeckersView | null {
  return (update.value?.view as DeckersView | undefined) ?? null;
}

export function Board() {
  const view = seen();
  useEffect(startStory, []);
  if (!view) return null;
  const mine = view.deckers.find((decker) => decker.id === update.value?.seat);
  return (
    <main class="board deckers" onPointerDown={stopStory}>
      <section class="crew" aria-label={t("web-crew")}>
        <Computer view={view} />
        {view.deckers.map((decker) => (
          <Decker key={decker.id} decker={decker} view={view} mine={decker === mine} />
        ))}
      </section>
      <Network view={view} />
      <section class="mission">
        <Objective objective={view.objective} />
        <Supply supply={view.supply} />
      </section>
      <section class="cards upgrade-row" aria-label={word("deckers-upgrade-row")}>
        <h2>
          {word("deckers-upgrade-row")} <small>{view.upgrades}</small>
        </h2>
        <div class="row">
          {view.row.map((key, place) => (
            <Command key={place} id={key} cost />
          ))}
        </div>
      </section>
      <section class="cards hand" aria-label={t("web-your-hand")}>
        <div class="row">
          {(mine?.hand ?? []).map((key, place) => (
            <Command key={place} id={key} />
          ))}
        </div>
      </section>
      <p class="story" aria-hidden="true">
        {telling.value && say(telling.value)}
      </p>
    </main>
  );
}

/** What is being played lies in the panel's payment already; nothing more is shown. */
export function Spotlight() {
  return null;
}

export function Status() {
  const view = seen();
  if (!view) return null;
  return (
    <>
      <span>{t("web-cycle", { number: view.cycle, level: word(`level-${view.level}`) })}</span>
      <span>{word(`phase-${view.phase}`)}</span>
    </>
  );
}

function Computer({ view }: { view: DeckersView }) {
  return (
    <button type="button" class="computer" {...zoomable(() => ({ kind: "smc", id: view.smc, now: [] }))} onClick={() => (zoomed.value = { kind: "smc", id: view.smc, now: [] })}>
      <b>{word(`smc-${view.smc}`)}</b>
      {view.upgrade && <span>{word(`upgrade-${view.upgrade.replace(".", "-")}`)}</span>}
      <small>{view.objectives.map((id) => id.split("-")[0]).map((level, place) => <i key={place} class={`level ${level}`} />)}</small>
    </button>
  );
}

function Decker({ decker, view, mine }: { decker: DeckerSeen; view: DeckersView; mine: boolean }) {
  const legal = optionsAt(decker.id).length > 0;
  const look = () => ({ kind: "decker", id: decker.id, now: [] });
  return (
    <button
      type="button"
      class={`decker ${decker.colour} ${decker.id === view.active ? "active" : ""} ${mine ? "mine" : ""} ${legal ? "legal" : ""}`}
      onClick={(event) => {
        if (!wasLongPress() && !actAt(decker.id, event.currentTarget)) zoomed.value = look();
      }}
      {...zoomable(look)}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <Shape colour={decker.colour} />
      </svg>
      <b>{word(`decker-${decker.id}`)}</b>
      <span class="turns" title={t("web-turns", { number: decker.turns })}>
        {[1, 2, 3].map((turn) => (turn <= decker.turns ? "●" : "○")).join("")}
      </span>
      <small>{t("web-decker-cards", { hand: decker.cards, deck: decker.deck, discard: decker.discard.length })}</small>
      {decker.packets.length > 0 && <small>{decker.packets.map((packet) => word(`packet-${packet}`)).join(", ")}</small>}
    </button>
  );
}

function Objective({ objective }: { objective: ObjectiveSeen }) {
  const id = `objective-${objective.id}`;
  const parts = ["goal", "rules"].filter((part) => has(`${id}.${part}`));
  const laid = Object.entries(objective.programs) as [Colour, number][];
  const look = () => ({ kind: "objective", id: objective.id, now: [] });
  return (
    <button type="button" class={`objective ${objective.level}`} onClick={() => (zoomed.value = look())} {...zoomable(look)}>
      <b>{word(id)}</b>
      {parts.map((part) => (
        <span key={part} class={part}>
          {word(`${id}.${part}`)}
        </span>
      ))}
      <span class="progress">
        {objective.progress.map((part, place) => (
          <span key={place} class={part.met ? "met" : "open"}>
            {part.met ? "✓" : "·"} {part.have}/{part.need}
          </span>
        ))}
      </span>
      {(laid.length > 0 || objective.black + objective.white > 0) && (
        <svg class="laid" viewBox={`-12 -12 ${24 * (laid.length + 2)} 24`} aria-hidden="true">
          {laid.map(([colour, count], place) => (
            <Program key={colour} colour={colour} count={count} x={place * 24} y={0} />
          ))}
          {objective.black > 0 && <Scout shade="black" x={laid.length * 24} y={0} />}
          {objective.white > 0 && <Scout shade="white" x={(laid.length + 1) * 24} y={0} />}
        </svg>
      )}
    </button>
  );
}

function Supply({ supply }: { supply: DeckersView["supply"] }) {
  return (
    <ul class="supply" aria-label={word("deckers-supply")}>
      {Object.entries(supply).map(([pool, count]) => (
        <li key={pool} class={`${pool} ${count === 0 ? "empty" : ""}`} title={word(`pool-${pool}`)}>
          <i class={`pool ${pool}`} />
          <b>{count}</b>
          <span>{word(`pool-${pool}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A command card: its symbols, its title, its keyword; in the row also what it costs. */
export function Command({ id, cost = false }: { id: string; cost?: boolean }) {
  const facts = commandFacts(id);
  const legal = optionsAt(id).length > 0;
  const text = `command-${id}.text`;
  const look = () => ({ kind: "command", id, now: [] });
  return (
    <button
      type="button"
      class={`command ${facts?.advanced ? "advanced" : "base"} ${legal ? "legal" : ""} ${isConsidered(id) ? "considered" : ""}`}
      data-card={id}
      onClick={(event) => {
        if (!wasLongPress() && !actAt(id, event.currentTarget)) zoomed.value = look();
      }}
      {...zoomable(look)}
    >
      {cost && facts && facts.cost.length > 0 && (
        <span class="cost">
          <Symbols letters={facts.cost} />
        </span>
      )}
      <b>{word(`command-${id}`)}</b>
      {facts?.keyword && facts.keyword !== "passive" && <em>{word(`keyword-${facts.keyword}`)}</em>}
      {has(text) && <span class="text">{word(text)}</span>}
      {facts && <Symbols letters={facts.symbols} />}
    </button>
  );
}
