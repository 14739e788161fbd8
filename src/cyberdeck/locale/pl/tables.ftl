log-taken-back = { $number ->
    [one] { $seat }: cofnięta decyzja.
    [few] { $seat }: cofnięta decyzja; { $number } decyzje przestają obowiązywać.
   *[other] { $seat }: cofnięta decyzja; { $number } decyzji przestaje obowiązywać.
}
log-stood-in = { $seat }: na tym miejscu gra na razie komputer.
log-given-back = { $seat }: na tym miejscu znów gra człowiek.
log-away = { $seat }: nieobecność przez { $number ->
        [one] { $number } dzień
        [few] { $number } dni
        [many] { $number } dni
       *[other] { $number } dnia
    }, zegar stoi.
log-returned = { $seat }: znów przy stole.
seat-has-days = Tutaj każdy ma na decyzję całe dni; nikogo nie można zastąpić, zanim minie jego czas.
seat-awaited = Gracz z tego miejsca jeszcze nie przyszedł; zastąpić można tylko kogoś, kto był i wyszedł.
log-new-rules = Zasady tej gry zostały tymczasem poprawione; odtąd obowiązują nowe.
back-before-rules = Tę decyzję podjęto według starszych zasad i nie można jej już cofnąć.
table-script = Pozycję, która z góry ustala los, można grać z komputerem albo samemu za wszystkich, ale nie z innymi.
table-midst = Stół nie może zacząć w środku czegoś; pomiń „still” i to, co do niego należy, albo zagraj tę pozycję w terminalu.
seat-claimed = To miejsce należy do konta; może to zrobić tylko jego zalogowany właściciel.
web-side-link = Link dla tych, którzy mogą widzieć moje karty
web-house-plays = Komputer gra za ciebie.
web-stand-in-sure = Od teraz decyduje za ciebie komputer, raz na sekundę. Dopóki gra trwa, możesz w każdej chwili odebrać swoje miejsce.
web-stand-in-other-sure = Za gracza, który wyszedł, decyduje komputer, dopóki on nie wróci.
web-renew = Nowy link
web-renew-sure = Dostaniesz nowy link do swojego miejsca; wszystkie dotychczasowe przestaną je otwierać.
web-origin-position = Ta gra nie zaczęła się od początku: ktoś rozłożył tę pozycję.
web-origin-seed = Tasowania wybrała osoba, która otworzyła ten stół.
web-origin-script = Ktoś rozłożył tę pozycję i z góry ustalił los.
web-origin-branch = Ta gra jest dalszym ciągiem zakończonej, którą każdy może obejrzeć.
log-says = { $seat }: { $words }
table-rungs = Tylko miejsca komputera mają poziom: { $seats }.
hint-forbidden = Przy tym stole nikt nie prosi komputera o radę.
hint-late = Rada dotyczy pytania, które masz teraz przed sobą.
hint-slow = Komputer nie zdążył z radą. Spróbuj jeszcze raz.

plan-then = { $first }, potem { $then }
plan-unsure = Nikt nie może być pewien, że o to padnie pytanie i że będzie to możliwe.
plan-no-days = Planować z góry można przy stołach, gdzie na decyzję są dni.
plan-late = Przy tym stole nie ma teraz czego planować.
plan-asked = Pytanie czeka właśnie na ciebie: odpowiedz samodzielnie.
