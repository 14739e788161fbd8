### A finished game looked at again.

review-help = Shows how the chances of a finished game stood, and where something better was to be done.
review-help-file = A journal, or - for standard input.
review-help-seat = Only the decisions of this seat.
review-progress = Thinking it over
review-seat = There is no seat “{ $name }” in this game; there are: { $known }.
review-curve = { $seat }: { $good } of { $all } decisions were as good as any
review-known = as known
review-open = with all cards open
review-ends = turn { $first }: { $before } % … turn { $last }: { $after } %
review-flawless = Nothing was missed that would have made a difference of a tenth.
review-moment = Turn { $turn }, { $seat }, after { $number } { $number ->
        [one] decision
       *[other] decisions
    }
review-taken = Taken: { $what } ({ $chance } % to win)
review-taken-together = Taken: { $what } ({ $chance } % to reach the goal of the cycle)
review-better = Better: { $what } ({ $chance } %)
