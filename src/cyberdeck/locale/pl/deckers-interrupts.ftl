# Co zaraz się stanie, gdy ktoś może przerwać.

about-infection = infekcja { $infection } przeciw oporowi { $resistance } na polu { $space }
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
deckers-setup-no-objective = Potrzebna jest co najmniej jedna karta celu.
deckers-setup-objective-twice = Każda karta celu może być w talii tylko raz.
deckers-position-turns = Każdy decker miał już trzy tury; daj komuś mniej. ({ $clause })
deckers-position-card-early = Przed przygotowaniem nic nie może leżeć na karcie celu. ({ $clause })
