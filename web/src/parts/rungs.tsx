// The computer's players as characters: one head, with more eyes and more crown on every rung.

import type { GameListed, RungListed } from "../service/wire";
import { preference } from "../table/settings";
import { say, t } from "../texts/texts";

const FIRST = "daemon";

/** Whom one should play next, by game: after a victory the next stronger one. */
const suggested = preference<Readonly<Record<string, string>>>("rungs", {});

/** The rung to begin with. */
export function usualRung(game: GameListed): string {
  const wish = new URLSearchParams(location.search).get("rung") ?? suggested.signal.peek()[game.name] ?? FIRST;
  return game.rungs.find(({ name }) => name === wish)?.name ?? "";
}

/** A game against the computer is over: who has won goes on to the next, who has lost tries again. */
export function noteResult(game: GameListed, rung: string, won: boolean): void {
  const place = game.rungs.findIndex(({ name }) => name === rung);
  const next = game.rungs[won ? Math.min(place + 1, game.rungs.length - 1) : place];
  if (place >= 0 && next) suggested.prefer({ ...suggested.signal.peek(), [game.name]: next.name });
}

interface Choosing {
  readonly game: GameListed;
  /** The seat that it is to play; empty where all seats are played alike. */
  readonly seat: string;
  readonly chosen: string;
  readonly choose: (rung: string) => void;
}

export function Rungs({ game, seat, chosen, choose }: Choosing) {
  return (
    <fieldset class="rungs">
      <legend class="unseen">{t("web-rung")}</legend>
      {game.rungs.map((rung, place) => (
        <label key={rung.name} class="rung" style={{ "--h": HUES[place] }}>
          <input
            type="radio"
            name="rung"
            class={`rung-${rung.name}`}
            checked={chosen === rung.name}
            aria-label={say(rung.message)}
            onChange={() => choose(rung.name)}
          />
          <RungFace level={place} />
          <span>
            <b>{say(rung.message)}</b>
            <span
              class="level"
              role="img"
              aria-label={t("web-rung-level", { number: place + 1, of: game.rungs.length })}
            >
              {game.rungs.map(({ name }, bar) => (
                <i key={name} class={bar <= place ? "on" : ""} />
              ))}
            </span>
            <em>{about(rung, seat)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same in little room: the faces in a row, and who is chosen below them. */
export function RungRow({ game, seat, chosen, choose }: Choosing) {
  const rung = game.rungs.find(({ name }) => name === chosen);
  return (
    <div class="partners">
      <Rungs game={game} seat={seat} chosen={chosen} choose={choose} />
      {rung && (
        <p aria-live="polite">
          <b>{say(rung.message)}</b> {about(rung, seat)}
        </p>
      )}
    </div>
  );
}

const about = (rung: RungListed, seat: string): string => {
  const told = rung.about[seat] ?? rung.about[""];
  return told ? say(told) : "";
};

const HUES = ["#7fb2c9", "#6fc39a", "#e0b25a", "#d98a6a", "#b692f0"] as const;
const SKULLS = [
  "M32 52H88V104H32Z",
  "M30 46 44 34H76L90 46V104L78 114H42L30 104Z",
  "M28 50 60 28 92 50V98L74 116H46L28 98Z",
  "M24 54 42 28H78L96 54 88 108 60 120 32 108Z",
  "M20 62 34 30 60 20 86 30 100 62 82 114 60 124 38 114Z",
] as const;
const CROWNS = [
  "M60 52V34M54 34H66",
  "M44 34V20M76 34V20",
  "M60 28V10M44 38 34 22M76 38 86 22",
  "M42 28 34 8M60 26V4M78 28 86 8",
  "M34 30 22 10M47 24 42 2M60 20V-4M73 24 78 2M86 30 98 10",
] as const;
/** Where the eyes are, and how large. */
const EYES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[60, 74, 12]],
  [
    [46, 74, 9],
    [74, 74, 9],
  ],
  [
    [45, 74, 9],
    [75, 74, 9],
  ],
  [
    [43, 74, 9],
    [77, 74, 9],
    [60, 54, 6],
  ],
  [
    [41, 74, 8],
    [79, 74, 8],
    [60, 54, 8],
    [50, 60, 5],
    [70, 60, 5],
  ],
];

export function RungFace({ level }: { level: number }) {
  const skull = SKULLS[level] ?? SKULLS[0];
  const mouth = 8 + level * 2;
  return (
    <svg class="bot" viewBox="0 -8 120 148" aria-hidden="true" style={{ "--h": HUES[level] }}>
      <circle cx="60" cy="72" r={39 + level * 5} />
      <path class="crown" d={CROWNS[level]} />
      <path class="neck" d="M40 108H80L96 140H24Z" />
      <path class="skull" d={skull} />
      <path
        class="shadow"
        d={skull}
        style={{ clipPath: "polygon(60px -10px, 130px -10px, 130px 150px, 60px 150px)" }}
      />
      {EYES[level]?.map(([x, y, size]) => (
        <g key={x}>
          <circle class="eye" cx={x} cy={y} r={size} />
          <circle class="light" cx={x} cy={y} r={size / 2} />
        </g>
      ))}
      <path class="mouth" d={`M${60 - mouth} 98H${60 + mouth}${level > 1 ? "M52 94V102M60 94V102M68 94V102" : ""}`} />
    </svg>
  );
}
