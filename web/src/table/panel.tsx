// The question of the moment: its prompt and all its options, always in the same place.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { drawn } from "../game";
import { AgainButton, Showing } from "../reel/showing";
import { seatName } from "../service/games";
import { outdated } from "../service/version";
import type { Ending, Message, Question } from "../service/wire";
import { say, t } from "../texts/texts";
import { Again } from "./again";
import { AheadButton } from "./ahead";
import { Choice, PlainAnswers } from "./answers";
import { closeMenu, goingOn, menu } from "./options";
import { cancel, link, live, question, reel, type Seen, seen } from "./seat";
import { RunningShortcut, ShortcutButton } from "./shortcuts";
import { Told } from "./told";

export { Again } from "./again";
export { Choice, Options } from "./answers";

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
        {now && question.value && state(now, asked) === "asked" ? (
          <Told message={drawn().asks(question.value)} />
        ) : (
          prompt(now)
        )}
        {now && now.late > 0 && <small class="late">◷ {t("web-late", { number: now.late })}</small>}
      </p>
      {asked && asked.begun > 0 && (
        <button type="button" class="plain small cancel" disabled={!live.value} onClick={cancel}>
          {t("web-cancel")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {asked && <Answers key={seq} asked={asked} />}
      {!asked && <RunningShortcut />}
      {!asked && <AheadButton />}
      {!reel.value.arrived.value && !asked && <Showing />}
      {now?.ending && <Again now={now} />}
      <AgainButton />
      {!now?.ending && <p class="keys">{keysHint()}</p>}
    </section>
  );
}

type State = "over" | "asked" | "showing" | "waiting";

function state(now: Seen | null, asked: Question | null): State {
  if (now?.ending) return "over";
  if (asked) return "asked";
  return reel.value.arrived.value ? "waiting" : "showing";
}

/** What the keys do just now; Enter is named only where it does something. */
function keysHint(): string {
  const enter: Message | undefined = goingOn.value?.message;
  return enter ? `Enter: ${say(enter)} · ${t("web-keys")}` : t("web-keys");
}

function prompt(now: Seen | null): string {
  if (!now) return t("web-connecting");
  if (state(now, question.value) === "showing") return t("web-reel-title");
  if (now.ending) return `${verdict(now.ending, now.seat)} ${say(now.ending.reason)}`;
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
        {shown.options.map((option, place) => (
          <Choice key={option.notation} option={option} digit={place < 9 ? String(place + 1) : ""} />
        ))}
        {shown.shortcuts.map((shortcut) => (
          <ShortcutButton key={shortcut.notation} shortcut={shortcut} />
        ))}
      </div>
    </div>
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
