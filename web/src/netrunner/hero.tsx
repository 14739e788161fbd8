// Netrunner on the first page: a run that plays itself.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sign } from "../parts/signs";
import { knows, t, word } from "../texts/texts";
import { Pictured, useFacts } from "./faces";
import { factsOf, iceKind } from "./facts";
import { textOf } from "./sheet";
import { Doing, Sign as GameSign } from "./signs";

interface Step {
  /** Before which ice the Runner stands; after the last the server. */
  readonly at: number;
  /** How many subroutines of each ice are broken. */
  readonly broken: readonly number[];
  readonly rezzed: boolean;
  readonly won: boolean;
  readonly told: () => string;
}

const ICE = ["enigma", "ichi-1-0", "neural-katana"] as const;
const PRIZE = "nisei-mk-ii";
const STEP = 1700;

const begun = () => t("web-show-begins");
const first = () => t("web-show-first", { ice: word("card-enigma") });
const second = () => t("web-show-second", { ice: word("card-ichi-1-0") });
const last = () => t("web-show-rez");

const step = (at: number, broken: readonly number[], told: () => string, rezzed = false, won = false): Step => ({
  at,
  broken,
  rezzed,
  won,
  told,
});

/** A run past three pieces of ice: the last is rezzed only when the Runner stands before it. */
const STEPS: readonly Step[] = [
  step(0, [], begun),
  step(1, [0], first),
  step(1, [1], first),
  step(1, [2], first),
  step(2, [2], second),
  step(2, [2, 1], second),
  step(2, [2, 2], second),
  step(2, [2, 3], second),
  step(3, [2, 3], last),
  step(3, [2, 3, 0], last, true),
  step(3, [2, 3, 1], last, true),
  step(4, [2, 3, 1], () => t("web-show-access", { card: word(`card-${PRIZE}`) }), true),
  step(4, [2, 3, 1], () => t("web-show-stolen"), true, true),
];
/** Where one sees at a glance what this is about. */
const TELLING = 6;

export function Hero({ still }: { still: boolean }) {
  useFacts();
  const place = useSignal(TELLING);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => {
      if (!document.hidden) place.value = (place.value + 1) % STEPS.length;
    }, STEP);
    return () => clearInterval(timer);
  }, [still]);
  const now = STEPS[place.value] ?? STEPS[0];
  return (
    <>
      <Hall />
      {now && knows("netrunner") && factsOf(PRIZE) && <Run now={now} />}
    </>
  );
}

function Run({ now }: { now: Step }) {
  return (
    <div aria-hidden="true">
      <div class={`show ${now.rezzed ? "rez" : ""} ${now.won ? "won" : ""}`} data-at={now.at}>
        <ol>
          {ICE.map((id, place) => (
            <li
              key={id}
              class={`gate ${place === ICE.length - 1 ? "last" : ""} ${now.at === place + 1 ? "met" : ""} ${
                now.at > place + 1 ? "done" : ""
              }`}
            >
              <Ice id={id} broken={now.broken[place] ?? 0} />
              {place === ICE.length - 1 && (
                <span class="unrezzed">
                  <Sign of="corp" />
                </span>
              )}
            </li>
          ))}
          <li class="vault">
            <span class="prize">
              <Pictured id={PRIZE} />
              <b>{word(`card-${PRIZE}`)}</b>
            </span>
            <span class="gain">+2 ★</span>
          </li>
        </ol>
        <span class="me">
          <Pictured id="kate-mac-mccaffrey" />
        </span>
      </div>
      <p class="told">{now.told()}</p>
    </div>
  );
}

function Ice({ id, broken }: { id: string; broken: number }) {
  const facts = factsOf(id);
  if (!facts) return null;
  const kind = iceKind(facts);
  const [, ...subroutines] = textOf(id);
  return (
    <div class={`wall ${kind}`}>
      <span class="slab">
        <Pictured id={id} lying />
      </span>
      <span class="power">
        <GameSign name={kind} />
        <b>{facts.strength}</b>
      </span>
      <span class="called">
        {word(`card-${id}`)}
        <small>{word(`subtype-${kind}`)}</small>
      </span>
      <ol class="rows">
        {subroutines.map((does, place) => (
          <li key={place} class={place < broken ? "broken" : ""}>
            <Doing text={does} />
            <span>{does}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const RAYS = Array.from({ length: 19 }, (_, place) => `M860 -300 ${(place - 9) * 190 + 860} 500`);
const FLOORS = [190, 250, 330, 430];
const WIRES = Array.from({ length: 22 }, (_, place) => {
  const x = place * 62;
  const y = 560 + ((place * 71) % 150);
  return { x: x + (place % 2 ? 22 : -22), y: y - 34, path: `M${x} 800V${y + 30}l${place % 2 ? 22 : -22}-22V${y - 30}` };
});

/** The Corp's hall above, the Runner's wires below. */
function Hall() {
  return (
    <svg class="back-hall" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="hall-ground" x2="0" y2="1">
          <stop stop-color="#203a66" />
          <stop offset=".62" stop-color="#0c1424" />
          <stop offset=".63" stop-color="#1a0f0e" />
          <stop offset="1" stop-color="#43241a" />
        </linearGradient>
        <radialGradient id="hall-light">
          <stop stop-color="#6ea8ff" stop-opacity=".42" />
          <stop offset="1" stop-color="#6ea8ff" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1280" height="800" fill="url(#hall-ground)" />
      <ellipse cx="860" cy="250" rx="620" ry="300" fill="url(#hall-light)" />
      {RAYS.map((path) => (
        <path key={path} d={path} stroke="#7fa8e6" stroke-opacity=".15" stroke-width="2" />
      ))}
      {FLOORS.map((y) => (
        <path key={y} d={`M0 ${y}H1280`} stroke="#7fa8e6" stroke-opacity=".12" />
      ))}
      {WIRES.map(({ x, y, path }) => (
        <g key={path} fill="none" stroke="#e0854c">
          <path d={path} stroke-opacity=".2" stroke-width="3" />
          <circle cx={x} cy={y} r="5" stroke-opacity=".35" stroke-width="2.5" />
        </g>
      ))}
      <path d="M0 503H1280" stroke="#ffd9b0" stroke-opacity=".55" stroke-width="2" />
    </svg>
  );
}
