# What the engine of Netrunner says.

## Names

hidden-card = a card
hidden-ice = a piece of ice
server-new = New remote server

counter-virus = virus
counter-power = power
counter-agenda = agenda

damage-net = net damage
damage-meat = meat damage
damage-brain = brain damage

about-net-damage = net damage
about-meat-damage = meat damage
about-brain-damage = brain damage
about-tags = tags
about-trash = trashing cards
about-expose = exposing cards

step-corp-1-1 = Start of the Corp’s turn
step-corp-1-2 = The Corp’s turn begins
step-corp-1-3 = The Corp draws
step-corp-2-1 = Before the Corp’s first action
step-corp-2-2 = After the Corp’s action
step-corp-3-1 = The Corp discards
step-corp-3-2 = After the Corp’s discard
step-corp-3-3 = End of the Corp’s turn
step-runner-1-1 = Start of the Runner’s turn
step-runner-1-2 = The Runner’s turn begins
step-runner-1-3 = After the Runner’s action
step-runner-2-1 = The Runner discards
step-runner-2-2 = After the Runner’s discard
step-runner-2-3 = End of the Runner’s turn
step-run-2-1 = Approaching ice
step-run-2-3 = Approaching ice, time to rez
step-run-3-1 = Encountering ice, time to break
step-run-4-1 = Approaching the server
step-run-4-3 = Approaching the server, time to rez

## Questions

ask-mulligan = Keep your starting hand?
ask-action =
    { $number ->
        [one] You have { $number } click left. What do you do?
       *[other] You have { $number } clicks left. What do you do?
    }
ask-window = { $step }: act or pass?
ask-discard =
    { $number ->
        [one] Your hand is over the limit: discard { $number } card.
       *[other] Your hand is over the limit: discard { $number } cards.
    }
ask-install-where = Where do you install { $card }?
ask-install-trash = Trash anything there before you install { $card }?
ask-install-host = Which card do you install { $card } on?
ask-make-room = Trash any programs before you install { $card }?
ask-memory-short = Your programs need more memory than you have. Which one do you trash?
ask-pay-from-card = How many credits do you spend from { $card }?
ask-pay-from-run = How many of this run’s credits do you spend?
ask-jack-out = Continue the run on { $server }, or jack out?
ask-break-more = Does { $card } break more subroutines?
ask-access = What do you access next?
ask-accessing = You access { $card } – what do you do with it?
ask-trace-strength = The trace has strength { $number }. How many credits do you add?
ask-link-strength = The trace has strength { $number }. How many credits do you add to your link?
ask-may = Use { $card }?
ask-may-pay =
    { $number ->
        [one] Pay { $number } credit to use { $card }?
       *[other] Pay { $number } credits to use { $card }?
    }
ask-run-where = { $card }: which server do you run on?
ask-access-more = How many additional cards do you access?
ask-access-or-instead = Access cards, or use something instead?
ask-choose-advance = { $card }: choose a card to advance.
ask-choose-expose = { $card }: choose a card to expose.
ask-choose-program = { $card }: choose a program to trash.
ask-forfeit = Which agenda do you forfeit?
ask-install-free = { $card }: install and rez ice for free?
ask-name-x = { $card }: how many credits do you spend?
ask-lose-credits = { $card }: how many credits does the Corp lose?
ask-prevent-damage = { $card }: how much damage do you prevent?
ask-rez-or-trash = Rez { $card }, or trash it?
ask-search = { $card }: which card do you take?
ask-tag-or-end = { $card }: take 1 tag, or end the run?
ask-take-back = { $card }: which card do you take back?
ask-take-credits = How many credits do you take from { $card }?
ask-choose-ice = { $card }: choose a piece of ice.
ask-choose-install = { $card }: which card do you install?
ask-crypsis = { $card } has broken a subroutine: remove a virus counter or trash it?
ask-infiltration = { $card }: gain credits or expose a card?
ask-pawn = { $card }: trash an installed card for 3 credits?
ask-put-on-top = { $card }: which card comes next, from the top down?
ask-rez-free = { $card }: rez a piece of ice for free?

## Answers

option-keep = Keep hand
option-mulligan = Take a mulligan
option-yes = Yes
option-no = No
option-pass = Pass
option-draw = Draw 1 card
option-credit = Gain 1 credit
option-credits =
    { $number ->
        [one] Gain { $number } credit
       *[other] Gain { $number } credits
    }
option-play = Play { $card }
option-install = Install { $card }
option-server = { $server }
option-host = On { $card }
option-trash-first = Trash { $card } first
option-rez = Rez { $card }
option-advance = Advance { $card }
option-score = Score { $card }
option-purge = Purge virus counters
option-run = Run on { $server }
option-continue = Continue the run
option-jack-out = Jack out
option-boost = Boost { $card }
option-break =
    { $kinds ->
        [number-card] Break subroutine { $number } ({ $card })
       *[number] Break subroutine { $number }
    }
option-access =
    { $kinds ->
        [server] Access a card from { $server }
       *[card] Access { $card }
    }
option-steal = Steal { $card }
option-trash = Trash { $card }
option-leave = Leave { $card } there
option-use =
    { $kinds ->
        [card-number] Use { $card } (ability { $number })
       *[card] Use { $card }
    }
option-prevent =
    { $kinds ->
        [card-card] Use { $card } for { $card2 }
        [card-number] Use { $card } (ability { $number })
        [card-number-card] Use { $card } (ability { $number }) for { $card3 }
       *[card] Use { $card }
    }
option-access-cards = Access cards
option-instead = Use { $card } instead
option-rig = In the rig
option-forfeit = Forfeit { $card }
option-take = Take { $card }
option-take-tag = Take 1 tag
option-end-run = End the run
option-choose = Choose { $card }
option-expose = Expose { $card }
option-next = { $card }
option-discard = Discard { $card }
option-remove-counter = Remove 1 virus counter
option-remove-tag = Remove 1 tag

## The log: turns

event-turn-began = { $side }’s turn begins
event-turn-ended = { $side }’s turn ends
event-kept-hand = { $side } keeps the starting hand
event-took-mulligan = { $side } takes a mulligan
event-drew = { $side } draws { $card }{ $more }
event-gained-credits =
    { $number ->
        [one] { $side } gains { $number } credit{ $more }
       *[other] { $side } gains { $number } credits{ $more }
    }
event-lost-credits =
    { $number ->
        [one] { $side } loses { $number } credit{ $more }
       *[other] { $side } loses { $number } credits{ $more }
    }
event-paid-credits =
    { $number ->
        [one] { $side } pays { $number } credit{ $more }
       *[other] { $side } pays { $number } credits{ $more }
    }
event-lost-click = { $side } loses 1 click{ $more }
event-gained-clicks =
    { $number ->
        [one] { $side } gains { $number } click{ $more }
       *[other] { $side } gains { $number } clicks{ $more }
    }
event-spent-clicks =
    { $number ->
        [one] { $side } spends { $number } click{ $more }
       *[other] { $side } spends { $number } clicks{ $more }
    }
event-shuffled = { $side } shuffles the deck{ $more }

## The log: cards

event-played = { $side } plays { $card }{ $more }
event-used = { $side } uses { $card }{ $more }
event-corp-installed = Corp installs { $card } at { $server }{ $more }
event-runner-installed = Runner installs { $card }{ $more }
event-rezzed = Corp rezzes { $card }{ $more }
event-derezzed = { $card } is derezzed{ $more }
event-advanced =
    { $number ->
        [one] Corp advances { $card }{ $more }
       *[other] Corp advances { $card } { $number } times{ $more }
    }
event-counters-placed =
    { $number ->
        [one] { $card } gets { $number } { $counter } counter{ $more }
       *[other] { $card } gets { $number } { $counter } counters{ $more }
    }
event-counters-removed =
    { $number ->
        [one] { $card } loses { $number } { $counter } counter{ $more }
       *[other] { $card } loses { $number } { $counter } counters{ $more }
    }
event-scored = Corp scores { $card }
event-stolen = Runner steals { $card }{ $more }
event-forfeited = { $side } forfeits { $card }
event-trashed =
    { $by ->
        [nobody] Trashed: { $card }{ $more }
       *[other] { $by } trashes { $card }{ $more }
    }
event-discarded = { $side } discards { $card }
event-exposed = { $card } is exposed{ $more }
event-revealed = { $side } reveals { $card }
event-looked-at-deck =
    { $number ->
        [one] { $side } looks at the top card of the deck{ $more }
       *[other] { $side } looks at the top { $number } cards of the deck{ $more }
    }
event-purged =
    { $number ->
        [0] Corp purges virus counters{ $more }; there were none
        [one] Corp purges { $number } virus counter{ $more }
       *[other] Corp purges { $number } virus counters{ $more }
    }
event-archives-turned =
    { $number ->
        [0] Archives holds no facedown cards
        [one] { $number } card in Archives is turned faceup
       *[other] { $number } cards in Archives are turned faceup
    }

## The log: runs

event-run-began = Runner runs on { $server }{ $more }
event-approached = Runner approaches { $card }{ $more }
event-approached-server = Runner approaches { $server }
event-encountered = Runner encounters { $card }
event-subroutine-broken = Runner breaks subroutine { $number } of { $card }{ $more }
event-subroutine-resolved = { $card } resolves subroutine { $number }
event-encounter-ended = The encounter ends
event-bypassed = Runner bypasses { $card }
event-passed = Runner passes { $card }
event-jacked-out = Runner jacks out
event-run-succeeded = The run on { $server } is successful
event-run-failed = The run on { $server } is unsuccessful
event-run-ended = The run ends
event-accessed = Runner accesses { $card }

## The log: traces, tags, damage

event-trace-began = A trace begins with strength { $number }{ $more }
event-trace-raised =
    { $number ->
        [one] { $side } adds { $number } credit: strength { $strength }
       *[other] { $side } adds { $number } credits: strength { $strength }
    }
event-trace-succeeded = The trace is successful
event-trace-failed = The trace is unsuccessful
event-tagged =
    { $number ->
        [one] Runner gets { $number } tag{ $more }
       *[other] Runner gets { $number } tags{ $more }
    }
event-untagged =
    { $number ->
        [one] Runner loses { $number } tag{ $more }
       *[other] Runner loses { $number } tags{ $more }
    }
event-took-bad-publicity = Corp takes { $number } bad publicity{ $more }
event-damaged = Runner takes { $number } { $damage }{ $more }
event-prevented = { $side } prevents { $about }: { $number }{ $more }
event-saved = { $side } saves { $card } from being trashed{ $more }
event-kept-hidden = { $side } keeps { $card } from being exposed{ $more }
event-strengthened = { $card }: strength +{ $number }{ $more }
event-weakened = { $card }: strength −{ $number }{ $more }
event-flatlined = Runner is flatlined

## The end of a log line: where, for how much, by which card

told-more = { $first }{ $rest }
told-in = {" "}({ $server })
told-ice = {" "}(ice { $number } of { $server })
told-card = {" "}(card { $number } in { $server })
told-for = {" "}for { $price }
told-both = { $first } and { $second }
told-credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
told-clicks =
    { $number ->
        [one] { $number } click
       *[other] { $number } clicks
    }
told-by = {" "}({ $card })

## How a game was won

won-by-points = Agenda points decide the game.
won-by-flatline = The Runner is flatlined.
won-by-empty-deck = The Corp has to draw, but R&D is empty.

## Why a decision is not offered

why-access-steal = Only an agenda can be stolen, and what that costs must be paid.
why-access-trash = You cannot trash this: it has no trash cost, you cannot pay it, or the card lies in Archives.
why-always-holds = This is not used: it holds all the time while the card is active.
why-broken = This subroutine is broken already, or there is no such one.
why-by-itself = This is not used: it happens, or you are asked, as soon as its condition is met.
why-console = You can have only one console installed.
why-first-ice = You can jack out only when asked whether to continue, and not at the first ice of the run.
why-host = No installed card can host it.
why-install-credits = You have too few credits to install this.
why-jack-out = You can jack out only during a run, on approaching ice or the server.
why-memory = This needs more memory than you have in all.
why-must-steal = An agenda that you access must be stolen.
why-no-click = Breaking this subroutine costs a click, and you have none left.
why-no-encounter = You are not encountering any ice.
why-no-server = There is no such server to run on.
why-no-stack = Your stack is empty; there is nothing to draw.
why-no-such-card = You have no such card to do this with.
why-no-tag = You have no tag to remove.
why-no-window = This has to wait for the next window that allows it.
why-not-action = Actions are possible only in your own action phase, while you have clicks.
why-not-advanceable = This card cannot be advanced.
why-not-advanced = Only an agenda with enough advancement tokens can be scored.
why-not-resource = Only an installed resource can be trashed like this.
why-not-tagged = The Runner is not tagged.
why-one-credit = Advancing costs 1 credit, and you have none.
why-only-instead = This is offered instead of access, after a successful run of the kind that it names.
why-only-prevents = This only prevents: it is offered while what it prevents is about to happen, if you can pay.
why-other-ice = The card says which ice this ability can break, and this is no such ice.
why-play-condition = What this card needs is not there, so it cannot be played now.
why-play-credits = You have too few credits to play this.
why-rez-agenda = Agendas cannot be rezzed.
why-rez-credits = You have too few credits to rez this.
why-rez-forfeit = Rezzing this costs an agenda of your score area, and you have none.
why-rez-ice = Ice can be rezzed only while the Runner approaches it.
why-rezzed-already = This card is rezzed already.
why-score-now = Agendas can be scored only in your own turn, before and after actions.
why-subtype = This icebreaker cannot break ice of this subtype.
why-three-clicks = Purging takes 3 clicks.
why-too-weak = The icebreaker is weaker than the ice; boost it first.
why-two-credits = This costs 2 credits, and you have fewer.
why-use-condition = This ability cannot be used now; what it needs is not there.
why-use-cost = You cannot pay for this ability.

## Decks and positions that cannot be used

bad-seed = The seed must be a whole number; give one.
deck-card = There is no card “{ $card }” here; check its id.
deck-malformed = This is not a deck; give an identity and, for each card of its side, the number of copies from 1 to 99.
deck-side = This is not a deck for this side ({ $side }); choose another.
deck-unknown = There is no starter deck “{ $name }”; choose one of { $known }.
position-acted = “acted” opens the window after an action; leave out “run” and “step” with it.
position-active = “active” must list numbers of active cards; leave it out.
position-broken = “{ $text }” is no broken subroutine; write its number and the installed icebreaker that broke it, such as “1 Crypsis”, each number once.
position-card = There is no card “{ $card }” here; check the title. Similar ones: { $near }.
position-cards = “{ $text }” is not a list of cards; write their titles with commas between them.
position-chosen = “{ $card }” can choose no such card; write [chosen TITLE@hq:1] with an installed card of the kind that it chooses. ({ $clause })
position-console = The Runner can have only one console installed; leave one. ({ $clause })
position-counters = “{ $card }” can have at most { $most } of “{ $counter }” there; only cards in play have counters, and no more than their text brings. ({ $clause })
position-crowded = “{ $card }” cannot lie there beside the others: a remote server holds no more than one agenda or asset, a server no more than one region; leave one. ({ $clause })
position-empty = “{ $card }” would have been trashed without its last credit; leave some on it or take the card away. ({ $clause })
position-encounter = There is no encounter here: it takes “encounter: true” and rezzed ice as the next piece.
position-host = The host at “{ $card }” does not fit or is missing; write [on TITLE] with an installed host, and only where one is needed. ({ $clause })
position-lasting = “{ $text }” has no lasting effect here; write a card in play that is still to do something in this run or turn, “Corroder +2” for strength bought in this run, or “Tinkering on TITLE” with installed ice in the Runner’s turn.
position-mark = “{ $mark }” cannot stand in the brackets after “{ $card }”; use “rezzed”, “facedown”, “on TITLE”, “chosen TITLE” or a counter such as “advancement 2”.
position-memory = The programs in the rig need more memory than the Runner has; take some out. ({ $clause })
position-over = With { $points } agenda points the game would be over; leave fewer in the score area. ({ $clause })
position-run = This run is impossible; let it be the Runner’s turn, and let him pass no more ice than there is.
position-seen = “seen” must give each visible card its own number, and none above the last; leave it out of the whole file.
position-server = There is no server “{ $server }” here; use hq, rd, archives or a remote server such as remote1.
position-side = “{ $card }” cannot lie there; choose a card of the right side and type.
position-step = “{ $step }” is not a step of this turn; use one of { $known }.
position-turn = “turn” must be corp or runner; correct it.
position-unique = A unique card is active more than once; leave one copy active. ({ $clause })
position-weak = “{ $card }” would have been trashed, because its strength is 0 or less under the program that it hosts; take counters away. ({ $clause })
position-yes = “{ $key }” must be true or false; correct it.
hidden-ice-at = ice { $number } of { $server }
hidden-card-at = card { $number } in { $server }
why-never-installed = Events and operations are played, never installed.
event-took-card = { $side } takes { $card } into hand{ $more }
why-access-first = This is done only when you access the card, in a successful run on its server.
why-inactive = A card works only while it is active: installed, and rezzed if it is the Corp’s.
why-needs-breaker = Its subroutines are broken by icebreakers; point at one of yours.
why-not-yours = This card is not yours to use.
why-stolen = A stolen agenda gives points and nothing else.
why-subroutines = This is not used: its subroutines resolve when the Runner encounters it.
why-nothing-to-use = This card has no ability that is used.
why-pays = This is not used: its credits are offered whenever you pay for what it names.
