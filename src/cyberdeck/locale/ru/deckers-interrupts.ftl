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
