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
    if (now && !asked && document.hidden) void tell(say(now.prompt), location.pathname);
    asked = now !== null;
  });
}

/** By our worker where there is one: on telephones nobody else may. */
export async function tell(body: string, path: string): Promise<void> {
  if (!telling.signal.peek() || !canTell() || Notification.permission !== "granted") return;
  const told = { body, tag: path, data: path };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(t("web-your-turn"), told);
  const note = new Notification(t("web-your-turn"), told);
  note.onclick = () => {
    if (path === location.pathname) window.focus();
    else location.assign(path);
    note.close();
  };
}
