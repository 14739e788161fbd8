## Anarch

card-noise = Noise: Meisterhacker
    .text = Jedes Mal, wenn du ein Virusprogramm installierst, wird die oberste Karte von F&E verdeckt zerstört.
card-deja-vu = Déjà Vu
    .text = Nimm 1 Karte deiner Wahl aus deiner Ablage in deinen Griff, oder 2 Karten, wenn beide Viren sind.
card-demolition-run = Abriss-Run
    .text = Führe einen Run auf HQ oder F&E durch. Jede Karte, auf die du dabei zugreifst, darfst du kostenlos zerstören, auch eine ohne Zerstörungskosten; eine so zerstörte Agenda ist nicht gestohlen.
card-stimhack = Stim-Hack
    .text = Führe einen Run auf ein beliebiges System durch, mit 9 Credits aus der Bank, die nur für diesen Run gelten. Nach dem Run erleidest du 1 Hirn-Schaden, den nichts verhindert.
card-cyberfeeder = Cyberfeeder
    .text = 1 wiederkehrender Credit, nur für den Einsatz von Ice-Brechern und das Installieren von Virusprogrammen.
card-grimoire = Grimoire
    .text = Dein Speicherlimit steigt um 2 SE. Jedes Virusprogramm, das du installierst, erhält 1 Viruszähler. Du kannst nur 1 Konsole installiert haben.
card-corroder = Zersetzer
    .text = 1 Credit: Schalte 1 Subroutine einer Barriere aus. 1 Credit: 1 Stärke mehr bis zum Ende des Treffens.
card-datasucker = Datensauger
    .text = Jeder deiner erfolgreichen Runs auf ein zentrales System bringt 1 Viruszähler auf diese Karte. 1 Viruszähler von dieser Karte: Das Ice, auf das du gerade triffst, hat bis zum Ende des Treffens 1 Stärke weniger.
card-djinn = Dschinn
    .text = Kann Programme hosten, die keine Ice-Brecher sind und zusammen höchstens 3 SE brauchen; sie belegen nichts von deinem Speicher. 1 Klick und 1 Credit: Suche in deinem Stapel ein Virusprogramm, decke es auf und nimm es in deinen Griff; mische danach den Stapel.
card-medium = Medium
    .text = Jeder deiner erfolgreichen Runs auf F&E bringt 1 Viruszähler auf diese Karte. Greifst du auf Karten aus F&E zu, darfst du für jeden Viruszähler hier außer dem ersten auf 1 Karte mehr zugreifen.
card-mimic = Imitator
    .text = 1 Credit: Schalte 1 Subroutine eines Wächters aus.
card-parasite = Parasit
    .text = Kann nur auf geladenem Ice installiert werden. Dieses hat je Viruszähler auf dieser Karte 1 Stärke weniger und wird zerstört, sobald ihm 0 oder weniger bleibt. Zu Beginn deines Zuges erhält diese Karte 1 Viruszähler.
card-wyrm = Wyrm
    .text = 3 Credits: Schalte 1 Subroutine eines beliebigen Ice aus, dessen Stärke höchstens 0 ist. 1 Credit: Das Ice, auf das du gerade triffst, hat bis zum Ende des Treffens 1 Stärke weniger, sofern diese Karte mindestens so stark ist. 1 Credit: 1 Stärke mehr bis zum Ende des Treffens.
card-yog-0 = Yog.0
    .text = 0 Credits: Schalte 1 Subroutine eines Code-Zugangs aus.
card-ice-carver = Eisschnitzer
    .text = Jedes Ice, auf das du triffst, hat für dieses Treffen 1 Stärke weniger.
card-wyldside = Wyldside
    .text = Zu Beginn deines Zuges ziehst du 2 Karten, danach verlierst du 1 Klick.

## Criminal

card-gabriel-santiago = Gabriel Santiago: Vollprofi
    .text = In jedem Zug bringt dir dein erster erfolgreicher Run auf HQ 2 Credits aus der Bank.
card-account-siphon = Konto Anzapfen
    .text = Führe einen Run auf HQ durch; ist er erfolgreich, darfst du auf den Zugriff verzichten. Tust du das, verliert der Konzern bis zu 5 Credits, so viele du willst; du erhältst 2 für jeden verlorenen und dazu 2 Markierungen.
card-easy-mark = Leichte Beute
    .text = Du erhältst 3 Credits aus der Bank.
card-forged-activation-orders = Gefälschter Aktivierungsbefehl
    .text = Wähle 1 ungeladenes Ice. Der Konzern entscheidet: Er lädt es und bezahlt dafür, oder er zerstört es.
card-inside-job = Angriff von Innen
    .text = Führe einen Run auf ein beliebiges System durch. Das erste Ice, auf das du dabei triffst, umgehst du.
card-special-order = Sonderbestellung
    .text = Suche in deinem Stapel einen Ice-Brecher, decke ihn auf und nimm ihn in deinen Griff; mische danach den Stapel.
card-lemuria-codecracker = Lemuria-Codeknacker
    .text = 1 Klick und 1 Credit: Enthülle 1 installierte ungeladene Karte. Nur möglich, wenn in diesem Zug schon ein Run auf HQ erfolgreich war.
card-desperado = Desperado
    .text = Dein Speicherlimit steigt um 1 SE. Jeder deiner erfolgreichen Runs bringt dir 1 Credit aus der Bank. Du kannst nur 1 Konsole installiert haben.
card-aurora = Aurora
    .text = 2 Credits: Schalte 1 Subroutine einer Barriere aus. 2 Credits: 3 Stärke mehr bis zum Ende des Treffens.
card-femme-fatale = Femme Fatale
    .text = 1 Credit: Schalte 1 Subroutine eines Wächters aus. 2 Credits: 1 Stärke mehr bis zum Ende des Treffens. Installierst du diese Karte, wähle 1 installiertes Ice; sooft du darauf triffst, darfst du es für 1 Credit je Subroutine umgehen.
card-ninja = Ninja
    .text = 1 Credit: Schalte 1 Subroutine eines Wächters aus. 3 Credits: 5 Stärke mehr bis zum Ende des Treffens.
card-sneakdoor-beta = Geheimtür (Beta)
    .text = 1 Klick: Führe einen Run auf das Archiv durch; ist er erfolgreich, gilt er stattdessen als erfolgreicher Run auf HQ.
card-bank-job = Bankeinbruch
    .text = Kommt mit 8 Credits aus der Bank ins Spiel; ist keiner mehr übrig, zerstöre diese Karte. Ist ein Run auf ein ausgelagertes System erfolgreich, darfst du, statt auf Karten zuzugreifen, beliebig viele dieser Credits in deinen Credit-Vorrat nehmen.
card-crash-space = Crash Space
    .text = 2 wiederkehrende Credits, nur für das Entfernen von Markierungen. Zerstöre diese Karte: Verhindere bis zu 3 Körper-Schaden.
card-data-dealer = Datendealer
    .text = 1 Klick, und gib 1 Agenda aus deiner Punktezone auf: Du erhältst 9 Credits aus der Bank.
card-decoy = Täuschziel
    .text = Zerstöre diese Karte: Vermeide 1 Markierung, die du gerade erhalten sollst.

## Shaper

card-kate-mac-mccaffrey = Kate "Mac" McCaffrey: Digital-Bastlerin
    .text = In jedem Zug kostet das erste Programm oder Stück Hardware, das du installierst, 1 Credit weniger.
card-diesel = Diesel
    .text = Ziehe die obersten 3 Karten deines Stapels.
card-modded = Eigenbau
    .text = Installiere 1 Programm oder Stück Hardware aus deinem Griff und bezahle dafür 3 Credits weniger.
card-the-makers-eye = Blick des Bastlers
    .text = Führe einen Run auf F&E durch; ist er erfolgreich, greifst du dort auf 2 Karten mehr zu als sonst.
card-tinkering = Bastelstunde
    .text = Wähle 1 installiertes Ice, geladen oder nicht. Es ist bis zum Ende dieses Zuges zusätzlich Barriere, Code-Zugang und Wächter.
card-akamatsu-mem-chip = Akamatsu-Speicherchip
    .text = Dein Speicherlimit steigt um 1 SE.
card-rabbit-hole = Kaninchenloch
    .text = Deine Verbindung steigt um 1. Nachdem du diese Karte installiert hast, darfst du deinen Stapel nach einer weiteren Kopie durchsuchen und sie für ihre Installationskosten installieren; mische danach den Stapel.
card-the-personal-touch = Persönliche Note
    .text = Diese Karte muss von einem deiner Ice-Brecher gehostet werden, dessen Stärke um 1 steigt.
card-the-toolbox = Toolbox
    .text = Dein Speicherlimit steigt um 2 SE und deine Verbindung um 2. 2 wiederkehrende Credits, nur für den Einsatz von Ice-Brechern. Du kannst nur 1 Konsole installiert haben.
card-battering-ram = Rammbock
    .text = 2 Credits: Schalte 1 oder 2 Subroutinen einer Barriere aus. 1 Credit: 1 Stärke mehr bis zum Ende des Runs.
card-gordian-blade = Gordische Klinge
    .text = 1 Credit: Schalte 1 Subroutine eines Code-Zugangs aus. 1 Credit: 1 Stärke mehr bis zum Ende des Runs.
card-magnum-opus = Magnum Opus
    .text = 1 Klick: Du erhältst 2 Credits aus der Bank.
card-net-shield = Netzschild
    .text = 1 Credit: Verhindere 1 Netz-Schaden, sofern es der erste dieses Zuges ist.
card-pipeline = Pipeline
    .text = 1 Credit: Schalte 1 Subroutine eines Wächters aus. 2 Credits: 1 Stärke mehr bis zum Ende des Runs.
card-aesops-pawnshop = Aesops Leihhaus
    .text = Zu Beginn deines Zuges darfst du eine deiner anderen installierten Karten zerstören; dafür erhältst du 3 Credits aus der Bank.
card-sacrificial-construct = Opferkonstrukt
    .text = Zerstöre diese Karte: Verhindere, dass 1 installiertes Programm oder Stück Hardware zerstört wird.

## Neutral Runner cards

card-infiltration = Infiltration
    .text = Wähle eines: Du erhältst 2 Credits aus der Bank, oder du enthüllst 1 installierte ungeladene Karte.
card-sure-gamble = Sichere Hand
    .text = Du erhältst 9 Credits aus der Bank.
card-crypsis = Krypsis
    .text = 1 Credit: Schalte 1 Subroutine eines beliebigen Ice aus. 1 Credit: 1 Stärke mehr bis zum Ende des Treffens. 1 Klick: Lege 1 Viruszähler auf diese Karte. Am Ende eines Treffens, bei dem sie eine Subroutine ausgeschaltet hat, entferne 1 Viruszähler von ihr oder zerstöre sie.
card-access-to-globalsec = Zugriff auf Globalsec
    .text = Deine Verbindung steigt um 1.
card-armitage-codebusting = Codeknacken für Armitage
    .text = Kommt mit 12 Credits aus der Bank ins Spiel; ist keiner mehr übrig, zerstöre diese Karte. 1 Klick: Nimm 2 dieser Credits in deinen Credit-Vorrat.

## Haas-Bioroid

card-engineering-the-future = Haas-Bioroid: Wir bauen die Zukunft
    .text = In jedem Zug bringt dir die erste Karte, die du installierst, 1 Credit aus der Bank.
card-accelerated-beta-test = Beschleunigter Betatest
    .text = Hast du die Punkte für diese Agenda erzielt, darfst du dir die obersten 3 Karten von F&E ansehen. Ice unter ihnen darfst du installieren und laden, ohne etwas dafür zu bezahlen; was du nicht installierst, wird zerstört.
card-adonis-campaign = Adonis-Kampagne
    .text = Erhält beim Laden 12 Credits aus der Bank; ist keiner mehr übrig, zerstöre diese Karte. Zu Beginn deines Zuges nimmst du 3 dieser Credits in deinen Credit-Vorrat.
card-aggressive-secretary = Aggressiver Assistent
    .text = Kann entwickelt werden, geladen oder nicht. Greift der Runner auf diese Karte zu, darfst du 2 Credits bezahlen, um je Entwicklungsmarker darauf 1 installiertes Programm zu zerstören.
card-archived-memories = Archivierte Erinnerungen
    .text = Nimm 1 Karte deiner Wahl aus dem Archiv ins HQ.
card-biotic-labor = Bioroid-Angestellte
    .text = Du erhältst 2 Klicks für diesen Zug.
card-shipment-from-mirrormorph = MirrorMorph-Lieferung
    .text = Installiere nacheinander bis zu 3 Karten aus dem HQ. Das kostet keine Klicks; die Installationskosten bezahlst du wie immer.
card-heimdall-1-0 = Heimdall 1.0
    .text = Der Runner darf Subroutinen dieses Ice für je 1 Klick ausschalten. ▸ Füge 1 Hirn-Schaden zu. ▸ Beende den Run. ▸ Beende den Run.
card-ichi-1-0 = Ichi 1.0
    .text = Der Runner darf Subroutinen dieses Ice für je 1 Klick ausschalten. ▸ Zerstöre 1 installiertes Programm. ▸ Zerstöre 1 installiertes Programm. ▸ Aufspüren 1: Bei Erfolg erhält der Runner 1 Markierung und erleidet dann 1 Hirn-Schaden.
card-viktor-1-0 = Viktor 1.0
    .text = Der Runner darf Subroutinen dieses Ice für je 1 Klick ausschalten. ▸ Füge 1 Hirn-Schaden zu. ▸ Beende den Run.
card-rototurret = Geschützturm
    .text = ▸ Zerstöre 1 installiertes Programm. ▸ Beende den Run.
card-corporate-troubleshooter = Kon-Troubleshooter
    .text = X Credits, mindestens 1, und zerstöre diese Karte: Wähle 1 geladenes Ice, das dieses System schützt; es hat bis zum Ende des Zuges X Stärke mehr.
card-experiential-data = Empirische Daten
    .text = Ice, das dieses System schützt, hat 1 Stärke mehr.

## Jinteki

card-personal-evolution = Jinteki: Personal Evolution
    .text = Jedes Mal, wenn für eine Agenda Punkte erzielt werden oder eine Agenda gestohlen wird, erleidet der Runner 1 Netz-Schaden.
card-nisei-mk-ii = Nisei MK II
    .text = Hast du die Punkte für diese Agenda erzielt, erhält sie 1 Agendazähler. 1 Agendazähler von dieser Karte: Beende den laufenden Run.
card-project-junebug = Projekt Junikäfer
    .text = Kann entwickelt werden, geladen oder nicht. Greift der Runner auf diese Karte zu, darfst du 1 Credit bezahlen, um ihm 2 Netz-Schaden je Entwicklungsmarker darauf zuzufügen.
card-snare = Schlinge!
    .text = Greift der Runner außerhalb des Archivs auf diese Karte zu, darfst du 4 Credits bezahlen, um ihm 3 Netz-Schaden zuzufügen und danach 1 Markierung zu geben. Greift er in F&E darauf zu, muss er sie aufdecken.
card-zaibatsu-loyalty = Zaibatsu-Loyalität
    .text = Du darfst diese Karte in dem Moment laden, in dem der Runner eine Karte enthüllen will. 1 Credit, oder zerstöre diese Karte: Verhindere, dass 1 Karte enthüllt wird.
card-neural-emp = Neural-EMP
    .text = Nur spielbar, wenn der Runner in seinem letzten Zug einen Run begonnen hat, ob erfolgreich oder nicht. Füge ihm 1 Netz-Schaden zu.
card-precognition = Vorahnung
    .text = Sieh dir die obersten 5 Karten von F&E an und lege sie in der Reihenfolge deiner Wahl dorthin zurück.
card-cell-portal = Zellen-Portal
    .text = ▸ Entlade dieses Ice, und der Runner nähert sich erneut dem äußersten Ice des angegriffenen Systems an.
card-chum = Blutköder
    .text = ▸ Das nächste Ice, auf das der Runner in diesem Run trifft, hat bei diesem Treffen 2 Stärke mehr; wird eine seiner Subroutinen nicht ausgeschaltet, füge dem Runner 3 Netz-Schaden zu.
card-data-mine = Datenmine
    .text = ▸ Füge 1 Netz-Schaden zu, dann zerstöre dieses Ice.
card-neural-katana = Neural-Katana
    .text = ▸ Füge 3 Netz-Schaden zu.
card-wall-of-thorns = Dornenbarriere
    .text = ▸ Füge 2 Netz-Schaden zu. ▸ Beende den Run.
card-akitaro-watanabe = Akitaro Watanabe
    .text = Ice zu laden, das dieses System schützt, kostet 2 Credits weniger.

## NBN

card-making-news = NBN: Wir sind die Nachrichten
    .text = 2 wiederkehrende Credits, nur für das Aufspüren.
card-astroscript-pilot-program = AstroScript-PilotProgramm
    .text = Hast du die Punkte für diese Agenda erzielt, erhält sie 1 Agendazähler. 1 Agendazähler von dieser Karte: Lege 1 Entwicklungsmarker auf eine installierte Karte, die entwickelt werden kann.
card-breaking-news = Sondermeldung
    .text = Hast du die Punkte für diese Agenda erzielt, erhält der Runner 2 Markierungen; am Ende dieses Zuges verliert er wieder 2.
card-anonymous-tip = Anonymer Hinweis
    .text = Ziehe die obersten 3 Karten von F&E.
card-closed-accounts = Geplündertes Konto
    .text = Nur spielbar, wenn der Runner markiert ist. Er verliert alle Credits in seinem Credit-Vorrat.
card-psychographics = Psychographie
    .text = Kostet X Credits; X ist mindestens 1 und höchstens die Zahl der Markierungen des Runners. Lege X Entwicklungsmarker auf 1 installierte Karte, die entwickelt werden kann.
card-sea-source = SEA-Informant
    .text = Nur spielbar, wenn ein Run des Runners in seinem letzten Zug erfolgreich war. Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
card-ghost-branch = Phantom-Filiale
    .text = Kann entwickelt werden, geladen oder nicht. Greift der Runner auf diese Karte zu, darfst du ihm 1 Markierung je Entwicklungsmarker darauf geben.
card-data-raven = Datenrabe
    .text = Trifft der Runner auf dieses Ice, wählt er: Er erhält 1 Markierung, oder der Run endet. 1 Wirkungszähler von dieser Karte: Der Runner erhält 1 Markierung. ▸ Aufspüren 3: Bei Erfolg erhält dieses Ice 1 Wirkungszähler.
card-matrix-analyzer = Matrixanalyse
    .text = Trifft der Runner auf dieses Ice, darfst du für 1 Credit 1 Entwicklungsmarker auf eine installierte Karte legen, die entwickelt werden kann. ▸ Aufspüren 2: Bei Erfolg erhält der Runner 1 Markierung.
card-tollbooth = Mautstelle
    .text = Trifft der Runner auf dieses Ice, muss er 3 Credits bezahlen; hat er weniger, bezahlt er nichts, und der Run endet. ▸ Beende den Run.
card-red-herrings = Falsche Spur
    .text = Um eine Agenda zu stehlen, auf die er in diesem System zugreift, muss der Runner 5 Credits bezahlen; sonst bleibt sie dort. Wird diese Karte geladen zerstört, gilt das noch bis zum Ende des Runs.
card-sansan-city-grid = Stadtnetz von SanSan
    .text = Für die Punkte einer Agenda in diesem System ist 1 Entwicklungsmarker weniger nötig. In jedem System kann nur 1 Region installiert sein.

## Weyland Consortium

card-building-a-better-world = Weyland-Konsortium: Wir bauen eine bessere Welt
    .text = Jede Operation der Unterart Transaktion, die du spielst, bringt dir 1 Credit aus der Bank.
card-hostile-takeover = Feindliche Übernahme
    .text = Hast du die Punkte für diese Agenda erzielt, erhältst du 7 Credits aus der Bank und dann 1 Negative Publicity.
card-posted-bounty = Steckbrief
    .text = Hast du die Punkte für diese Agenda erzielt, darfst du sie aufgeben: Der Runner erhält 1 Markierung und du 1 Negative Publicity.
card-security-subcontract = Sicherheits-Subunternehmer
    .text = 1 Klick, und zerstöre 1 geladenes Ice: Du erhältst 4 Credits aus der Bank.
card-aggressive-negotiation = Aggressive Verhandlungen
    .text = Nur spielbar, wenn du in diesem Zug Punkte für eine Agenda erzielt hast. Suche in F&E 1 beliebige Karte, nimm sie ins HQ, ohne sie zu zeigen, und mische F&E.
card-beanstalk-royalties = Beanstalk-Lizenzgebühren
    .text = Du erhältst 3 Credits aus der Bank.
card-scorched-earth = Verbrannte Erde
    .text = Nur spielbar, wenn der Runner markiert ist. Füge 4 Körper-Schaden zu.
card-shipment-from-kaguya = Kaguya-Lieferung
    .text = Wähle bis zu 2 installierte Karten, die entwickelt werden können; jede erhält 1 Entwicklungsmarker.
card-archer = Bogenschütze
    .text = Um dieses Ice zu laden, musst du außerdem 1 Agenda aus deiner Punktezone aufgeben. ▸ Du erhältst 2 Credits aus der Bank. ▸ Zerstöre 1 installiertes Programm. ▸ Zerstöre 1 installiertes Programm. ▸ Beende den Run.
card-hadrians-wall = Hadrianswall
    .text = Kann entwickelt werden, geladen oder nicht; je Entwicklungsmarker darauf steigt die Stärke um 1. ▸ Beende den Run. ▸ Beende den Run.
card-ice-wall = Eisbarriere
    .text = Kann entwickelt werden, geladen oder nicht; je Entwicklungsmarker darauf steigt die Stärke um 1. ▸ Beende den Run.
card-shadow = Schatten
    .text = Kann entwickelt werden, geladen oder nicht; je Entwicklungsmarker darauf steigt die Stärke um 1. ▸ Du erhältst 2 Credits aus der Bank. ▸ Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
card-research-station = Forschungsstation
    .text = Kann nur im Root des HQ installiert werden. Solange diese Karte geladen ist, steigt dein Handkartenlimit um 2.

## Neutral Corporation cards

card-priority-requisition = Vorrangige Anforderung
    .text = Hast du die Punkte für diese Agenda erzielt, darfst du 1 installiertes Ice laden, ohne etwas dafür zu bezahlen.
card-private-security-force = Privatarmee
    .text = 1 Klick: Füge 1 Körper-Schaden zu. Nur möglich, solange der Runner markiert ist.
card-melange-mining-corp = Melange Mining Corp.
    .text = 3 Klicks: Du erhältst 7 Credits aus der Bank.
card-pad-campaign = PAD-Kampagne
    .text = Zu Beginn jedes deiner Züge erhältst du 1 Credit aus der Bank.
card-hedge-fund = Hedgefonds
    .text = Du erhältst 9 Credits aus der Bank.
card-enigma = Enigma
    .text = ▸ Der Runner verliert 1 Klick, falls er noch einen hat. ▸ Beende den Run.
card-hunter = Jäger
    .text = ▸ Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
card-wall-of-static = Rauschbarriere
    .text = ▸ Beende den Run.
