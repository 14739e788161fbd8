// What the buttons of Deckers show: cards with their symbols, spaces and colours with their shapes.

import type { Offer } from "../service/wire";
import { question } from "../table/seat";
import type { Zoomed } from "../table/zooming";
import { has, say, t, word } from "../texts/texts";
import { commandFacts } from "./facts";
import { isLaying, placeSign } from "./laying";
import { Avatar, colourName, Guardian, Icon, Installation, Packet, Program, Shape, Spark, Symbols } from "./markers";
import { COLOURS, type Colour, narrow, seenView } from "./seen";

export function Face({ option }: { option: Offer }) {
  const cards = commandsOf(option);
  if (option.notation.startsWith("pay")) return <Payment option={option} cards={cards} />;
  if (isLaying()) return <Placed option={option} />;
  const colour = colourOf(option);
  const [card] = cards;
  return (
    <span class="faced">
      {colour && <Sign colour={colour} />}
      <span>{option.notation === "done" && isKeepingNothing() ? t("web-keep-nothing") : say(option.message)}</span>
      {card && <Cost id={card} upgrading={option.notation.startsWith("upgrade ")} />}
    </span>
  );
}

/** Whether who is done now keeps no card at the end of the turn. */
export function isKeepingNothing(asked = question.value): boolean {
  return asked?.prompt[0] === "ask-hold-back" && asked.begun === 0;
}

/** Where a segment may go, by the sign on its dot where no key says it, and by what it would touch. */
function Placed({ option }: { option: Offer }) {
  return (
    <span class="faced">
      {narrow.value && <b>{placeSign(option)}</b>}
      <span>{say(option.message)}</span>
    </span>
  );
}

/** The cards of a payment, each with what it brings. */
function Payment({ option, cards }: { option: Offer; cards: readonly string[] }) {
  const plainly = option.message[0] === "option-pay";
  return (
    <span class="payment">
      {cards.map((card, place) => (
        <span key={place} class="paid">
          {word(`command-${card}`)} <Symbols letters={commandFacts(card)?.symbols ?? []} />
        </span>
      ))}
      {!plainly && <small>{say(option.message)}</small>}
    </span>
  );
}

function Cost({ id, upgrading }: { id: string; upgrading: boolean }) {
  const facts = commandFacts(id);
  return facts ? <Symbols letters={upgrading ? facts.cost : facts.symbols} /> : null;
}

function Sign({ colour }: { colour: Colour }) {
  return (
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <Shape colour={colour} />
    </svg>
  );
}

function commandsOf(option: Offer): readonly string[] {
  return option.at.filter((name) => commandFacts(name) !== null);
}

/** The colour that an option or its space has. */
function colourOf({ at }: Offer): Colour | null {
  const names = at.map((name) => name.replace(/\d$/, ""));
  return COLOURS.find((colour) => names.includes(colour)) ?? null;
}

/** A card that an option points at, or the decker. */
export function lookAt(option: Offer): Zoomed | null {
  const [card] = commandsOf(option);
  if (card) return { kind: "command", id: card, now: [] };
  const decker = option.at.find((name) => has(`decker-${name}`));
  return decker ? { kind: "decker", id: decker, now: [] } : null;
}

/** The action that is being taken. */
export function Moment() {
  const action = seenView()?.action;
  if (!action || !has(`action-${action.name}`)) return null;
  const [, server = "", number = ""] = /^(\D+)(\d)$/.exec(action.ghost ?? action.at) ?? [];
  return (
    <p class="moment acting">
      {word(`action-${action.name}`)} ·{" "}
      {say([
        "space",
        [
          ["server", server],
          ["number", Number(number)],
        ],
      ])}
    </p>
  );
}

/** The signs on the network. */
export function Legend() {
  const signs = [
    ...COLOURS.map((colour) => [colourName(colour), <Program key={colour} colour={colour} />] as const),
    [t("web-sign-installation"), <Installation key="i" colour="green" />] as const,
    [t("web-sign-black"), <Spark key="b" shade="black" />] as const,
    [t("web-sign-white"), <Spark key="w" shade="white" />] as const,
    [t("web-sign-blocked"), <Spark key="l" shade="white" blocking="red" />] as const,
    [t("web-sign-guardian"), <Guardian key="g" kind="black" />] as const,
    [t("web-sign-white-guardian"), <Guardian key="v" kind="white" />] as const,
    [t("web-sign-ghost"), <Avatar key="h" colour="green" ghost />] as const,
    [t("web-packets"), <Packet key="p" />] as const,
  ];
  return (
    <dl class="legend">
      {signs.map(([name, sign]) => (
        <div key={name}>
          <dt>
            <Icon>{sign}</Icon>
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
