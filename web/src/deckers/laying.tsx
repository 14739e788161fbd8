// Laying a segment: every place where the middle of it may go is a dot with its key; the one pointed at shows the whole
// segment with its numbers. By touch the first tap shows it, and the second one, or a button, lays it.

import { effect, signal } from "@preact/signals";
import type { Offer, Question, ShortcutSeen } from "../service/wire";
import { considered, keys, take, takeShortcut } from "../table/options";
import { Options } from "../table/panel";
import { live, question, seen } from "../table/seat";
import { ShortcutButton } from "../table/shortcuts";
import { say, t } from "../texts/texts";
import { deckersFacts } from "./facts";
import { coast, type Hex, HIGH, hexPath, middle, moved, RADIUS } from "./hex";
import { type Colour, narrow, seenView } from "./seen";

const PROMPTS: readonly string[] = ["ask-lay-segment", "ask-lift-where"];
const HEX = hexPath(RADIUS - 0.6);
/** How far from its middle a dot can be hit, and how large it is drawn, in pixels at least. */
const FINGER = 22.5;
const READABLE = 9.5;

interface Numbered extends Hex {
  readonly number: number;
  readonly server: Colour;
}

export interface Place {
  readonly option: Offer;
  /** What stands on its dot and before its name. */
  readonly sign: string;
  readonly middle: Hex;
  readonly spaces: readonly Numbered[];
}

export function isLaying(): boolean {
  return PROMPTS.includes(question.value?.prompt[0] ?? "");
}

/** Where the next segment may go, while the network is being laid out. */
export function layingPlaces(): readonly Place[] {
  const asked = question.value;
  if (!asked || !isLaying()) return [];
  const segment = asked.at[0] as Colour;
  return asked.options.map((option) => {
    const at = { q: Number(option.at[0]), r: Number(option.at[1]) };
    return { option, sign: placeSign(option), middle: at, spaces: spacesOf(segment, at) };
  });
}

/** Its key; on a telephone, which has none, its place in the list. */
export function placeSign(option: Offer): string {
  const key = narrow.value ? undefined : keys.value.get(option.notation);
  return key?.toUpperCase() ?? String((question.value?.options.indexOf(option) ?? 0) + 1);
}

function spacesOf(segment: Colour, { q, r }: Hex): readonly Numbered[] {
  const facts = deckersFacts()?.segments[segment];
  const isMixed = seenView()?.fragmented ?? false;
  return (facts?.hexes ?? []).map(([dq, dr], place) => ({
    q: q + dq,
    r: r + dr,
    number: place + 1,
    server: (isMixed ? facts?.fragments[place] : null) ?? segment,
  }));
}

/** The place that a finger has touched, in this question. */
const touched = signal<{ readonly seq: number; readonly option: Offer } | null>(null);

function tapped(): Offer | null {
  return touched.value?.seq === seen.value?.seq ? (touched.value?.option ?? null) : null;
}

function shownPlace(places: readonly Place[]): Place | undefined {
  const wanted = considered.value ?? tapped();
  return places.find(({ option }) => option === wanted);
}

export function LayingPlaces({ places, scale }: { places: readonly Place[]; scale: number }) {
  const shown = shownPlace(places);
  // A finger may have meant the dot beside the one that it hit.
  const touch = (event: MouseEvent) => {
    const seq = seen.value?.seq;
    if ((event as PointerEvent).pointerType !== "touch" || seq === undefined) return;
    event.stopPropagation();
    const meant = nearest(places, event);
    if (meant && meant === shown) take(meant.option);
    else if (meant) touched.value = { seq, option: meant.option };
  };
  return (
    <>
      {shown && <Phantom place={shown} />}
      <g class="anchors" onClickCapture={touch}>
        {places.map((place) => (
          <Anchor key={place.option.notation} place={place} shown={shown} scale={scale} />
        ))}
      </g>
    </>
  );
}

function nearest(places: readonly Place[], { currentTarget, clientX, clientY }: MouseEvent): Place | undefined {
  const drawn = (currentTarget as SVGGraphicsElement).getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawn?.inverse());
  const far = (place: Place) => {
    const [left, top] = middle(place.middle);
    return Math.hypot(left - x, top - y);
  };
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

interface Anchored {
  readonly place: Place;
  readonly shown: Place | undefined;
  readonly scale: number;
}

function Anchor({ place: { option, sign, middle: at }, shown, scale }: Anchored) {
  const isCovered = shown?.spaces.some(({ q, r }) => q === at.q && r === at.r) ?? false;
  const consider = (it: Offer | null) => () => (considered.value = it);
  const size = Math.max(17, READABLE / scale);
  return (
    <g
      class={`space target legal ${shown?.option === option ? "considered" : isCovered ? "hidden" : ""}`}
      transform={moved(middle(at))}
      role="button"
      tabindex={0}
      aria-label={say(option.message)}
      data-place={option.notation}
      onPointerEnter={(event) => event.pointerType === "mouse" && consider(option)()}
      onPointerLeave={consider(null)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && consider(option)()}
      onBlur={consider(null)}
      onClick={() => take(option)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        take(option);
      }}
    >
      <circle class="reach" r={Math.min(HIGH - 1.6, Math.max(40, FINGER / scale))} />
      <circle class="anchor" r={size} />
      <text y={size * 0.36} font-size={size * 1.05} aria-hidden="true">
        {sign}
      </text>
    </g>
  );
}

/** The segment as it would lie there. */
function Phantom({ place: { spaces } }: { place: Place }) {
  const colour = question.value?.at[0] ?? "";
  return (
    <g class={`phantom ${colour}`}>
      {spaces.map((space) => (
        <g key={space.number} class={space.server} transform={moved(middle(space))}>
          <path class="hex" d={HEX} />
          <path d={HEX} fill={`url(#ground-${space.server})`} />
          <text y={9}>{space.number}</text>
        </g>
      ))}
      <path class={`coast ${colour}`} d={coast(spaces, RADIUS - 1)} />
    </g>
  );
}

/** The whole network in one go: whoever plays several deckers is not asked for each of them again. */
const all = signal<string | null>(null);

effect(() => {
  const asked = question.value;
  if (!all.value || !live.value || !asked) return;
  const again = asked.shortcuts.find(({ notation }) => notation === all.value);
  if (again) takeShortcut(again);
  else all.value = null;
});

export function LayingPanel({ asked: { options, shortcuts } }: { asked: Question }) {
  const remember = (shortcut: ShortcutSeen) => () => {
    if (live.value) all.value = shortcut.notation;
  };
  return (
    <div class="laying">
      <p class="hint">{narrow.value ? t("web-lay-tap") : t("web-lay-hint")}</p>
      <div class="layouts">
        <LayHere />
        {shortcuts.map((shortcut) => (
          <span key={shortcut.notation} onClickCapture={remember(shortcut)}>
            <ShortcutButton shortcut={shortcut} />
          </span>
        ))}
        <details>
          <summary>{t("web-lay-list")}</summary>
          <Options options={options} />
        </details>
      </div>
    </div>
  );
}

/** What was touched is laid, for whom the second tap is too small. */
function LayHere() {
  const option = tapped();
  if (!option) return null;
  return (
    <button type="button" class="primary small lay-here" disabled={!live.value} onClick={() => take(option)}>
      {t("web-lay-here", { sign: placeSign(option) })}
    </button>
  );
}
