# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Schiffe umkreisen einen Strudel; das letzte, das noch schwimmt, entkommt

# Wie man gewinnt, in einer Zeile
goal = Du gewinnst, wenn dein Schiff als letztes noch schwimmt.

# Was geschehen ist
story-started =
    { $mine ->
        [yes] Dein Startplatz: { $place }.
       *[no] Startplatz von Schiff { $ship }: { $place }.
    }
story-round =
    { $mine ->
        [yes] Runde { $round }: Die Karten werden gemischt und ausgeteilt. Du spielst zuerst.
       *[no] Runde { $round }: Die Karten werden gemischt und ausgeteilt. { $ship } spielt zuerst.
    }
story-dealt =
    { $mine ->
        [yes] Du erhältst { $card }.
       *[no] { $ship } erhält { $card }.
    }
story-dealt-hidden = { $ship } erhält eine Karte.
story-dealt-hidden-several = { $ship } erhält # Karten.
story-played =
    { $mine ->
        [yes] Du spielst { $card }: { $icons }.
       *[no] { $ship } spielt { $card }: { $icons }.
    }
story-played-last =
    { $mine ->
        [yes] Deine letzte Karte, { $card }, wird von selbst gespielt: { $icons }.
       *[no] Die letzte Karte von { $ship }, { $card }, wird von selbst gespielt: { $icons }.
    }
story-forward =
    { $mine ->
        [yes] Du segelst vorwärts nach { $place }.
       *[no] { $ship } segelt vorwärts nach { $place }.
    }
story-up =
    { $mine ->
        [yes] Du fährst nach außen: { $place }.
       *[no] { $ship } fährt nach außen: { $place }.
    }
story-down =
    { $mine ->
        [yes] Du fährst nach innen: { $place }.
       *[no] { $ship } fährt nach innen: { $place }.
    }
news-sailed =
    { $mine ->
        [yes] Du fährst { $steps } nach { $place }.
       *[no] { $ship } fährt { $steps } nach { $place }.
    }
story-bumped =
    { $bumps ->
        [yes] Du verdrängst { $ship }
       *[no] { $by } verdrängt { $mine ->
            [yes] dich
           *[no] { $ship }
        }
    } nach { $place }.
story-stayed =
    { $mine ->
        [yes] { $others ->
            [yes] Die Schiffe weiter außen können nicht ausweichen, und du bleibst, wo du bist: { $place }.
           *[no] Weiter außen ist keine Bahn mehr, und du bleibst, wo du bist: { $place }.
        }
       *[no] { $others ->
            [yes] Die Schiffe weiter außen können nicht ausweichen, und { $ship } bleibt, wo es ist: { $place }.
           *[no] Weiter außen ist keine Bahn mehr, und { $ship } bleibt, wo es ist: { $place }.
        }
    }
story-rammed =
    { $by ->
        [none] { $mine ->
            [yes] Du fährst im { $section }
           *[no] { $ship } fährt im { $section }
        }
       *[other] { $bumps ->
            [yes] Du stößt { $ship } im { $section }
           *[no] { $by } stößt { $mine ->
                [yes] dich
               *[no] { $ship }
            } im { $section }
        }
    } gegen den Kraken, { $damage ->
        [0] an seinen Rücken: kein Schaden
        [1] an seine Seite: 1 Schaden
       *[other] an seine Front: { $damage } Schaden
    }.
story-landed =
    { $mine ->
        [yes] Du landest hier: { $place }.
       *[no] { $ship } landet hier: { $place }.
    }
story-pushed =
    { $mine ->
        [yes] Du rückst nach außen, um Platz zu machen: { $place }.
       *[no] { $ship } rückt nach außen, um Platz zu machen: { $place }.
    }
story-hit =
    { $fires ->
        [yes] Du triffst { $ship }. { $ship } hat jetzt { $number } Schaden.
       *[no] { $mine ->
            [yes] { $by } trifft dich. Du hast jetzt { $number } Schaden.
           *[no] { $by } trifft { $ship }. { $ship } hat jetzt { $number } Schaden.
        }
    }
story-missed =
    { $mine ->
        [yes] Du feuerst und triffst niemanden.
       *[no] { $ship } feuert und trifft niemanden.
    }
story-repaired =
    { $mine ->
        [yes] Du reparierst
       *[no] { $ship } repariert
    }: { $number ->
        [0] kein Schaden mehr
       *[other] noch { $number } Schaden
    }.
story-intact =
    { $mine ->
        [yes] Du hast nichts zu reparieren.
       *[no] { $ship } hat nichts zu reparieren.
    }
story-turned =
    { $mine ->
        [yes] Du drehst
       *[no] { $ship } dreht
    } den Kraken nach { $section }.
story-grabbed =
    { $mine ->
        [yes] Die Tentakel packen dich. Du hast jetzt { $number } Schaden.
       *[no] Die Tentakel packen { $ship }. { $ship } hat jetzt { $number } Schaden.
    }
story-untouched = Die Tentakel finden im { $section } kein Schiff.
story-lifted =
    { $mine ->
        [yes] Die Tentakel werfen dich nach außen: { $place }.
       *[no] Die Tentakel werfen { $ship } nach außen: { $place }.
    }
story-sunk =
    { $mine ->
        [yes] Du sinkst
       *[no] { $ship } sinkt
    }{ $number ->
        [0] {""}
        [one] , und eine Karte geht ungesehen zurück
       *[other] , und { $number } Karten gehen ungesehen zurück
    }.
story-lapsed =
    { $mine ->
        [yes] Die Symbole, die du noch nicht ausgeführt hast, verfallen.
       *[no] Die Symbole, die { $ship } noch nicht ausgeführt hat, verfallen.
    }
story-folded = Der Strudel zieht sich zusammen: Noch { $number } Bahnen sind übrig.
story-drawn-in =
    { $mine ->
        [yes] Du wirst nach innen gezogen: { $place }.
       *[no] { $ship } wird nach innen gezogen: { $place }.
    }
story-long = { $number } Runden sind vorbei, und es war keine Grenze vereinbart: Spielt weiter, oder gebt auf, um die Partie zu beenden.
story-won =
    { $mine ->
        [yes] Du hast das letzte Schiff über Wasser und gewinnst.
       *[no] { $ship } ist das letzte Schiff über Wasser und gewinnt.
    }
story-kraken-won = Kein Schiff ist übrig: Der Kraken gewinnt, unentschieden für { $ships }.
story-limit =
    { $rounds ->
        [one] Die eine vereinbarte Runde ist vorbei
       *[other] Alle { $rounds } vereinbarten Runden sind vorbei
    }: unentschieden für { $ships }.
nothing = niemand
you = dich
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
card-first = Spiel zuerst eine Karte; dann werden ihre Symbole ausgeführt.
card-played = { $card } wurde in dieser Runde schon gespielt.
not-in-hand = { $card } ist nicht auf deiner Hand; du hast: { $hand }.
hand-hidden = Nur { $ship } weiß, welche Karten { $ship } hält.
resolve-first = { $card } muss ganz ausgeführt sein, bevor eine weitere Karte gespielt wird; noch offen: { $left }.
icon-done = „{ $icon }“ auf { $card } ist ausgeführt; noch offen: { $left }.
icon-not-there = { $card } zeigt kein „{ $icon }“, sondern: { $icons }. Noch offen: { $left }.

## Was man für einen Tisch wählen kann

option-rounds = Rundengrenze
option-rounds-help = Nach so vielen Runden endet die Partie unentschieden für alle Schiffe, die noch schwimmen. 0 heißt: keine Grenze, wie im Regelheft (KR-R22).
option-rounds-choices =
    { $choice ->
        [0] keine Grenze
       *[other] { $choice }
    }
option-front = Der Kraken blickt nach
option-front-choices =
    { $choice ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
       *[other] { $choice }
    }
option-front-help = Der Abschnitt, auf den er zuerst blickt: Norden, Osten, Süden oder Westen (KR-R24).

# Was zählt
score-left = Rumpf übrig
score-fate = Schiff
score-afloat = schwimmt
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

# Warum ein Text kein Zug ist, oder eine Karte eines Stapels keine
no-move = { $written } ist kein Zug; schreib ein Symbol ({ $icons }), play und eine Karte (play { $card }), oder für den Zufall deal { $card }, start { $seats }
turn-which-way = 'K' braucht eine Richtung: K+ dreht den Kraken im Uhrzeigersinn, K- dagegen
move-no-icon = { $written } ist kein Symbol; es gibt { $icons } (oder schreib play und eine Karte)
move-no-card = eine Karte { $word } gibt es nicht; es gibt { $cards }
move-no-ship = ein Schiff { $word } gibt es nicht; es gibt { $ships }
deck-size = ein Stapel hat { $fewest } bis { $most } Karten (KR-7.3)
card-icons = schreib drei Symbole aus F U D X R K T, zum Beispiel F X R (KR-3.1)
card-no-name = { $name } ist kein Name; nimm Buchstaben, Ziffern, Leerzeichen, ' und -
card-name-taken = { $name } ist schon vergeben: Karte { $card } heißt { $other }

# Warum ein Spiel so nicht beginnen kann
players-number = Kraken ist für 2 bis 4 Personen (KR-1.1)

# Wie eine Partie im Archiv endete
ended-how =
    { $how ->
        [last-afloat] Ein Schiff blieb über Wasser
        [kraken-wins] Der Kraken hat gewonnen
       *[round-limit] Alle Runden waren vorbei
    }
