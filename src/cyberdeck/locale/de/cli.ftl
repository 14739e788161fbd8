# Die Kommandozeile.

## Hilfe

cli-about = Android: Netrunner und Deckers, gespielt genau nach den Regelheften.
cli-help-bench = Misst, wie schnell ein Spiel läuft.
cli-help-bench-game = Das Spiel, das gemessen wird; ohne Angabe alle.
cli-help-bench-seconds = Wie viele Sekunden jedes Spiel gespielt wird.
cli-help-games = Zählt die Spiele auf.
cli-help-help = Zeigt diese Hilfe.
cli-help-lang = Die Sprache: { $languages }.
cli-help-replay = Spielt ein Protokoll nach: die Entscheidungen, was geschah und das Ergebnis.
cli-help-replay-file = Das Protokoll.
cli-help-replay-verify = Sagt auch, ob die Partie so endet, wie das Protokoll sagt.
cli-help-version = Zeigt die Version.
cli-panel-arguments = Argumente
cli-panel-commands = Befehle
cli-panel-options = Optionen

## Begrüßung

cli-version = Cyberdeck { $version }
cli-welcome-games = Spiele
cli-welcome-more = „cyberdeck BEFEHL --help“ sagt mehr über einen Befehl.
cli-no-games = Noch ist kein Spiel installiert.

## Nachspielen

replay-of = { $game }, Engine-Version { $engine }
replay-seats = Plätze: { $seats }
replay-decisions = Entscheidungen
replay-log = Was geschah
replay-progress = Wird nachgespielt
replay-open = Die Partie ist noch nicht zu Ende.
replay-won = { $reason } Gewonnen: { $winners }
replay-not-won = { $reason } Niemand hat gewonnen.
replay-verified =
    { $count ->
        [one] Geprüft: { $count } Entscheidung, Prüfsumme { $digest }
       *[other] Geprüft: { $count } Entscheidungen, Prüfsumme { $digest }
    }

## Geschwindigkeit

bench-title = Geschwindigkeit bei zufälligem Spiel
bench-game = Spiel
bench-decisions = Entscheidungen pro Sekunde
bench-copy = Kopieren, ns
bench-save = Speichern und laden, ns
bench-progress = { $game } wird gemessen
bench-number = { $number }

## Fehler

cli-bad-command = „cyberdeck { $arguments }“ ist kein Befehl; „cyberdeck --help“ nennt die Befehle.
cli-bad-option = Die Option { $option } gibt es nicht, oder ihr fehlt der Wert; „cyberdeck --help“ nennt die Optionen.
cli-bad-value = Der Wert für { $name } fehlt oder hat die falsche Art; „cyberdeck --help“ sagt, was nötig ist.
cli-too-large = { $name } darf höchstens { $most } sein.
cli-too-small = { $name } muss mindestens { $least } sein.
cli-unknown-language = „{ $found }“ ist keine Sprache von Cyberdeck; wähle eine von { $languages }.
file-missing = Eine Datei „{ $file }“ gibt es nicht; prüfe den Namen.
file-not-text = Die Datei „{ $file }“ ist kein Text; wähle eine andere.
file-too-big = Die Datei „{ $file }“ ist größer als { $megabytes } MB; wähle eine andere.
file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen; prüfe, ob sie eine Datei ist und du sie lesen darfst.

## Regeln

rules-help = Die Regeln eines Spiels lesen oder durchsuchen.
rules-help-game = Das Spiel: netrunner oder deckers.
rules-help-search = Nur Regeln, in denen alle diese Wörter vorkommen, auch unter anderem Namen.
rules-unknown-game = Regeln zu „{ $game }“ gibt es hier nicht; wähle eines von { $known }.
rules-nothing = In den Regeln steht nichts zu „{ $words }“; versuche weniger oder andere Wörter.

## Positions and journals

convert-help = Schreibt eine Stellung in anderer Form: als Datei oder als Zeile zum Weitergeben.
convert-help-source = Eine Stellungsdatei, ein Journal oder eine weitergegebene Zeile.
convert-help-to = Die Form: yaml oder line; ohne Angabe die jeweils andere.
convert-help-at = In einem Journal: nach wie vielen Entscheidungen; ohne Angabe das Ende.
convert-help-out = Die Datei, in die geschrieben wird; ohne Angabe das Terminal.
convert-form = „{ $found }“ ist keine Form einer Stellung; wähle eine von { $known }.
convert-at = Das Journal hat nur { $most } Entscheidungen; wähle höchstens diese Zahl.
convert-unknown = „{ $file }“ ist keine Stellung irgendeines Spiels; „cyberdeck SPIEL position DATEI“ sagt, was daran falsch ist.
positions-help = Listet die Stellungen eines Journals auf, jede als Zeile zum Weitergeben.
positions-help-every = Nur nach jeweils so vielen Entscheidungen.
short-other = Diese Zeile ist eine Stellung von { $game }; verwende „cyberdeck { $game } position“.

## Language models

mcp-help = Lässt ein Sprachmodell einen Platz spielen (Model Context Protocol).
picture-help = Zeichnet eine Stellung oder das Ende eines Spiels als SVG oder PNG.
picture-help-out = Das Bild, das geschrieben wird: ein Name, der auf .svg oder .png endet.
picture-help-seat = Wer schaut: ein Platz oder spectator; ohne Angabe, wer zu entscheiden hat.
picture-help-end = Zeichnet stattdessen, wie das Spiel ausging.
picture-drawn = „{ $file }“ ist gezeichnet.
picture-format = „{ $file }“ endet weder auf .svg noch auf .png; wähle eines davon.
picture-seat = Es gibt keinen Platz „{ $found }“; es gibt { $known }.
mcp-no-game = Es gibt noch kein Spiel; rufe zuerst new_game auf.
mcp-no-seat = Es gibt keinen Platz „{ $name }“; wähle aus { $known }.
