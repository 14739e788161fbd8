import { Frame } from "../frame";

export function DecksPage() {
  return <Frame name="decks">…</Frame>;
}
