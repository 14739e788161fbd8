// Several answers under one name, apart from the options: the service plays them one by one.

import type { ShortcutSeen } from "../service/wire";
import { say, t } from "../texts/texts";
import { Cost } from "./cost";
import { takeShortcut } from "./options";
import { live, send, update } from "./seat";

/** So many are in sight at once. */
const FEW = 6;

export function Shortcuts({ shortcuts }: { shortcuts: readonly ShortcutSeen[] }) {
  if (shortcuts.length === 0) return null;
  const rest = shortcuts.slice(FEW);
  return (
    <section class="shortcuts" aria-label={t("web-shortcuts")}>
      <List shortcuts={shortcuts.slice(0, FEW)} />
      {rest.length > 0 && (
        <details>
          <summary>{t("web-shortcuts-more", { number: rest.length })}</summary>
          <List shortcuts={rest} />
        </details>
      )}
    </section>
  );
}

function List({ shortcuts }: { shortcuts: readonly ShortcutSeen[] }) {
  return (
    <ul>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.notation}>
          <ShortcutButton shortcut={shortcut} />
        </li>
      ))}
    </ul>
  );
}

export function ShortcutButton({ shortcut }: { shortcut: ShortcutSeen }) {
  return (
    <button
      type="button"
      class="shortcut"
      data-shortcut={shortcut.notation}
      disabled={!live.value}
      onClick={() => takeShortcut(shortcut)}
    >
      <span>
        {say(shortcut.message)}
        <Cost of={shortcut} />
      </span>
    </button>
  );
}

/** A shortcut that waits for somebody else, and a way to leave it at that. */
export function RunningShortcut() {
  const running = update.value?.running;
  if (!running) return null;
  return (
    <p class="running-shortcut">
      {t("web-shortcut-runs", { shortcut: say(running) })}{" "}
      <button type="button" class="plain small halt" onClick={() => send({ type: "halt" })}>
        {t("web-shortcut-halt")}
      </button>
    </p>
  );
}
