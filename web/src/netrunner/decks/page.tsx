// The deckbuilder: all cards on one side, the open deck on the other.

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleOf } from "../../pages/account";
import { Frame } from "../../pages/frame";
import { learn } from "../../table/facts";
import { Preview, Zoom } from "../../table/zoom";
import { t } from "../../texts/texts";
import { Browse } from "./browse";
import { Building, checked, watchLegality } from "./building";
import { Hand } from "./hand";
import { addLinked, openDeck, takeOut } from "./shelf";
import { importDeck, type Starters, starterDecks } from "./tools";

type Pane = "cards" | "deck";

const pane = signal<Pane>("deck");

export function DecksPage() {
  const starters = useSignal<Starters | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    const begin = async () => {
      const [found] = await Promise.all([starterDecks(), learn("netrunner")]);
      takeOut(new URLSearchParams(location.search).get("deck"));
      watchLegality();
      starters.value = found;
    };
    begin()
      .catch(() => (trouble.value = t("web-no-answer")))
      .then(openLink)
      .catch((error: unknown) => (trouble.value = troubleOf(error)));
  }, []);
  return (
    <Frame name="decks">
      <h1>{t("web-decks")}</h1>
      {trouble.value && (
        <p class="failed" role="alert">
          {trouble.value}
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

/** Whoever comes by a link to a deck finds it on the shelf, once. */
async function openLink(): Promise<void> {
  if (!new URLSearchParams(location.search).has("list")) return;
  const deck = await importDeck(location.search);
  history.replaceState(null, "", location.pathname);
  addLinked(deck.name || t("web-deck-imported"), deck);
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
