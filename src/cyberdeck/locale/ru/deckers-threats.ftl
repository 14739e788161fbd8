# Что грозит: разведчики следующего хода, ещё один из них, атака.

threat-no-turn = До атаки новых разведчиков не будет.
threat-installation-blue = синяя инсталляция
threat-installation-green = зелёная инсталляция
threat-installation-yellow = жёлтая инсталляция
threat-installation-red = красная инсталляция

web-lens = Что показывает карта
web-lens-plain = Обычно
web-lens-next = Разведчики
web-lens-attack = Атака
web-percent = { $number } %
web-tag-sure = точно
web-tag-chain = ЦЕПЬ
web-tag-loss = ПРОИГРЫШ
web-tag-explosion = ВЗРЫВ
web-tag-guardian = → СТРАЖ
web-tag-destroys = −{ $number }
web-tag-destroys-unless = −{ $number } · цело { $percent } %
web-next-turn = Следующий ход:
web-no-loss = Его разведчики не могут принести поражение.
web-loss-by = { $percent } % поражения: { $reason }
web-lost-chain = цепь взрывов
web-lost-guardians = стражей не осталось
web-lost-scouts = разведчиков не осталось
web-attack-now = Атака будет после этого хода:
web-attack-later = Атака, если бы она была сейчас:
web-attack-takes =
    { $number ->
        [0] ничего не погибнет.
        [one] под угрозой { $number } маркер.
        [few] под угрозой { $number } маркера.
       *[many] под угрозой { $number } маркеров.
    }
