// The servers as columns: what lies in them, their plate, and the ice before it; during a run they are folded.

import type { Message } from "../service/wire";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { say, t } from "../texts/texts";
import { keyOf } from "./cards";
import { DiscardPile, Pile } from "./piles";
import { Does, Spot } from "./spot";
import type { NetrunnerView, ServerSeen } from "./view";

const NEW = "new";

export function Servers({ view }: { view: NetrunnerView }) {
  const fresh = optionsAt(NEW).length > 0;
  return (
    <section class="servers" aria-label={t("web-servers")} style={{ "--n": view.servers.length + (fresh ? 1 : 0) }}>
      {view.servers.map((server) => (
        <Column key={server.name} server={server} view={view} />
      ))}
      {fresh && (
        <div class="column fresh">
          <Plate name={NEW} />
        </div>
      )}
    </section>
  );
}

/** What the Runner attacks just now lies on the stage. */
function Column({ server, view }: { server: ServerSeen; view: NetrunnerView }) {
  const { name } = server;
  const attacked = view.run?.server === name;
  const legal = optionsAt(name).length > 0;
  const away = attacked ? "attacked" : "";
  return (
    <div class={`column ${away} ${legal ? "open" : ""}`} data-zone={`server:${name}`}>
      <div class="base" style={{ "--n": server.root.length + (isCentral(name) ? 1 : 0) }}>
        <CentralPile name={name} view={view} />
        {!attacked && server.root.map((card) => <Spot key={keyOf(card)} card={card} turns />)}
      </div>
      <Plate name={name} />
      <div class="ice" style={{ "--n": server.ice.length }}>
        {!attacked && server.ice.map((card) => <Spot key={keyOf(card)} card={card} lies turns cost />)}
      </div>
    </div>
  );
}

function isCentral(name: string): boolean {
  return name === "hq" || name === "rd" || name === "archives";
}

/** The pile that a central server is. */
export function CentralPile({ name, view: { corp } }: { name: string; view: NetrunnerView }) {
  if (name === "hq") return <Pile side="corp" of="hand" count={corp.cards_in_hand} />;
  if (name === "rd") return <Pile side="corp" of="deck" count={corp.deck} />;
  return name === "archives" ? <DiscardPile side="corp" cards={corp.discard} /> : null;
}

function Plate({ name }: { name: string }) {
  const options = optionsAt(name);
  const legal = options.length > 0;
  const click = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (event.detail > 0) event.currentTarget.blur();
    actAt(name, event.currentTarget);
  };
  return (
    <button
      type="button"
      class={`server plate ${legal ? "legal" : ""} ${isConsidered(name) ? "considered" : ""}`}
      data-name={name}
      disabled={!legal}
      onClick={click}
    >
      <span class="title">{say(serverMessage(name))}</span>
      <Does offers={options} />
    </button>
  );
}

export function serverMessage(name: string): Message {
  const [, kind = name, number] = /^(\D+)(\d*)$/.exec(name) ?? [];
  return [`server-${kind}`, number ? [["number", Number(number)]] : []];
}
