// All hands of a finished game side by side.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { seatName } from "../service/games";
import type { Replayed } from "../service/wire";
import { t } from "../texts/texts";
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
            <dd>
              {pageOf(game.value)
                .hand(view.view, view.seat ?? "")
                .join(" · ") || "–"}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
