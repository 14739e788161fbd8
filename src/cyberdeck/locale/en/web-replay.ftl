# The replay of a finished game, the rules reference, and why something cannot be done.

## Replay

web-replay-failed = The replay could not be loaded; try again in a moment.
web-open-here = Open in Cyberdeck
web-replay-place = Place in the game
web-replay-at = Decision { $at } of { $of }
web-replay-first = To the beginning (Home)
web-replay-last = To the end (End)
web-replay-back = One decision back (←)
web-replay-on = One decision on (→)
web-replay-turn-back = Back to the turn before (Page up)
web-replay-turn-on = On to the next turn (Page down)
web-replay-play = Play (Space)
web-replay-pause = Pause (Space)
web-replay-view = Who looks
web-replay-spectator = Spectator
web-replay-taken = chosen
web-replay-hands = All hands
web-replay-share = Copy link
web-replay-journal = Journal
web-play-on = Play on from here
web-play-on-hint = A new table begins after decision { $number }; this game stays as it is.
web-play-on-me = I play
web-play-on-friend = A friend, by link
web-play-on-house = The house
web-play-on-begin = Begin
web-measure-corp-credits = Corp: credits
web-measure-runner-credits = Runner: credits
web-measure-corp-points = Corp: points
web-measure-runner-points = Runner: points
web-measure-scouts = Sparks
web-measure-guardians = Guardians
web-measure-markers = Programs and installations

## The rules reference

web-rules-of = Rules: { $game }
web-rules-games = Games
web-rules-search = Search words or numbers
web-rules-cards = Cards of this chapter
web-rules-contents = Contents
web-rules-hits =
    { $number ->
        [one] { $number } place found
       *[other] { $number } places found
    }
web-rules-failed = The rules could not be loaded; try again in a moment.
web-rules-link = Link to { $clause }
web-card-rules = Rules about this card

## Why not?

web-why = Why not now?
web-why-play = Why can’t I play it?
web-why-install = Why can’t I install it?
web-why-rez = Why can’t I rez it?
web-why-score = Why can’t I score it?
web-why-advance = Why can’t I advance it?
web-why-use = Why can’t I use it?
web-why-break = Why can’t I break with it?
web-why-trash = Why can’t I trash it?
web-why-upgrade = Why can’t I get it?
web-why-execute = Why can’t I execute it?
web-why-show = Why can’t I reveal it?
web-why-boost = Why can’t I boost it?
web-why-prevent = Why can’t I prevent anything with it?
web-why-instead = Why can’t I use it instead of access?
web-why-access = Why can’t I access it?
web-why-run = Why can’t I run there?
web-why-interrupt = Why can’t I interrupt with it?
web-why-go = Why can’t I go there?
web-why-project = Why can’t I Ghost there?
web-why-push-from = Why can’t I push from there?
web-why-infect = Why can’t I infect here?
web-why-upload = Why can’t I upload this program: { $colour }?
web-why-installation = Why can’t I install this: { $colour }?
web-why-convert = Why can’t I Modify a Spark into this: { $colour }?
web-why-hand-tile = Why isn’t it this decker’s turn?
web-why-spend-packet = Why can’t I spend it?
web-why-rule = Rule { $clause }
web-explain = Why?
web-explain-who = { $seat }, as { $rung } sees it:
web-explain-other = What was decided is not among them: a slip, or something else was in mind.
