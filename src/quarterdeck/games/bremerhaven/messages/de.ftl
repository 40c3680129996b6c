# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Hafenmeister bieten geheim auf Schiffe und Aufträge; Geld mal Prestige zählt

# Wie man gewinnt, in einer Zeile
goal = Am Ende zählt dein Geld mal dein Prestige.

# Wie alles heißt
seat =
    { $seat ->
        [0] Rot
        [1] Grün
        [2] Blau
        [3] Gelb
       *[4] Dummy
    }
rank =
    { $rank ->
        [0] Kapitän
        [1] Erster Offizier
        [2] Maat
       *[3] Smutje
    }
# Steht im Akkusativ.
good =
    { $kind ->
        [0] ein Fass
        [1] einen Container
        [2] eine Kiste
        [3] einen Passagier
       *[4] eine beliebige Ware
    }
kind =
    { $kind ->
        [0] Fässer
        [1] Container
        [2] Kisten
        [3] Passagiere
       *[4] beliebige Waren
    }
goods =
    { $kind ->
        [0] { $number ->
            [0] kein Fass
            [one] { $number } Fass
           *[other] { $number } Fässer
        }
        [1] { $number ->
            [0] keinen Container
            [one] { $number } Container
           *[other] { $number } Container
        }
        [2] { $number ->
            [0] keine Kiste
            [one] { $number } Kiste
           *[other] { $number } Kisten
        }
       *[3] { $number ->
            [0] keinen Passagier
            [one] { $number } Passagier
           *[other] { $number } Passagiere
        }
    }
money =
    { $amount ->
        [0] kein Geld
       *[other] { $amount } Geld
    }
prices = Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
# Steht hinter „bei“.
bid-place =
    { $space ->
        [s1-0] 1.0 (Parkplatz)
        [s1-1] 1.1 (Gebäude)
        [s1-2] 1.2 (Baugenehmigungen)
        [s1-3] 1.3 (Einfluss ausbauen)
        [s1-4] 1.4 (Preise)
        [s1-5] 1.5 (Karriereleiter)
        [ship] { $name } (Schiff)
       *[contract] { $name } (Auftrag)
    }
bid-spot =
    { $space ->
        [s1-0] den Parkplatz
        [s1-1] { $named ->
            [yes] das Gebäude { $card }
           *[no] das angebotene Gebäude
        }
        [s1-2] die Baugenehmigungen
        [s1-3] das Feld „Einfluss ausbauen“
        [s1-4] die Preise
        [s1-5] die Karriereleiter
        [ship] das Schiff { $card }
       *[contract] den Auftrag { $card }
    }
which-wall =
    Kaimauer { $wall ->
        [0] über Anleger 1
        [1] zwischen Anleger 1 und 2
        [2] zwischen Anleger 2 und 3
       *[3] unter Anleger 3
    }
nothing = nichts
you = du
and = { $first } und { $last }
or = { $first } oder { $last }

# Wonach gefragt wird
asked-deal =
    { $deal ->
        [0] Zuerst werden die Schiffe für das Angebot ausgelegt.
        [1] Zuerst werden die Aufträge für das Angebot ausgelegt.
        [2] Zuerst wird die nächste Preiskarte aufgedeckt.
        [3] Zuerst wird das nächste Gebäude aufgedeckt.
        [4] Zuerst wird die nächste Zeitungskarte aufgedeckt.
        [5] Zuerst werden die Startgebäude ausgeteilt.
       *[6] Zuerst werden die Startaufträge ausgeteilt.
    }
asked-chit = Nimm zuerst eines der Warenplättchen.
asked-site = Wähle zuerst ein Feld für dein Startgebäude.
asked-start = Nimm zuerst deine Startwaren, oder keine.
asked-bid = Leg zuerst eine Einflusskarte: Wähle ihren Wert und den Ort.
asked-instruction = Zuerst wird die Anweisung für den Dummy aufgedeckt.
asked-value = Zuerst wird die Karte des Dummys bei { $what } aufgedeckt.
asked-permit = Jetzt nutzt du Baugenehmigungen: Setz einen Poller, räum ein Feld frei, bau, oder hör auf.
asked-upgrade = Jetzt darfst du eine Einflusskarte nehmen, oder nicht.
asked-look = Zuerst wird der Preisstapel durchgesehen.
asked-price = Wähle zuerst die Preiskarte, die nach oben kommt.
asked-exchange = Jetzt darfst du durch die Warenbörse eine Preiskarte nach oben legen, oder es lassen.
asked-swap = Jetzt darfst du zwei Figuren auf der Karriereleiter tauschen, oder keine.
asked-berth = Wähle zuerst einen Anleger für { $what }.
asked-loading = Wähle zuerst einen Ladeplatz für { $what }.
asked-share = Du musst { $what } zahlen: Sag, wie viel davon die Bank zahlt.
asked-produce = Jetzt produzieren deine Gebäude; oder schließ das ab.
asked-goods = Jetzt bewegst du Waren oder wandelst sie um; oder schließ das ab.
produce-first = Zuerst wird produziert: Lass deine Gebäude produzieren, oder schließ das ab, und beweg dann Waren.
produced-before = Du hast schon begonnen, Waren zu bewegen: In dieser Runde wird nichts mehr produziert.
no-passing = Passen geht nicht: Leg eine Karte dorthin, wo sie dich am wenigsten kostet, etwa auf den Parkplatz (1.0), der 1 Geld bringt.
keep-by-top = Sollen die Preise bleiben, wähle die oberste Karte: { $what }.
must-berth = { $what } gehört dir und muss anlegen: Wähle einen Anleger, der groß genug ist.
must-place = { $what } gehört dir und braucht einen Platz: Wähle einen leeren Ladeplatz.
must-pay = Diese Abgabe muss bezahlt werden: { $what }. Sag, wie viel davon die Bank zahlt, von 0 an.
over = Die Partie ist vorbei.
no-such-move = Kein Zug hat die Nummer { $number }.

# Warum ein Zug abgelehnt wird: Austeilen und Aufbau
no-such-card = Es gibt keine Karte mit der Nummer { $number }: Dieses Spiel hat { $cards }.
not-in-deck = { $card } ist nicht im Stapel.
lower-stack = { $card } gehört zu Gruppe { $own }; die Karten der Gruppe { $now } liegen darüber.
place-known = Wo { $card } im Stapel liegt, ist bekannt: woanders.
dummy-has-not-two = Der Dummy hat keine zwei Karten mit Wert { $value } mehr, sondern: { $hand }.
dummy-has-not = Der Dummy hat keine { $value } mehr, sondern: { $hand }.
chit-taken = { $who } hat das Plättchen für { $good } schon genommen; nimm ein anderes.
good-named = Dein Startauftrag { $contract } verlangt { $goods }: Nimm andere Waren.

# Warum ein Zug abgelehnt wird: Gebote
no-such-bid-space = { $space } gibt es in dieser Partie nicht: Geboten wird bei 1.0 bis 1.5, 2.1 bis 2.{ $lines } und 3.1 bis 3.{ $lines }.
hand-hidden = Nur { $who } weiß, welche Karten { $who } auf der Hand hat.
not-in-hand = Du hast keine { $value } auf der Hand, nur: { $hand }.
laid-already = Deine { $value } hast du schon gelegt, bei { $spaces }, und gelegte Karten kommen nicht zurück; auf der Hand hast du: { $hand }.

# Warum ein Zug abgelehnt wird: Genehmigungen
too-dear =
    { $fee ->
        [0] Das kostet { $total }, die Genehmigung ist kostenlos; in bar hast du { $owned }.
       *[other] Das kostet { $price } und die Genehmigung { $permit }, zusammen { $total }; in bar hast du { $owned }.
    }
slot-taken = An der { which-wall } steht auf Platz { $slot } schon ein Poller.
not-covered =
    { $count ->
        [0] { $space } ist nicht abgedeckt; alle deine Felder sind freigeräumt.
       *[other] { $space } ist nicht abgedeckt; freiräumen kannst du { $covered }.
    }
space-covered = { $space } ist abgedeckt und muss zuerst freigeräumt werden.
space-built = Auf { $space } steht schon { $building }.
space-stored = Auf { $space } liegt: { $goods }. Ein Gebäude braucht ein leeres Feld, und Waren bewegst du erst später im Hafen.
no-vacant-space = Keines deiner Felder ist leer, also kannst du nicht bauen; räum zuerst eines frei.
built-already = { $building } hast du schon gebaut.
not-your-building =
    { $count ->
        [0] Du hast kein Gebäude mehr zu bauen, also auch dieses nicht: { $building }. Eines gewinnst du, wenn du auf das angebotene Gebäude bietest (1.1).
       *[other] Dieses Gebäude kannst du nicht bauen: { $building }. Du hast: { $own }.
    }

# Warum ein Zug abgelehnt wird: Preise, Ränge, Anleger und Abgaben
pile-hidden = Nur { $who } sieht den Preisstapel durch.
no-such-rank = Diesen Rang hat in dieser Partie niemand: { $rank }. Der niedrigste Rang ist { $last }.
dock-taken = An Anleger { $dock } liegt schon { $ship }.
dock-too-small =
    { $ship } braucht { $needed ->
        [one] 1 Poller
       *[other] { $needed } Poller
    } auf beiden Seiten des Anlegers; auf der schwächeren Seite von Anleger { $dock } { $size ->
        [0] steht keiner
        [one] steht einer
       *[other] stehen { $size }
    }.
other-cargo = { $ship } bringt { $cargo }; die Ladung kannst du nicht wählen, also keine { $wanted }.
loading-taken = Auf Ladeplatz { $dock } liegt schon { $contract }.
bank-too-small = Auf deiner Bank hast du nur { $banked }.
charge-smaller = Du musst nur so viel zahlen: { $due }.
cash-too-small = Du hast { $cash } in bar und musst { $due } zahlen; die Bank zahlt also mindestens { $least }.

# Warum ein Zug abgelehnt wird: Waren
no-building = Auf { $space } steht kein Gebäude.
no-producer = { $building } produziert nichts.
yielded-already = { $building } hat in dieser Runde schon produziert.
other-yield = { $building } produziert { $own }.
no-room-to-produce = Für { $good } ist kein Platz, und produziert wird, bevor du Waren bewegst.
dock-empty = An Anleger { $dock } liegt kein Schiff.
ship-empty = Nichts ist mehr an Bord: { $ship }.
no-room = Für { $good } ist in deinem Lager kein Platz, wie du auch stapelst.
loading-empty = Auf Ladeplatz { $dock } liegt kein Auftrag.
not-accessible = { $contract } liegt auf Ladeplatz { $dock }, der erst zugänglich ist, wenn { $space } freigeräumt ist.
contract-complete = { $contract } ist schon erfüllt.
good-not-wanted = { $contract } nimmt { $good } nicht mehr an, nur noch { $wanted }.
still-aboard = { $ship } hat { $good } noch an Bord: Lade zuerst aus, denn vom Schiff geht nichts direkt zu einem Auftrag.
none-stored = Du brauchst { $good }, aber dein Lager hat nichts davon.
no-crane = Vom Schiff geht nichts direkt zu einem Auftrag: Lade zuerst aus.
no-container = In deinem Lager ist kein Container.
crates-do-not-fit = Der Container liegt in einem Gebäude, das keine Kisten aufnimmt; beweg ihn zuerst.
just-packed = Das würde nur das Verpacken rückgängig machen; beweg zuerst eine Ware, oder nenn den Ort.
too-few-crates = Dafür brauchst du 2 Kisten; im Lager hast du { $crates }.
just-unpacked = Das würde nur das Auspacken rückgängig machen; beweg zuerst eine Ware, oder nenn die Orte.
fee-too-dear = Eine Umwandlung kostet { $fee }; in bar hast du { $owned }.
no-room-to-pack = Auch ohne die zwei Kisten ist kein Feld für einen Container leer.
space-full = { $space } hat keinen Platz für { $good }. Dort liegt: { $goods }.
holds-other = { $building } nimmt nur { $own } auf.
not-there = Du willst von { $space } { $wanted } nehmen. Dort liegt aber: { $goods }.
there-already = Die Ware ist schon auf { $space }.

# Wie die Partie endete
end-won = Der Schiffsmarker ist am Ziel: { $mine ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    } mit { $money }{ "\u00A0" }Geld{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }Prestige{ "\u00A0" }={ "\u00A0" }{ $score }, vor { $behind } mit { $second }.
end-level = Der Schiffsmarker ist am Ziel. Gleichstand bei { $score }: { $seats }. Der höhere Rang entscheidet: { $mine ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }.
end-alone =
    Die zehnte Runde ist vorbei: { $money }{ "\u00A0" }Geld{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }Prestige{ "\u00A0" }={ "\u00A0" }{ $score }. { $grade ->
        [2] Du bist eine Landratte.
        [3] Du bist ein Schiffsjunge.
        [4] Du bist ein Offizier.
        [5] Du bist ein einsamer Klabautermann.
       *[6] Du bist Kapitän, und du hast gewonnen.
    }

# Was geschehen ist
for-permit =
    { $price ->
        [0] { " " }kostenlos
       *[other] { " " }für { $money } (mit Genehmigung)
    }
story-round = Runde { $what } beginnt.
story-round-ends = Die Runde endet.
story-ship-dealt = Ein Schiff ist im Angebot, { $card }.
story-contract-dealt = Ein Auftrag ist im Angebot, { $card }.
news-card =
    { $kind ->
        [ship] das Schiff { $card }
       *[contract] der Auftrag { $card }
    }
news-dealt = Neu im Angebot: { $cards }.
news-gone =
    { $number ->
        [one] Niemand hat { $cards } gewonnen; die Karte wird abgelegt.
       *[other] Niemand hat { $cards } gewonnen; die Karten werden abgelegt.
    }
news-bids = Die Gebote { $spaces }.
news-bids-on = auf { $space }: { $bids }
story-building-turned = Neues Gebäude im Angebot: { $card }.
story-building-given =
    { $mine ->
        [yes] Dein erstes Gebäude: { $card }.
       *[no] Das erste Gebäude von { $who }: { $card }.
    }
story-contract-given =
    { $mine ->
        [yes] Dein erster Auftrag: { $card }.
       *[no] Der erste Auftrag von { $who }: { $card }.
    }
story-chit =
    { $mine ->
        [yes] Du nimmst das Plättchen für { $good }.
       *[no] { $who } nimmt das Plättchen für { $good }.
    }
story-ranked =
    { $mine ->
        [yes] Du bist { $rank } und beginnst mit { $money }
       *[no] { $who } ist { $rank } und beginnt mit { $money }
    }{ $top ->
        [yes] : am wenigsten, dafür in jeder Runde am meisten.
       *[no] .
    }
story-sited =
    { $mine ->
        [yes] Du setzt { $card } auf { $space }.
       *[no] { $who } setzt { $card } auf { $space }.
    }
story-started =
    { $mine ->
        [yes] Im Lager hast du zu Beginn: { $goods }.
       *[no] Im Lager hat { $who } zu Beginn: { $goods }.
    }
story-laid = { $who } legt verdeckt eine Karte auf { $space }.
a-value = eine { $value }
story-laid-value =
    { $mine ->
        [yes] Du legst { a-value } auf { $space }.
       *[no] { $who } legt { a-value } auf { $space }.
    }
story-instructed = Der Dummy legt verdeckt eine Karte auf { $space }, so sagt es die Anweisung.
story-bid = { $who } { $bid }
story-revealed = Gebote auf { $space }: { $bids }.
story-parked =
    { $mine ->
        [yes] Du bekommst vom Parkplatz { $money }.
       *[no] { $who } bekommt vom Parkplatz { $money }.
    }
story-building-won =
    { $mine ->
        [yes] Du gewinnst ein Gebäude und darfst es mit einer Genehmigung bauen: { $card }.
       *[no] { $who } gewinnt ein Gebäude und darf es mit einer Genehmigung bauen: { $card }.
    }
story-building-gone = Niemand hat auf das Gebäude geboten, es scheidet aus: { $card }.
story-building-lost = { $who } gewinnt ein Gebäude, das damit ausscheidet: { $card }.
story-bollard =
    { $mine ->
        [yes] Du setzt{ for-permit } einen Poller an die { which-wall }.
       *[no] { $who } setzt{ for-permit } einen Poller an die { which-wall }.
    }
story-cleared =
    { $mine ->
        [yes] Du räumst{ for-permit } ein Feld frei: { $space }.
       *[no] { $who } räumt{ for-permit } ein Feld frei: { $space }.
    }
story-built =
    { $mine ->
        [yes] Du baust{ for-permit } auf { $space }: { $card }.
       *[no] { $who } baut{ for-permit } auf { $space }: { $card }.
    }
story-permits-done =
    { $mine ->
        [yes] { $what ->
            [0] Du nutzt keine Genehmigung.
            [one] Du bist nach einer Genehmigung fertig.
           *[other] Du bist nach { $what } Genehmigungen fertig.
        }
       *[no] { $what ->
            [0] { $who } nutzt keine Genehmigung.
            [one] { $who } ist nach einer Genehmigung fertig.
           *[other] { $who } ist nach { $what } Genehmigungen fertig.
        }
    }
story-grew =
    { $mine ->
        [yes] Du nimmst{ for-fee } { a-value } als Einflusskarte, die ab der nächsten Runde gilt.
       *[no] { $who } nimmt{ for-fee } { a-value } als Einflusskarte, die ab der nächsten Runde gilt.
    }
story-dummy-grew = Eine Karte des Dummys liegt auf „Einfluss ausbauen“: Seine Hand wächst um { a-value }.
story-not-grown =
    { $mine ->
        [yes] Du nimmst keine Einflusskarte.
       *[no] { $who } nimmt keine Einflusskarte.
    }
story-looked =
    { $mine ->
        [yes] Du siehst den Preisstapel durch.
       *[no] { $who } sieht den Preisstapel durch.
    }
story-looked-cards =
    { $mine ->
        [yes] Du siehst den Preisstapel durch. Unter den Karten, die alle kennen, { $number ->
            [one] liegt noch eine: { $cards } für Fass, Container, Kiste und Passagier.
           *[other] liegen noch { $number }, die alle gewählt werden können.
        }
       *[no] { $who } sieht den Preisstapel durch. Unter den Karten, die alle kennen, { $number ->
            [one] liegt noch eine: { $cards } für Fass, Container, Kiste und Passagier.
           *[other] liegen noch { $number }, die alle gewählt werden können.
        }
    }
story-prices-kept =
    { $mine ->
        [yes] Du lässt die Preise, wie sie sind.
       *[no] { $who } lässt die Preise, wie sie sind.
    }
story-price-chosen =
    { $mine ->
        [yes] Du bestimmst neue Preise: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }.
       *[no] { $who } bestimmt neue Preise: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }.
    }
story-prices-rotated = Die alten Preise kommen unter den Stapel: { $card }.
story-price-turned = Die Preise sind: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }.
story-swapped =
    { $mine ->
        [yes] Du tauschst zwei Ränge: aufwärts { $rises }, abwärts { $falls }.
       *[no] { $who } tauscht zwei Ränge: aufwärts { $rises }, abwärts { $falls }.
    }
story-ranks-kept =
    { $mine ->
        [yes] Du lässt die Ränge, wie sie sind.
       *[no] { $who } lässt die Ränge, wie sie sind.
    }
story-income = Einkommen nach Rang: { $each }.
story-won =
    { $mine ->
        [yes] Du gewinnst { $card } mit einem Gebot von { $bid }.
       *[no] { $who } gewinnt { $card } mit einem Gebot von { $bid }.
    }
story-berthed =
    { $mine ->
        [yes] { $card } legt bei dir an Anleger { $dock } an, an Bord: { $goods }.
       *[no] { $card } legt bei { $who } an Anleger { $dock } an, an Bord: { $goods }.
    }
story-ship-lost =
    { $mine ->
        [yes] Du hast keinen freien Anleger, der groß genug ist; das Schiff kommt in die Ablage: { $card }.
       *[no] { $who } hat keinen freien Anleger, der groß genug ist; das Schiff kommt in die Ablage: { $card }.
    }
which-dock =
    { $dock ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[4] vierten
    }
story-placed =
    { $mine ->
        [yes] { $card } kommt auf deinen { which-dock } Ladeplatz.
       *[no] { $card } kommt bei { $who } auf den { which-dock } Ladeplatz.
    }
story-contract-lost =
    { $mine ->
        [yes] Du hast keinen leeren Ladeplatz; der Auftrag kommt in die Ablage, und seine Strafe ist fällig: { $card }.
       *[no] { $who } hat keinen leeren Ladeplatz; der Auftrag kommt in die Ablage, und seine Strafe ist fällig: { $card }.
    }
story-dummy-lost = { $card } kommt in die Ablage, denn der Dummy hat gewonnen.
story-produced =
    { $mine ->
        [yes] Du produzierst { $thing }: { $card }.
       *[no] { $card } von { $who } produziert { $thing }.
    }
story-got-money =
    { $mine ->
        [yes] Du bekommst { $money }: { $card }.
       *[no] { $who } bekommt { $money }: { $card }.
    }
story-unloaded =
    { $mine ->
        [yes] Du lädst aus: { $good } von { $card }.
       *[no] { $who } lädt aus: { $good } von { $card }.
    }
story-delivered =
    { $mine ->
        [yes] Du lieferst { $good } für { $card }.
       *[no] { $who } liefert { $good } für { $card }.
    }
for-fee =
    { $price ->
        [0] { " " }kostenlos
       *[other] { " " }für { $money }
    }
story-unpacked =
    { $mine ->
        [yes] Du packst{ for-fee } einen Container zu 2 Kisten aus.
       *[no] { $who } packt{ for-fee } einen Container zu 2 Kisten aus.
    }
story-packed =
    { $mine ->
        [yes] Du packst{ for-fee } 2 Kisten in einen Container.
       *[no] { $who } packt{ for-fee } 2 Kisten in einen Container.
    }
story-shifted =
    { $mine ->
        [yes] Du bewegst { $good } auf { $space }.
       *[no] { $who } bewegt { $good } auf { $space }.
    }
story-harbor-value =
    { $mine ->
        [yes] Dein Hafen ist { $what } wert; dein Prestige { $stays ->
            [yes] bleibt
           *[no] ist
        } { $more }.
       *[no] Der Hafen von { $who } ist { $what } wert; das Prestige von { $who } { $stays ->
            [yes] bleibt
           *[no] ist
        } { $more }.
    }
story-left =
    { $mine ->
        [yes] { $card } verlässt deinen Hafen
       *[no] { $card } verlässt den Hafen von { $who }
    }{ $number ->
        [0] , ganz entladen.
        [one] { " " }mit einer Ware, die niemand ausgeladen hat.
       *[other] { " " }mit { $number } Waren, die niemand ausgeladen hat.
    }
story-sold =
    { $mine ->
        [yes] Dein Auftrag ist erfüllt ({ $card }): { $money } für die Waren.
       *[no] Auftrag von { $who } erfüllt ({ $card }): { $money } für die Waren.
    }
story-sold-reward =
    { $mine ->
        [yes] Dein Auftrag ist erfüllt ({ $card }): { $money } für die Waren und { $reward } Belohnung.
       *[no] Auftrag von { $who } erfüllt ({ $card }): { $money } für die Waren und { $reward } Belohnung.
    }
story-sold-incomplete =
    { $mine ->
        [yes] Dein Auftrag ist
       *[no] Auftrag von { $who }
    } fällig, aber nicht erfüllt ({ $card }): { $sum ->
        [0] Nichts wurde geliefert, also bringt er nichts
       *[other] { $money } für das, was geliefert wurde
    }.
story-paid =
    { $mine ->
        [yes] Du zahlst
       *[no] { $who } zahlt
    } { $why ->
        [penalty] die Strafe: { $cash }.
       *[event] { $cash }.
    }
story-paid-bank =
    { $mine ->
        [yes] Du zahlst
       *[no] { $who } zahlt
    } { $why ->
        [penalty] die Strafe: { $cash } in bar, { $bank } von der Bank.
       *[event] { $cash } in bar, { $bank } von der Bank.
    }
story-insured =
    { $mine ->
        [yes] Du bist versichert, die Strafe entfällt: { $card }.
       *[no] { $who } ist versichert, die Strafe entfällt: { $card }.
    }
story-lost-prestige =
    { $mine ->
        [yes] Du verlierst { $what } Prestige; damit ist dein Geld weniger wert.
       *[no] { $who } verliert { $what } Prestige.
    }
story-got-prestige =
    { $mine ->
        [yes] Du gewinnst { $what } Prestige.
       *[no] { $who } gewinnt { $what } Prestige.
    }
story-event = Ereignis dieser Runde: { $card }.
story-announced = Ereignis der nächsten Runde: { $card }.
story-goods-lost =
    { $mine ->
        [yes] Du verlierst { $goods }.
       *[no] { $who } verliert { $goods }.
    }
story-ladder-turned =
    { $mine ->
        [yes] Du kommst ans Ende der Karriereleiter; alle anderen rücken auf.
       *[no] { $who } kommt ans Ende der Karriereleiter; alle anderen rücken auf.
    }
story-news-turned =
    { $what ->
        [one] Die nächste Zeitungskarte zeigt 1 Feld Fortschritt.
       *[other] Die nächste Zeitungskarte zeigt { $what } Felder Fortschritt.
    }
story-advanced =
    Der Schiffsmarker rückt { $what ->
        [one] 1 Feld
       *[other] { $what } Felder
    } weiter{ $more ->
        [0] { " " }und hat das Ende der Fortschrittsleiste erreicht.
        [one] ; ein Feld ist noch übrig.
       *[other] ; { $more } Felder sind noch übrig.
    }
story-offer-gone = Niemand hat { $card } gewonnen; die Karte kommt in die Ablage.
story-reshuffled =
    { $deck ->
        [0] Die abgelegten Schiffe werden zu einem neuen Stapel mit { $number } Karten gemischt.
        [1] Die abgelegten Aufträge werden zu einem neuen Stapel mit { $number } Karten gemischt.
       *[2] Die benutzten Zeitungskarten werden zu einem neuen Stapel mit { $number } Karten gemischt.
    }
story-ended =
    { $how ->
        [1] Das letzte Feld der Fortschrittsleiste ist erreicht: Die Partie ist vorbei.
        [2] Die Partie ist vorbei, und du bist eine Landratte.
        [3] Die Partie ist vorbei, und du bist ein Schiffsjunge.
        [4] Die Partie ist vorbei, und du bist ein Offizier.
        [5] Die Partie ist vorbei, und du bist ein einsamer Klabautermann.
       *[6] Die Partie ist vorbei, und du bist Kapitän: Du hast gewonnen.
    }
story-scored = { $who }: { $money }{ "\u00A0" }Geld{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }Prestige{ "\u00A0" }={ "\u00A0" }{ $score }.

## Was man für einen Tisch wählen kann

option-length = Länge
option-length-help = Die lange Partie hat Ereignisse und dauert länger; in der kurzen ist von Anfang an alles offen (BH-3). Allein spielt man immer die kurze.
option-length-choices =
    { $choice ->
        [short] Kurz
       *[long] Lang
    }
option-order = Wo alle zugleich handeln
option-order-help = Nacheinander ist es am Anfang leichter (BH-R1).
option-order-choices =
    { $choice ->
        [free] Alle im eigenen Tempo
       *[rank] Nacheinander, der Kapitän zuerst
    }

# Was zählt
score-score = Punkte
score-money = Geld
score-bank = Geld auf der Bank
score-prestige = Prestige
score-margin =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

# Im Stellungseditor
edit-good = Dazu: { $good }
edit-no-goods = Hier nichts
edit-cover =
    { $now ->
        [yes] Abdeckkarte wegnehmen
       *[no] Abdeckkarte hinlegen
    }
edit-bollard =
    { $there ->
        [yes] Poller wegnehmen
       *[no] Poller setzen
    }
edit-aboard =
    { $number ->
        [0] Nichts an Bord
        [one] Eine Ware an Bord
       *[other] { $number } Waren an Bord
    }
edit-no-building = Kein Gebäude
edit-no-ship = Kein Schiff
edit-delivered = Geliefert: { $good }
edit-undelivered = Nichts geliefert
edit-no-contract = Kein Auftrag

# Warum ein Text kein Zug ist
form-chit = chit barrel
form-swap = swap 1 2, swap 2 3 oder swap 3 4
form-loading = loading 1 bis loading 4
form-dock = dock 2, oder dock 2 crate, wenn die Ladung beliebig ist
form-site = site b2
form-start = start nothing, oder bis zu drei Waren: start barrel crate crate
form-bollard = bollard 0.1: die Kaimauer, 0 bis 3, und der Platz darauf, 1 bis 3
form-clear = clear c1
form-build = build refinery b2
form-prices = prices 3-1-4-2, in der Reihenfolge Fass, Container, Kiste, Passagier
form-bank = bank 2: so viel von der Abgabe zahlt die Bank, bis 9
form-produce = produce b2 barrel, produce b2 money, oder mit dem Feld der Ware produce b2 barrel c1
form-unload = unload 2: eine Ware des Schiffs an Anleger 2; oder unload 2 b1
form-move = move crate a1 b1
form-deliver = deliver crate 1, oder von einem Feld deliver crate a1 1
form-unpack = unpack, oder von einem Feld unpack a1
form-pack = pack, oder mit den Feldern beider Kisten und des Containers pack a1 b1 c2
form-direct = direct 2 1: eine Ware des Schiffs an Anleger 2 zum Auftrag auf Ladeplatz 1
form-deal = deal und der Name eines Schiffs, Auftrags oder Gebäudes
form-price = price 3-1-4-2
form-news = news und der Name eines Ereignisses
form-value = value 1 bis value 9, und von der zweiten solchen Karte value 5#2, value 6#2 oder value 7#2
no-move = { $written } ist kein Zug; schreib { form-now }
move-missing = ein Zug fehlt; schreib { form-now }
form-now =
    { $asked ->
        [chit] chit und eine Warenart: chit barrel
        [site] site und ein Feld: site b2
        [start] start nothing, oder bis zu drei Waren: start barrel crate
        [bid] den Wert einer Karte und einen Ort: 4 on 1.2
        [permit] bollard 0.1, clear c1, build mit Gebäude und Feld, oder done
        [grow] upgrade oder done
        [price] prices 3-1-4-2, in der Reihenfolge Fass, Container, Kiste, Passagier
        [exchange] prices 3-1-4-2, in der Reihenfolge Fass, Container, Kiste, Passagier, oder done
        [swap] swap 1 2, oder done
        [berth] dock 2, oder bei beliebiger Ladung dock 2 crate
        [place] loading und die Nummer: loading 1
        [produce] produce b2 barrel, oder done
        [move] unload 2, move crate a1 b1, deliver crate 1, unpack, pack, oder done
        [pay] bank und eine Zahl: bank 2
        [price-card] price 3-1-4-2
        [news] news und den Namen eines Ereignisses
        [value] value und eine Zahl: value 4
        [over] nichts mehr: die Partie ist vorbei
       *[deal] deal und den Namen einer Karte
    }
move-otherwise = { $written } ist kein Zug; schreib { $form }
no-bid-space = auf { $written } kann man nicht bieten; es gibt { $spaces } (BH-5.4)
no-bid = { $written } ist kein Gebot; schreib den Wert einer deiner Karten und den Ort: 4 on 1.2
none-called =
    { $kind ->
        [space] ein Feld
        [goods] eine Ware
        [bollard] einen Platz für Poller
        [dock] einen Anleger
        [loading] einen Ladeplatz
        [building] ein Gebäude
        [price] eine Preiskarte
        [event] ein Ereignis
       *[yield] einen Ertrag
    } { $written } gibt es nicht; es gibt { $known }; schreib { $form }
goods-without-ship = nenne die Ware, denn kein Schiff legt gerade an: { $example }
goods-of-wild = die Ladung ist beliebig, also nenne die Ware: { $example } (BH-13.8)
no-card-called = ein Schiff, einen Auftrag oder ein Gebäude { $written } gibt es nicht; Namen schreibt man wie { $examples }

# Warum ein Spiel so nicht beginnen kann
players-number = Bremerhaven ist für 1 bis 4 Personen (BH-1.1)

# Wie eine Partie im Archiv endete
ended-how =
    { $how ->
        [last-space] Der Schiffsmarker kam ans Ziel
        [landlubber] Allein: Landratte
        [cabin-boy] Allein: Schiffsjunge
        [officer] Allein: Offizier
        [kobold] Allein: Klabautermann
       *[captain] Allein: Kapitän
    }
