// Which step of the turn it is, over the question; what happens in a run lies on the stage.

import { question } from "../table/seat";
import { has, t, word } from "../texts/texts";
import { view } from "./places";
import { rest } from "./windows";

export function Moment() {
  const table = view.value;
  if (!table) return null;
  const idle = !table.run && question.value?.prompt[0] === "ask-window";
  const step = !question.value && has(`step-${table.step}`) ? word(`step-${table.step}`) : "";
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
