### Warum ein Inhaltspaket abgelehnt wird: was auf Datei, Zeile und Angabe folgt.

# Was nicht zusammenpasst
hex-twice = { $at } steht schon in { $there }; jedes Sechseck steht nur einmal da (BC-4.2)
triangle-of-sea = nenne { $at } nur einmal, und auch in sea: Das Dreieck besteht aus Feldern mit Wasser
off-board = { $at } ist nicht auf dem Spielplan; nenne ein Sechseck aus sea oder land (BC-R9)
cut-land = { $at } steht nicht in sea; nur zwei Felder mit Wasser können getrennt sein (BC-4.4)
no-neighbours = { $one } und { $other } sind keine Nachbarn (BC-4.4)
cut-twice = { $one } und { $other } sind schon getrennt
port-needs-sea =
    { $at } ist { $where ->
        [land] Land
       *[nowhere] nicht auf dem Spielplan
    }; { $port } braucht ein Feld mit Wasser (BC-4.2)
space-taken = { $at } ist schon das Feld von { $port }; auf jedem Feld liegt höchstens ein Hafen (BC-4.7)
region-empty = in der Region { $region } liegt kein Hafen; jede der fünf braucht einen (BC-18.3)
no-way = von { $port } führt kein Weg zu Wasser nach { $other } (BC-4.3, BC-4.4)
no-port = einen Hafen { $port } gibt es nicht; schreib ihn wie in [[port]]
card-twice = { $port } hat schon eine Karte { $copy }; zu jedem Hafen gehören a und b (BC-1.6)
card-missing = { $port } hat keine Karte { $copy }; zu jedem Hafen gehören a und b (BC-1.6)
card-of-port = { $port }, Karte { $copy }
kind-twice = { $written } nennt etwas zweimal; zähl die Zahlen zusammen (BC-R15)
beyond-supplies = { $written } ist mehr, als es im Vorrat je gibt (BC-23.1)
exchange-twice = { $written } steht schon da; jede Möglichkeit ist anders (BC-R15)
no-effect = eine Wirkung { $effect } gibt es nicht; es gibt { $effects } (BC-R30)
too-few-cards =
    { $number ->
        [one] eine Karte ist
       *[other] { $number } Karten sind
    } zu wenig: Zu viert bekommen alle sieben und ziehen noch, also sind es { $fewest } (BC-1.9)
holds-nothing = dieses Paket enthält nichts; gib supplies oder unfathomable an, oder chart, port und card zusammen
chart-together =
    chart, port und card gehören zusammen; { $tables ->
        [chart] chart allein passt
        [port] port allein passt
        [card] card allein passt
        [chart-port] chart und port allein passen
        [chart-card] chart und card allein passen
       *[port-card] port und card allein passen
    } zu keinem anderen Spielplan

# Was richtig wäre
hint-name = ein Name hat 1 bis { $most } Zeichen in einer Zeile
hint-text = ein Text hat höchstens { $most } Zeichen in einer Zeile
hint-pieces = davon gibt es 1 bis { $most } (BC-23.1)
hint-preservers = { $fewest } bis { $most }: Zu viert beginnen alle mit zweien (BC-1.3, BC-23.1)
hint-missiles = { $fewest } bis { $most }: Zu viert beginnen alle mit einer (BC-1.3, BC-23.1)
hint-flags = { $fewest } bis { $most }: Schiffe werden außer Dienst gestellt, wenn in allen fünf Regionen eine Flagge steht (BC-18.3), und eine Reederei hat höchstens { $most } (BC-23.3)
hint-hexagon = schreib ein Sechseck als "q.r", zwei ganze Zahlen von -99 bis 99, zum Beispiel "-2.2"
hint-sea = ein Spielplan hat { $fewest } bis { $most } Felder (BC-4.2)
hint-land = höchstens { $most } Sechsecke Land werden gezeichnet
hint-cut = schreib zwei benachbarte Felder als "q.r-q.r", zum Beispiel "6.4-7.4" (BC-4.4)
hint-north = schreib "up" oder "down": wohin die zweite Zahl eines Sechsecks wächst
hint-ports = ein Spielplan hat { $fewest } bis { $most } Häfen: Sonst fände jemand vielleicht keinen Heimathafen (BC-R4)
hint-region = die Regionen sind { $regions } (BC-18.3)
hint-cards = zu jedem Hafen gehören zwei Karten, höchstens sind es { $most } (BC-1.6)
hint-copy = schreib "a" oder "b": Zu jedem Hafen gehören zwei Karten (BC-1.6)
hint-rating = eine Maschinenstärke ist eine ganze Zahl von 1 bis { $most } (BC-6.2)
hint-exchange = nenne 1 bis { $most } Möglichkeiten (BC-R15)
hint-bundle = schreib Zahlen von 1 bis 9 mit L, M und T, zum Beispiel "1L 1M" (BC-R15)
hint-fact = eine Bemerkung hat höchstens { $most } Zeichen in einer Zeile
hint-unfathomable = es gibt höchstens { $most } Unergründlich-Karten
hint-origin = schreib "rulebook", "published", "deduced" oder "reconstructed"
