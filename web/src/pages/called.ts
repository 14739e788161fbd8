// One's turn at any of one's tables, told by the browser on the pages beside them, for who has an account and has asked for it.

import { effect } from "@preact/signals";
import { account } from "../service/accounts";
import type { Called } from "../service/wire";
import { tell, telling } from "../table/turn";
import { t } from "../texts/texts";

const AGAIN = 10_000; // milliseconds before a lost connection is tried again

/** Listens for as long as somebody is signed in who wants to be told. */
export function listenForTurns(): () => void {
  return effect(() => {
    if (!account.value || !telling.signal.value) return;
    return listening();
  });
}

function listening(): () => void {
  const turns = new Map<string, boolean>();
  let socket: WebSocket;
  let later = 0;
  let over = false;
  const connect = () => {
    socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/account`);
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Called, turns);
    socket.onclose = () => {
      if (!over) later = window.setTimeout(connect, AGAIN);
    };
  };
  connect();
  return () => {
    over = true;
    clearTimeout(later);
    socket.close();
  };
}

/** What one's turn was already when the page came is no news. */
function hear(call: Called, turns: Map<string, boolean>): void {
  const before = turns.get(call.table);
  turns.set(call.table, call.turn);
  if (call.turn && before === false) void tell(t(`web-game-${call.game}`), `/table/${call.table}`);
}
