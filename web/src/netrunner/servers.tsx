// The servers as columns: ice towards the Runner's side, outermost farthest from the server; and the way of a run.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Message } from "../service/wire";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { say, t } from "../texts/texts";
import { Card, keyOf, Lying } from "./cards";
import type { NetrunnerView, RunSeen, ServerSeen, SideWord } from "./view";

const NEW = "new";

export function Servers({ view, seat }: { view: NetrunnerView; seat: SideWord }) {
  const content = useRef<HTMLDivElement>(null);
  const near = seat === "corp" ? "outwards-up" : "outwards-down";
  const fresh = optionsAt(NEW).length > 0;
  return (
    <section class={`servers ${near}`} data-part="board" aria-label={t("web-servers")} tabIndex={-1}>
      <div class="columns" ref={content}>
        {view.servers.map((server) => (
          <Column key={server.name} server={server} pile={pileOf(view, server.name)} run={view.run} />
        ))}
        {fresh && (
          <div class="column fresh">
            <ServerBox name={NEW} />
          </div>
        )}
        <Marker run={view.run} content={content} />
      </div>
    </section>
  );
}

function Column({ server, pile, run }: { server: ServerSeen; pile: Pile | null; run: RunSeen | null }) {
  const mine = run?.server === server.name ? run : null;
  return (
    <div class={`column ${mine ? "attacked" : ""}`}>
      <div class="ice">
        {server.ice.map((card) => (
          <Lying key={keyOf(card)} card={card} run={mine} turns cost />
        ))}
      </div>
      <div class="root">
        {server.root.map((card) => (
          <Card key={keyOf(card)} card={card} turns />
        ))}
      </div>
      <ServerBox name={server.name} pile={pile} />
    </div>
  );
}

function ServerBox({ name, pile = null }: { name: string; pile?: Pile | null }) {
  const legal = optionsAt(name).length > 0;
  const look = `${legal ? "legal" : ""} ${isConsidered(name) ? "considered" : ""}`;
  const click = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (event.detail > 0) event.currentTarget.blur();
    actAt(name, event.currentTarget);
  };
  return (
    <button type="button" class={`server ${look}`} data-name={name} disabled={!legal} onClick={click}>
      <span class="title">{say(serverMessage(name))}</span>
      {pile && (
        <span class="pile" title={pile.facedown === undefined ? undefined : t("web-faceup")}>
          {pile.cards}
        </span>
      )}
      {pile?.facedown ? (
        <span class="pile down" title={t("web-facedown")}>
          {pile.facedown}
        </span>
      ) : null}
    </button>
  );
}

/** The Runner's place in the run: before a piece of ice, or at the server. */
function Marker({ run, content }: { run: RunSeen | null; content: { current: HTMLDivElement | null } }) {
  const marker = useRef<HTMLDivElement>(null);
  const place = () => {
    const columns = content.current;
    if (!run || !columns || !marker.current) return;
    const target = columns.querySelector<HTMLElement>(`[data-name="${CSS.escape(run.ice ?? run.server)}"]`);
    if (!target) return;
    const box = target.getBoundingClientRect();
    const frame = columns.getBoundingClientRect();
    const x = box.left - frame.left;
    const y = box.top - frame.top + box.height / 2;
    marker.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  useLayoutEffect(place);
  useEffect(() => {
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  });
  useEffect(() => {
    const attacked = run && content.current?.querySelector(".attacked");
    attacked?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [run?.server]);
  return (
    <div
      ref={marker}
      class={`marker ${run ? "running" : ""} ${run?.successful ? "successful" : ""}`}
      aria-hidden="true"
    />
  );
}

interface Pile {
  readonly cards: number;
  /** How many of them lie facedown, where that differs from card to card. */
  readonly facedown?: number;
}

/** The pile that a central server is. */
function pileOf({ corp }: NetrunnerView, server: string): Pile | null {
  const facedown = corp.discard.filter((card) => !card.faceup).length;
  const piles: Record<string, Pile> = {
    hq: { cards: corp.cards_in_hand },
    rd: { cards: corp.deck },
    archives: { cards: corp.discard.length - facedown, facedown },
  };
  return piles[server] ?? null;
}

export function serverMessage(name: string): Message {
  const [, kind = name, number] = /^(\D+)(\d*)$/.exec(name) ?? [];
  return [`server-${kind}`, number ? [["number", Number(number)]] : []];
}
