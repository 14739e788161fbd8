// A sentence in which the names of cards and foreign words are live: whoever points at one sees what it is.

import { useMemo } from "preact/hooks";
import { drawn } from "../game";
import type { Message } from "../service/wire";
import { language, pieces } from "../texts/texts";
import { wasLongPress, type Zoomed, zoomable, zoomed } from "./zooming";

type Piece = string | { readonly thing: Zoomed; readonly text: string };

export function Told({ message }: { message: Message }) {
  const { named, words } = drawn();
  const parts = useMemo(
    () =>
      pieces(message, (id) => named(id) !== null).flatMap((piece): readonly Piece[] => {
        if (typeof piece === "string") return words(piece);
        const thing = named(piece.id);
        return [thing ? { thing, text: piece.text } : piece.text];
      }),
    [message, named, words, language.value],
  );
  return <Pieces of={parts} />;
}

/** A text that is no message of the engine. */
export function Glossed({ text }: { text: string }) {
  return <Pieces of={drawn().words(text)} />;
}

/** What closes a sentence or a bracket never begins a line: it stays with the name before it. */
const CLOSING = /^[.,:;!?…»”)\]]+/;

function Pieces({ of }: { of: readonly Piece[] }) {
  return (
    <>
      {of.map((piece, place) => {
        if (typeof piece === "string") return typeof of[place - 1] === "object" ? piece.replace(CLOSING, "") : piece;
        const name = <Name key={place} thing={piece.thing} text={piece.text} />;
        const closing = CLOSING.exec(textAt(of, place + 1));
        return closing ? <span class="glued">{[name, closing[0]]}</span> : name;
      })}
    </>
  );
}

const textAt = (pieces: readonly Piece[], place: number): string => {
  const piece = pieces[place];
  return typeof piece === "string" ? piece : "";
};

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
