// Decks of others: who leads them, and a copy for one's own shelf.

import { Sign } from "../../parts/signs";
import { knows, t } from "../../texts/texts";
import { Head, useFacts } from "../faces";
import { titleOf } from "../sheet";
import { addLinked, takeOut } from "./shelf";
import type { Deck } from "./tools";

export function Led({ by }: { by: string }) {
  useFacts();
  if (!knows("netrunner")) return null;
  return (
    <span class="led">
      <Head id={by} /> <span>{titleOf(by)[0]}</span>
    </span>
  );
}

export function Shown({ name, deck }: { name: string; deck: unknown }) {
  const { identity, cards } = deck as Deck;
  const copy = () => {
    takeOut(null);
    addLinked(name, { identity, cards });
    location.assign(`/decks?deck=${encodeURIComponent(name)}`);
  };
  return (
    <>
      <Led by={identity} />
      <b>{name}</b>
      <small>{t("web-deck-size", { number: Object.values(cards).reduce((sum, copies) => sum + copies, 0) })}</small>
      <button type="button" class="plain" onClick={copy}>
        <Sign of="decks" /> {t("web-deck-copy")}
      </button>
    </>
  );
}
