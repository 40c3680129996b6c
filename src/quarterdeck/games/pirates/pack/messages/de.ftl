### Warum ein Inhaltspaket abgelehnt wird: was auf Datei, Zeile und Angabe folgt.

# Was nicht zusammenpasst
rows = { $number } Zeilen; höchstens { $most } dürfen es sein
holds-nothing = dieses Paket enthält nichts; gib mindestens eines davon an: { $tables }
outside-tables = steht außerhalb aller Tabellen; das darf nur in der Datei mit dem Titel sein
measures-missing = measures: Dann muss dieses Paket sie angeben
not-shorter = { $short } ist nicht kürzer als L, { $long } (PI-N1)
coins-worth = { $coins } sind { $sum } wert; acht Münzen sind { $wanted } wert (PI-5.2)
table-too-small = { $size } ist zu klein für { $players } Heimatinseln, die von ihrer Mitte { $radius } weit reichen (PI-R36)
name-empty = ein Name braucht einen Buchstaben oder eine Ziffer
key-taken = { $key } ist in [[{ $table }]] schon vergeben; jedes braucht etwas Eigenes (PI-2.1)
few-islands =
    { $number ->
        [one] eine Insel
       *[other] { $number } Inseln
    }; zu viert braucht man { $fewest } (PI-3.2)
no-mysterious = eine Tabelle [[mysterious]] mit der Kennung { $id } gibt es nicht (PI-8.5)
island-effect =
    { $written } ist nichts, was { $how ->
        [by-itself] Inseln von selbst tun
       *[by-die] beim Anlegen erwürfelt wird
    } (PI-R110)
no-nation = { $nation } ist keine Nation; es gibt { $nations } (PI-2.1)
no-move = { $move } ist keine Bewegung; es gibt { $moves } (PI-7.2)
reason-needless = { $reason }: Nur wo playable = false steht, gibt es einen Grund (PI-15.2)
reason-missing = false: Sag in reason, warum (PI-15.2)
effect-twice = { $effect } steht zweimal da, und das bewirkt nichts (PI-1.5)
masts-and-cannons =
    { $hull } hat { $masts ->
        [one] einen Mast oder Abschnitt
       *[other] { $masts } Masten oder Abschnitte
    }, aber da { $cannons ->
        [one] ist eine Kanone
       *[other] sind { $cannons } Kanonen
    } (PI-R4)
no-hull = einen Rumpf { $hull } gibt es nicht; es gibt { $hulls }
only-flotillas-towed = die Bewegung { $move } passt nur zu einer Flottille, und eine Flottille hat keine andere (PI-A166)
hull-is-base = { $hull } ist der Sockel eines Seeungeheuers (PI-18.7)
base-is-hull = { $base } ist der Rumpf eines Schiffes, kein Sockel (PI-18.7)
no-ship-playable = kein Schiff kann gespielt werden; jede Flotte braucht eines (PI-R56)
no-link = { $link } ist weder Name noch Kennung eines Schiffes oder einer Mannschaft, noch `nation:` und eine Nation (PI-4.9)
other-nation = { $written }: Die Schiffe und Seeungeheuer darin sind { $nation } (PI-2.1)

# Welche Formen es nicht gibt
corner-near = { $corner } ist weniger als { $least } von der Ecke davor entfernt (PI-N6)
corner-not-left = bei { $corner } biegt die Kante nicht um mindestens 5 Grad nach links; Ecken laufen gegen den Uhrzeigersinn um eine konvexe Form (PI-N6)
corner-outside = { $corner } liegt außerhalb der Kante von { $edge } an (PI-N6)
origin-outside = (0, 0) liegt nicht innen; um diesen Punkt wird eine Form gedreht (PI-N6)
base-without = ein Sockel hat kein { $field }; lass es weg (PI-N14)
bow-first = die erste Ecke ist die Bugspitze [0, 0], alle anderen liegen dahinter (PI-N5)
hull-length =
    { $written }: Der Rumpf ist { $length } lang{ $parity ->
        [odd] , und die Länge muss gerade sein
       *[even] { "" }
    } (PI-N6)
hull-beam = { $written }: Der Rumpf reicht zur Seite { $beam } weit (PI-N6)
bow-depth = { $written } ist kein Bug; er ist { $least } bis { $most } tief (PI-1.6)
mast-places =
    { $written } hat { $places ->
        [one] einen Ort
       *[other] { $places } Orte
    }; gib für jeden Mast einen an, also { $masts } (PI-N6)
mast-order = { $written } liegt nicht zwischen { $before } und dem Heck, { $stern } (PI-N6)
sail-width = { $written } ist keine halbe Breite eines Segels; sie ist { $least } bis { $most } (PI-N12)
cut-not-convex = bei x = { $x } durchgeschnitten ist der Rumpf nicht mehr konvex: Setz dort eine Ecke (PI-N6)
terrain-corners =
    { $corners } Ecken; die Kanten { $kind ->
        [iceberg] eines Eisbergs
       *[fog-bank] einer Nebelbank
    } haben die Nummern 1 bis { $exits } (PI-16.1)
terrain-number =
    { $written }: { $kind ->
        [iceberg] Die Nummer ist 1 bis { $most }
       *[other] Lass die Nummer weg; nur Eisberge haben eine
    } (PI-16.1)

# Was richtig wäre
hint-name = ein Name hat 1 bis { $most } Zeichen in einer Zeile
hint-id = eine Kennung hat 1 bis { $most } Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa `hms-titan`
hint-measure = ein Maß ist { $least } bis { $most } Hundertstel Millimeter (PI-N1)
hint-table = schreib Breite und Höhe, je { $least } bis { $most } (PI-N2)
hint-length = eine Länge ist 0 bis { $most } Hundertstel Millimeter (PI-N6)
hint-corners = schreib 3 bis { $most } Ecken [x, y], keine Zahl jenseits von { $furthest } (PI-N6)
hint-places = nenne das x von bis zu { $most } Masten (PI-N6)
hint-effect = eine Wirkung ist ein Text
hint-links = nenne bis zu 8 Namen, Kennungen oder `nation:` und eine Nation (PI-4.9)
hint-flag = schreib true oder false
hint-abilities = nenne bis zu 8 Fähigkeiten, etwa ["captain", "gunner:english"] (PI-15.1)
hint-ids = nenne Kennungen, wie sie in `ships.toml` stehen (PI-2.1)
hint-reason = ein Grund hat höchstens { $most } Zeichen in einer Zeile
hint-only = nenne Tabellen eines Pakets, zu denen nichts Eingebautes dazukommen soll
hint-coins = schreib acht Münzen, jede 1 bis { $most } wert (PI-5.2)
hint-fleet-coins = Münzen sind 0 bis { $most } wert (PI-5.1)
hint-total = eine Bausumme ist 1 bis { $most } (PI-2.3)
hint-ships = nenne bis zu 30 Schiffe, etwa { $example } (PI-2.1)
hint-hull-kind = schreib "ship", "longship", "junk", "turtle", "galley", "flotilla" oder "base" (PI-N6)
hint-masts = ein Rumpf hat 1 bis { $most } Masten oder Abschnitte (PI-N6)
hint-absent-kind = schreib "ship", "crew", "event", "island" oder "treasure"
hint-worth = ein besonderer Schatz ist 0 bis { $most } Gold wert (PI-5.5)
hint-spaces = ein besonderer Schatz braucht 0 bis 9 Plätze im Laderaum (PI-11.7)
hint-fort = ein Fort kostet 1 bis { $most } Gold (PI-R59)
hint-iceberg = die Nummer eines Eisbergs ist 1 bis 6 (PI-16.1)
hint-copies = von einem Stück gibt es 1 bis { $most } (PI-3.6)
hint-points = eine Karte kostet 0 bis { $most } Punkte (PI-2.1)
hint-cargo = ein Laderaum hat 0 bis { $most } Plätze (PI-R15)
hint-move = eine Bewegung ist ein Text (PI-7.2)
hint-nation = eine Nation ist ein Text (PI-2.1)
hint-cannons = schreib von vorn nach hinten zu jeder Kanone, über welcher Zahl sie trifft, 2 bis 6, und ihre Reichweite S oder L, etwa 2L-2S-3S (PI-R3)
hint-terrain-kind = die Art des Geländes ist ein Text (PI-16.1)
hint-origin = schreib "rulebook", "published", "deduced" oder "reconstructed"
