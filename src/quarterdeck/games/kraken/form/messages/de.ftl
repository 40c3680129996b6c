### Die Angaben der Stellungsdatei, wie der Stellungseditor sie zeigt: `part-field`, die Hilfe dazu, und wie ihre Werte heißen.

position-front = Der Kraken blickt nach
position-front-help = Der Abschnitt vor dem Kraken.
position-front-choices =
    { $choice ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
position-ships = Schiffe
position-ships-help = Zwei bis vier, mit Platz, Schaden und den Karten derer, die sie führen.
position-player = Wer am Zug ist
position-player-help = Wer ein Schiff führt; der Zufall, solange Startplätze oder Karten ausgeteilt werden; niemand, wenn die Partie vorbei ist.
position-lanes = Bahnen im Spiel
position-lanes-help = So viele Bahnen, wie Schiffe schwimmen, aber mindestens zwei (KR-5.2). Die Angabe darf fehlen.
position-card = Karte, die ausgeführt wird
position-card-help = Der Name der Karte, die gerade gespielt wurde, bis alle ihre Symbole ausgeführt sind.
position-icons = Offene Symbole
position-icons-help = Welche Symbole dieser Karte noch offen sind, als Buchstaben: F X. Fehlt die Angabe, sind es alle drei.
position-order = Reihenfolge
position-order-help = Die Schiffe, die noch schwimmen, im Uhrzeigersinn ab dem, das diese Runde begann.
position-played = Gespielte Karten
position-played-help = Die Namen der Karten, die in dieser Runde gespielt wurden.
position-round = Runde
position-round-help = Die wievielte Runde gespielt wird; die erste ist 1.
position-rounds = Rundengrenze
position-rounds-help = Nach dieser Runde endet die Partie unentschieden für alle, die noch schwimmen; 0 heißt: keine Grenze (KR-R22).
position-ended = Wie die Partie ausging
position-ended-help = Nur anzugeben, wenn die Partie vorbei ist; dann ist niemand am Zug.
position-ended-choices =
    { $choice ->
        [last-afloat] Ein Schiff ist übrig
        [kraken-wins] Der Kraken hat alle versenkt
       *[round-limit] Die vereinbarten Runden sind vorbei
    }
position-deck = Karten des Stapels
position-deck-help = Die Karten, aus denen der Stapel besteht. Fehlt die Angabe, ist es der Stapel des Spiels.

fleet-a = Schiff A
fleet-a-help = Das erste Schiff.
fleet-b = Schiff B
fleet-b-help = Das zweite Schiff.
fleet-c = Schiff C
fleet-c-help = Das dritte Schiff, wenn drei oder vier mitspielen.
fleet-d = Schiff D
fleet-d-help = Das vierte Schiff, wenn vier mitspielen.

ship-at = Platz
ship-at-help = Der Abschnitt mit seinem Buchstaben, dann die Bahn, vom Kraken aus gezählt: N1 bis W4. Ein gesunkenes Schiff hat keinen Platz, eines ohne Startplatz auch nicht.
ship-damage = Schaden
ship-damage-help = Wie viel Schaden ein schwimmendes Schiff hat; mit dem vierten sinkt es (KR-5.1).
ship-hand = Handkarten
ship-hand-help = Die Namen der Karten, oder wie viele es sind, wenn sie niemand kennen soll.
ship-sunk = Wann es sank
ship-sunk-help = 1, wenn es unter den ersten war, die sanken, 2, wenn danach, und so weiter; Schiffe, die zusammen sanken, haben dieselbe Zahl.

card-name = Name
card-name-help = Wie die Karte heißt.
card-icons = Symbole
card-icons-help = Die drei Symbole der Karte, als Buchstaben.
card-provenance = Woher sie stammt
card-provenance-help = Ob die Karte veröffentlicht ist, aus Veröffentlichtem folgt oder neu entworfen wurde.
card-provenance-choices =
    { $choice ->
        [rulebook] Aus dem Regelheft
        [published] Wie veröffentlicht
        [deduced] Folgt aus Veröffentlichtem
       *[reconstructed] Neu entworfen
    }
