// The deckbuilder: all cards on one side, the open deck on the other.

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Frame } from "../../pages/frame";
import { learn } from "../../table/facts";
import { Preview, Zoom } from "../../table/zoom";
import { t } from "../../texts/texts";
import { Browse } from "./browse";
import { Building, checked, watchLegality } from "./building";
import { Hand } from "./hand";
import { openDeck, takeOut } from "./shelf";
import { type Starters, starterDecks } from "./tools";

type Pane = "cards" | "deck";

const pane = signal<Pane>("deck");

export function DecksPage() {
  const starters = useSignal<Starters | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const begin = async () => {
      const [found] = await Promise.all([starterDecks(), learn("netrunner")]);
      takeOut(new URLSearchParams(location.search).get("deck"));
      watchLegality();
      starters.value = found;
    };
    begin().catch(() => (failed.value = true));
  }, []);
  return (
    <Frame name="decks">
      <h1>{t("web-decks")}</h1>
      {failed.value && (
        <p class="failed" role="alert">
          {t("web-no-answer")}
        </p>
      )}
      {starters.value && (
        <div class={`workbench shows-${pane.value}`}>
          <Panes />
          <Browse />
          <Building starters={starters.value} />
          {openDeck.value && <Hand deck={openDeck.value} />}
        </div>
      )}
      <Preview game="netrunner" />
      <Zoom game="netrunner" />
    </Frame>
  );
}

/** On a narrow screen one sees either the cards or the deck; how the deck stands is always in sight. */
function Panes() {
  const told = checked.value;
  return (
    <div class="panes">
      {(["cards", "deck"] as const).map((name) => (
        <button
          key={name}
          type="button"
          class={`plain small show-${name}`}
          aria-pressed={pane.value === name}
          onClick={() => (pane.value = name)}
        >
          {name === "cards" ? t("web-deck-cards") : t("web-deck-deck")}
        </button>
      ))}
      {told && openDeck.value && (
        <span class="brief">
          {told.cards}/{told.least} · ●{told.influence}/{told.limit}{" "}
          <b class={told.faults.length ? "bad" : "good"}>{told.faults.length ? `✗ ${told.faults.length}` : "✓"}</b>
        </span>
      )}
    </div>
  );
}
