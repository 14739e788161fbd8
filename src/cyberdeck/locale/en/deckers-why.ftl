# Why an action of Deckers is not possible.

why-not-active = Only the active decker takes actions.
why-not-acting = Actions are taken only in the action step of a turn.
why-unfinished = Finish the current action first.
why-not-in-row = This card is not in the upgrade row.
why-row-cost = Your hand does not have the commands that this card costs.
why-not-in-hand = This card is not in your hand.
why-other-keyword = This card has no such ability; play it for its symbols.
why-shown = You have already revealed this card this turn.
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

why-interrupt = An interrupt is no action; it can be played only at the moment that its text names.
why-no-projecting = You can Ghost an action only while your avatar is on a green installation.
why-other-server = You can Ghost only to spaces of your avatar’s server.
why-nothing-there = There is no action that you could take there.
why-only-tokyo = Only Tokyo Black lifts segments.

why-denied = A white Guardian denies your avatar this space.
why-not-adjacent = This space is not adjacent to yours.
why-no-points = You have too few movement points for this step.
why-no-odd-spaces = In this cycle no Move action takes an avatar to a space 1, 3 or 5.
why-stay-on-server = In this cycle no Move action takes an avatar off its server.
why-load = You can take along up to 3 programs of one colour or 1 purple one, as far as your movement points reach.
why-no-scouts-along = Sparks are not taken along.
why-no-green = You push from your own space, or from a space with a green program or green installation.
why-not-pushable = There is no such program or Spark to push; Guardians and installations stay where they are.
why-push-adjacent = A marker can be pushed only to an adjacent space.
why-no-turns = This decker has taken all three turns of the cycle.
why-hold = You can keep only a card of your hand, and no more of them than you are asked for.
why-not-played = Only a card that you have just played can be given up for the new one.
why-too-little = These cards do not give the commands that are needed.
why-angel-adjacent = You can send the Spark only to a space adjacent to yours.
why-not-there-to-block = There is no such program on this space.
why-two-spaces = A segment must touch the laid ones with at least two of its spaces, and cover none.
