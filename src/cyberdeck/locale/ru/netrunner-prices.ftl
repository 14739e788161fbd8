# Сколько стоит вариант в Netrunner и что он даёт.

## Цены

price-click = { $number } Click
price-credit =
    { $number ->
        [one] { $number } кредит
        [few] { $number } кредита
       *[many] { $number } кредитов
    }
price-credit-from =
    { $number ->
        [one] { $number } кредит с карты { $card }
        [few] { $number } кредита с карты { $card }
       *[many] { $number } кредитов с карты { $card }
    }
price-credit-more = кредиты: { $number } или больше
price-credit-run =
    { $number ->
        [one] { $number } кредит этого Рана
        [few] { $number } кредита этого Рана
       *[many] { $number } кредитов этого Рана
    }
price-card =
    { $number ->
        [one] { $number } своя карта
        [few] { $number } свои карты
       *[many] { $number } своих карт
    }
price-card-from = удалить { $card }
price-agenda = { $number } своя Agenda
price-agenda-from = отдать { $card }
price-virus-from = { $number } Virus Counter с карты { $card }
price-power-from = { $number } Power Counter с карты { $card }
price-agenda-counter-from = { $number } Agenda Counter с карты { $card }
price-tag = вы получите { $number } Tag
