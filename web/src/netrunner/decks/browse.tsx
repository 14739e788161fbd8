// All cards, filtered, each with its number of copies in the open deck.

import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useGradually } from "../../parts/gradually";
import { zoomable, zoomed } from "../../table/zooming";
import { t, word } from "../../texts/texts";
import { classesOf, factsOf } from "../facts";
import { colours, pictureAt, Sheet } from "../sheet";
import { Mark, Sign } from "../signs";
import { allCards, costOf, FACTIONS, folded, SIDES, sideOf, TYPES, titleOf, wordsOf } from "./cards";
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

/** The deck's own faction first, then what is neutral. */
const sorted = computed(() => {
  const own = factsOf(openDeck.value?.identity ?? null)?.faction;
  if (!own) return found.value;
  const place = (id: string) => {
    const faction = factsOf(id)?.faction;
    return faction === own ? 0 : faction === "neutral" ? 1 : 2;
  };
  return [...found.value].sort((one, other) => place(one) - place(other));
});

export function Browse() {
  return (
    <section class="browse" aria-label={t("web-deck-cards")}>
      <Filters />
      <ul class="gallery-of">
        {useGradually(sorted.value).map((id) => (
          <Cell key={id} id={id} />
        ))}
      </ul>
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
      <Choice name="cost" label={t("web-cost")} value={cost} change={change("cost")}>
        {costs
          .sort((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1))
          .map((number) => [number, number])}
      </Choice>
      <p class="found" role="status">
        {t("cards-found", { count: found.value.length })}
      </p>
      <Facets name="faction" label={t("web-deck-faction")} value={faction} change={change("faction")}>
        {FACTIONS.filter(has("faction")).map((name) => [name, <Mark key={name} faction={name} />])}
      </Facets>
      <Facets name="type" label={t("web-deck-type")} value={type} change={change("type")}>
        {TYPES.filter(has("type")).map((name) => [name, <Sign key={name} name={name} />])}
      </Facets>
      <button
        type="button"
        class="plain small clear"
        disabled={Object.values(filters.value).every((value) => !value)}
        onClick={() => (filters.value = NOTHING)}
      >
        {t("web-deck-clear")}
      </button>
    </div>
  );
}

interface Facetted {
  readonly name: "faction" | "type";
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly children: readonly (readonly [value: string, sign: JSX.Element])[];
}

/** Buttons of which one may be pressed; pressed again it no longer counts. */
function Facets({ name, label, value, change, children }: Facetted) {
  return (
    <div class="facets" role="group" aria-label={label}>
      {children.map(([each, sign]) => (
        <button
          key={each}
          type="button"
          class={`facet ${name}-${each}`}
          aria-pressed={value === each}
          onClick={() => change(value === each ? "" : each)}
        >
          {sign}
          <span>{word(`${name}-${each}`)}</span>
        </button>
      ))}
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

function Cell({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return null;
  const copies = openDeck.value?.cards[id] ?? 0;
  const inDeck = copies > 0 || openDeck.value?.identity === id;
  return (
    <li class={`cell ${classesOf(facts)} ${inDeck ? "in-deck" : ""}`} data-card={id}>
      <Picture id={id} />
      {facts.type === "identity" ? (
        <Identity id={id} />
      ) : (
        facts.side === deckSide.value && (
          <span class="below">
            <Stepper id={id} pips />
            <Price id={id} />
          </span>
        )
      )}
    </li>
  );
}

/** What a copy of a card of another faction costs. */
function Price({ id }: { id: string }) {
  const facts = factsOf(id);
  const own = factsOf(openDeck.value?.identity ?? null)?.faction;
  if (!facts?.influence || facts.faction === own) return null;
  return (
    <span class="dots" role="img" aria-label={`${t("web-influence")} ${facts.influence}`}>
      {"●".repeat(facts.influence)}
    </span>
  );
}

/** A card to look at closely. */
export function Picture({ id }: { id: string }) {
  const facts = factsOf(id);
  return facts ? (
    <span class="picture">
      <Sheet facts={facts} />
      <button type="button" class="look" aria-label={titleOf(id)} onClick={() => (zoomed.value = { id, now: [] })} />
    </span>
  ) : null;
}

/** A card in one line of the deck. */
export function Line({ id }: { id: string }) {
  const facts = factsOf(id);
  if (!facts) return <span>{titleOf(id)}</span>;
  const look = () => ({ id, now: [] });
  return (
    <button
      type="button"
      class="look line"
      style={colours(facts.faction)}
      onClick={() => (zoomed.value = look())}
      {...zoomable(look)}
    >
      <img alt="" src={pictureAt(id, true)} draggable={false} loading="lazy" />
      <span class="title">
        {facts.unique && "◆ "}
        {titleOf(id)}
      </span>
    </button>
  );
}

/** Fewer and more copies. */
export function Stepper({ id, pips = false }: { id: string; pips?: boolean }) {
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
        {pips && copies <= 3 ? <Pips copies={copies} /> : copies}
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

function Pips({ copies }: { copies: number }) {
  return (
    <>
      {[1, 2, 3].map((place) => (
        <i key={place} class={place <= copies ? "on" : ""} />
      ))}
    </>
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
