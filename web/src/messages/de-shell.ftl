### Was das Programm rund um die Tische sagt.

## Überall

window-title = { $page } – Quarterdeck
skip = Zum Inhalt springen
navigation = Hauptmenü
home-link = Quarterdeck: alle Tische
nav-tables = Tische
nav-new = Neuer Tisch
nav-next = Nächster Tisch
nav-next-at = Nächster Tisch, an dem du am Zug bist: { $game }
nav-turns = Du bist am Zug
nav-turns-at =
    { $number ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $number } Tischen am Zug
    }
nav-you = Du
to-tables = Zu allen Tischen
close = Schließen
copy = Kopieren
copy-this = Kopieren: { $what }
copied = Kopiert.
loading = Wird geladen …
try-again = Noch einmal versuchen
notices = Hinweise
page-failed = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
not-connected = Keine Verbindung: neuer Versuch … Was du siehst, ist vielleicht veraltet, und nichts kann geändert werden, bis die Verbindung wieder steht.
problem-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
problem-status = Der Server hat mit einem Fehler geantwortet (Status { $status }). Versuche es gleich noch einmal.

## Hier ist nichts

not-found-title = Nicht auf der Karte
not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link unterwegs abgeschnitten.

## Du bist am Zug

turns-title = Du bist am Zug
turns-waited = Andere warten auf dich
turns-bots = Mit Bots
turns-none = Niemand wartet auf dich. Wenn du an einem Tisch mit anderen am Zug bist, findest du den Tisch hier.

## Startseite

home-title = Spiele rund ums Meer, an einem Tisch
home-lead = Brettspiele in deinem Browser: gegen Bots, zusammen an einem Gerät oder mit Freunden in der Ferne. Die Regeln musst du nicht kennen: Der Tisch zeigt, was du tun kannst.
games = Spiele
your-tables = Deine Tische
listed-tables = Offene Tische für alle
listed-own = Dein Tisch steht in der Liste für alle; ein anderer ist gerade nicht offen.
listed-none = Gerade gibt es keine offenen Tische. Wenn du einen aufstellst, kannst du ihn hier eintragen, damit andere ihn finden.
friends = Mit Freunden spielen
friends-how = Stell einen Tisch auf und schick deinen Freunden den Link, oder füge einen Link ein, den du bekommen hast.
finished-tables =
    { $number ->
        [one] Eine beendete Partie
       *[other] { $number } beendete Partien
    }
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
play-now-how = gegen einen Bot, Stufe { $level }
start-here = Fang hier an
start-here-why = Das leichteste und kürzeste von allen: Eine Partie dauert zehn Minuten.
with-friends = Neuer Tisch
rules = Regeln
learn = Anleitung lesen
learn-game = Anleitung lesen: { $game }
players-exactly =
    { $number ->
        [one] 1 Person
       *[other] { $number } Personen
    }
players-range = { $least }–{ $most } Personen
minutes-exactly = { $number } min
minutes-range = { $least }–{ $most } min
weight = { $weight ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
facts-between = {" "}·{" "}

join-label = Einladung
join-help = Füge den Link ein, oder nur den Namen des Tisches, mit dem er endet.
join-empty = Füge den Link ein, den du bekommen hast.
join-elsewhere = Dieser Tisch steht auf einem anderen Server, { $host }. Öffne den Link in deinem Browser.
join-unreadable = Das ist kein Link zu einem Tisch. Ein solcher Link endet auf /t/ und den Namen des Tisches.
join = Öffnen

state-your-turn = Du bist am Zug
state-waiting = Andere sind am Zug
state-watch = Läuft: zuschauen
state-open =
    { $seats ->
        [one] Ein Platz ist frei
       *[other] { $seats } Plätze sind frei
    }
state-over = Beendet
state-frozen = Geht nicht weiter
seat-free = freier Platz
players-between = {" "}·{" "}
archive-link = Beendete Partien
people-link = Leute und Bestenlisten
invitations = Du bist eingeladen
invitation = { $name } lädt dich ein: { $game }.
invitation-rated = { $name } lädt dich ein: { $game }. Die Partie zählt für die Wertung.
invitation-go = Zum Tisch
invitation-decline = Nein, danke
fleets = Flotten
fleets-of = Flotte bauen: { $game }
tools = Stellungen und Aufzeichnungen
tools-how = Bau eine Stellung auf und spiel von dort weiter, oder sieh dir eine Partie noch einmal an, die du als Datei hast.
records-open = Aufzeichnung öffnen
editor = Stellungseditor

## Ein neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-company = Mit wem spielst du?
new-bots = Gegen Bots
new-bots-help = Die Partie beginnt sofort.
new-others = Mit anderen per Link
new-others-help = Du bekommst einen Link zum Verschicken. Wer ihn hat, kann mitspielen.
new-here = Am selben Gerät
new-here-help = Ihr gebt es herum.
new-here-hidden = Ihr gebt es herum; ein Vorhang hält die Hände geheim.
new-level = Wie stark sind die Bots?
new-more = Mehr: wer wo sitzt, Uhr, weitere Einstellungen, Dateien
new-players = Personen
new-seats = Wer spielt?
new-options = Einstellungen
new-who-sees = Wer kann den Tisch finden?
new-private = Nur wer den Link hat
new-private-help = Du bekommst einen Link zum Weitergeben. Wer ihn hat, kann mitspielen oder zuschauen.
new-listed = Alle auf diesem Server
new-listed-help = Der Tisch steht auf der Startseite.
new-wrong = Noch nicht, denn das stimmt nicht:
new-make = Tisch aufstellen
new-clock = Uhr
new-clock-which = Wie viel Bedenkzeit gibt es?
new-clock-help = Niemand muss sich beeilen, und eine Partie darf dauern, so lange ihr wollt.
clock-none = So viel man will
clock-quick = Je 3 Minuten, und 2 Sekunden dazu, sooft man am Zug ist
clock-medium = Je 10 Minuten, und 5 Sekunden dazu, sooft man am Zug ist
clock-slow = Je 30 Minuten, und 20 Sekunden dazu, sooft man am Zug ist
clock-turn = 2 Minuten, sooft man am Zug ist
clock-day = Ein Tag für jeden Zug
clock-three-days = 3 Tage für jeden Zug
clock-week = Eine Woche für jeden Zug
clock-own = Etwas anderes …
clock-per = Wofür ist die Zeit?
clock-per-game = Für die ganze Partie einer Person
clock-per-turn = Für jedes Mal, wenn man am Zug ist
clock-per-move = Für jeden Zug
clock-time = Wie lange?
clock-unit = Gemessen in
clock-unit-seconds = Sekunden
clock-unit-minutes = Minuten
clock-unit-hours = Stunden
clock-unit-days = Tagen
clock-more = Sekunden dazu, sooft man am Zug ist
clock-free = Freie Sekunden, sooft man am Zug ist
clock-unfit = Gib ganze Zahlen ein: für die Zeit 5 Sekunden bis 30 Tage, und höchstens 3600 Sekunden, die dazukommen.
clock-then = Und wenn die Zeit abgelaufen ist?
clock-then-lose = Wer keine Zeit mehr hat, verliert
clock-then-bot = Ein Bot spielt weiter
clock-then-level = Der Bot, der für jemanden ohne Zeit weiterspielt
seat-number = Platz { $number }
seat-me = Ich
seat-open = Wer dazukommt
seat-bot = Bot: { $level }
level-0 = spielt zufällig
level-1 = Anfänger (Stufe 1)
level-2 = leicht (Stufe 2)
level-3 = mittelstark (Stufe 3)
level-4 = stark (Stufe 4)
level-5 = am stärksten (Stufe 5)
hot-seat = Du hast mehrere Plätze: Gebt das Gerät herum.
hot-seat-hidden = Du hast mehrere Plätze: Gebt das Gerät herum. Ein Vorhang hält jede Hand vor den anderen geheim.
only-bots = Nur Bots spielen: Du schaust zu.
open-seats = Die Partie beginnt, sobald alle Plätze besetzt sind.
option-number = Gib eine ganze Zahl ein.
option-unfit = Gib eine ganze Zahl von { $least } bis { $most } ein.
option-seed = Zufällig
option-range = Eine ganze Zahl von { $least } bis { $most }.
pack = Inhaltspaket
pack-help = Eine Datei mit eigenen Karten oder Plänen, statt derer des Spiels. Sonst lass das Feld leer.
pack-drop = Ohne Paket
pack-brought = { $pack } wird verwendet.
file-choose = Datei wählen
file-drop-here = oder hier ablegen
file-large = Die Datei ist zu groß: höchstens { $kilobytes } KB.
pack-unreadable = Die Datei ist kein Text. Ein Paket ist eine TOML-Datei in UTF-8.
position = Ausgangsstellung
position-help = Eine Stellungsdatei, um nicht am Anfang zu beginnen: ein Rätsel oder eine abgebrochene Partie. Sie sagt, wie viele spielen, mit welchen Einstellungen und Inhalten; was sie offen lässt, wird ausgelost. Wer die Datei hat, weiß alles, was in ihr steht. Sonst lass das Feld leer.
position-drop = Vom Anfang an
position-no-json = { $file } ist kein JSON, Stellungsdateien sind das aber.
position-no-game = { $file } ist keine Stellungsdatei: Sie sagt nicht, für welches Spiel sie ist.
position-other-game = { $file } ist eine Stellung von { $other }, nicht von { $game }.
position-unreadable = Die Datei ist kein Text. Eine Stellungsdatei ist JSON in UTF-8.
new-rated = Die Partie zählt für die Wertung
new-rated-help = Alle spielen für sich: keine Tipps, und niemand wird gefragt, ob du einen Zug zurücknehmen darfst. Es gibt eine Uhr: 3 Tage für jeden Zug, wenn du keine andere wählst. Wer geht, kommt auf den letzten Platz.
unrated-content = Hier nicht möglich: Eine Partie, die zählt, beginnt am Anfang, mit den Inhalten des Spiels.
unrated-alone = Hier nicht möglich: Mindestens zwei müssen spielen.
unrated-seats = Hier nicht möglich: Du hättest mehr als einen Platz.
unrated-seed = Hier nicht möglich: Niemand darf wissen, was gezogen wird. Lass dieses Feld leer: { $option }.
unrated-clock = Hier nicht möglich: Zu zweit muss verlieren, wer keine Zeit mehr hat. Die Uhr sagt, dass ein Bot weiterspielt.
unrated-options = Hier nicht möglich: Gegen Bots zählt eine Partie nur mit den üblichen Einstellungen. Anders sind jetzt: { $options }.
new-invite = { $name } bekommt eine Einladung an diesen Tisch.
fleet-first-offered = Der Tisch wählt
fleet-who = Welche Flotten segeln?
fleet-who-help = Gespeicherte, fertige oder zufällige Flotten, oder eine, die dir jemand als Text geschickt hat. Keine darf mehr kosten als die Bausumme.
fleet-random = Zufällig
fleet-random-of = Zufällig: { $nation }
fleet-this-one = Diese: { $ships }
fleet-this-one-waiting = Die bisher gewählte Flotte
fleet-own-text = Flotte einfügen (Text von „Teilen“) …
fleet-own-text-label = Text: { $label }
fleet-group-saved = Auf diesem Gerät gespeichert
fleet-group-offered = Fertige
fleet-group-random = Zufällige
fleet-build = Flotte bauen

## Du

me-title = Du
me-profile = Name und Farbe
me-account = Konto
me-device = Dieses Gerät
name = Name
name-help = Was andere am Tisch sehen: bis zu 24 Zeichen.
name-none = Dein Name
colour = Farbe
colour-own = Andere
colour-blue = Meerblau
colour-teal = Petrol
colour-green = Grün
colour-olive = Oliv
colour-amber = Bernstein
colour-orange = Orange
colour-red = Rot
colour-pink = Dunkelrosa
colour-purple = Lila
colour-indigo = Indigo
colour-brown = Braun
colour-slate = Schiefer
save = Speichern
save-new = Als Gast spielen
saved = Gespeichert.
account-guest = Du spielst als Gast: Deine Tische gehören zu diesem Browser. Mit Anmeldenamen und Passwort hast du sie auf jedem Gerät.
account-nobody = In diesem Browser hat noch niemand gespielt. Wähle oben einen Namen, oder melde dich an, wenn du ein Konto hast.
account-new = Behalte deine Partien
account-new-help = Alles, was du bisher gespielt hast, behältst du.
account-make = Konto anlegen
account-made = Du hast jetzt ein Konto. Deine Partien bleiben erhalten.
log-in = Anmelden
log-in-help = Wenn du auf diesem Server ein Konto hast.
log-in-guest = Wenn du schon ein Konto hast. Was du als Gast gespielt hast, kommt nicht mit.
login = Anmeldename
login-help = 3 bis 32 Kleinbuchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
password = Passwort
password-help = Mindestens 10 Zeichen. Es lässt sich nicht wiederherstellen, also bewahre es gut auf.
logged-in-as = Du bist angemeldet als { $login }.
logged-in = Willkommen zurück, { $name }.
log-out = Abmelden
logged-out = Du bist abgemeldet.
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
language = Sprache
language-auto = Wie der Browser
sound = Ton
sound-on = Leise Töne für das, was geschieht, wenn du am Zug bist und wenn eine Partie endet
sound-volume = Lautstärke
sound-try = Anhören
look-first = Auf einem Touchscreen
look-first-on = Das erste Antippen zeigt, was ein Zug bewirkt, das zweite macht ihn
speed = Züge der anderen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Sofort
motion = Bewegung
motion-reduced = Dein Gerät ist auf wenig Bewegung eingestellt, deshalb springen die Figuren sofort an ihren neuen Ort.
motion-full = Figuren gleiten an ihren neuen Ort. Wenn du das nicht möchtest, stelle dein Gerät auf wenig Bewegung; diese Seite richtet sich danach.
me-unseen = Vor anderen verbergen, dass ich da bin
me-page = Meine Seite, wie andere sie sehen
data = Deine Daten
programs-title = Deine Programme
notices-title = Nachrichten, wenn du am Zug bist

## Ein Spiel in drei Minuten

learn-title = { $game } in drei Minuten
learn-nothing = Diese Seite hat für { $game } noch niemand geschrieben. Die Regeln erklären alles.
learn-rules = Die Regeln im Einzelnen
learn-away = Anleitung (neuer Tab)
learn-next = Und jetzt?
learn-clause = Regel { $clause }

## Regeln

rules-in-english = Regeln und Karten bleiben auf Englisch, in der Sprache des Regelhefts.
rules-title = Regeln: { $game }
rules-about = Über dieses Spiel
rules-terms = Die Begriffe und die Buchstaben der Notation
rules-search = In den Regeln suchen
rules-search-help = Englische Wörter oder die Nummer einer Regel.
rules-found =
    { $number ->
        [0] { $pieces ->
            [0] Keine Regel enthält alle diese Wörter.
            [one] Keine Regel, aber eine Karte oder ein Teil.
           *[other] Keine Regel, aber { $pieces } Karten oder Teile.
        }
        [one] Eine Regel gefunden.
       *[other] { $number } Regeln gefunden.
    }
rules-nothing = Nichts gefunden. Versuche weniger oder kürzere Wörter.
rules-parts = Teile der Regeln
rules-print = Drucken
rules-link = Link zu Regel { $clause }
# Woher Regeln kommen
source = { $source ->
    [published] Veröffentlicht
    [deduced] Gefolgert
    [reconstructed] Von uns
    [ruling] Unsere Auslegung
    [advice] Rat
   *[rulebook] Regelheft
}
source-means = { $source ->
    [published] Andere veröffentlichte Quellen des Spiels sagen es.
    [deduced] Es folgt aus dem, was vom Spiel bekannt ist.
    [reconstructed] Von uns entworfen, weil nichts veröffentlicht ist.
    [ruling] So lesen wir es, wo das Regelheft schweigt oder unklar ist.
    [advice] Ein Rat, keine Regel.
   *[rulebook] Das Regelheft sagt es.
}
source-partly = { $source ->
    [published] Zum Teil veröffentlicht
    [deduced] Zum Teil gefolgert
    [reconstructed] Zum Teil von uns
    [ruling] Zum Teil unsere Auslegung
    [advice] Zum Teil ein Rat
   *[rulebook] Zum Teil das Regelheft
}
source-partly-means = Die Anmerkung sagt, welcher Teil woher kommt.
components = Karten und Spielteile
components-help = Alles, was in Stellungsdateien, Flotten und Notation mit einer Kennung benannt wird.
components-more = { $kind } ({ $number })

## Spielend lernen

course = Lektionen spielen
course-of = Lektionen spielen: { $game }
course-lead = { $lessons } kurze Lektionen auf dem Spielplan. Die letzte ist eine ganze Partie, mit Hinweisen.
course-done = Du hast { $done } von { $lessons } Lektionen geschafft.
course-begin = Anfangen
course-go-on = Weiter: { $lesson }
course-lesson-done = {" "}(geschafft)
lesson = Lektion
lesson-all = Alle Lektionen
lesson-number = Lektion { $number } von { $lessons }
lesson-step = Schritt { $step } von { $steps }
lesson-own-sign = Du bist { $name }
lesson-tip = Hinweis:
lesson-task = Deine Aufgabe
lesson-hint = Tipp:
lesson-hint-said = Tipp: { $hint }
lesson-hint-ask = Tipp
lesson-again = Von vorn
lesson-try-again = Noch einmal versuchen
lesson-next = Nächste Lektion
lesson-done = Gut gemacht!
lesson-mistake = Nicht ganz
lesson-last = Das war die letzte Lektion. Jetzt kannst du selbst eine Partie spielen.

## Rätsel

puzzle = Rätsel
puzzles = Rätsel
puzzles-lead = Finde den besten Zug in einer Stellung. Ein Rätsel gilt als gelöst, wenn du die Lösung ohne falschen Zug findest.
puzzles-link = Rätsel des Tages
puzzles-none = Auf diesem Server gibt es keine Rätsel.
puzzle-daily = Das Rätsel des Tages
puzzle-daily-which = { $game }, Rätsel { $number }
puzzle-daily-turn = Du ({ $seat }) bist am Zug
puzzle-daily-solved = Du hast es gelöst. Morgen gibt es ein neues.
puzzle-daily-streak = In Folge gelöst: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-all = Alle Rätsel
puzzle-rating = Stufe: { $rating }
puzzle-level = { $rating ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
puzzle-count = { $solved } von { $puzzles } gelöst
puzzle-level-all = Alle { $puzzles }
puzzle-level-next = Als Nächstes: Rätsel { $number }
puzzle-level-done = Alle gelöst
puzzle-begin = Anfangen
puzzle-go-on = Weiter mit Rätsel { $number }
puzzle-name = Rätsel { $number }
puzzle-name-solved = Rätsel { $number }, gelöst
puzzle-next = Nächstes Rätsel
puzzle-wrong = Nicht ganz
puzzle-wrong-said = Das ist nicht der beste Zug.
puzzle-wrong-on = Sieh noch einmal hin, oder lass dir den besten zeigen.
puzzle-tell = Zeigen
puzzles-missing = Noch ohne Rätsel: { $games }.
puzzle-solved = Gelöst!
puzzle-found = Gefunden!
puzzle-last = Das war das letzte Rätsel dieses Spiels.
