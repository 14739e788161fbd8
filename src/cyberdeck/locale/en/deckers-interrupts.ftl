# What is about to happen when somebody may interrupt.

about-infection = infection { $infection } against resistance { $resistance } on { $space }
about-scout = a Spark enters { $space }
about-new-scout =
    { $face ->
        [none] a new Spark ({ $number })
        [avatar] a new Spark (the avatar’s server, { $number })
        [blue] a new Spark (blue, { $number })
        [green] a new Spark (green, { $number })
        [yellow] a new Spark (yellow, { $number })
        [red] a new Spark (red, { $number })
       *[purple] a new Spark (purple, { $number })
    }
deckers-setup-no-objective = There must be at least one Objective.
deckers-setup-objective-twice = An Objective can be in the deck only once.
deckers-position-turns = Every decker has taken three turns already; give somebody fewer. ({ $clause })
deckers-position-card-early = Nothing can lie on the Objective before it is prepared. ({ $clause })
