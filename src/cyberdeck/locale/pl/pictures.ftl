# Słowa na obrazach pozycji.

picture-over = Koniec gry
preview-site = Android: Netrunner i Deckers dokładnie według instrukcji: samemu, z przyjaciółmi, przeciw komputerowi.
preview-waiting = Jest wolne miejsce: przyjdź i zagraj.
preview-playing = Gra właśnie trwa: popatrz.
preview-deck = { $identity } · kart: { $cards } · wpływy { $spent } z { $limit }
picture-run = Run na { $server }
picture-rig = Rig Runnera
picture-nothing = jeszcze nic nie zainstalowano
picture-wins = Wygrywa { $name }
picture-turns = Tury
picture-credits = Kredyty
picture-cards-left = Karty w taliach
picture-together = Deckerzy wygrywają
picture-machine = Wygrywa { $name }
picture-cycle = Cykl { $number } · { $level }
picture-cycles = Cykle
picture-sparks = Zwiadowcy w sieci
picture-guardians = Strażnicy
picture-programs = Programy
