// Where the game stands, in a line over the question: the stage of a run, the ice, the step of the turn.

import { question } from "../table/seat";
import { has, say, t, word } from "../texts/texts";
import { cardNamed, view } from "./places";
import { serverMessage } from "./servers";
import type { RunSeen, TraceSeen } from "./view";
import { rest } from "./windows";

export function Moment() {
  const table = view.value;
  if (!table) return null;
  const idle = !table.run && question.value?.prompt[0] === "ask-window";
  const step = !question.value && has(`step-${table.step}`) ? word(`step-${table.step}`) : "";
  if (!table.run && !table.trace && !idle && !step) return null;
  return (
    <div class="moment">
      {table.run ? <Run run={table.run} tracing={table.trace !== null} /> : <span>{step}</span>}
      {table.trace && <Trace trace={table.trace} />}
      {idle && (
        <button type="button" class="plain small rest" title={t("web-rest-hint")} onClick={() => rest(table.turns)}>
          {t("web-rest")}
        </button>
      )}
    </div>
  );
}

const STAGES = ["approach", "encounter", "server", "access"] as const;

function stageOf(run: RunSeen): (typeof STAGES)[number] {
  if (run.successful) return "access";
  if (run.ice === null) return "server";
  return run.encountered ? "encounter" : "approach";
}

function Run({ run, tracing }: { run: RunSeen; tracing: boolean }) {
  const now = stageOf(run);
  const names = {
    approach: t("web-stage-approach"),
    encounter: t("web-stage-encounter"),
    server: t("web-stage-server"),
    access: t("web-stage-access"),
  };
  return (
    <>
      <ol class="stages" aria-label={t("web-run-on", { server: say(serverMessage(run.server)) })}>
        <li class="where">{say(serverMessage(run.server))}</li>
        {STAGES.map((stage) => (
          <li key={stage} aria-current={stage === now ? "step" : undefined}>
            {names[stage]}
          </li>
        ))}
      </ol>
      {run.encountered && !tracing && <Ice run={run} />}
    </>
  );
}

function Ice({ run }: { run: RunSeen }) {
  const ice = cardNamed(run.ice);
  if (!ice?.id) return null;
  const unbroken = run.unbroken.length;
  return (
    <>
      <p class="met-ice">
        {t("web-met-ice", {
          card: word(`card-${ice.id}`),
          strength: ice.strength ?? 0,
          unbroken,
          all: ice.subroutines,
        })}
      </p>
      <ol class="fires">
        {run.subroutines.map((does, place) => (
          <li key={place} class={run.unbroken.includes(place + 1) ? "" : "broken"}>
            {say(does)}
          </li>
        ))}
      </ol>
    </>
  );
}

function Trace({ trace: { strength, link, stake } }: { trace: TraceSeen }) {
  return <p class="met-ice">{t("trace-stake", { strength, link, stake: say(stake) })}</p>;
}
