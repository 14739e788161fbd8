// The tray for a payment: what is asked for, which cards lie ready, what of them is lost, and the other sets that would do.

import type { Message, Offer, Outcome } from "../service/wire";
import { Cost } from "../table/cost";
import { considered, take, wished } from "../table/options";
import { live, question } from "../table/seat";
import { say, t } from "../texts/texts";
import { CardList } from "./answers";
import { Icon, Shape } from "./markers";
import { cardsOf, ready } from "./paying";
import type { Colour } from "./seen";

export function PayTray() {
  const asked = question.value;
  if (!asked) return null;
  const pays = ready.value;
  const others = asked.options.filter((option) => option !== pays);
  return (
    <div class="paying">
      <div class="bill">
        <Need prompt={asked.prompt} />
        <p class="paid-with" aria-live="polite">
          {pays ? <Paid option={pays} /> : <em class="short">{t("web-not-enough")}</em>}
        </p>
      </div>
      <ol class="options sets">
        {pays && (
          <li>
            <PayButton option={pays} isReady />
          </li>
        )}
        {others.map((option) => (
          <li key={option.notation}>
            <PayButton option={option} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What is to be paid, as signs. */
function Need({ prompt }: { prompt: Message }) {
  const signs = commandsIn(prompt);
  return (
    <span class="needs" aria-hidden="true">
      {signs.map((colour, place) => (
        <i key={place} class="slot-need">
          <Icon>
            <Shape colour={colour} scale={2} />
          </Icon>
        </i>
      ))}
    </span>
  );
}

function commandsIn([id, args]: Message): readonly Colour[] {
  const named = Object.fromEntries(args);
  if (id === "commands" && typeof named.colour === "string")
    return Array.from({ length: Number(named.number) }, () => named.colour as Colour);
  return args.flatMap(([, value]) => (typeof value === "object" ? commandsIn(value) : []));
}

function Paid({ option }: { option: Offer }) {
  const lost = option.outcomes.find(({ message }) => message[0] === "outcome-left-over");
  return lost ? <em class="over">{say(lost.message)}</em> : <em class="exact">{t("web-nothing-lost")}</em>;
}

/** What not every payment brings; of the one that lies ready the bill tells. */
function isItsOwn({ message, chance }: Outcome): boolean {
  const pays = question.value?.options.filter(({ notation }) => notation.startsWith("pay")) ?? [];
  const same = (option: Offer) => option.outcomes.some((other) => say(other.message) === say(message));
  return chance !== null || (message[0].startsWith("outcome-") && !(pays.length > 1 && pays.every(same)));
}

function PayButton({ option, isReady = false }: { option: Offer; isReady?: boolean }) {
  const cards = option.notation.startsWith("pay") ? cardsOf(option.at) : [];
  const plain = cards.length > 0 && option.message[0] === "option-pay";
  const consider = (it: Offer | null) => () => (considered.value = it);
  return (
    <button
      type="button"
      class={`choice ${isReady ? "going-on" : ""} ${option === wished.value ? "wished" : ""}`}
      data-notation={option.notation}
      disabled={!live.value}
      onClick={() => take(option)}
      onPointerEnter={consider(option)}
      onPointerLeave={consider(null)}
      onFocus={consider(option)}
      onBlur={consider(null)}
    >
      <span>
        {plain && isReady && <b>{t("web-pay")} </b>}
        {plain ? <CardList cards={cards} /> : say(option.message)}
        {!isReady && <Cost of={{ price: [], outcomes: option.outcomes.filter(isItsOwn) }} />}
      </span>
      {isReady && <kbd aria-hidden="true">⏎</kbd>}
    </button>
  );
}
