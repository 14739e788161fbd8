// Deciding ahead, where there are days for a decision: what one would be asked if the others only pass, and what one leaves to be answered then.

import { signal } from "@preact/signals";
import { Modal } from "../parts/modal";
import type { Message, Offer, Question, ShortcutSeen } from "../service/wire";
import { say, t } from "../texts/texts";
import { expected, refusal, type Seen, seen, send } from "./seat";
import { Told } from "./told";

interface Step {
  readonly notation: string;
  readonly message: Message;
}

/** What one means to answer, step by step; null while nobody thinks about it. */
const steps = signal<readonly Step[] | null>(null);
/** The prompt that it answers again, where nothing could be foreseen. */
const again = signal("");

export function mayPlan(now: Seen | null): boolean {
  if (!now || now.ending || !now.begun || now.clock?.terms.kind !== "decision" || !now.deciding) return false;
  return now.held.length > 0 && !now.held.includes(now.deciding);
}

function ask(found: readonly Step[]): void {
  expected.value = null;
  refusal.value = null;
  steps.value = found;
  send({ type: "expect", steps: found.map(({ notation }) => notation) });
}

function close(): void {
  steps.value = null;
  again.value = "";
}

export function AheadButton() {
  if (!mayPlan(seen.value)) return null;
  return (
    <button type="button" class="plain small decide-ahead" onClick={() => ask([])}>
      {t("web-plan-open")}
    </button>
  );
}

export function AheadDialog() {
  const chosen = steps.value;
  const open = chosen !== null && mayPlan(seen.value);
  return (
    <Modal name="ahead" label={t("web-plan-open")} open={open} close={close}>
      <h2>{t("web-plan-open")}</h2>
      {chosen && <Chosen chosen={chosen} />}
      {chosen && !again.value && <Questions chosen={chosen} />}
    </Modal>
  );
}

function Chosen({ chosen }: { chosen: readonly Step[] }) {
  if (chosen.length === 0) return null;
  const leave = () => {
    send({ type: "plan", steps: chosen.map(({ notation }) => notation), asked: again.value });
    close();
  };
  return (
    <div class="ahead-so-far">
      <p>{t("web-plan-so-far", { steps: chosen.map(({ message }) => say(message)).join(" → ") })}</p>
      <button type="button" class="primary leave-plan" onClick={leave}>
        {t("web-plan-leave")}
      </button>
    </div>
  );
}

function Questions({ chosen }: { chosen: readonly Step[] }) {
  const found = expected.value;
  if (refusal.value) return <p role="alert">{say(refusal.value)}</p>;
  if (found?.steps.length !== chosen.length) return <p role="status">…</p>;
  if (found.questions.length === 0) {
    return <p class="hint">{chosen.length > 0 ? t("web-plan-unknown") : t("web-plan-nothing")}</p>;
  }
  const foreseen = found.foreseen ? t("web-plan-when") : t("web-plan-again");
  const words = chosen.length > 0 ? t("web-plan-then") : foreseen;
  const choose = (question: Question, step: Step) => {
    if (found.foreseen) return ask([...chosen, step]);
    again.value = question.prompt[0];
    steps.value = [step];
  };
  return (
    <>
      <p class="hint">{words}</p>
      {found.questions.map((question) => (
        <section key={question.prompt[0]}>
          <h3>
            <Told message={question.prompt} />
          </h3>
          <ul class="ahead-answers">
            {[...question.options, ...question.shortcuts].map((answer) => (
              <li key={answer.notation}>
                <Answer answer={answer} choose={(step) => choose(question, step)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Answer({ answer, choose }: { answer: Offer | ShortcutSeen; choose: (step: Step) => void }) {
  return (
    <button type="button" class="plain small" data-step={answer.notation} onClick={() => choose(answer)}>
      {say(answer.message)}
    </button>
  );
}

/** What one has left, or that it was dropped; for oneself alone. */
export function PlanNotice({ now }: { now: Seen }) {
  if (!now.plan || now.ending) return null;
  const { dropped } = now.plan;
  const left = say(now.plan.message);
  return (
    <p class={`notice plan-left ${dropped ? "dropped" : ""}`} role="status">
      {dropped ? t("web-plan-dropped", { steps: left }) : t("web-plan-waits", { steps: left })}{" "}
      <button type="button" class="plain small drop-plan" onClick={() => send({ type: "halt" })}>
        {dropped ? t("web-plan-read") : t("web-plan-drop")}
      </button>
    </p>
  );
}
