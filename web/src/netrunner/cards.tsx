// Cards as they lie on the table.

import type { ComponentChildren } from "preact";
import { Pattern } from "../parts/pattern";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { wasLongPress, type Zoomed, zoomable, zoomed } from "../table/zooming";
import { t, word } from "../texts/texts";
import { classesOf, factsOf } from "./facts";
import { isAmbiguous } from "./places";
import type { CardSeen, RunSeen, SideWord } from "./view";

interface Shown {
  readonly card: CardSeen;
  /** Whose back it has where it is hidden. */
  readonly back?: SideWord;
  /** Whether it matters that the card lies facedown although this seat knows it. */
  readonly turns?: boolean;
  /** Whether options that point at its name mean this card. */
  readonly pointed?: boolean;
}

/** An upright card. */
export function Card(shown: Shown) {
  const { card } = shown;
  const facts = factsOf(card.id);
  const cost = card.rez_cost !== null && !card.faceup ? card.rez_cost : facts?.cost;
  return (
    <Frame {...shown} shape="upright">
      {facts && (
        <>
          <Printed name="cost" value={cost} />
          <Printed name="requirement" value={card.requirement ?? facts.advancement} />
          <i class="glyph" />
          <Pattern id={card.id ?? ""} />
          <Title id={card.id} />
          <Printed name="strength" value={card.strength ?? facts.strength} />
          <Printed name="points" value={facts.points} />
        </>
      )}
    </Frame>
  );
}

/** A card that lies sideways: ice before its server, or an agenda in a score area. */
export function Lying({ run, cost = false, ...shown }: Shown & { run?: RunSeen | null; cost?: boolean }) {
  const { card } = shown;
  const facts = factsOf(card.id);
  const met = run?.ice === card.name;
  return (
    <Frame {...shown} shape="lying" extra={met ? "met" : ""}>
      {facts && (
        <>
          <i class="glyph" />
          <Title id={card.id} />
          {cost && !card.faceup && card.rez_cost !== null && <Printed name="rez" value={card.rez_cost} />}
          <Printed name="strength" value={card.strength ?? facts.strength} />
          <Printed name="points" value={facts.points} />
          {card.faceup && (
            <Subroutines count={card.subroutines} unbroken={met && run.encountered ? run.unbroken : null} />
          )}
        </>
      )}
    </Frame>
  );
}

/** A number on the card. It is drawn by the style sheet, because the card's label says it in words. */
function Printed({ name, value }: { name: string; value: number | string | null | undefined }) {
  return value === null || value === undefined ? null : <span class={`number ${name}`} data-value={value} />;
}

/** A title; the length of its longest word decides how large it can be set. */
function Title({ id }: { id: string | null }) {
  const title = word(`card-${id}`);
  const longest = Math.max(...title.split(/[\s-]+/).map((part) => part.length));
  return (
    <span class="title" style={{ "--longest": longest }}>
      {title}
    </span>
  );
}

function Subroutines({ count, unbroken }: { count: number; unbroken: readonly number[] | null }) {
  return (
    <span class="subroutines">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} class={unbroken && !unbroken.includes(place + 1) ? "broken" : ""} />
      ))}
    </span>
  );
}

function Frame(props: Shown & { shape: string; extra?: string; children: ComponentChildren }) {
  const { card, back = "corp", turns, pointed = true, shape, extra = "", children } = props;
  const legal = pointed && optionsAt(card.name).length > 0;
  const look = card.id === null ? `hidden side-${back}` : classesOf(factsOf(card.id));
  const standing = pointed && isConsidered(card.name) ? "considered" : "";
  const facedown = turns && !card.faceup ? "facedown" : "";
  const click = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (event.detail > 0) event.currentTarget.blur();
    if (wasLongPress()) return;
    if (pointed && actAt(card.name, event.currentTarget, isAmbiguous(card.name))) return;
    zoomed.value = closeUp(card);
  };
  return (
    <div
      class={`card ${shape} ${look} ${facedown} ${legal ? "legal" : ""} ${standing} ${extra}`}
      data-name={card.name}
      data-handle={card.handle ?? undefined}
      data-look={card.id ?? ""}
    >
      <button
        type="button"
        class="face"
        aria-label={label(card, turns)}
        onClick={click}
        {...zoomable(() => closeUp(card))}
      >
        {children}
      </button>
      {card.id !== null && legal && (
        <button
          type="button"
          class="info"
          tabIndex={-1}
          aria-label={t("web-look")}
          onClick={() => (zoomed.value = closeUp(card))}
        >
          i
        </button>
      )}
      <Tokens card={card} />
      {card.hosted.length > 0 && (
        <div class="hosted">
          {card.hosted.map((hosted) => (
            <Lying key={keyOf(hosted)} card={hosted} back={back} />
          ))}
        </div>
      )}
    </div>
  );
}

function Tokens({ card }: { card: CardSeen }) {
  return (
    <span class="tokens">
      {tokens(card).map(([name, text, count]) => (
        <span key={name} class={`token ${name}`} title={`${text}: ${count}`}>
          {count}
        </span>
      ))}
    </span>
  );
}

function tokens(card: CardSeen): [name: string, label: string, count: number][] {
  const all: [string, string, number][] = [
    ["advancement", t("web-advancement"), card.advancement],
    ["credits", t("web-credits"), card.credits],
    ["recurring", t("web-recurring"), card.recurring],
    ["virus", t("web-virus"), card.virus],
    ["power", t("web-power"), card.power],
    ["agenda", t("web-agenda-counters"), card.agenda],
  ];
  return all.filter(([, , count]) => count > 0);
}

function label(card: CardSeen, turns = false): string {
  const title = card.id === null ? t("web-hidden-card") : word(`card-${card.id}`);
  const state = turns && card.id !== null && !card.faceup ? [t("web-facedown")] : [];
  const facts = factsOf(card.id);
  const hasCost = facts && !card.faceup && facts.type !== "agenda" && facts.type !== "identity" && facts.cost !== null;
  const cost = hasCost ? [`${t("web-cost")} ${card.rez_cost ?? facts.cost}`] : [];
  const points = facts?.type === "agenda" ? [`${t("web-points")} ${facts.points}`] : [];
  const strength = card.strength === null ? [] : [`${t("web-strength")} ${card.strength}`];
  const hosted = card.hosted.map((other) =>
    t("web-hosts", { card: other.id === null ? t("web-hidden-card") : word(`card-${other.id}`) }),
  );
  return [
    title,
    ...state,
    ...cost,
    ...points,
    ...strength,
    ...hosted,
    ...tokens(card).map(([, text, count]) => `${text} ${count}`),
  ].join(", ");
}

/** A card is the same as long as it can be followed; what cannot is known by its place. */
export function keyOf(card: CardSeen): string | number {
  return card.handle ?? card.name;
}

export function closeUp(card: CardSeen): Zoomed | null {
  if (card.id === null) return null;
  const now: [string, number][] = tokens(card).map(([, text, count]) => [text, count]);
  if (card.strength !== null) now.unshift([t("web-strength-now"), card.strength]);
  return { id: card.id, name: card.name, now };
}
