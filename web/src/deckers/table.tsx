// The whole table: the crew at the left, the map in the middle with the question below it, the mission at the right, the cards
// along the lower edge.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Parts } from "../game";
import { originText } from "../parts/seated";
import { HelpButton } from "../table/help";
import { Log } from "../table/log";
import { goOn } from "../table/options";
import { seen } from "../table/seat";
import { Preview } from "../table/zoom";
import { LanguageSwitch } from "../texts/language";
import { t, word } from "../texts/texts";
import { intent, retreat } from "./acting";
import { Cards } from "./cards";
import { activeName, Crew } from "./crew";
import { nextLens } from "./lens";
import { LensSwitch } from "./looking";
import { Mission } from "./mission";
import { Network } from "./network";
import { paying } from "./paying";
import { isLaid, ownDecker, seenView } from "./seen";
import type { DeckersView } from "./view";

/** Whether the log is drawn out. */
const logOpen = signal(false);

export function Table({ panel, people, coach, mark }: Parts) {
  const view = seenView();
  useEffect(() => {
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, []);
  const looks = [
    mark && "looking-back",
    !(view && isLaid(view)) && "unlaid",
    view?.phase === "setup" && "set-up",
    view && ownDecker(view)?.colour,
  ];
  return (
    <div class={`deck-table ${looks.filter(Boolean).join(" ")}`}>
      <header class="top">
        <a class="name" href="/">
          Cyber<b>deck</b>
        </a>
        {view && <Track view={view} />}
        <div class="status">
          {mark && <span class="mark">{mark}</span>}
          <Status />
        </div>
        {view && !mark && view.phase !== "setup" && <LensSwitch />}
        <button
          type="button"
          class="plain small log-button"
          aria-expanded={logOpen.value}
          aria-keyshortcuts="L"
          onClick={() => (logOpen.value = !logOpen.value)}
        >
          <span aria-hidden="true">≡ </span>
          <span class="text">{t("web-log")}</span>
        </button>
        {people}
        {!mark && <HelpButton />}
        <LanguageSwitch />
      </header>
      {view ? <Board /> : <main class="board empty" />}
      {coach}
      {panel}
      <Drawer />
    </div>
  );
}

export function Board() {
  const view = seenView();
  if (!view) return null;
  return (
    <main class="board deckers">
      <Crew view={view} />
      <Network view={view} />
      <aside class="mission">
        <Mission view={view} />
        <Preview />
      </aside>
      <Cards view={view} />
    </main>
  );
}

function Drawer() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = box.current?.querySelector<HTMLElement>(".log");
    if (!logOpen.value || !list) return;
    list.scrollTop = list.scrollHeight;
    list.focus();
  }, [logOpen.value]);
  return (
    <div ref={box} class="log-drawer" hidden={!logOpen.value}>
      <button
        type="button"
        class="plain small close"
        aria-label={t("web-close")}
        onClick={() => (logOpen.value = false)}
      >
        ✕
      </button>
      {seen.value && seen.value.origin !== "beginning" && <p class="hint">{originText(seen.value.origin)}</p>}
      <Log />
    </div>
  );
}

export function Status() {
  const view = seenView();
  if (!view) return null;
  return (
    <>
      <span class="spoken">{t("web-cycle", { number: view.cycle, level: word(`level-${view.level}`) })}</span>
      <span>{activeName()}</span>
      <span>{word(`phase-${view.phase}`)}</span>
    </>
  );
}

/** The cycles that are over, the one that is on, those to come. */
function Track({ view }: { view: DeckersView }) {
  const past = Array.from({ length: view.cycle - 1 }, (_, place) => ["past", place + 1] as const);
  const left = view.objectives.map((id, place) => [id.split("-")[0] ?? "", view.cycle + place] as const);
  return (
    <ol class="track" aria-hidden="true">
      {[...past, ...left].map(([level, number]) => (
        <li key={number} class={`${level} ${number === view.cycle ? "now" : ""}`} data-of={past.length + left.length}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/** The keys of this table; what it does not know goes on to those of every table. */
function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat || isBusy()) return;
  if (pressed(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function pressed(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "l") {
    logOpen.value = !logOpen.value;
    return true;
  }
  if (key === "t") {
    nextLens();
    return true;
  }
  if (key === "escape" && logOpen.value) {
    logOpen.value = false;
    return true;
  }
  if (key === "escape") return retreat();
  return key === "enter" && isOnThing() && goOn();
}

function isBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    (document.activeElement?.matches("select, input, textarea") ?? false)
  );
}

/** Where Enter confirms what is being done with a space or a card, and does not begin anew. */
function isOnThing(): boolean {
  return (
    (intent.value?.verb != null || paying.value !== null) &&
    (document.activeElement?.matches(".space, .hand .command, .do") ?? false)
  );
}
