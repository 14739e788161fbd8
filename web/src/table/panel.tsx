// The question of the moment: its prompt and all its options, always in the same place.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { drawn } from "../game";
import { AgainButton, Showing } from "../reel/showing";
import { seatName } from "../service/games";
import { outdated } from "../service/version";
import type { Ending, Offer, Question } from "../service/wire";
import { say, t } from "../texts/texts";
import { Cost } from "./cost";
import { closeMenu, considered, goingOn, menu, take, wished } from "./options";
import { cancel, link, live, question, reel, type Seen, seen, send } from "./seat";
import { RunningShortcut, ShortcutButton, Shortcuts } from "./shortcuts";
import { wasLongPress, zoomable } from "./zooming";

export function Panel() {
  const panel = useRef<HTMLElement>(null);
  const now = seen.value;
  const asked = question.value;
  const seq = now?.seq;
  useLayoutEffect(() => {
    const list = panel.current?.querySelector(".options");
    if (list) list.scrollTop = 0;
  }, [seq]);
  // The buttons of an answered question are gone; whoever walks by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body && panel.current?.dataset.walked) panel.current.focus();
  }, [seq]);
  const walk = (event: FocusEvent) => {
    const walked = (event.target as Element).matches(":focus-visible");
    if (panel.current && walked) panel.current.dataset.walked = "yes";
  };
  const forget = () => delete panel.current?.dataset.walked;
  const { Moment, Answers = PlainAnswers } = drawn();
  return (
    <section
      ref={panel}
      class={`panel ${asked ? "asked" : "waiting"} ${live.value ? "live" : ""}`}
      aria-label={t("web-question")}
      tabIndex={-1}
      data-seq={seq}
      onFocusIn={walk}
      onPointerDown={forget}
    >
      <Moment />
      <p class="prompt" aria-live="polite" data-state={state(now, asked)}>
        {now?.seat && now.held.length > 1 && !now.ending && <b class="whose">{seatName(now.game, now.seat)}</b>}
        {now ? prompt(now) : t("web-connecting")}
      </p>
      {asked && asked.begun > 0 && (
        <button type="button" class="plain small cancel" disabled={!live.value} onClick={cancel}>
          {t("web-cancel")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {asked && <Answers key={seq} asked={asked} />}
      {!asked && <RunningShortcut />}
      {!reel.value.arrived.value && !asked && <Showing />}
      {now?.ending && <Again now={now} />}
      <AgainButton />
      {!now?.ending && <p class="keys">{t("web-keys")}</p>}
    </section>
  );
}

type State = "over" | "asked" | "showing" | "waiting";

function state(now: Seen | null, asked: Question | null): State {
  if (now?.ending) return "over";
  if (asked) return "asked";
  return reel.value.arrived.value ? "waiting" : "showing";
}

function prompt(now: Seen): string {
  if (state(now, question.value) === "showing") return t("web-reel-title");
  if (now.ending) return `${verdict(now.ending, now.seat)} ${say(now.ending.reason)}`;
  if (question.value) return say(question.value.prompt);
  if (!now.begun) return t("web-not-begun");
  if (now.deciding && now.held.includes(now.deciding) && !standsIn(now)) return t("web-by-itself");
  return now.deciding ? t("web-waiting", { side: seatName(now.game, now.deciding) }) : t("web-connecting");
}

/** Whether the house decides for the seat that has to. */
function standsIn(now: Seen): boolean {
  return now.players.some(({ seat, stand_in }) => seat === now.deciding && stand_in);
}

export function verdict(ending: Ending, seat: string | null): string {
  if (ending.winners.length === 0) return seat === null ? t("web-nobody-wins") : t("web-you-lose");
  if (seat === null) return t("web-over");
  return ending.winners.includes(seat) ? t("web-you-win") : t("web-you-lose");
}

function PlainAnswers({ asked: { options, shortcuts } }: { asked: Question }) {
  return (
    <>
      <Options options={options} />
      <Shortcuts shortcuts={shortcuts} />
    </>
  );
}

const SHORT = 12;

export function Options({ options }: { options: readonly Offer[] }) {
  const many = options.length > 7;
  const texts = options.map((option) => say(option.message));
  const short = many && texts.every((text) => text.length <= SHORT) && options.every(isBare);
  return (
    <ol class={`options ${many ? "many" : ""} ${short ? "short" : ""}`}>
      {options.map((option, place) => (
        <li key={option.notation}>
          <Choice
            option={option}
            digit={place < 9 ? String(place + 1) : ""}
            alike={texts.indexOf(texts[place] ?? "") !== texts.lastIndexOf(texts[place] ?? "")}
          />
        </li>
      ))}
    </ol>
  );
}

/** Whether its words are all that a button has to say. */
function isBare({ price, outcomes }: Offer): boolean {
  return price.length === 0 && outcomes.length === 0;
}

/** A button. Where two say the same, the names of the things they point at tell them apart. */
export function Choice({ option, digit = "", alike = false }: { option: Offer; digit?: string; alike?: boolean }) {
  const { Face, lookAt, hurts } = drawn();
  const hint = option === goingOn.value ? "⏎" : digit;
  const looks = [option === goingOn.value && "going-on", option === wished.value && "wished", hurts(option) && "risk"];
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
      data-key={digit || undefined}
      disabled={!live.value}
      onClick={(event) => wasLongPress() || take(option, event)}
      {...look}
      onPointerEnter={(event) => consider(option, () => look.onPointerEnter(event))}
      onPointerLeave={() => consider(null, look.onPointerLeave)}
      onFocus={() => consider(option, look.onFocus)}
      onBlur={() => consider(null, look.onBlur)}
    >
      <span>
        <Face option={option} />
        {alike && <small> {option.at.join(" ")}</small>}
        <Cost of={option} />
      </span>
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
}

/** The options of one thing, beside it. */
export function ThingMenu() {
  const box = useRef<HTMLDivElement>(null);
  const shown = menu.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!shown || !element) return;
    const { width, height } = element.getBoundingClientRect();
    const x = Math.max(8, Math.min(shown.box.left, innerWidth - width - 8));
    const below = shown.box.bottom + 6;
    const y = below + height < innerHeight - 8 ? below : Math.max(8, shown.box.top - height - 6);
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.querySelector("button")?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="shade" onPointerDown={(event) => event.target === event.currentTarget && closeMenu()}>
      <div ref={box} class="menu">
        {shown.options.map((option) => (
          <Choice key={option.notation} option={option} />
        ))}
        {shown.shortcuts.map((shortcut) => (
          <ShortcutButton key={shortcut.notation} shortcut={shortcut} />
        ))}
      </div>
    </div>
  );
}

export function Again({ now }: { now: Seen }) {
  const again = () => {
    if (now.seat !== null && now.held.length > 0) send({ type: "rematch" });
    else location.assign("/");
  };
  return (
    <p class="again">
      <button type="button" class="primary new-game" onClick={again}>
        {t("web-new-game")}
      </button>
      <a class="plain" href={`/replay/${now.table}`}>
        {t("web-replay")}
      </a>
      <a class="plain" href="/">
        {t("web-to-start")}
      </a>
    </p>
  );
}

/** What is wrong with the connection or the page, and the way on. */
export function Banner() {
  const reload = () => location.reload();
  if (link.value === "lost") {
    return (
      <p class="banner" role="status">
        {t("web-lost")}
        <button type="button" class="plain small" onClick={reload}>
          {t("web-reload")}
        </button>
      </p>
    );
  }
  return outdated.value ? (
    <p class="banner outdated" role="status">
      {t("web-outdated")}
      <button type="button" class="plain small" onClick={reload}>
        {t("web-reload")}
      </button>
    </p>
  ) : null;
}
