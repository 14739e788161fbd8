// A new game of Deckers: the machine as an opponent, the deckers as people, and who plays whom.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Chosen, isEnough, seatsOf, setupOf, toggled, usual } from "../parts/choosing";
import { attempt, busy } from "../parts/opening";
import { RungRow, usualRung } from "../parts/rungs";
import { openTable } from "../service/api";
import { seatName } from "../service/games";
import { keepGame } from "../service/memory";
import { ownName, playFirst, sitDown } from "../service/sitting";
import type { Choosing, GameListed, Opened } from "../service/wire";
import { learn } from "../table/facts";
import { say, t, word } from "../texts/texts";
import { deckersFacts } from "./facts";
import { Emblem, Icon, Portrait, Spark } from "./looks";
import { colourName, Shape } from "./markers";
import type { Colour } from "./seen";

const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const;
const LEVELS = ["copper", "silver", "gold"] as const;
const HARDEST = 4;

const VARIANTS: Readonly<Record<string, () => string>> = {
  fragmented: () => t("web-variant-fragmented"),
  packets: () => t("web-variant-packets"),
  "2.0": () => word("upgrade-2-0.rules"),
  "2.1": () => word("upgrade-2-1.rules"),
};

const PLAYERS = {
  me: () => t("web-plays-me"),
  house: () => t("web-plays-house"),
  friend: () => t("web-plays-friend"),
} as const;
type Who = keyof typeof PLAYERS;
const SITTINGS: Readonly<Record<Who, string>> = { me: "person", house: "house", friend: "open" };

export function Setup({ game }: { game: GameListed }) {
  useEffect(() => void learn("deckers").catch(() => undefined), []);
  const chosen = useSignal<Chosen>(asked(game));
  const plays = useSignal<Readonly<Record<string, Who>>>({});
  const looked = useSignal("");
  const rung = useSignal(usualRung(game));
  const crew = seatsOf(game, chosen.value);
  const strangers = useSignal(false);
  const whoPlays = (seat: string): Who => plays.value[seat] ?? "me";
  const awaits = crew.some((seat) => whoPlays(seat) === "friend");
  const choose = (now: Chosen) => {
    chosen.value = now;
  };
  const toggle = (key: string) => (value: string) => {
    const choosing = game.choosings.find((one) => one.key === key);
    if (choosing) choose({ ...chosen.value, [key]: toggled(choosing, chosen.value[key] ?? [], value) });
  };
  const begin = async () => {
    sitDown(linkOf(await open(game, chosen.value, whoPlays, rung.value, strangers.value && awaits), crew, whoPlays));
  };
  return (
    <div class="raid">
      <Enemy
        choosing={game.choosings.find(({ key }) => key === "smc")}
        chosen={chosen.value.smc?.[0] ?? ""}
        choose={(smc) => choose({ ...chosen.value, smc: [smc] })}
      />
      <section class="people">
        <h2>
          {t("web-choose-deckers")} <small>{t("web-one-of-each-colour")}</small>
          <span class="raid-ways">
            <a href="/campaign/deckers">{t("web-campaign")}</a>
            <a href="/weekly/deckers">{t("web-weekly")}</a>
          </span>
        </h2>
        <Cast game={game} crew={crew} toggle={toggle("deckers")} look={(id) => (looked.value = id)} />
      </section>
      <section class="team">
        <Seats
          crew={crew}
          whoPlays={whoPlays}
          assign={(seat, who) => {
            plays.value = { ...plays.value, [seat]: who };
          }}
        />
        {crew.some((seat) => whoPlays(seat) === "house") ? (
          <RungRow game={game} seat="" chosen={rung.value} choose={(now) => (rung.value = now)} />
        ) : (
          <About id={looked.value || (crew[0] ?? "")} />
        )}
        <Variants
          choosing={game.choosings.find(({ key }) => key === "variants")}
          chosen={chosen.value.variants ?? []}
          toggle={toggle("variants")}
          look={(variant) => (looked.value = variant)}
        />
        {awaits && (
          <label class="strangers">
            <input type="checkbox" checked={strangers.value} onChange={() => (strangers.value = !strangers.value)} />{" "}
            {t("web-strangers")}
          </label>
        )}
        <div class="begin-raid">
          <button
            type="button"
            class="primary big start-deckers"
            disabled={busy.value || !isEnough(game, chosen.value)}
            onClick={() => void attempt(begin)}
          >
            <span>
              {t("web-break-in")}
              <small>
                {t("web-deckers-against", { number: crew.length, smc: word(`smc-${chosen.value.smc?.[0]}`) })}
              </small>
            </span>
          </button>
          <button
            type="button"
            class="plain first-game"
            disabled={busy.value}
            onClick={() => void attempt(() => playFirst(game.name))}
          >
            <span>
              {t("web-first-game")}
              <small>{t("web-first-game-hint")}</small>
            </span>
          </button>
        </div>
      </section>
    </div>
  );
}

/** What is usual, unless the address asks for something else that there is. */
function asked(game: GameListed): Chosen {
  const query = new URLSearchParams(location.search);
  const wishes = game.choosings.flatMap(({ key, choices }) => {
    const named = query.get(key)?.split(",") ?? [];
    const there = choices.map(({ value }) => value).filter((value) => named.includes(value));
    return there.length > 0 ? [[key, there] as const] : [];
  });
  return { ...usual(game), ...Object.fromEntries(wishes) };
}

/** The table, with all one's own deckers under one link; the seats of friends are free until they come. */
async function open(
  game: GameListed,
  chosen: Chosen,
  whoPlays: (seat: string) => Who,
  rung: string,
  open: boolean,
): Promise<Opened> {
  const crew = seatsOf(game, chosen);
  const seats = Object.fromEntries(crew.map((seat) => [seat, SITTINGS[whoPlays(seat)]]));
  const mine = crew.filter((seat) => whoPlays(seat) === "me");
  const together = mine.length > 1 ? [mine] : [];
  const table = await openTable({
    game: game.name,
    seats,
    setup: setupOf(game, chosen),
    together,
    rungs: Object.fromEntries(crew.filter((seat) => rung && whoPlays(seat) === "house").map((seat) => [seat, rung])),
    name: ownName.signal.peek(),
    public: open,
  });
  const link = table.links[mine[0] ?? ""];
  if (link) keepGame({ table: table.table, game: game.name, link, seats: mine, at: Date.now() });
  return table;
}

/** To one's own seat; who plays none watches. */
function linkOf({ table, links }: Opened, crew: readonly string[], whoPlays: (seat: string) => Who): string {
  const mine = crew.find((seat) => whoPlays(seat) === "me");
  return (mine && links[mine]) || `/watch/${table}`;
}

interface Machines {
  readonly choosing: Choosing | undefined;
  readonly chosen: string;
  readonly choose: (smc: string) => void;
}

function Enemy({ choosing, chosen, choose }: Machines) {
  return (
    <section class="enemy">
      <fieldset class="gallery">
        <legend class="unseen">{choosing && say(choosing.message)}</legend>
        {choosing?.choices.map(({ value, message, stars }) => (
          <label key={value}>
            <input
              type="radio"
              name="smc"
              class={`smc-${value}`}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <Emblem id={value} />
            <span>{say(message)}</span>
            <small role="img" aria-label={t("web-stars", { number: stars, of: HARDEST })}>
              {"★".repeat(stars)}
            </small>
          </label>
        ))}
      </fieldset>
      <article>
        <Emblem id={chosen} />
        <h2>{word(`smc-${chosen}`)}</h2>
        <Stars number={choosing?.choices.find(({ value }) => value === chosen)?.stars ?? 0} />
        <Spawn smc={chosen} />
        <p>{word(`smc-${chosen}.rules`)}</p>
        <p class="soft">
          <b>{t("part-setup")}</b> {word(`smc-${chosen}.setup`)}
        </p>
      </article>
    </section>
  );
}

function Stars({ number }: { number: number }) {
  return (
    <p class="stars" role="img" aria-label={t("web-stars", { number, of: HARDEST })}>
      {"★".repeat(number)}
      <i>{"★".repeat(HARDEST - number)}</i>
    </p>
  );
}

/** How many Sparks come with each turn, by the level of the cycle. */
function Spawn({ smc }: { smc: string }) {
  const facts = deckersFacts()?.smcs[smc];
  if (!facts) return null;
  return (
    <table>
      <caption>{t("web-spawn-each-turn")}</caption>
      <thead>
        <tr>
          {LEVELS.map((level) => (
            <th key={level} scope="col" class={level}>
              {t(`level-${level}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {LEVELS.map((level) => (
            <td key={level} aria-label={String(facts.new_scouts[level]?.length ?? 0)}>
              {(facts.new_scouts[level] ?? []).map((kind, place) => (
                <Icon key={place}>
                  <Spark shade={kind === "K" ? "black" : "white"} />
                </Icon>
              ))}
              {(facts.new_scouts[level] ?? []).length === 0 && "–"}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface Casting {
  readonly game: GameListed;
  readonly crew: readonly string[];
  readonly toggle: (id: string) => void;
  readonly look: (id: string) => void;
}

/** All deckers in the columns of their colours, of which one may come along. */
export function Cast({ game, crew, toggle, look }: Casting) {
  const choices = game.choosings.find(({ key }) => key === "deckers")?.choices ?? [];
  return (
    <div class="faces">
      {COLOURS.map((colour) => (
        <div key={colour} class={`pair ${colour}`}>
          <h3>
            <Icon>
              <Shape colour={colour as Colour} />
            </Icon>
            {colourName(colour as Colour)}
          </h3>
          {choices
            .filter(({ group }) => group === colour)
            .map(({ value, message }) => (
              <button
                key={value}
                type="button"
                class={`person choose-${value}`}
                aria-pressed={crew.includes(value)}
                onClick={() => toggle(value)}
                onPointerEnter={() => look(value)}
                onFocus={() => look(value)}
              >
                <Portrait id={value} />
                <span>{say(message)}</span>
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

interface Seating {
  readonly crew: readonly string[];
  readonly whoPlays: (seat: string) => Who;
  readonly assign: (seat: string, who: Who) => void;
}

function Seats({ crew, whoPlays, assign }: Seating) {
  return (
    <ol class="crew">
      {Array.from({ length: 4 }, (_, place) => {
        const seat = crew[place];
        if (!seat)
          return (
            <li key={place} class="crew-seat free">
              {t("web-free-place")}
            </li>
          );
        return (
          <li key={place} class={`crew-seat ${colourOf(seat)}`}>
            <Portrait id={seat} />
            <b>{seatName("deckers", seat)}</b>
            <select
              class={`plays-${seat}`}
              aria-label={t("web-who-plays", { decker: seatName("deckers", seat) })}
              value={whoPlays(seat)}
              onChange={(event) => assign(seat, event.currentTarget.value as Who)}
            >
              {(Object.keys(PLAYERS) as Who[]).map((who) => (
                <option key={who} value={who}>
                  {PLAYERS[who]()}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ol>
  );
}

function colourOf(id: string): string {
  return deckersFacts()?.deckers[id]?.colour ?? "";
}

/** Whom one is looking at, and what he or she can do; or what a variant changes. */
function About({ id }: { id: string }) {
  const variant = VARIANTS[id];
  if (variant)
    return (
      <div class="about">
        <p>{variant()}</p>
      </div>
    );
  return (
    <div class={`about ${colourOf(id)}`}>
      {id && (
        <>
          <b>{word(`decker-${id}`)}</b>
          <p>{word(`decker-${id}.text`)}</p>
        </>
      )}
    </div>
  );
}

interface Varied {
  readonly choosing: Choosing | undefined;
  readonly chosen: readonly string[];
  readonly toggle: (value: string) => void;
  readonly look: (value: string) => void;
}

function Variants({ choosing, chosen, toggle, look }: Varied) {
  if (!choosing) return null;
  return (
    <fieldset class="variants">
      <legend>{say(choosing.message)}</legend>
      {choosing.choices.map(({ value, message }) => (
        <label key={value} onPointerEnter={() => look(value)}>
          <input
            type="checkbox"
            class={`variant-${value.replace(".", "-")}`}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onFocus={() => look(value)}
          />
          <span>
            {say(message)}
            <small>{VARIANTS[value]?.()}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
