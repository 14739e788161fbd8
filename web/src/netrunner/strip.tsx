// What the other side did in its last turn: a strip of deeds, each of which can be looked at, and all played again.

import type { Shot } from "../reel/shots";
import type { Message } from "../service/wire";
import { reel } from "../table/seat";
import { say, t } from "../texts/texts";
import { factsOf } from "./facts";
import { Portrait } from "./sheet";
import { Sign, type SignName } from "./signs";

const MOST = 7;

export function Strip() {
  const film = reel.value;
  const turn = film.lastTurn.value;
  if (!turn) return null;
  const deeds = film.shots.value
    .slice(turn.from, Math.min(turn.to, film.playhead.value + 1))
    .map((shot, place) => ({ shot, place: turn.from + place }))
    .filter(({ shot }) => isDeed(shot))
    .slice(-MOST);
  return (
    <nav class="strip" aria-label={t("web-reel-again")}>
      <button
        type="button"
        class="again-strip"
        title={t("web-reel-again")}
        aria-label={t("web-reel-again")}
        onClick={() => film.again()}
      >
        <Sign name="again" />
      </button>
      {deeds.map(({ shot, place }) => (
        <Deed key={place} line={shot.line ?? ["", []]} act={() => film.wind(place)} />
      ))}
    </nav>
  );
}

const SILENT = /^event-(turn-began|turn-ended|paid|spent|lost-click|approached|encountered|passed|run-ended|shuffled)/;

function isDeed({ line }: Shot): boolean {
  return line !== null && !SILENT.test(line[0]);
}

const SIGNS: readonly (readonly [RegExp, SignName])[] = [
  [/run/, "run"],
  [/drew/, "draw"],
  [/credit/, "credit"],
  [/trace/, "trace"],
  [/tag/, "tag"],
  [/damage|flatline/, "damage"],
  [/trash|discard/, "trash"],
  [/purge/, "purge"],
  [/score|stolen/, "agenda"],
];

function Deed({ line, act }: { line: Message; act: () => void }) {
  const text = say(line);
  const card = cardIn(line);
  const sign = SIGNS.find(([found]) => found.test(line[0]))?.[1] ?? "operation";
  return (
    <button type="button" class="deed" title={text} aria-label={text} onClick={act}>
      {card ? <Portrait id={card} /> : <Sign name={sign} />}
    </button>
  );
}

/** The first card that a line names. */
function cardIn([, args]: Message): string | null {
  for (const [, arg] of args) {
    if (typeof arg !== "object") continue;
    const id = arg[0].replace(/^card-/, "");
    const found = arg[0].startsWith("card-") && factsOf(id) ? id : cardIn(arg);
    if (found) return found;
  }
  return null;
}
