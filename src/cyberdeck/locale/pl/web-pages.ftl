# Pages of the browser client beside the table, and who sits at it.

web-ways = Strony
web-my-games = Moje partie
web-watch = Oglądaj
web-lobby = Poczekalnia
web-players = Gracze
web-more = Więcej
web-seek-waiting = Szukamy przeciwnika …
web-tournaments = Turnieje
web-campaign = Kampania
web-weekly = Wyzwanie tygodnia
web-decks = Kreator talii
web-rules = Zasady
web-replay = Powtórka
web-review = Analiza
web-learn = Nauka gry
web-game-netrunner = Netrunner
web-game-deckers = Deckers
web-netrunner-hint = Korporacja broni serwerów, runner się włamuje. We dwoje albo przeciw komputerowi.
web-deckers-hint = Od jednego do czterech deckerów razem przeciw supermasywnemu komputerowi.
web-your-side = Twoja strona
web-first-game = Pierwsza partia
web-first-game-hint = Dwoje deckerów przeciw Alpha-Moby, grasz obojgiem
web-no-games = Nie ma jeszcze partii
web-no-tables = Teraz nie ma publicznych stołów
web-turn-of = Decyduje: { $seat }
web-go-on = Graj dalej
web-forget = Usuń z listy
web-join = Zajmij miejsce
web-table-full = Wszystkie miejsca przy tym stole są zajęte.
web-your-name = Twoje imię
web-sitting-person = człowiek
web-sitting-joined = człowiek
web-sitting-house = komputer
web-sitting-bot = bot
web-sitting-open = wolne miejsce
web-over = Partia skończona.
web-company-at-table = Przy stole
web-take-back = Cofnij
web-table-menu = Stół i czat
web-back-asked = { $seat }: prośba o cofnięcie ostatniej decyzji.
web-agree = Zgoda
web-refuse = Odmowa
web-resign = Poddaj się
web-resign-sure = Poddać tę partię?
web-consent = Kto dostanie ode mnie link, może widzieć moje karty
web-only-choices = Nie pytaj mnie tam, gdzie nie mam wyboru
web-brief = Oddawaj ekran tylko tam, gdzie zwykle ma to znaczenie
web-watch-link = Link dla widzów
web-seed-commitment = Tasowanie ustalono przed początkiem partii i nikt nie może go zmienić. Jego pieczęć: { $commitment }… Po partii zostanie otwarta i każdy może ją sprawdzić.
web-seed-proof = Pieczęć jest otwarta: tym każdy może sprawdzić, że tasowanie było ustalone od początku. { $proof }
web-online = obecny
web-offline = nieobecny
web-give-back = Gram znowu samodzielnie
web-stand-in = Niech zagra komputer
web-mute = Wycisz
web-say = Napisz coś
web-days =
    { $number ->
        [one] { $number } dzień
        [few] { $number } dni
       *[many] { $number } dni
    }
web-puzzles = Zagadki
