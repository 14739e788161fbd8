// Where there is nothing yet: a drawing, what will be here, and the way on.

import type { ComponentChildren } from "preact";
import { type Drawing, Drawn } from "./drawings";

interface Emptiness {
  readonly drawing: Drawing;
  readonly title: string;
  readonly text?: string;
  /** The ways on. */
  readonly children?: ComponentChildren;
}

export function Empty({ drawing, title, text, children }: Emptiness) {
  return (
    <div class="empty">
      <Drawn of={drawing} />
      <p class="title">{title}</p>
      {text && <p class="hint">{text}</p>}
      {children && <div class="others">{children}</div>}
    </div>
  );
}
