// The curve of a reviewed game: how the chances stood, as each side knew it and with everything open, and the moments on it.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isTogether, seatName } from "../service/games";
import type { ReviewPoint, ReviewShown } from "../service/wire";
import { t } from "../texts/texts";
import { spread } from "./spread";

const WIDE = 1000;
const HIGH = 200;

interface Drawn {
  readonly shown: ReviewShown;
  readonly moments: readonly ReviewPoint[];
  readonly now: ReviewPoint | undefined;
  readonly choose: (moment: ReviewPoint) => void;
}

export function Curve({ shown, moments, now, choose }: Drawn) {
  const { points, seats, game } = shown;
  const across = ({ at }: ReviewPoint) => at / Math.max(1, shown.of);
  const up = upwards(shown);
  const line = (some: readonly ReviewPoint[], chance: (point: ReviewPoint) => number) =>
    some.map((point) => `${(across(point) * WIDE).toFixed(1)} ${((1 - chance(point)) * HIGH).toFixed(1)}`).join("L");
  const open = line(points, ({ open }) => open[0] ?? 0);
  const sides = isOpposed(shown) ? seats : seats.slice(0, 1);
  return (
    <figure class="win-curve">
      <div class="plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {points.length > 1 && (
            <path class="field" d={`M${open}V${HIGH}H${across(points[0] as ReviewPoint) * WIDE}Z`} />
          )}
          <path class="middle" d={`M0 ${HIGH / 2}H${WIDE}`} />
          {points.length > 1 && <path class="open" d={`M${open}`} />}
          {sides.map((seat, place) => {
            const own = isOpposed(shown) ? points.filter((point) => point.seat === seat) : points;
            return own.length > 1 && <path key={seat} class={`known known-${place}`} d={`M${line(own, up)}`} />;
          })}
        </svg>
        {moments.map((moment) => (
          <i
            key={moment.at}
            class={`spot ${moment === now ? "now" : ""}`}
            style={{ left: `${across(moment) * 100}%`, top: `${(1 - up(moment)) * 100}%` }}
          />
        ))}
      </div>
      <Moments {...{ shown, moments, now, choose }} across={across} />
      <figcaption>
        {sides.map((seat, place) => (
          <span key={seat}>
            <svg viewBox="0 0 22 8" aria-hidden="true">
              <path class={`known known-${place}`} d="M0 4H22" />
            </svg>
            {isOpposed(shown) ? t("web-review-known", { seat: seatName(game, seat) }) : t("web-review-known-all")}
          </span>
        ))}
        <span>
          <svg viewBox="0 0 22 8" aria-hidden="true">
            <path class="open" d="M0 4H22" />
          </svg>
          {t("web-review-open")}
        </span>
      </figcaption>
    </figure>
  );
}

/** How wide the button of a moment is, in pixels: a finger's breadth. */
const BUTTON = 46;

/** The moments below the curve, each under its place on it as far as there is room, with what was lost by it. */
function Moments({ shown, moments, now, choose, across }: Drawn & { across: (point: ReviewPoint) => number }) {
  const strip = useRef<HTMLOListElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => (width.value = entry?.contentRect.width ?? 0));
    if (strip.current) watch.observe(strip.current);
    return () => watch.disconnect();
  }, []);
  const wished = moments.map((moment) => across(moment) * width.value);
  const places = spread(wished, BUTTON, width.value);
  const rows = Math.max(0, ...places.map(({ row }) => row)) + 1;
  return (
    <ol class="moments" ref={strip} aria-label={t("web-moments")} style={{ "--rows": moments.length ? rows : 0 }}>
      {moments.map((moment, place) => (
        <li key={moment.at} style={{ left: `${places[place]?.at}px`, "--row": places[place]?.row ?? 0 }}>
          <button
            type="button"
            class={isBlunder(moment) ? "plain blunder" : "plain"}
            aria-label={momentName(shown.game, moment)}
            title={momentName(shown.game, moment)}
            aria-current={moment === now ? "true" : undefined}
            onClick={() => choose(moment)}
          >
            <b>{isBlunder(moment) ? "??" : "?"}</b>
            <small>−{Math.round(100 * (moment.chance - moment.known))}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Whether what one side has the other lacks. */
export function isOpposed({ points }: ReviewShown): boolean {
  const first = points[0];
  return (
    first !== undefined && first.open.length === 2 && Math.abs((first.open[0] ?? 0) + (first.open[1] ?? 0) - 1) < 0.01
  );
}

/** The chance of the first side, as whoever decided saw it. */
function upwards(shown: ReviewShown): (point: ReviewPoint) => number {
  return ({ seat, known }) => (isOpposed(shown) && seat !== shown.seats[0] ? 1 - known : known);
}

const GRAVE = 0.25;
export const isBlunder = ({ chance, known }: ReviewPoint) => chance - known >= GRAVE;

export function momentName(game: string, { turn, seat, known, chance }: ReviewPoint): string {
  const told = {
    turn,
    seat: seatName(game, seat),
    before: Math.round(100 * chance),
    after: Math.round(100 * known),
  };
  return isTogether(game) ? t("web-review-moment-cycle", told) : t("web-review-moment", told);
}
