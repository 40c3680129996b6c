### Warum eine Stellungsdatei abgelehnt wird: was auf den Pfad der Angabe folgt.

seats-gap = fehlt: Die Plätze sind A, B, C, D ohne Lücke (KR-1.1)
round-beyond-limit = hier steht { $round }, aber die Partie endet nach Runde { $limit } (KR-R22)
place-form = schreib einen Abschnitt und eine Bahn, N1 bis W4 (KR-1.3)
deck-size =
    hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }; zu einem Stapel gehören { $fewest } bis { $most } (KR-7.3)
sunk-has-nothing = ein gesunkenes Schiff hat keinen Platz, keinen Schaden und keine Karten (KR-5.1, KR-5.5)
beyond-lanes =
    liegt außerhalb von Bahn { $lanes }, der äußersten, solange { $afloat ->
        [one] ein Schiff schwimmt
       *[other] { $afloat } Schiffe schwimmen
    } (KR-4.5)
place-taken = { $at } ist von Schiff { $ship } besetzt; auf jedem Platz liegt nur ein Schiff (KR-4.1)
sinkings-from-one = hier steht { $sunk }, aber kein Schiff hat { $before }: Zähle ab 1
sunk-after-winning = es hatte schon gewonnen, bevor es sank: Das letzte Schiff, das noch schwimmt, gewinnt (KR-6.2)
lanes-number =
    hier steht { $lanes }; wenn { $afloat ->
        [one] ein Schiff schwimmt
       *[other] { $afloat } Schiffe schwimmen
    }, sind es { $right } (KR-5.2)
too-many-unknown =
    { $unknown ->
        [one] hier ist eine unbekannte Karte auf der Hand
       *[other] hier sind { $unknown } unbekannte Karten auf der Hand
    }, aber übrig { $left ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind nur { $left }
    } (KR-7.3)
card-elsewhere = { $card } ist schon in { $where }
no-card = eine Karte { $written } gibt es nicht; es gibt { $cards }
only-over = das geht nur zusammen mit "player": "nobody"
over-already =
    { $afloat ->
        [0] kein Schiff schwimmt
       *[other] nur ein Schiff schwimmt
    } noch, also ist die Partie vorbei: Schreib "nobody" (KR-6.2)
after-starting = das gibt es erst, wenn jedes Schiff seinen Startplatz hat (KR-1.6)
after-starting-ship = das gibt es erst, wenn jedes Schiff seinen Startplatz hat (KR-1.6, KR-1.11)
start-places =
    wenn { $placed ->
        [one] ein Schiff gestartet ist, ist der Platz { $places }
       *[other] { $placed } Schiffe gestartet sind, sind die Plätze { $places }
    } besetzt (KR-1.7)
played-while-dealing = muss leer sein, solange ausgeteilt wird: Alle Karten werden zusammen gemischt (KR-2.7)
hands-full = jede Hand ist voll, also hat der Zufall nichts auszuteilen (KR-1.12)
hand-too-early = muss leer sein, bis Schiff { $ship } drei Karten hat
who-begins = Schiff { $ship } beginnt: das mit dem meisten Schaden, dann das, das der Front am nächsten ist (KR-2.3)
not-afloat = Schiff { $ship } schwimmt nicht (KR-5.5)
icons-without-card = sie gehören zu einer Karte, die gerade ausgeführt wird; nenne sie in `card`
hand-empty = ist leer, aber wer am Zug ist, spielt eine Karte (KR-3.4)
place-missing = fehlt: Wo ist das Schiff? Oder schreib, wann es gesunken ist: sunk
card-without-player = eine Karte führt nur aus, wer ein Schiff hat, A bis D
no-icon = { $letter } ist kein Symbol; es gibt F U D X R K T
icons-not-shown = { $card } zeigt { $letters }, nicht so viele { $letter } (KR-3.1)
icons-empty = ist leer: Dann ist die Karte ausgeführt, und das nächste Schiff spielt eine (KR-2.2)
order-form = nenne jedes Schiff, das noch schwimmt, einmal, im Uhrzeigersinn und das, das beginnt, zuerst: { $wanted } (KR-2.6)
ended-otherwise =
    { $afloat ->
        [0] kein Schiff schwimmt
        [one] ein Schiff schwimmt
       *[other] { $afloat } Schiffe schwimmen
    } noch: So kann die Partie nur als { $ending } geendet haben
only-limit-ends = hier steht { $round }; wenn { $afloat } Schiffe schwimmen, endet die Partie nur durch die Rundengrenze (KR-R22)
hand-left = muss leer sein, wenn die letzte Runde vorbei ist (KR-2.1)
