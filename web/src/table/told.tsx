// A sentence in which the names of cards are live: whoever points at one sees the card.

import { useMemo } from "preact/hooks";
import { drawn } from "../game";
import type { Message } from "../service/wire";
import { language, pieces } from "../texts/texts";
import { wasLongPress, type Zoomed, zoomable, zoomed } from "./zooming";

export function Told({ message }: { message: Message }) {
  const { named } = drawn();
  const parts = useMemo(
    () =>
      pieces(message, (id) => named(id) !== null).map((piece, place) => {
        const thing = typeof piece === "string" ? null : named(piece.id);
        return thing && typeof piece !== "string" ? <Name key={place} thing={thing} text={piece.text} /> : piece;
      }),
    [message, named, language.value],
  );
  return <>{parts}</>;
}

/** Reached by the arrow keys rather than by Tab: there may be hundreds in a log. */
function Name({ thing, text }: { thing: Zoomed; text: string }) {
  const look = () => {
    if (!wasLongPress()) zoomed.value = thing;
  };
  return (
    <button type="button" class="live-name" tabIndex={-1} onClick={look} {...zoomable(() => thing)}>
      {text}
    </button>
  );
}
