# Was das Konto über Nachrichten und Urlaub sagt.

web-notices = Nachrichten und Urlaub
web-notices-hint = An Tischen mit Tagen für jede Entscheidung kannst du erfahren, dass du am Zug bist, während du nicht da bist.
web-notices-browser = Durch den Browser, solange eine Seite von Cyberdeck offen ist
web-notices-mail = Durch E-Mail
web-notices-no-mail = Dieser Dienst verschickt keine E-Mail.
web-notices-code = Der Code aus der E-Mail
web-notices-confirm = Adresse bestätigen
web-notices-confirmed = Die Adresse ist bestätigt.
web-notices-waiting = An diese Adresse ging ein Code; bevor du ihn eingegeben hast, kommt nichts weiter.
web-notices-hook = Durch einen Webhook (eine Adresse für Programme)
web-notices-secret = Was dorthin geht, ist mit diesem Geheimnis unterschrieben:
web-notices-keep = Merken
web-notices-kept = Gemerkt.
web-vacation = Urlaub
web-vacation-hint = Solange du weg bist, stehen deine Tage an all diesen Tischen still, und die anderen erfahren es. In diesem Jahr { $number ->
        [one] ist { $number } Tag
       *[other] sind { $number } Tage
    } übrig.
web-vacation-days = Tage
web-vacation-begin = Ab jetzt weg sein
web-vacation-until = Du bist bis { $date } weg.
web-vacation-end = Ich bin wieder da
hook-address = Das ist keine Adresse im Web; sie beginnt mit https:// oder http://.
hook-inside = Diese Adresse liegt im eigenen Netz des Dienstes; dorthin wird nichts gemeldet.
mail-address = Das ist keine E-Mail-Adresse.
mail-nowhere = Dieser Dienst verschickt keine E-Mail.
mail-not-sent = Die E-Mail konnte nicht verschickt werden; versuch es später noch einmal.
mail-code = Das ist nicht der Code, der verschickt wurde.
vacation-over = { $number ->
    [0] Du hast in diesem Jahr keinen Urlaubstag mehr.
    [one] Du hast in diesem Jahr nur noch { $number } Urlaubstag.
   *[other] Du hast in diesem Jahr nur noch { $number } Urlaubstage.
}
