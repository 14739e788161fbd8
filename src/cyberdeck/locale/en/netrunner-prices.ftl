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
