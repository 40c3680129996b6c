### Die Angaben der Stellungsdatei, wie der Stellungseditor sie zeigt: `part-field`, die Hilfe dazu, und wie ihre Werte heißen.

position-admirals = Admirale
position-admirals-help = Was den zwei bis vier Reedereien gehört, die mitspielen: Schiffe, Waffen, Flaggen und Karten.
position-lines = Reedereien im Uhrzeigersinn
position-lines-help = Die Buchstaben der Reedereien, wie sie am Tisch sitzen, etwa SPD.
position-asked = Was als Nächstes entschieden wird
position-asked-help = Worauf die Partie wartet: auf eine Aktion, einen Teil davon, auf Würfel oder Karten.
position-asked-choices =
    { $choice ->
        [first-roll] Wurf um den ersten Zug
        [deal] Karten werden ausgeteilt
        [home-port] Ein Heimathafen
        [action] Eine Aktion
        [card] Eine Karte für eine Aktion
        [bundle] Karten zum Tauschen
        [ship] Das handelnde Schiff
        [target] Das Ziel
        [space] Ein Feld oder Hafen
        [wind] Der Wind
        [surrender] Welche Waffe abgegeben wird
        [battle] Die Würfel eines Kampfes
        [raid] Die Würfel eines Überfalls
        [loot] Die Beute
        [raider-s-getaway] Wohin der Angreifer flieht
        [defender-s-getaway] Wohin der Verteidiger flieht
        [purchase] Eine günstige Waffe
        [discard] Eine Karte zum Abwerfen
        [replenishment] Ob Karten gezogen werden
        [draw] Eine Karte wird gezogen
        [tie] Würfel entscheiden bei Gleichstand
       *[nothing] Nichts: Die Partie ist vorbei
    }
position-turn = Wer am Zug ist
position-turn-help = Vor dem ersten Zug ist das, wer gerade Karten bekommt oder einen Heimathafen wählt.
position-player = Wer entscheidet
position-player-help = Das folgt aus dem Übrigen; die Angabe darf fehlen.
position-actions = Übrige Aktionen
position-actions-help = Wie viele Aktionen in diesem Zug noch bleiben, die gerade laufende mitgezählt.
position-kind = Art der Aktion
position-kind-help = Welche Art von Aktion gerade läuft, solange die Teile davon gewählt oder ausgeführt werden.
position-kind-choices =
    { $choice ->
        [sail] Fahren
        [sail-with-card] Mit Karte fahren
        [buy-missile] Rakete kaufen
        [buy-torpedo] Torpedo kaufen
        [exchange] Karten tauschen
        [claim] Hafen beanspruchen
        [torpedo] Torpedo abfeuern
        [missile] Rakete abfeuern
        [raid] Schiff überfallen
        [battle] Um einen Hafen kämpfen
        [unfathomable] Unergründlich-Karte spielen
        [remove-anchor] Anker lichten
        [commission] Schiff in Dienst stellen
       *[decommission] Schiff außer Dienst stellen
    }
position-card = Karte dafür
position-card-help = Die Karte, die dafür gewählt oder gespielt wurde, etwa havana-a.
position-ship = Schiff, das handelt
position-ship-help = Ein Schiff der Reederei am Zug, etwa P0.
position-target = Ziel
position-target-help = Das fremde Schiff, das dafür gewählt wurde.
position-port = Hafen der Aktion
position-port-help = Der Hafen, der die Rakete abfeuert oder um den gekämpft wird.
position-left = Noch zu ziehen oder zu kaufen
position-left-help = Wie viele Karten noch gezogen werden oder wie viele Waffen noch gekauft werden dürfen.
position-dice = Die letzten zwei Würfel
position-dice-help = Was die letzten zwei Würfel dieses Zugs zeigen, der des Angriffs zuerst.
position-passes = Durchgang des Stapels
position-passes-help = 1 beim ersten Durchgang; 2, nachdem die Ablage zum neuen Stapel gemischt wurde (BC-24.3).
position-deck = Karten im Stapel
position-deck-help = Alle Karten, die auf keiner Hand und nicht abgeworfen sind. Die Angabe darf fehlen.
position-discard = Ablage
position-discard-help = Die Karten auf der Ablage, etwa havana-a oder gulf-stream.
position-supply = Vorrat
position-supply-help = Was niemand hat. Das folgt aus dem Übrigen; die Angabe darf fehlen.
position-first = Wer begonnen hat
position-first-help = Fehlt die Angabe, hat der erste Platz begonnen.
position-final = Schlussphase
position-final-help = Ob in diesem Zug eine Karte gespielt werden muss (BC-20.4).
position-played = Karte gespielt
position-played-help = Ob in diesem Zug eine Karte gespielt wurde.
position-moved = Karte bewegt
position-moved-help = Ob in diesem Zug eine Karte eine Hand oder den Stapel verlassen hat.
position-quiet = Stille Züge
position-quiet-help = Wie viele Züge hintereinander vor diesem vergingen, in denen sich keine Karte bewegt hat.
position-patience = Stille Züge bis zum Ende
position-patience-help = Wie viele stille Züge hintereinander die Partie beenden; bei 0 tun sie es nie (BC-R44).
position-tie = Was beim letzten Gleichstand gilt
position-tie-help = Ob Würfel oder Kraftproben entscheiden (BC-R54).
position-tie-choices =
    { $choice ->
        [dice] Würfel
       *[feats] Kraftproben
    }
position-wake = Letzte Fahrt
position-wake-help = Das Schiff, das zuletzt gefahren ist, für das Kielwasser im Bild.
position-ended = Wie die Partie ausging
position-ended-help = Nur anzugeben, wenn die Partie vorbei ist.
position-ended-choices =
    { $choice ->
        [fleet-home] Eine Flotte ist außer Dienst
        [cards-played] Alle Karten sind gespielt
       *[stalemate] Es geschah nichts mehr
    }
position-winner = Wer gewonnen hat
position-winner-help = Wer gewonnen hat, wenn die Partie vorbei ist; die Angabe ist nötig, wenn bei Gleichstand Würfel entschieden haben.

admirals-p = Peasant
admirals-p-help = Was dieser Reederei gehört.
admirals-h = Has{ "\u2011" }Been
admirals-h-help = Was dieser Reederei gehört.
admirals-s = Sørwegian
admirals-s-help = Was dieser Reederei gehört.
admirals-d = Desolation
admirals-d-help = Was dieser Reederei gehört.

admiral-home = Heimathafen
admiral-home-help = Der Name des Heimathafens, sobald er gewählt ist.
admiral-ships = Schiffe
admiral-ships-help = Die Namen der Schiffe: der Buchstabe der Reederei, dann 0 für das Flaggschiff oder der Anfangsbuchstabe einer Region (englisch). Schiffe, die hier fehlen, liegen beiseite.
admiral-stock = Bestand
admiral-stock-help = Rettungsringe und Waffen, die noch da sind.
admiral-deployed = Abgefeuerte Waffen
admiral-deployed-help = Jede zählt einen Punkt.
admiral-flags = Flaggen
admiral-flags-help = Die Häfen, in denen eine Flagge dieser Reederei steht.
admiral-hand = Handkarten
admiral-hand-help = Die Karten, oder wie viele es sind, wenn sie niemand kennen soll.
admiral-shown = Karten, die alle kennen
admiral-shown-help = Handkarten, bei denen alle gesehen haben, wie sie auf die Hand kamen (BC-U10).
admiral-rolled = Letzter Wurf
admiral-rolled-help = Die Summe beider Würfel beim Wurf um den ersten Zug oder bei Gleichstand; 0, wenn der Wurf noch kommt.

ship-at = Wo es ist
ship-at-help = Das Feld, wie es auf der Seekarte steht, etwa 3.4, oder der Hafen darin; sonst set-aside (beiseite), commissionable (bereit) oder decommissioned (außer Dienst).
ship-flipped = Hafenseite oben
ship-flipped-help = Ob das Schiff einen Hafen beansprucht hat.
ship-anchored = Vor Anker
ship-anchored-help = Ob das Schiff vor Anker liegt und deshalb nicht handelt (BC-16.1).

stock-l = Rettungsringe
stock-l-help = Wie viele Rettungsringe im Bestand sind.
stock-m = Raketen
stock-m-help = Wie viele Raketen im Bestand sind.
stock-t = Torpedos
stock-t-help = Wie viele Torpedos im Bestand sind.

deployed-m = Abgefeuerte Raketen
deployed-m-help = Wie viele Raketen die Reederei abgefeuert hat; jede zählt einen Punkt.
deployed-t = Abgefeuerte Torpedos
deployed-t-help = Wie viele Torpedos die Reederei abgefeuert hat; jeder zählt einen Punkt.

veiled-hand-cards = Karten auf der Hand
veiled-hand-cards-help = Wie viele Karten auf der Hand sind, die bekannten mitgezählt.
veiled-hand-known = Bekannte Karten
veiled-hand-known-help = Welche Karten der Hand bekannt sind.

supply-l = Rettungsringe
supply-l-help = Wie viele Rettungsringe in der Bank sind.
supply-m = Raketen
supply-m-help = Wie viele Raketen auf der Warlord-Insel sind.
supply-t = Torpedos
supply-t-help = Wie viele Torpedos auf der Warlord-Insel sind.
supply-anchors = Anker
supply-anchors-help = Wie viele Anker auf der Warlord-Insel sind.

wake-ship = Schiff
wake-ship-help = Das Schiff, das zuletzt gefahren ist.
wake-start = Von
wake-start-help = Das Feld, das es verlassen hat, etwa 3.4.
