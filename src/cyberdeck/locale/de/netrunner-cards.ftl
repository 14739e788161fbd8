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
    .text = 1 Credit: Schalte 1 Subroutine eines beliebigen Ice aus, oder 1 Stärke mehr bis zum Ende des Treffens. 1 Klick: Lege 1 Viruszähler auf diese Karte. Am Ende eines Treffens, bei dem sie eine Subroutine ausgeschaltet hat, entferne 1 Viruszähler von ihr oder zerstöre sie.
card-access-to-globalsec = Zugriff auf Globalsec
    .text = Deine Verbindung steigt um 1.
card-armitage-codebusting = Codeknacken für Armitage
    .text = Kommt mit 12 Credits aus der Bank ins Spiel; ist keiner mehr übrig, zerstöre diese Karte. 1 Klick: Nimm 2 dieser Credits in deinen Credit-Vorrat.

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
