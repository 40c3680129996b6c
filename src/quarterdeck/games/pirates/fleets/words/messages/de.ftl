# Was an einer Flotte nicht stimmt
fleet-other-total = Die Flotte ist für { $total } Punkte gebaut, gespielt wird mit { $wanted }.
fleet-too-dear = Die Flotte kostet { $points } Punkte; erlaubt sind { $allowed }.
fleet-no-ship = Eine Flotte braucht ein Schiff, das selbst fährt.
fleet-unknown = In diesem Paket heißt nichts so: { $piece }.
fleet-not-playable = { $piece } kann nicht gespielt werden ({ $reason }).
fleet-crew-too-dear = An Bord von { $ship } ist Mannschaft für { $points } Punkte, das Schiff selbst kostet { $cost }.
fleet-equipment-too-dear = An Bord von { $ship } ist Ausrüstung für { $points } Punkte, das Schiff selbst kostet { $cost }.
fleet-no-room =
    { $spaces ->
        [0] { $ship } hat keinen Laderaum
        [one] { $ship } hat { $spaces } Platz im Laderaum
       *[other] { $ship } hat { $spaces } Plätze im Laderaum
    }, und was an Bord ist, braucht { $needed }.
fleet-free-crew = { $crew } kostet nichts und fährt nur auf Schiffen einer Nation: { $nation }. { $ship } gehört nicht dazu.
fleet-loyal-crew = { $crew } ist treu und fährt nur auf Schiffen einer Nation: { $nation }. { $ship } gehört nicht dazu.
fleet-three-berths = { $ship } nimmt höchstens drei Leute an Bord.
fleet-crewless = { $ship } nimmt keine Mannschaft an Bord.
fleet-hostile-crew = { $crew } verträgt sich nicht mit dieser Nation: { $nation }. { $other } ist in der Flotte.
fleet-five-points = { $crew } bringt nur an Bord eines Schiffes der Flotte 5 Punkte mehr.
fleet-many-limits = { $pieces } haben „Limit“; eine Flotte hat höchstens eine solche Karte.
fleet-unique-twice = { $piece } ist { $times }-mal dabei; von einem Namen gibst du nur eine Karte dazu.
fleet-coin-number = { $coins ->
        [one] { $coins } Münze ist
       *[other] { $coins } Münzen sind
    } dabei und { $uniques ->
        [one] { $uniques } besonderer Schatz
       *[other] { $uniques } besondere Schätze
    }; zusammen müssen es { $wanted } sein.
fleet-coin-sum = Die Münzen sind { $sum } wert; es müssen { $wanted } sein.
fleet-many-uniques = { $uniques } besondere Schätze lassen keinen Platz für Münzen; zusammen müssen es { $wanted } sein.
fleet-coin-value = Keine Münze ist { $coin } wert; Münzen sind 0 bis { $highest } wert.

# Warum ein Text keine Flotte ist, und warum sich eine nicht ändern oder ziehen lässt
text-too-long = { $length } Zeichen; eine Flotte wird mit höchstens { $most } geschrieben
text-part = Teil { $number }
no-build-total = { $written } ist keine Bausumme; schreib 1 bis { $most } (PI-2.3)
pieces-wanted = { $kinds ->
        [ship] ein Schiff
        [creature] ein Seeungeheuer
        [crew] Mannschaft
        [equipment] Ausrüstung
        [crew-equipment] Mannschaft oder Ausrüstung
        [event] ein Ereignis
       *[treasure] ein Schatz
    }
piece-unknown = nichts im Paket hat die Kennung { $piece }; hierher gehört { $wanted } (PI-2.1)
piece-of-other-kind =
    { $piece } ist { $kind ->
        [ship] ein Schiff
        [creature] ein Seeungeheuer
        [crew] Mannschaft
        [equipment] Ausrüstung
        [event] ein Ereignis
        [treasure] ein Schatz
       *[other] etwas anderes
    }; hierher gehört { $wanted } ({ $clause })
ships-carry = { $written }: Nur Schiffe haben Mannschaft und Ausrüstung an Bord (PI-4.1, PI-18.5)
no-ship-or-crew = Weder ein Schiff noch eine Mannschaft heißt „{ $written }“ (PI-2.1).
no-piece = { $written } ist nichts, was eine Flotte aus diesem Paket haben kann (PI-2.1)
no-fleet = { $written } ist keine Flotte; schreib den Namen einer fertigen oder einen Kurztext, der mit der Bausumme beginnt: { $example } (PI-2.3)
not-a-fleet = Das ist keine Flotte. Füge den Kurztext ein, den „Teilen“ beim Bauen einer Flotte gibt, oder wähle eine aus der Liste.
fleet-too-large = diese Flotte ist zu groß: { $error }
not-aboard = { $piece } ist nicht an Bord von { $ship }
not-in-fleet =
    { $written } gehört nicht zu dieser Flotte; { $number ->
        [0] sie hat keine Schiffe
        [one] ihr einziges Schiff ist { $ships }
       *[other] ihre Schiffe sind { $ships }
    }
draw-total = { $total }: Flotten werden für { $least } bis { $most } Punkte gezogen (PI-2.3)
no-nation = { $nation } ist keine Nation; Schiffe gibt es von { $others }, und { $any } steht für alle
no-ship-so-cheap =
    von { $nation } ist für { $total } Punkte kein Schiff zu haben (PI-2.4){ $number ->
        [0] { "" }
       *[other] ; Schiffe gibt es von { $others }
    }
seat-of-nobody = { $seat } spielt bei { $players } Plätzen nicht mit; die Plätze sind { $seats }
without-events = hier wird ohne Ereignisse gespielt (PI-2.7)
table-full =
    { $number } { $kind ->
        [ships] Schiffe
       *[crew] Karten für Mannschaft und Ausrüstung
    } kämen auf den Tisch, und Platz ist für { $most }

# Wie Flotten und Verbindungen heißen
fleet-drawn = Gezogene Flotte { $number }
linked-nation = alle Schiffe der Nation { $nation }

# Auf wen Fähigkeiten zielen
target-nation = { $nation ->
        [american] Amerika
        [barbary] Barbaresken
        [cursed] Verfluchte
        [english] England
        [french] Frankreich
        [jade] Jade-Rebellion
        [mercenary] Söldner
        [pirate] Piraten
        [spanish] Spanien
        [viking] Wikinger
       *[any] Jede
    }
target-ships = { $kind ->
        [any] alle Schiffe
        [forts] Forts
        [near-forts] Forts im Umkreis von S
        [their-forts] Forts der Nation { $nation }
        [creatures] Seeungeheuer
        [others] Schiffe, die nicht zur Nation { $nation } gehören
       *[one] Schiffe der Nation { $nation }
    }
fleet-part = { $part ->
    [masts] Masten
    [cargo] Plätze im Laderaum
    [ships] Schiffe
   *[speed] Tempo des schnellsten Schiffes über S+S+S hinaus, in halben S
}

# Was eine Flotte hat, für Befehle
fleet-list = { $list ->
        [creatures] Seeungeheuer
        [ashore] Auf der Heimatinsel
        [events] Ereignisse
       *[treasures] Schätze
    }
fleet-spaces-taken = { $used } von { $spaces } Plätzen im Laderaum belegt
fleet-coins = Münzen: { $coins }
piece-figures = { $masts } { $masts ->
        [one] Mast
       *[other] Masten
    }, Laderaum { $cargo }, { $move }, { $cannons }

# Listen von allem, was eine Kennung hat
listed-ship = { $nation }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $masts } { $masts ->
        [one] Mast
       *[other] Masten
    }, Laderaum { $cargo }, Bewegung { $move }, Kanonen { $cannons }.
listed-crew = { $nation }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
listed-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
listed-fort = { $nation }, { $gold } Gold, Kanonen { $cannons }.
listed-treasure = { $worth } Gold wert, { $spaces } { $spaces ->
        [one] Platz
       *[other] Plätze
    } im Laderaum.
listed-titan = Titan.
listed-titan-note = Was Titan bedeutet, steht nirgends; es bewirkt nichts (PI-R118).
listed-known-numbers = Name und Zahlen sind veröffentlicht.
listed-known-text = Was es tut, ist veröffentlicht.
listed-mysterious = Geheimnisvoll. { $text }
listed-island-text = Bei einer gewürfelten 1 oder 2: { $low } Bei einer gewürfelten 5 oder 6: { $high }
