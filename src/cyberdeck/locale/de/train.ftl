### Befehl `train`.

train-help = Passt an gespielte Partien an, was die Spieler des Computers wissen.
train-help-evaluator = Passt an Partien seiner Regeln an, wie ein suchender Netrunner-Spieler eine Stellung beurteilt, und schreibt die Gewichte in eine neue Datei.
train-help-file = Die neue Datei mit Gewichten; an der Stelle von bots/netrunner/data/evaluator.json wird sie benutzt.
train-help-games = Aus wie vielen Partien gelernt wird.
train-missing = Zum Lernen ist numpy nötig: installiere cyberdeck[envs].
train-done = { $file }: Gewichte aus { $games } Partien, mittlerer Logarithmus-Verlust { $loss } (eine Münze hat 0,6931).
