// The log in a drawer: it comes out when it is asked for, or when the focus is in it.

import { signal } from "@preact/signals";
import { Log } from "../table/log";
import { t } from "../texts/texts";
import { Sign } from "./signs";

const open = signal(false);

export function Drawer() {
  return (
    <aside class={`drawer ${open.value ? "open" : ""}`}>
      <Log />
    </aside>
  );
}

export function LogButton() {
  return (
    <button
      type="button"
      class="tool log-button"
      aria-label={t("web-log")}
      title={`${t("web-log")} (L)`}
      aria-keyshortcuts="L"
      aria-expanded={open.value}
      onClick={() => (open.value = !open.value)}
    >
      <Sign name="log" />
    </button>
  );
}
