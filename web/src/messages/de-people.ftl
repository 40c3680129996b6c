### Was der Client über Menschen und ihre beendeten Partien sagt.

## Partien, die für Wertungen zählen

new-rated = Die Partie zählt für Wertungen
new-rated-help = Alle spielen für sich: keine Tipps, und niemand wird gefragt, ob du einen Zug zurücknehmen darfst.
table-rated = Diese Partie zählt für Wertungen
table-rated-before = Diese Partie zählt für Wertungen: Es gibt keine Tipps, und ein Zug, den andere gesehen haben, bleibt. Wer einen Platz nimmt, ist einverstanden.
table-hint-rated = In einer Partie, die für Wertungen zählt, gibt es keine Tipps.

## Das Archiv beendeter Partien

archive = Beendete Partien
archive-lead = Partien, die vorbei sind: die von gelisteten Tischen, und alle deine eigenen. Öffne eine, um sie Zug für Zug noch einmal anzusehen, oder nimm ihre Aufzeichnung mit.
archive-link = Beendete Partien
archive-search = Suche
archive-whose = Wessen Partien?
archive-of-all = Von allen
archive-of-me = Nur meine
archive-game = Spiel
archive-any-game = Alle Spiele
archive-name = Name von jemandem, der mitgespielt hat
archive-players = Zahl der Plätze
archive-any-number = Beliebig
archive-ending = Wie sie endete
archive-any-ending = Irgendwie
archive-result = Wie sie für dich endete
archive-any-result = Irgendwie
archive-won = Gewonnen
archive-drawn = Unentschieden
archive-lost = Verloren
archive-length = Länge
archive-any-length = Beliebig lang
archive-to = { $most ->
    [one] Ein Zug
   *[other] Bis { $most } Züge
}
archive-from = { $least ->
    [one] Ab einem Zug
   *[other] Ab { $least } Zügen
}
archive-find = Partien finden
archive-none = Keine beendete Partie passt dazu.
archive-none-yours = Du hast noch keine Partie beendet, die dazu passt.
archive-more = Frühere Partien
archive-moves =
    { $number ->
        [one] Ein Zug
       *[other] { $number } Züge
    }
archive-closed = geschlossener Tisch
archive-option = { $label }: { $value }
archive-seat = { $rank }. { $player }
archive-seat-score = { $rank }. { $player }: { $score }
archive-gone = jemand, der nicht mehr da ist
archive-you-won = Du hast gewonnen
archive-you-drew = Unentschieden für dich
archive-you-lost = Du hast verloren
archive-record = Aufzeichnung
archive-record-of = Aufzeichnung von { $game }, als Datei
archive-look = Noch einmal ansehen
archive-look-of = Noch einmal ansehen: { $game }
archive-own-record = Hast du eine Aufzeichnung als Datei, von irgendeinem Rechner?
