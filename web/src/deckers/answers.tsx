// The question where its options have places of their own: the action bar with the ways to do each thing, and the tray for a
// payment.

import { signal } from "@preact/signals";
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
  verbsAt,
  type Way,
  waysAt,
  waysOf,
  wishFor,
} from "./acting";
import { commandFacts } from "./facts";
import { LETTERS, Symbols, type Verb, VerbSign } from "./markers";
import { cardsNamed, cardsOf, paying, ready } from "./paying";
import { PayTray } from "./paytray";
import { narrow } from "./seen";

/** The cards that somebody is about to play: they are lifted in the hand. */
export const lifted = signal<readonly string[]>([]);

export function Answers({ asked: { options, shortcuts } }: { asked: Question }) {
  if (isActing()) return <Bar />;
  if (paying.value) return <PayTray />;
  return (
    <>
      <Options options={options} />
      <Shortcuts shortcuts={shortcuts} />
    </>
  );
}

/** What stands first in the tray. */
export function goesOn(asked: Question): Offer | ShortcutSeen | null {
  if (isActing()) return shownWays.value[0]?.of ?? null;
  return paying.value ? ready.value : usual(asked);
}

export function verbName(verb: Verb): string {
  const names: Readonly<Record<Verb, () => string>> = {
    move: () => t("action-move"),
    upload: () => t("action-upload"),
    shift: () => t("action-shift"),
    infect: () => t("action-infect"),
    modify: () => t("action-convert"),
    install: () => t("action-install"),
    ghost: () => t("web-verb-ghost"),
    upgrade: () => t("action-upgrade"),
    play: () => t("web-verb-play"),
    more: () => t("web-verb-more"),
    end: () => t("web-verb-end"),
  };
  return names[verb]();
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
      {there.map((verb) => (
        <Deed key={verb} verb={verb} space={space} isOpen={verb === open} />
      ))}
      <Reason />
    </div>
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
  return (
    <div class={`deed ${ways.some(({ of }) => of === wished.value) ? "wished" : ""}`} data-verb={verb}>
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
        <span>{verbName(verb)}</span>
        <small>{ways.length > 0 ? <Short verb={verb} ways={ways} /> : "–"}</small>
      </button>
      <div class="tray" hidden={!isOpen}>
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
                as={other?.of.message}
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

function Whereto({ verb }: { verb: Verb }) {
  return POINTED.has(verb) && !intent.value?.space ? <small>{t("web-click-a-space")}</small> : null;
}

/** A few signs under a verb. */
function Short({ verb, ways }: { verb: Verb; ways: readonly Way[] }) {
  if (verb === "upgrade" || verb === "play") return <>{ways.filter(({ whole }) => !whole).length}</>;
  if (verb === "infect") return <Chance ways={ways} />;
  if (verb === "end") return null;
  return <WayPrice ways={ways} />;
}

/** The least that something costs, in commands. */
export function WayPrice({ ways }: { ways: readonly Way[] }) {
  const bare = ways.find(({ whole }) => !whole) ?? ways[0];
  const letters = (bare?.of.price ?? []).flatMap(({ what, amount }) => lettersOf(what, amount));
  if (letters.length > 0) return <Symbols letters={letters} />;
  const [charge] = bare?.of.price ?? [];
  return charge ? <em>{say(charge.message)}</em> : null;
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

/** What is paid as suggested stands together with the same for other cards. */
function paired(ways: readonly Way[]): readonly (readonly [Way, Way | undefined])[] {
  const steps = new Map(ways.filter(({ whole }) => !whole).map((way) => [way.of.notation, way]));
  const pairs = ways
    .filter(({ whole }) => whole)
    .map((way) => {
      const name = way.of.notation.replace(/^paying /, "").replace(/^upload-all (\w+).*/, "upload $1");
      const other = steps.get(name);
      if (other) steps.delete(name);
      return [way, other] as const;
    });
  return [...pairs, ...[...steps.values()].map((way) => [way, undefined] as const)];
}

interface Shown {
  readonly way: Way;
  /** What it is called, where its own name says more than is needed. */
  readonly as?: Message | undefined;
  readonly isFirst: boolean;
  readonly digit: string | undefined;
}

function WayButton({ way, as, isFirst, digit }: Shown) {
  const { of, whole } = way;
  const cards = whole ? of.outcomes.flatMap(({ message }) => cardsNamed(message)) : [];
  const telling = of.outcomes.filter(({ message, chance }) => chance !== null || TELLING.test(message[0]));
  const looks = [
    whole ? "shortcut" : "step",
    isFirst && "going-on",
    of === wished.value && "wished",
    telling.some(({ message }) => HARMS.test(message[0])) && "risk",
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
        {!whole && <Sign option={of as Offer} />}
        <b>{say(as && !of.notation.startsWith("upload-all") ? as : of.message)}</b>
        {cards.length > 0 && <CardList cards={cards} />}
        <Cost of={{ price: whole ? [] : of.price, outcomes: telling }} />
      </span>
      {digit && <kbd aria-hidden="true">{isFirst ? "⏎" : digit}</kbd>}
    </button>
  );
}

/** What the name of an option does not say already. */
const TELLING = /^(outcome-|event-(exploded|transformed|installation-surplus)|end)/;
const HARMS = /^(outcome-nothing|event-(exploded|transformed|installation-surplus))$/;

/** Whether something is done in vain, or sets off what nobody wants. */
export function hurts({ outcomes }: Offer): boolean {
  return outcomes.some(({ message }) => HARMS.test(message[0]));
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

/** Cards by what they bring. */
export function CardList({ cards }: { cards: readonly string[] }) {
  return (
    <span class="bring">
      {cards.map((card, place) => (
        <i key={place}>
          {t(`command-${card}`)} <Symbols letters={commandFacts(card)?.symbols ?? []} />
        </i>
      ))}
    </span>
  );
}
