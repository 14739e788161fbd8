// Many things on one page: the first at once, the others soon, so that nobody waits for what is not yet in sight.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const FIRST = 15;
const STEP = 6;

export function useGradually<T>(all: readonly T[]): readonly T[] {
  const shown = useSignal(FIRST);
  useEffect(() => {
    if (shown.value >= all.length) return;
    const timer = setTimeout(() => (shown.value += STEP));
    return () => clearTimeout(timer);
  }, [shown.value, all.length]);
  return all.slice(0, shown.value);
}
