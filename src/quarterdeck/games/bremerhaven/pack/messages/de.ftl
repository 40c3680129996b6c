### Warum ein Inhaltspaket abgelehnt wird: was auf Datei, Zeile und Angabe folgt.

# Was nicht zusammenpasst
prices-twice = in { $prices } steht ein Preis zweimal; die vier einer Karte sind verschieden, denn nach ihnen werden Ränge vergeben (BH-2.11)
no-field = eine Angabe { $field } gibt es nicht; es gibt { $fields }
use-order = nach { $use } wird das mit wenigen Personen benutzt und mit mehr Personen nicht; out kommt vor long, long vor both (BH-2.3)
goods-twice = in { $goods } steht eine Art von Waren zweimal
base-missing = gib auch { $base } an: was es für den Rang Kapitän ist (BH-12.3)
places-missing = gib auch places an: wie viele Waren hineinpassen (BH-15.5)
storage-kinds = Lagerplätze sind für eine Art von Waren oder für alle vier: { $goods } (BH-15.5)
no-bid-space = auf { $space } bietet niemand, der allein spielt; Gebotsfelder sind dann { $spaces } (BH-28.3)
no-effect = eine Wirkung { $effect } gibt es nicht; es gibt { $effects } (BH-21.1)
amount =
    { $most ->
        [0] { $effect } hat keinen Betrag
       *[other] der Betrag von { $effect } ist 1 bis { $most }
    } (BH-21.1)
too-many-rounds =
    mit { $ones ->
        [one] einer Karte, die um 1 vorrückt,
       *[other] { $ones } Karten, die um 1 vorrücken,
    } können { $spaces } Felder { $rounds } Runden dauern; eine lange Partie zu viert dauert { $fewest } bis { $most } (BH-1.4)
too-few-cards =
    { $number ->
        [one] eine wird
       *[other] { $number } werden
    } in der { $length ->
        [long] langen
       *[short] kurzen
    } Partie zu { $players } benutzt, und bis zu { $rounds } Runden brauchen { $needed } ({ $clause }, BH-13.1)
holds-nothing = dieses Paket enthält nichts; gib mindestens eines davon an: { $tables }

# Was richtig wäre
hint-name = ein Name hat 1 bis { $most } Zeichen in einer Zeile
hint-text = ein Text hat höchstens { $most } Zeichen in einer Zeile
hint-covers = schreib drei Zeilen mit je zwei Beträgen von 1 bis { $most }, für die Spalten c und d (BH-2.15)
hint-walls = schreib vier Kaimauern mit je drei Preisen von 0 bis { $most } (BH-9.8, BH-R11)
hint-track = 0 für eine endlose Prestigeleiste, oder ihre Länge bis { $most } (BH-R28)
hint-progress =
    { $players ->
        [2] 19 oder 20
        [3] 17 oder 18
       *[4] 15 oder 16
    }, damit die kurze Partie zu zweit 10, zu dritt 9 und zu viert 8 Runden dauert (BH-27.2)
hint-ships = es gibt 1 bis { $most } Schiffe (BH-2.1)
hint-stack = Gruppen haben die Nummern 1 bis { $stacks } (BH-2.4)
hint-use = schreib "out", "long" oder "both" für die Partie zu zweit, zu dritt und zu viert, etwa { $example } (BH-2.3)
hint-time = 1 bis { $most } Zeitmarker ({ $clause })
hint-cargo = ein Schiff bringt { $goods } oder wild (BH-13.7, BH-13.8)
hint-ship-goods = ein Schiff bringt 1 bis { $most } Waren (BH-13.4)
hint-berth = ein Schiff braucht 0 bis { $most } Poller, denn eine Kaimauer hat { $most } (BH-13.5, BH-R11)
hint-ship-prestige = ein Schiff hat 1 bis { $most } Prestige (BH-13.9)
hint-contracts = es gibt 1 bis { $most } Aufträge (BH-2.2)
hint-needs = nenne 1 bis { $most } Waren: { $goods } oder wild (BH-14.5)
hint-need = Waren sind { $goods } oder wild (BH-14.5)
hint-penalty = 1 bis { $most } Geld oder "prestige"; lass es weg, wenn es keine Strafe gibt (BH-14.7, BH-R53)
hint-reward = 1 bis { $most } Geld oder "prestige"; lass es weg, wenn es keine Belohnung gibt (BH-14.8, BH-R53)
hint-transport = schreib "train" oder "truck" (BH-R44)
hint-buildings = es gibt { $fewest } bis { $most } Gebäude: In der kurzen Partie beginnen zu viert alle mit einem (BH-3.3)
hint-building-prestige = ein Gebäude hat 0 bis { $most } Prestige (BH-29.8)
hint-money = 0 bis { $most } Geld ({ $clause })
hint-produces = nenne bis zu vier davon: { $goods } (BH-17.1)
hint-produce = ein Gebäude produziert { $goods } (BH-17.1)
hint-bonus = ein Bonus ist 0 bis { $most } ({ $clause })
hint-flag = schreib true oder false ({ $clause })
hint-places = ein Gebäude hat 0 bis { $most } Lagerplätze (BH-15.5)
hint-stores = nenne eine davon oder alle vier: { $goods } (BH-15.5)
hint-store = ein Gebäude lagert { $goods } (BH-15.5)
hint-berth-less = 0 bis { $most } Poller (BH-13.5)
hint-price-cards = es gibt { $fewest } bis { $most } Preiskarten: Eine kommt sofort nach unten (BH-2.11)
hint-prices = vier Preise, für { $goods }, jeder von 1 bis { $most } (BH-11.4)
hint-news = es gibt { $fewest } bis { $most } Zeitungskarten: Eine lange Partie zu viert dauert bis zu { $fewest } Runden (BH-1.4)
hint-advance = eine Zeitungskarte rückt um 1 oder 2 Felder vor (BH-22.1)
hint-space = schreib ein Gebotsfeld der Partie für eine Person als Text (BH-28.3)
hint-effect = eine Wirkung ist ein Text (BH-21.1)
hint-amount = ein Betrag ist eine ganze Zahl (BH-21.1)
hint-origin = schreib "rulebook", "published", "deduced" oder "reconstructed"
hint-origins = schreib "rulebook", "published", "deduced" oder "reconstructed", oder eines davon für jede Angabe, etwa { $example }
