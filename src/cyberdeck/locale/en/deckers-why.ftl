# Why an action of Deckers is not possible.

why-not-active = Only the active decker takes actions.
why-not-acting = Actions are taken only in the action step of a turn.
why-unfinished = Finish the current action first.
why-not-declared = You cannot pay for this action, or nothing would come of it.
why-not-in-row = This card is not in the upgrade row.
why-row-cost = Your hand does not have the commands that this card costs.
why-not-in-hand = This card is not in your hand.
why-other-keyword = This card has no such ability; play it for its symbols.
why-shown = You have already revealed this card in this turn.
why-no-targets = Its effect has nothing to work on just now.
