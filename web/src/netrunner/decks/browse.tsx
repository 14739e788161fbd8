// All cards, filtered, each with its number of copies in the open deck.

import { computed, signal } from "@preact/signals";
import { zoomable, zoomed } from "../../table/zooming";
import { t, word } from "../../texts/texts";
import { classesOf, factsOf } from "../facts";
import {
  allCards,
  byType,
  costOf,
  FACTIONS,
  folded,
  numbersOf,
  SIDES,
  sideOf,
  TYPES,
  textOf,
  titleOf,
  wordsOf,
} from "./cards";
import { add, openDeck, setCopies, setIdentity } from "./shelf";

const NOTHING = { search: "", side: "", faction: "", type: "", cost: "" };
const filters = signal(NOTHING);
const deckSide = computed(() => (openDeck.value ? (sideOf(openDeck.value.identity) ?? "") : ""));

/** The cards of the deck's side, unless the reader wants to see others. */
const side = computed(() => filters.value.side || deckSide.value);

export const found = computed(() => {
  const { search, faction, type, cost } = filters.value;
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return allCards().filter((id) => {
    const facts = factsOf(id);
    if (!facts || (side.value && side.value !== "all" && facts.side !== side.value)) return false;
    if ((faction && facts.faction !== faction) || (type && facts.type !== type) || (cost && costOf(facts) !== cost))
      return false;
    const words = wanted.length ? wordsOf(id) : "";
    return wanted.every((wish) => words.includes(wish));
  });
});

export function Browse() {
  return (
    <section class="browse" aria-label={t("web-deck-cards")}>
      <Filters />
      <p class="found" role="status">
        {t("cards-found", { count: found.value.length })}
      </p>
      {byType(found.value).map(([type, ids]) => (
        <section key={type}>
          <h2>{word(`type-${type}`)}</h2>
          <ul class="rows">
            {ids.map((id) => (
              <Row key={id} id={id} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

export function Filters() {
  const { search, faction, type, cost } = filters.value;
  const change = (name: keyof typeof NOTHING) => (value: string) =>
    (filters.value = { ...filters.value, [name]: value });
  const here = allCards().filter((id) => side.value === "all" || !side.value || sideOf(id) === side.value);
  const has = (name: "faction" | "type") => (value: string) => here.some((id) => factsOf(id)?.[name] === value);
  const costs = [...new Set(here.map((id) => factsOf(id)).flatMap((facts) => (facts ? (costOf(facts) ?? []) : [])))];
  const choose = (value: string) => (filters.value = { ...NOTHING, search, side: value });
  return (
    <div class="filters" role="search">
      <input
        type="search"
        class="search"
        value={search}
        placeholder={t("web-deck-search")}
        aria-label={t("web-deck-search")}
        onInput={(event) => change("search")(event.currentTarget.value)}
      />
      <Choice name="side" label={t("web-deck-side")} value={side.value || "all"} change={choose} all="all">
        {SIDES.map((name) => [name, word(`side-${name}`)])}
      </Choice>
      <Choice name="faction" label={t("web-deck-faction")} value={faction} change={change("faction")}>
        {FACTIONS.filter(has("faction")).map((name) => [name, word(`faction-${name}`)])}
      </Choice>
      <Choice name="type" label={t("web-deck-type")} value={type} change={change("type")}>
        {TYPES.filter(has("type")).map((name) => [name, word(`type-${name}`)])}
      </Choice>
      <Choice name="cost" label={t("web-cost")} value={cost} change={change("cost")}>
        {costs
          .sort((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1))
          .map((number) => [number, number])}
      </Choice>
      <button
        type="button"
        class="plain small"
        disabled={Object.values(filters.value).every((value) => !value)}
        onClick={() => (filters.value = NOTHING)}
      >
        {t("web-deck-clear")}
      </button>
    </div>
  );
}

interface Choices {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly all?: string;
  readonly change: (value: string) => void;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, all = "", change, children }: Choices) {
  return (
    <label class="choice-of">
      <span>{label}</span>
      <select class={`filter-${name}`} value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value={all}>{t("web-deck-any")}</option>
        {children.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Row({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return null;
  return (
    <li class={`row ${classesOf(facts)}`} data-card={id}>
      <Look id={id} more />
      {facts.type === "identity" ? <Identity id={id} /> : facts.side === deckSide.value && <Stepper id={id} />}
    </li>
  );
}

/** A card in one line, with `more` also its text; it can be looked at closely. */
export function Look({ id, more = false }: { id: string; more?: boolean }) {
  const facts = factsOf(id);
  if (!facts) return <span>{titleOf(id)}</span>;
  const look = () => ({ id, now: [] });
  return (
    <button
      type="button"
      class={more ? "look whole" : "look"}
      onClick={() => (zoomed.value = look())}
      {...(more ? {} : zoomable(look))}
    >
      <i class="glyph" />
      <span class="title">
        {facts.unique && "◆ "}
        {titleOf(id)} {more && <small>{word(`faction-${facts.faction}`)}</small>}
      </span>
      {more && <span class="rules-text">{textOf(id)}</span>}
      <span class="numbers">
        {numbersOf(facts)
          .filter(([name]) => more || name === "cost")
          .map(([name, label, value]) => (
            <span key={name} class={`number ${name}`} title={`${label}: ${value}`}>
              <span class="unseen">{label} </span>
              {value}
            </span>
          ))}
      </span>
    </button>
  );
}

/** Fewer and more copies. */
export function Stepper({ id }: { id: string }) {
  const copies = openDeck.value?.cards[id] ?? 0;
  const card = titleOf(id);
  return (
    <span class="stepper">
      <button
        type="button"
        class="fewer"
        disabled={copies === 0}
        aria-label={t("web-deck-fewer", { card })}
        onClick={() => setCopies(id, copies - 1)}
      >
        −
      </button>
      <output class={copies ? "copies" : "copies none"} aria-label={t("web-deck-copies", { number: copies })}>
        {copies}
      </output>
      <button
        type="button"
        class="more"
        aria-label={t("web-deck-more", { card })}
        onClick={() => setCopies(id, copies + 1)}
      >
        +
      </button>
    </span>
  );
}

function Identity({ id }: { id: string }) {
  const used = openDeck.value?.identity === id;
  const fits = sideOf(id) === deckSide.value;
  const choose = () => (fits ? setIdentity(id) : add(titleOf(id), { identity: id, cards: {} }));
  return (
    <button type="button" class="plain small use" disabled={used} onClick={choose}>
      {used ? t("web-deck-used") : fits ? t("web-deck-use") : t("web-deck-begin")}
    </button>
  );
}
