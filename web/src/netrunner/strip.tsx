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
  const deeds = told(film.shots.value.slice(turn.from, Math.min(turn.to, film.playhead.value + 1)), turn.from);
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
      {deeds.slice(-MOST).map((deed) => (
        <Deed key={deed.place} deed={deed} act={() => film.wind(deed.place)} />
      ))}
    </nav>
  );
}

interface Told {
  readonly line: Message;
  readonly place: number;
  /** What was told of it, and how often. */
  readonly lines: ReadonlyMap<string, number>;
}

/** The deeds in their order; what was done again at once, or came of the same card, is told with the first. */
function told(shots: readonly Shot[], from: number): readonly Told[] {
  const deeds: Told[] = [];
  shots.forEach(({ line }, place) => {
    if (line === null || SILENT.test(line[0])) return;
    const last = deeds.at(-1);
    const text = say(line);
    const goesOn = last && (last.lines.has(text) || (cardIn(line) !== null && cardIn(line) === cardIn(last.line)));
    const lines = new Map(goesOn ? last.lines : []);
    lines.set(text, (lines.get(text) ?? 0) + 1);
    if (goesOn) deeds[deeds.length - 1] = { ...last, lines };
    else deeds.push({ line, place: from + place, lines });
  });
  return deeds;
}

const SILENT = /^event-(turn-began|turn-ended|paid|spent|lost-click|approached|encountered|passed|run-ended|shuffled)/;

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

function Deed({ deed: { line, lines }, act }: { readonly deed: Told; readonly act: () => void }) {
  const text = [...lines].map(([said, times]) => (times > 1 ? `${said} ×${times}` : said)).join("\n");
  const times = Math.max(...lines.values());
  const card = cardIn(line);
  const sign = SIGNS.find(([found]) => found.test(line[0]))?.[1] ?? "operation";
  return (
    <button type="button" class="deed" title={text} aria-label={text} onClick={act}>
      {card ? <Portrait id={card} /> : <Sign name={sign} />}
      {times > 1 && <b aria-hidden="true">×{times}</b>}
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
