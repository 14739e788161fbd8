// Which step of the turn it is, over the question; what happens in a run lies on the stage.

import { question } from "../table/seat";
import { has, t, word } from "../texts/texts";
import { view } from "./places";
import { rest } from "./windows";

/** The shortcut that passes until the own turn; where it is offered, it is enough. */
const WAITING = "pass-until-turn";

export function Moment() {
  const table = view.value;
  if (!table) return null;
  const asked = question.value;
  const waits = asked?.shortcuts.some(({ notation }) => notation.includes(WAITING)) ?? false;
  const idle = !table.run && asked?.prompt[0] === "ask-window" && !waits;
  const step = !asked && has(`step-${table.step}`) ? word(`step-${table.step}`) : "";
  if (!idle && !step) return null;
  return (
    <div class="moment">
      <span>{step}</span>
      {idle && (
        <button type="button" class="plain small rest" title={t("web-rest-hint")} onClick={() => rest(table.turns)}>
          {t("web-rest")}
        </button>
      )}
    </div>
  );
}
