# Wer am Zug ist
choose = { $seat } ist am Zug
chance = Der Zufall entscheidet
thinking = { $seat } ({ $bot }) denkt nach
over = Die Partie ist vorbei

# Was der Tisch antwortet
refused = { $move }: { $sentence } ({ $clause })
nearest = Am nächsten kommen: { $moves }.
legal = { $move } ist jetzt erlaubt.
not-now = Du bist nicht am Zug; jetzt gibt es nichts zu wählen.
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert: { $problem }
took-back = Zurückgenommen.
resign-confirm = Schreib resign yes, um aufzugeben: Dann ist die Partie vorbei, und alle anderen haben gewonnen.
chance-drew = Der Zufall wählt { $move }.
chance-not = Das musst du selbst wählen. Dem Zufall überlassen kannst du eine Wahl nur bei Pirates, vor dem ersten Zug.
ask-which = Welchen Zug meinst du? Schreib ihn hinter das Fragezeichen, wie in ? { $example }
ask-nothing = Jetzt gibt es nichts zu fragen.
ask-title = Fragen und Antworten
ask-foot = Für eine Antwort schreib ask und die Nummer der Frage.
clock-form = hier stehen Minuten und vielleicht Sekunden, die dazukommen, sooft man am Zug ist, so wie 10 oder 10+5, nicht { $text }
time-is-up = Deine Zeit ist abgelaufen.
watching = Nur Bots spielen: Du schaust zu.

# Stellungsdateien, die etwas offen lassen
note-imagined = { $file } sagt nicht alles, was verborgen ist; der Rest wurde ausgelost, so wie die Regeln es erlauben.
note-old-form = { $file } hat eine alte Form, die das nächste Quarterdeck nicht mehr liest: Speichere die Stellung neu.
note-unsaid = { $file } nennt nicht alle Einstellungen; die übrigen sind wie üblich: { $options }.
note-edition = { $file } wurde mit einer anderen Fassung der Inhalte von { $title } geschrieben; gespielt wird mit der hiesigen.

# Karten und Spielteile
cards-none = { $title } hat keine Karten oder Spielteile mit Kennungen.
cards-no-kind = die Art '{ $kind }' gibt es nicht; es gibt { $kinds }

# Ein Spiel in drei Minuten
guide-none = über { $title } gibt es keine solche Seite; quarterdeck rules zeigt die Regeln
guide-title = { $title } ({ $players } Personen, { $minutes } Minuten)
guide-picture = [Bild: { $what }]
guide-which = sag, über welches Spiel du lesen möchtest; siehe quarterdeck learn
guide-next = Spielend lernen: quarterdeck learn { $game }. Spielen: quarterdeck play { $game }. Alle Regeln: quarterdeck rules { $game }.

# Die Tastatur weitergeben
pass = Gib die Tastatur weiter: { $seat }
pass-body = Niemand sonst sollte jetzt auf den Bildschirm sehen.
pass-key = { $seat }: drück Enter, wenn du bereit bist.

# Bots
report = Das hat { $seat } erwogen
report-nothing = Seit der letzten Wahl eines Menschen hat kein Bot etwas gewählt.
report-secret = Was ein Bot erwägt, würde verraten, was er hat; es wird nach der Partie gezeigt.
report-hidden = (verborgen)

# Das Ende
again = Noch einmal spielen?

# Die Partie behalten
save-where = Nenne eine Datei: save abend.record
left-unsaved = Du bist gegangen; die Partie ist nicht gespeichert.
save-title = Die Partie in einer Datei behalten
key-why = Warum
key-help = Hilfe
key-map = Plan
key-cards = Karten
key-log = Log
key-hint = Tipp
key-undo = Zurück
key-save = Sichern
key-again = Noch mal
key-leave = Gehen
key-bots = Bots
key-theme = Farben
save-keys = Enter speichert, Escape geht zurück.
leave-title = Die Partie ist nicht gespeichert. Trotzdem gehen?
leave-save = Speichern (s)
leave-discard = Gehen (d)
leave-stay = Bleiben (Esc)

# Die Bereiche und Knöpfe des Tisches
moves = Züge ({ $number })
log = Verlauf
report-title = Gedanken der Bots
report-move = Zug
report-visits = Zeit
report-value = Sieg
board = Auf dem Spielplan
times = { $words } ×{ $times }
beside = Karten und Plätze
more = mehr: Umschalt und { $arrows }
alike = { $words } ({ $move })
last-turn = Letzter Zug: { $words }
type-here = Enter, oder tippe den Zug: { $move }
type-nothing = Jetzt wirst du nichts gefragt.
button-again = Noch einmal (n)
button-look = Ansehen (Esc)
button-save = Speichern (s)
button-leave = Gehen (q)
too-small = Der Tisch braucht 60 × 20 Zeichen; hier sind es { $width } × { $height }. Mach das Fenster größer, oder geh (q) und spiel mit --plain.
help-title = So benutzt du den Tisch
help-foot = Regeln: quarterdeck rules { $game }. Jede Ablehnung nennt ihre Regel, und der Verlauf auch.
help-choose = durch die Züge gehen; Tab: von der Liste zum Spielplan zur Notation
help-enter = den Zug unter dem Zeiger machen; oder auf Spielplan oder Liste klicken
help-type = einen Zug in Notation zu tippen beginnen, wie { $example }
help-ask = was das Spiel beantwortet: wie weit, wer wen erreichen kann
help-chance = diese Wahl dem Zufall überlassen, wo das Spiel es zulässt; chance all: solange solche Wahlen folgen
help-resign = aufgeben: die Partie ist vorbei, und alle anderen haben gewonnen
help-why = warum ein Zug abgelehnt wird: ? { $example }; oder klick dorthin, wohin du nicht darfst
help-undo = deine letzte Entscheidung zurücknehmen, wo das erlaubt ist
help-save = die Partie in einer Datei behalten; später mit --resume weiterspielen
help-map = der Spielplan allein, im ganzen Fenster; Umschalt und Pfeile verschieben ihn
help-cards = alle Karten, Plätze und Stapel mit allem, was sie sagen
help-log = alles, was geschehen ist, mit den Regeln
help-report = was Bots erwogen haben
help-theme = bei Tag oder bei Nacht
help-new = noch einmal spielen, wenn die Partie vorbei ist
help-quit = gehen; du wirst gefragt, wenn die Partie nicht gespeichert ist
bot-failed = Der Bot ist ausgefallen; das ist ein Fehler von Quarterdeck. Die Partie ist, wie sie war.

# Die Regeln eines Spiels
rules-in-english = Regeln und Karten bleiben auf Englisch, in der Sprache des Regelhefts.
credits-designers = Von { $names }
credits-artists = Grafik: { $names }
credits-year = Jahr: { $year }
credits-players = Personen: { $players }
credits-minutes = Minuten: { $minutes }
credits-age = Alter: ab { $age }
sources = Jede Regel steht so im Regelheft, wenn kein Zeichen hinter ihrer Nummer sagt, woher sie kommt:
source = { $source ->
    [published] veröffentlicht
    [deduced] gefolgert
    [reconstructed] von uns
    [ruling] Auslegung
    [advice] Rat
   *[rulebook] Regelheft
}
source-means = { $source ->
    [published] andere öffentliche Quellen des Spiels sagen es.
    [deduced] es folgt aus dem, was vom Spiel bekannt ist.
    [reconstructed] von uns entworfen, weil nichts veröffentlicht ist.
    [ruling] so lesen wir es, wo das Regelheft schweigt oder offen ist.
    [advice] es hilft dir und regelt nichts.
   *[rulebook] das Regelheft sagt es.
}
source-partly = { $source ->
    [published] zum Teil veröffentlicht
    [deduced] zum Teil gefolgert
    [reconstructed] zum Teil von uns
    [ruling] zum Teil Auslegung
    [advice] zum Teil Rat
   *[rulebook] zum Teil Regelheft
}
where-general = { $clause } ist allgemein: Keine einzelne Funktion führt sie aus. { $shown } zeigt sie.
where-advice = { $clause } ist ein Rat: Er regelt nichts, also führt ihn nichts aus.

# Lektionen
lesson-none = Hier wird keine Lektion gespielt; siehe quarterdeck learn.
lesson-task = Aufgabe: { $task }
lesson-step = ({ $step } von { $steps })
hint-people = Hier spielen noch andere mit, darum gibt es keine Tipps. Du bekommst sie, wo du nur gegen Bots spielst.
hint-thinking = Ein Bot überlegt, was er an deiner Stelle täte …
lesson-hint = Tipp: { $hint }
lesson-done = Gut gemacht
lesson-done-title = Geschafft: { $lesson }
lesson-next = Weiter (n)
lesson-again = Noch einmal (a)
lesson-no-resigning = In einer Lektion kannst du nicht aufgeben: Verlass sie, oder fang sie noch einmal an.
lesson-all-done = Du hast alle { $number } Lektionen von { $title } geschafft. Spiel eine noch einmal mit --lesson, oder eine Partie: quarterdeck play { $game }
lesson-none-here = { $title } hat keine Lektionen.
lesson-begins = Lektion { $number } von { $lessons }: { $lesson }
lesson-go-on = Enter geht weiter zur nächsten Lektion, { $lesson }; quit hört auf.
lesson-next-word = als Nächstes: { $lesson }
lesson-all-word = alle geschafft
help-solution = der beste Zug des Rätsels, sobald du einen falschen gemacht hast
help-hint = ein Tipp für diesen Schritt der Lektion
help-advice = was ein Bot an deiner Stelle täte, und warum
lesson-holds = stimmt: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
    } bis zum Ziel, { $mistakes ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
    } gefunden

# Zeile für Zeile
plain-help =
    Schreib einen Zug in Notation, oder seine Nummer in der Liste. Außerdem:
      why ZUG     warum ein Zug abgelehnt wird (auch: ? ZUG)
      moves       die Liste der Züge
      look        die Stellung
      ask         die Fragen des Spiels; ask 2: die Antwort auf die zweite
      chance      diese Wahl dem Zufall überlassen; chance all: solange solche Wahlen folgen
      undo        deine letzte Entscheidung zurücknehmen
      log         alles, was geschehen ist
      hint        was ein Bot an deiner Stelle täte, und warum, wenn du nur gegen Bots spielst
      report      was die Bots erwogen haben
      save DATEI  die Partie in einer Datei behalten
      resign yes  aufgeben: die Partie ist vorbei, und alle anderen haben gewonnen
      help        dies hier
      quit        den Tisch verlassen
    In einer Lektion:
      task        was zu tun ist
      hint        ein Tipp
      restart     die Lektion von Anfang an
    In einem Rätsel:
      solution    der beste Zug, sobald du einen falschen gemacht hast

# Übersetzungen
translation-wrong =
    { $number ->
        [0] vollständig
        [one] eine Sache stimmt nicht
       *[other] { $number } Dinge stimmen nicht
    }
translation-lacks =
    { $number ->
        [one] { $languages }: eine Sache stimmt nicht
       *[other] { $languages }: { $number } Dinge stimmen nicht
    }

# Rätsel
puzzle-which = Das Rätsel des Tages hat keine Nummer; nenne ein Spiel, wie in quarterdeck puzzle cardinal --number 7.
puzzle-none-here = { $title } hat keine Rätsel.
puzzle-missing = Noch ohne Rätsel: { $games }
puzzle-begins = { $title }, Rätsel { $number } von { $puzzles }
puzzle-rating = Stufe: { $rating }
puzzle-solved = Gelöst.
puzzle-missed = Diesmal nicht gelöst, weil ein falscher Zug dabei war.
puzzle-came = Das käme dabei heraus:
puzzle-again = Das ist nicht der beste Zug; er ist zurückgenommen. Versuch es noch einmal, oder schreib „solution“.
puzzle-solution-later = Versuch erst einen Zug: Nach einem falschen kannst du dir den besten sagen lassen.
puzzle-not-here = Hier wird kein Rätsel gespielt; siehe quarterdeck puzzle.
puzzle-streak = Rätsel des Tages in Folge gelöst: { $days }
puzzle-go-on = Enter geht weiter zum nächsten Rätsel; quit hört auf.
puzzle-goes-on =
    { $games ->
        [one] Es geht nach der ersten Partie weiter, die
       *[other] Es geht nach { $games } Partien weiter, die
    } ein früherer, unterbrochener Lauf durchsucht hat.
puzzle-none-made =
    In { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } wurde kein Rätsel gefunden; in { $file } wird nichts geschrieben. Versuche es mit mehr Partien oder einem anderen --seed.
puzzle-only-easy =
    { $found ->
        [one] Das einzige gefundene Rätsel ist von der leichtesten Stufe,
       *[other] Alle { $found } gefundenen Rätsel sind von der leichtesten Stufe,
    } und es gibt keine schwereren dazu: Höchstens { $easy } von 100 Rätseln dürfen so leicht sein. In { $file } wird nichts geschrieben. Versuche es mit mehr Partien oder einem anderen --seed.
puzzle-hold = { $holding } von { $puzzles } Rätseln halten stand.
puzzle-do-not-hold =
    { $number ->
        [one] Die Lösung von Rätsel { $which } hält
       *[other] Die Lösungen der Rätsel { $which } halten
    } nicht stand.
puzzle-made =
    { $puzzles ->
        [one] Ein Rätsel
       *[other] { $puzzles } Rätsel
    } in { $file }, von { $found }, die in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } gefunden wurden

# Warum ein Befehl nicht tun kann, worum er gebeten wurde: was auf eine Option oder eine Datei folgt
error = Fehler:
file-there = gibt es schon und bleibt, wie es ist; nenne eine andere Datei oder füge --overwrite hinzu
record-there = gibt es schon und bleibt, wie es ist; nenne eine andere Datei oder spiel mit --resume weiter
cannot-be-written = kann nicht geschrieben werden: { $reason }
is-folder = ist ein Ordner; nenne eine Datei
no-such-file = diese Datei gibt es nicht
no-utf-8 = ist kein Text in UTF-8
no-utf-8-at = ist kein Text in UTF-8: Byte { $place } ist { $byte }
is-record = ist eine Aufzeichnung, keine Stellungsdatei; siehe quarterdeck record --help
not-a-record = ist keine Aufzeichnung einer Partie
is-position = ist eine Stellungsdatei, keine Aufzeichnung; siehe quarterdeck position --help
position-of-other = ist eine von { $there }, nicht von { $game }
record-of-other = { $file } ist eine Aufzeichnung von { $there }, nicht von { $game }
progress-damaged = sagt nicht, was schon geschafft ist: { $error }; lösch die Datei, um neu zu beginnen
no-seat = { $written } ist hier kein Platz; schreib { $seats } oder spectator
upto =
    die Aufzeichnung hat { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }; schreib eine Zahl von 0 bis dahin, nicht { $upto }
range = { $first } bis { $last }
wrong-players = { $game } hat { $allowed } Plätze, nicht { $players }
too-many-seats =
    das sind { $seats } für { $players ->
        [one] einen Platz
       *[other] { $players } Plätze
    }
too-few-seats = { $game } braucht mindestens { $fewest }; schreib zum Beispiel { $example }
seats-unknown = die Plätze der Aufzeichnung gibt es hier nicht ({ $error }); nenne sie mit --seats
not-with-resume = passt nicht zu --resume: Das bringt die Aufzeichnung mit
which-game = nenne eines: { $games }; zum Beispiel quarterdeck play { $example }
which-game-or-position = nenne eines: { $games }; oder eine Stellungsdatei mit --position
which-lessons = nenne Dateien von Lektionen, oder --all für die aller Spiele
no-option = diese Option gibt es nicht: { $option }
no-language = { $written } wird hier nicht gesprochen; es gibt { $languages }
no-clause =
    kein Spiel hat eine Regel { $clause }{ $number ->
        [0] {" "}oder eine ähnliche: Schreib eine Kennung wie { $example }
       *[other] ; meinst du { $close }?
    }
no-clause-in-game =
    { $game } hat keine Regel { $clause }{ $number ->
        [0] ; die erste ist { $example }
       *[other] ; meinst du { $close }?
    }
where-nowhere = kein Docstring der Regeln von { $game } nennt { $clause }
no-sources = in { $folder } liegen keine Python-Quellen des Spiels, also lässt sich darin nichts finden
no-tests = einen Ordner { $folder } gibt es nicht; nenne den Ordner der Tests mit --tests
no-python = { $file } lässt sich nicht als Python lesen: { $error }
no-game-takes-it = kein Spiel nimmt es an ({ $reasons }); nenne mit --game das Spiel, für das es ist

# Flotten
no-fleets = kein Spiel hier hat Flotten
no-fleets-for = für { $game } werden keine Flotten gebaut
no-fleet-of-nation = keine fertige Flotte ist { $nation }; es gibt { $nations }
no-fleet-in-file = enthält keine Flotte { $name }; es gibt { $fleets }
which-fleet = enthält { $number } Flotten; schreib DATEI:NAME mit einem davon: { $fleets }
no-filter = diese Option gibt es hier nicht; es gibt { $options } und die in --help
filter-needs-number = danach gehört eine Zahl, oder zwei wie 3-5
no-range = { $written } ist kein Bereich; schreib eine Zahl, oder zwei wie 8-12
none-of = { $written } gibt es hier nicht; es gibt { $known }
pieces-rated = adds to wins: wie viel öfter eine Flotte mit diesem Teil gewinnt als mit anderen für dieselben Punkte (95-%-Intervall), gezählt in { $games } Partien zwischen Bots

# Eigene Spiele
folder-is-file = { $folder } ist eine Datei; nenne einen Ordner
folder-there = { $folder } gibt es schon, und nichts wird überschrieben; wähle einen anderen Namen
folder-takes-nothing = { $folder } kann das Paket nicht aufnehmen: { $reason }
no-game-name = { $name } kann kein Spiel heißen; nimm a bis z, 0 bis 9 und einzelne Bindestriche, zuerst einen Buchstaben, höchstens { $most } Zeichen, zum Beispiel { $example }
name-of-python = { $name } bedeutet für Python etwas anderes; wähle einen anderen Namen
game-there = ein Spiel { $name } gibt es schon; wähle einen anderen Namen

# Warum ein Server nicht startet
cannot-listen = { $host } Port { $port } ist nicht zu haben: { $reason }. Wenn dein Server dort schon läuft, öffne seine Seite; wenn ein anderes Programm den Port hat, nimmt quarterdeck serve --port { $next } einen anderen

# record verify --dice
dice-right = { $total ->
    [0] Die Würfel stimmen: Die Partie hatte keine Zufallszüge.
    [one] Die Würfel stimmen: 1 von 1 Zufallszug ist, was gezogen wurde.
   *[other] Die Würfel stimmen: { $total } von { $total } Zufallszügen sind, was gezogen wurde.
}
dice-secret = Vor der Partie war der Server an sein Geheimnis gebunden durch { $commitment }.
dice-number = { $seat }: die Zahl { $number }, wie vor der Partie versprochen
dice-none = { $seat }: keine eigene Zahl
dice-withheld = { $seat }: hat eine Zahl versprochen, die nie kam. Haben { $seat } und der Server zusammengearbeitet, so konnten sie sich die bessere von zwei Partien aussuchen.
dice-options = Vor dem ersten Zug gezogen: { $options }.
dice-known = { $number ->
    [one] 1 Zufallszug kam, nachdem die Partie schon vorbei war und das Ende zurückgenommen wurde: Er kann vorher bekannt gewesen sein.
   *[other] { $number } Zufallszüge kamen, nachdem die Partie schon vorbei war und das Ende zurückgenommen wurde: Sie können vorher bekannt gewesen sein.
}
dice-start = Die Partie begann mit einer Stellungsdatei. Was diese offen ließ, wurde nicht aus diesen Würfeln gezogen.
# Was die Engine zu Befehlen sagt, die sie nicht ausführen kann
engine-no-command = einen solchen Befehl gibt es nicht; es gibt { $commands }
engine-no-option = eine solche Option gibt es nicht; es gibt { $options }
engine-no-bot = einen Bot { $written } gibt es nicht; es gibt { $bots }
engine-number = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $written }
engine-no-game = nenne zuerst ein Spiel, zum Beispiel { $example }
engine-position-form = schreib position start, oder position und eine Stellungsdatei in einer Zeile; danach, wenn es Züge gibt, moves mit einem Semikolon zwischen den Zügen, wie in position start moves coin orange; b2
engine-no-json = die Stellungsdatei ist kein JSON in einer Zeile: { $reason }
engine-untold = eine Stellung, die etwas offen lässt, nimmt keine Züge an; schreib die Stellung nach diesen Zügen
engine-over = die Partie ist vorbei
engine-chance = jetzt entscheidet der Zufall; füge seinen Zug zu den Zügen der Stellung hinzu
engine-not-asked = dieser Platz hat jetzt nichts zu wählen; zu wählen haben: { $seats }
engine-busy = es wird noch gesucht; schreib zuerst stop
engine-no-ponder = gerade denkt keine Suche voraus; beginne eine mit go ponder
engine-twice = steht zweimal da
engine-value-missing = braucht einen Wert dahinter, wie in { $example }
engine-one-budget = ist ein zweites Budget neben { $first }; nenne nur eines
engine-go-form = bedeutet hinter go nichts; es gibt simulations N, movetime MILLISEKUNDEN, level 1 bis 5, infinite, ponder und seat NAME

# Programme, die als Bots spielen
program-lost = { $seat } hat verloren: { $problem }
note-failure = { $failure } — dadurch gingen { $games } Partien verloren

# Wettkämpfe von Bots
results-damaged = ist keine Ergebnisdatei eines Wettkampfs: { $reason }
results-of-other = hat die Partien eines anderen Wettkampfs, { $game } zwischen { $bots }; nenne eine andere Datei, oder wiederhole den Befehl, mit dem er begann
sprt-more = Der Test ist zu Ende: Der erste Bot ist stärker, und zwar eher um { $more } Elo als um { $less } (Log-Likelihood-Verhältnis { $ratio }, Grenzen { $low } und { $high }).
sprt-less = Der Test ist zu Ende: Der Unterschied zwischen dem ersten Bot und dem anderen ist eher { $less } Elo als { $more } (Log-Likelihood-Verhältnis { $ratio }, Grenzen { $low } und { $high }).
sprt-open = Der Test ist nicht zu Ende: Log-Likelihood-Verhältnis { $ratio }, Grenzen { $low } und { $high }. Lass mehr Partien spielen.

# Wertungen der Menschen eines Servers
ratings-counted = Partien, die zählen: { $games }. Wertungen, die daraus folgen: { $ratings }.
ratings-fit = Die gespeicherten Wertungen sind die gleichen.
ratings-differ = Gespeicherte Wertungen, die abweichen: { $different }. Mit --renew werden sie so gespeichert wie berechnet.
ratings-renewed = Gespeicherte Wertungen, die abwichen: { $different }. Sie sind jetzt so gespeichert wie berechnet.

# Administration
table-frozen = Dieser Tisch ist eingefroren: { $reason }
frozen-after = nach { $lines } Zeilen eingefroren: { $reason }
look-twice = So siehst du, was an diesem Tisch geheim ist. Füge --really hinzu, wenn du das willst; es wird in der Datenbank vermerkt.
tables-frozen = { $frozen } von { $number } Tischen sind eingefroren.
tables-sound =
    { $number ->
        [one] Ein Tisch wurde nachgespielt: in Ordnung.
       *[other] { $number } Tische wurden nachgespielt: alle in Ordnung.
    }
nothing-to-repair = Dieser Tisch ist in Ordnung: Es gibt nichts zu reparieren.
cannot-repair = Dieser Tisch ist gar nicht zu lesen: { $reason }
repair-twice = Die ersten { $lines } Zeilen lassen sich spielen, die nächste nicht: { $reason }. Füge --really hinzu, um den Tisch darauf zurückzusetzen.
repaired = { $removed } Zeilen wurden entfernt und vermerkt; der Tisch geht nach { $lines } Zeilen weiter. Ein laufender Server zeigt es nach wenigen Sekunden.
end-twice = Damit ist der Tisch endgültig beendet: Niemand gewinnt, und die Partie zählt nicht. Füge --really hinzu.
over-already = Dieser Tisch ist schon zu Ende.
table-ended = Der Tisch ist beendet. Ein laufender Server sagt es den Leuten dort nach wenigen Sekunden.
does-not-go-on = An diesem Tisch läuft keine Partie. Vor einer Partie wählen die Leute ihre Plätze selbst, danach gibt es nichts mehr zu spielen.
cannot-move = Nur der Platz eines Menschen lässt sich weitergeben, oder einer, den ein Mensch verlassen hat, und nur an jemanden, der dort keinen anderen Platz hatte.
move-twice = Die andere Person sieht dann alles, was dieser Platz sieht, und die Partie zählt nicht mehr für die Wertung. Füge --really hinzu.
seat-moved = Der Platz gehört jetzt der anderen Person. Ein laufender Server zeigt es nach wenigen Sekunden.
block-twice = Damit kommt die Person nicht mehr herein, bis du sie wieder hereinlässt. Füge --really hinzu.
person-blocked = Die Person ist gesperrt. Ein laufender Server schließt ihre Tische nach wenigen Sekunden.
not-blocked = Diese Person ist nicht gesperrt.
person-unblocked = Die Person darf wieder herein.
no-such-person = Niemand hier hat die Kennung oder den Anmeldenamen { $name }.
bad-word = sag in höchstens { $most } Zeichen, warum; die Betroffenen lesen es
copied = Die Kopie { $file } ist vollständig und unbeschädigt. Sie enthält alle Karten und die Hashes der Passwörter: Heb sie sicher auf.
restore-twice = Damit tritt eine Kopie an die Stelle der ganzen Datenbank. Füge --really hinzu.
restored = { $file } ist an ihrem Platz. Die Datenbank, die dort war, ist als { $kept } aufgehoben.
not-restored = Es hat sich nichts geändert: { $reason }
server-silent = Der Server, der diese Datenbank benutzt, hat die Kopie nicht innerhalb von { $seconds } Sekunden eingesetzt. Sieh in sein Protokoll, oder halte ihn an und versuch es noch einmal.

# Gesetze für Spiele von anderen
laws-no-law = es gibt kein Gesetz { $written }; es gibt { $first } bis { $last } und { $odd }
laws-no-game = es gibt kein Spiel { $game }; es gibt { $games }. Ein Spiel, das nicht installiert ist, wird durch seinen Ort benannt, wie in my_game:MY_GAME
laws-place = { $place } ist kein Ort; nenne ein Modul und was darin steht, wie in my_game:MY_GAME
laws-not-loaded = { $place } lässt sich nicht laden: { $error }
laws-not-a-game = { $place } ist { $kind }, kein Game; nenne, was der Eintrag der Gruppe { $group } nennt
laws-raises = bevor ein Gesetz es ansehen konnte, löste das Spiel { $error } aus ({ $place })
laws-no-excuses = in { $place } stehen keine Entschuldigungen; nenne eine Liste von Excuse oder solche Listen nach Spielen
laws-lost-loading = { $game } ließ sich nicht laden: { $how }. Behebe das zuerst; ein Spiel zu importieren und anzulegen sollte keine Zeit brauchen
laws-silent = das Spiel kam nach { $seconds } Sekunden nicht zurück ({ $place })
laws-ended = der Prozess des Spiels ist zu Ende: { $how } ({ $place })
laws-exit = Exit-Code { $code }
laws-signal = { $name }
laws-somewhere = wo, ist nicht bekannt
laws-place-of = { $file }, Zeile { $line }, in { $name }
laws-broken = { $game } verstößt gegen { $count ->
    [one] ein Gesetz: { $laws }
   *[other] { $count } Gesetze: { $laws }
}

# Berichte
report-written = Der Bericht steht in { $file }, seine Zahlen in { $json }.
report-not-json = ist die Datei der Zahlen neben der Seite; gib der Seite eine andere Endung

# Gelöste Spiele
solve-made = { $game }, { $table }: gelöst. Die Tabelle ist { $file }.
solve-there = { $game }, { $table }, ist schon gelöst: Die Tabelle ist { $file }. Mit --overwrite wird sie neu gemacht.
solve-slow = Die Regeln sind hier nicht kompiliert, also dauert das etwa hundertmal so lange.
solve-resumed =
    { $steps ->
        [one] Es geht weiter mit der unfertigen Tabelle eines früheren Laufs, in dem ein Schritt fertig war.
       *[other] Es geht weiter mit der unfertigen Tabelle eines früheren Laufs, in dem { $steps } Schritte fertig waren.
    }
solve-interrupted = Was bisher gefunden ist, ist aufgehoben. Derselbe Befehl macht von dort aus weiter.
solve-chance = Der Zufall entscheidet; für { $seat }:
solve-unsure = Eine Stellung, die gewonnen oder verloren ist, gab es in dieser Partie schon zweimal. Käme sie wieder, wäre die Partie unentschieden; das weiß die Tabelle nicht.
solve-verdict =
    { $worth ->
        [win] { $turns ->
            [0] { $seat } gewinnt
            [one] { $seat } gewinnt in einem Zug
           *[other] { $seat } gewinnt in { $turns } Zügen
        }
        [loss] { $turns ->
            [0] { $seat } verliert
            [one] { $seat } verliert in einem Zug
           *[other] { $seat } verliert in { $turns } Zügen
        }
       *[draw] unentschieden
    }

# Programme, die lernen
no-api = hier muss eines von diesen stehen: { $apis }, nicht { $given }
suite-of =
    { $players ->
        [one] { $suite }, ein Platz:
       *[other] { $suite }, { $players } Plätze:
    }
suite-passed = bestanden
suites-failed =
    { $number ->
        [one] ein Test findet ein Problem
       *[other] { $number } Tests finden Probleme
    }

# Lernen
train-playing = Partien zum Lernen
train-learning = Lernen
train-written = Das Netz steht in { $file }, wie gut es gelernt hat, in { $page }, die Zahlen in { $json }.

# Ein Spiel abstimmen
tune-no-pack = kein --vary nennt eine Stelle im Inhaltspaket, also gibt es kein neues Paket zu schreiben
tune-other-results = enthält die Partien einer anderen Suche; nenn eine andere Datei
tune-done = { $games } Partien mit { $combinations } Kombinationen von Werten; mit der besten endeten { $check } Partien der Prüfung am Schluss
tune-what = Wert
tune-before = jetzt
tune-after = bester gefundener
tune-share = Anteil am Ergebnis
tune-turn = { $number }. Zug
tune-uneven = vom gerechten Anteil entfernt
tune-points = { $points } Punkte
tune-told = „Vom gerechten Anteil entfernt“ ist die Wurzel des mittleren Quadrats. Wären alle gleich gut, läge sie allein durch Zufall bei { $chance } Punkten.
tune-kept = Nichts Gerechteres als die jetzigen Werte wurde gefunden. Wären alle gleich gut, lägen die Anteile allein durch Zufall { $chance } Punkte daneben.
tune-worse = In den Partien der Prüfung waren die neuen Werte nicht gerechter als die jetzigen; behalte also diese, oder such mit mehr Partien.
tune-not-written = keine Werte schnitten bei der Prüfung besser ab als die jetzigen; deshalb wurde { $file } nicht geschrieben
