// The answers in the dock: basic actions have their fixed places, what lies on the table is chosen there, and what Enter does
// is always the last button.

import { signal } from "@preact/signals";
import type { Offer, Question, ShortcutSeen } from "../service/wire";
import { Choice, Options } from "../table/answers";
import { KeyHint } from "../table/cost";
import { goingOn, openMenu, take, wished } from "../table/options";
import { because, live, send } from "../table/seat";
import { ShortcutButton, Shortcuts } from "../table/shortcuts";
import { say, t } from "../texts/texts";
import { keys as fixed } from "./keys";
import { cardNamed, seat, view } from "./places";
import { Sign, type SignName } from "./signs";
import { verbOf } from "./spot";
import { BASIC } from "./verbs";
import type { SideWord } from "./view";

export function Answers({ asked }: { asked: Question }) {
  const isAction = asked.prompt[0] === "ask-action";
  const next = goingOn.value;
  const slots: readonly string[] = isAction ? SLOTS[seat.value].map(({ verb }) => verb) : [];
  const rest = asked.options.filter(
    (option) => option !== next && !(slots.includes(verbOf(option)) && isPlain(option)),
  );
  const shortcuts = asked.shortcuts.filter((shortcut) => shortcut !== next);
  const folded = isAction || rest.length + shortcuts.length > FEW ? rest.filter(isOnTable) : [];
  const listed = rest.filter((option) => !folded.includes(option));
  const apart = isAction || shortcuts.length > FEW - listed.length ? [] : shortcuts;
  const more = shortcuts.filter((shortcut) => !apart.includes(shortcut));
  return (
    <div class="answers">
      {folded.length + more.length > 0 && <Folded options={folded} shortcuts={more} />}
      <Shortcuts shortcuts={apart} />
      {listed.length > 0 && <Options options={listed} />}
      {!isAction && folded.length > 0 && listed.length === 0 && <p class="hint">{t("web-lit-hint")}</p>}
      {isAction && <Slots asked={asked} />}
      {next && <Next answer={next} options={asked.options} />}
    </div>
  );
}

/** More than these are not listed where they can be chosen on the table. */
const FEW = 3;

function isPlain({ notation }: Offer): boolean {
  return !notation.includes(" ");
}

/** Whether it can be chosen by a click on a thing of the table. */
function isOnTable({ at }: Offer): boolean {
  return at.some((name) => cardNamed(name) !== null || name === "new" || isServer(name));
}

function isServer(name: string): boolean {
  return view.value?.servers.some((server) => server.name === name) ?? false;
}

const unfolded = signal(false);

/** What is chosen on the table, as a list for those who would rather read; and several answers at once. */
function Folded({ options, shortcuts }: Pick<Question, "options" | "shortcuts">) {
  const unfold = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    unfolded.value = currentTarget.open;
  };
  const isWished = wished.value !== null && options.includes(wished.value);
  return (
    <details class="folded" open={unfolded.value || isWished} onToggle={unfold}>
      <summary>{t("web-on-table", { number: options.length + shortcuts.length })}</summary>
      {options.length > 0 && <Options options={options} />}
      {shortcuts.length > 0 && <Shortcuts shortcuts={shortcuts} open />}
    </details>
  );
}

function Next({ answer, options }: { answer: Offer | ShortcutSeen; options: readonly Offer[] }) {
  const option = options.find((offered) => offered === answer);
  return (
    <div class="next">{option ? <Choice option={option} /> : <ShortcutButton shortcut={answer as ShortcutSeen} />}</div>
  );
}

interface SlotOf {
  readonly verb: string;
  readonly sign: SignName;
  /** What to ask for where it is not offered. */
  readonly wish: () => string;
}

/** The basic actions, each in its place with its key. */
const SLOTS: Readonly<Record<SideWord, readonly SlotOf[]>> = {
  runner: [
    { verb: "draw", sign: "draw", wish: () => "draw" },
    { verb: "credit", sign: "credit", wish: () => "credit" },
    { verb: "run", sign: "run", wish: () => "run hq" },
    { verb: "remove-tag", sign: "tag", wish: () => "remove-tag" },
  ],
  corp: [
    { verb: "draw", sign: "draw", wish: () => "draw" },
    { verb: "credit", sign: "credit", wish: () => "credit" },
    { verb: "trash", sign: "trash", wish: () => `trash ${view.value?.rig[0]?.name ?? ""}` },
    { verb: "purge", sign: "purge", wish: () => "purge" },
  ],
};

function Slots({ asked }: { asked: Question }) {
  const reason = because.value?.reason;
  return (
    <>
      <div class="slots">
        {SLOTS[seat.value].map((slot) => (
          <Slot key={slot.verb} slot={slot} offers={asked.options.filter((option) => verbOf(option) === slot.verb)} />
        ))}
      </div>
      <p class="hint" aria-live="polite">
        {reason ? say(reason) : t("web-lit-hint")}
      </p>
    </>
  );
}

function Slot({ slot: { verb, sign, wish }, offers }: { slot: SlotOf; offers: readonly Offer[] }) {
  const [only] = offers;
  const single = offers.length === 1 && only && isPlain(only);
  const key = fixed[verb] ?? "";
  const ask = () => {
    if (!only) send({ type: "why", notation: wish() });
  };
  const forget = () => (because.value = null);
  const click = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (single) take(only);
    else if (only) openMenu(currentTarget, offers);
    else ask();
  };
  return (
    <button
      type="button"
      class={`slot ${single ? "choice" : ""} ${only ? "" : "dim"} ${only && only === wished.value ? "wished" : ""}`}
      data-notation={single ? only.notation : undefined}
      data-key={single ? key : undefined}
      aria-disabled={!only}
      disabled={!live.value}
      onClick={click}
      onPointerEnter={ask}
      onFocus={ask}
      onPointerLeave={forget}
      onBlur={forget}
    >
      <Sign name={sign} />
      <span>{BASIC[verb]?.()}</span>
      <KeyHint of={verb === "run" ? "1–9" : key} />
    </button>
  );
}
