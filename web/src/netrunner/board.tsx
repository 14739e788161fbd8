// The table of Netrunner, from one seat: the other player, his side, the stage, the own side, the hand, the question.

import type { Parts } from "../game";
import { HelpButton } from "../table/help";
import { Preview } from "../table/zoom";
import { LanguageSwitch } from "../texts/language";
import { t, word } from "../texts/texts";
import { Drawer, LogButton } from "./drawer";
import { Hand } from "./hand";
import { isOpening, Versus } from "./opening";
import { Spread } from "./piles";
import { seat, view } from "./places";
import { Hud, Plaque, RunnersPiles } from "./players";
import { Rig } from "./rig";
import { Servers } from "./servers";
import { InPlay, isStaged, Stage } from "./stage";
import { Strip } from "./strip";
import type { NetrunnerView } from "./view";
import { World } from "./world";

export function Table({ panel, people, coach, mark }: Parts) {
  const table = view.value;
  const mine = seat.value;
  const opening = table !== null && isOpening.value;
  return (
    <div class={`hall seat-${mine} ${table && isStaged(table) ? "staged" : "idle"} ${opening ? "opening" : ""}`}>
      <World />
      {table && (
        <Hud view={table} side={mine === "corp" ? "runner" : "corp"}>
          <div class="tools">
            <span class="status">
              {mark && <span class="mark">{mark}</span>}
              <Status />
            </span>
            {people}
            <LogButton />
            <span class="comfort">
              {!mark && <HelpButton />}
              <LanguageSwitch />
            </span>
          </div>
        </Hud>
      )}
      <Board />
      {table && <Plaque view={table} side={mine} />}
      {table && <Hand view={table} side={mine} />}
      {opening && <Versus view={table} side={mine} />}
      <div class="dock">
        <div class="docked">
          {panel}
          <Preview />
        </div>
      </div>
      <Strip />
      {coach}
      <Drawer />
      {table && <Spread view={table} />}
    </div>
  );
}

/** The two sides, and between them the stage. */
export function Board() {
  const table = view.value;
  return (
    <main class={`board seat-${seat.value}`} data-part="board" tabIndex={-1}>
      {table && <Sides table={table} />}
    </main>
  );
}

function Sides({ table }: { table: NetrunnerView }) {
  const rig = <Rig key="rig" cards={table.rig} />;
  const servers = <Servers key="servers" view={table} />;
  const corp = seat.value === "corp";
  return (
    <>
      <div class="far">
        {corp ? rig : servers}
        {corp && <InPlay cards={table.in_play} />}
      </div>
      {isStaged(table) && <Stage view={table} />}
      <div class="near">
        {!corp && <RunnersPiles view={table} />}
        {corp ? servers : rig}
        {!corp && <InPlay cards={table.in_play} />}
      </div>
    </>
  );
}

export function Status() {
  const table = view.value;
  if (!table) return null;
  return (
    <>
      <span>
        {table.turns > 0
          ? t("web-turn", { number: table.turns, side: word(`side-${table.turn}`) })
          : word(`side-${table.turn}`)}
      </span>
      {table.run && table.run.credits > 0 && <span>{t("web-run-credits", { number: table.run.credits })}</span>}
    </>
  );
}
