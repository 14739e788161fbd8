// What is said at the table. What others have said and one has not seen yet is counted.

import { computed, effect, signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { seatName } from "../service/games";
import { t } from "../texts/texts";
import { chat, type Seen, seen, send } from "./seat";

/** When the last line was said that has been read here. */
const readAt = signal(0);

const table = computed(() => seen.value?.table ?? "");
effect(() => {
  readAt.value = Number(kept(table.value));
});

/** How many lines of others have not been read. */
export const unread = computed(() => {
  const held = seen.value?.held ?? [];
  return chat.value.filter(({ seat, at }) => at > readAt.value && !held.includes(seat)).length;
});

export function markRead(): void {
  const last = chat.value.at(-1)?.at ?? 0;
  if (last <= readAt.peek()) return;
  queueMicrotask(() => {
    readAt.value = last;
    try {
      sessionStorage.setItem(`cyberdeck-read ${table.peek()}`, String(last));
    } catch {
      // A browser that keeps nothing counts anew after the page is loaded again.
    }
  });
}

function kept(of: string): string {
  try {
    return sessionStorage.getItem(`cyberdeck-read ${of}`) ?? "0";
  } catch {
    return "0";
  }
}

export function Chat({ now }: { now: Seen }) {
  const text = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const say = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) send({ type: "chat", text: text.value.trim() });
    text.value = "";
  };
  return (
    <form class="chat" onSubmit={say}>
      <ol ref={list} aria-live="polite" aria-label={t("web-chat")}>
        {chat.value.map((line, place) => (
          <li key={place} class={now.held.includes(line.seat) ? "own" : ""}>
            <b>{now.players.find(({ seat }) => seat === line.seat)?.name || seatName(now.game, line.seat)}</b>{" "}
            {line.text}
          </li>
        ))}
      </ol>
      {now.held.length > 0 && (
        <input
          maxLength={500}
          value={text.value}
          placeholder={t("web-say")}
          aria-label={t("web-say")}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      )}
    </form>
  );
}
