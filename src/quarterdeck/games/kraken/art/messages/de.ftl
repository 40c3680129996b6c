title = Kraken
section =
    { $section ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[3] Westen
    }
# Am Rand des Rades
section-letter =
    { $section ->
        [0] N
        [1] O
        [2] S
       *[3] W
    }
side =
    { $side ->
        [0] Front
        [2] Rücken
       *[other] Seite
    }

# Der Strudel
picture-rim = Der Rand des Strudels
picture-foam = Schaum
picture-place = { $section }, Bahn { $lane } ({ $side }): { $ship ->
        [none] leer
       *[other] Schiff { $ship }, { $damage } Schaden
    }
picture-lane = Bahn { $lane }
picture-section = Abschnitt { $section }, { $side } des Kraken
picture-ship = Schiff { $ship }: { $section }, Bahn { $lane }, { $damage } Schaden
picture-you = du
picture-kraken = Der Kraken blickt nach { $section }
picture-gaze = Blickrichtung des Kraken: { $section }

# Daneben
status-round = Runde { $round }
status-rounds = Runde { $round } von { $rounds }
status-starting = Die Startplätze werden ausgelost.
status-dealing = { $seat } erhält eine Karte.
status-won = { $seat } gewinnt: letztes Schiff über Wasser.
status-kraken = Der Kraken gewinnt.
status-limit = Unentschieden: Die Runden sind vorbei.
player-row = { $seat }: { $state ->
        [starting] wartet auf einen Startplatz
        [sunk] gesunken
       *[afloat] { $place }, { $damage } Schaden
    }, { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $begins ->
        [yes] , beginnt die Runde
       *[no] { "" }
    }
player-place = { $section }, Bahn { $lane }
player-waits = wartet auf einen Startplatz
player-sunk = gesunken
player-begins = beginnt
player-hull = Schaden von { $seat }: { $damage } von 4
player-shields = { $damage } Schaden
player-backs =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-deck = Stapel
table-pile =
    { $cards ->
        [0] alle Karten sind ausgeteilt
        [one] eine verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
table-card = Offene Karte: { $name } ({ $icons }), noch auszuführen: { $left }
icon-short =
    { $icon ->
        [forward] vorwärts
        [up] nach außen
        [down] nach innen
        [fire] feuern
        [repair] reparieren
        [turn] Kraken drehen
       *[tentacle] Tentakel
    }
icon-title =
    { $icon ->
        [forward] Vorwärts segeln
        [up] Eine Bahn nach außen
        [down] Eine Bahn nach innen
        [fire] Feuern
        [repair] Reparieren
        [turn] Den Kraken drehen, in eine der beiden Richtungen
        [clockwise] Den Kraken im Uhrzeigersinn drehen
        [counter] Den Kraken gegen den Uhrzeigersinn drehen
       *[tentacle] Die Tentakel schlagen lassen
    }
icon-done = { icon-short }: ausgeführt
# The choice is the first of several alike
icon-times =
    erstes von { $times ->
        [2] zwei
       *[other] drei
    } Malen
icon-button =
    { $words }{ $times ->
        [1] { "" }
       *[other] { " " }({ icon-times })
    }. { $comes }
played-card = Gespielt: { $name } ({ $icons })
hand-card = { $name }: { $icons }
play-card = { $name } spielen: { $icons }
choose-deal = { $card } an { $ship } austeilen
choose-start = Schiff { $ship } bekommt den nächsten Startplatz

ask-card =
    { $mine ->
        [yes] Welche Karte spielst du?{ $left ->
            [2] { " " }Deine andere Karte spielst du in deinem nächsten Zug.
           *[other] { "" }
        }
       *[no] { $seat } wählt eine Karte.
    }
ask-icon =
    { $mine ->
        [yes] { $done ->
            [0] { $card }: Was tust du zuerst?
           *[other] { $card }: Was tust du als Nächstes?
        }{ $alone ->
            [yes] { " " }Die letzte Aktion folgt von selbst.
           *[no] { "" }
        }
       *[no] { $seat } führt { $card } aus.
    }
foreseen-way = Der Weg dorthin
foreseen-ship = Hier käme das Schiff an
foreseen-hit = Dieses Schiff würde getroffen
foreseen-or = { " oder " }
foreseen-then = Danach automatisch: { $rest }
foreseen-times =
    { $told }, { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }.
foreseen-after =
    Danach { $times ->
        [1] { "" }
       *[other] { $times } ×{ " " }
    }{ $icon }: { $rest }
brief-end =
    { $mine ->
        [yes] nach
       *[no] { $ship } nach
    } { $place }
foreseen-card =
    { $places ->
        [0] Dein Schiff würde sinken.
        [one] Du landest hier: { $where }.
       *[other] Je nach Reihenfolge landest du hier: { $where }.
    } { $moved } { $dealt ->
        [0] Andere erleiden keinen Schaden.
       *[other] Andere erleiden höchstens { $dealt } Schaden.
    }{ $taken ->
        [0] { "" }
       *[other] { " " }Du erleidest vielleicht { $taken } Schaden.
    }{ $sunk ->
        [yes] { " " }Dein Schiff kann sinken!
       *[no] { "" }
    }{ $fire ->
        [hits] { " " }Dein Feuer kann { $ships } treffen.
        [nobody] { " " }Dein Feuer erreicht niemanden.
       *[none] { "" }
    }
foreseen-moved = { $ship } kommt in jeder Reihenfolge hierher: { $where }.
area-table = Die offene Karte
area-hand = Deine Hand
area-players = Die Schiffe
area-played = In dieser Runde gespielte Karten
area-round = Stand der Partie

# In Sätzen
summary-status = { $status }.
summary-kraken = Der Kraken blickt nach { $section }; es gibt { $lanes } Bahnen.
summary-player =
    { $mine ->
        [yes] Du bist { $row }.
       *[no] { $row }.
    }
summary-card =
    { $mine ->
        [yes] Du spielst { $name } und musst noch ausführen: { $left }.
       *[no] { $seat } spielt { $name } und muss noch ausführen: { $left }.
    }
summary-hand =
    { $mine ->
        [yes] Auf deiner Hand: { $cards }.
       *[no] { $seat } hält: { $cards }.
    }
summary-played = In dieser Runde gespielt: { $cards }.
