# What is about to happen when somebody may interrupt.

about-infection = infekcja { $infection } przeciw odporności { $resistance } na polu { $space }
about-scout = zwiadowca wchodzi na pole { $space }
about-new-scout =
    { $face ->
        [none] nowy zwiadowca ({ $number })
        [avatar] nowy zwiadowca (serwer awatara, { $number })
        [blue] nowy zwiadowca (niebieski, { $number })
        [green] nowy zwiadowca (zielony, { $number })
        [yellow] nowy zwiadowca (żółty, { $number })
        [red] nowy zwiadowca (czerwony, { $number })
       *[purple] nowy zwiadowca (fioletowy, { $number })
    }
deckers-setup-no-objective = Musi być przynajmniej jeden cel.
