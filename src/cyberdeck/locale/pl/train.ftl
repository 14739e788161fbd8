### Polecenie `train`.

train-help = Dopasuj do rozegranych partii to, co wiedzą gracze komputerowi.
train-help-evaluator = Dopasowuje do partii swoich reguł ocenę pozycji szukającego gracza Netrunnera i zapisuje wagi do nowego pliku.
train-help-file = Nowy plik wag; działa w miejscu bots/netrunner/data/evaluator.json.
train-help-games = Z ilu partii się uczy.
train-missing = Do nauki potrzebny jest numpy: zainstaluj cyberdeck[envs].
train-done = { $file }: wagi z { $games } partii, średnia strata logarytmiczna { $loss } (moneta ma 0,6931).
