### Die Angaben der Stellungsdatei, wie der Stellungseditor sie zeigt: `part-field`, die Hilfe dazu, und wie ihre Werte heißen.

position-board = Spielplan
position-board-help = Die Reihen von oben. Ein Buchstabe für jedes Feld: O ein Schiff von Orange, G eines von Grün, P der Pirat, ein Punkt für ein leeres Feld. Leerzeichen zählen nicht.
position-player = Wer am Zug ist
position-player-help = Wer wählt; die Münze, wenn sie noch entscheidet, wer beginnt; niemand, wenn die Partie vorbei ist.
position-player-choices =
    { $choice ->
       *[coin] Die Münze
    }
position-choosing = Was gewählt wird
position-choosing-help = Ein Feld für ein Schiff, oder eines für den Piraten, wenn mehrere Felder umstellt sind (CA-4.3).
position-choosing-choices =
    { $choice ->
        [ship] Ein Feld für ein Schiff
       *[pirate] Ein Feld für den Piraten
    }
position-ended = Wie die Partie ausging
position-ended-help = Nur anzugeben, wenn die Partie vorbei ist; dann ist niemand am Zug.
position-ended-choices =
    { $choice ->
        [five-ships] Fünf Schiffe auf dem Spielplan
        [no-legal-square] Kein Feld mehr frei
       *[repetition] Dreimal dieselbe Stellung
    }
position-winner = Wer gewonnen hat
position-winner-help = Wer alle fünf Schiffe auf dem Spielplan hat, wenn die Partie so ausging (CA-5.2).
position-earlier = Frühere Stellungen
position-earlier-help = Die früheren Stellungen, die älteste zuerst: von jeder die Reihen mit Schrägstrichen dazwischen, dann wer am Zug war: „.../.O./... green“. Kommt eine zum dritten Mal vor, ist die Partie unentschieden (CA-R12).
