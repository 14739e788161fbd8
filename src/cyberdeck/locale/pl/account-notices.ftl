# Co konto mówi o powiadomieniach i urlopie.

web-notices = Powiadomienia i urlop
web-notices-hint = Przy stołach z dniami na decyzję możesz dowiedzieć się o swojej kolejce także wtedy, gdy cię tam nie ma.
web-notices-browser = Przez przeglądarkę, gdy otwarta jest strona Cyberdeck
web-notices-mail = E-mailem
web-notices-no-mail = Ten serwis nie wysyła e-maili.
web-notices-code = Kod z e-maila
web-notices-confirm = Potwierdź adres
web-notices-confirmed = Adres jest potwierdzony.
web-notices-waiting = Na ten adres wysłano kod; zanim go wpiszesz, nic więcej nie przyjdzie.
web-notices-hook = Przez webhook (adres dla programów)
web-notices-secret = To, co tam wysyłamy, jest podpisane tym sekretem:
web-notices-keep = Zapamiętaj
web-notices-kept = Zapamiętano.
web-vacation = Urlop
web-vacation-hint = Gdy cię nie ma, twoje dni przy wszystkich takich stołach stoją, a pozostali są o tym powiadamiani. W tym roku { $number ->
        [one] został { $number } dzień
        [few] zostały { $number } dni
        [many] zostało { $number } dni
       *[other] zostało { $number } dnia
    }.
web-vacation-days = Dni
web-vacation-begin = Zacznij urlop
web-vacation-until = Masz urlop do { $date }.
web-vacation-end = Już jestem
hook-address = To nie jest adres internetowy; musi zaczynać się od https:// lub http://.
hook-inside = Ten adres leży w sieci samego serwisu; tam nie wysyłamy powiadomień.
mail-address = To nie jest adres e-mail.
mail-nowhere = Ten serwis nie wysyła e-maili.
mail-not-sent = Nie udało się wysłać e-maila; spróbuj ponownie później.
mail-code = To nie jest wysłany kod.
vacation-over = { $number ->
    [0] W tym roku nie masz już ani jednego dnia urlopu.
    [one] W tym roku został ci tylko { $number } dzień urlopu.
    [few] W tym roku zostały ci tylko { $number } dni urlopu.
    [many] W tym roku zostało ci tylko { $number } dni urlopu.
   *[other] W tym roku zostało ci tylko { $number } dnia urlopu.
}
