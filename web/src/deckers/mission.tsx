// The objective with how far it is met, and the supply by which one loses.

import { useFitted } from "../parts/fitted";
import { log } from "../table/seat";
import { zoomable, zoomed } from "../table/zooming";
import { has, say, t, word } from "../texts/texts";
import { deckersFacts } from "./facts";
import { howFar, partName } from "./goal";
import { outlook } from "./lens";
import { Outlook } from "./looking";
import { colourName, Guardian, Icon, Installation, Program, Shape, Spark } from "./markers";
import { alarms } from "./outlook";
import { type Colour, narrow, swarmOf } from "./seen";
import type { DeckersView, ObjectiveSeen, Progress } from "./view";

export function Mission({ view }: { view: DeckersView }) {
  return (
    <>
      {narrow.value && outlook.value ? <Outlook view={view} /> : <Objective view={view} />}
      <Supply view={view} />
      {!narrow.value && <Recent />}
    </>
  );
}

/** More lines than there is ever room for. */
const RECENT = 24;

/** What has happened last, where there is room; all of it, and for ears, is in the log. */
function Recent() {
  return (
    <ol class="recent" aria-hidden="true">
      {log.value
        .filter(([id]) => id !== "event-phase-began")
        .map((line, place) => (
          <li key={place} class={line[0]}>
            {say(line)}
          </li>
        ))
        .slice(-RECENT)
        .reverse()}
    </ol>
  );
}

function Objective({ view }: { view: DeckersView }) {
  const { objective } = view;
  const id = `objective-${objective.id}`;
  const deckers = view.deckers.length;
  const swarm = swarmOf(view);
  const look = () => ({ kind: "objective", id: objective.id, now: [] });
  const box = useFitted<HTMLButtonElement>(`${word(id)} ${deckers} ${swarm}`);
  return (
    <button
      ref={box}
      type="button"
      class={`objective ${objective.level}`}
      data-zone="objective"
      onClick={() => (zoomed.value = look())}
      {...zoomable(look)}
    >
      <small class="which">{t("web-objective-of", { level: word(`level-${view.level}`), number: view.cycle })}</small>
      <b class="title">{word(id)}</b>
      {has(`${id}.goal`) && (
        <span class="aim" data-fit>
          {t(`${id}.goal`, { deckers })}
        </span>
      )}
      {swarm && <span class="swarm">{t("deckers-swarm", { colour: swarm })}</span>}
      <span class="parts">
        {objective.progress.map((part, place) => (
          <Part key={place} part={part} label={partName(id, place, objective.progress.length)} />
        ))}
      </span>
      <Laid objective={objective} />
      {has(`${id}.rules`) && (
        <span class="rules">
          <b>{t("web-this-cycle")}</b> {t(`${id}.rules`, { deckers })}
        </span>
      )}
    </button>
  );
}

function Part({ part, label }: { part: Progress; label: string }) {
  const { have, need, met } = part;
  const share = met ? 1 : need === 0 ? 0.06 : Math.min(1, have / need);
  return (
    <span class={`part ${met ? "met" : ""}`}>
      <span data-fit>{label}</span>
      <b>
        {met && "✓ "}
        {howFar(part)}
      </b>
      <i style={{ "--share": share }} />
    </span>
  );
}

/** What lies on the card. */
function Laid({ objective: { programs, black, white } }: { objective: ObjectiveSeen }) {
  const piles = Object.entries(programs) as [Colour, number][];
  if (piles.length === 0 && black + white === 0) return null;
  return (
    <span class="laid">
      {piles.map(([colour, count]) => (
        <span key={colour} title={colourName(colour)}>
          <Icon>
            <Program colour={colour} />
          </Icon>
          {count}
        </span>
      ))}
      {black > 0 && (
        <span>
          <Icon>
            <Spark shade="black" />
          </Icon>
          {black}
        </span>
      )}
      {white > 0 && (
        <span>
          <Icon>
            <Spark shade="white" />
          </Icon>
          {white}
        </span>
      )}
    </span>
  );
}

const both = (one: Colour, other: Colour) => (
  <>
    <Shape colour={one} x={-11} y={-6} scale={1.2} />
    <Shape colour={other} x={11} y={6} scale={1.2} />
  </>
);

/** Each pool, how it is drawn, and how few are too few. */
const DEADLY = [
  ["scouts", <Spark key="s" shade="black" />, 6],
  ["guardians", <Guardian key="g" kind="black" />, 1],
] as const;
const OTHERS = [
  ["blue-green", both("blue", "green"), 1],
  ["yellow-red", both("yellow", "red"), 1],
  ["purple", <Shape key="p" colour="purple" scale={1.6} />, 0],
  ["blue-installations", <Installation key="b" colour="blue" />, 0],
  ["green-installations", <Installation key="g" colour="green" />, 0],
  ["yellow-installations", <Installation key="y" colour="yellow" />, 0],
  ["red-installations", <Installation key="r" colour="red" />, 0],
] as const;

function Supply({ view }: { view: DeckersView }) {
  const { supply } = view;
  return (
    <section class="supply" aria-label={word("deckers-supply")}>
      <h3>{t("web-supply-loss")}</h3>
      <div class="pools danger">
        {DEADLY.map(([pool, drawing, low]) => (
          <Pool key={pool} pool={pool} drawing={drawing} count={supply[pool] ?? 0} low={low} />
        ))}
      </div>
      <ul class="alarms">
        {alarms(view).map(({ text, grave }) => (
          <li key={text} class={grave ? "grave" : ""}>
            {text}
          </li>
        ))}
      </ul>
      {!narrow.value && <Outlook view={view} />}
      <div class="pools">
        {OTHERS.filter(([pool]) => pool !== "purple" || view.deckers.some(({ colour }) => colour === "purple")).map(
          ([pool, drawing, low]) => (
            <Pool key={pool} pool={pool} drawing={drawing} count={supply[pool] ?? 0} low={low} />
          ),
        )}
      </div>
    </section>
  );
}

interface Pooled {
  readonly pool: string;
  readonly drawing: preact.JSX.Element;
  readonly count: number;
  readonly low: number;
}

function Pool({ pool, drawing, count, low }: Pooled) {
  const all = deckersFacts()?.supply[pool] ?? count;
  const name = word(`pool-${pool}`);
  return (
    <div
      class={`pool ${count <= low ? "low" : ""}`}
      title={`${name}: ${count} / ${all}`}
      data-zone={`supply:${pool}`}
      data-count={`supply:${pool}`}
      data-value={count}
    >
      <Icon>{drawing}</Icon>
      <span>
        <b>{count}</b>
        <small>/{all}</small>
      </span>
      <i style={{ "--share": all ? count / all : 0 }} />
      <span class="spoken">{name}</span>
    </div>
  );
}
