// Decks from other tools, and for them.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleOf } from "../../pages/account";
import { t } from "../../texts/texts";
import { add, openDeck, openName } from "./shelf";
import { ENDINGS, exportDeck, FORMATS, type Format, importDeck } from "./tools";

/** More than this is no deck; the service says so. */
const MOST = 60_000;

export function Exchange() {
  return (
    <section class="exchange">
      <details class="import" open={!openDeck.value}>
        <summary>{t("web-deck-import")}</summary>
        <Import />
      </details>
      {openDeck.value && <Export />}
    </section>
  );
}

function Import() {
  const text = useSignal("");
  const trouble = useSignal("");
  const busy = useSignal(false);
  const take = async (given: string, name: string) => {
    trouble.value = "";
    busy.value = true;
    try {
      const deck = await importDeck(given);
      add(deck.name || name, deck);
      text.value = "";
    } catch (error) {
      trouble.value = troubleOf(error);
    }
    busy.value = false;
  };
  const upload = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file) await take(await file.slice(0, MOST).text(), file.name.replace(/\.\w+$/, ""));
    field.value = "";
  };
  return (
    <>
      <textarea
        class="import-text"
        rows={6}
        spellcheck={false}
        value={text.value}
        placeholder={t("web-deck-import-hint")}
        aria-label={t("web-deck-import-hint")}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <div class="others">
        <button
          type="button"
          class="plain import-take"
          disabled={busy.value || !text.value.trim()}
          onClick={() => void take(text.value, t("web-deck-imported"))}
        >
          {t("web-deck-import-take")}
        </button>
        <label class="plain file">
          {t("web-deck-import-file")}
          <input
            type="file"
            accept=".txt,.md,.bbcode,.json,.o8d,text/plain,application/json"
            onChange={(event) => void upload(event.currentTarget)}
          />
        </label>
      </div>
      <p class="failed" role="alert">
        {trouble.value}
      </p>
    </>
  );
}

function Export() {
  const shown = useSignal(false);
  const format = useSignal<Format>("text");
  const text = useSignal("");
  const copied = useSignal(false);
  const deck = openDeck.value;
  const name = openName.value;
  useEffect(() => {
    copied.value = false;
    if (!deck || !shown.value) return;
    let late = false;
    const tell = (told: string) => {
      if (!late) text.value = told;
    };
    exportDeck(deck, name, format.value).then(
      (told) => tell(format.value === "link" ? `${location.origin}${told.text}` : told.text),
      (error: unknown) => tell(troubleOf(error)),
    );
    return () => {
      late = true;
    };
  }, [deck, name, format.value, shown.value]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      copied.value = true;
    } catch {
      document.querySelector<HTMLTextAreaElement>(".export-text")?.select();
    }
  };
  const names: Readonly<Record<Format, string>> = {
    text: t("web-deck-format-text"),
    link: t("web-deck-format-link"),
    markdown: "Markdown",
    bbcode: "BBCode",
    json: "JSON",
    octgn: "OCTGN",
  };
  return (
    <details class="export" onToggle={(event) => (shown.value = event.currentTarget.open)}>
      <summary>{t("web-deck-export")}</summary>
      <label class="choice-of">
        <span>{t("web-deck-format")}</span>
        <select
          class="export-format"
          value={format.value}
          onChange={(event) => (format.value = event.currentTarget.value as Format)}
        >
          {FORMATS.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      <textarea class="export-text" rows={8} readOnly value={text.value} aria-label={t("web-deck-export")} />
      <div class="others">
        <button type="button" class="plain" onClick={() => void copy()}>
          {copied.value ? t("web-copied") : t("web-copy")}
        </button>
        <button
          type="button"
          class="plain download"
          onClick={() => save(`${name}.${ENDINGS[format.value]}`, text.value)}
        >
          {t("web-deck-download")}
        </button>
      </div>
    </details>
  );
}

/** Let the browser save a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
