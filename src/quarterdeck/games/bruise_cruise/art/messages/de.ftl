title = Bruise Cruise
and = , { "" }
or = { " oder " }
none = nichts

# Die Karte
triangle = Das „Dreieck“
bank = Dubiose Offshore-Bank
island = Warlord-Insel
picture-chart = Die Seekarte: { $chart }
picture-region = Region { $region }
picture-land = Land
picture-graticule = Gradnetz und eine Kompassrose
picture-net = Sechsecke
picture-cut = Land: keine Durchfahrt über diese Linie
picture-triangle =
    Das „Dreieck“: { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }
picture-bank = Dubiose Offshore-Bank, Rettungsringe im Vorrat: { $life }
picture-island = Warlord-Insel, im Vorrat: { $missiles ->
        [one] eine Rakete
       *[other] { $missiles } Raketen
    }, { $torpedoes ->
        [one] ein Torpedo
       *[other] { $torpedoes } Torpedos
    }, { $anchors } Anker
picture-port = { $port }, { $country }, Region { $region }{ $home ->
        [none] { "" }
       *[other] : Heimathafen von { $home }
    }{ $flag ->
        [none] { "" }
       *[other] : Flagge von { $flag }
    }{ $ship ->
        [none] { "" }
       *[other] ; hier liegt { $ship }
    }{ $held ->
        [yes] ; du hast seine Karte
       *[no] { "" }
    }
picture-held = Du hast eine Karte dieses Hafens
picture-home = Heimathafen von { $line }
picture-flag = Flagge von { $line }
picture-ship = { $offer ->
        [own] { $ship } wählen
        [target] Auf { $ship } zielen
       *[other] { $ship }
    }, { $space }{ $flipped ->
        [yes] , hat einen Hafen beansprucht
       *[no] { "" }
    }{ $anchored ->
        [yes] , vor Anker
       *[no] { "" }
    }
picture-anchor = Anker an diesem Schiff: { $ship }
picture-you = du
picture-wake = { $ship } kam von dort: { $start }
picture-shot = Eine Rakete aus { $port } traf: { $ship }
picture-range =
    Im Umkreis von { $steps ->
        [one] einem Feld
       *[other] { $steps } Feldern
    } { $way ->
        [air] durch die Luft
       *[water] über Wasser
    }: { $space }
choose-space =
    { $verb ->
        [sail] Ziel für { $ship }: { $space }
        [flee] Entkommen, Ziel: { $space }
        [put] Neuer Platz für { $ship }: { $space }
        [launch] Von { $space } abfeuern
       *[revolt] Revolution in { $space }
    }
# Die Admirale
mat = { $line }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $won ->
        [yes] , hat gewonnen
       *[no] { "" }
    }{ $left ->
        [-1] { "" }
        [0] , ist am Zug und hat keine Aktion mehr
        [one] , ist am Zug und hat noch eine Aktion
       *[other] , ist am Zug und hat noch { $left } Aktionen
    }; hat { $stock } im Bestand; hat { $fired } abgefeuert; hat noch { $flags ->
        [one] eine Flagge
       *[other] { $flags } Flaggen
    }; hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand{ $known ->
        [none] { "" }
       *[other] , darunter { $known }
    }; Flaggen in { $regions ->
        [none] keiner Region
       *[other] diesen Regionen: { $regions }
    }
mat-corner =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mat-left =
    { $left ->
        [0] Ende des Zuges
        [one] eine Aktion
       *[other] { $left } Aktionen
    }
chip =
    { $name ->
        [l] Rettungsringe im Bestand: { $number }
        [m] Raketen im Bestand: { $number }
        [t] Torpedos im Bestand: { $number }
       *[cards] Karten auf der Hand: { $number }
    }
chip-sign =
    { $name ->
        [l] Rettungsringe
        [m] Raketen
        [t] Torpedos
        [flags] Flaggen
        [ships] Schiffe
        [engine] Maschine
       *[cards] Karten
    }
chip-flags = Flaggen im Bestand: { $number }. { $many ->
        [0] Noch steht keine.
       *[other] Es stehen welche in { $many } von 5 Regionen: { $regions }.
    }
chip-ships = Schiffe auf dem Spielplan: { $afloat }; warten auf ihre Indienststellung: { $ready }; noch nicht erhalten: { $aside }; außer Dienst: { $home }
# Der Tisch
table-deck = Stapel
table-discard = Ablage
deck =
    { $cards ->
        [0] Der Stapel ist leer
        [one] Eine Karte ist im Stapel
       *[other] { $cards } Karten sind im Stapel
    }{ $again ->
        [0] ; die Ablage wird nicht mehr gemischt
       *[other] ; die Ablage wird noch einmal zu einem neuen gemischt
    }
ends =
    { $again ->
        [0] { $empty ->
            [yes] Die Partie endet spätestens mit der letzten Handkarte.
           *[no] Die Partie endet spätestens, wenn der Stapel leer ist und alle Karten gespielt sind.
        }
       *[other] Die Partie endet spätestens, wenn der Stapel zum zweiten Mal leer ist und alle Karten gespielt sind.
    }
discard =
    { $number ->
        [0] In der Ablage liegt keine Karte
        [one] In der Ablage liegt eine Karte: { $cards }
       *[other] In der Ablage liegen { $number } Karten: { $cards }
    }
dice-none = Zuletzt wurde nicht gewürfelt
dice =
    { $pair ->
        [yes] { $who ->
            [you] Du hast { $first } und { $second } gewürfelt: { $sum }
            [none] { $first } und { $second } gewürfelt: { $sum }
           *[other] { $who } hat { $first } und { $second } gewürfelt: { $sum }
        }
       *[no] { $who ->
            [you] Du greifst mit { $first } gegen { $second } an
           *[other] { $who } greift mit { $first } gegen { $second } an
        }
    }

sign-home-title = Heimathafen
sign-home = Deine Schiffe beginnen und enden hier; Gegner kommen nicht hinein. Niemand kann ihn beanspruchen; seine Karte wird abgeworfen.
sign-best =
    { $port } liegt gut: { $number ->
        [one] Der Hafen einer deiner anderen Karten ist
       *[other] { $number } Häfen deiner anderen Karten sind
    } über See höchstens { $near } Felder entfernt.
sign-engine-title = Maschine
sign-engine = So viele Felder fährt ein Schiff mit der Karte.
sign-exchange-title = Tausch
sign-exchange = Dafür kann die Karte getauscht werden. Rettungsringe kaufen Waffen; abgefeuerte Waffen sind Punkte.
sign-claim-title = Häfen
sign-claim = Ein Schiff in einem Hafen beansprucht ihn mit der Karte dieses Hafens: ein Punkt.

# Karten
hand-card = { $offer ->
        [sail] Fahre mit { $name }, bis zu { $rating } { $rating ->
            [one] Feld
           *[other] Felder
        } weit. { $card }
        [exchange] Tausche { $name }. { $card }
        [claim] Beanspruche { $name }. { $card }
        [battle] Kämpfe um { $name }. { $card }
        [missile] Starte eine Rakete von { $name }. { $card }
        [play] Spiele { $name }. { $card }
        [home] Heimathafen wird { $name }. { $card }
        [discard] Abgeworfen wird { $name }. { $card }
        [no-sail] { $card } Damit fährt kein Schiff.
        [no-exchange] { $card } Sie lässt sich nicht tauschen.
       *[other] { $card }
    }
card-cannot = { $deed ->
        [no-sail] keine Fahrt
       *[no-exchange] kein Tausch
    }
card-action = { $name } ({ $country }, Region { $region }): Maschine { $rating }; Tausch gegen { $exchange }
port-listed = { $country }, Region { $region }, Feld { $space }
card-unfathomable = { $name } (Unergründlich): { $text }
card-region = { $region }
card-rating = Ein Schiff fährt damit bis zu { $rating } { $rating ->
        [one] Feld
       *[other] Felder
    } weit
card-trade = Tausch gegen { $things }
choice-price = Kostet { $what ->
        [l] { $number ->
            [one] einen Rettungsring
           *[other] { $number } Rettungsringe
        }
        [m] eine Rakete
        [t] einen Torpedo
       *[card] eine Karte
    }
choice-point = Bringt einen Punkt
# Knöpfe
button =
    { $move ->
        [end] Zug beenden
        [sail] Ein Feld fahren
        [sail-with-card] Mit Karte fahren
        [buy-missile] Rakete kaufen
        [buy-torpedo] Torpedo kaufen
        [exchange] Karte tauschen
        [claim] Flagge hissen
        [torpedo] Torpedo abfeuern
        [missile] Rakete abfeuern
        [raid] Schiff überfallen
        [battle] Um einen Hafen kämpfen
        [unfathomable] Unergründlich
        [remove-anchor] Anker lichten
        [commission] In Dienst stellen
        [decommission] Schiff heimbringen
        [stay] Bleiben
        [loot-nothing] Nichts
        [loot-preserver] Einen Rettungsring
        [loot-missile] Eine Rakete
        [loot-torpedo] Einen Torpedo
        [surrender-missile] Eine Rakete
        [surrender-torpedo] Einen Torpedo
        [draw-0] Keine Karte ziehen
        [draw-1] Eine Karte ziehen
        [draw-2] Zwei Karten ziehen
        [wind-E] Nach Osten
        [wind-NE] Nach Nordosten
        [wind-NW] Nach Nordwesten
        [wind-W] Nach Westen
        [wind-SW] Nach Südwesten
        [wind-SE] Nach Südosten
       *[other] { $move }
    }
meaning-kind =
    { $move ->
        [end] Beende den Zug
        [sail] Fahre mit einem Schiff ein Feld weit
        [sail-with-card] Fahre mit einem Schiff so weit, wie die Maschinenstärke einer Karte erlaubt
        [buy-missile] Kauf eine Rakete für einen Rettungsring
        [buy-torpedo] Kauf einen Torpedo für zwei Rettungsringe
        [exchange] Tausch eine Karte gegen das, was sie zeigt
        [claim] Beanspruche den Hafen, in dem eines deiner Schiffe liegt
        [torpedo] Feuere von einem Schiff einen Torpedo ab
        [missile] Feuere vom Hafen einer Karte eine Rakete ab
        [raid] Überfalle ein Schiff direkt neben einem von deinen
        [battle] Kämpfe um einen fremden Hafen
        [unfathomable] Spiel eine Unergründlich-Karte
        [remove-anchor] Lichte den Anker eines Schiffes
        [commission] Stell in deinem Heimathafen ein Schiff in Dienst
        [decommission] Bring das Schiff in deinem Heimathafen für immer heim
        [stay] Bleib, wo du bist
        [loot-nothing] Stiehl nichts
        [loot-preserver] Stiehl einen Rettungsring
        [loot-missile] Stiehl eine Rakete
        [loot-torpedo] Stiehl einen Torpedo
        [surrender-missile] Gib eine Rakete ab
        [surrender-torpedo] Gib einen Torpedo ab
        [draw-0] Zieh keine Karte
        [draw-1] Zieh eine Karte
        [draw-2] Zieh zwei Karten
       *[other] { $move }
    }
meaning =
    { $kind ->
        [take] Nimm { $what }
        [salvage] Aus der Ablage zurückholen: { $what }
        [deal] Ausgeteilt oder gezogen wird: { $what }
        [wind] Der Wind weht: { $what }
        [on-sale] Kauf einen Torpedo für einen Rettungsring
       *[enough] Nichts mehr kaufen
    }
meaning-dice = Die Würfel zeigen { $first } und { $second }
# Unter einer Art von Aktion: was ihr Name nicht sagt
button-more =
    { $move ->
        [commission] Ein gewonnenes Schiff kommt dort ins Spiel.
       *[other] Es geht für immer und zählt einen Punkt.
    }
unfathomable-more = { $card }: { $effect ->
        [blank] nichts geschieht
        [gulf-stream] dein Schiff fährt bis zu 6 Felder weit
        [poltergeist] du fährst ein fremdes Schiff und bekommst einen Rettungsring
        [triangle-calls] dein Schiff kommt ins Dreieck, und du bekommst eine Rakete
        [triangle-takes] ein fremdes Schiff kommt ins Dreieck und wird getroffen
        [anchor-shower] ein fremdes Schiff bekommt einen Anker
        [great-unmooring] deine Anker weg, ein Rettungsring, eine Aktion mehr
        [bank-error] du bekommst 3 Rettungsringe
        [clearance] bis zu 3 Waffen für je einen Rettungsring
        [overtime] zwei Aktionen mehr
        [salvage] du nimmst eine Karte aus der Ablage zurück
        [surprise-delivery] du bekommst einen Rettungsring und 2 Karten
        [collection-plate] alle anderen geben dir einen Rettungsring
        [long-fuse] ein Torpedo, der 6 Felder weit reicht
        [no-papers] eine Rakete ohne die Karte des Hafens
        [trade-winds] alle Schiffe treiben ein Feld weit
        [revolution] eine fremde Flagge wird eingeholt
        [forged-papers] du beanspruchst einen Hafen ohne seine Karte
       *[homesick] dein Schiff kehrt in deinen Heimathafen zurück
    }
at-once = Sofort: { $what }
at-once-missile = von { $port } auf { $ship }
draw-then =
    { $cards ->
        [one] Dann hast du eine Karte
       *[other] Dann hast du { $cards } Karten
    }.

# Was du gerade vorhast
plan = { $kind ->
        [sail] Du fährst ein Feld weit
        [sail-with-card] Du fährst mit der Karte { $card }
        [exchange] Du tauschst { $card }
        [torpedo] Du feuerst einen Torpedo ab
        [missile] Du feuerst von { $card } eine Rakete ab
        [raid] Du überfällst ein Schiff
       *[other] Du spielst { $card }
    }
plan-open = Noch nicht endgültig
plan-space = Wähle ein Feld innerhalb der dicken Linie auf der Seekarte.
plan-undo = Du kannst es Schritt für Schritt zurücknehmen.
plan-back = Noch nicht endgültig. Du kannst es Schritt für Schritt zurücknehmen.

# Was gefragt wird, und was andere tun
you = dir
ask-rolling =
    { $own ->
        [yes] Du würfelst mit zwei Würfeln: Die höchste Summe beginnt.
       *[no] { $line } würfelt mit zwei Würfeln: Die höchste Summe beginnt.
    }
ask-dealing =
    { $own ->
        [yes] Du bekommst Karten.
       *[no] { $line } bekommt Karten.
    }
ask-homing = { $mine ->
        [yes] Wähle eine Karte: Ihr Hafen wird dein Heimathafen, wo deine Schiffe beginnen.
       *[no] { $line } wählt einen Heimathafen.
    }
ask-acting = { $mine ->
        [yes] Du hast noch { $left ->
            [one] eine Aktion
           *[other] { $left } Aktionen
        }.{ $must ->
            [yes] {" "}Der Stapel ist aufgebraucht: Spiel in diesem Zug eine Karte.
           *[no] {" "}Was tust du?
        }
       *[no] { $line } wählt, was zu tun ist, und hat noch { $left ->
            [one] eine Aktion
           *[other] { $left } Aktionen
        }.
    }
ask-surrendering = { $mine ->
        [yes] Du bist getroffen und hast keinen Rettungsring. Welche Waffe gibst du ab?
       *[no] { $line } ist getroffen und wählt, welche Waffe abgegeben wird.
    }
ask-battling =
    { $own ->
        [yes] Du kämpfst um { $port }: Die Würfel entscheiden.
       *[no] { $line } kämpft um { $port }: Die Würfel entscheiden.
    }
ask-raiding =
    { $own ->
        [yes] Du überfällst { $target }: Die Würfel entscheiden.
       *[no] { $line } überfällt { $target }: Die Würfel entscheiden.
    }
ask-looting = { $mine ->
        [yes] Dein Überfall ist gelungen. Was stiehlst du von { $victim }?
       *[no] { $line } wählt, was von { $victim } gestohlen wird.
    }
ask-fleeing = { $mine ->
        [yes] Wohin entkommt { $ship }? Bis zu drei Felder, oder es bleibt.
       *[no] { $line } wählt, wohin { $ship } entkommt.
    }
ask-buying = { $mine ->
        [yes] Jede Waffe kostet einen Rettungsring. Was kaufst du?
       *[no] { $line } kauft Waffen.
    }
ask-discarding = { $mine ->
        [yes] Welche Karte wirfst du ab?
       *[no] { $line } wirft eine Karte ab.
    }
ask-replenishing = { $mine ->
        [yes] { $full ->
            [yes] Deine Hand ist voll. Welche Karte wirfst du ab, um eine andere zu ziehen? Oder behältst du alle?
           *[no] Wie viele Karten ziehst du?
        }
       *[no] { $line } zieht Karten.
    }
ask-drawing =
    { $own ->
        [yes] Du ziehst eine Karte.
       *[no] { $line } zieht eine Karte.
    }
ask-tie-break =
    { $own ->
        [yes] Du würfelst mit zwei Würfeln: Bei Gleichstand entscheidet die höchste Summe.
       *[no] { $line } würfelt mit zwei Würfeln: Bei Gleichstand entscheidet die höchste Summe.
    }
pick-card = { $kind ->
        [sail-with-card] Mit welcher Karte fährst du?
        [exchange] Welche Karte tauschst du?
        [claim] Welchen Hafen beanspruchst du? Spiel seine Karte.
        [battle] Um welchen Hafen kämpfst du? Spiel seine Karte.
        [missile] Von welchem Hafen feuerst du die Rakete ab? Spiel seine Karte.
        [unfathomable] Welche Unergründlich-Karte spielst du?
       *[other] { $card }: Welche Karte holst du aus der Ablage zurück?
    }
pick-bundle = Was nimmst du für { $card }?
pick-ship = { $kind ->
        [sail] Welches Schiff fährt ein Feld weit?
        [sail-with-card] Welches Schiff fährt mit der Karte { $card } { $steps ->
            [one] ein Feld
           *[other] bis zu { $steps } Felder
        } weit?
        [torpedo] Welches Schiff feuert den Torpedo ab?
        [raid] Mit welchem Schiff führst du den Überfall aus?
        [remove-anchor] Welches Schiff lichtet den Anker?
        [commission] Welches Schiff stellst du in Dienst?
       *[other] { $card }: Welches deiner Schiffe?
    }
pick-target = { $kind ->
        [torpedo] Auf welches Schiff feuert { $ship } den Torpedo?
        [missile] Auf welches Schiff feuerst du die Rakete von { $port }?
        [raid] Gegen welches Schiff führt { $ship } den Überfall aus?
       *[other] { $card }: Welches fremde Schiff?
    }
pick-space = { $kind ->
        [sail] Wohin fährt { $ship }?
        [sail-with-card] Wohin fährt { $ship } mit der Karte { $card }?
       *[other] { $card }: { $ship ->
            [none] In welchem Hafen?
           *[other] Wohin kommt { $ship }?
        }
    }
pick-wind = { $card }: Wohin weht der Wind?

# Was ein Zug bewirken würde
foreseen-points = { $mine ->
        [yes] Dann hast du { $new ->
            [one] einen Punkt
           *[other] { $new } Punkte
        } statt { $old }.
       *[no] { $line } hat dann { $new ->
            [one] einen Punkt
           *[other] { $new } Punkte
        } statt { $old }.
    }
foreseen-turn =
    { $mine ->
        [yes] Dann bist wieder du am Zug.
       *[no] Dann ist { $line } am Zug.
    }
foreseen-odds = Du gewinnst mit { $percent } % Wahrscheinlichkeit, denn bei Gleichstand gewinnt der Angriff.{ $battle ->
        [yes] {" "}Gewinnst du, nimmst du die Flagge: ein Punkt mehr für dich, einer weniger für ihre Reederei.
       *[no] {" "}Gewinnst du, stiehlst du eine Sache und darfst entkommen; verlierst du, darf das andere Schiff entkommen.
    }
foreseen-spaces =
    { $spaces ->
        [one] Ein Feld ist
       *[other] { $spaces } Felder sind
    } erreichbar, { $many ->
        [0] darunter kein Hafen.
        [one] darunter ein Hafen: { $ports }.
       *[other] darunter die Häfen { $ports }.
    }
foreseen-ships = { $aimed ->
        [yes] In Reichweite: { $ships }.
       *[no] Möglich mit: { $ships }.
    }
foreseen-more = { $first } und { $more } weitere
foreseen-cards = Möglich mit: { $cards }.
foreseen-port = { $battle ->
        [yes] Danach kann es um { $port } kämpfen.
       *[no] Danach kann es { $port } beanspruchen.
    }
foreseen-danger =
    { $many ->
        [one] { $ships } könnte dort einen Torpedo darauf abfeuern.
       *[other] { $ships } könnten dort Torpedos darauf abfeuern.
    }
foreseen-safe = Dort kann es jetzt kein Torpedo treffen.
foreseen-left = Du hast dann { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand{ $actions ->
        [-1] .
        [0] {" "}und keine Aktion mehr.
        [one] {" "}und noch eine Aktion.
       *[other] {" "}und noch { $actions } Aktionen.
    }
foreseen-reach = Erreichbare Felder
foreseen-strike = Wer zuschlagen würde, und was getroffen würde

# In Sätzen
sentence = { $words }.
summary-own = Du bist { $words }.
summary-home = Der Heimathafen von { $line } ist { $port }.
summary-ships = Schiffe von { $line }: { $ships }.
summary-ship = { $ship } { $where ->
        [ready] (wartet auf die Indienststellung)
        [home] (außer Dienst)
       *[board] ({ $space })
    }{ $flipped ->
        [yes] { " " }(hat einen Hafen beansprucht)
       *[no] { "" }
    }{ $anchored ->
        [yes] { " " }(vor Anker)
       *[no] { "" }
    }
summary-flags = Flaggen von { $line }: { $ports }.
summary-hand = Auf deiner Hand: { $cards }.

# Neben der Karte
area-actions = Was du tun kannst
area-hand = Deine Hand
area-admirals = Die Admirale
area-table = Karten und Würfel

# Lange Listen von Feldern, und Fragen von denen, die die Karte nicht sehen
group-spaces =
    { $kind ->
        [ports] Häfen der Region { $region }
       *[water] { $region ->
            [none] Offenes Wasser
           *[other] Offenes Wasser nahe der Region { $region }
        }
    }{ $steps ->
        [0] { "" }
        [one] , ab einem Feld Entfernung
       *[other] , ab { $steps } Feldern Entfernung
    }
question =
    { $which ->
        [points] Wer hat wie viele Punkte?
       *[near] Was ist in der Nähe meiner Schiffe?
    }
reply-points =
    { $mine ->
        [yes] Du hast
       *[no] { $line } hat
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: { $flags ->
        [0] keine Flagge gehisst
        [one] eine Flagge gehisst
       *[other] { $flags } Flaggen gehisst
    }, { $missiles ->
        [0] keine Rakete
        [one] eine Rakete
       *[other] { $missiles } Raketen
    } und { $torpedoes ->
        [0] keinen Torpedo
        [one] einen Torpedo
       *[other] { $torpedoes } Torpedos
    } abgefeuert, { $home ->
        [0] kein Schiff zu Hause
        [one] ein Schiff zu Hause
       *[other] { $home } Schiffe zu Hause
    }.
reply-near = { $ship }, am nächsten auf dem Wasserweg: { $ports }.{ $rival ->
        [none] { "" }
       *[other] {" "}Nächster Gegner: { $rival }.
    }
reply-port = { $port } ({ $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }{ $home ->
        [none] { "" }
       *[other] , Heimathafen von { $home }
    }{ $flag ->
        [none] { "" }
       *[other] , Flagge von { $flag }
    })
reply-ship = { $ship }, { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt
