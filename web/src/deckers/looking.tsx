// The switch of lenses, and what they tell in sentences: whose turn is looked at, and how the game would be lost.

import { t, word } from "../texts/texts";
import { foresee, LENSES, type Lens, lens, lookThrough, nextLens, outlook, percent } from "./lens";
import { Icon, Shape } from "./markers";
import { narrow } from "./seen";
import type { DeckersView, Forecast } from "./view";

export function LensSwitch() {
  return (
    <fieldset class="lens" aria-keyshortcuts="T">
      <legend class="spoken">{t("web-lens")}</legend>
      {LENSES.map((one) => (
        <button key={one} type="button" aria-pressed={lens.value === one} onClick={() => lookThrough(one)}>
          {lensName(one)}
        </button>
      ))}
      <kbd aria-hidden="true">T</kbd>
    </fieldset>
  );
}

/** On an upright telephone one button shows the lens that is on, and leads to the next. */
export function LensTurn() {
  const now = lens.value;
  const name = `${t("web-lens")}: ${lensName(now)}`;
  return (
    <button type="button" class={`lens-turn of-${now}`} title={name} aria-label={name} onClick={nextLens}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M-10 0C-6-6 6-6 10 0C6 6-6 6-10 0Z" />
        <circle r="3" />
      </svg>
    </button>
  );
}

function lensName(one: Lens): string {
  const names: Readonly<Record<Lens, () => string>> = {
    plain: () => t("web-lens-plain"),
    next: () => t("web-lens-next"),
    attack: () => t("web-lens-attack"),
  };
  return names[one]();
}

export function Outlook({ view }: { view: DeckersView }) {
  const told = outlook.value;
  if (!told) return null;
  return (
    <div class="outlook" role="status">
      {narrow.value && <b class="lens-name">{lensName(lens.value)}</b>}
      {lens.value === "next" ? <NextTurn told={told} view={view} /> : <Attack told={told} />}
    </div>
  );
}

function NextTurn({ told, view }: { told: Forecast; view: DeckersView }) {
  const lost = Object.entries(told.lost);
  if (told.decker === null) return <p>{t("threat-no-turn")}</p>;
  return (
    <>
      {lost.length === 0 && <p>{t("web-no-loss")}</p>}
      {lost.map(([reason, chance]) => (
        <p key={reason} class="grave">
          {t("web-loss-by", { percent: percent(chance), reason: lossName(reason) })}
        </p>
      ))}
      <p class="whose-turn">
        <span>{t("web-next-turn")}</span>
        {told.turns.map((id) => (
          <Turn key={id} id={id} told={told} view={view} />
        ))}
      </p>
    </>
  );
}

/** A decker who may have the next turn. */
function Turn({ id, told, view }: { id: string; told: Forecast; view: DeckersView }) {
  const colour = view.deckers.find((decker) => decker.id === id)?.colour;
  return (
    <button
      type="button"
      class={colour}
      aria-pressed={id === told.decker}
      disabled={told.turns.length < 2}
      onClick={() => foresee(id)}
    >
      {colour && (
        <Icon>
          <Shape colour={colour} scale={1.6} />
        </Icon>
      )}
      {word(`decker-${id}`)}
    </button>
  );
}

function lossName(reason: string): string {
  if (reason === "lost-chain") return t("web-lost-chain");
  return reason === "lost-guardians" ? t("web-lost-guardians") : t("web-lost-scouts");
}

function Attack({ told }: { told: Forecast }) {
  const number = told.attack.reduce(
    (sum, { programs, installation }) =>
      sum + Object.values(programs).reduce((all, count) => all + count, 0) + (installation ? 1 : 0),
    0,
  );
  const soon = told.turns.length === 0 ? t("web-attack-now") : t("web-attack-later");
  return (
    <p>
      {soon} {t("web-attack-takes", { number })}
    </p>
  );
}
