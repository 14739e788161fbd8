// Cards as they fly over the table, where none of them lies there to be copied.

import { render } from "preact";
import { factsOf } from "./facts";
import { Back, Sheet } from "./sheet";

/** The face of a card, or the back of one that nobody knows. */
export function heldCard(id: string | null, side: string): HTMLElement {
  const box = document.createElement("div");
  box.className = "card upright flight";
  const facts = factsOf(id);
  render(facts ? <Sheet facts={facts} /> : <Back side={side === "corp" ? "corp" : "runner"} />, box);
  return box;
}
