// A new game of Netrunner: side, deck, opponent, clock; the foot says it all in a sentence.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CLOCKS, clockName } from "../parts/clocks";
import { attempt, busy } from "../parts/opening";
import { RungFace, Rungs, usualRung } from "../parts/rungs";
import { Sign, type SignName, Switch } from "../parts/signs";
import { seatName } from "../service/games";
import { seek, waiting } from "../service/lobby";
import { playAll, playFriend, playHouse } from "../service/sitting";
import type { GameListed } from "../service/wire";
import { allFacts } from "../table/facts";
import { say, t, word } from "../texts/texts";
import { deckNamed, deckNames, takeOut } from "./decks/shelf";
import { Head, Pictured, tintOf, useFacts } from "./faces";
import { factsOf } from "./facts";
import { titleOf } from "./sheet";
import { Rich } from "./signs";
import type { CardFacts } from "./view";

type Side = "corp" | "runner";
const WAYS = { house: "computer", friend: "friend", open: "seek", both: "seat" } as const satisfies Record<
  string,
  SignName
>;
type Way = keyof typeof WAYS;
const ANY = "any";
/** Seconds by which others see a game later. */
const LATER = 30;

/** A deck to play: one that ships with the game by its faction, or one of one's own by its name. */
interface Picked {
  readonly faction: string;
  readonly own: string | null;
}

export function Setup({ game }: { game: GameListed }) {
  useFacts();
  useEffect(() => takeOut(null), []);
  const asked = new URLSearchParams(location.search);
  const side = useSignal<Side>(sideAsked(asked.get("side")) ?? (game.first.seat as Side));
  const picked = useSignal<Readonly<Record<Side, Picked>>>({
    corp: usual(game, "corp"),
    runner: usual(game, "runner"),
  });
  const rival = useSignal(factionAsked(game, other(side.value), asked.get("rival")));
  const way = useSignal<Way>("house");
  const clock = useSignal("none");
  const rung = useSignal(usualRung(game));
  const watchable = useSignal(false);
  const turn = (to: Side) => {
    side.value = to;
    rival.value = usual(game, other(to)).faction;
  };
  const turnTo = (now: Way) => {
    way.value = now;
  };
  const mine = picked.value[side.value];
  const theirs = () => (rival.value === ANY ? anyOf(game, other(side.value)) : rival.value);
  const setup = () => ({ [side.value]: deckOf(mine), [other(side.value)]: theirs() });
  const watched = () => (watchable.value ? { public: true, delay: LATER } : {});
  const begin = async () => {
    const seats = ["corp", "runner"];
    if (way.value === "house") {
      return playHouse("netrunner", side.value, seats, setup(), CLOCKS[clock.value], rung.value, watched());
    }
    if (way.value === "both") return playAll("netrunner", seats, setup());
    const timed = CLOCKS[clock.value] ?? null;
    if (way.value === "friend")
      return playFriend("netrunner", side.value, seats, setup(), { clock: timed, ...watched() });
    await seek({ game: "netrunner", decks: { [side.value]: deckOf(mine) }, clock: timed });
    if (waiting.peek()) location.assign("/lobby");
  };
  return (
    <form
      class="flow"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(begin);
      }}
    >
      <Sides chosen={side.value} choose={turn} />
      <section class="who-you">
        <h2>
          {t("web-your-deck")}
          <a class="more" href="/decks">
            <Sign of="decks" /> {t("web-decks")}
          </a>
        </h2>
        <Cast
          game={game}
          side={side.value}
          chosen={mine}
          choose={(now) => (picked.value = { ...picked.value, [side.value]: now })}
        />
      </section>
      <section class="rival">
        <h2>{t("web-opponent")}</h2>
        <Ways chosen={way.value} choose={turnTo} />
        <div class="pane" aria-live="polite">
          {way.value === "house" ? (
            <Rungs game={game} seat={other(side.value)} chosen={rung.value} choose={(now) => (rung.value = now)} />
          ) : (
            <Against way={way.value} />
          )}
          {way.value !== "open" && (
            <p class="line">
              <b>{t("web-they-play", { side: seatName("netrunner", other(side.value)) })}</b>
              <Switch
                label={t("web-they-play", { side: seatName("netrunner", other(side.value)) })}
                name="rival"
                all={rivals(game, other(side.value))}
                chosen={rival.value}
                choose={(now) => (rival.value = now)}
              />
            </p>
          )}
        </div>
        {way.value !== "both" && (
          <div class="line clock-line">
            <h3>
              <Sign of="clock" /> {t("web-clock")}
            </h3>
            <Switch
              label={t("web-clock")}
              name="clock"
              all={Object.entries(CLOCKS).map(([name, one]) => [name, clockName(one)] as const)}
              chosen={clock.value}
              choose={(now) => (clock.value = now)}
            />
          </div>
        )}
      </section>
      <footer class="begin">
        <span class="versus" aria-hidden="true">
          <Head id={identityOf(game, side.value, mine)} />:
          {way.value === "house" ? (
            <i class="head">
              <RungFace level={game.rungs.findIndex(({ name }) => name === rung.value)} />
            </i>
          ) : rival.value === ANY ? (
            <i class="head unknown">?</i>
          ) : (
            <Head id={starter(other(side.value), rival.value)} />
          )}
        </span>
        <p>
          {sum(
            game,
            side.value,
            mine,
            rival.value,
            way.value === "house" ? rungName(game, rung.value) : wayName(way.value),
            way.value,
            clock.value,
          )}
          {(way.value === "house" || way.value === "friend") && (
            <label class="watchable">
              <input type="checkbox" checked={watchable.value} onChange={() => (watchable.value = !watchable.value)} />{" "}
              {t("web-watchable", { number: LATER })}
            </label>
          )}
        </p>
        <button type="submit" class="primary big start-game" disabled={busy.value}>
          {way.value === "friend" ? t("web-make-invitation") : t("web-start-game")} <kbd aria-hidden="true">⏎</kbd>
        </button>
      </footer>
    </form>
  );
}

const other = (side: Side): Side => (side === "corp" ? "runner" : "corp");
const choicesOf = (game: GameListed, side: Side) => game.choosings.find(({ key }) => key === side)?.choices ?? [];
const usual = (game: GameListed, side: Side): Picked => ({
  faction: game.choosings.find(({ key }) => key === side)?.usual[0] ?? "",
  own: null,
});

/** What an address asks for, if it is there. */
const sideAsked = (name: string | null): Side | null => (name === "corp" || name === "runner" ? name : null);
const factionAsked = (game: GameListed, side: Side, name: string | null): string =>
  choicesOf(game, side).find(({ value }) => value === name)?.value ?? usual(game, side).faction;

function anyOf(game: GameListed, side: Side): string {
  const all = choicesOf(game, side);
  return all[Math.floor(Math.random() * all.length)]?.value ?? "";
}

/** What the setup says for a deck. */
function deckOf({ faction, own }: Picked): unknown {
  const deck = own === null ? null : deckNamed(own);
  return deck ? { identity: deck.identity, cards: deck.cards } : faction;
}

/** The identity that leads the deck of a faction. */
function starter(side: Side, faction: string): string {
  const all = Object.values(allFacts()) as CardFacts[];
  return all.find((card) => card.type === "identity" && card.side === side && card.faction === faction)?.id ?? "";
}

function identityOf(_game: GameListed, side: Side, { faction, own }: Picked): string {
  return (own !== null && deckNamed(own)?.identity) || starter(side, faction);
}

/** The name of an identity and what it is, as soon as it is known. */
function named(id: string): readonly [name: string, epithet: string] {
  return id ? titleOf(id) : ["", ""];
}

function Sides({ chosen, choose }: { chosen: Side; choose: (side: Side) => void }) {
  return (
    <fieldset class="sides">
      <legend class="unseen">{t("web-your-side")}</legend>
      {(["runner", "corp"] as const).map((side) => (
        <label key={side} class={`half ${side}`}>
          <input
            type="radio"
            name="side"
            class={`side-${side}`}
            checked={chosen === side}
            onChange={() => choose(side)}
          />
          <SideGround side={side} />
          <Sign of={side} />
          <span>
            <b>{seatName("netrunner", side)}</b>
            <small>{side === "runner" ? t("web-runner-hint") : t("web-corp-hint")}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const HALL = Array.from({ length: 11 }, (_, place) => `M150 -60 ${(place - 5) * 60 + 150} 220`);
const WIRES = Array.from(
  { length: 15 },
  (_, place) => `M${place * 23} 200V${90 + ((place * 47) % 60)}l${place % 2 ? 14 : -14}-14V${40 + ((place * 31) % 40)}`,
);

function SideGround({ side }: { side: Side }) {
  return (
    <svg class="ground" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {(side === "corp" ? HALL : WIRES).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

interface Casting {
  readonly game: GameListed;
  readonly side: Side;
  readonly chosen: Picked;
  readonly choose: (picked: Picked) => void;
}

/** The decks as the people who lead them; one's own come after those of the game. */
function Cast({ game, side, chosen, choose }: Casting) {
  const own = deckNames.value.filter((name) => factsOf(deckNamed(name)?.identity ?? null)?.side === side);
  const factions = choicesOf(game, side).map(({ value }) => value);
  return (
    <fieldset class={`cast n${factions.length + own.length}`}>
      <legend class="unseen">{t("web-your-deck")}</legend>
      {factions.map((faction) => (
        <Identity
          key={faction}
          id={starter(side, faction)}
          note={word(`faction-${faction}`)}
          look={`deck-${side}-${faction}`}
          checked={chosen.own === null && chosen.faction === faction}
          choose={() => choose({ faction, own: null })}
        />
      ))}
      {own.map((name) => (
        <Identity
          key={`own ${name}`}
          id={deckNamed(name)?.identity ?? ""}
          note={t("web-own-deck", { name })}
          look="own-deck"
          checked={chosen.own === name}
          choose={() => choose({ ...chosen, own: name })}
        />
      ))}
    </fieldset>
  );
}

interface Led {
  readonly id: string;
  readonly note: string;
  readonly look: string;
  readonly checked: boolean;
  readonly choose: () => void;
}

function Identity({ id, note, look, checked, choose }: Led) {
  const [name, epithet] = named(id);
  return (
    <label class="identity" style={tintOf(id)}>
      <input type="radio" name="deck" class={look} checked={checked} onChange={choose} />
      <Pictured id={id} />
      <span>
        <b>{name}</b>
        <small>{epithet}</small>
        <em>{note}</em>
        <span class="what">{id && <Rich text={word(`card-${id}.text`)} />}</span>
      </span>
    </label>
  );
}

const wayName = (way: Way): string =>
  ({
    house: () => t("web-way-house"),
    friend: () => t("web-way-friend"),
    open: () => t("web-way-open"),
    both: () => t("web-hot-seat"),
  })[way]();

function Ways({ chosen, choose }: { chosen: Way; choose: (way: Way) => void }) {
  return (
    <fieldset class="opponents">
      <legend class="unseen">{t("web-opponent")}</legend>
      {(Object.keys(WAYS) as Way[]).map((way) => (
        <label key={way}>
          <input type="radio" name="way" class={`way-${way}`} checked={chosen === way} onChange={() => choose(way)} />
          <Sign of={WAYS[way]} />
          <span>{wayName(way)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Against({ way }: { way: Exclude<Way, "house"> }) {
  const hints = {
    friend: () => t("web-way-friend-hint"),
    open: () => t("web-way-open-hint"),
    both: () => t("web-hot-seat-hint"),
  };
  return (
    <p class="opponent">
      <Sign of={WAYS[way]} look="large-sign" />
      {hints[way]()}
    </p>
  );
}

function rivals(game: GameListed, side: Side) {
  return [
    [ANY, t("web-any-deck")] as const,
    ...choicesOf(game, side).map(
      ({ value }) =>
        [
          value,
          <>
            <Head id={starter(side, value)} />
            <span class="unseen">{word(`faction-${value}`)}</span>
          </>,
        ] as const,
    ),
  ];
}

function rungName(game: GameListed, rung: string): string {
  const found = game.rungs.find(({ name }) => name === rung);
  return found ? say(found.message) : wayName("house");
}

function sum(game: GameListed, side: Side, mine: Picked, rival: string, who: string, way: Way, clock: string): string {
  const [name] = named(identityOf(game, side, mine));
  const deck = mine.own ?? word(`faction-${mine.faction}`);
  const theirs = rival === ANY ? t("web-any-deck") : word(`faction-${rival}`);
  const parts = [
    t("web-sum-you", { side: seatName("netrunner", side), name, deck }),
    t("web-sum-against", { who, deck: theirs }),
    ...(way === "both" ? [] : [clockName(CLOCKS[clock])]),
  ];
  return parts.join(" · ");
}
