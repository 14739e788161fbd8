// A sentence in which the names of cards and foreign words are live: whoever points at one sees what it is.

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
        if (typeof piece === "string") return <Glossed key={place} text={piece} />;
        return thing ? <Name key={place} thing={thing} text={piece.text} /> : piece.text;
      }),
    [message, named, language.value],
  );
  return <>{parts}</>;
}

/** A text that is no message of the engine. */
export function Glossed({ text }: { text: string }) {
  const pieces = drawn().words(text);
  return (
    <>
      {pieces.map((piece, place) =>
        typeof piece === "string" ? piece : <Name key={place} thing={piece.thing} text={piece.text} />,
      )}
    </>
  );
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
