# What is about to happen when somebody may interrupt.

about-infection = заражение { $infection } против сопротивления { $resistance } на поле { $space }
about-scout = разведчик попадает на поле { $space }
about-new-scout =
    { $face ->
        [none] новый разведчик ({ $number })
        [avatar]
            { $number ->
                [0] новый разведчик (сервер аватара)
               *[other] новый разведчик (сервер аватара, { $number })
            }
        [blue]
            { $number ->
                [0] новый разведчик (синий сервер)
               *[other] новый разведчик (синий сервер, { $number })
            }
        [green]
            { $number ->
                [0] новый разведчик (зелёный сервер)
               *[other] новый разведчик (зелёный сервер, { $number })
            }
        [yellow]
            { $number ->
                [0] новый разведчик (жёлтый сервер)
               *[other] новый разведчик (жёлтый сервер, { $number })
            }
        [red]
            { $number ->
                [0] новый разведчик (красный сервер)
               *[other] новый разведчик (красный сервер, { $number })
            }
       *[purple]
            { $number ->
                [0] новый разведчик (фиолетовый сервер)
               *[other] новый разведчик (фиолетовый сервер, { $number })
            }
    }
deckers-setup-no-objective = Нужно хотя бы одно задание.
deckers-setup-objective-twice = Каждое задание может быть в колоде только один раз.
deckers-position-turns = Все декеры уже сделали по три хода; дайте кому-нибудь меньше. ({ $clause })
deckers-position-card-early = До подготовки на задании ничего не может лежать. ({ $clause })
