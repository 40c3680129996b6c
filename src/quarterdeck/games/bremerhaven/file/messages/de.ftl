### Warum eine Stellungsdatei abgelehnt wird: was auf den Pfad der Angabe folgt.

nobody-acts = kein Hafen hat eine Angabe stage, aber jemand handelt, wenn { $asked } gefragt ist (BH-R1)
not-acting = { $player } handelt jetzt nicht, sondern { $first } (BH-R1)
stage-elsewhere = hier steht { $stage }, aber möglich ist nur { $stages }; fehlt es, heißt das: fertig (BH-16.1)
permits-of-acting = Genehmigungen werden nur bei denen gezählt, die noch handeln; lass das weg (BH-9.7)
no-bid-for-permits = bei 1.2 liegt von hier keine Karte, also gibt es keine Genehmigung (BH-9.4)
permit-too-dear = eine Genehmigung kostet { $price }, und mit { $money } Geld ist nichts zu bezahlen, was sie erlaubt (BH-9.2, BH-9.7, BH-R9)
has-grown = die Einflusskarte ist schon genommen, und es gibt nur eine in jeder Runde (BH-R14)
no-bid-for-influence = bei 1.3 liegt von hier keine Karte (BH-10.1)
growth-too-dear = eine Karte kostet { $gap }, und in bar sind { $money } Geld da, oder der Vorrat ist leer (BH-10.1, BH-10.5)
done-remembers-nothing = das sagt nichts, wenn der Hafen fertig ist; lass es weg (BH-16.1)
produces-no-more = kein Gebäude kann noch produzieren, also werden Waren bewegt: moving (BH-17.1, BH-17.2)
turned-too-early = umgewandelt wird erst, wenn die Produktion vorbei ist (BH-R26)
nothing-to-move = keine Ware kann bewegt werden, also ist der Hafen fertig; lass stage weg (BH-18.1)
offer-there = liegt schon da, also wird keines aufgedeckt (BH-8.1)
buildings-empty = der Stapel der Gebäude ist leer, also wird keines aufgedeckt (BH-R13)
offer-missing = fehlt: Das oberste Gebäude liegt auf 1.1 (BH-8.1)
sea-first = hat einen leeren Platz, der zuerst gefüllt wird (BH-23.3)
land-first = hat einen leeren Platz, der zuerst gefüllt wird (BH-23.6)
no-news-in-short = in der kurzen Partie wird keine Zeitungskarte aufgedeckt (BH-3.6)
no-space-for-deal = hat keinen leeren Platz für die Karte, die ausgelegt wird: null ({ $clause })
deck-empty = ist leer, also wurde die Ablage hineingemischt (BH-R38)
space-empty = ist leer, aber hier liegt eine Karte, bis jemand sie gewinnt (BH-13.1, BH-6.3)
space-won = wurde mit den Geboten auf { $space } gewonnen (BH-13.2, BH-14.1)
no-such-card =
    { $kind ->
        [Ship] ein Schiff
        [Contract] einen Auftrag
        [Building] ein Gebäude
        [event] ein Ereignis
       *[other] eine Preiskarte
    } { $written } gibt es nicht; schreib { $first } oder { $last }
card-elsewhere = { $name } ist schon in { $earlier }; jede Karte ist nur an einem Ort
card-unused =
    { $name } wird in der { $length ->
        [short] kurzen
       *[other] langen
    } Partie { $players ->
        [one] allein mit dem Dummy
       *[other] zu { $players }
    } nicht benutzt ({ $clause }, BH-2.3, BH-3.2)
left-for-deck =
    { $name }{ $more ->
        [0] {""}
        [one] {" "}und eine weitere Karte
       *[other] {" "}und { $more } weitere Karten
    } { $more ->
        [0] ist
       *[other] sind
    } an keinem anderen Ort, also im Stapel
board-too-long =
    hat { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    }, aber { $lines ->
        [one] nur auf einem wird gespielt
       *[other] auf { $lines } wird gespielt
    } (BH-2.5, BH-2.6)
stack-order = { $lower } aus Gruppe { $number } ist noch im Stapel, aber { $higher } aus einer höheren ist in { $where }; leg die erste Karte ab, oder sag mixed (BH-2.4, BH-R52, BH-R38)
too-many-prices = nennt { $known } Karten, aber es gibt { $number } (BH-2.9)
looked-whole = ist ganz bekannt oder gar nicht: Nenne alle Karten oder keine (BH-R15)
no-newspaper = in der kurzen Partie gibt es keine Zeitungskarten (BH-3.6, BH-R40)
newspaper-alone = allein gibt es benutzte Karten und einen Stapel: Anweisungen, keine Ereignisse (BH-4.4)
news-top-not-in-deck = { $card } ist nicht im Stapel: Es ist die oberste Karte des Stapels (BH-22.1)
no-such-front = keine Karte des Stapels rückt um { $advance } vor und zeigt { $space } (BH-22.1)
dummy-cards-unknown = bis alle gelegt sind, kennt niemand eine Karte des Dummys: Schreib null (BH-28.3)
dummy-cards-known = die Karten des Dummys werden mit allen anderen aufgedeckt: Schreib ihre Werte (BH-5.7)
bid-order =
    nach { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } ist in der Reihenfolge der Ränge { $asked } gefragt (BH-5.2, BH-28.1)
reveals-dummy-only = nur die Karten des Dummys werden durch den Zufall aufgedeckt (BH-28.3)
nothing-to-reveal = hat keine Karte ohne Wert, also wird keine aufgedeckt (BH-R58)
reveal-order = hat einen Wert, aber { $space } wird zuerst aufgedeckt (BH-R58)
nobody-bid-for-prices = niemand außer dem Dummy hat auf 1.4 geboten, also wählt niemand die Preise (BH-11.1, BH-28.8)
exchange-with-bids = jemand hat auf 1.4 geboten, also wird keine Warenbörse (Commodity Exchange) genutzt (BH-11.5, BH-R16)
no-exchange = niemand hat auf 1.4 geboten oder eine Warenbörse (Commodity Exchange) gebaut (BH-11.1, BH-11.5)
looked-true = muss true sein: Wer die Preise wählt, sieht den Preisstapel durch (BH-R15)
looked-earlier = jemand hat ihn schon durchgesehen, also liegt der ganze Stapel fest (BH-R15)
bottom-missing = fehlt: Dort liegt die Karte, die obenauf lag (BH-11.3)
no-turning-event = kein Ereignis, das die Preise wendet, wird gerade ausgeführt (BH-21.1)
prices-won = { $seat } hat 1.4 gewonnen, also wird der Stapel nicht gewendet (BH-11.3, BH-R48)
nobody-bid-for-ranks = niemand außer dem Dummy hat auf 1.5 geboten, also tauscht niemand Ränge (BH-12.1, BH-28.9)
left-first = ist leer, aber zuerst wird { $path }[{ $k }] gewonnen, von links an (BH-6.3)
nobody-bid-for-ship = niemand hat auf ein Schiff geboten, das im Angebot ist (BH-13.2)
dummy-won-ship = der Dummy hat dieses Schiff gewonnen, also liegt es auf der Ablage (BH-28.5)
no-dock-for-it = { $seat } hat keinen Anleger dafür, also wird es abgelegt (BH-13.6)
one-dock-for-it = { $seat } hat nur einen Anleger dafür, also liegt es schon dort (BH-R18)
nobody-bid-for-contract = niemand hat auf einen Auftrag geboten, der im Angebot ist (BH-14.1)
dummy-won-contract = der Dummy hat diesen Auftrag gewonnen, also liegt er auf der Ablage (BH-28.5)
one-loading-dock = { $seat } hat nur 1 leeren Ladeplatz, also liegt er schon dort (BH-R21)
no-loading-dock = { $seat } hat keinen leeren Ladeplatz, also wird er abgelegt (BH-14.4)
who-divides = fehlt: Wer teilt die Abgabe zwischen Bargeld und Bank auf? (BH-R33)
nothing-to-divide = { $player } hat nichts aufzuteilen: Das Ereignis verlangt kein Geld für Aufträge, oder man kann nur auf eine Weise zahlen (BH-26.5, BH-R33)
contract-resolved = wurde am Ende abgerechnet, also liegt er auf der Ablage (BH-25.2)
not-at-last-space = hier steht { $ahead }, aber die Partie endet auf dem letzten Feld: 0 (BH-22.2)
rounds-to-end = hier steht { $round }, aber { $whole } Felder dauern { $rounds } Runden (BH-22.1, BH-27.2)
ended-otherwise = hier steht { $ended }, aber nach Geld und Prestige ist es { $how } (BH-22.2, BH-28.13)
won-otherwise =
    hier steht { $winner }, aber { $who ->
        [nobody] niemand
       *[other] { $who }
    } hat gewonnen (BH-25.4, BH-28.13)
rank-missing = fehlt; die Ränge sind { $ranks } (BH-2.13)
rank-unused = niemand ist { $rank }: Die Ränge sind { $ranks } (BH-R17)
rank-taken = { $other } ist schon { $rank } (BH-2.13)
no-bid-space =
    bei { $places ->
        [one] einem Platz
       *[other] { $places } Plätzen
    } gibt es { $space } nicht (BH-5.4)
more-than-hand = hat mehr Karten mit { $value } als die Hand { $hand } (BH-2.19, BH-10.4)
hand-left-over = die Hand { $hand } ohne die gelegten Karten ist { $left } (BH-24.2)
influence-known = Einflusskarten sind allen bekannt, außer während geboten wird (BH-5.7)
hand-known-whole = ist mit allen gelegten Karten bekannt, oder von beidem ist nichts bekannt: Schreib null (BH-5.1)
hand-of-five =
    hat { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }, und { $down ->
        [one] eine ist
       *[other] { $down } sind
    } gelegt; zusammen sind es 5 (BH-24.2)
dummy-more-than-hand = hat mehr Karten mit { $value } als die Hand { $hand } (BH-4.7)
laid-before-rounds = vor der ersten Runde legt niemand Karten (BH-1.2)
laid-in-order =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber nach { $all } Karten in der Reihenfolge der Ränge sind es { $right } (BH-5.2)
laid-until-end =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }; alle { $all } liegen da, bis die Runde vorbei ist (BH-5.2, BH-6.4)
all-laid = alle Einflusskarten sind gelegt, also folgt kein Gebot mehr (BH-5.7)
grown-too-early = niemand nimmt eine Einflusskarte, bevor 1.3 ausgeführt ist (BH-6.2)
grown-without-bid = bei 1.3 liegt keine Karte, also wird keine genommen (BH-10.1)
supply-empty = der eigene Vorrat ist leer (BH-10.5)
dummy-grown = muss true sein: Der Dummy hat eine Karte bei 1.3 (BH-28.7)
bank-too-full = hier steht { $bank }, aber die Gebäude dort fassen höchstens { $most } (BH-26.4)
prestige-beyond-track = hier steht { $prestige }, aber die Leiste endet mit { $track } (BH-R28)
no-covers = in der kurzen Partie gibt es keine Abdeckkarten (BH-3.1)
never-covered = auf { $name } liegt nie eine Abdeckkarte: Es gibt sie in den Spalten c und d (BH-2.15)
cover-twice = { $name } steht zweimal da
covered-building = auf { $space } liegt eine Abdeckkarte; lass das Feld in covers weg (BH-15.3)
covered-goods = auf { $space } liegt eine Abdeckkarte, also sonst nichts (BH-15.3)
building-holds-not =
    das Gebäude auf { $space } lagert { $kind ->
        [barrel] kein Fass
        [container] keinen Container
        [crate] keine Kiste
       *[other] keinen Passagier
    } (BH-15.2, BH-15.5)
space-full =
    { $space } hat { $places ->
        [0] keinen Lagerplatz
        [one] einen Lagerplatz
       *[other] { $places } Lagerplätze
    }, jeder für eine Ware oder zwei Kisten (BH-15.4, BH-15.5)
bollard-twice = nennt einen Platz zweimal; auf jedem steht nur ein Poller (BH-R11)
first-bollard = auf Platz 1 steht von Anfang an ein Poller: Wände 1, 2 (BH-2.17)
stays-too-long = hier steht { $stay }, aber { $ship } kommt mit höchstens { $most } (BH-13.4)
too-much-aboard =
    hier steht { $left }, aber { $ship } kommt mit { $number ->
        [one] einer Ware
       *[other] { $number } Waren
    } (BH-13.4)
cargo-missing = fehlt: Die Ladung von { $ship } ist beliebig (BH-13.8)
other-cargo = hier steht { $cargo }, aber { $ship } bringt { $right } (BH-13.7)
due-too-late = hier steht { $due }, aber { $contract } kommt mit höchstens { $most } (BH-14.2)
covered-contract = auf { $space } darunter liegt eine Abdeckkarte, also wurde nichts geliefert (BH-15.8)
not-asked-for = { $contract } verlangt nicht alles davon: { $goods } (BH-18.6, BH-R23)
no-producer = auf { $space } steht kein Gebäude, das produziert (BH-17.1)
seats-gap = fehlt: Die Plätze sind R, G, B, Y ohne Lücke (BH-1.1)
dummy-missing = fehlt: Wer allein spielt, spielt gegen den Dummy (BH-4.5)
dummy-alone-only = das gibt es nur allein (BH-4.5)
alone-is-short = allein ist die Partie kurz (BH-4.1)
round-at-set-up = muss 0 sein, wenn { $asked } gefragt ist: Das gehört zum Aufbau
round-begun = muss 1 oder mehr sein, wenn { $asked } gefragt ist
decides-otherwise =
    hier steht { $player }, aber wenn { $asked } gefragt ist, entscheidet { $who ->
        [nobody] niemand
        [chance] der Zufall
       *[other] { $who }
    }
only-over = gehört zu einer Partie, die vorbei ist: "asked" ist "nothing"
chits-back = die Plättchen sind wieder im Vorrat, sobald die Ränge vergeben sind (BH-2.12)
says-nothing = sagt nichts, wenn { $asked } gefragt ist; lass es weg
at-last-space = ist 0: Der Schiffsmarker steht auf dem letzten Feld, also ist die Partie vorbei (BH-22.2)
ahead-otherwise =
    hier steht { $ahead }, aber nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } sind von { $whole } Feldern noch { $left } übrig (BH-22.1, BH-27.1)
top-while-turning = muss leer sein, wenn eine Preiskarte aufgedeckt wird, und niemand hat den Stapel durchgesehen (BH-11.3)
all-prices-known = alle kennen alle Preiskarten, also wird keine aufgedeckt (BH-R57)
top-missing = fehlt: Alle sehen die oberste Preiskarte (BH-11.4)
nobody-looked = niemand hat ihn durchgesehen; schreib looked in den Hafen, der es getan hat (BH-R15)
looked-all = nennt { $named } von { $hidden } Karten zwischen oben und unten; wer sie durchsah, kennt alle (BH-R15)
pile-known = wer den Stapel durchsieht, kennt ihn schon ganz, also ist keine Karte mehr zu sehen (BH-R15)
news-became-event = ist zum Ereignis geworden; die nächste Karte wird zuletzt aufgedeckt (BH-22.3)
news-top-missing = fehlt: Ihre Vorderseite zeigt, wie weit der Schiffsmarker rückt (BH-22.1)
event-missing = fehlt in Runde { $round }: Dort liegt ein Ereignis (BH-22.3)
event-in-first = in Runde 1 gibt es keines (BH-21.3)
news-deck-empty = ist leer, also wurden die benutzten Karten hineingemischt (BH-R35)
instruction-missing = fehlt: Welche war die letzte Anweisung? (BH-28.3)
instruction-used = wurde benutzt, also steht sie in newspaper.used (BH-28.3)
instructions-empty = ist leer, also wurden die benutzten Karten hineingemischt (BH-28.4)
dummy-not-there = hat keine Karte auf { $space }, wohin die Anweisung wies (BH-28.3)
not-at-set-up = { $asked } ist beim Aufbau nie gefragt; gib eine Runde an (BH-1.2)
after-set-up = das gibt es erst nach dem Aufbau; lass es weg (BH-1.2)
token-not-moved = hier steht { $ahead }, aber der Marker steht { $whole } Felder vor dem letzten (BH-2.7)
dummy-not-begun = hat vor der ersten Runde nichts gelegt und keine Karte genommen (BH-4.7)
walls-at-set-up = müssen beim Aufbau [[], [1], [1], []] sein (BH-2.17)
covers-at-set-up = liegen beim Aufbau auf allen Feldern der Spalten c und d (BH-2.15)
from-the-left = wird von links gefüllt (BH-R3)
filled-too-far = ist weiter gefüllt, als zu der Frage passt (BH-2.5, BH-2.6)
dealt-first =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber zuerst werden { $all } ausgelegt (BH-2.5, BH-2.6)
top-prices =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber wenn das gefragt ist, { $right ->
        [0] keine
        [one] eine
       *[other] { $right }
    } (BH-2.9, BH-2.11)
bottom-prices =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber wenn das gefragt ist, { $right ->
        [0] keine
        [one] eine
       *[other] { $right }
    } (BH-2.11)
no-looking-at-set-up = beim Aufbau sieht niemand den Stapel durch (BH-11.1)
rank-after-chits = wird vergeben, wenn die Plättchen gewählt sind, nicht vorher (BH-2.10, BH-2.11)
money-at-set-up = hier steht { $money }, aber beim Aufbau sind es { $right } (BH-2.14)
dummy-captain = der Dummy beginnt als Kapitän (BH-4.5)
buildings-of-short = Startgebäude gibt es nur in der kurzen Partie (BH-3.3)
all-built = alle haben ihr Startgebäude schon gebaut (BH-3.3)
built-by-now = hat { $built }, aber bis jetzt sind es { $right } (BH-3.3, BH-R3)
unbuilt-by-now = hat { $unbuilt }, aber wenn das gefragt ist, sind es { $right } (BH-3.3)
bank-at-set-up = hier steht { $bank }, aber nach dem Startgebäude sind es { $right } (BH-R4)
offer-later = wird nach den Startgebäuden aufgedeckt (BH-2.8, BH-R3)
news-front-missing = fehlt: Die Vorderseite liegt offen, bevor Plättchen gewählt werden (BH-2.21)
news-later = wird nach dem Gebäude auf 1.1 aufgedeckt (BH-2.21)
no-chits-alone = allein wählt niemand Plättchen (BH-4.5)
all-have-chits = alle haben ein Plättchen gewählt (BH-2.10)
last-chit = ein Plättchen ist übrig, und wer als Viertes wählt, bekommt es ungefragt (BH-2.10, BH-R59)
chits-in-order = Plättchen werden in der Reihenfolge der Plätze gewählt, einmal (BH-R2, BH-2.12)
chit-taken =
    { $chit ->
        [barrel] das Fass
        [container] der Container
        [crate] die Kiste
       *[other] der Passagier
    } ist schon vergeben; von jeder Ware gibt es ein Plättchen (BH-2.10)
all-have-contracts = alle haben ihre Startaufträge (BH-2.18)
contract-unlike-all =
    hat { $there ->
        [yes] einen
       *[other] keinen
    } Startauftrag, anders als alle zu diesem Zeitpunkt (BH-2.18)
contract-in-first-dock = der Startauftrag liegt auf Ladeplatz 1, andere folgen (BH-2.18)
due-at-first = hier steht { $due }, aber am Anfang sind es { $right } (BH-2.18)
nothing-delivered = beim Aufbau ist nichts geliefert (BH-14.6)
goods-too-early = muss leer sein, bis in der kurzen Partie Startwaren genommen werden (BH-3.4)
too-many-goods = hat { $number } Waren, aber es gibt höchstens 3 Startwaren (BH-3.4)
goods-of-contract = hat eine Ware, die der Startauftrag zeigt: { $shown } (BH-3.4)
goods-of-short = Startwaren gibt es nur in der kurzen Partie (BH-3.4)
who-takes-goods = fehlt: Wer nimmt Startwaren? (BH-3.4)
no-goods-left = der Startauftrag von { $player } zeigt alle Arten von Waren (BH-R39)
span = { $first } bis { $last }
