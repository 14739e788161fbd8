// What the computer would do with what one's own seat knows: its best plans, with their chances in words.

import { signal } from "@preact/signals";
import { Modal } from "../parts/modal";
import type { PlanSeen } from "../service/wire";
import { say, t } from "../texts/texts";
import { take } from "./options";
import { advice, live, question, refusal, seen, send } from "./seat";
import { Told } from "./told";

/** The question that one has asked about. */
const asked = signal<number | null>(null);

export function mayAsk(): boolean {
  return live.value && (seen.value?.hints ?? false);
}

export function askForHint(): boolean {
  const now = seen.value;
  if (!now || !mayAsk()) return false;
  asked.value = now.seq;
  if (advice.value?.seq !== now.seq) send({ type: "hint", seq: now.seq });
  return true;
}

export function HintButton() {
  const now = seen.value;
  if (!now?.hints || now.ending) return null;
  return (
    <button
      type="button"
      class="plain small hint-button"
      aria-keyshortcuts="Q"
      title={`${t("web-hint")} (Q)`}
      disabled={!mayAsk()}
      onClick={askForHint}
    >
      <span aria-hidden="true">✦</span> <span class="text">{t("web-hint")}</span>
    </button>
  );
}

export function HintDialog() {
  const close = () => {
    asked.value = null;
  };
  const open = asked.value !== null && asked.value === seen.value?.seq;
  const found = advice.value?.seq === asked.value ? advice.value : null;
  return (
    <Modal name="hint" label={t("web-hint")} open={open} close={close}>
      <h2>{t("web-hint-title")}</h2>
      {found ? (
        <ol class="plans">
          {found.plans.map((plan) => (
            <Plan key={`${plan.notation} ${plan.after.length}`} plan={plan} close={close} />
          ))}
        </ol>
      ) : (
        <p role="status">{refusal.value ? say(refusal.value) : t("web-hint-thinking")}</p>
      )}
      <p class="hint">{t("web-hint-own-knowledge")}</p>
    </Modal>
  );
}

function Plan({ plan, close }: { plan: PlanSeen; close: () => void }) {
  const option = question.value?.options.find(({ notation }) => notation === plan.notation);
  const go = () => {
    close();
    if (option) take(option);
  };
  return (
    <li>
      <button type="button" class="plain plan" disabled={!option || !live.value} onClick={go}>
        <PlanWords plan={plan} />
      </button>
    </li>
  );
}

/** What it begins with, how good it is, and what is to come after it. */
export function PlanWords({ plan }: { plan: PlanSeen }) {
  return (
    <>
      <b>
        <Told message={plan.message} />
      </b>
      {plan.verdict && <small>{say(plan.verdict)}</small>}
      {plan.chance !== null && (
        <span class="chance" aria-hidden="true">
          <i style={{ width: `${Math.round(100 * plan.chance)}%` }} />
        </span>
      )}
      {plan.after.length > 0 && (
        <span class="then">
          {plan.after.map((step, place) => (
            <span key={place}>{say(step)}</span>
          ))}
        </span>
      )}
    </>
  );
}
