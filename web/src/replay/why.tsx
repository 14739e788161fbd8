// Why somebody decided so: what the computer thinks of a decision, with what its seat knew then.

import { signal } from "@preact/signals";
import { Modal } from "../parts/modal";
import { explainedAt, Refusal } from "../service/api";
import { seatName } from "../service/games";
import type { Explained, Message, Replayed } from "../service/wire";
import { PlanWords } from "../table/hint";
import { say, t, word } from "../texts/texts";
import { game } from "./replaying";

const told = signal<Explained | "thinking" | Message | null>(null);

/** About the decision that is to come, since that is what stands below it. */
export function WhyButton({ now }: { now: Replayed }) {
  if (now.at >= now.of) return null;
  const ask = () => {
    told.value = "thinking";
    explainedAt(now.table, now.at).then(
      (found) => (told.value = found),
      (error) => (told.value = error instanceof Refusal && error.reason ? error.reason : ["web-replay-failed", []]),
    );
  };
  return (
    <button type="button" class="plain small explain" onClick={ask}>
      <span aria-hidden="true">✦</span> {t("web-explain")}
    </button>
  );
}

export function WhyDialog() {
  const found = told.value;
  return (
    <Modal name="hint" label={t("web-explain")} open={found !== null} close={() => (told.value = null)}>
      <h2>{t("web-explain")}</h2>
      {found === "thinking" && <p role="status">{t("web-hint-thinking")}</p>}
      {found !== null && found !== "thinking" && isMessage(found) && <p role="status">{say(found)}</p>}
      {found !== null && found !== "thinking" && !isMessage(found) && <Thoughts of={found} />}
    </Modal>
  );
}

const isMessage = (found: Explained | Message): found is Message => Array.isArray(found);

function Thoughts({ of: { seat, rung, taken, plans } }: { of: Explained }) {
  return (
    <>
      <p>{t("web-explain-who", { seat: seatName(game.value, seat), rung: word(`rung-${rung}`) })}</p>
      <ol class="plans">
        {plans.map((plan) => (
          <li key={`${plan.notation} ${plan.after.length}`} class={plan.notation === taken ? "taken" : ""}>
            <div class="plan">
              <PlanWords plan={plan} />
            </div>
          </li>
        ))}
      </ol>
      {plans.every(({ notation }) => notation !== taken) && <p class="hint">{t("web-explain-other")}</p>}
    </>
  );
}
