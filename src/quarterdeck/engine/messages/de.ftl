### Was auf den Namen einer Angabe folgt oder allein steht: warum eine Datei, eine Einstellung oder eine Zahl von Plätzen abgelehnt wird.

# Eine Angabe, wie ihre Art sie verlangt
kind =
    { $kind ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text
        [bool] true oder false
        [array] eine Liste
        [object] ein Objekt in geschweiften Klammern
        [decimal] eine mit Komma
       *[null] { $kind }
    }
or = { $first } oder { $last }
kind-wanted = hier muss { $wanted } stehen, nicht { $found }
pattern = passt nicht zu der Form, die hier verlangt ist: { $pattern }
value-unknown = { $written } ist hier nicht bekannt
value-wanted = hier muss { $wanted } stehen, nicht { $written }
value-none-of = { $written } ist nichts davon: { $known }
value-nearest = { $written } ist hier nicht bekannt; es gibt { $known } und andere
value-limit =
    muss { $limit ->
        [most] { $bound } oder weniger
       *[least] { $bound } oder mehr
    } sein
length =
    muss { $limit ->
        [most] höchstens { $bound }
        [least] mindestens { $bound }
       *[exactly] genau { $bound }
    } { $part ->
        [str] Zeichen
        [array] { $number ->
            [one] Eintrag
           *[other] Einträge
        }
       *[object] { $number ->
            [one] Angabe
           *[other] Angaben
        }
    } haben
field-missing = fehlt
no-fields = diese Angabe gibt es hier nicht
no-field =
    diese Angabe gibt es hier nicht; { $number ->
        [one] es gibt nur { $known }
       *[other] es gibt { $known }
    }
no-field-nearest = diese Angabe gibt es hier nicht; es gibt { $known } und andere

# Eine ganze Stellungsdatei
file = die Stellungsdatei
no-json = das ist kein JSON: { $error }
file-no-json = ist kein JSON: { $error }
no-utf-8 = ist kein Text in UTF-8
nested = das ist für eine Stellung zu tief verschachtelt
no-game-said = das ist keine Stellungsdatei: Sie muss sagen, um welches Spiel es geht, zum Beispiel "game": "cardinal"
players-differ = hier steht { $players }, aber die Stellung ist für { $there }
players-given = hier steht { $players }, aber { $name } ist für { $there }
option-type = hier muss eine ganze Zahl, ein Text, true oder false stehen
option-differs = hier steht { $value }, aber die Stellung hat { $there }
option-given = hier steht { $value }, aber { $name } sagt { $there }
pack-content = { $name } hat anderen Inhalt, als das Paket sagt
pack-given = hier steht { $pack } ({ $digest }), aber { $name } nennt { $there } ({ $other })
no-packs = { $game } kennt keine Inhaltspakete
pack-text-missing = { $pack } ist nicht der eigene Inhalt des Spiels, und der Text fehlt hier: Nenne auch seine Datei (--pack DATEI)
pack-digest = gehört nicht zum Inhalt von { $pack }
terms-players = passt nicht zu Plätzen, Einstellungen und Paket: { $there } statt { $players } Plätze
terms-option = passt nicht zu Plätzen, Einstellungen und Paket: { $option } { $there } statt { $value }
terms-pack = passt nicht zu Plätzen, Einstellungen und Paket: Der Inhalt ist ein anderer als der des Pakets

# Einstellungen und Spiele
option-form = { $pair } hat nicht die Form name=wert, zum Beispiel { $example }
option-twice = steht zweimal da
option-without-choice = das wählt man nur zu { $first } oder { $last }; bei { $players } gibt es nichts zu wählen, also lass es weg
no-option = { $game } hat keine solche Einstellung; es gibt { $options }
draw-form = hier muss eine ganze Zahl von { $least } bis { $most } stehen oder ein Geheimnis aus einer Aufzeichnung
no-game = ein Spiel { $game } gibt es nicht; es gibt { $games }
no-game-of = kein installiertes Spiel hat Stellungen von { $place }; es gibt { $games }
game-not-loaded = { $game } ist installiert, aber { $place } lässt sich nicht laden: { $error }
no-game-there = hinter { $place } steht kein Spiel

# Ein Inhaltspaket oder eine Aufzeichnung, und wo im Text etwas nicht stimmt
line = Zeile { $line }
file-line = { $file }, Zeile { $line }
record = Aufzeichnung
no-toml = das ist kein TOML: { $error }
no-unicode = das ist kein TOML: Ein Zeichen ist kein Unicode
number-or-unicode = das ist kein TOML: Eine Zahl ist zu lang, oder ein Zeichen ist kein Unicode
pack-too-large = das ist zu groß für ein Paket: { $size } Bytes, höchstens { $most } dürfen es sein
pack-nested = das ist für ein Paket zu tief verschachtelt
lists-nested = das ist zu tief verschachtelt; höchstens { $most } Listen dürfen ineinander stehen
line-too-long = die Zeile ist zu lang: { $length } Zeichen, höchstens { $most } dürfen es sein
word-too-long = eine Zahl oder ein Schlüssel ist zu lang; höchstens { $most } Zeichen dürfen es sein
key-parts = ein Schlüssel hat zu viele Teile; höchstens { $most } mit Punkten dazwischen dürfen es sein
no-name = { $name } ist kein Name; beginne mit einem Buchstaben oder einer Ziffer und nimm nur Buchstaben, Ziffern, Leerzeichen, ' . und -
name-taken = { $name } schreibt sich { $written }, und { $other } auch; jedes braucht seinen eigenen Namen
