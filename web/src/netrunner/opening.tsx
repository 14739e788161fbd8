// Before the first turn: the hand that one may keep lies large on the table, and below it who plays against whom.

import { computed } from "@preact/signals";
import { word } from "../texts/texts";
import { view } from "./places";
import { Portrait, textOf } from "./sheet";
import { Rich } from "./signs";
import type { NetrunnerView, PlayerSeen, SideWord } from "./view";

/** While somebody may still exchange his hand: nobody has a turn yet, and nothing has been played. */
export const isOpening = computed(() => {
  const table = view.value;
  return table !== null && table.turns === 0 && table.step === "question" && isUntouched(table);
});

const FIRST_HAND = 5;

/** Also a game that starts in its middle has had no turns. */
function isUntouched({ corp, runner, servers, rig, run }: NetrunnerView): boolean {
  const isNew = ({ clicks, cards_in_hand, discard, score }: PlayerSeen) =>
    clicks + discard.length + score.length === 0 && cards_in_hand <= FIRST_HAND;
  const isEmpty = servers.every(({ ice, root }) => ice.length + root.length === 0);
  return isNew(corp) && isNew(runner) && isEmpty && rig.length === 0 && run === null;
}

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
