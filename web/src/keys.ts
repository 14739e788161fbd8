// The keyboard: Enter and Space let the game go on, digits choose, I looks at a card, Escape closes.

import { closeMenu, goingOn, menu } from "./options";
import { decide, question } from "./seat";
import { zoomFocused } from "./zooming";

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isBusy()) return;
    if (pressed(event.key)) event.preventDefault();
  });
}

function pressed(key: string): boolean {
  if (key === "Escape" && menu.value) {
    closeMenu();
    return true;
  }
  if (key === "i" || key === "I") {
    zoomFocused();
    return true;
  }
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

/** Somebody reads a dialog or uses a field of its own. */
function isBusy(): boolean {
  return document.querySelector("dialog[open]") !== null || document.activeElement?.tagName === "SELECT";
}

function isOnControl(): boolean {
  return document.activeElement?.matches("button, a, select, input") ?? false;
}
