// What has happened, line by line.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Message } from "../service/wire";
import { t } from "../texts/texts";
import { log } from "./seat";
import { Told } from "./told";

export function Log() {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const lines = log.value;
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const scrolled = ({ currentTarget: box }: { currentTarget: HTMLElement }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24;
  };
  return (
    <section class="log" role="log" aria-label={t("web-log")}>
      <ol ref={list} onScroll={scrolled} tabIndex={0}>
        {lines.map((line, place) => (
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
