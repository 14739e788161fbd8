// A page or a part of one that is sent for when it is looked at.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

export function lazily(load: () => Promise<() => JSX.Element>): () => JSX.Element {
  const Page = lazyPart(load, <main class="board empty" />);
  return () => <Page />;
}

/** Until it is there, something else stands in its place. */
export function lazyPart<P extends object>(
  load: () => Promise<(shown: P) => JSX.Element | null>,
  empty: JSX.Element | null = null,
): (shown: P) => JSX.Element | null {
  const found = signal<((shown: P) => JSX.Element | null) | null>(null);
  return (shown) => {
    useEffect(() => {
      if (!found.peek()) void load().then((part) => (found.value = part));
    }, []);
    const Found = found.value as ((shown: object) => JSX.Element | null) | null;
    return Found ? <Found {...shown} /> : empty;
  };
}
