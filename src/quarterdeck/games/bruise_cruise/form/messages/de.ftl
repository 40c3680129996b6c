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
        [battle] Die Würfel eines Gefechts
        [raid] Die Würfel eines Überfalls
        [loot] Die Beute
        [raider-s-getaway] Wohin der Angriff flieht
        [defender-s-getaway] Wohin die Verteidigung flieht
        [purchase] Eine günstige Waffe
        [discard] Eine Karte zum Abwerfen
        [replenishment] Ob Karten gezogen werden
        [draw] Eine Karte wird gezogen
        [tie] Würfel entscheiden bei Gleichstand
       *[nothing] Nichts: Die Partie ist vorbei
    }
position-turn = Wer am Zug ist
position-turn-help = Vor dem ersten Zug: an wen Karten ausgeteilt werden oder wer einen Heimathafen wählt.
position-player = Wer entscheidet
position-player-help = Das folgt aus dem Übrigen; die Angabe darf fehlen.
position-actions = Übrige Aktionen
position-actions-help = In diesem Zug, die gerade laufende mitgezählt.
position-kind = Art der Aktion
position-kind-help = Was gerade geschieht, solange die Teile davon gewählt oder ausgeführt werden.
position-kind-choices =
    { $choice ->
        [sail] Fahren
        [sail-with-card] Mit einer Karte fahren
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
position-left-help = Karten, die noch gezogen werden, oder Waffen, die noch gekauft werden dürfen.
position-dice = Die letzten zwei Würfel
position-dice-help = In diesem Zug, der Angriff zuerst.
position-passes = Durchgang des Stapels
position-passes-help = 1, oder 2, nachdem die Ablage zum neuen Stapel gemischt wurde (BC-24.3).
position-deck = Karten im Stapel
position-deck-help = Alle, die auf keiner Hand und nicht abgeworfen sind. Die Angabe darf fehlen.
position-discard = Ablage
position-discard-help = Die Karten darauf, etwa havana-a oder gulf-stream.
position-supply = Vorrat
position-supply-help = Was niemand hat. Das folgt aus dem Übrigen; die Angabe darf fehlen.
position-first = Wer begonnen hat
position-first-help = Fehlt die Angabe, der erste Platz.
position-final = Schlussphase
position-final-help = In diesem Zug muss eine Karte gespielt werden (BC-20.4).
position-played = Karte gespielt
position-played-help = In diesem Zug.
position-moved = Karte bewegt
position-moved-help = In diesem Zug hat eine Karte eine Hand oder den Stapel verlassen.
position-quiet = Stille Züge
position-quiet-help = Züge hintereinander vor diesem, in denen sich keine Karte bewegt hat.
position-patience = Stille Züge bis zum Ende
position-patience-help = So viele hintereinander beenden die Partie; 0 heißt: nie (BC-R44).
position-tie = Was beim letzten Gleichstand gilt
position-tie-help = Würfel oder Kraftproben (BC-R54).
position-tie-choices =
    { $choice ->
        [dice] Würfel
       *[feats] Kraftproben
    }
position-wake = Letzte Fahrt
position-wake-help = Das Schiff, das zuletzt gefahren ist, für das Kielwasser im Bild.
position-ended = Wie die Partie ausging
position-ended-help = Nur wenn sie vorbei ist.
position-ended-choices =
    { $choice ->
        [fleet-home] Eine Flotte ist außer Dienst
        [cards-played] Alle Karten sind gespielt
       *[stalemate] Es geschah nichts mehr
    }
position-winner = Wer gewonnen hat
position-winner-help = In einer Partie, die vorbei ist; nötig, wenn bei Gleichstand Würfel entschieden haben.

admirals-p = Peasant
admirals-p-help = Was dieser Reederei gehört.
admirals-h = Has-Been
admirals-h-help = Was dieser Reederei gehört.
admirals-s = Sørwegian
admirals-s-help = Was dieser Reederei gehört.
admirals-d = Desolation
admirals-d-help = Was dieser Reederei gehört.

admiral-home = Heimathafen
admiral-home-help = Sein Name, sobald er gewählt ist.
admiral-ships = Schiffe
admiral-ships-help = Mit ihren Namen: der Buchstabe der Reederei, dann 0 für das Flaggschiff oder der Anfangsbuchstabe einer Region (englisch). Die übrigen liegen beiseite.
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
admiral-rolled-help = Die Summe beider Würfel um den ersten Zug oder bei Gleichstand; 0, wenn er noch kommt.

ship-at = Wo es ist
ship-at-help = Ein Feld wie auf der Karte, etwa 3.4, oder der Hafen darin; sonst set-aside (beiseite), commissionable (bereit) oder decommissioned (außer Dienst).
ship-flipped = Hafenseite oben
ship-flipped-help = Das Schiff hat einen Hafen beansprucht.
ship-anchored = Vor Anker
ship-anchored-help = Das Schiff handelt nicht (BC-16.1).

stock-l = Rettungsringe
stock-l-help = Im Bestand.
stock-m = Raketen
stock-m-help = Im Bestand.
stock-t = Torpedos
stock-t-help = Im Bestand.

deployed-m = Abgefeuerte Raketen
deployed-m-help = Ein Punkt für jede.
deployed-t = Abgefeuerte Torpedos
deployed-t-help = Ein Punkt für jeden.

veiled-hand-cards = Karten auf der Hand
veiled-hand-cards-help = Alle, die bekannten mitgezählt.
veiled-hand-known = Bekannte Karten
veiled-hand-known-help = Welche Karten der Hand bekannt sind.

supply-l = Rettungsringe
supply-l-help = In der Bank.
supply-m = Raketen
supply-m-help = Auf der Warlord-Insel.
supply-t = Torpedos
supply-t-help = Auf der Warlord-Insel.
supply-anchors = Anker
supply-anchors-help = Auf der Warlord-Insel.

wake-ship = Schiff
wake-ship-help = Welches zuletzt gefahren ist.
wake-start = Von
wake-start-help = Das Feld, das es verlassen hat, etwa 3.4.
