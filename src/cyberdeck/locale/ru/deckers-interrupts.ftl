# What is about to happen when somebody may interrupt.

about-infection = заражение { $infection } против сопротивления { $resistance } на { $space }
about-scout = разведчик входит на { $space }
about-new-scout =
    { $face ->
        [none] новый разведчик ({ $number })
        [avatar] новый разведчик (сервер аватара, { $number })
        [blue] новый разведчик (синий, { $number })
        [green] новый разведчик (зелёный, { $number })
        [yellow] новый разведчик (жёлтый, { $number })
        [red] новый разведчик (красный, { $number })
       *[purple] новый разведчик (фиолетовый, { $number })
    }
deckers-setup-no-objective = Нужна хотя бы одна цель.
content-word = В данных поле { $field } имеет значение «{ $word }»; возможны: { $known }.
deckers-setup-objective-twice = Цель может быть в колоде только один раз.
deckers-position-turns = Все декеры уже сделали по три хода; дайте кому-нибудь меньше.
deckers-position-card-early = До подготовки на задании ничего не может лежать.
