// Command cards: the hand below the map, the upgrade row beside it.

import { signal } from "@preact/signals";
import { useFitted } from "../parts/fitted";
import { seatName } from "../service/games";
import { actAt, isConsidered, optionsAt } from "../table/options";
import { seen } from "../table/seat";
import { wasLongPress, zoomable, zoomed } from "../table/zooming";
import { has, t, word } from "../texts/texts";
import { cardWays, isActing, pointAtCard } from "./acting";
import { lifted } from "./answers";
import { commandFacts } from "./facts";
import { Icon, LETTERS, Shape, Symbols, VerbSign } from "./markers";
import { handOf } from "./outlook";
import { paying, picked, placesOf, togglePaid } from "./paying";
import { type Colour, ownDecker } from "./seen";
import { Sigil } from "./sigil";
import type { DeckerSeen, DeckersView } from "./view";

/** Whose cards are shown, if somebody has asked for others than those of the moment; `row` is the upgrade row. */
const shown = signal<{ readonly seat: string | null; readonly tab: string } | null>(null);

export function showHand(tab: string): void {
  shown.value = { seat: seen.value?.seat ?? null, tab };
}

export function Cards({ view }: { view: DeckersView }) {
  const own = ownDecker(view);
  const hands = view.deckers.filter((decker) => handOf(decker) !== null);
  const tab = shown.value?.seat === (seen.value?.seat ?? null) ? shown.value?.tab : null;
  const decker = hands.find(({ id }) => id === tab) ?? own ?? hands[0] ?? null;
  const isRow = tab === "row" && !paying.value;
  return (
    <div class={`cards ${isRow ? "show-row" : ""} ${paying.value ? "while-paying" : ""}`}>
      <div class="hand-tabs" role="tablist" aria-label={t("web-hands")}>
        {hands.map(({ id, colour, cards }) => (
          <button
            key={id}
            type="button"
            role="tab"
            class={colour}
            title={word(`decker-${id}`)}
            aria-selected={id === decker?.id && !isRow}
            onClick={() => showHand(id)}
          >
            <Icon>
              <Shape colour={colour} scale={1.7} />
            </Icon>
            <span>{firstName(id)}</span> <b>{cards}</b>
          </button>
        ))}
        <button
          type="button"
          role="tab"
          class="only-phone"
          aria-selected={isRow}
          onClick={() => showHand(isRow ? (decker?.id ?? "") : "row")}
        >
          <VerbSign verb="upgrade" />
          <span>{word("deckers-upgrade-row")}</span> <b>{view.row.length}</b>
        </button>
      </div>
      <Hand decker={decker} isOwn={decker === own} />
      <section class="upgrade-row" aria-label={word("deckers-upgrade-row")} data-zone="row">
        <h3>
          {word("deckers-upgrade-row")} <small>+{view.upgrades}</small>
        </h3>
        <div class="row">
          {view.row.map((key, place) => (
            <Command key={place} id={key} cost />
          ))}
        </div>
      </section>
    </div>
  );
}

/** What a decker is called at his tab. */
function firstName(id: string): string {
  const [first = "", second = ""] = word(`decker-${id}`).split(" ");
  return first.length > 3 ? first : `${first} ${second}`;
}

/** The cards of a decker, under his name: one person may hold several. */
function Hand({ decker, isOwn }: { decker: DeckerSeen | null; isOwn: boolean }) {
  const name = decker ? word(`decker-${decker.id}`) : "";
  const label = decker ? t("web-hand-of", { decker: name }) : t("web-your-hand");
  const cards = (decker && handOf(decker)) ?? [];
  const up = isOwn ? (paying.value ? picked.value : placesOf(lifted.value)) : null;
  return (
    <section
      class={`hand ${decker?.colour ?? ""} ${cards.length > 5 ? "many" : ""}`}
      aria-label={label}
      data-owner={decker?.id}
      data-zone={decker ? `hand:${decker.id}` : undefined}
    >
      <h2 class="owner spoken">{name}</h2>
      <div class="row" style={{ "--n": cards.length + (decker?.played.length ?? 0) }}>
        {cards.map((key, place) => (
          <Command
            key={`${place} ${key}`}
            id={key}
            isUp={up?.has(place) ?? false}
            pay={isOwn && paying.value ? () => togglePaid(place) : undefined}
          />
        ))}
        {!decker && <p class="hint">{seen.value && seatName(seen.value.game, seen.value.deciding ?? "")}</p>}
      </div>
      {decker && decker.played.length > 0 && (
        <p class="played">
          <b>{t("web-played")}</b>{" "}
          {decker.played.map((key, place) => (
            <span key={place}>
              {word(`command-${key}`)} <Symbols letters={commandFacts(key)?.symbols ?? []} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

interface Shown {
  readonly id: string;
  readonly cost?: boolean;
  readonly isUp?: boolean;
  readonly pay?: (() => void) | undefined;
}

/** A command card. */
export function Command({ id, cost = false, isUp = false, pay }: Shown) {
  const ways = isActing() ? [...cardWays("upgrade", id), ...cardWays("play", id)] : optionsAt(id);
  const text = has(`command-${id}.text`) ? word(`command-${id}.text`) : "";
  const box = useFitted<HTMLButtonElement>(`${word(`command-${id}`)} ${text}`);
  const look = () => ({ kind: "command", id, now: [] });
  const use = (element: Element) => {
    if (pay) pay();
    else if (isActing() ? !pointAtCard(id) : !actAt(id, element)) zoomed.value = look();
  };
  const looks = [
    commandFacts(id)?.advanced ? "advanced" : "base",
    toneOf(commandFacts(id)?.symbols ?? []),
    (pay || ways.length > 0) && "legal",
    isUp && "picked",
    isConsidered(id) && "considered",
  ];
  return (
    <button
      ref={box}
      type="button"
      class={`command ${looks.filter(Boolean).join(" ")}`}
      data-card={id}
      data-name={id}
      aria-pressed={pay ? isUp : undefined}
      onClick={(event) => wasLongPress() || use(event.currentTarget)}
      {...zoomable(look, text !== "")}
    >
      <Printed id={id} text={text} cost={cost} />
    </button>
  );
}

/** Beside more symbols than this there is no room for a word. */
const FEW = 2;

/** Its title, keyword and text, its symbols; in the row also what it costs. */
function Printed({ id, text, cost }: { id: string; text: string; cost: boolean }) {
  const facts = commandFacts(id);
  const symbols = facts && <Symbols letters={facts.symbols} />;
  return (
    <>
      <Sigil id={id} />
      <b class="title" data-fit="narrow">
        {word(`command-${id}`)}
      </b>
      {facts?.keyword && (
        <span class="kind">
          <em class={facts.keyword} data-fit>
            {word(`keyword-${facts.keyword}`)}
          </em>
          {cost && facts.cost.length > 0 && (
            <span class="cost">
              <small class={facts.cost.length > FEW ? "spoken" : ""}>{t("web-cost")}</small>
              <Symbols letters={facts.cost} />
            </span>
          )}
        </span>
      )}
      {text ? (
        <span class="text" data-fit>
          {unlabelled(text, facts?.keyword ?? "")}
        </span>
      ) : (
        <span class="bare">{symbols}</span>
      )}
      {text && <span class="pays">{symbols}</span>}
    </>
  );
}

/** The keyword stands above the text already. */
export function unlabelled(text: string, keyword: string): string {
  const label = keyword ? `${word(`keyword-${keyword}`)}: ` : "";
  return label && text.startsWith(label) ? text.slice(label.length) : text;
}

export function toneOf(symbols: readonly string[]): Colour {
  const tone = symbols.map((letter) => LETTERS[letter]).find((colour) => colour && colour !== "purple");
  return tone ?? "purple";
}
