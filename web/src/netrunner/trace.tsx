// A trace as a duel of two bars: who reaches higher wins, and a tie is the Runner's.

import { say, t, word } from "../texts/texts";
import { Sign } from "./signs";
import type { SideWord, TraceSeen } from "./view";

export function Trace({ trace: { strength, link, stake } }: { trace: TraceSeen }) {
  return (
    <div class="trace">
      <h3>
        <Sign name="trace" /> {word("term-trace")}
      </h3>
      <Bar side="corp" reach={strength} />
      <Bar side="runner" reach={link} />
      <p>{t("trace-stake", { strength, link, stake: say(stake) })}</p>
    </div>
  );
}

const CELLS = 14;

function Bar({ side, reach }: { side: SideWord; reach: number }) {
  return (
    <div class={`bar side-${side}`}>
      <span class="label">{word(`side-${side}`)}</span>
      <span class="cells" aria-hidden="true">
        {Array.from({ length: Math.min(reach, CELLS) }, (_, place) => (
          <i key={place} />
        ))}
      </span>
      <b>{reach}</b>
    </div>
  );
}
