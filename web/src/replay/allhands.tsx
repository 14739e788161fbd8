// All hands of a finished game side by side.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DeckersView } from "../deckers/view";
import type { NetrunnerView } from "../netrunner/view";
import { seatName } from "../pages/lists";
import type { Replayed } from "../service/wire";
import { t, word } from "../texts/texts";
import { fetched, game } from "./replaying";

export function Hands({ now }: { now: Replayed }) {
  const open = useSignal(false);
  const views = useSignal<readonly Replayed[]>([]);
  useEffect(() => {
    if (!open.value) return;
    void Promise.all(now.seats.map((seat) => fetched({ at: now.at, seat }))).then(
      (found) => (views.value = found),
      () => (views.value = []),
    );
  }, [open.value, now.at]);
  return (
    <details class="hands" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("web-replay-hands")}</summary>
      <dl>
        {views.value.map((view) => (
          <div key={view.seat}>
            <dt>{seatName(game.value, view.seat ?? "")}</dt>
            <dd>{cards(view).join(" · ") || "–"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What a seat holds, as it sees it itself. */
function cards({ seat, view }: Replayed): readonly string[] {
  if (game.value === "deckers") {
    const own = (view as DeckersView).deckers.find((decker) => decker.id === seat);
    return (own?.hand ?? []).map((id) => word(`command-${id}`));
  }
  const side = seat === "corp" ? "corp" : "runner";
  return (view as NetrunnerView)[side].hand.map((card) => word(`card-${card.id}`));
}
