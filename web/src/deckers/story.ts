// What happens on the network, as it is told: each line lights up its space, and what has happened there stays marked until
// the next decision.

import { computed } from "@preact/signals";
import type { Arg, Message } from "../service/wire";
import { reel } from "../table/seat";

const LOUD = /^event-(exploded|transformed|goal-missed|system-crashed)$/;

/** The space that is being told about, and whether it is something loud. */
export const telling = computed(() => {
  const shot = reel.value.shot.value;
  return shot?.line && !shot.own ? { space: spaceOf(shot.line), loud: isLoud(shot.line) } : null;
});

/** The spaces on which something has happened so far, and whether it was something loud. */
export const marks = computed(() => {
  const found = new Map<string, boolean>();
  for (const { line } of reel.value.sinceOwn.value) {
    const space = line && spaceOf(line);
    if (space) found.set(space, found.get(space) || isLoud(line));
  }
  return found;
});

function isLoud([id]: Message): boolean {
  return LOUD.test(id);
}

/** The last space that a line mentions, by its name on the network. */
function spaceOf([, args]: Message): string | null {
  const names = args.map(([, value]) => nameOf(value)).filter((name) => name !== null);
  return names.at(-1) ?? null;
}

function nameOf(arg: Arg): string | null {
  if (typeof arg !== "object" || arg[0] !== "space") return null;
  const named = Object.fromEntries(arg[1]) as Record<string, Arg>;
  return `${String(named.server)}${String(named.number)}`;
}
