// The page of a seat.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawn, isHere } from "../game";
import { Coach } from "../lessons/coach";
import { lesson } from "../lessons/teaching";
import { lazyPart } from "../parts/lazily";
import { dressed } from "../parts/styled";
import { WaysOut } from "../parts/waysout";
import { puzzle } from "../puzzles/solving";
import { beat } from "../reel/pace";
import { skipByClick } from "../reel/showing";
import after from "../style/after.css?url";
import { knows, say, t } from "../texts/texts";
import { AheadDialog } from "./ahead";
import { Curtain, isCurtained } from "./curtain";
import { learn } from "./facts";
import { guardClicks } from "./guarding";
import { Help } from "./help";
import { HintDialog } from "./hint";
import { listenToKeys } from "./keys";
import { Laid } from "./lay";
import { Banner, Panel, ThingMenu } from "./panel";
import { Company, OverTable } from "./people";
import { backRefused, byItself, link, refusal, seen, sit } from "./seat";
import { announceTurns } from "./turn";
import { Zoom } from "./zoom";
import { forgetGone } from "./zooming";

const Riddle = lazyPart(async () => (await import("../puzzles/riddle")).Riddle);
const End = lazyPart(dressed(async () => (await import("../end/end")).End, after));

export function startTable(token: string): void {
  let game = "";
  effect(() => {
    if (!seen.value || seen.value.game === game) return;
    game = seen.value.game;
    void learn(game);
  });
  announceTurns();
  effect(() => {
    if (seen.value) requestAnimationFrame(forgetGone);
  });
  byItself.value = (now) => drawn().unasked(now);
  listenToKeys();
  guardClicks();
  sit(token);
}

/** Look at a table where one has no seat. */
export function watchTable(id: string): void {
  startTable(`watch/${id}${location.search}`);
}

/** Whether a game has been seen going on here. */
let witnessed = false;
effect(() => {
  witnessed ||= seen.value !== null && !seen.value.ending;
});

export function TablePage() {
  if (link.value === "unknown") return <NoTable reason={t("web-no-table")} />;
  if (link.value === "stopped") return <NoTable reason={refusal.value ? say(refusal.value) : t("web-stopped")} />;
  if (!knowsItsWords()) return <main class="board empty" />;
  if (isCurtained()) return <Curtain />;
  return (
    <div class={`table ${seen.value?.game ?? ""}`} onClickCapture={skipByClick}>
      <Laid panel={<Panel />} people={<Company />} coach={puzzle.value ? <Riddle /> : <Coach />} mark={null} />
      <OverTable />
      <Banner />
      <Toast />
      <ThingMenu />
      <Zoom />
      <Help />
      <HintDialog />
      <AheadDialog />
      {seen.value?.ending && <End now={seen.value} ending={seen.value.ending} wait={witnessed ? 3 * beat() : 0} />}
    </div>
  );
}

/** Whether the game that is played here and its texts are there, and those of a lesson. */
export function knowsItsWords(): boolean {
  return (
    (!seen.value || (knows(seen.value.game) && isHere(seen.value.game))) &&
    (!lesson.value || knows("learn")) &&
    (!puzzle.value || knows("puzzles"))
  );
}

function Toast() {
  const reason = refusal.value;
  const denied = backRefused.value;
  useEffect(() => {
    if (!reason && !denied) return;
    const forget = () => {
      refusal.value = null;
      backRefused.value = false;
    };
    const timer = setTimeout(forget, 6000);
    return () => clearTimeout(timer);
  }, [reason, denied]);
  return (
    <div class="toast" role="alert">
      {reason && <p>{say(reason)}</p>}
      {denied && <p class="back-refused">{t("web-back-refused")}</p>}
    </div>
  );
}

/** There is nothing to play behind this link; one's other games may be. */
function NoTable({ reason }: { reason: string }) {
  return (
    <main class="start">
      <h1>{t("web-title")}</h1>
      <p>{reason}</p>
      <WaysOut />
    </main>
  );
}
