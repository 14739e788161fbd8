# What an option of Netrunner costs, and what it does.

## Prices

price-click =
    { $number ->
        [one] { $number } click
       *[other] { $number } clicks
    }
price-credit =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
price-credit-from =
    { $number ->
        [one] { $number } credit from { $card }
       *[other] { $number } credits from { $card }
    }
price-credit-more = { $number } or more credits
price-credit-run =
    { $number ->
        [one] { $number } credit of this run
       *[other] { $number } credits of this run
    }
price-card =
    { $number ->
        [one] { $number } card of yours
       *[other] { $number } cards of yours
    }
price-card-more =
    { $number ->
        [0] perhaps a card that lies there
       *[other] { $number } or more cards of yours
    }
price-card-from = trash { $card }
price-agenda =
    { $number ->
        [one] { $number } agenda of yours
       *[other] { $number } agendas of yours
    }
price-agenda-from = forfeit { $card }
price-virus-from =
    { $number ->
        [one] { $number } virus counter from { $card }
       *[other] { $number } virus counters from { $card }
    }
price-power-from =
    { $number ->
        [one] { $number } power counter from { $card }
       *[other] { $number } power counters from { $card }
    }
price-agenda-counter-from =
    { $number ->
        [one] { $number } agenda counter from { $card }
       *[other] { $number } agenda counters from { $card }
    }
price-tag =
    { $number ->
        [one] { $number } tag to come
       *[other] { $number } tags to come
    }

## What happens

does-advance = advanced { $number } of { $needed }
does-and = { $first }, { $second }
does-avoid-tag = avoids 1 tag
does-bad-publicity = { $number } bad publicity for the Corp
does-by-card = { $card }: { $does }
does-bypass = bypass the ice
does-clicks =
    { $number ->
        [one] gain { $number } click
       *[other] gain { $number } clicks
    }
does-counters =
    { $number ->
        [one] { $number } { $counter } counter on { $card }
       *[other] { $number } { $counter } counters on { $card }
    }
does-damage = { $number } { $damage }
does-damage-fatal = { $number } { $damage }, more than the Runner has cards: flatline
does-derez = derez this ice
does-draw =
    { $number ->
        [one] { $side } draws { $number } card
       *[other] { $side } draws { $number } cards
    }
does-end-run = end the run
does-escape =
    { $number ->
        [0] the Runner escapes for nothing
        [one] the Runner escapes for { $number } credit
       *[other] the Runner escapes for { $number } credits
    }
does-escaped = the trace fails
does-gain =
    { $number ->
        [one] { $side } gains { $number } credit
       *[other] { $side } gains { $number } credits
    }
does-look =
    { $number ->
        [one] look at the top card of the deck
       *[other] look at the top { $number } cards of the deck
    }
does-lose =
    { $number ->
        [one] { $side } loses { $number } credit
       *[other] { $side } loses { $number } credits
    }
does-lose-click = the Runner loses 1 click
does-next-ice = the next ice has { $number } more strength; unless all of it is broken: { $does }
does-points =
    { $number ->
        [one] { $number } agenda point
       *[other] { $number } agenda points
    }
does-prevent = prevents { $number } damage
does-return = approach the outermost ice again
does-run = run on { $server }
does-run-credits = run on { $server } with { $number } credits for it
does-something = its text resolves
does-stop = stops: { $does }
does-strength = { $card }: strength { $number }
does-strength-lost = the strength is gone at once
does-subroutine = subroutine { $number } fires: { $does }
does-tags =
    { $number ->
        [one] the Runner gets { $number } tag
       *[other] the Runner gets { $number } tags
    }
does-take =
    { $number ->
        [one] take { $number } credit from { $card }
       *[other] take { $number } credits from { $card }
    }
does-take-last = take the last { $number } credits from { $card }, which is trashed then
does-trace = trace { $number }, if it succeeds: { $does }
does-traced = the trace succeeds
does-trash = trash { $card }
does-trash-program = trash 1 program
does-win =
    { $number ->
        [one] { $number } agenda point, and the game is won
       *[other] { $number } agenda points, and the game is won
    }
trace-stake = Trace { $strength } against link { $link }. At stake: { $stake }.
