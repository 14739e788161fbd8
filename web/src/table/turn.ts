// One's turn, for who is looking elsewhere: the title of the page says so, and, if he has asked for it, the browser.

import { effect } from "@preact/signals";
import { say, t } from "../texts/texts";
import { question } from "./seat";
import { preference } from "./settings";

/** Whether the browser is to tell. */
export const telling = preference("notify", false);

export function canTell(): boolean {
  return "Notification" in window;
}

/** The browser asks whether it may; what it is not allowed is not kept. */
export async function preferTelling(wish: boolean): Promise<void> {
  telling.prefer(wish && canTell() && (await Notification.requestPermission()) === "granted");
}

export function announceTurns(): void {
  let asked = true;
  effect(() => {
    const now = question.value;
    document.title = now ? `● ${t("web-your-turn")} · ${t("web-title")}` : t("web-title");
    if (now && !asked && document.hidden) tell(say(now.prompt));
    asked = now !== null;
  });
}

function tell(prompt: string): void {
  if (!telling.signal.peek() || !canTell() || Notification.permission !== "granted") return;
  const note = new Notification(t("web-your-turn"), { body: prompt, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
