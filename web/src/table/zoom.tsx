// The large card.

import { LargeThing } from "../deckers/large";
import { Modal } from "../parts/modal";
import { Pattern } from "../parts/pattern";
import { has, t, word } from "../texts/texts";
import { classesOf, factsOf } from "./facts";
import { WhyNot } from "./whynot";
import { preview, type Zoomed, zoomed } from "./zooming";

export function Zoom() {
  const card = zoomed.value;
  return (
    <Modal name="zoom" label={t("web-look")} open={card !== null} close={() => (zoomed.value = null)}>
      {card && <LargeCard card={card} />}
      {card && <WhyNot thing={card} />}
    </Modal>
  );
}

/** The same for the moment in which the pointer rests on a card; it is in nobody's way. */
export function Preview() {
  const card = preview.value;
  return card && !zoomed.value ? (
    <div class="preview" aria-hidden="true">
      <LargeCard card={card} />
    </div>
  ) : null;
}

function LargeCard({ card }: { card: Zoomed }) {
  return card.kind ? <LargeThing thing={card} /> : <LargeNetrunnerCard card={card} />;
}

function LargeNetrunnerCard({ card }: { card: Zoomed }) {
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
