log-taken-back = { $number ->
    [one] { $seat }: eine Entscheidung ist zurückgenommen.
   *[other] { $seat }: eine Entscheidung ist zurückgenommen; { $number } Entscheidungen gelten nicht mehr.
}
log-stood-in = { $seat }: diesen Platz spielt vorerst das Haus.
log-given-back = { $seat }: diesen Platz spielt wieder, wem er gehört.
log-away = { $seat } ist { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    } nicht da: die Uhr steht still.
log-returned = { $seat } ist wieder da.
seat-has-days = Hier hat jeder Tage für eine Entscheidung; niemand wird ersetzt, bevor seine Zeit um ist.
seat-awaited = Wer dort spielt, ist noch nie da gewesen; vertreten wird nur, wer da war und gegangen ist.
log-new-rules = Die Regeln dieses Spiels sind inzwischen berichtigt; von hier an gelten die neuen.
back-before-rules = Das wurde unter älteren Regeln entschieden und lässt sich nicht mehr zurücknehmen.
table-script = Eine Stellung, die kommende Zufälle festlegt, spielt man gegen das Haus oder mit allen Plätzen in einer Hand, nicht mit anderen.
table-midst = Ein Tisch kann nicht mitten in etwas beginnen; lass „still“ und was dazugehört weg, oder spiele diese Stellung im Terminal.
seat-claimed = Dieser Platz gehört zu einem Konto; das kann nur, wer damit angemeldet ist.
web-side-link = Link für die, die meine Karten sehen dürfen
web-house-plays = Das Haus spielt für dich.
web-stand-in-sure = Von jetzt an entscheidet das Haus für dich, einmal in der Sekunde. Solange die Partie läuft, kannst du deinen Platz jederzeit zurücknehmen.
web-stand-in-other-sure = Das Haus entscheidet für den, der gegangen ist, bis er wiederkommt.
web-renew = Neuer Link
web-renew-sure = Du bekommst einen neuen Link zu deinem Platz; alle bisherigen öffnen ihn nicht mehr.
web-origin-position = Diese Partie hat nicht am Anfang begonnen: Jemand hat die Stellung aufgebaut.
web-origin-seed = Wer diesen Tisch eröffnet hat, hat die Mischungen gewählt.
web-origin-script = Jemand hat diese Stellung aufgebaut und kommende Zufälle festgelegt.
web-origin-branch = Diese Partie setzt eine beendete fort, die sich jeder ansehen kann.
log-says = { $seat }: { $words }
table-rungs = Nur Plätze des Hauses haben eine Stufe: { $seats }.
hint-forbidden = An diesem Tisch fragt niemand den Computer um Rat.
hint-late = Rat gibt es zu der Frage, die dir gerade gestellt ist.
hint-slow = Dem Computer fällt rechtzeitig kein Rat ein. Versuch es noch einmal.

plan-then = { $first }, dann { $then }
plan-unsure = Niemand kann sicher sein, dass das gefragt und angeboten wird.
plan-no-days = Vorausplanen kann man an Tischen mit Tagen pro Entscheidung.
plan-late = An diesem Tisch gibt es jetzt nichts zu planen.
plan-asked = Du bist gerade gefragt: Antworte selbst.
