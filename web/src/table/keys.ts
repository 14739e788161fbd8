// The keyboard, as docs/keys.md says: Enter lets the game go on, digits and letters choose, arrows walk, some letters
// lead to the parts of the table.

import { reelKey } from "../reel/showing";
import { switchSound } from "../sound/sound";
import { goTo, walk } from "./arrows";
import { guard } from "./guarding";
import { showHelp } from "./help";
import { askForHint } from "./hint";
import { closeMenu, goingOn, goOn, menu } from "./options";
import { cancel, live, seen, send } from "./seat";
import { zoomFocused } from "./zooming";

/** The letters that lead to a part of the table. */
const PARTS: Readonly<Record<string, string>> = {
  b: "[data-part=board]",
  d: ".panel",
  h: ".hand",
  l: ".log",
  "/": ".panel .seek input",
};

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isBusy()) return;
    if (isBack(event) ? !event.repeat && takeBack() : isPlain(event) && heard(event)) event.preventDefault();
  });
}

function isPlain(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.altKey || event.metaKey);
}

function isBack(event: KeyboardEvent): boolean {
  const undo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  return undo || (event.key === "Backspace" && isPlain(event));
}

function heard(event: KeyboardEvent): boolean {
  const walked = event.key.startsWith("Arrow") && walk(event.key);
  return walked || (!event.repeat && pressed(event.key));
}

/** Back to the beginning of what is half decided; else the last decision is to be taken back. */
function takeBack(): boolean {
  const now = seen.value;
  if (cancel()) return true;
  if (!now || now.ending || now.held.length === 0) return false;
  send({ type: "back" });
  return true;
}

function pressed(key: string): boolean {
  if (key === "Escape" && menu.value) {
    closeMenu();
    return true;
  }
  if (reelKey(key, isOnControl())) {
    guard.pressed(name(key), "");
    return true;
  }
  if (key === "Escape") return cancel();
  const act = ACTS[key.toLowerCase()];
  if (act) return act();
  const part = PARTS[key.toLowerCase()];
  if (part) return goTo(part);
  if (name(key) !== "Enter") return press(key.toLowerCase());
  return !isOnControl() && goingOn.value !== null && (!means("Enter", goingOn.value.notation) || goOn());
}

const ACTS: Readonly<Record<string, () => boolean>> = {
  "?": () => {
    showHelp();
    return true;
  },
  m: () => {
    switchSound();
    return true;
  },
  i: () => {
    zoomFocused();
    return true;
  },
  q: askForHint,
};

/** The button that shows this key, of the menu that is open or of the question. */
function press(key: string): boolean {
  const within = menu.value ? ".menu" : ".panel";
  const button = document.querySelector<HTMLButtonElement>(`${within} [data-key="${CSS.escape(key)}"]`);
  if (!button) return false;
  if (means(key, button.dataset.notation ?? button.dataset.shortcut ?? "")) button.click();
  return true;
}

/** Whether a key may mean that now, so soon after what it meant before. */
function means(key: string, meaning: string): boolean {
  if (!guard.lets(key, meaning)) return false;
  guard.pressed(key, live.value ? meaning : "");
  return true;
}

function name(key: string): string {
  return key === " " ? "Enter" : key;
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
