// The decks that one keeps, as a setup says them: for those who look for a game.

import type { OwnDeck } from "../../game";
import { learn } from "../../table/facts";
import { factsOf } from "../facts";
import { deckNamed, deckNames, takeOut } from "./shelf";

let taken = false;

/** Those of a side; until it is known of which side a card is, none. */
export function ownDecks(seat: string): readonly OwnDeck[] {
  if (!taken) {
    taken = true;
    takeOut(null);
    void learn("netrunner").catch(() => (taken = false));
  }
  return deckNames.value.flatMap((name) => {
    const deck = deckNamed(name);
    if (!deck || factsOf(deck.identity)?.side !== seat) return [];
    return [{ name, deck: { identity: deck.identity, cards: deck.cards } }];
  });
}
