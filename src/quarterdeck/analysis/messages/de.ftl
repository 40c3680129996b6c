# Rat: ein Zug, und was darauf folgt
advice-first = „{ $move }“
advice-then = { $before }, dann „{ $move }“
advice-on = Weiter nach Plan: { $todo }
# Was der Bot erwartet: vom Zug allein, mit dem nächstbesten, mit einem, der trotzdem höher bewertet ist, oder mit einem, der etwa gleich gut ist
advice-rated = Gewinnchance damit laut Bot: { $value } %.
advice-rated-better = Gewinnchance damit laut Bot: { $value } %; mit dem Nächstbesten, „{ $other }“: { $at } %.
advice-rated-worse = Gewinnchance damit laut Bot: { $value } %; mit „{ $other }“ sogar { $at } %. Er richtet sich nicht allein nach diesen Zahlen.
advice-rated-alike = Gewinnchance damit laut Bot: { $value } %; „{ $other }“ ist etwa gleich gut.
# Dasselbe, wo mit jeder Wahl gleich oft gewonnen wird: die Punkte, die der Bot am Ende erwartet
advice-counted = Was du auch wählst, ändert kaum etwas daran, wer gewinnt. Deshalb geht der Bot danach, wie viel du am Ende haben wirst: so etwa { $points }, mit dem Nächstbesten, „{ $other }“, { $at }.
advice-counted-alike = Was du auch wählst, ändert kaum etwas daran, wer gewinnt. Deshalb geht der Bot danach, wie viel du am Ende haben wirst: so etwa { $points }, und mit „{ $other }“ etwa ebenso viel.

# Eine Analyse: Anteile in Prozent des Ergebnisses, das ein Platz erwarten konnte
sum-way = Am Anfang stand die Chance bei { $start } %, am Ende bei { $end } %.
# Die des Lesers oder die eines Platzes, der genannt wird
sum-whose =
    { $named ->
        [yes] Die Entscheidungen von { $seat }
       *[no] Deine Entscheidungen
    }
# `small`: Keiner der Fehler hat viel gekostet
sum-mistakes =
    { $mistakes ->
        [0] keine war eindeutig ein Fehler
        [one] { $small ->
            [yes] eine war ein kleiner Ausrutscher
           *[no] eine war eindeutig ein Fehler
        }
       *[other] { $small ->
            [yes] { $mistakes } waren kleine Ausrutscher
           *[no] { $mistakes } waren eindeutig Fehler
        }
    }
sum-choices = { sum-whose } haben insgesamt { $cost } Prozentpunkte verschenkt (± { $error }), verglichen mit den besten Zügen, die gefunden wurden; { sum-mistakes }.
sum-clear =
    { $mistakes ->
        [one] Der eindeutige Fehler allein kostete { $clear }; andere Entscheidungen kamen etwas besser weg als die besten Züge, die gefunden wurden, wie es bei Schätzungen vorkommt.
       *[other] Die eindeutigen Fehler allein kosteten { $clear }; andere Entscheidungen kamen etwas besser weg als die besten Züge, die gefunden wurden, wie es bei Schätzungen vorkommt.
    }
sum-luck = Glück, etwa beim Würfeln, beim Austeilen oder darin, wer beginnt: { $luck } (± { $error }).
sum-others = Entscheidungen der anderen: { $others } (± { $error }).
sum-rest = { $rest } bleiben, die weder Entscheidungen noch Glück erklären: Jeder Moment wird neu geschätzt, und Schätzungen desselben weichen voneinander ab.
sum-how = Alles ist nach dem beurteilt, was du damals wusstest, mit { $simulations } Simulationen für jede Suche. Kleine Unterschiede bedeuten nichts.
sum-unjudged =
    { $number ->
        [one] Ein Moment ließ sich in der vorgesehenen Zeit nicht beurteilen.
       *[other] { $number } Momente ließen sich in der vorgesehenen Zeit nicht beurteilen.
    }

# Die Seite einer Analyse
page-title = { $game }: die Partie von { $seat }, analysiert
page-chart = Die Gewinnchance, Zug für Zug
page-chart-words = Die Gewinnchance über { $moves } Züge, von { $start } % bis { $end } %; die Tabelle darunter nennt die Momente, auf die es ankam.
page-balance = Was sie verändert hat
page-choices = Deine Entscheidungen
page-luck = Glück
page-others = Entscheidungen der anderen
page-rest = Nicht erklärt
page-mistakes = Wo sie am meisten gesunken ist
page-mistakes-none = Keine Entscheidung war eindeutig ein Fehler.
page-fortunes = Was der Zufall getan hat
page-move = Zug
page-chosen = Du hast gewählt
page-fell = Chance
page-better = Besser
told-hidden = Etwas, das du nicht sehen konntest.
page-told = Was geschah
page-change = Änderung
page-error = ± { $error }

# Warum nichts beurteilt werden kann
workers = hier muss eine ganze Zahl von 1 bis { $most } stehen, nicht { $workers }
spectator-chooses = wer zuschaut, entscheidet nichts; nenne einen Platz
whose-choices = sag mit --seat, wessen Entscheidungen beurteilt werden: { $seats }
no-seat = Platz { $seat } spielt nicht mit; die Plätze sind 0 bis { $last }
no-simulations = hier muss eine ganze Zahl von 1 bis { $most } stehen, nicht { $simulations }
percent = { $number } %
