// The help at the table: the keys, the signs, and what one may set.

import { signal } from "@preact/signals";
import { drawn } from "../game";
import { Modal } from "../parts/modal";
import { ReelPreferences } from "../reel/settings";
import { SoundPreferences } from "../sound/settings";
import { t } from "../texts/texts";
import { AskingPreferences, ComfortPreferences } from "./comfort";

const open = signal(false);

export function showHelp(): void {
  open.value = true;
}

export function HelpButton() {
  return (
    <button
      type="button"
      class="plain small help-button"
      aria-label={t("web-help")}
      aria-keyshortcuts="?"
      onClick={showHelp}
    >
      ?
    </button>
  );
}

export function Help() {
  const { Legend, Preferences } = drawn();
  return (
    <Modal name="help" label={t("web-help")} open={open.value} close={() => (open.value = false)}>
      <h2>{t("web-settings")}</h2>
      <div class="settings">
        <ReelPreferences />
        <SoundPreferences />
        <ComfortPreferences />
        <AskingPreferences />
        <Preferences />
      </div>
      <h2>{t("web-keys-and-signs")}</h2>
      <Keys />
      <Legend />
    </Modal>
  );
}

function Keys() {
  const keys = [
    ["Enter", t("web-key-enter")],
    ["0–9, A–Z", t("web-key-digits")],
    ["/", t("web-key-seek")],
    ["⌫, Ctrl Z", t("web-key-back")],
    ["Tab", t("web-key-tab")],
    ["← ↑ ↓ →", t("web-key-arrows")],
    ["I", t("web-key-look")],
    ["Q", t("web-hint")],
    ["D", t("web-key-decision")],
    ["B", t("web-key-board")],
    ["H", t("web-key-hand")],
    ["L", t("web-key-log")],
    ["P , .", t("web-key-reel")],
    ["R", t("web-reel-again")],
    ["M", t("web-key-sound")],
    ["?", t("web-key-help")],
    ["Esc", t("web-key-escape")],
  ] as const;
  return (
    <dl class="key-list">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
