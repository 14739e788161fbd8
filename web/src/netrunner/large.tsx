// A card of Netrunner, large: as it is printed and what is true of it now, and beside it the same in words to read.

import type { Zoomed } from "../table/zooming";
import { t, word } from "../texts/texts";
import { classesOf, factsOf } from "./facts";
import { glossed, meaningOf, termsIn } from "./glossary";
import { cardNamed } from "./places";
import { colours, hasStrength, Sheet, textOf } from "./sheet";
import { Mark, Rich } from "./signs";
import type { CardFacts } from "./view";

export function Large({ thing: card }: { thing: Zoomed }) {
  if (card.kind === "term") return <Term of={card.id} />;
  const facts = factsOf(card.id);
  if (!facts) return <article class="large">{word(`card-${card.id}`)}</article>;
  const seen = cardNamed(card.name ?? null);
  return (
    <article class={`large card-large ${classesOf(facts)}`} style={colours(facts.faction)}>
      <div class="shown-card">
        <Sheet facts={facts} now={seen?.id === card.id ? seen : {}} />
      </div>
      <div class="about">
        <header>
          <h2>{word(`card-${card.id}`)}</h2>
          <Kinds facts={facts} />
        </header>
        <Text id={card.id} />
        <dl>
          {printed(facts).map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {card.now.map(([label, value]) => (
            <Fact key={`now ${label}`} label={label} value={value} now />
          ))}
        </dl>
        <Glossary text={textOf(card.id).join(" ")} />
        <p class="more">
          <a href={`/rules/netrunner#NR-CARD-${facts.number}`} target="_blank" rel="noopener">
            {t("web-card-rules")}
          </a>
        </p>
      </div>
    </article>
  );
}

/** A word of the rules. */
function Term({ of }: { of: string }) {
  return (
    <article class="large term">
      <h2>{word(`term-${of}`)}</h2>
      <p>{meaningOf(of)}</p>
    </article>
  );
}

/** More words than these would bury the card's own. */
const WORDS = 5;

/** What the key words of its text mean: at once where they are foreign, else for those who want to know. */
function Glossary({ text }: { text: string }) {
  const terms = termsIn(text).slice(0, WORDS);
  if (terms.length === 0) return null;
  return (
    <details class="gloss" open={glossed(text).length > 1}>
      <summary>{t("web-words")}</summary>
      <dl>
        {terms.map((term) => (
          <div key={term}>
            <dt>{word(`term-${term}`)}</dt>
            <dd>{meaningOf(term)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Kinds({ facts }: { facts: CardFacts }) {
  const kinds = [`type-${facts.type}`, ...facts.subtypes.map((subtype) => `subtype-${subtype}`)];
  return (
    <p class="kinds">
      {facts.unique && <span class="unique">◆ {word("term-unique")}</span>}
      {kinds.map((kind) => (
        <span key={kind}>{word(kind)}</span>
      ))}
      <span class="faction">
        <Mark faction={facts.faction} /> {word(`faction-${facts.faction}`)}
      </span>
    </p>
  );
}

function Text({ id }: { id: string }) {
  const [plain, ...subroutines] = textOf(id);
  if (!plain && subroutines.length === 0) return null;
  return (
    <div class="text">
      {plain && (
        <p>
          <Rich text={plain} />
        </p>
      )}
      {subroutines.map((text, place) => (
        <p key={place} class="sub">
          <Rich text={text} />
        </p>
      ))}
    </div>
  );
}

/** The numbers that a card of this kind has. */
function printed(facts: CardFacts): readonly (readonly [label: string, value: number | string])[] {
  const { type } = facts;
  const all: readonly (readonly [string, number | string | null, boolean])[] = [
    [t("web-cost"), facts.cost, type !== "agenda" && type !== "identity"],
    [t("web-strength"), facts.strength, hasStrength(facts)],
    [t("web-memory-cost"), facts.memory, type === "program"],
    [t("web-link"), facts.link, type === "identity" && facts.side === "runner"],
    [t("web-requirement"), facts.advancement, type === "agenda"],
    [t("web-points"), facts.points, type === "agenda"],
    [t("web-trash-cost"), facts.trash, true],
    [t("web-influence"), facts.influence, true],
  ];
  return all.flatMap(([label, value, has]) =>
    has && (value ?? null) !== null ? [[label, value as number] as const] : [],
  );
}

function Fact({ label, value, now = false }: { label: string; value: string | number; now?: boolean }) {
  return (
    <div class={now ? "fact now" : "fact"}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
