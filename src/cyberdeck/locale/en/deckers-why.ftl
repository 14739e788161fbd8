# Why an action of Deckers is not possible.

why-not-active = Only the active decker takes actions.
why-not-acting = Actions are taken only in the action step of a turn.
why-unfinished = Finish the current action first.
why-not-in-row = This card is not in the upgrade row.
why-row-cost = Your hand does not have the commands that this card costs.
why-not-in-hand = This card is not in your hand.
why-other-keyword = This card has no such ability; play it for its symbols.
why-shown = You have already revealed this card in this turn.
why-no-targets = Its effect has nothing to work on just now.
why-cannot-pay = Your hand does not have the commands for this action.
why-few-programs = There are too few programs of this colour on your space.
why-no-installation = No installation of this colour is left in the supply.
why-no-program = No program of this colour is left in the supply.
why-no-purple-installations = There are no purple installations.
why-no-purple-programs = Only Rupert Stanz brings purple programs into play.
why-no-red-program = There is no red program on your space.
why-nothing-to-convert = Your space needs a yellow program and a Spark.
why-nothing-to-infect = There is nothing to infect on your space.
why-nothing-to-push = There is nothing that you could push.
why-smc-marker = A Spark or Guardian on your space forbids this.
why-too-few-yellow = There must be more yellow programs than Sparks; as many are enough on a server with a yellow installation.
