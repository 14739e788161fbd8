// A page that is sent for when it is looked at.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

type Drawn = () => preact.JSX.Element;

export function lazily(load: () => Promise<Drawn>): Drawn {
  const page = signal<Drawn | null>(null);
  return () => {
    useEffect(() => {
      if (!page.peek()) void load().then((found) => (page.value = found));
    }, []);
    const Page = page.value;
    return Page ? <Page /> : <main class="board empty" />;
  };
}
