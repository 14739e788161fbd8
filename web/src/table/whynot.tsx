// Why something cannot be done with a thing just now: the service knows what one may want to do with it, and names the rule.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import type { Withheld } from "../service/wire";
import { say, t } from "../texts/texts";
import { seen, send, withheld } from "./seat";
import type { Zoomed } from "./zooming";

export function WhyNot({ thing }: { thing: Zoomed }) {
  const now = seen.value;
  const name = thing.name ?? thing.id;
  const asked = useSignal<string | null>(null);
  const mayAsk = now !== null && now.held.length > 0 && !now.ending;
  useEffect(() => {
    withheld.value = null;
    asked.value = null;
  }, [name]);
  useEffect(() => {
    if (mayAsk) send({ type: "consider", thing: name });
  }, [name, now?.seq]);
  const wishes = mayAsk && withheld.value?.thing === name ? withheld.value.withheld : [];
  if (!now || wishes.length === 0) return null;
  const answered = wishes.find(({ notation }) => notation === asked.value) ?? (wishes.length === 1 ? wishes[0] : null);
  return (
    <section class="why" aria-label={t("web-why")}>
      {wishes.map(({ notation }) => (
        <button key={notation} type="button" class="plain small" onClick={() => (asked.value = notation)}>
          {questionOf(now.game, notation)}
        </button>
      ))}
      <div aria-live="polite">{answered && <Reason because={answered} game={now.game} />}</div>
    </section>
  );
}

function questionOf(game: string, notation: string): string {
  const [verb = "", ...of] = notation.split(" ");
  return pageOf(game).wishes[verb]?.(of.join(" ")) ?? t("web-why");
}

function Reason({ because: { reason, clause }, game }: { because: Withheld; game: string }) {
  return (
    <p class="reason">
      {say(reason)}{" "}
      {clause && (
        <a href={`/rules/${game}#${clause}`} target="_blank" rel="noopener">
          {t("web-why-rule", { clause })}
        </a>
      )}
    </p>
  );
}
