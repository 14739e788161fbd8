// The first page: a game within two clicks.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DeckersFacts } from "../deckers/view";
import { get, openTable } from "../service/api";
import { keepGame, myGames } from "../service/memory";
import { playHouse, sitDown } from "../service/sitting";
import type { NewTable } from "../service/wire";
import { t, word } from "../texts/texts";
import { Frame } from "./frame";

const SIDES = ["corp", "runner"] as const;
type Side = (typeof SIDES)[number];
const PEOPLE: Record<Side, string> = { corp: "person", runner: "person" };
const FACTIONS: Record<Side, readonly string[]> = {
  corp: ["jinteki", "haas-bioroid", "nbn", "weyland-consortium"],
  runner: ["shaper", "anarch", "criminal"],
};

const busy = signal(false);
const failed = signal(false);

async function attempt(deed: () => Promise<void>): Promise<void> {
  busy.value = true;
  failed.value = false;
  try {
    await deed();
  } catch {
    failed.value = true;
  }
  busy.value = false;
}

export function StartPage() {
  return (
    <Frame name="start">
      <h1>{t("web-title")}</h1>
      <p class="tagline">{t("web-tagline")}</p>
      {failed.value && (
        <p class="failed" role="alert">
          {t("web-open-failed")}
        </p>
      )}
      <div class="tiles">
        <Netrunner />
        <Deckers />
        <div class="pair">
          <section class="tile learn">
            <h2>{t("web-learn")}</h2>
            <p>{t("web-learn-hint")}</p>
            <div class="others">
              <a class="plain" href="/learn/netrunner">
                {t("web-game-netrunner")}
              </a>
              <a class="plain" href="/learn/deckers">
                {t("web-game-deckers")}
              </a>
            </div>
          </section>
          <More />
        </div>
      </div>
    </Frame>
  );
}

/** The other pages, and the way back into the game one was playing. */
function More() {
  const [last] = myGames();
  return (
    <section class="tile more">
      <h2>{t("web-more")}</h2>
      <p>{t("web-more-hint")}</p>
      <div class="others">
        {last && (
          <a class="plain last-game" href={last.link}>
            {t("web-last-game")}
          </a>
        )}
        <a class="plain" href="/games">
          {t("web-my-games")}
        </a>
        <a class="plain" href="/watch">
          {t("web-watch")}
        </a>
        <a class="plain" href="/decks">
          {t("web-decks")}
        </a>
        <a class="plain" href="/rules/netrunner">
          {t("web-rules")}
        </a>
      </div>
    </section>
  );
}

// Netrunner

function Netrunner() {
  const side = useSignal<Side>("runner");
  const decks = useSignal<Record<Side, string>>({ corp: "jinteki", runner: "shaper" });
  const friendly = useSignal(false);
  const shared = useSignal<{ own: Side; links: Readonly<Record<string, string>> } | null>(null);
  const play = (own: Side) => () => void attempt(() => playHouse("netrunner", own, SIDES, { ...decks.value }));
  const share = (own: Side) => () =>
    void attempt(async () => {
      const opened = await openTable({ game: "netrunner", seats: PEOPLE, setup: { ...decks.value } });
      keepGame({
        table: opened.table,
        game: "netrunner",
        link: opened.links[own] ?? "/",
        seats: [own],
        at: Date.now(),
      });
      shared.value = { own, links: opened.links };
    });
  const together = () =>
    void attempt(async () => {
      const opened = await openTable({
        game: "netrunner",
        seats: PEOPLE,
        setup: { ...decks.value },
        together: [SIDES],
      });
      const link = opened.links.corp ?? "/";
      keepGame({ table: opened.table, game: "netrunner", link, seats: SIDES, at: Date.now() });
      sitDown(link);
    });
  return (
    <section class="tile netrunner">
      <h2>{t("web-game-netrunner")}</h2>
      <p>{t("web-netrunner-hint")}</p>
      <button type="button" class="primary huge play-now" disabled={busy.value} onClick={play(side.value)}>
        {t("web-play-now")}
        <small>
          {t("web-play-as", { side: word(`side-${side.value}`), faction: word(`faction-${decks.value[side.value]}`) })}
        </small>
      </button>
      <div class="choices">
        <fieldset class="sides">
          <legend>{t("web-your-side")}</legend>
          {SIDES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="side"
                class={`side-${name}`}
                checked={side.value === name}
                onChange={() => (side.value = name)}
              />{" "}
              {word(`side-${name}`)}
            </label>
          ))}
        </fieldset>
        {SIDES.map((name) => (
          <label key={name} class="deck">
            <span>{t("choose-deck", { side: word(`side-${name}`) })}</span>
            <select
              class={`deck-${name}`}
              value={decks.value[name]}
              onChange={(event) => (decks.value = { ...decks.value, [name]: event.currentTarget.value })}
            >
              {FACTIONS[name].map((faction) => (
                <option key={faction} value={faction}>
                  {word(`faction-${faction}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div class="others">
        <button type="button" class="plain play-corp" disabled={busy.value} onClick={play("corp")}>
          {t("web-play-corp")}
        </button>
        <button
          type="button"
          class="plain play-friend"
          aria-expanded={friendly.value}
          onClick={() => (friendly.value = !friendly.value)}
        >
          {t("web-friend-invite")}
        </button>
        <button type="button" class="plain hot-seat" disabled={busy.value} onClick={together}>
          {t("web-hot-seat")}
        </button>
      </div>
      <div class="friend" aria-live="polite">
        {friendly.value && (shared.value ? <FriendLink {...shared.value} /> : <FriendSide share={share} />)}
      </div>
    </section>
  );
}

function FriendSide({ share }: { share: (side: Side) => () => void }) {
  return (
    <>
      <p>{t("web-friend-choose")}</p>
      <div class="others">
        {SIDES.map((seat) => (
          <button key={seat} type="button" class={`plain choose-${seat}`} disabled={busy.value} onClick={share(seat)}>
            {word(`side-${seat}`)}
          </button>
        ))}
      </div>
    </>
  );
}

function FriendLink({ own, links }: { own: Side; links: Readonly<Record<string, string>> }) {
  const other = SIDES.find((seat) => seat !== own) ?? own;
  return (
    <>
      <p>{t("web-friend-link", { side: word(`side-${other}`) })}</p>
      <LinkBox link={links[other] ?? ""} />
      <a class="primary enter" href={links[own] ?? "/"}>
        {t("web-enter", { side: word(`side-${own}`) })}
      </a>
    </>
  );
}

/** An address to be sent to somebody. */
export function LinkBox({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
    } catch {
      document.execCommand("copy");
    }
    copied.value = true;
  };
  return (
    <div class="link">
      <input ref={field} readOnly value={new URL(link, location.href).href} aria-label={t("web-friend-address")} />
      <button type="button" class="plain" onClick={() => void copy()}>
        {copied.value ? t("web-copied") : t("web-copy")}
      </button>
    </div>
  );
}

// Deckers

/** The variants and who may play, with their names in the reader's language. */
const VARIANTS = {
  fragmented: () => t("variant-fragmented"),
  packets: () => t("variant-packets"),
  "2.0": () => t("variant-2-0"),
  "2.1": () => t("variant-2-1"),
} as const;
const COMPANIES = {
  alone: () => t("web-company-alone"),
  house: () => t("web-company-house"),
  friends: () => t("web-company-friends"),
} as const;
type Company = keyof typeof COMPANIES;

function Deckers() {
  const facts = useSignal<DeckersFacts | null>(null);
  const smc = useSignal("alpha-moby");
  const crew = useSignal<readonly string[]>(["oshin-noro", "monty-quantum"]);
  const variants = useSignal<readonly string[]>([]);
  const company = useSignal<Company>("alone");
  const shared = useSignal<readonly (readonly [seat: string, link: string])[]>([]);
  useEffect(() => {
    void get<DeckersFacts>("/api/cards/deckers").then((found) => (facts.value = found));
  }, []);
  const start = (first: boolean) => () =>
    void attempt(async () => {
      const seats = first ? ["oshin-noro", "monty-quantum"] : crew.value;
      const setup = first
        ? { smc: "alpha-moby", deckers: seats, first_game: true }
        : { smc: smc.value, deckers: seats, variants: variants.value };
      const opened = await openTable(wish(seats, setup, first ? "alone" : company.value));
      const own = opened.links[seats[0] ?? ""] ?? "/";
      const held = first || company.value === "alone" ? seats : seats.slice(0, 1);
      keepGame({ table: opened.table, game: "deckers", link: own, seats: held, at: Date.now() });
      if (!first && company.value === "friends") shared.value = seats.map((seat) => [seat, opened.links[seat] ?? ""]);
      else sitDown(own);
    });
  return (
    <section class="tile deckers">
      <h2>{t("web-game-deckers")}</h2>
      <p>{t("web-deckers-hint")}</p>
      <button type="button" class="primary huge play-deckers" disabled={busy.value} onClick={start(true)}>
        {t("web-first-game")}
        <small>{t("web-first-game-hint")}</small>
      </button>
      {facts.value && (
        <details>
          <summary>{t("web-own-game")}</summary>
          <div class="choices">
            <label class="deck">
              <span>{t("choose-smc")}</span>
              <select
                class="choose-smc"
                value={smc.value}
                onChange={(event) => (smc.value = event.currentTarget.value)}
              >
                {Object.entries(facts.value.smcs).map(([id, row]) => (
                  <option key={id} value={id}>
                    {word(`smc-${id}`)} {"★".repeat(row.stars)}
                  </option>
                ))}
              </select>
            </label>
            <Crew facts={facts.value} crew={crew.value} choose={(ids) => (crew.value = ids)} />
            <fieldset>
              <legend>{t("choose-variants")}</legend>
              {Object.entries(VARIANTS).map(([name, text]) => (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={variants.value.includes(name)}
                    onChange={() => (variants.value = toggled(variants.value, name))}
                  />{" "}
                  {text()}
                </label>
              ))}
            </fieldset>
            <fieldset>
              <legend>{t("web-company")}</legend>
              {(Object.keys(COMPANIES) as Company[]).map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="company"
                    checked={company.value === name}
                    onChange={() => (company.value = name)}
                  />{" "}
                  {COMPANIES[name]()}
                </label>
              ))}
            </fieldset>
          </div>
          <button
            type="button"
            class="primary start-deckers"
            disabled={busy.value || crew.value.length === 0}
            onClick={start(false)}
          >
            {t("web-play-now")}
          </button>
          <div aria-live="polite">
            {shared.value.map(([seat, link], place) =>
              place === 0 ? (
                <a key={seat} class="primary enter" href={link}>
                  {t("web-enter", { side: word(`decker-${seat}`) })}
                </a>
              ) : (
                <div key={seat}>
                  <p>{word(`decker-${seat}`)}</p>
                  <LinkBox link={link} />
                </div>
              ),
            )}
          </div>
        </details>
      )}
    </section>
  );
}

/** Alone one holds all seats; otherwise the first, and the house or friends have the others. */
function wish(seats: readonly string[], setup: Readonly<Record<string, unknown>>, company: Company): NewTable {
  const others = company === "house" ? "house" : "person";
  const players = Object.fromEntries(seats.map((seat, place) => [seat, place === 0 ? "person" : others]));
  return { game: "deckers", seats: players, setup, together: company === "alone" ? [seats] : [] };
}

function toggled(list: readonly string[], name: string): readonly string[] {
  if (list.includes(name)) return list.filter((other) => other !== name);
  const rival = name === "2.0" ? "2.1" : name === "2.1" ? "2.0" : "";
  return [...list.filter((other) => other !== rival), name];
}

/** One decker of each colour at most, four in all. */
function Crew({
  facts,
  crew,
  choose,
}: {
  facts: DeckersFacts;
  crew: readonly string[];
  choose: (ids: readonly string[]) => void;
}) {
  const toggle = (id: string) => {
    if (crew.includes(id)) return choose(crew.filter((other) => other !== id));
    const colour = facts.deckers[id]?.colour;
    choose([...crew.filter((other) => facts.deckers[other]?.colour !== colour), id].slice(-4));
  };
  return (
    <fieldset class="crew-choice">
      <legend>{t("choose-deckers")}</legend>
      {Object.keys(facts.deckers).map((id) => (
        <label key={id} class={facts.deckers[id]?.colour}>
          <input type="checkbox" checked={crew.includes(id)} onChange={() => toggle(id)} /> {word(`decker-${id}`)}
        </label>
      ))}
    </fieldset>
  );
}
