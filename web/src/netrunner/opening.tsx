// Before the first turn: the hand that one may keep lies large on the table, and below it who plays against whom.

import { computed } from "@preact/signals";
import { word } from "../texts/texts";
import { view } from "./places";
import { Portrait, textOf } from "./sheet";
import { Rich } from "./signs";
import type { NetrunnerView, SideWord } from "./view";

/** While somebody may still exchange his hand: nobody has a turn yet. */
export const isOpening = computed(() => {
  const table = view.value;
  return (
    table !== null && table.turns === 0 && table.step === "question" && table.corp.clicks + table.runner.clicks === 0
  );
});

const OTHER: Readonly<Record<SideWord, SideWord>> = { corp: "runner", runner: "corp" };

export function Versus({ view, side }: { view: NetrunnerView; side: SideWord }) {
  return (
    <section class="versus">
      <Opponent view={view} side={side} />
      <Opponent view={view} side={OTHER[side]} />
    </section>
  );
}

function Opponent({ view, side }: { view: NetrunnerView; side: SideWord }) {
  const { id } = view[side].identity;
  if (id === null) return null;
  const [name, epithet] = word(`card-${id}`).split(": ");
  return (
    <div class={`opponent side-${side}`}>
      <Portrait id={id} />
      <div>
        <small class="sided">{word(`side-${side}`)}</small>
        <b>{name}</b>
        {epithet && <small>{epithet}</small>}
        <p>
          <Rich text={textOf(id)[0]} />
        </p>
      </div>
    </div>
  );
}
