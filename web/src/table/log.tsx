// What has happened, line by line.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Message } from "../service/wire";
import { t } from "../texts/texts";
import { log } from "./seat";
import { Told } from "./told";

/** Whoever reads the last line sees those that follow. How long the list is is looked at when it has been laid out anyway. */
export function Log() {
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    });
    if (box.current?.firstElementChild) watch.observe(box.current.firstElementChild);
    return () => watch.disconnect();
  }, []);
  const scrolled = ({ currentTarget: box }: { currentTarget: HTMLElement }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
  };
  return (
    <section ref={box} class="log" role="log" aria-label={t("web-log")} onScroll={scrolled} tabIndex={0}>
      <ol>
        {log.value.map((line, place) => (
          <Line key={place} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: Message }) {
  return (
    <li class={line[0]}>
      <Told message={line} />
    </li>
  );
}
