### Was das Programm sagt, wo Flotten gebaut werden.

fleets-title = Flotten: { $game }
fleet-sides = Was du siehst
fleet-side-pieces = Auswahl
fleet-side-fleet = Flotte: { $points } von { $allowed }{ $state ->
        [over] , { $over } zu viel
        [refused] , nicht erlaubt
       *[allowed] { "" }
    }

## Spielteile

fleet-shelf = Spielteile zur Auswahl
fleet-begin = Wähle Schiffe und Mannschaft für { $total } Punkte.
fleet-begin-open = Oder beginne mit einer fertigen Flotte
fleet-kinds = Art
fleet-kind =
    { $kind ->
        [ship] Schiffe
        [creature] Seeungeheuer
        [crew] Mannschaft
        [equipment] Ausrüstung
        [event] Ereignisse
        [treasure] Schätze
       *[other] { $kind }
    }
fleet-search = Namen und Texte durchsuchen
fleet-nation = Nation
fleet-all-nations = Alle Nationen
fleet-pieces-own = Spielteile: normale
fleet-pieces-of = Spielteile: { $pack }
fleet-pack-help = Eine Datei mit eigenen Schiffen, Mannschaft oder Flotten (TOML). Sie bleibt auf diesem Gerät und wird verwendet, wenn du einen Tisch mit einer Flotte aufstellst.
fleet-pack-used = Die Spielteile von { $pack } sind geladen.
fleet-pack-dropped = Die Spielteile des Spiels sind wieder da.
fleet-order = Sortieren
fleet-order-by =
    { $order ->
        [dear] Meiste Punkte zuerst
        [cheap] Wenigste Punkte zuerst
        [masts] Meiste Masten zuerst
        [adds] Meiste zusätzliche Siege zuerst
       *[name] Nach Namen
    }
fleet-more-filters =
    { $number ->
        [0] Filter
       *[other] Filter ({ $number } gesetzt)
    }
fleet-set = Serie
fleet-all-sets = Alle Serien
fleet-also-printed = Auch gedruckt als { $prints }
fleet-ability = Fähigkeit
fleet-all-abilities = Jede Fähigkeit
fleet-points = Punkte
fleet-mast-number = Masten
fleet-least = { $what }: mindestens
fleet-most = { $what }: höchstens
fleet-affordable =
    { $left ->
        [one] Nur was höchstens { $left } Punkt kostet
       *[other] Nur was höchstens { $left } Punkte kostet
    }
fleet-playable = Nur spielbare Teile
fleet-clear = Filter löschen
fleet-target = Kommt an Bord
fleet-target-ship = { $ship } ({ $used } von { $spaces } Plätzen belegt)
fleet-no-ship-yet = Noch ist kein Schiff da: Mannschaft und Ausrüstung warten auf der Heimatinsel.
fleet-found =
    { $number ->
        [0] Nichts passt zu diesen Filtern.
        [one] Ein Spielteil
       *[other] { $number } Spielteile
    }
fleet-further = { $number } weitere zeigen
fleet-too-dear = { $over } über der Grenze
fleet-points-of =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fleet-cannons = Kanonen, von vorn nach hinten: { $cannons }
fleet-masts =
    { $number ->
        [one] { $number } Mast
       *[other] { $number } Masten
    }
fleet-segments =
    { $number ->
        [one] { $number } Segment
       *[other] { $number } Segmente
    }
fleet-cargo = Laderaum { $number }
fleet-moves = fährt { $move }
fleet-linked = Verbunden mit { $pieces }
fleet-reconstructed = (rekonstruiert)
fleet-not-playable = Nicht spielbar: { $reason }.
fleet-in-fleet = { $number } in der Flotte
fleet-add = Hinzufügen
fleet-board = An Bord
fleet-add-piece = { $piece } in die Flotte nehmen
fleet-add-to = { $piece } an Bord nehmen: { $place }

## Die Flotte

fleet-yours = Deine Flotte
fleet-name = Name der Flotte
fleet-nameless = Flotte ohne Namen
fleet-total = Bausumme
fleet-open = Öffnen
fleet-save = Speichern
fleet-nothing-yet = Die Flotte ist leer.
fleet-share = Teilen
fleet-undo = Rückgängig
fleet-undo-nothing = Du hast noch nichts geändert.
fleet-is-there = Dort ist es schon.
fleet-is-empty = Diese Flotte ist leer. Füge Schiffe hinzu, oder zieh sie hierher.
fleet-play = Damit gegen einen Bot spielen
fleet-table = Tisch aufstellen
fleet-used = { $used } von { $of }
fleet-spaces = Belegter Laderaum
fleet-allowed =
    { $left ->
        [0] Erlaubt: Jeder Punkt ist verwendet.
        [one] Erlaubt; ein Punkt ist übrig.
       *[other] Erlaubt; { $left } Punkte sind übrig.
    }
fleet-not-allowed =
    { $number ->
        [one] Nicht erlaubt, aus einem Grund:
       *[other] Nicht erlaubt, aus { $number } Gründen:
    }
fleet-wins = Hat { $share } % von { $games } Partien gewonnen, die Bots gegen die anderen fertigen Flotten gespielt haben; in viel mehr Partien wären es wahrscheinlich { $low } bis { $high } %.
fleet-wins-short = Gewinnt { $share } % (wahrscheinlich { $low } bis { $high } %)
fleet-wins-how = Wie oft jede Flotte gewinnt: Bots haben { $games } Partien mit ihr gegen die anderen hier gespielt. Je länger der Balken, desto unsicherer ist das.
fleet-replaces = Was du öffnest, tritt an die Stelle deiner Flotte und bringt seine eigene Bausumme mit. Rückgängig holt deine zurück.
fleet-strength = Stärke: etwa { $value } (üblich: { $usual })
fleet-strength-how = Geschätzt aus Partien zwischen Bots. Eine Flotte mit 100 mehr gewinnt etwa 5 von 7 Partien.
fleet-adds = Beitrag zum Anteil der Siege: { $adds } % ({ $low } bis { $high })
fleet-adds-how = Wie viel öfter eine Flotte mit diesem Teil gewinnt als mit anderen Teilen für dieselben Punkte; mit einem Minus: wie viel seltener. Gezählt in { $games } Partien zwischen Bots; die wahre Zahl liegt wahrscheinlich zwischen denen in Klammern. Teile mit zu wenigen Partien kommen zuletzt, ohne Zahl.
fleet-says = Kartentext
fleet-aboard = An Bord: { $ship }
fleet-nobody-aboard = Niemand an Bord. Zieh Mannschaft hierher, oder wähle das Schiff und nimm Mannschaft aus der Liste dazu.
fleet-load-here = Mannschaft kommt auf dieses Schiff
fleet-ashore = die Heimatinsel
fleet-list =
    { $list ->
        [creatures] Seeungeheuer
        [ashore] Auf der Heimatinsel
        [events] Ereignisse
       *[treasures] Besondere Schätze
    }
fleet-coins = Mitgebrachte Münzen: { $coins }
fleet-coins-own = Andere Münzen
fleet-coins-help = Ihre Werte, zum Beispiel 1 1 1 2 2 2 3 3. Leer: die üblichen.
fleet-coins-unfit = Schreib Zahlen mit Leerzeichen dazwischen.
fleet-move-to = Verlegen nach
fleet-remove = Aus der Flotte nehmen
fleet-remove-piece = { $piece } aus der Flotte nehmen

## Was geschehen ist

fleet-changed =
    { $what } { $points } von { $allowed } Punkten. { $faults ->
        [0] Erlaubt.
        [one] Eines ist nicht erlaubt.
       *[other] { $faults } Dinge sind nicht erlaubt.
    }
fleet-was-added = { $piece } ist dabei.
fleet-was-boarded = { $piece } ist an Bord: { $place }.
fleet-was-removed = { $piece } ist herausgenommen.
fleet-was-settled = Geändert.
fleet-was-opened = { $fleet } ist geöffnet.
fleet-was-undone = Rückgängig gemacht.
fleet-was-saved = { $fleet } ist auf diesem Gerät gespeichert.

## Andere Flotten

fleet-open-title = Flotte öffnen
fleet-way =
    { $way ->
        [offered] Fertige
        [saved] Hier gespeicherte
        [draw] Zufällige
       *[read] Aus einem Link
    }
fleet-is-of = { $points } Punkte: { $ships }
fleet-take = Öffnen
fleet-open-this = { $fleet } öffnen
fleet-for-total = Gebaut für { $total } Punkte
fleet-forget = Löschen
fleet-forget-this = { $fleet } von diesem Gerät löschen
fleet-none-saved = Auf diesem Gerät ist noch nichts gespeichert.
fleet-draw-how = Eine zufällige Flotte für { $total } Punkte: erlaubt, gut gemischt aus Schiffen, Masten, Mannschaft und Laderaum, und etwa so stark wie andere Flotten mit so vielen Punkten.
fleet-some-nation = Irgendeine Nation
fleet-mixed = Schiffe aller Nationen
fleet-draw = Flotte auslosen
fleet-empty = Mit einer leeren beginnen
fleet-text = Link oder Text hier einfügen
fleet-text-help = Was dir jemand geschickt hat oder was in der Datei einer Flotte steht.
fleet-file = Oder eine Datei
fleet-read = Öffnen
fleet-read-nothing = Füge erst einen Text ein oder wähle eine Datei.

## Teilen

fleet-share-title = Diese Flotte teilen
fleet-share-refused = Diese Flotte ist nicht erlaubt: Kein Tisch nimmt sie an, bevor dies behoben ist:
fleet-link = Schick diesen Link: Wer ihn öffnet, sieht deine Flotte
fleet-code = Oder diesen Text: Füg ihn ein, wo ein Tisch nach einer Flotte fragt
fleet-toml = Als Datei speichern
fleet-share-pack = Deine Flotte hat Teile aus der Datei „{ $pack }“: Schick auch diese Datei.
fleet-download = Herunterladen

## Der Schuhkarton

fleet-owned = Nur was in meinem Schuhkarton ist
shoebox-open =
    { $number ->
        [0] Mein Schuhkarton
        [one] Mein Schuhkarton: ein Teil
       *[other] Mein Schuhkarton: { $number } Teile
    }
shoebox-title = Mein Schuhkarton
shoebox-about = Liste die Teile auf, die du besitzt. Die Liste bleibt auf diesem Gerät; dann kannst du nur diese Teile zeigen lassen und siehst, was eine Flotte darüber hinaus braucht.
shoebox-list = Teile, eines pro Zeile
shoebox-example = 2 Revenant
shoebox-help = Schreib Name oder Nummer jedes Teils und davor, wie viele du hast: „2 Revenant“. Bei Mannschaft gehört die Nation dazu: „England Captain“.
shoebox-file = Oder eine Datei lesen
shoebox-file-help = Eine Textdatei mit einem Teil pro Zeile. Sie tritt an die Stelle der Liste oben.
shoebox-file-drop = Ohne diese Datei
shoebox-file-unreadable = Diese Datei ist kein Text.
shoebox-read = Diese Liste verwenden
shoebox-download = Herunterladen
shoebox-copy = Zum Teilen: deine ganze Liste in einer Zeile
shoebox-empty = Dein Schuhkarton ist leer.
shoebox-was-read =
    Dein Schuhkarton hat jetzt { $pieces ->
        [one] ein Teil
       *[other] { $pieces } verschiedene Teile
    }.
shoebox-not-read =
    { $lines ->
        [one] Eine Zeile wurde
       *[other] { $lines } Zeilen wurden
    } nicht verstanden:
shoebox-unknown = Zeile { $line }, „{ $text }“: Kein Teil hat diesen Namen oder diese Nummer.
shoebox-unclear = Zeile { $line }, „{ $text }“: Mehrere Teile heißen so. Schreib eines davon ganz: { $pieces }
shoebox-of = { $piece } in deinem Schuhkarton
shoebox-has =
    { $number ->
        [0] Du hast keines
       *[other] Du hast { $number }
    }
shoebox-more = Noch einmal { $piece } in den Schuhkarton
shoebox-less = Einmal { $piece } aus dem Schuhkarton
shoebox-none = In deinem Schuhkarton ist keines.
shoebox-lacks = Nicht in deinem Schuhkarton: { $pieces }.
shoebox-lacking = { $number } × { $piece }
