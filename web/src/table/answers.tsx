// The answers in the panel: a button each, with its price, what it does, and its key.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { drawn } from "../game";
import type { Offer, Question } from "../service/wire";
import { say, t } from "../texts/texts";
import { Cost, KeyHint } from "./cost";
import { numberIn } from "./keying";
import { considered, goingOn, keys, take, wished } from "./options";
import { live } from "./seat";
import { Shortcuts } from "./shortcuts";
import { wasLongPress, zoomable } from "./zooming";

/** The shortcuts stand first where going on would hurt: what they cost is what one wants to know there. */
export function PlainAnswers({ asked: { options, shortcuts } }: { asked: Question }) {
  const urgent = options.some((option) => drawn().hurts(option));
  return (
    <>
      {urgent && <Shortcuts shortcuts={shortcuts} open />}
      <Options options={options} />
      {!urgent && <Shortcuts shortcuts={shortcuts} />}
    </>
  );
}

const SHORT = 12;
/** So many are found at a glance; more can be sought by a word of theirs. */
const MANY = 12;

export function Options({ options }: { options: readonly Offer[] }) {
  const sought = useSignal("");
  const many = options.length > 7;
  const texts = options.map((option) => say(option.message));
  const short = many && texts.every((text) => text.length <= SHORT) && options.every(isBare);
  const wanted = options.map((_, place) => fits(texts[place] ?? "", sought.value));
  const takeFirst = () => {
    const first = options.find((_, place) => wanted[place]);
    if (sought.value && first) take(first);
  };
  return (
    <>
      {options.length > MANY && <Seek sought={sought} take={takeFirst} />}
      <ol class={`options ${many ? "many" : ""} ${short ? "short" : ""}`}>
        {options.map((option, place) => (
          <li key={option.notation} hidden={!wanted[place]}>
            <Choice
              option={option}
              alike={texts.indexOf(texts[place] ?? "") !== texts.lastIndexOf(texts[place] ?? "")}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function fits(text: string, sought: string): boolean {
  return text.toLowerCase().includes(sought.trim().toLowerCase());
}

/** Whether its words are all that a button has to say. */
function isBare({ price, outcomes }: Offer): boolean {
  return price.length === 0 && outcomes.length === 0;
}

/** A field that leaves only what fits; Enter takes the first of that, the arrow leads into it. */
function Seek({ sought, take }: { sought: { value: string }; take: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Enter") take();
    else if (event.key === "ArrowDown")
      field.current?.closest(".panel")?.querySelector<HTMLElement>("li:not([hidden]) .choice")?.focus();
    else if (event.key === "Escape") {
      sought.value = "";
      field.current?.closest<HTMLElement>(".panel")?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <label class="seek">
      <span>{t("web-seek")}</span> <kbd aria-hidden="true">/</kbd>
      <input
        ref={field}
        type="search"
        value={sought.value}
        onInput={(event) => (sought.value = event.currentTarget.value)}
        onKeyDown={pressed}
      />
    </label>
  );
}

interface Chosen {
  readonly option: Offer;
  /** Its key, where it is not the one that it always has. */
  readonly digit?: string;
  readonly alike?: boolean;
}

/** A button. Where two say the same, where the things lie that they point at tells them apart. */
export function Choice({ option, digit, alike = false }: Chosen) {
  const { Face, apart, lookAt, hurts } = drawn();
  const key = digit ?? keys.value.get(option.notation) ?? "";
  const goes = option === goingOn.value;
  const harms = hurts(option);
  const looks = [goes && "going-on", option === wished.value && "wished", harms && "risk"];
  const look = zoomable(() => lookAt(option));
  const consider = (it: Offer | null, also: () => void) => {
    considered.value = it;
    also();
  };
  return (
    <button
      type="button"
      class={["choice", ...looks.filter(Boolean)].join(" ")}
      data-notation={option.notation}
      data-key={key || undefined}
      data-number={numberIn(option.notation) ?? undefined}
      disabled={!live.value}
      onClick={() => wasLongPress() || take(option)}
      {...look}
      onPointerEnter={(event) => consider(option, () => look.onPointerEnter(event))}
      onPointerLeave={() => consider(null, look.onPointerLeave)}
      onFocus={() => consider(option, look.onFocus)}
      onBlur={() => consider(null, look.onBlur)}
    >
      <span>
        <Face option={option} />
        {alike && <small> {apart(option)}</small>}
        <Cost of={option} />
        {harms && <small class="harm"> {t("web-hurts")}</small>}
      </span>
      <KeyHint of={goes ? "⏎" : key} />
    </button>
  );
}
