# Shortcuts: several answers as one
shortcut-break-all = Break everything with { $card } and go on
shortcut-break-hurting = Break only what hurts with { $card } and go on
shortcut-break-all-for-clicks = Break everything for clicks and go on
shortcut-break-hurting-for-clicks = Break only what hurts for clicks and go on
shortcut-match-strength = Boost { $card } to the strength of the ice
shortcut-rez-as-met =
    Rez the ice of { $server } as it is met, for up to { $number ->
        [one] 1 credit
       *[other] { $number } credits
    }, then pass until your turn
shortcut-pass-until-turn = Pass until your turn, unless something happens
shortcut-run-and-let-be = Run on { $server }, use nothing, let rezzed ice fire
shortcut-let-be = Go on to { $server }, use nothing, let rezzed ice fire
shortcut-access-rest = Access all the rest
shortcut-take-all = Take all credits from { $card } instead
shortcut-repeat-credit = Gain { $number } credits with { $number } clicks
shortcut-repeat-use = Use { $card } { $number } times
shortcut-repeat-advance = Advance { $card } { $number } times
