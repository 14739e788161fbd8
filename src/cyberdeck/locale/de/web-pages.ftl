# Pages of the browser client beside the table, and who sits at it.

web-ways = Seiten
web-my-games = Meine Partien
web-watch = Zuschauen
web-lobby = Foyer
web-players = Spieler
web-more = Mehr
web-seek-waiting = Gegner wird gesucht …
web-tournaments = Turniere
web-campaign = Kampagne
web-weekly = Herausforderung der Woche
web-decks = Deckbau
web-rules = Regeln
web-replay = Aufzeichnung
web-review = Analyse
web-learn = Lernen
web-game-netrunner = Netrunner
web-game-deckers = Deckers
web-netrunner-hint = Ein Konzern schützt seine Systeme, ein Runner bricht ein. Zu zweit oder gegen das Haus.
web-deckers-hint = Ein bis vier Hacker gemeinsam gegen einen supermassiven Computer.
web-your-side = Deine Seite
web-first-game = Erste Partie
web-first-game-hint = Zwei Decker gegen Alpha-Moby, beide spielst du
web-no-games = Noch keine Partien
web-no-tables = Gerade kein öffentlicher Tisch
web-turn-of = Am Zug: { $seat }
web-go-on = Weiterspielen
web-forget = Aus der Liste nehmen
web-join = Platz nehmen
web-table-full = Alle Plätze dieses Tisches sind vergeben.
web-your-name = Dein Name
web-sitting-person = Mensch
web-sitting-joined = Mensch
web-sitting-house = Haus
web-sitting-bot = Bot
web-sitting-open = freier Platz
web-over = Die Partie ist zu Ende.
web-company-at-table = Am Tisch
web-take-back = Zurücknehmen
web-table-menu = Tisch und Chat
web-back-asked = { $seat } möchte die letzte Entscheidung zurücknehmen.
web-agree = Zustimmen
web-refuse = Ablehnen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-consent = Wer von mir den Link bekommt, darf meine Karten sehen
web-only-choices = Mich nicht fragen, wo ich keine Wahl habe
web-brief = Den Bildschirm nur weitergeben, wo es meist darauf ankommt
web-watch-link = Link für Zuschauer
web-seed-commitment = Wie gemischt wird, stand fest, bevor die Partie begann, und niemand kann es ändern. Das Siegel darauf: { $commitment }… Nach der Partie wird es geöffnet, und jeder kann es prüfen.
web-seed-proof = Das Siegel ist offen: Damit kann jeder prüfen, dass das Mischen von Anfang an feststand. { $proof }
web-online = anwesend
web-offline = abwesend
web-give-back = Wieder selbst spielen
web-stand-in = Das Haus spielen lassen
web-mute = Stumm schalten
web-say = Etwas sagen
web-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
web-puzzles = Rätsel
