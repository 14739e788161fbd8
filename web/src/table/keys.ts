// The keyboard, as docs/keys.md says: Enter lets the game go on, digits choose, arrows walk, letters lead to the parts.

import { reelKey } from "../reel/showing";
import { goTo, walk } from "./arrows";
import { showHelp } from "./help";
import { closeMenu, goingOn, menu } from "./options";
import { cancel, decide, question } from "./seat";
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
  const option = /^[1-9]$/.test(key) ? question.value?.options[Number(key) - 1] : null;
  if (option && !menu.value) {
    decide(option);
    return true;
  }
  if ((key === "Enter" || key === " ") && !isOnControl() && goingOn.value) {
    decide(goingOn.value);
    return true;
  }
  return false;
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
