title = Bremerhaven
nothing = nichts

# Karten
wild =
    { $number ->
        [one] { $number } beliebige Ware
       *[other] { $number } beliebige Waren
    }
ship = { $name }: { $cargo }, Liegezeit { $lay }, Größe { $berth }, Prestige { $prestige }
contract = { $name }: braucht { $needs }, Lieferzeit { $time }{ $reward ->
        [none] { "" }
       *[other] , Belohnung { $reward }
    }{ $penalty ->
        [none] { "" }
       *[other] , Strafe { $penalty }
    }, { $transport ->
        [train] per Zug
        [truck] per Lkw
       *[other] { $transport }
    }
building = { $name }, Prestige { $prestige }: { $text }
news-listed = Rückt { $advance } vor, Symbol { $space }. { $text }
prices = Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
price = { $kind ->
        [barrel] Ein Fass
        [container] Ein Container
        [crate] Eine Kiste
        [passenger] Ein Passagier
       *[other] { $kind }
    } bringt { $price } Geld
one-prestige = 1 Prestige
no-term = keine
prestige = Prestige { $number }
time =
    { $number ->
        [one] ein Zeitmarker
       *[other] { $number } Zeitmarker
    }
berth =
    Braucht einen Anleger { $number ->
        [0] ohne Poller
        [one] mit 1 Poller auf jeder Seite
       *[other] mit { $number } Pollern auf jeder Seite
    }
prestige-is =
    { $number ->
        [0] Bringt kein Prestige
       *[other] Bringt { $number } Prestige, solange es in deinem Hafen ist
    }
prestige-word = Prestige
time-word = Zeit
berths-word = Anleger
ships-leaving = legen ab in { $times }:
contracts-due = fällig in { $times }:
ships-many =
    { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    }
contracts-many =
    { $number ->
        [one] { $number } Auftrag
       *[other] { $number } Aufträge
    }
by-transport = { $by ->
        [train] per Zug
        [truck] per Lkw
       *[other] { $by }
    }
track-word = Leiste
token-word = Schiffsmarker
lies =
    { $number ->
        [one] Das Schiff fährt am Ende der Runde ab, in der es anlegt
       *[other] Das Schiff fährt nach { $number } Runden am Anleger ab
    }
runs =
    { $number ->
        [one] Der Auftrag endet mit der Runde, in der du ihn bekommst, erfüllt oder nicht
       *[other] Der Auftrag endet nach { $number } Runden, erfüllt oder nicht
    }
leaves-in =
    { $number ->
        [one] Das Schiff fährt am Ende dieser Runde ab
       *[other] Das Schiff fährt in { $number } Runden ab
    }. { $ship }
ends-in =
    { $number ->
        [one] Der Auftrag ist am Ende dieser Runde fällig
       *[other] Der Auftrag ist in { $number } Runden fällig
    }. { $contract }
transport = Lieferung { $by ->
        [train] per Zug
        [truck] per Lkw
       *[other] { $by }
    }
reward-is = Belohnung, wenn er erfüllt ist: { $term }
penalty-is = Strafe, wenn er nicht rechtzeitig erfüllt ist: { $term }

# Was im Angebot liegt
pile = { $cards } im Stapel{ $stack ->
        [0] { "" }
       *[other] , die nächste Karte aus Gruppe { $stack }
    }
bid-space =
    { $space ->
        [s1-0] 1.0 Parkplatz
        [s1-1] 1.1 Gebäude
        [s1-2] 1.2 Baugenehmigungen
        [s1-3] 1.3 Einfluss ausbauen
        [s1-4] 1.4 Preise
        [s1-5] 1.5 Karriereleiter
       *[other] { $name }
    }
bid-space-short =
    { $space ->
        [s1-0] Parkplatz
        [s1-2] Baugenehmi{ "\u00AD" }gungen
        [s1-3] Einfluss ausbauen
        [s1-4] Preise
       *[s1-5] Karriere{ "\u00AD" }leiter
    }
rank-of = { $who } ist { $rank } und bekommt { $money }
berth-short = Größe { $number }
plus = +
minus = −
term-word =
    { $when ->
        [complete] Belohnung:
       *[late] Strafe:
    }
term-short =
    { $when ->
        [complete] +{ $number }
       *[late] zu spät: −{ $number }
    } { $what ->
        [prestige] Prestige
       *[money] Geld
    }
office =
    { $space ->
        [s1-0] 1 Geld für jede eigene Karte
        [s1-2] die erste Genehmigung kostet den Unterschied zwischen deinem und dem höchsten Gebot, jede weitere das höchste Gebot
       *[s1-3] für den Rest der Partie eine bessere Einflusskarte statt deiner niedrigsten, für den Unterschied zwischen deinem und dem höchsten Gebot
    }
office-short =
    { $space ->
        [s1-0] 1 Geld für jede deiner Karten
        [s1-2] Poller, freies Feld oder Gebäude; das höchste Gebot ist gratis
       *[s1-3] { $next ->
            [-1] Dauerhaft eine bessere Karte statt der niedrigsten; das höchste Gebot ist gratis
            [0] Du hast schon die besten Karten
           *[other] Dauerhaft eine { $next } statt deiner { $lowest }; das höchste Gebot ist gratis
        }
    }
ladder-short = Bei gleichen Geboten gewinnt der höhere Rang
no-place =
    { $why ->
        [too-large] Zurzeit zu groß für deine freien Anleger
        [docks] Deine Anleger sind voll: Das Schiff ginge verloren
       *[loading-docks] Deine Ladeplätze sind voll: { $due ->
            [yes] Du müsstest nur die Strafe zahlen
           *[no] Der Auftrag ginge verloren
        }
    }
equal-bids = Je { $bid }: { $who } gewinnt ({ $rank })
offer-empty = Leer
pile-closed = Noch ist keine Preiskarte offen
pile-known = Du kennst den Stapel, mit Preisen für Fass, Container, Kiste und Passagier: { $cards }
pile-part = { $number } Karten darunter; oben bekannt: { $top ->
        [none] keine
       *[other] { $top }
    }; unten bekannt: { $bottom ->
        [none] keine
       *[other] { $bottom }
    }
pile-short =
    { $known ->
        [yes] du kennst den ganzen Stapel
       *[no] { $below ->
            [0] nächste Preise: unbekannt
            [one] du kennst die unterste Karte
           *[other] du kennst die untersten { $below }
        }
    }
no-ranks = Noch keine Ränge
bid = { $who }: { $values ->
        [unknown] { $cards ->
            [one] 1 verdeckte Karte
           *[other] { $cards } verdeckte Karten
        }
       *[other] { $values }, Gebot { $strength }
    }{ $wins ->
        [yes] , gewinnt
       *[no] { "" }
    }
face-down = verdeckt
bid-hidden = { $bid }. Aufgedeckt wird, sobald alle geboten haben
bid-costs =
    { $bid } { $price ->
        [0] gratis
       *[other] zahlt { $price }
    }
bid-done =
    { $bid } { $won ->
        [yes] gewinnt
       *[no] verliert
    }
purse = Jetzt: { $money } Geld × { $prestige } Prestige = { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }
glance-round = { $round }: { $event }
glance-others = Geld der anderen
glance-money = { $seat } hat { $number } Geld
glance-harbor = Dein Hafen
bid-helped = { $number } ({ $name })
track = Fortschrittsleiste: noch { $ahead } von { $length } Feldern
track-is =
    { $ahead ->
        [0] Der Schiffsmarker ist am Ende der Fortschrittsleiste: Die Partie ist vorbei
        [one] Die Partie endet, wenn der Schiffsmarker auf der Fortschrittsleiste mit { $length } Feldern noch 1 Feld vorgerückt ist
       *[other] Die Partie endet, wenn der Schiffsmarker auf der Fortschrittsleiste mit { $length } Feldern noch { $ahead } Felder vorgerückt ist
    }
round =
    { $number ->
        [0] Aufbau
       *[other] Runde { $number }
    }
step = { $step ->
        [bid] Bieten
        [s1-0] 1.0 Parkplatz
        [s1-1] 1.1 Gebäude
        [s1-2] 1.2 Baugenehmigungen
        [s1-3] 1.3 Einfluss ausbauen
        [s1-4] 1.4 Preise
        [s1-5] 1.5 Karriereleiter
        [s2] 2 Schiffe
        [s3] 3 Aufträge
        [s4-1] 4.1 Produzieren
        [s4-2] 4.2 Waren umwandeln und bewegen
        [s4-3] 4.3 Prestige
        [s4-4] 4.4 Zeitmarker, fällige Schiffe und Aufträge
        [s5-1] 5.1 Ereignis
       *[s5-2] 5.2 Fortschritt und Auffüllen
    }{ $state ->
        [now] : jetzt
        [past] : erledigt
       *[next] : kommt noch
    }
stage =
    { $name ->
        [bid] Bieten
        [town] Stadt
        [sea] See
        [land] Land
        [harbors] Häfen
       *[news] Zeitung
    }
stage-is = { $stage }{ $state ->
        [past] : in dieser Runde erledigt
       *[next] : kommt in dieser Runde noch
    }
to-go =
    { $ahead ->
        [0] das Ende
        [one] noch 1 Feld
       *[other] noch { $ahead } Felder
    }
deck =
    { $deck ->
        [ships] Schiffe
       *[contracts] Aufträge
    }
deck-is =
    { $deck ->
        [ships] Schiffe
       *[contracts] Aufträge
    }: { $pile }
choice-place =
    { $kind ->
        [dock] Anleger { $number }
        [loading] Liefern für { $contract }
       *[space] Feld { $space }
    }
area =
    { $name ->
        [town] Stadt
        [sea] See
        [land] Land
        [choices] Was du wählen kannst
        [hand] Deine Einflusskarten
        [purse] Deine Punkte jetzt
        [mixed] Drei Waren dreier Arten
        [pair] Zwei gleiche und eine andere
        [alike] Drei gleiche
        [fewer] Weniger als drei Waren
        [waits] Noch zu bauen
        [ahead] Wenn du in dieser Runde nichts mehr tust
        [permit] Was deine nächste Genehmigung kostet
        [players] Wer mitspielt
       *[round] Die Runde
    }

# Die Zeitung
no-event = Kein Ereignis
instruction = Der Dummy
instructed = Letzte Anweisung: { $space ->
        [none] noch keine
       *[other] { $space }
    }
short-rack = Keine Ereignisse
short-rack-text = In der kurzen Partie gibt es keine Ereignisse; der Schiffsmarker rückt in jeder Runde 2 Felder vor.
rack = Zeitungsständer: { $event ->
        [none] kein Ereignis in dieser Runde
       *[other] { $event }. { $text }
    }{ $advance ->
        [-1] { "" }
        [0] ; wie weit der Schiffsmarker in Schritt 5.2 vorrückt, ist noch unbekannt
        [one] ; der Schiffsmarker rückt in Schritt 5.2 um 1 Feld vor
       *[other] ; der Schiffsmarker rückt in Schritt 5.2 um { $advance } Felder vor
    }{ $left ->
        [0] { "" }
        [one] ; 1 Karte im Stapel
       *[other] ; { $left } Karten im Stapel
    }
advance =
    { $number ->
        [0] –
        [one] rückt 1 Feld vor
       *[other] rückt { $number } Felder vor
    }
advance-long =
    { $number ->
        [0] Noch ist unbekannt, wie weit der Schiffsmarker am Ende dieser Runde vorrückt (5.2)
        [one] Der Schiffsmarker rückt am Ende dieser Runde 1 Feld vor (5.2)
       *[other] Der Schiffsmarker rückt am Ende dieser Runde { $number } Felder vor (5.2)
    }
news-short = noch { $number }
news-left =
    { $number ->
        [one] 1 Zeitungskarte ist übrig
       *[other] { $number } Zeitungskarten sind übrig
    }

# Häfen
no-rank = noch kein Rang
prestige-then = Prestige jetzt { $number }, am Ende der Runde nach jetzigem Stand { $then }
score-corner =
    { $changes ->
        [yes] { $score } → { $then } Punkte nach der Runde
       *[no] { $score } { $then ->
            [one] Punkt
           *[other] Punkte
        }
    }
score-then =
    Jetzt { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, am Ende der Runde nach jetzigem Stand { $then }: { $money } Geld × { $prestige } Prestige
score-ahead = Du hast dann { $money }{ "\u00A0" }Geld{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }Prestige{ "\u00A0" }={ "\u00A0" }{ $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }.
prestige-now = Prestige { $number }; es zählt Geld mal Prestige
cash = { $number } Geld in bar
owns-cards = Einflusskarten: { $cards }
berth-sizes = Poller auf beiden Seiten der Anleger 1, 2 und 3: { $sizes }
stores = im Lager: { $goods }
waits = nicht gebaut: { $building }
wall-place =
    { $wall ->
        [0] über Anleger 1
        [1] zwischen Anleger 1 und 2
        [2] zwischen Anleger 2 und 3
       *[3] unter Anleger 3
    }
wall = Kaimauer { wall-place }: { $number ->
        [0] kein Poller
        [one] 1 Poller
       *[other] { $number } Poller
    }
dock-title = Anleger { $dock }
banked = { $number } Geld auf der Bank
port = { $mine ->
        [yes] Dein Hafen ({ $who })
       *[no] Hafen von { $who }
    }{ $rank ->
        [none] { "" }
       *[other] , { $rank }
    }{ $won ->
        [yes] , hat gewonnen
       *[no] { "" }
    }: { $money } Geld{ $bank ->
        [0] { "" }
       *[other] , { $bank } auf der Bank
    }, Prestige { $prestige }, Hafenwert { $value }, Geld mal Prestige { $score }; nicht gebaut: { $unbuilt }; Einflusskarten { $hand }
dock-empty = Anleger { $dock }: leer, für Schiffe bis Größe { $size }
dock-size = Größe { $number }
dock = Anleger { $dock }: { $name }, hat { $cargo } an Bord, { $time ->
        [one] ein Zeitmarker
       *[other] { $time } Zeitmarker
    }, Prestige { $prestige }
stays-idle =
    { $number ->
        [one] { $buildings } produziert in dieser Runde nichts.
       *[other] { $buildings } produzieren in dieser Runde nichts.
    }
harbor-final = Danach bewegst du in dieser Runde keine Waren mehr.
leaves-with = { $ship } fährt ab; noch an Bord: { $goods }.
aboard = { $direct ->
        [yes] { $goods } auf { $ship }
       *[no] { $goods } zum Ausladen von { $ship }
    }{ $number ->
        [one] { "" }
       *[other] : einzeln zu bewegen
    }
loading-empty = Ladeplatz { $loading }: leer{ $access ->
        [yes] { "" }
       *[no] , erst zugänglich, wenn das Feld darunter freigeräumt ist
    }
loading = Ladeplatz { $loading }: { $name }, geliefert: { $got }, { $complete ->
        [yes] erfüllt
       *[no] es fehlt noch: { $needs }
    }, { $time ->
        [one] ein Zeitmarker
       *[other] { $time } Zeitmarker
    }; bringt so, wie er ist, { $now } Geld, erfüllt bei diesen Preisen { $whole }{ $reward ->
        [none] { "" }
       *[other] , Belohnung { $reward }
    }{ $penalty ->
        [none] { "" }
       *[other] , Strafe { $penalty }
    }, { $transport ->
        [train] per Zug
        [truck] per Lkw
       *[other] { $transport }
    }{ $access ->
        [yes] { "" }
       *[no] ; erst zugänglich, wenn das Feld darunter freigeräumt ist
    }
loading-title = Auftrag
closed = nicht zugänglich: Das Feld darunter ist abgedeckt
good = hat schon: { $goods }
need = braucht noch: { $goods }
pays = bringt { $money }{ $prestige ->
        [yes] +★
       *[no] { "" }
    }
brings = { $now } → { $whole }{ $prestige ->
        [yes] +★
       *[no] { "" }
    }
space-covered = { $space }: abgedeckt, freiräumen kostet { $cost } Geld
space = { $space }: { $goods ->
        [none] leer
       *[other] { $goods }
    }
space-building = { $space }: { $building }{ $goods ->
        [none] { "" }
       *[other] ; darin: { $goods }
    }
covered = Abgedeckt: { $spaces }
walls = Poller an den Kaimauern, von oben: { $counts }
left-out = { $goods } darfst du zu Beginn nicht nehmen, denn dein Auftrag verlangt sie
left-out-title = Keine { $goods }
left-out-why = Dein Auftrag verlangt sie
slot-empty = Leerer Platz: Mit einer Genehmigung (1.2) setzt du hier einen Poller, für { $price } Geld und den Preis der Genehmigung. Bietest du 4, und 6 ist das höchste Gebot, sind das { $example } Geld; das höchste Gebot zahlt nur { $price }. { $larger }
bollard = Poller an der Kaimauer { wall-place }, Platz { $slot }
stored = { $goods } auf { $space }{ $number ->
        [one] { "" }
       *[other] : einzeln zu bewegen
    }
# Was Züge bedeuten
chance = { $move }
lay = { $value } bei { $space } legen
swap = { $rises } wird { $rank } statt { $falls }
choose-prices = { $keeps ->
        [yes] Preise behalten
       *[no] Neue Preise
    }: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
put-bollard = Einen Poller an die Kaimauer { wall-place } setzen, Platz { $slot }, { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    }
clear = { $space } { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    } freiräumen
build = { $building } { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    } auf { $space } bauen
place-contract = Den Auftrag auf Ladeplatz { $loading } legen
berth-ship = Das Schiff an Anleger { $dock } legen, als Ware { $goods }
site = Dein erstes Gebäude auf { $space } bauen
start = Nimm { $goods }
produce = Auf { $space } produzieren: { $what }
some-money = Geld
unload = Eine Ware von { $ship } ausladen
deliver = { $contract }: { $goods } liefern
direct = Von { $ship } direkt zu { $contract }
chit = Wähle { $goods }
upgrade = Nimm { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    } die Einflusskarte { $value }
unpack = Einen Container zu 2 Kisten auspacken, { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    }
pack = 2 Kisten in einen Container packen, { $price ->
        [0] kostenlos
       *[other] für { $price } Geld
    }
share = { $money ->
        [0] Alles in bar
       *[other] { $money } Geld von der Bank
    }
none-taken = Keine Waren
keeps-prices = Preise wie jetzt
prices-bring = Aufträge: { $others ->
        [0] { $money } Geld
       *[other] { $money }, andere: { $others }
    }
more-choices =
    { $what ->
        [prices] Weitere Preise ({ $number })
       *[slots] Andere Plätze, keiner billiger ({ $number })
    }
permit-title = { $price ->
        [0] Diese Genehmigung ist kostenlos
       *[other] Diese Genehmigung kostet { $price } Geld
    }
permit-why = { $used ->
        [0] { $price ->
            [0] Niemand hat mehr für Genehmigungen geboten als du. Jede weitere kostet { $best } Geld: das höchste Gebot.
           *[other] Du hast { $bid } geboten, das höchste Gebot ist { $best }: Deine erste Genehmigung kostet die Differenz, jede weitere { $best } Geld.
        }
       *[other] Nur deine erste Genehmigung war günstiger. Jede weitere kostet das höchste Gebot: { $best } Geld.
    }
permit-on-top = { $price ->
        [0] { $covers ->
            [yes] Ein Poller oder ein freigeräumtes Feld hat einen eigenen Preis, den du in deinem Hafen siehst. Bauen kostet nichts.
           *[no] Ein Poller hat einen eigenen Preis, den du in deinem Hafen siehst. Bauen kostet nichts.
        }
       *[other] In den Preisen in deinem Hafen ist sie enthalten.
    }
slot-short =
    { $wall ->
        [0] Über Anleger 1
        [1] Zwischen Anleger 1 und 2
        [2] Zwischen Anleger 2 und 3
       *[3] Unter Anleger 3
    }, Platz { $slot }: { $price ->
        [0] kostenlos
       *[other] { $price } Geld
    }
hand-then = Ab der nächsten Runde bietest du mit { $cards } statt mit { $now }
done =
    { $asked ->
        [permit] { $used ->
            [0] Keine Genehmigung nutzen
           *[other] Keine Genehmigung mehr nutzen
        }
        [grow] Keine Karte nehmen
        [exchange] Den Stapel entscheiden lassen
        [swap] Die Ränge lassen, wie sie sind
        [produce] Fertig mit Produzieren
        [move] Fertig mit dem Hafen
       *[other] Fertig
    }

# Wer was tun soll
ask = { $who } { $asked ->
        [chit] { $number ->
            [one] wählt
           *[other] wählen
        } ein Warenplättchen
        [site] { $number ->
            [one] wählt
           *[other] wählen
        } ein Feld für das erste Gebäude
        [start] { $number ->
            [one] wählt
           *[other] wählen
        } Startwaren
        [bid] { $number ->
            [one] wählt
           *[other] wählen
        }, wohin eine Einflusskarte kommt
        [permit] { $number ->
            [one] nutzt
           *[other] nutzen
        } Baugenehmigungen
        [grow] { $number ->
            [one] überlegt
           *[other] überlegen
        }, ob es eine bessere Einflusskarte wird
        [price] { $number ->
            [one] wählt
           *[other] wählen
        } die neuen Preise
        [exchange] { $number ->
            [one] wählt
           *[other] wählen
        } Preise durch die Warenbörse
        [swap] { $number ->
            [one] entscheidet
           *[other] entscheiden
        } über die Ränge
        [berth] { $number ->
            [one] wählt
           *[other] wählen
        } einen Anleger für { $card }
        [place] { $number ->
            [one] wählt
           *[other] wählen
        } einen Ladeplatz für { $card }
        [produce] { $number ->
            [one] wählt
           *[other] wählen
        }, was produziert wird
        [move] { $number ->
            [one] bewegt
           *[other] bewegen
        } Waren
       *[pay] { $number ->
            [one] teilt
           *[other] teilen
        } die Abgabe zwischen Bargeld und Bank auf ({ $card })
    }.
ask-you =
    { $asked ->
        [chit] Welche Ware wird die teuerste? Wer am besten rät, wird Kapitän.
        [site] Wähle ein Feld für dein erstes Gebäude. Alle sind gleich: Jedes nimmt ein Gebäude oder Waren auf.
        [start] Mit welchen Waren beginnst du, höchstens drei{ $barred ->
            [none] { "" }
           *[some] { " " }und keine { $barred }
        }?
        [bid] { $left ->
            [one] Wo bietest du deine letzte Einflusskarte?
           *[other] Welche deiner { $left } Einflusskarten bietest du, und wo?
        }
        [permit] Eine Genehmigung nutzen und einen Poller setzen{ $builds ->
            [yes] { $covers ->
                [yes] , ein Feld freiräumen oder bauen
               *[no] { " " }oder bauen
            }
           *[no] { $covers ->
                [yes] { " " }oder ein Feld freiräumen
               *[no] { "" }
            }
        }? Du hast { $money } Geld.
        [grow] Nimmst du eine bessere Einflusskarte? Du hast { $money } Geld.
        [price] Du bestimmst die Preise: Welche Karte kommt nach oben?
        [exchange] Warenbörse: Welche Preise legst du nach oben?
        [swap] Welche zwei benachbarten Ränge tauschst du, wenn überhaupt?
        [berth] Du hast { $card } gewonnen: { $cargo ->
            [wild] Welcher Anleger, und welche Ware?
           *[named] An welchen Anleger kommt das Schiff?
        }
        [place] Du hast { $card } gewonnen: Auf welchen Ladeplatz kommt der Auftrag?
        [produce] Welches Gebäude produziert?
        [move] Welche Waren bewegst du von Schiffen und aus dem Lager?
        [rest] Deine Waren kommen nicht weiter: Ordne dein Lager um, wenn du magst, und wähle dann „Fertig mit dem Hafen“.
       *[pay] { $card }: Wie viel davon zahlt deine Bank? Du hast { $money } Geld in bar.
    }
ask-deal =
    { $deal ->
        [deal-0] Schiffe werden ausgelegt.
        [deal-1] Aufträge werden ausgelegt.
        [deal-2] Eine Preiskarte wird aufgedeckt.
        [deal-3] Ein Gebäude wird aufgedeckt.
        [deal-4] Eine Zeitungskarte wird aufgedeckt.
        [deal-5] Startgebäude werden ausgeteilt.
        [deal-6] Startaufträge werden ausgeteilt.
        [instruction] Die Anweisung für den Dummy wird aufgedeckt.
        [value] Die Karten des Dummys werden aufgedeckt.
       *[look] Der Preisstapel wird durchgesehen.
    }
card = Einflusskarte { $value }

# Erklärt
grade =
    { $grade ->
        [0] Landratte
        [1] Schiffsjunge
        [2] Offizier
        [3] Einsamer Klabautermann
       *[4] Kapitän
    }{ $next ->
        [0] { "" }
       *[other] ; nächster Titel ab { $next }
    }
dummy = Der Dummy, { $rank }: noch { $left } seiner Karten zu legen, er hat { $owned }
dummy-left =
    { $left ->
        [one] noch 1 Karte zu legen
       *[other] noch { $left } Karten zu legen
    }
dummy-does =
    Eine Anweisung nennt den Ort für seine nächste Karte, die niemand sieht. Was er bei 1.1, 2 und 3 gewinnt, wird abgelegt. Bei 1.2 zählt sein Gebot für deinen Preis. Ein Gebot bei 1.3 verbessert seine Hand. Gewinnt er 1.4, dreht sich der Preisstapel weiter; gewinnt er 1.5, wird er Kapitän. Geld hat er nicht.

# Was ein Zug bewirken würde
foreseen-bid = { $space }: Dort bietest du dann { $bid }.
foreseen-bid-there = Dort bietest du dann { $bid }.
foreseen-parking =
    Dort bekommst du { $money } Geld für deine { $money ->
        [one] Karte
       *[other] { $money } Karten
    }.
foreseen-alone = Sonst hat dort noch niemand eine Karte.
foreseen-rival = { $who } hat dort { $cards ->
        [one] eine Karte, { $least } bis { $most } wert
       *[other] { $cards } Karten, { $least } bis { $most } wert
    }{ $adds ->
        [none] { "" }
       *[other] { " " }mit { $adds }
    }{ $ties ->
        [yes] , und gewinnt bei gleichen Geboten durch den Rang.
       *[no] .
    }
foreseen-ahead =
    { $ahead ->
        [sure] So, wie die Karten jetzt liegen, führst du.
        [maybe] Vielleicht führst du.
       *[no] Du liegst noch zurück.
    }
foreseen-office =
    { $space ->
        [s1-2] Mit dem höchsten Gebot ist deine erste Genehmigung kostenlos, und jede weitere kostet mindestens { $bid } Geld.
        [s1-3] { $next ->
            [0] Du hast schon die besten Karten.
           *[other] Mit dem höchsten Gebot bekommst du kostenlos eine { $next }; sonst kostet sie den Unterschied zum höchsten Gebot.
        }
        [s1-4] Das höchste Gebot bestimmt die neuen Preise.
       *[s1-5] Das höchste Gebot darf zwei benachbarte Ränge tauschen. Wer höher steht, bekommt in jeder Runde mehr Geld und gewinnt bei Gleichstand; der Kapitän legt die erste Karte.
    }
paid-when =
    { $time ->
        [0] am Ende der Partie
        [one] am Ende dieser Runde
       *[other] nach { $time } Runden, diese mitgezählt
    }
foreseen-contract = Erfüllt bringt er bei den jetzigen Preisen { $money } Geld, gezahlt { paid-when }.
foreseen-docks = { $number ->
        [0] Zurzeit ist kein freier Anleger groß genug für das Schiff.
        [one] Anleger { $docks } ist groß genug für das Schiff.
       *[other] Die Anleger { $docks } sind groß genug für das Schiff.
    }
foreseen-price = { $price ->
        [0] Das kostet nichts.
       *[other] Das kostet { $price } Geld{ $permit ->
            [0] { "" }
           *[other] { $printed ->
                [0] {" "}für die Genehmigung
               *[other] : { $permit } für die Genehmigung und { $printed } { $what ->
                    [bollard] für den Poller
                   *[clear] für das Feld
                }
            }
        }.
    }
foreseen-done =
    { $asked ->
        [permit] In dieser Runde nutzt du keine Genehmigung mehr.
        [grow] Deine Einflusskarten bleiben, wie sie sind.
       *[exchange] Die Preise bleiben, wie sie sind.
    }
foreseen-berth = An Anleger { $dock } passen dann Schiffe bis Größe { $size }.
foreseen-no-berth = Noch wird dadurch kein Anleger größer, denn die Mauer gegenüber hat weniger Poller.
foreseen-score = { $when ->
        [berthed] Liegt das Schiff im Hafen, { $same ->
            [yes] bleibt dein Ergebnis { $now }
           *[no] ist dein Ergebnis { $then } statt { $now }
        }
        [built] Steht das Gebäude ({ $name }), { $same ->
            [yes] bleibt dein Ergebnis { $now }
           *[no] ist dein Ergebnis { $then } statt { $now }
        }
       *[then] Dein Ergebnis { $same ->
            [yes] bleibt { $now }
           *[no] ist dann { $then } statt { $now }
        }
    }: { $money } Geld{ $paid } × { $prestige } Prestige{ $gained }.
foreseen-prices =
    { $same ->
        [yes] Erfüllt bringen deine Aufträge weiterhin { $now } Geld.
       *[no] Erfüllt bringen deine Aufträge { $then } Geld statt { $now }.
    }
foreseen-chit = Je teurer { $goods } auf der nächsten Preiskarte sind, desto höher ist dein erster Rang. Dann wird das Plättchen zurückgelegt.
foreseen-free = Das kostet nichts.
foreseen-stored = Die Waren kommen in dein Lager.
foreseen-income = In dieser Runde bekommst du { $then } Geld{ $same ->
        [yes] , wie es dein Rang jetzt ergibt.
       *[no] {" "}statt { $now }.
    }
foreseen-gets = { $who } bekommt { $then } statt { $now }.
foreseen-share = Die Bank zahlt { $bank } von ihren { $has } Geld, den Rest zahlst du bar. Für dein Ergebnis zählt beides gleich.
foreseen-no-contracts = Du hast keine Aufträge, daher ändern sie für dich jetzt nichts.
foreseen-produced = Deine Gebäude produzieren in dieser Runde nichts mehr.
foreseen-store = Die Ware kommt in dein Lager auf { $space }.
foreseen-left = { $left ->
        [none] Das Schiff ist dann leer.
       *[other] An Bord bleibt noch: { $left }.
    }
foreseen-produce = { $name } produziert in dieser Runde dann { $instead }.
foreseen-delivery = { $name } bringt dann { $then } Geld statt { $now }{ $complete ->
        [yes] {" "}und ist erfüllt
       *[no] { "" }
    }. Gezahlt wird { paid-when }.

# In Sätzen
summary-round = Runde { $number }, Schritt { $step ->
        [bid] Bieten
       *[other] { $step }
    }; noch { $ahead } Felder auf der Fortschrittsleiste
summary-hand = Auf deiner Hand: { $cards }

# Woher die Teile einer Karte stammen
listed-source =
    { $source ->
        [published] veröffentlicht: { $fields }
        [deduced] gefolgert: { $fields }
        [reconstructed] von uns: { $fields }
       *[rulebook] aus dem Regelheft: { $fields }
    }
listed-field =
    { $field ->
        [name] Name
        [text] Text
        [stack] Gruppe
        [use] Partien, in denen sie vorkommt
        [lay] Liegezeit
        [time] Zeit
        [cargo] Art der Waren
        [goods] Zahl der Waren
        [berth] Poller
        [prestige] Prestige
        [needs] Waren
        [penalty] Strafe
        [reward] Belohnung
        [transport] Zug oder Lkw
        [ship_money] Geld für neue Schiffe
        [produce] Waren, die es produziert
        [produce_money] Geld, das es produziert
        [produce_by_rank] Geld für niedrige Ränge
        [train] Bonus für Züge
        [truck] Bonus für Lkw
        [sea] Bonus für Schiffe
        [free_packing] kostenloses Packen
        [exchange] Wahl einer Preiskarte
        [bank] Geld zur Eröffnung
        [bank_by_rank] mehr davon für niedrige Ränge
        [places] Lagerplätze
        [stores] was dort liegt
        [berth_less] weniger Poller
        [direct] Waren vom Schiff zum Auftrag
        [insured] keine Geldstrafen
        [prices] Preise
        [advance] Felder auf der Fortschrittsleiste
        [space] Symbol
        [event] Ereignis
        [effect] Wirkung
        [amount] Menge
       *[other] { $field }
    }
summary-prices = Preise: { $prices }.
