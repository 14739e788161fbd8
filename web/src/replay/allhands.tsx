// All hands of a finished game side by side.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { seatName } from "../service/games";
import type { Replayed } from "../service/wire";
import { t } from "../texts/texts";
import { game, viewAt } from "./replaying";

export function Hands({ now }: { now: Replayed }) {
  const open = useSignal(false);
  const views = useSignal<readonly unknown[]>([]);
  useEffect(() => {
    if (!open.value) return;
    void Promise.all(now.seats.map((seat) => viewAt({ at: now.at, seat }))).then(
      (found) => (views.value = found),
      () => (views.value = []),
    );
  }, [open.value, now.at]);
  return (
    <details class="hands" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("web-replay-hands")}</summary>
      <dl>
        {now.seats.slice(0, views.value.length).map((seat, place) => (
          <div key={seat}>
            <dt>{seatName(game.value, seat)}</dt>
            <dd>{pageOf(game.value).hand(views.value[place], seat).join(" · ") || "–"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
