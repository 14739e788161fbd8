// In which windows the game stops for this player. Only the window itself decides, which everybody can see; never what he
// could do in it, which would tell the other side about hidden cards.

import { signal } from "@preact/signals";
import type { Offer } from "../service/wire";
import type { Seen } from "../table/seat";
import { preference } from "../table/settings";
import { t, word } from "../texts/texts";
import type { NetrunnerView } from "./view";

const STEPS = [
  "corp-1-1",
  "corp-2-1",
  "corp-2-2",
  "corp-3-2",
  "runner-1-1",
  "runner-1-3",
  "runner-2-2",
  "run-2-1",
  "run-2-3",
  "run-3-1",
  "run-4-1",
  "run-4-3",
] as const;

/** The windows in which this browser passes by itself, by their steps. */
const passing = preference<readonly string[]>("passed", []);

/** The turn for whose rest the player passes outside of runs. */
const resting = signal<number | null>(null);

export function rest(turn: number): void {
  resting.value = turn;
}

/** Passing, where the player has said that he does not want to be asked. */
export function unasked({ question, view }: Seen): Offer | null {
  if (question?.prompt[0] !== "ask-window") return null;
  const { step, turns, run } = view as NetrunnerView;
  const rests = turns === resting.value && run === null;
  if (!rests && !passing.signal.value.includes(step)) return null;
  return question.options.find((option) => option.notation === "pass") ?? null;
}

export function Preferences() {
  const passed = passing.signal.value;
  const toggle = (step: string) =>
    passing.prefer(passed.includes(step) ? passed.filter((other) => other !== step) : [...passed, step]);
  return (
    <fieldset class="stops">
      <legend>{t("web-stops")}</legend>
      <p class="hint">{t("web-stops-hint")}</p>
      {STEPS.map((step) => (
        <label key={step}>
          <input type="checkbox" data-step={step} checked={!passed.includes(step)} onChange={() => toggle(step)} />{" "}
          {word(`step-${step}`)}
        </label>
      ))}
    </fieldset>
  );
}

const TYPES = ["agenda", "asset", "upgrade", "ice", "operation", "event", "hardware", "program", "resource"] as const;

/** The signs on the cards. */
export function Legend() {
  const tokens = [
    ["advancement", t("web-advancement")],
    ["credits", t("web-credits")],
    ["recurring", t("web-recurring")],
    ["virus", t("web-virus")],
    ["power", t("web-power")],
    ["agenda", t("web-agenda-counters")],
  ] as const;
  return (
    <dl class="legend">
      {TYPES.map((type) => (
        <div key={type}>
          <dt class={`type-${type} faction-neutral`}>
            <i class="glyph" />
          </dt>
          <dd>{word(`type-${type}`)}</dd>
        </div>
      ))}
      {tokens.map(([name, label]) => (
        <div key={label}>
          <dt>
            <span class={`token ${name}`} />
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
