# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Schiffe umkreisen einen Strudel; das letzte, das noch schwimmt, entkommt

# Wie man gewinnt, in einer Zeile
goal = Du gewinnst, wenn dein Schiff als letztes noch schwimmt.

# Was geschehen ist
story-started = Startplatz von Schiff { $ship }: { $place }.
story-round = Runde { $round }: Die Karten werden gemischt und ausgeteilt. { $ship } spielt zuerst.
story-dealt = { $ship } erhält { $card }.
story-dealt-hidden = { $ship } erhält eine Karte.
story-played = { $ship } spielt { $card }: { $icons }.
story-forward = { $ship } segelt vorwärts nach { $place }.
story-up = { $ship } fährt hinauf nach { $place }.
story-down = { $ship } fährt hinab nach { $place }.
story-bumped = { $ship } wird nach { $place }, verdrängt.
story-stayed = { $ship } findet oben keinen Platz und bleibt, wo es ist: { $place }.
story-rammed =
    { $ship } wird im { $section } gegen den Kraken geschleudert: { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
    }.
story-landed = { $ship } kommt zur Ruhe: { $place }.
story-pushed = { $ship } rückt hinauf nach { $place }, um Platz zu machen.
story-hit = { $by } trifft { $ship }. { $ship } hat jetzt { $number } Schaden.
story-missed = { $ship } feuert und trifft niemanden.
story-repaired =
    { $ship } repariert: { $number ->
        [0] kein Schaden mehr
       *[other] noch { $number } Schaden
    }.
story-intact = { $ship } hat nichts zu reparieren.
story-turned =
    { $ship } dreht den Kraken { $way ->
        [clockwise] im Uhrzeigersinn
       *[counter] gegen den Uhrzeigersinn
    }. Er blickt jetzt nach { $section }.
story-grabbed = Die Tentakel packen { $ship }. { $ship } hat jetzt { $number } Schaden.
story-untouched = Die Tentakel finden im { $section } kein Schiff.
story-lifted = Die Tentakel werfen { $ship } hinauf nach { $place }.
story-sunk =
    { $ship } sinkt{ $number ->
        [0] {""}
        [one] , und eine Karte geht ungesehen zurück
       *[other] , und { $number } Karten gehen ungesehen zurück
    }.
story-lapsed = Die Symbole, die { $ship } noch nicht ausgeführt hat, verfallen.
story-folded = Der Strudel zieht sich zusammen: Noch { $number } Bahnen sind übrig.
story-drawn-in = { $ship } wird nach { $place }, hineingezogen.
story-long = { $number } Runden sind vorbei, und es war keine Grenze vereinbart: Spielt weiter, oder gebt auf, um die Partie zu beenden.
story-won = { $ship } ist das letzte Schiff über Wasser und gewinnt.
story-kraken-won = Kein Schiff ist übrig: Der Kraken gewinnt, unentschieden für { $ships }.
story-limit =
    { $rounds ->
        [one] Die eine vereinbarte Runde ist vorbei
       *[other] Alle { $rounds } vereinbarten Runden sind vorbei
    }: unentschieden für { $ships }.
nothing = niemand
and = { $first } und { $last }

# Warum ein Zug abgelehnt wird
over-last-afloat = Die Partie ist vorbei: Nur ein Schiff ist übrig.
over-kraken-wins = Die Partie ist vorbei: Der Kraken hat alle Schiffe versenkt.
over-round-limit = Die Partie ist vorbei: Alle vereinbarten Runden sind gespielt.
starting-first = Zuerst bekommt jedes Schiff seinen Startplatz.
started = Alle Schiffe haben schon ihren Startplatz.
no-such-ship = In dieser Partie gibt es kein Schiff { $ship }; das letzte ist { $last }.
ship-started = Schiff { $ship } hat seinen Startplatz schon.
dealing-first = Zuerst werden an jedes Schiff, das noch schwimmt, drei Karten ausgeteilt.
dealt = Die Karten dieser Runde sind ausgeteilt; die nächsten gibt es, wenn alle gespielt sind.
no-such-card = Es gibt keine Karte Nummer { $number }: Dieser Stapel hat { $cards } Karten.
card-not-left = { $card } ist nicht mehr unter den Karten, die ausgeteilt werden.
card-first = { $ship } muss eine Karte spielen, bevor ein Symbol ausgeführt werden kann.
card-played = { $card } wurde in dieser Runde schon gespielt.
not-in-hand = { $card } ist nicht auf deiner Hand; { $ship } hält: { $hand }.
hand-hidden = Nur { $ship } weiß, welche Karten { $ship } hält.
resolve-first = { $card } muss ganz ausgeführt sein, bevor eine weitere Karte gespielt wird; noch offen: { $left }.
icon-done = „{ $icon }“ auf { $card } ist ausgeführt; noch offen: { $left }.
icon-not-there = { $card } zeigt kein „{ $icon }“, sondern: { $icons }. Noch offen: { $left }.

## Was man für einen Tisch wählen kann

option-rounds = Rundengrenze
option-rounds-help = Nach so vielen Runden endet die Partie unentschieden für alle Schiffe, die noch schwimmen. 0 heißt: keine Grenze, wie im Regelheft (KR-R22).
option-front = Der Kraken blickt nach
option-front-help = Der Abschnitt, auf den er zuerst blickt: Norden, Osten, Süden oder Westen (KR-R24).

# Was zählt
score-left = Rumpf übrig
score-fate = Ausgang
score-afloat = schwimmt noch
score-sunk =
    { $order ->
        [1] zuerst gesunken
        [2] als Zweites gesunken
        [3] als Drittes gesunken
       *[other] zuletzt gesunken
    }
score-hull = Ganzer Rumpf
score-damage = Schaden

# Im Stellungseditor
edit-front = Blickt nach { $section }
edit-ship-here = Schiff { $ship } hierher
edit-damage =
    { $damage ->
        [0] Kein Schaden
       *[other] { $damage } Schaden
    }
