// The question where its options have places of their own: the action bar with the ways to do each thing, and the tray for a
// payment.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { goesOn as usual } from "../game";
import type { Message, Offer, Question, ShortcutSeen } from "../service/wire";
import { Cost } from "../table/cost";
import { wished } from "../table/options";
import { Options } from "../table/panel";
import { live } from "../table/seat";
import { Shortcuts } from "../table/shortcuts";
import { say, t } from "../texts/texts";
import {
  BAR,
  chosenSpace,
  intent,
  isActing,
  reasonAgainst,
  retreat,
  shownWays,
  use,
  verbOf,
  verbsAt,
  type Way,
  waysAt,
  waysOf,
  wishFor,
} from "./acting";
import { isKeepingNothing } from "./choices";
import { commandFacts } from "./facts";
import { isLaying, LayingPanel } from "./laying";
import { LETTERS, Symbols, type Verb, VerbSign } from "./markers";
import { spaceName } from "./network";
import { cardsNamed, cardsOf, paying, ready } from "./paying";
import { PayTray } from "./paytray";
import { least } from "./prices";
import { narrow, seenView } from "./seen";

/** The cards that somebody is about to play: they are lifted in the hand. */
export const lifted = signal<readonly string[]>([]);

export function Answers({ asked }: { asked: Question }) {
  const { options, shortcuts } = asked;
  if (isActing()) return <Bar />;
  if (isLaying()) return <LayingPanel asked={asked} />;
  if (isOnMap(asked)) return <MapPanel asked={asked} />;
  if (paying.value) return <PayTray />;
  return (
    <>
      <Options options={options} />
      <Shortcuts shortcuts={shortcuts} />
    </>
  );
}

/** So many answers that are spaces are chosen on the map rather than in a list. */
const MANY_SPACES = 9;

function isSpace({ at }: Offer): boolean {
  return at.length > 0 && at.every((name) => seenView()?.spaces.some((space) => space.name === name));
}

function isOnMap({ options }: Question): boolean {
  return options.filter(isSpace).length >= MANY_SPACES;
}

function MapPanel({ asked: { options, shortcuts } }: { asked: Question }) {
  const others = options.filter((option) => !isSpace(option));
  return (
    <div class="laying">
      <p class="hint">{t("web-click-a-space")}</p>
      <div class="layouts">
        {others.length > 0 && <Options options={others} />}
        <details>
          <summary>{t("web-space-list")}</summary>
          <Options options={options.filter(isSpace)} />
        </details>
      </div>
      <Shortcuts shortcuts={shortcuts} />
    </div>
  );
}

/** What stands first in the tray, unless it would be in vain or set off what nobody wants; no hand is thrown away by the way. */
export function goesOn(asked: Question): Offer | ShortcutSeen | null {
  if (isKeepingNothing(asked)) return null;
  if (!isActing()) return paying.value ? ready.value : usual(asked);
  const [first] = shownWays.value;
  const bare = paired(shownWays.value).find(([way]) => way === first)?.[1];
  return first && !harms(first.of, bare?.of) ? first.of : null;
}

export function verbName(verb: Verb): string {
  const names: Readonly<Record<Verb, () => string>> = {
    move: () => t("action-move"),
    upload: () => t("action-upload"),
    shift: () => t("action-shift"),
    infect: () => t("action-infect"),
    modify: () => t("web-verb-modify"),
    install: () => t("action-install"),
    ghost: () => t("web-verb-ghost"),
    upgrade: () => t("action-upgrade"),
    play: () => t("web-verb-play"),
    more: () => t("web-verb-more"),
    end: () => t("web-verb-end"),
  };
  return names[verb]();
}

/** How many letters its longest part has that cannot be broken: it is set as large as that lets it. */
export function lengthOf(name: string): number {
  return Math.max(...name.split(/[ \u00AD]/).map((part) => part.length));
}

/** Each verb has its key, at every question for an action. */
const KEYS: Readonly<Record<Verb, string>> = {
  move: "v",
  upload: "u",
  shift: "s",
  infect: "f",
  modify: "y",
  install: "n",
  ghost: "g",
  upgrade: "a",
  play: "c",
  more: "q",
  end: "e",
};

function Bar() {
  const space = narrow.value ? chosenSpace.value : null;
  const verbs: readonly Verb[] = waysOf("more").length > 0 ? [...BAR.slice(0, -1), "more", "end"] : BAR;
  const there = space === null ? verbs : verbs.filter((verb) => verbsAt(space).includes(verb));
  const open = intent.value?.verb ?? null;
  return (
    <div class={`acts ${open ? "opened" : ""} ${space ? "of-space" : ""}`}>
      {space && !open && <Where name={space} />}
      {there.map((verb) => (
        <Deed key={verb} verb={verb} space={space} isOpen={verb === open} />
      ))}
      <Reason />
    </div>
  );
}

/** On a telephone: the space that was touched, and the way back to all that can be done. */
function Where({ name }: { name: string }) {
  const space = seenView()?.spaces.find((other) => other.name === name);
  return (
    <p class="where">
      <b>{space && spaceName(space)}</b>
      <button type="button" class="plain small cancel retreat" onClick={retreat}>
        {t("web-cancel")}
      </button>
    </p>
  );
}

/** Why the verb that was wished for cannot be done. */
function Reason() {
  const wish = intent.value?.wish;
  const reason = wish && (narrow.value || !chosenSpace.value) ? reasonAgainst(wish) : "";
  return (
    <p class="why-not" role="status">
      {reason && wish && `${verbName(wish)}: ${reason}`}
    </p>
  );
}

/** A verb in its place, and behind it the ways to do it. */
function Deed({ verb, space, isOpen }: { verb: Verb; space: string | null; isOpen: boolean }) {
  const ways = space ? waysAt(verb, space) : waysOf(verb);
  const listed = isOpen ? shownWays.value : waysOf(verb).filter(({ whole }) => !whole);
  const deed = useRef<HTMLDivElement>(null);
  // Whoever walks by keyboard goes on in the tray, and comes back out of it.
  useLayoutEffect(() => {
    if (deed.current?.contains(document.activeElement))
      deed.current.querySelector<HTMLElement>(isOpen ? ".tray .choice" : ".do")?.focus();
  }, [isOpen]);
  return (
    <div ref={deed} class={`act ${ways.some(({ of }) => of === wished.value) ? "wished" : ""}`} data-verb={verb}>
      <button
        type="button"
        class="do"
        aria-disabled={ways.length === 0}
        aria-expanded={isOpen}
        aria-keyshortcuts={KEYS[verb].toUpperCase()}
        data-key={KEYS[verb]}
        onClick={() => wishFor(verb, space)}
      >
        <VerbSign verb={verb} />
        <span style={{ "--letters": lengthOf(verbName(verb)) }}>{verbName(verb)}</span>
        <small>{ways.length > 0 ? <Short verb={verb} ways={ways} /> : "–"}</small>
      </button>
      <div class={`tray ${isPointed(verb) ? "pointing" : ""}`} hidden={!isOpen}>
        <p class="doing">
          <VerbSign verb={verb} />
          <span>
            <b>{verbName(verb)}</b> {isOpen && <Whereto verb={verb} />}
          </span>
        </p>
        <ol class="options manners">
          {paired(listed).map(([way, other], place) => (
            <li key={way.of.notation}>
              <WayButton
                way={way}
                bare={other?.of}
                isFirst={isOpen && way === listed[0]}
                digit={isOpen && place < 9 ? String(place + 1) : undefined}
              />
              {other && <OtherCards way={other} />}
            </li>
          ))}
        </ol>
        <button type="button" class="plain small cancel retreat" onClick={retreat}>
          {t("web-cancel")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </div>
  );
}

const POINTED: ReadonlySet<Verb> = new Set(["move", "shift", "ghost"]);

/** Whether it is done by a click on a space. */
function isPointed(verb: Verb): boolean {
  return POINTED.has(verb) && !intent.value?.space;
}

function Whereto({ verb }: { verb: Verb }) {
  return isPointed(verb) ? <small>{t("web-click-a-space")}</small> : null;
}

/** A few signs under a verb. */
function Short({ verb, ways }: { verb: Verb; ways: readonly Way[] }) {
  if (verb === "upgrade" || verb === "play") return <>{ways.filter(({ whole }) => !whole).length}</>;
  if (verb === "infect") return <Chance ways={ways} />;
  if (verb === "end") return null;
  return <WayPrice ways={ways} />;
}

/** The least that something costs, in commands: those that every way takes, then the colours that one may choose from. */
export function WayPrice({ ways }: { ways: readonly Way[] }) {
  const bare = ways.filter(({ whole }) => !whole);
  const prices = (bare.length > 0 ? bare : ways.slice(0, 1)).map(commandsOf).filter((letters) => letters.length > 0);
  const { always, number, either } = least(prices);
  if (prices.length > 0)
    return (
      <span class="way-price">
        <Symbols letters={always} />
        {number > 1 && <em>{number}</em>}
        {either.length > 0 && <Symbols letters={either} either />}
      </span>
    );
  const [charge] = (bare[0] ?? ways[0])?.of.price ?? [];
  return charge ? <em>{say(charge.message)}</em> : null;
}

function commandsOf({ of }: Way): readonly string[] {
  return of.price.flatMap(({ what, amount }) => lettersOf(what, amount));
}

function lettersOf(what: string, amount: number): readonly string[] {
  const letter = Object.keys(LETTERS).find((letter) => `${LETTERS[letter]}-command` === what);
  return letter ? Array.from({ length: amount }, () => letter) : [];
}

/** How likely it is to succeed, at least and at most. */
export function Chance({ ways }: { ways: readonly Way[] }) {
  const chances = ways
    .flatMap(({ of }) => of.outcomes)
    .filter(({ message, chance }) => chance !== null && isSuccess(message))
    .map(({ chance }) => Math.round(100 * (chance ?? 0)));
  if (chances.length === 0) return null;
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  return <em class="odds">{least === most ? `${least}%` : `${least}–${most}%`}</em>;
}

function isSuccess([id]: Message): boolean {
  return id === "outcome-infection-won" || id === "outcome-infection-with";
}

/** What is paid as suggested stands together with the same for other cards; where there are several, the last of them. */
function paired(ways: readonly Way[]): readonly (readonly [Way, Way | undefined])[] {
  const steps = new Map(ways.filter(({ whole }) => !whole).map((way) => [way.of.notation, way]));
  const pairs = ways
    .filter(({ whole }) => whole)
    .reverse()
    .map((way) => {
      const name = bareNotation(way.of.notation);
      const other = steps.get(name);
      if (other) steps.delete(name);
      return [way, other] as const;
    })
    .reverse();
  return [...pairs, ...[...steps.values()].map((way) => [way, undefined] as const)];
}

function bareNotation(notation: string): string {
  return notation
    .replace(/^paying /, "")
    .replace(/^upload-all (\w+).*/, "upload $1")
    .replace(/^infect-with .*/, "infect");
}

interface Shown {
  readonly way: Way;
  /** The same with the cards still to be chosen: it has a shorter name, and may know more of what comes of it. */
  readonly bare?: Way["of"] | undefined;
  readonly isFirst: boolean;
  readonly digit: string | undefined;
}

function WayButton({ way, bare, isFirst, digit }: Shown) {
  const { of, whole } = way;
  const cards = whole ? of.outcomes.flatMap(({ message }) => cardsNamed(message)) : [];
  const known = of.outcomes.map(({ message }) => say(message));
  const more = bare?.outcomes.filter(({ message }) => HARMS.test(message[0]) && !known.includes(say(message))) ?? [];
  const telling = [...of.outcomes, ...more].filter(({ message, chance }) =>
    chance === null ? TELLING.test(message[0]) : verbOf(of.notation) !== "end",
  );
  const isGold = isFirst && !harms(of, bare);
  const looks = [
    whole ? "shortcut" : "step",
    isGold && "going-on",
    of === wished.value && "wished",
    harms(of, bare) && "risk",
  ];
  const lift = () => (lifted.value = cards);
  const drop = () => (lifted.value = []);
  const name = whole ? { "data-shortcut": of.notation } : { "data-notation": of.notation };
  return (
    <button
      type="button"
      class={`choice manner ${looks.filter(Boolean).join(" ")}`}
      disabled={!live.value}
      onClick={() => {
        drop();
        use(way);
      }}
      onPointerEnter={lift}
      onPointerLeave={drop}
      onFocus={lift}
      onBlur={drop}
      data-key={digit}
      {...name}
    >
      <span>
        <b>{nameOf(of, bare)}</b>
        {!whole && <Sign option={of as Offer} />}
        {cards.length > 0 && <CardList cards={cards} />}
        <Cost of={{ price: whole ? [] : of.price, outcomes: telling }} />
      </span>
      {digit && <kbd aria-hidden="true">{isGold ? "⏎" : digit}</kbd>}
    </button>
  );
}

/** What says how many it takes. */
const HOW_MANY = /^(upload-all|infect-with) /;

/** A card that one plays or gets by its own name: the verb stands before the tray. */
function nameOf(of: Way["of"], bare: Way["of"] | undefined): string {
  const verb = verbOf(of.notation);
  const [card] = verb === "upgrade" || verb === "play" ? cardsOf(of.at) : [];
  if (card) return t(`command-${card}`);
  return say(bare && !HOW_MANY.test(of.notation) ? bare.message : of.message);
}

/** What the name of an option does not say already. */
const TELLING = /^(outcome-|event-(exploded|transformed|installation-surplus)|end)/;
const HARMS = /^(outcome-nothing|event-(exploded|transformed|installation-surplus))$/;

/** Whether something is done in vain, or sets off what nobody wants. */
export function hurts({ outcomes }: Pick<Offer, "outcomes">): boolean {
  return outcomes.some(({ message }) => HARMS.test(message[0]));
}

function harms(of: Way["of"], bare: Way["of"] | undefined): boolean {
  return hurts(of) || (bare !== undefined && hurts(bare));
}

/** The same, with the cards still to be chosen. */
function OtherCards({ way }: { way: Way }) {
  return (
    <button
      type="button"
      class={`choice other-cards ${way.of === wished.value ? "wished" : ""}`}
      data-notation={way.of.notation}
      disabled={!live.value}
      title={t("option-other-payment")}
      aria-label={`${say(way.of.message)}: ${t("option-other-payment")}`}
      onClick={() => use(way)}
    >
      …
    </button>
  );
}

function Sign({ option }: { option: Offer }) {
  const [card] = cardsOf(option.at);
  const facts = card ? commandFacts(card) : null;
  return facts && option.notation.startsWith("upgrade") ? <Symbols letters={facts.cost} /> : null;
}

/** Cards by what they bring; one alone, and those with a text of their own, by name too. */
export function CardList({ cards }: { cards: readonly string[] }) {
  return (
    <span class="bring">
      {cards.map((card, place) => {
        const facts = commandFacts(card);
        return (
          <i key={place} title={t(`command-${card}`)}>
            <span class={cards.length > 1 && !facts?.advanced ? "spoken" : ""}>{t(`command-${card}`)}</span>{" "}
            <Symbols letters={facts?.symbols ?? []} />
          </i>
        );
      })}
    </span>
  );
}
