title = Cardinal
picture-chart = Die Seekarte
picture-square =
    { $what ->
        [orange] { $square }: ein oranges Schiff
        [green] { $square }: ein grünes Schiff
        [pirate] { $square }: der Pirat
        [closed] { $square }: leer, vom Piraten gesperrt
        [crowded] { $square }: leer, von { $around } Schiffen umstellt
        [closed-crowded] { $square }: leer, von { $around } Schiffen umstellt, vom Piraten gesperrt
       *[open] { $square }: leer
    }
choose-ship =
    { $what ->
        [crowded] Setze dein Schiff auf { $square }, von { $around } Schiffen umstellt
       *[open] Setze dein Schiff auf { $square }
    }
choose-pirate =
    { $what ->
        [closed-crowded] Schick den Piraten auf { $square }, von { $around } Schiffen umstellt, direkt neben seinem jetzigen Feld
       *[crowded] Schick den Piraten auf { $square }, von { $around } Schiffen umstellt
    }
choose-first =
    { $seat ->
        [0] Orange beginnt
       *[1] Grün beginnt
    }
picture-ship-orange = Oranges Schiff auf { $square }
picture-ship-green = Grünes Schiff auf { $square }
picture-pirate = Der Pirat auf { $square }
picture-pirate-aside = Der Pirat wartet neben dem Spielplan
picture-lost = Das Schiff auf { $square } ginge zurück in den Vorrat
picture-pirate-choice = Der Pirat kann auf { $square } kommen
picture-hatch = { $square }: gesperrt, neben dem Piraten
picture-crowd = { $square } ist umstellt
picture-place = Ein Schiff kann auf { $square } gesetzt werden
picture-column = Spalte { $name }
picture-row = Reihe { $name }
picture-rose = Kompassrose
picture-rhumb = Kompasslinie
picture-edge = Rand der Karte
picture-dock =
    { $seat ->
        [0] Orange
       *[1] Grün
    }: { $board ->
        [one] ein Schiff
       *[other] { $board } Schiffe
    } auf dem Spielplan, { $left } im Vorrat
picture-slot-ship =
    { $seat ->
        [0] Oranges Schiff im Vorrat
       *[1] Grünes Schiff im Vorrat
    }
picture-slot-empty =
    { $seat ->
        [0] Oranges Schiff auf dem Spielplan
       *[1] Grünes Schiff auf dem Spielplan
    }
dock-name =
    { $seat ->
        [0] Orange
       *[1] Grün
    }
dock-corner = { $board } von { $fleet } gesetzt
dock-summoned = erst kommt der Pirat
status-toss = Eine Münze entscheidet, wer beginnt.
status-won =
    { $seat ->
        [0] Orange gewinnt: fünf Schiffe auf See.
       *[1] Grün gewinnt: fünf Schiffe auf See.
    }
status-no-square = Unentschieden: Kein Feld ist mehr frei.
status-repeated = Unentschieden: dieselbe Stellung zum dritten Mal.
ask-place =
    { $mine ->
        [yes] Wohin setzt du dein Schiff?
       *[no] { $seat ->
            [0] Orange setzt ein Schiff.
           *[1] Grün setzt ein Schiff.
        }
    }
ask-pirate =
    { $mine ->
        [yes] { $all ->
            [yes] Du gewinnst, wenn alle deine fünf Schiffe bleiben: Wohin schickst du den Piraten?
            [lost] Bevor deine fünf Schiffe zählen, nimmt dir der Pirat mindestens eines davon, wohin er auch geht. Wohin schickst du ihn?
           *[no] Vier Schiffe stehen um ein Feld: Wohin schickst du den Piraten?
        }
       *[no] { $seat ->
            [0] Orange schickt den Piraten
           *[1] Grün schickt den Piraten
        }{ $all ->
            [yes] { " " }und gewinnt, wenn alle fünf Schiffe bleiben.
           *[no] .
        }
    }
pirate-comes = Er kommt, sobald nach dem Setzen eines Schiffs vier oder mehr Schiffe um ein leeres Feld stehen, auch über Eck.
pirate-afloat = Der Pirat ist auf { $square }
pirate-summoned = Der Pirat ist gerufen
pirate-takes = Die Schiffe direkt über und unter dem Feld, auf das er geht, und links und rechts davon gehen zurück in den Vorrat, auch deine eigenen.
pirate-does = Auf die schraffierten Felder darf kein Schiff: direkt über und unter ihm, links und rechts von ihm. Zieht er auf ein umstelltes Feld, so gehen die Schiffe auf dessen vier Seiten zurück in den Vorrat, auch deine eigenen.
region-coin = Wer beginnt?
region-fleets = Die Flotten
region-aside = Der Pirat
summary-board = Spielplan mit { $columns } × { $rows } Feldern: Spalten a bis { $last } von links, Reihen 1 bis { $rows } von oben.
summary-ships =
    { $seat ->
        [0] { $mine ->
            [yes] Du bist Orange und hast { $left } im Vorrat
           *[no] Orange hat { $left } im Vorrat
        }
       *[1] { $mine ->
            [yes] Du bist Grün und hast { $left } im Vorrat
           *[no] Grün hat { $left } im Vorrat
        }
    }{ $any ->
        [no] { "" } und kein Schiff auf dem Spielplan.
        [one] { "" } und ein Schiff auf { $squares }.
       *[yes] { "" } und Schiffe auf { $squares }.
    }
summary-pirate = Der Pirat ist auf { $square }.
summary-pirate-aside = Der Pirat ist neben dem Spielplan.
summary-closed = Vom Piraten gesperrt: { $squares }.
summary-crowded = Umstellt: { $squares }.
summary-status = { $status }.

# Worauf es bei einem Zug ankommt, nach dem, was geschieht
matters-ships = Danach hast du { $mine } deiner 5 Schiffe auf dem Spielplan, die Gegenseite { $theirs }.
# Was er verhindert oder vorbereitet
prospect-wins = Was auch immer die Gegenseite tut: In deinem nächsten Zug kannst du dann gewinnen.
prospect-stops = So kann die Gegenseite in ihrem nächsten Zug nicht gewinnen.
prospect-loses =
    { $every ->
        [yes] Die Gegenseite kann im nächsten Zug gewinnen, was auch immer du tust.
       *[no] Die Gegenseite kann dann im nächsten Zug gewinnen.
    }
prospect-keeps =
    { $lost ->
        [0] Die Gegenseite kann dann im nächsten Zug keins deiner Schiffe zurückschicken; nach anderen Zügen bis zu { $worst }.
        [one] Die Gegenseite kann dann höchstens eins deiner Schiffe zurückschicken; nach anderen Zügen bis zu { $worst }.
       *[other] Die Gegenseite kann dann höchstens { $lost } deiner Schiffe zurückschicken; nach anderen Zügen bis zu { $worst }.
    }
