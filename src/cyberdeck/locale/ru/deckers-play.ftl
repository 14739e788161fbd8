# Игра в Deckers в терминале.

## Команды и их параметры

deckers-play-command = Играть в Deckers: от одного до четырёх декеров против сети компьютера, в одиночку или с ботами.
deckers-play-more = Ещё для Deckers: позиции, с которых можно играть.
deckers-play-option-smc = SMC, против которого вы играете.
deckers-play-option-deckers = Декеры разных цветов через запятую.
deckers-play-option-variant = Варианты через запятую: fragmented, packets, 2.0 или 2.1.
deckers-play-option-first-game = Раскладка и задания, которые правила советуют для первой партии.
deckers-play-option-bots = Декеры, за которых играет компьютер; ИМЯ:СТУПЕНЬ задаёт ступень, ИМЯ:random играет случайно. За остальных играете вы.
deckers-play-resume-alone = В записи партии уже есть подготовка и начальное число; оставьте только --resume, --bots и --journal.
deckers-play-not-there = «{ $name }» не участвует в этой партии; декеры: { $known }.
deckers-play-first-smc = В первой партии играют против { $smc }; уберите --smc или --first-game.

## Стол

deckers-play-cycle = Цикл { $number }/{ $last } · { $level }
deckers-play-turn = { $decker } · ход { $number } из 3
deckers-play-on-card = На карте:
deckers-play-health = Здоровье: { $number }
deckers-play-resistance = Сопротивление: { $number }
deckers-play-hand = { $decker }, рука:
deckers-play-row = Ряд улучшений (цена):
deckers-play-discard = { $decker }, сброс:
deckers-play-packets = { $decker }, пакеты:
deckers-play-objectives = Задания:
deckers-play-installation =
    { $colour ->
        [blue] синяя инсталляция
        [green] зелёная инсталляция
        [yellow] жёлтая инсталляция
       *[red] красная инсталляция
    }
deckers-play-packet = пакет «{ $packet }»
deckers-play-palace = Дворец хакеров
deckers-play-horse = Троянский конь
deckers-play-cost = цена

## Помощь

deckers-play-help-enter = взять первую оплату или единственный вариант либо ничего больше не добавлять
deckers-play-help-explain = объяснить карту, задание, декера, SMC, пакет или пункт правил, например DK-12.7
deckers-play-help-look = всё в сети словами, сбросы, все ваши руки
deckers-play-help-threat = что грозит: следующие разведчики и их вероятности, атака; `threat monty` для хода другого
deckers-play-help-undo = взять назад последнее решение
deckers-play-help-signs = Знаки: B G Y R P синий, зелёный, жёлтый, красный, фиолетовый · b программа (2b две) · буква на цвете инсталляция · x o чёрный, белый разведчик · øb белый разведчик на программе · X O чёрный, белый страж · H HackMan · M Призрак Mother · @R аватар · ~R призрак · ◇ пакет · ⌂ Дворец хакеров · ♘ конь · зелёное число: вариант
deckers-play-nothing-found = Ничто не называется «{ $words }»; похожие: { $near }.

## Симуляции

simulate-help-deckers = Сыграть много партий Deckers против одного SMC.
simulate-help-bot = Кто играет за декеров: ступень от script до oracle, house или random.
simulate-deckers = Декеры
simulate-cycles = Последний цикл

### What threatens, at the command line.

threat-next-turn = Следующий ход: { $decker }, если сеть останется такой, как сейчас:
threat-likely = { $percent } %: разведчик на поле { $spaces }
threat-guardian = { $percent } %: на поле { $space } появляется страж
threat-explosion = { $percent } %: взрыв на поле { $space }
threat-lost = { $percent } %: игра проиграна. { $reason }
threat-one-more = Ещё один разведчик:
threat-makes-guardian = на поле { $space }: он становится стражем
threat-explodes = на поле { $space }: взрыв, разведчики на полях { $spaces }
threat-loses = на поле { $space }: игра проиграна. { $reason }
threat-attack = Атака, если бы она была сейчас:
threat-attack-nothing = Она ничего не уничтожила бы.
threat-destroys = { $space }: { $what }
threat-destroys-unless = { $space }: { $what }; уцелеет с вероятностью { $percent } %
deckers-play-option-campaign = Показать кампанию и сыграть её следующую игру.
campaign-alone = Компьютер и варианты выбирает кампания; вместе с ней можно указать только --deckers.
campaign-too-many = Против этого компьютера может идти не больше декеров, чем { $most }.
