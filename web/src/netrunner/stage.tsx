// The middle of the table: the way of a run with what is met now, a trace, and what is being shown.

import { optionsAt } from "../table/options";
import { say, t } from "../texts/texts";
import { Breaks } from "./breaks";
import { keyOf, MetIce } from "./cards";
import { Heap } from "./piles";
import { serverMessage } from "./servers";
import { Portrait } from "./sheet";
import { Does, Spot, verbOf } from "./spot";
import { Trace } from "./trace";
import type { CardSeen, NetrunnerView, RunSeen, ServerSeen } from "./view";

/** Whether there is something to look at in the middle; the servers make room for it. */
export function isStaged(view: NetrunnerView): boolean {
  return view.run !== null || view.trace !== null || view.shown.length > 0;
}

export function Stage({ view }: { view: NetrunnerView }) {
  const { run, trace } = view;
  const label = run ? t("web-run-on", { server: say(serverMessage(run.server)) }) : t("web-spotlight");
  return (
    <section class={`stage ${trace ? "tracing" : ""}`} aria-label={label} data-zone="stage">
      {run && <Lane view={view} run={run} />}
      {trace && <Trace trace={trace} />}
      <Shown cards={view.shown} alone={!run} />
    </section>
  );
}

/** The run as a path: the Runner, each piece of ice, the server. */
function Lane({ view, run }: { view: NetrunnerView; run: RunSeen }) {
  const server = view.servers.find(({ name }) => name === run.server);
  if (!server) return null;
  const met = server.ice.findIndex(({ name }) => name === run.ice);
  const at = met < 0 ? server.ice.length : met;
  const token = (
    <li key="token" class="token-cell">
      <div class="runner-token" data-token="run">
        <Portrait id={view.runner.identity.id} />
      </div>
    </li>
  );
  const gates = server.ice.map((card, place) => <Gate key={keyOf(card)} card={card} run={run} by={place - at} />);
  gates.splice(at, 0, token);
  return (
    <ol class={`lane ${run.successful ? "through" : ""}`}>
      {gates}
      <Goal server={server} view={view} />
    </ol>
  );
}

function Met({ card, run }: { card: CardSeen; run: RunSeen }) {
  return (
    <div class="spot">
      <MetIce card={card} run={run} beside={(place) => <Breaks number={place + 1} />} />
      <Does offers={optionsAt(card.name).filter((offer) => verbOf(offer) !== "break")} />
    </div>
  );
}

/** A piece of ice on the way: passed, met now, or still ahead. */
function Gate({ card, run, by }: { card: CardSeen; run: RunSeen; by: number }) {
  const state = by < 0 ? "passed" : by > 0 ? "ahead" : run.encountered ? "encounter" : "approach";
  const names = {
    passed: t("web-gate-passed"),
    approach: t("web-gate-approach"),
    encounter: t("web-gate-encounter"),
    ahead: t("web-gate-ahead"),
  };
  return (
    <li class={`gate ${state} ${by === 0 ? "met" : ""}`} aria-current={by === 0 ? "step" : undefined}>
      {by === 0 && card.faceup ? <Met card={card} run={run} /> : <Spot card={card} lies turns cost run={run} />}
      <small>{names[state]}</small>
    </li>
  );
}

function Goal({ server, view: { corp, shown } }: { server: ServerSeen; view: NetrunnerView }) {
  const there = server.root.filter(({ name }) => !shown.some((other) => other.name === name));
  const piled = { hq: corp.cards_in_hand, rd: corp.deck, archives: corp.discard.length }[server.name];
  const top = server.name === "archives" ? corp.discard.filter(({ faceup }) => faceup).at(-1) : undefined;
  return (
    <li class="goal">
      <div class="root">
        {piled !== undefined && <Heap side="corp" count={piled} top={top} />}
        {there.map((card) => (
          <Spot key={keyOf(card)} card={card} turns />
        ))}
      </div>
      <b>{say(serverMessage(server.name))}</b>
    </li>
  );
}

/** Cards that are accessed or looked at: one of them large, more of them side by side. */
function Shown({ cards, alone }: { cards: readonly CardSeen[]; alone: boolean }) {
  if (cards.length === 0) return null;
  return (
    <div
      class={`accessed ${cards.length > 1 ? "several" : ""} ${alone ? "alone" : ""}`}
      role="group"
      aria-label={t("web-spotlight")}
      style={{ "--n": cards.length }}
    >
      {cards.map((card, place) => (
        <Spot key={card.handle ?? `${card.name} ${place}`} card={card} />
      ))}
    </div>
  );
}

/** A card that is being played just now. */
export function InPlay({ cards }: { cards: readonly CardSeen[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="in-play" role="group" aria-label={t("web-spotlight")} data-zone="stage">
      {cards.map((card) => (
        <Spot key={keyOf(card)} card={card} />
      ))}
    </div>
  );
}
