// What a decker did in the last of his turns, as the log has it.

import type { Arg, Message } from "../service/wire";
import { say } from "../texts/texts";

/** The names of his actions, those of one name together; none before his first turn. */
export function lastTurn(lines: readonly Message[], decker: string): string {
  let isHis = false;
  let counted = new Map<string, number>();
  for (const line of lines) {
    if (line[0] === "event-tile-handed") {
      isHis = named(line, "decker") === decker;
      if (isHis) counted = new Map();
    } else if (isHis && line[0] === "event-action-declared") {
      const action = named(line, "action");
      counted.set(action, (counted.get(action) ?? 0) + 1);
    }
  }
  return [...counted].map(([action, count]) => (count > 1 ? `${count} × ${action}` : action)).join(", ");
}

function named([, args]: Message, name: string): string {
  const arg: Arg | undefined = args.find(([key]) => key === name)?.[1];
  return typeof arg === "object" ? say(arg) : String(arg ?? "");
}
