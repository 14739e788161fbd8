// How people, machines and markers of Deckers look on the pages around the table.

import type { ComponentChildren } from "preact";
import { burst } from "./shapes";

export { Emblem, Portrait } from "./faces";

export function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="-15 -15 30 30" aria-hidden="true">
      {children}
    </svg>
  );
}

export function Spark({ shade }: { shade: "black" | "white" }) {
  return (
    <g>
      <path d={burst(12, 14, 10)} fill="#ff8a1f" stroke="#2a0800" stroke-width="1" />
      <circle r="7" fill={shade === "black" ? "#100404" : "#fff3d6"} stroke="#ffe0a3" />
    </g>
  );
}
