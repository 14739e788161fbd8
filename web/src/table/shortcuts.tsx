// Several answers under one name, apart from the options: the service plays them one by one.

import { signal } from "@preact/signals";
import type { ShortcutSeen } from "../service/wire";
import { say, t } from "../texts/texts";
import { Cost, KeyHint } from "./cost";
import { goingOn, keys, takeShortcut } from "./options";
import { live, seen, send } from "./seat";

/** So many leave room enough for the options; more are behind a line that stays open once it was opened. */
const FEW = 3;

const unfolded = signal(false);

export function Shortcuts({ shortcuts, open = false }: { shortcuts: readonly ShortcutSeen[]; open?: boolean }) {
  if (shortcuts.length === 0) return null;
  const unfold = (event: Event) => {
    unfolded.value = (event.currentTarget as HTMLDetailsElement).open;
  };
  return (
    <section class={`shortcuts ${open ? "urgent" : ""}`} aria-label={t("web-shortcuts")}>
      {open || shortcuts.length <= FEW ? (
        <List shortcuts={shortcuts} />
      ) : (
        <details open={unfolded.value} onToggle={unfold}>
          <summary>{t("web-shortcuts-many", { number: shortcuts.length })}</summary>
          <List shortcuts={shortcuts} />
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
  const goes = shortcut === goingOn.value;
  const key = keys.value.get(`+${shortcut.notation}`) ?? "";
  return (
    <button
      type="button"
      class={`shortcut ${goes ? "going-on" : ""}`}
      data-shortcut={shortcut.notation}
      data-key={key || undefined}
      disabled={!live.value}
      onClick={() => takeShortcut(shortcut)}
    >
      <span>
        {say(shortcut.message)}
        <Cost of={shortcut} />
      </span>
      <KeyHint of={goes ? "⏎" : key} />
    </button>
  );
}

/** A shortcut that waits for somebody else, and a way to leave it at that. */
export function RunningShortcut() {
  const running = seen.value?.running;
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
