log-taken-back = { $number ->
    [one] { $seat }: cofnięta decyzja.
    [few] { $seat }: cofnięta decyzja; { $number } decyzje przestają obowiązywać.
   *[other] { $seat }: cofnięta decyzja; { $number } decyzji przestaje obowiązywać.
}
log-stood-in = { $seat }: na tym miejscu gra na razie komputer.
log-given-back = { $seat }: na tym miejscu znów gra człowiek.
seat-has-days = Tutaj każdy ma na decyzję całe dni; nikogo nie można zastąpić, zanim minie jego czas.
seat-awaited = Gracz z tego miejsca jeszcze nie przyszedł; zastąpić można tylko kogoś, kto był i wyszedł.
log-new-rules = Zasady tej gry zostały tymczasem poprawione; odtąd obowiązują nowe.
back-before-rules = Tę decyzję podjęto według starszych zasad i nie można jej już cofnąć.
table-script = Pozycję, która z góry ustala los, można grać z komputerem albo samemu za wszystkich, ale nie z innymi.
seat-claimed = To miejsce należy do konta; może to zrobić tylko jego zalogowany właściciel.
