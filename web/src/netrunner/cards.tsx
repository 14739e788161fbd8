// Cards as they lie on the table: upright, sideways, and the ice that is met.

import type { ComponentChildren } from "preact";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { wasLongPress, type Zoomed, zoomable, zoomed } from "../table/zooming";
import { say, t, word } from "../texts/texts";
import { pictureOf } from "./art/picture";
import { classesOf, factsOf, iceKind, kindOf } from "./facts";
import { isAmbiguous } from "./places";
import { lyingCutOf } from "./shapes";
import { Back, colours, Gem, hasStrength, priceOf, Sheet, textOf, titled, titleOf } from "./sheet";
import { Doing, Rich, Sign } from "./signs";
import type { CardFacts, CardSeen, RunSeen, SideWord } from "./view";

export { Back, Gem, Portrait, Sheet } from "./sheet";
export { Mark, Rich, Sign, type SignName } from "./signs";

interface Shown {
  readonly card: CardSeen;
  /** Whose back it has where it is hidden. */
  readonly back?: SideWord;
  /** Whether it matters that the card lies facedown although this seat knows it. */
  readonly turns?: boolean;
  /** Whether options that point at its name mean this card. */
  readonly pointed?: boolean;
  /** The verb of what can be done with it, on a tag. */
  readonly does?: ComponentChildren;
}

/** An upright card. */
export function Card(shown: Shown) {
  const { card, back = "corp" } = shown;
  const facts = factsOf(card.id);
  return (
    <Frame {...shown} shape="upright">
      {facts ? <Sheet facts={facts} now={card} /> : <Back side={back} />}
    </Frame>
  );
}

interface Lies extends Shown {
  readonly run?: RunSeen | null;
  /** Whether it shows what it costs to rez it. */
  readonly cost?: boolean;
}

/** A card that lies sideways: ice before its server, or an agenda in a score area. */
export function Lying({ run, cost = false, ...shown }: Lies) {
  const { card, back = "corp" } = shown;
  const facts = factsOf(card.id);
  const met = run?.ice === card.name;
  return (
    <Frame {...shown} shape="lying" extra={met ? "met" : ""}>
      {facts ? (
        <>
          <Slab facts={facts} card={card} />
          {cost && !card.faceup && card.rez_cost !== null && <Gem value={card.rez_cost} />}
          {card.faceup && facts.type === "ice" && (
            <Pips count={card.subroutines} unbroken={met && run.encountered ? run.unbroken : null} />
          )}
        </>
      ) : (
        <span class="slab" style={{ "--clip": lyingCutOf("trap") }}>
          <Back side={back} />
        </span>
      )}
    </Frame>
  );
}

/** Ice before its server. */
export const IceLying = Lying;

interface Met extends Shown {
  readonly run: RunSeen;
  /** What stands beside a subroutine, by its place. */
  readonly beside?: (place: number) => ComponentChildren;
}

/** The ice that is met, large: what each subroutine does, and which are broken. */
export function MetIce({ run, beside, ...shown }: Met) {
  const { card } = shown;
  const facts = factsOf(card.id);
  if (!facts) return <Lying {...shown} run={run} />;
  const [plain, ...printed] = textOf(facts.id);
  const does = run.encountered && run.subroutines.length > 0 ? run.subroutines.map(say) : printed;
  const below = (
    <div class="met-text">
      {plain && (
        <p>
          <Rich text={plain} />
        </p>
      )}
      <ol>
        {does.map((text, place) => (
          <Row key={place} place={place} text={text} broken={run.encountered && !run.unbroken.includes(place + 1)}>
            {beside?.(place)}
          </Row>
        ))}
      </ol>
    </div>
  );
  return (
    <Frame {...shown} shape="lying large-ice" extra="met" below={below}>
      <Slab facts={facts} card={card} />
    </Frame>
  );
}

interface Subroutine {
  readonly place: number;
  readonly text: string;
  readonly broken: boolean;
  readonly children?: ComponentChildren;
}

function Row({ place, text, broken, children }: Subroutine) {
  return (
    <li data-sub={place} class={broken ? "broken" : ""}>
      {broken ? <Sign name="check" /> : <Doing text={text} />}
      <span>
        <Rich text={text} />
      </span>
      {broken && <span class="unseen"> ({t("web-broken")})</span>}
      {children}
    </li>
  );
}

/** What one sees of a card that lies: its picture, its strength or points, its name and kind. */
function Slab({ facts, card }: { facts: CardFacts; card: CardSeen }) {
  const kind = kindOf(facts);
  const [title] = titleOf(facts.id);
  const { class: set, style } = titled(title);
  const strength = card.strength ?? facts.strength;
  const number = hasStrength(facts) ? strength : facts.type === "agenda" ? facts.points : null;
  const what = facts.type === "ice" ? `subtype-${iceKind(facts)}` : `type-${facts.type}`;
  return (
    <>
      <span class="slab" style={{ "--clip": lyingCutOf(kind) }}>
        <img class="art" alt="" src={pictureOf(facts, true)} decoding="async" draggable={false} />
        <i class="shade" />
      </span>
      <span class={`power ${strength > facts.strength ? "raised" : ""}`}>
        <Sign name={kind} />
        {number !== null && <b>{number}</b>}
      </span>
      <span class={set} style={style}>
        <b>{title}</b>
        <small>{word(what)}</small>
      </span>
    </>
  );
}

function Pips({ count, unbroken }: { count: number; unbroken: readonly number[] | null }) {
  return (
    <span class="subroutines">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} class={unbroken && !unbroken.includes(place + 1) ? "broken" : ""} />
      ))}
    </span>
  );
}

interface Framed extends Shown {
  readonly shape: string;
  readonly extra?: string;
  readonly children: ComponentChildren;
  /** What is read below the card, and is no part of its button. */
  readonly below?: ComponentChildren;
}

function Frame({ card, back = "corp", turns, pointed = true, does, shape, extra = "", children, below }: Framed) {
  const facts = factsOf(card.id);
  const legal = pointed && optionsAt(card.name).length > 0;
  const look = facts ? `${classesOf(facts)} is-${kindOf(facts)}` : `hidden side-${back}`;
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
      style={facts ? colours(facts.faction) : undefined}
      data-name={card.name}
      data-handle={card.handle ?? undefined}
      data-look={card.id ?? ""}
    >
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
      <button
        type="button"
        class="face"
        aria-label={label(card, turns)}
        onClick={click}
        {...zoomable(() => closeUp(card))}
      />
      {below}
      {card.id !== null && legal && <Info card={card} />}
      <Tokens card={card} />
      {card.hosted.length > 0 && (
        <div class="hosted">
          {card.hosted.map((hosted) => (
            <Lying key={keyOf(hosted)} card={hosted} back={back} />
          ))}
        </div>
      )}
      {legal && does && (
        <span class="does" aria-hidden="true">
          {does}
        </span>
      )}
    </div>
  );
}

function Info({ card }: { card: CardSeen }) {
  return (
    <button
      type="button"
      class="info"
      tabIndex={-1}
      aria-label={t("web-look")}
      onClick={() => (zoomed.value = closeUp(card))}
    >
      i
    </button>
  );
}

export function Tokens({ card }: { card: CardSeen }) {
  const all = tokens(card);
  return all.length === 0 ? null : (
    <span class="tokens">
      {all.map(([name, text, count]) => (
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
  const priced = facts && !card.faceup && facts.type !== "agenda" && facts.type !== "identity";
  const cost = priced ? [`${t("web-cost")} ${priceOf(facts, card)}`] : [];
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
