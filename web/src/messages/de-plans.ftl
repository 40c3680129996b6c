### Was die Anwendung über Züge sagt, die für später geplant werden, und in der Analyse einer Partie.

plan-ahead = Vorausplanen
plan-help = Was du planst, wird gespielt, sobald du am Zug bist. Sonst sieht es niemand.
plan-turn = Den Zug zurechtlegen
plan-turn-help = Der Spielplan zeigt, was aus deinen Zügen wird, bevor einer gespielt ist. Wähle Zug für Zug, ändere sie und sende alle auf einmal.
plan-turn-begin = Anfangen
plan-begin = Einen Zug planen
plan-other = Eine weitere Möglichkeit planen
plan-yours = Dein Plan, gespielt, sobald du am Zug bist:
plan-unsent = Dein Zug bis jetzt; noch ist nichts gespielt:
plan-first-fitting = Davon wird der erste gespielt, der zu dem passt, was die anderen getan haben.
plan-then = Danach:
plan-after = Von hier aus weiter
plan-after-it = Planen, was danach kommt: { $move }
plan-remove = Entfernen
plan-remove-it = Entfernen, samt allem, was darauf folgt: { $move }
plan-back = Einen Schritt zurück
plan-send = Alles spielen
plan-drop = Verwerfen
plan-alter = Ändern
plan-alter-it = Einen anderen Zug wählen statt: { $move }
plan-take-out = Herausnehmen
plan-take-out-it = Herausnehmen und behalten, was folgt: { $move }
plan-mark = Ein Plan: Noch ist nichts davon gespielt.
plan-count =
    { $moves ->
        [0] Wähle deinen ersten Zug.
        [one] Ein Zug. { $last }.
       *[other] { $moves } Züge, der letzte: { $last }.
    }
plan-ends = Hier endet dein Plan: Als Nächstes entscheidet ein Würfel, ein Geheimnis oder jemand anderes. Alles davor wird gespielt, sobald du es sendest.
plan-altered = Wähle einen Zug anstelle des herausgenommenen. Was danach kam, bleibt, wenn es noch passt: { $moves }
plan-not-kept =
    { $moves ->
        [one] Der letzte Zug passt nicht mehr und wurde herausgenommen.
       *[other] Die letzten { $moves } Züge passen nicht mehr und wurden herausgenommen.
    }
plan-overtaken = Die Partie ist weitergegangen; der Zug, den du dir zurechtgelegt hattest, wurde verworfen.
plan-choose = Was wirst du tun?
plan-suppose = Was wird { $name } tun? („Du“ ist hier { $name }.)
plan-whatever = Ganz gleich
plan-unsure = Es können dann auch andere Züge möglich sein und manche von diesen nicht: Vorher entscheiden Würfel, Geheimnisse oder andere.
plan-nothing = Von dort aus lässt sich nichts planen.
plan-if = Wenn { $name } dies tut: { $move } – dann: { $answer }
plan-added = Geplant: { $move }
plan-removed = Aus deinem Plan entfernt.

# Die Analyse der eigenen Partie; in Prozent des Ergebnisses, das man erwarten konnte
analysis-chance = Analyse: deine Gewinnchance, Zug für Zug
analysis-chance-of = Analyse: die Gewinnchance von { $seat }, Zug für Zug
analysis-back = Zurück zum Ergebnis
analysis-how = Wie das beurteilt wird
analysis-chart = Deine Chance über { $moves } Züge, von { $start } % bis { $end } %, als Linie; die Momente, auf die es ankam, stehen darunter
analysis-balance = Was deine Chance verändert hat, in Prozentpunkten
analysis-balance-of = Was die Chance von { $seat } verändert hat, in Prozentpunkten
analysis-choices = Deine Entscheidungen
analysis-choices-of = Entscheidungen von { $seat }
analysis-luck = Glück
analysis-others = Entscheidungen der anderen
analysis-rest = Nicht erklärt
analysis-change =
    { $way ->
        [down] −{ $points }
        [up] +{ $points }
       *[none] 0
    }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $seat ->
        [none] dich
       *[other] { $seat }
    }
analysis-numbers = Eine Zahl auf der Linie ist der Zug, mit dem sie gesunken ist; mehr dazu weiter unten.
analysis-mistakes = Wo sie am meisten gesunken ist
analysis-move = Zug { $move }
analysis-chose = Du hast gewählt: { $move }.
analysis-chose-of = { $seat } hat gewählt: { $move }.
analysis-better = Besser: { $better } { $why }
analysis-fell = { $before } % → { $after } %
analysis-error = ± { $error }
