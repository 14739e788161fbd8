// A card of Netrunner, large: all that is printed on it, and what is true of it now.

import { Pattern } from "../parts/pattern";
import type { Zoomed } from "../table/zooming";
import { has, t, word } from "../texts/texts";
import { classesOf, factsOf } from "./facts";

export function Large({ thing: card }: { thing: Zoomed }) {
  const facts = factsOf(card.id);
  const text = `card-${card.id}.text`;
  if (!facts) return <article class="large">{word(`card-${card.id}`)}</article>;
  const kinds = [`type-${facts.type}`, ...facts.subtypes.map((subtype) => `subtype-${subtype}`)];
  const printed = [
    ["cost", t("web-cost"), facts.cost],
    ["strength", t("web-strength"), facts.strength],
    ["memory", t("web-memory-cost"), facts.memory],
    ["link", t("web-link"), facts.link],
    ["advancement", t("web-requirement"), facts.advancement],
    ["points", t("web-points"), facts.points],
    ["trash", t("web-trash-cost"), facts.trash],
    ["influence", t("web-influence"), facts.influence],
  ] as const;
  return (
    <article class={`large ${classesOf(facts)}`}>
      <header>
        <Pattern id={card.id} />
        <i class="glyph" />
        <h2>{word(`card-${card.id}`)}</h2>
        <p class="kinds">
          {facts.unique && <span class="unique">◆ {word("term-unique")}</span>}
          {kinds.map((kind) => (
            <span key={kind}>{word(kind)}</span>
          ))}
          <span class="faction">{word(`faction-${facts.faction}`)}</span>
        </p>
      </header>
      {has(text) && <p class="text">{word(text)}</p>}
      <dl>
        {printed.map(([name, label, value]) =>
          value === null || value === undefined ? null : <Fact key={name} name={name} label={label} value={value} />,
        )}
        {card.now.map(([label, value]) => (
          <Fact key={label} name="now" label={label} value={value} />
        ))}
      </dl>
      {facts.number !== undefined && (
        <p class="more">
          <a href={`/rules/netrunner#NR-CARD-${facts.number}`} target="_blank" rel="noopener">
            {t("web-card-rules")}
          </a>
        </p>
      )}
    </article>
  );
}

function Fact({ name, label, value }: { name: string; label: string; value: string | number }) {
  return (
    <div class={`fact ${name}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
