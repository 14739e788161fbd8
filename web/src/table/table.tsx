// The page of a seat.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawn, isHere } from "../game";
import { Coach } from "../lessons/coach";
import { lesson } from "../lessons/teaching";
import { lazyPart } from "../parts/lazily";
import { skipByClick } from "../reel/showing";
import { knows, say, t } from "../texts/texts";
import { Curtain, isCurtained } from "./curtain";
import { learn } from "./facts";
import { guardClicks } from "./guarding";
import { Help } from "./help";
import { listenToKeys } from "./keys";
import { Laid } from "./lay";
import { Banner, Panel, ThingMenu } from "./panel";
import { Company, OverTable } from "./people";
import { backRefused, byItself, link, refusal, seen, sit } from "./seat";
import { announceTurns } from "./turn";
import { Zoom } from "./zoom";
import { forgetGone } from "./zooming";

const End = lazyPart(async () => (await import("../end/end")).End);

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

export function TablePage() {
  if (link.value === "unknown") return <NoTable reason={t("web-no-table")} />;
  if (link.value === "stopped") return <NoTable reason={refusal.value ? say(refusal.value) : t("web-stopped")} />;
  if (!knowsItsWords()) return <main class="board empty" />;
  if (isCurtained()) return <Curtain />;
  return (
    <div class={`table ${seen.value?.game ?? ""}`} onClickCapture={skipByClick}>
      <Laid panel={<Panel />} people={<Company />} coach={<Coach />} mark={null} />
      <OverTable />
      <Banner />
      <Toast />
      <ThingMenu />
      <Zoom />
      <Help />
      {seen.value?.ending && <End now={seen.value} ending={seen.value.ending} />}
    </div>
  );
}

/** Whether the game that is played here and its texts are there, and those of a lesson. */
export function knowsItsWords(): boolean {
  return (!seen.value || (knows(seen.value.game) && isHere(seen.value.game))) && (!lesson.value || knows("learn"));
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
      <div class="others">
        <a class="primary" href="/">
          {t("web-to-start")}
        </a>
        <a class="plain" href="/games">
          {t("web-my-games")}
        </a>
      </div>
    </main>
  );
}
