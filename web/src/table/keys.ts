// The keyboard, as docs/keys.md says: Enter lets the game go on, digits choose, arrows walk, letters lead to the parts.

import { reelKey } from "../reel/showing";
import { goTo, walk } from "./arrows";
import { showHelp } from "./help";
import { closeMenu, goOn, menu } from "./options";
import { cancel } from "./seat";
import { zoomFocused } from "./zooming";

/** The letters that lead to a part of the table. */
const PARTS: Readonly<Record<string, string>> = { b: "[data-part=board]", d: ".panel", h: ".hand", l: ".log" };

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isBusy()) return;
    const walked = event.key.startsWith("Arrow") && walk(event.key);
    if (walked || (!event.repeat && pressed(event.key))) event.preventDefault();
  });
}

function pressed(key: string): boolean {
  if (key === "Escape" && menu.value) {
    closeMenu();
    return true;
  }
  if (reelKey(key, isOnControl())) return true;
  if (key === "Escape") return cancel();
  if (key === "?") {
    showHelp();
    return true;
  }
  const letter = key.toLowerCase();
  if (letter === "i") {
    zoomFocused();
    return true;
  }
  const part = PARTS[letter];
  if (part) return goTo(part);
  if (/^[1-9]$/.test(key) && !menu.value) return press(key);
  return (key === "Enter" || key === " ") && !isOnControl() && goOn();
}

/** The button that shows this key. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.panel [data-key="${key}"]`);
  button?.click();
  return button !== null;
}

/** Somebody reads a dialog or writes into a field. */
function isBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    (document.activeElement?.matches("select, input, textarea") ?? false)
  );
}

function isOnControl(): boolean {
  return document.activeElement?.matches("button, a, [role=button], summary") ?? false;
}
