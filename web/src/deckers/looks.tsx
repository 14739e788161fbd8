// How people and machines of Deckers look on the pages around the table.

import type { ComponentChildren } from "preact";

export function Portrait({ id }: { id: string }) {
  return <svg class="portrait" data-id={id} viewBox="0 0 120 140" aria-hidden="true" />;
}

export function Emblem({ id }: { id: string }) {
  return <svg class="emblem" data-id={id} viewBox="0 0 120 120" aria-hidden="true" />;
}

export function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="-15 -15 30 30" aria-hidden="true">
      {children}
    </svg>
  );
}

export function Spark({ shade }: { shade: "black" | "white" }) {
  return <circle class={`spark ${shade}`} r="9" />;
}
