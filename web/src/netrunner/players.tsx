// What the players have: the other one at the top, the own plaque beside the hand.

import type { ComponentChildren } from "preact";
import { t, word } from "../texts/texts";
import { Card } from "./cards";
import { meaningOf } from "./glossary";
import { BACK, DiscardPile, NAMES, Pile } from "./piles";
import { isScored } from "./places";
import { Portrait } from "./sheet";
import { Sign, type SignName } from "./signs";
import { Spot } from "./spot";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

interface Of {
  readonly view: NetrunnerView;
  readonly side: SideWord;
}

/** The other player, and beside him what the table has to offer. */
export function Hud({ view, side, children }: Of & { children: ComponentChildren }) {
  return (
    <header class={`hud player theirs side-${side} ${view.turn === side ? "turn-of" : ""}`}>
      <Who card={view[side].identity} side={side} />
      <Purse view={view} side={side} />
      <Clicks view={view} side={side} />
      <Backs view={view} side={side} />
      <Stats view={view} side={side} />
      <Score view={view} side={side} />
      {side === "runner" && <RunnersPiles view={view} />}
      {children}
    </header>
  );
}

/** The own side: who one is, and all that one has besides cards. */
export function Plaque({ view, side }: Of) {
  return (
    <section
      class={`plaque player mine side-${side} ${view.turn === side ? "turn-of" : ""}`}
      aria-label={word(`side-${side}`)}
    >
      <Who card={view[side].identity} side={side} />
      <div class="wealth">
        <Purse view={view} side={side} />
        <Clicks view={view} side={side} />
      </div>
      <Stats view={view} side={side} />
      <Score view={view} side={side} />
    </section>
  );
}

export function RunnersPiles({ view }: { view: NetrunnerView }) {
  return (
    <div class="piles">
      <Pile side="runner" of="deck" count={view.runner.deck} />
      <DiscardPile side="runner" cards={view.runner.discard} />
    </div>
  );
}

/** An identity is a card like any other: it can be looked at, and used where it has something to use. */
function Who({ card, side }: { card: CardSeen; side: SideWord }) {
  const [name, epithet] = word(`card-${card.id}`).split(": ");
  return (
    <div class="who" data-zone={`${side}:identity`}>
      <Portrait id={card.id} />
      <Spot card={card} lies />
      <span class="called" aria-hidden="true">
        <b>{name}</b>
        <small>{epithet}</small>
      </span>
    </div>
  );
}

/** Who decides now, on the curtain between two at one screen. */
export function Player({ view, seat }: { view: unknown; seat: string }) {
  const { id } = (view as NetrunnerView)[seat as SideWord].identity;
  return (
    <figure class={`behind side-${seat}`}>
      <Portrait id={id} />
      <figcaption>{word(`card-${id}`)}</figcaption>
    </figure>
  );
}

function Purse({ view, side }: Of) {
  const { credits } = view[side];
  return (
    <span class="purse" title={t("web-credits")} data-count={`${side}:credits`} data-value={credits}>
      <Sign name="credit" />
      <b>{credits}</b>
      <i class="unseen">{t("web-credits")}</i>
    </span>
  );
}

const CLICKS: Readonly<Record<SideWord, number>> = { corp: 3, runner: 4 };

function Clicks({ view, side }: Of) {
  const { clicks } = view[side];
  return (
    <span class="clicks" title={`${t("web-clicks")}: ${clicks}`} data-count={`${side}:clicks`} data-value={clicks}>
      <Pips now={clicks} all={CLICKS[side]} />
      <i class="unseen">
        {clicks} {t("web-clicks")}
      </i>
    </span>
  );
}

function Pips({ now, all }: { now: number; all: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: Math.max(all, now) }, (_, place) => (
        <i key={place} class={place < now ? "on" : ""} />
      ))}
    </span>
  );
}

const MOST_BACKS = 8;

/** The cards in his hand, from behind. */
function Backs({ view, side }: Of) {
  const { cards_in_hand: count, hand_size: most } = view[side];
  const zone = side === "corp" ? undefined : "runner:hand";
  return (
    <span class="backs" title={`${word(NAMES[side].hand)}: ${count}/${most}`} data-zone={zone}>
      <span class="fan" aria-hidden="true" inert>
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, place) => (
          <Card key={place} card={BACK} back={side} pointed={false} />
        ))}
      </span>
      <b>{count}</b>
      <i class="unseen">{word(NAMES[side].hand)}</i>
    </span>
  );
}

type Stated = readonly [name: string, sign: SignName, label: string, value: number, of?: number];

function Stats({ view, side }: Of) {
  const all: readonly Stated[] =
    side === "corp"
      ? [["bad-publicity", "bad-publicity", t("web-bad-publicity"), view.bad_publicity]]
      : [
          ["tag", "tag", t("web-tags"), view.tags],
          ["brain-damage", "brain", t("web-brain-damage"), view.brain_damage],
          ["link", "link", t("web-link"), view.link],
          ["memory", "memory", t("web-memory"), view.memory_used, view.memory],
        ];
  return (
    <ul class="stats">
      {all.map(([name, sign, label, value, of]) => (
        <li
          key={name}
          class={`stat ${name} ${value === 0 ? "none" : ""}`}
          title={`${label}\n${meaningOf(name)}`}
          data-count={`${side}:${name}`}
          data-value={value}
        >
          <Sign name={sign} />
          <b>
            {value}
            {of !== undefined && `/${of}`}
          </b>
          <i class="unseen">{label}</i>
        </li>
      ))}
    </ul>
  );
}

const TO_WIN = 7;

function Score({ view, side }: Of) {
  const { points, score } = view[side];
  return (
    <div class="score" data-zone={`${side}:score`}>
      <span class="points" title={t("web-points")} data-count={`${side}:points`} data-value={points}>
        <Pips now={points} all={TO_WIN} />
        <b>
          {points}
          <small>/{TO_WIN}</small>
        </b>
        <i class="unseen">{t("web-points")}</i>
      </span>
      <span class="trophies">
        {score.map((card, place) => (
          <Trophy key={card.handle ?? place} card={card} side={side} />
        ))}
      </span>
    </div>
  );
}

/** A scored agenda: its picture, and the card itself behind it; how far it was advanced matters no more. */
function Trophy({ card, side }: { card: CardSeen; side: SideWord }) {
  return (
    <span class="trophy" title={word(`card-${card.id}`)}>
      <Portrait id={card.id} />
      <Spot card={{ ...card, advancement: 0 }} lies pointed={isScored(card.name, side)} />
    </span>
  );
}
