### Die Spieler des Computers, vom schwächsten zum stärksten.

rung-script = Skript
    .corp = Tut das Erstbeste und bereut es oft.
    .runner = Tut das Erstbeste und bereut es oft.
    .deckers = Tut das Erstbeste und bereut es oft.
rung-daemon = Dämon
    .corp = Treibt Agenden voran, sobald es geht, und ist sorglos.
    .runner = Macht Runs, wo das Glück liegen könnte, und ist sorglos.
    .deckers = Geht geradewegs aufs Ziel los und ist sorglos.
rung-agent = Agent
    .corp = Baut erst Mauern, dann punktet er; macht ab und zu Fehler.
    .runner = Baut erst seine Ausrüstung auf; macht ab und zu Fehler.
    .deckers = Baut erst auf, dann schlägt er zu; macht ab und zu Fehler.
rung-construct = Konstrukt
    .corp = Legt Fallen für alle, die ohne Nachdenken einbrechen.
    .runner = Greift deine Hand an und was du installierst.
    .deckers = Hält die Späher klein, bevor sie sich sammeln.
rung-oracle = Orakel
    .corp = Denkt durch, was sein könnte, und vergisst nichts, was es gesehen hat.
    .runner = Denkt durch, was sein könnte, und vergisst nichts, was es gesehen hat.
    .deckers = Denkt durch, was sein könnte, und vergisst nichts, was es gesehen hat.
rung-house = Einfacher Spieler
    .corp = Beurteilt eine Frage nach der anderen.
    .runner = Beurteilt eine Frage nach der anderen.
    .deckers = Beurteilt eine Frage nach der anderen.
rung-random = Zufall
    .corp = Nimmt irgendeine Antwort.
    .runner = Nimmt irgendeine Antwort.
    .deckers = Nimmt irgendeine Antwort.
rung-unknown = Es gibt keinen Computerspieler „{ $name }“; wähle einen von { $known }.
rung-option = Wer für den Computer spielt, von schwach bis stark: script, daemon, agent, construct, oracle.
rung-plays = Dein Gegenüber: { $rung }. { $about }
rung-next = Versuch es nächstes Mal mit { $rung }: --rung { $name }

# Was der Computer erwägt.
plan-chances-won = so gut wie gewonnen ({ $number } %)
plan-chances-good = gute Aussichten ({ $number } %)
plan-chances-even = etwa ausgeglichen ({ $number } %)
plan-chances-poor = schlechte Aussichten ({ $number } %)
plan-chances-lost = so gut wie verloren ({ $number } %)
plan-best = das Beste, was ich sehe
plan-close = fast genauso gut
plan-behind = deutlich schlechter
review-none = Partien von { $game } können nicht besprochen werden.
