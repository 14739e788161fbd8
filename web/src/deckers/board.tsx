// The table of Deckers, from one seat.

import { Pattern } from "../parts/pattern";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { seen } from "../table/seat";
import { wasLongPress, zoomable, zoomed } from "../table/zooming";
import { has, t, word } from "../texts/texts";
import { commandFacts } from "./facts";
import { Guardian, Installation, Program, Scout, Shape, Symbols } from "./markers";
import { Network } from "./network";
import { COLOURS, type Colour, seenView } from "./seen";
import type { DeckerSeen, DeckersView, ObjectiveSeen } from "./view";

export function Board() {
  const view = seenView();
  if (!view) return null;
  const mine = view.deckers.find((decker) => decker.id === seen.value?.seat);
  return (
    <main class="board deckers">
      <section class="crew" aria-label={t("web-crew")}>
        <Computer view={view} />
        {view.deckers.map((decker) => (
          <Decker key={decker.id} decker={decker} view={view} mine={decker === mine} />
        ))}
      </section>
      <Network view={view} />
      <section class="mission">
        <Objective objective={view.objective} deckers={view.deckers.length} />
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
      <Hand decker={mine ?? null} />
    </main>
  );
}

/** The cards of the seat that is looked at, under its name: one person may hold several. */
function Hand({ decker }: { decker: DeckerSeen | null }) {
  const name = decker ? word(`decker-${decker.id}`) : "";
  const label = decker ? t("web-hand-of", { decker: name }) : t("web-your-hand");
  return (
    <section class={`cards hand ${decker?.colour ?? ""}`} aria-label={label}>
      {decker && (
        <h2 key={decker.id} class="owner">
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Shape colour={decker.colour} />
          </svg>
          {name}
        </h2>
      )}
      <div class="row">
        {(decker?.hand ?? []).map((key, place) => (
          <Command key={place} id={key} />
        ))}
      </div>
      {decker && decker.played.length > 0 && (
        <div class="played">
          <h2>{t("web-played")}</h2>
          <ul>
            {decker.played.map((key, place) => (
              <li key={place}>
                {word(`command-${key}`)} <Symbols letters={commandFacts(key)?.symbols ?? []} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

export function Status() {
  const view = seenView();
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
    <button
      type="button"
      class="computer"
      {...zoomable(() => ({ kind: "smc", id: view.smc, now: [] }))}
      onClick={() => (zoomed.value = { kind: "smc", id: view.smc, now: [] })}
    >
      <b>{word(`smc-${view.smc}`)}</b>
      {view.upgrade && <span>{word(`upgrade-${view.upgrade.replace(".", "-")}`)}</span>}
      <small>
        {view.objectives
          .map((id) => id.split("-")[0])
          .map((level, place) => (
            <i key={place} class={`level ${level}`} />
          ))}
      </small>
    </button>
  );
}

function Decker({ decker, view, mine }: { decker: DeckerSeen; view: DeckersView; mine: boolean }) {
  const legal = optionsAt(decker.id).length > 0;
  const look = () => ({ kind: "decker", id: decker.id, now: pilesOf(decker) });
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
      <small>
        <span class="turns" role="img" aria-label={t("web-turns", { number: decker.turns })}>
          {[1, 2, 3].map((turn) => (turn <= decker.turns ? "●" : "○")).join("")}
        </span>{" "}
        {t("web-decker-cards", { hand: decker.cards, deck: decker.deck, discard: decker.discard.length })}
      </small>
      {decker.packets.length > 0 && (
        <small>{decker.packets.map((packet) => word(`packet-${packet}`)).join(", ")}</small>
      )}
    </button>
  );
}

/** What lies open of a decker's cards. */
function pilesOf(decker: DeckerSeen): readonly (readonly [string, string])[] {
  const titles = (keys: readonly string[]) => keys.map((key) => word(`command-${key}`)).join(", ");
  const piles = [
    [t("web-discard"), titles(decker.discard)],
    [t("web-known"), titles(decker.known)],
    [t("web-packets"), decker.packets.map((packet) => word(`packet-${packet}`)).join(", ")],
  ] as const;
  return piles.filter(([, cards]) => cards !== "");
}

function Objective({ objective, deckers }: { objective: ObjectiveSeen; deckers: number }) {
  const id = `objective-${objective.id}`;
  const parts = ["goal", "rules"].filter((part) => has(`${id}.${part}`));
  const laid = Object.entries(objective.programs) as [Colour, number][];
  const swarm = COLOURS[objective.track.swarm ?? -1];
  const look = () => ({ kind: "objective", id: objective.id, now: [] });
  return (
    <button
      type="button"
      class={`objective ${objective.level}`}
      onClick={() => (zoomed.value = look())}
      {...zoomable(look)}
    >
      <b>{word(id)}</b>
      {parts.map((part) => (
        <span key={part} class={part}>
          {t(`${id}.${part}`, { deckers })}
        </span>
      ))}
      {swarm && <span class="swarm">{t("deckers-swarm", { colour: swarm })}</span>}
      {objective.progress.map((part, place) => (
        <span key={place} class={`progress ${part.met ? "met" : "open"}`}>
          {part.need > 0 && <meter min={0} max={part.need} value={Math.min(part.have, part.need)} aria-hidden="true" />}
          {part.met ? "✓" : "·"} {has(`${id}.part${place + 1}`) && `${word(`${id}.part${place + 1}`)}: `}
          {t("deckers-progress", { have: part.have, need: part.need })}
        </span>
      ))}
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

const POOLS: Readonly<Record<string, preact.JSX.Element>> = {
  "blue-green": <Pair first="blue" second="green" />,
  "yellow-red": <Pair first="yellow" second="red" />,
  purple: <Shape colour="purple" />,
  scouts: <Scout shade="black" x={0} y={0} />,
  guardians: <Guardian kind="black" x={0} y={0} />,
  "blue-installations": <Installation colour="blue" x={0} y={0} />,
  "green-installations": <Installation colour="green" x={0} y={0} />,
  "yellow-installations": <Installation colour="yellow" x={0} y={0} />,
  "red-installations": <Installation colour="red" x={0} y={0} />,
};

/** A marker with two sides. */
function Pair({ first, second }: { first: Colour; second: Colour }) {
  return (
    <>
      <Shape colour={first} x={-6} y={-4} scale={0.62} />
      <Shape colour={second} x={6} y={5} scale={0.62} />
    </>
  );
}

function Supply({ supply }: { supply: DeckersView["supply"] }) {
  return (
    <section class="supply">
      <h2>{word("deckers-supply")}</h2>
      <ul>
        {Object.entries(supply).map(([pool, count]) => (
          <li key={pool} class={count === 0 ? "empty" : ""} title={word(`pool-${pool}`)}>
            <svg viewBox="-15 -15 30 30" aria-hidden="true">
              {POOLS[pool]}
            </svg>
            <b>{count}</b>
            <span class="spoken">{word(`pool-${pool}`)}</span>
          </li>
        ))}
      </ul>
    </section>
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
      <Pattern id={id} />
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
