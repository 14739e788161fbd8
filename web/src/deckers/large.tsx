// A component of Deckers, large: all its texts.

import { Pattern } from "../parts/pattern";
import type { Zoomed } from "../table/zooming";
import { has, t, word } from "../texts/texts";
import { commandFacts, deckersFacts } from "./facts";
import { Symbols } from "./markers";
import { described } from "./network";
import { Emblem, Portrait } from "./people";
import { seenView } from "./seen";
import type { SmcFacts } from "./view";

const PARTS = ["text", "setup", "goal", "preparation", "rules"] as const;

export function Large({ thing }: { thing: Zoomed }) {
  return thing.kind === "space" ? <LargeSpace name={thing.id} /> : <LargeThing thing={thing} />;
}

/** What lies on a space, in words. */
function LargeSpace({ name }: { name: string }) {
  const view = seenView();
  const space = view?.spaces.find((space) => space.name === name);
  const [title, ...lying] = view && space ? described(space, view).split(", ") : [name];
  return (
    <article class="large thing large-space">
      <header>
        <h2>{title}</h2>
      </header>
      <p class="text">{lying.join(", ") || "–"}</p>
    </article>
  );
}

function LargeThing({ thing }: { thing: Zoomed }) {
  const id = `${thing.kind}-${thing.id.replace(".", "-")}`;
  const facts = thing.kind === "command" ? commandFacts(thing.id) : null;
  return (
    <article class={`large thing large-${thing.kind ?? ""}`}>
      <header>
        <Drawing thing={thing} />
        <h2>{word(id)}</h2>
        {facts && (
          <p class="kinds">
            {facts.keyword && <span>{word(`keyword-${facts.keyword}`)}</span>}
            <Symbols letters={facts.symbols} />
          </p>
        )}
      </header>
      {PARTS.filter((part) => has(`${id}.${part}`)).map((part) => (
        <p key={part} class="text">
          {part !== "text" && <b>{word(`part-${part}`)} </b>}
          {t(`${id}.${part}`, { deckers: seenView()?.deckers.length ?? 0 })}
        </p>
      ))}
      {thing.kind === "smc" && <Spawning smc={thing.id} />}
      {facts && facts.cost.length > 0 && (
        <p class="kinds">
          {t("web-cost")} <Symbols letters={facts.cost} />
        </p>
      )}
      {thing.now.length > 0 && (
        <dl>
          {thing.now.map(([label, value]) => (
            <div key={label} class="fact now">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** Who it is, where it is somebody. */
function Drawing({ thing: { kind, id } }: { thing: Zoomed }) {
  if (kind === "decker") return <Portrait id={id} />;
  return kind === "smc" ? <Emblem id={id} /> : <Pattern id={id} />;
}

/** The new scouts of a turn at each level, ● black and ○ white, and with how many deckers they are others. */
export function Spawning({ smc }: { smc: string }) {
  const facts = deckersFacts()?.smcs[smc];
  if (!facts) return null;
  const usual = t("web-smc-spawn", shades(facts.new_scouts));
  const many = t("web-smc-spawn-many", shades(facts.new_scouts_many));
  const differ = JSON.stringify(facts.new_scouts) !== JSON.stringify(facts.new_scouts_many);
  return <p class="text">{differ ? `${usual} ${many}` : usual}</p>;
}

function shades(given: SmcFacts["new_scouts"]): Record<string, string> {
  const shown = (level: string) => (given[level] ?? []).map((shade) => (shade === "K" ? "●" : "○")).join("") || "–";
  return { copper: shown("copper"), silver: shown("silver"), gold: shown("gold") };
}
