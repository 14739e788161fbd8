// The open deck: its name, how it stands, its cards.

import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { troubleOf } from "../../pages/account";
import { Sure } from "../../parts/sure";
import { account } from "../../service/accounts";
import { playHouse } from "../../service/sitting";
import type { Message } from "../../service/wire";
import { say, t, word } from "../../texts/texts";
import { classesOf, factsOf } from "../facts";
import { colours, Portrait } from "../sheet";
import { Mark, Sign } from "../signs";
import { Line, Stepper } from "./browse";
import { byType, FACTIONS, otherSide, SIDES, sideOf, titleOf } from "./cards";
import { Curve } from "./curve";
import { Exchange } from "./exchange";
import { add, deckNames, drop, openDeck, openName, openUp, rename } from "./shelf";
import { type Checked, checkDeck, type Deck, type Starters } from "./tools";

const PAUSE = 200;

/** What the rules say about the deck; null while nothing is known. */
export const checked = signal<Checked | null>(null);
const unchecked = signal("");

/** After each change the rules are asked anew; a late answer to an old question does not count. */
export function watchLegality(): void {
  let asked: Deck | null = null;
  let timer = 0;
  effect(() => {
    const deck = openDeck.value;
    if (deck === asked) return;
    asked = deck;
    clearTimeout(timer);
    timer = window.setTimeout(() => void (deck && ask(deck)), checked.peek() ? PAUSE : 0);
  });
  const ask = async (deck: Deck) => {
    try {
      const told = await checkDeck(deck);
      if (asked !== deck) return;
      checked.value = told;
      unchecked.value = "";
    } catch (error) {
      if (asked !== deck) return;
      checked.value = null;
      unchecked.value = troubleOf(error);
    }
  };
}

export function Building({ starters }: { starters: Starters }) {
  const deck = openDeck.value;
  return (
    <section class="building" aria-label={t("web-deck-deck")}>
      <ShelfBar starters={starters} />
      {!deck && <Starting starters={starters} />}
      {deck && (
        <>
          <Name deck={deck} />
          <Standing />
          <Play deck={deck} starters={starters} />
          <Cards deck={deck} />
          <Curve deck={deck} />
        </>
      )}
      <Exchange />
    </section>
  );
}

/** The decks that are kept, and new ones from a starter deck or an identity. */
function ShelfBar({ starters }: { starters: Starters }) {
  const begin = (event: { currentTarget: HTMLSelectElement }) => {
    const [kind, faction = ""] = event.currentTarget.value.split(" ");
    const deck = starters[faction];
    event.currentTarget.value = "";
    if (!deck) return;
    if (kind === "starter") addStarter(faction, deck);
    else add(titleOf(deck.identity), { identity: deck.identity, cards: {} });
  };
  const factions = FACTIONS.filter((faction) => starters[faction]);
  return (
    <div class="shelf">
      {deckNames.value.length > 0 && (
        <label class="choice-of">
          <span>{t("web-deck-open")}</span>
          <select class="open-deck" value={openName.value} onChange={(event) => openUp(event.currentTarget.value)}>
            {deckNames.value.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="choice-of">
        <span>{t("web-deck-begin")}</span>
        <select class="new-deck" value="" onChange={begin}>
          <option value="">{t("web-deck-begin-with")}</option>
          <optgroup label={t("web-deck-starters")}>
            {factions.map((faction) => (
              <option key={faction} value={`starter ${faction}`}>
                {word(`faction-${faction}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("web-deck-empty")}>
            {factions.map((faction) => (
              <option key={faction} value={`empty ${faction}`}>
                {titleOf(starters[faction]?.identity ?? "")}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {!openDeck.value && <p class="hint">{t("web-deck-none")}</p>}
    </div>
  );
}

function addStarter(faction: string, deck: Deck): void {
  add(t("deck-starter", { faction: word(`faction-${faction}`) }), deck);
}

/** Where no deck lies open: the starter decks, by their faces. */
function Starting({ starters }: { starters: Starters }) {
  return (
    <ul class="starting">
      {FACTIONS.flatMap((faction) => {
        const deck = starters[faction];
        if (!deck) return [];
        return (
          <li key={faction} style={colours(faction)}>
            <button type="button" onClick={() => addStarter(faction, deck)}>
              <Portrait id={deck.identity} />
              <b>{word(`faction-${faction}`)}</b>
              <small>{titleOf(deck.identity)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whose deck it is and how it is called. */
function Name({ deck }: { deck: Deck }) {
  const name = openName.value;
  const faction = factsOf(deck.identity)?.faction ?? "neutral";
  return (
    <div class="naming" style={colours(faction)}>
      <Portrait id={deck.identity} />
      <label class="unseen" for="deck-name">
        {t("web-deck-name")}
      </label>
      <input
        key={name}
        id="deck-name"
        class="deck-name"
        maxLength={40}
        defaultValue={name}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <p class="whose">{titleOf(deck.identity)}</p>
      <p class="hint kept">
        {account.value ? t("web-deck-kept-account", { name: account.value.name }) : t("web-deck-kept-here")}
      </p>
      <span class="others">
        <button type="button" class="plain small" onClick={() => openDeck.value && add(name, openDeck.value)}>
          {t("web-deck-duplicate")}
        </button>
        <Sure
          label={t("web-deck-drop")}
          question={t("web-deck-drop-sure", { name })}
          yes={t("web-deck-drop")}
          act={() => drop(name)}
          look="drop-deck"
        />
      </span>
    </div>
  );
}

/** The counters and the verdict. */
function Standing() {
  const told = checked.value;
  if (!told)
    return (
      <p class="failed" role="alert">
        {unchecked.value}
      </p>
    );
  const { cards, least, influence, limit, points, allowed, faults } = told;
  const [low, high] = allowed ?? [0, 0];
  return (
    <>
      <dl class="counters">
        <Counter name="size" label={t("web-deck-cards")} text={t("web-deck-of-least", { number: cards, least })} />
        <Counter
          name="influence"
          label={t("web-influence")}
          text={t("web-deck-of-limit", { number: influence, limit })}
        >
          <span class="pips" aria-hidden="true">
            {Array.from({ length: Math.max(limit, influence) }, (_, place) => (
              <i key={place} class={place < influence ? (place < limit ? "on" : "over") : ""} />
            ))}
          </span>
        </Counter>
        {allowed && (
          <Counter
            name="points"
            label={t("web-deck-points")}
            text={t("web-deck-points-of", { number: points, low, high })}
          />
        )}
      </dl>
      <Spent told={told} />
      <div class={`verdict ${faults.length ? "illegal" : "legal-deck"}`} role="status">
        <p>
          <b aria-hidden="true">{faults.length ? "✗" : "✓"}</b>{" "}
          {faults.length ? t("web-deck-illegal") : t("web-deck-legal")}
        </p>
        {faults.length > 0 && (
          <ul>
            {faults.map(([reason, clause]) => (
              <li key={JSON.stringify(reason)} class="fault">
                {say(reason)}{" "}
                {clause && (
                  <a
                    class="clause"
                    href={`/rules/netrunner#${clause}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t("web-deck-rule", { clause })}
                  >
                    {clause}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface Counted {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Counter({ name, label, text, children }: Counted) {
  return (
    <div class={`counter ${name}`}>
      <dt>
        {label}
        {children}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The influence by the faction that takes it: a dot each, in the faction's colour and with its name. */
function Spent({ told }: { told: Checked }) {
  const of = (faction: string) =>
    Object.entries(told.spent).reduce((sum, [id, spent]) => sum + (factsOf(id)?.faction === faction ? spent : 0), 0);
  const factions = FACTIONS.map((faction) => [faction, of(faction)] as const).filter(([, spent]) => spent > 0);
  if (factions.length === 0) return null;
  return (
    <ul class="spent">
      {factions.map(([faction, spent]) => (
        <li key={faction} class={`faction-${faction}`}>
          <Mark faction={faction} /> {word(`faction-${faction}`)} {spent}
        </li>
      ))}
    </ul>
  );
}

const rival = signal("");
const busy = signal(false);
const refused = signal("");

/** From the deck to a game. */
function Play({ deck, starters }: { deck: Deck; starters: Starters }) {
  const side = sideOf(deck.identity);
  if (!side) return null;
  const other = otherSide(side);
  const factions = FACTIONS.filter((faction) => sideOf(starters[faction]?.identity ?? "") === other);
  const chosen = factions.find((faction) => faction === rival.value) ?? factions[0] ?? "";
  const legal = checked.value?.faults.length === 0;
  const play = async () => {
    busy.value = true;
    refused.value = "";
    try {
      await playHouse("netrunner", side, SIDES, {
        [side]: { identity: deck.identity, cards: deck.cards },
        [other]: chosen,
      });
    } catch (error) {
      refused.value = troubleOf(error);
    }
    busy.value = false;
  };
  return (
    <div class="playing">
      <label class="choice-of">
        <span>{t("web-deck-against")}</span>
        <select class="rival" value={chosen} onChange={(event) => (rival.value = event.currentTarget.value)}>
          {factions.map((faction) => (
            <option key={faction} value={faction}>
              {word(`faction-${faction}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="primary play-deck" disabled={!legal || busy.value} onClick={() => void play()}>
        {t("web-deck-play")}
      </button>
      {!legal && <p class="hint">{t("web-deck-play-illegal")}</p>}
      <p class="failed" role="alert">
        {refused.value}
      </p>
    </div>
  );
}

function Cards({ deck }: { deck: Deck }) {
  const faulty = new Set(checked.value?.faults.flatMap(([reason]) => cardsIn(reason)));
  const groups = byType(Object.keys(deck.cards).sort((one, other) => titleOf(one).localeCompare(titleOf(other))));
  return (
    <div class="deck-cards">
      {groups.length === 0 && <p class="hint">{t("web-deck-no-cards")}</p>}
      {groups.map(([type, ids]) => (
        <section key={type}>
          <h2>
            <Sign name={type} /> {word(`type-${type}`)}{" "}
            <small>{ids.reduce((sum, id) => sum + (deck.cards[id] ?? 0), 0)}</small>
          </h2>
          <ul class="rows">
            {ids.map((id) => (
              <li key={id} class={`row ${classesOf(factsOf(id))} ${faulty.has(id) ? "faulty" : ""}`} data-card={id}>
                <Line id={id} />
                <Taken spent={checked.value?.spent[id] ?? 0} />
                <Stepper id={id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Taken({ spent }: { spent: number }) {
  if (spent === 0) return null;
  return (
    <span class="dots taken" role="img" aria-label={`${t("web-influence")} ${spent}`}>
      {"●".repeat(spent)}
    </span>
  );
}

/** The cards that a message names. */
function cardsIn([id, args]: Message): readonly string[] {
  const inside = args.flatMap(([, value]) => (typeof value === "object" ? cardsIn(value) : []));
  return id.startsWith("card-") ? [id.slice("card-".length), ...inside] : inside;
}
