# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Fünf Schiffe auf den Spielplan, und Abstand zum Piraten

# Wie man gewinnt, in einer Zeile
goal = Du gewinnst, wenn am Ende deines Zuges alle deine fünf Schiffe auf dem Spielplan stehen.

# Wie alles heißt
seat =
    { $seat ->
        [0] Orange
       *[1] Grün
    }

# Was geschehen ist
story-begins =
    { $mine ->
        [yes] Du beginnst.
       *[no] { $seat ->
            [0] Orange beginnt.
           *[1] Grün beginnt.
        }
    }
story-placed =
    { $mine ->
        [yes] Du setzt ein Schiff auf { $square }.
       *[no] { $seat ->
            [0] Orange setzt ein Schiff auf { $square }.
           *[1] Grün setzt ein Schiff auf { $square }.
        }
    }
story-summoned =
    { $crowded ->
        [one] Feld { $last } ist umstellt: Der Pirat wird gerufen.
       *[other] Die Felder { $others } und { $last } sind umstellt: Der Pirat wird gerufen.
    }
story-pirate-comes = Der Pirat kommt auf { $square }.
story-pirate-moves = Der Pirat segelt von { $origin } nach { $square }.
story-returned =
    { $mine ->
        [yes] Dein Schiff auf { $square } geht zurück in den Vorrat.
       *[no] { $owner ->
            [0] Das orange Schiff auf { $square } geht zurück in den Vorrat.
           *[1] Das grüne Schiff auf { $square } geht zurück in den Vorrat.
        }
    }
story-won =
    { $mine ->
        [yes] Du hast alle fünf Schiffe auf dem Spielplan und gewinnst.
       *[no] { $seat ->
            [0] Orange hat alle fünf Schiffe auf dem Spielplan und gewinnt.
           *[1] Grün hat alle fünf Schiffe auf dem Spielplan und gewinnt.
        }
    }
story-no-square = Kein Feld ist mehr für ein Schiff frei: Die Partie endet unentschieden.
story-repeated = Diese Stellung ist zum dritten Mal entstanden: Die Partie endet unentschieden.

# Warum ein Zug abgelehnt wird
over = Die Partie ist vorbei.
coin-first = Zuerst entscheidet die Münze, wer beginnt.
coin-tossed = Es ist schon entschieden, wer beginnt.
off-board = Ein Feld { $square } gibt es nicht: Dieser Spielplan endet bei { $corner }.
ship-there =
    { $owner ->
        [0] Auf { $square } ist schon ein oranges Schiff.
       *[1] Auf { $square } ist schon ein grünes Schiff.
    }
pirate-there = Auf { $square } ist der Pirat.
beside-pirate = Auf { $square } darfst du kein Schiff setzen: Das Feld liegt direkt neben dem Piraten auf { $pirate }.
pirate-first = Der Pirat ist gerufen: Wähle zuerst das umstellte Feld, auf das er kommt.
not-summoned = Der Pirat ist nicht gerufen: Er kommt nur, wenn mit einem neuen Schiff vier oder mehr um ein leeres Feld stehen.
pirate-stays = Der Pirat ist schon auf { $square } und muss auf ein anderes Feld.
pirate-needs-empty = Der Pirat braucht ein leeres Feld, doch auf { $square } ist ein Schiff.
not-crowded =
    Der Pirat kommt nur auf ein umstelltes Feld; um { $square } { $ships ->
        [0] steht kein Schiff
        [one] steht ein Schiff
       *[other] stehen { $ships } Schiffe
    }, vier sind nötig.

## Was man für einen Tisch wählen kann

option-rows = Reihen
option-rows-help = Der gedruckte Spielplan hat 4 × 4 Felder (CA-R1).
option-columns = Spalten
option-columns-help = Auf kleinen Spielplänen geht es schneller.
option-first = Wer beginnt
option-first-help = Wer zuletzt eine Partie Cardinal verloren hat, eine Münze oder eine der Farben (CA-1.3).
option-first-choices =
    { $choice ->
        [loser] Wer zuletzt verloren hat
        [coin] Eine Münze entscheidet
        [orange] Orange
       *[green] Grün
    }
option-lost = Wer zuletzt verloren hat
option-lost-help = In irgendeiner Partie Cardinal, egal, wer sie gewonnen hat. Hat noch niemand verloren, entscheidet eine Münze. Bei einer Revanche steht es schon hier (CA-R15).
option-lost-choices =
    { $choice ->
        [orange] Orange
        [green] Grün
       *[nobody] Noch niemand
    }

# Was zählt
score-board = Schiffe auf dem Spielplan
score-hand = Schiffe im Vorrat
score-margin =
    { $ships ->
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }

# Im Stellungseditor
edit-empty = Leer
edit-orange = Schiff von Orange
edit-green = Schiff von Grün
edit-pirate = Pirat

# Warum eine Stellungsdatei abgelehnt wird: was auf den Pfad der Angabe folgt
board-rows =
    hat { $rows ->
        [0] keine Reihe
        [one] eine Reihe
       *[other] { $rows } Reihen
    }; ein Spielplan hat { $fewest } bis { $most } (CA-R1)
board-columns =
    hat { $squares ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $squares } Felder
    }; eine Reihe hat { $fewest } bis { $most } (CA-R1)
board-uneven =
    hat { $squares ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $squares } Felder
    }, die erste Reihe hat { $first }
board-letter = { $piece } steht für nichts; nimm . O G P
board-fleet =
    hat { $ships } Schiffe von { $seat ->
        [orange] Orange
       *[other] Grün
    }; jede Seite hat { $most } (CA-6.1)
board-pirates = hat mehr als einen Piraten (CA-1.2)
board-beside-pirate = ein Schiff liegt direkt neben dem Piraten, wo keines liegen kann (CA-2.4, CA-4.6); versetze eines von beiden
earlier-player = am Ende muss stehen, wer am Zug ist: orange oder green
earlier-size = ist ein Spielplan anderer Größe als { $rows } Reihen mit { $columns } Feldern
only-over = das geht nur zusammen mit "player": "nobody"
coin-too-late = die Münze wird geworfen, bevor etwas auf dem Spielplan liegt (CA-1.2, CA-1.3)
board-full-fleet =
    alle fünf Schiffe von { $seat ->
        [orange] Orange
       *[other] Grün
    } liegen darauf, also ist die Partie vorbei (CA-5.2)
no-choice-for-pirate = weniger als zwei Felder sind umstellt, also gibt es für den Piraten nichts zu wählen (CA-4.3)
other-has-five = wer nicht am Zug ist, hat fünf Schiffe darauf (CA-5.4)
ended-missing = fehlt: Wie ist die Partie ausgegangen? { $endings }
winner-with-five = das steht genau dann da, wenn die Partie mit five-ships geendet hat
winner-without-five =
    { $winner ->
        [orange] Orange
       *[other] Grün
    } hat { $ships ->
        [0] kein Schiff
        [one] ein Schiff
       *[other] { $ships } Schiffe
    } auf dem Spielplan, nicht fünf (CA-5.2)
still-open = es gibt noch Felder, auf die ein Schiff darf (CA-R8)

# Warum ein Text kein Zug ist
no-move = { $written } ist kein Zug; schreib ein Feld von a1 bis { $column }{ $rows } für ein Schiff (c2), @ und ein Feld für den Piraten (@c2), oder coin orange, coin green

# Warum ein Spiel so nicht beginnen kann
players-number = Cardinal ist für 2 Personen (CA-6.3)
no-packs = Cardinal kennt keine Inhaltspakete
no-content = Cardinal kennt keine Inhaltspakete: Nichts darin ist Inhalt

# Wie eine Partie im Archiv endete
ended-how =
    { $how ->
        [five-ships] Fünf Schiffe auf dem Spielplan
        [no-legal-square] Kein Feld war mehr frei
       *[repetition] Dieselbe Stellung kam wieder
    }

# Während ein Brett gelöst wird, nach jedem Schritt
solving-turns =
    { $turns ->
        [one] in einem Zug gewonnen: { $positions } Stellungen
       *[other] in { $turns } Zügen entschieden: { $positions } Stellungen
    }
solving-beside =
    { $ships ->
        [one] der Pirat neben dem Spielplan: ein Schiff
       *[other] der Pirat neben dem Spielplan: { $ships } Schiffe
    }
solving-too-large = ein Spielplan mit { $rows } × { $columns } Feldern hat zu viele Stellungen für eine Tabelle; lösen lassen sich Spielpläne mit bis zu { $most } Feldern
