// Text that is set as large as its place lets it be: as its style says, or smaller, so that nothing of it is cut.

import { useEffect, useRef } from "preact/hooks";

/** Nobody reads smaller letters, in pixels: what does not fit with them fades out. */
const LEAST = 10;
const STEP = 0.95;

/** A box whose parts marked `data-fit` are made to fit, in their order; anew when it or what is `written` changes. */
export function useFitted<E extends HTMLElement>(written: string) {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const again = () => settle(element);
    // It tells the first size too, before anything is painted.
    const watch = new ResizeObserver(again);
    watch.observe(element);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, [written]);
  return box;
}

/** What does not fit in its own letters is tried in narrower ones, where it has any (`data-fit="narrow"`). */
function settle(box: HTMLElement): void {
  for (const part of box.querySelectorAll<HTMLElement>("[data-fit]")) {
    part.classList.remove("narrowed", "faded");
    if (shrink(part)) continue;
    if (part.dataset.fit === "narrow") part.classList.add("narrowed");
    if (!part.matches(".narrowed") || !shrink(part)) part.classList.add("faded");
  }
}

/** As large as it can be; whether it fits at all. */
function shrink(part: HTMLElement): boolean {
  part.style.fontSize = "";
  let size = isWhole(part) ? 0 : Number.parseFloat(getComputedStyle(part).fontSize) * STEP;
  for (; size >= LEAST && !isWhole(part); size *= STEP) part.style.fontSize = `${size}px`;
  return isWhole(part);
}

function isWhole(part: HTMLElement): boolean {
  return part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
}
