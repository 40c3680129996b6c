### Die Angaben der Stellungsdatei, wie der Stellungseditor sie zeigt: `part-field`, die Hilfe dazu, und wie ihre Werte heißen.

position-length = Länge der Partie
position-length-help = Lang oder kurz; allein ist die Partie kurz.
position-length-choices =
    { $choice ->
        [long] Lang
       *[short] Kurz
    }
position-order = Wo alle zugleich handeln
position-order-help = Frei: alle in ihrem Tempo. Nach Rang: nacheinander (BH-R1).
position-order-choices =
    { $choice ->
        [free] Frei
       *[rank] Nach Rang
    }
position-round = Runde
position-round-help = 0, solange aufgebaut wird.
position-asked = Was als Nächstes entschieden wird
position-asked-help = Worauf die Partie wartet: auf Gebote, Karten, die Arbeit in den Häfen.
position-asked-choices =
    { $choice ->
        [ship] Ein Schiff wird aufgedeckt
        [contract] Ein Auftrag wird aufgedeckt
        [price] Eine Preiskarte wird aufgedeckt
        [event-s-price] Die Preiskarte eines Ereignisses
        [offer] Ein Gebäude wird aufgedeckt
        [newspaper] Eine Zeitungskarte wird aufgedeckt
        [starting-building] Startgebäude werden ausgeteilt
        [starting-contract] Startaufträge werden ausgeteilt
        [chit] Waren für die ersten Ränge
        [site] Ein Platz für das Startgebäude
        [starting-goods] Startwaren
        [bid] Ein Gebot
        [instruction] Die Anweisung für den Dummy
        [reveal] Gebote werden aufgedeckt
        [permit] Baugenehmigungen (1.2)
        [upgrade] Eine Einflusskarte (1.3)
        [look] Der Preisstapel wird durchgesehen
        [prices] Preise (1.4)
        [exchange] Eine Preiskarte wird getauscht
        [swap] Ränge (1.5)
        [dock] Ein Anleger für ein Schiff
        [loading-dock] Ein Ladeplatz für einen Auftrag
        [harbor] Die Arbeit in den Häfen
        [share] Was von der Bank gezahlt wird
       *[nothing] Nichts: Die Partie ist vorbei
    }
position-player = Wer entscheidet
position-player-help = Das folgt fast immer aus dem Übrigen; dann darf die Angabe fehlen.
position-ahead = Felder bis zum Ende
position-ahead-help = Wie weit der Schiffsmarker noch vom letzten Feld der Fortschrittsleiste entfernt ist.
position-harbors = Häfen
position-harbors-help = Für jeden Platz einer, nach Farbe.
position-dummy = Dummy
position-dummy-help = Der Gegner, wenn jemand allein spielt.
position-sea = Schiffe im Angebot
position-sea-help = Auf See, von links; ein Feld kann leer sein.
position-land = Aufträge im Angebot
position-land-help = An Land, von links; ein Feld kann leer sein.
position-ships = Übrige Schiffskarten
position-ships-help = Die in keinem Hafen und nicht im Angebot sind.
position-contracts = Übrige Auftragskarten
position-contracts-help = Die in keinem Hafen und nicht im Angebot sind.
position-buildings = Gebäude, die niemandem gehören
position-buildings-help = Im Angebot, im Stapel oder aus dem Spiel.
position-prices = Preisstapel
position-prices-help = So weit ihn jemand kennt.
position-newspaper = Zeitung
position-newspaper-help = Der Zeitungsständer der langen Partie; wer allein spielt, hat hier die Anweisungen für den Dummy.
position-ended = Wie die Partie ausging
position-ended-help = Nur wenn sie vorbei ist.
position-ended-choices =
    { $choice ->
        [last-space] Das letzte Feld ist erreicht
        [landlubber] Allein: Landratte
        [cabin-boy] Allein: Schiffsjunge
        [officer] Allein: Offizier
        [kobold] Allein: Klabautermann
       *[captain] Allein: Kapitän
    }
position-winner = Wer gewonnen hat
position-winner-help = Wer gewonnen hat, wenn die Partie vorbei ist.

harbors-r = Rot
harbors-r-help = Der Hafen von Rot.
harbors-g = Grün
harbors-g-help = Der Hafen von Grün.
harbors-b = Blau
harbors-b-help = Der Hafen von Blau.
harbors-y = Gelb
harbors-y-help = Der Hafen von Gelb.

harbor-rank = Rang
harbor-rank-help = Bis beim Aufbau Ränge vergeben sind, hat niemand einen (BH-2.11).
harbor-rank-choices =
    { $choice ->
        [Captain] Kapitän
        [First-Mate] Erster Offizier
        [Mate] Maat
       *[Ship-s-Cook] Smutje
    }
harbor-chit = Gewählte Ware
harbor-chit-help = Das Plättchen, das genommen wurde; es entscheidet über die ersten Ränge (BH-2.10).
harbor-chit-choices =
    { $choice ->
        [barrel] Fass
        [container] Container
        [crate] Kiste
       *[passenger] Passagier
    }
harbor-money = Geld
harbor-money-help = Das Geld in bar.
harbor-bank = Geld auf der Bank
harbor-bank-help = Es ist für Strafen und Abgaben da (BH-26.4).
harbor-prestige = Prestige
harbor-prestige-help = Die Zahl, auf der der Prestigemarker steht.
harbor-upgrades = Gewonnene Einflusskarten
harbor-upgrades-help = Wie viele in früheren Runden genommen wurden.
harbor-hand = Einflusskarten auf der Hand
harbor-hand-help = Ihre Werte; leere Einträge sind nicht bekannt. Das folgt aus dem Übrigen; die Angabe darf fehlen.
harbor-laid = Gelegte Einflusskarten
harbor-laid-help = Nach Gebotsfeld; leere Einträge sind nicht bekannt.
harbor-grown = Gewinnt eine Einflusskarte
harbor-grown-help = Sie kommt am Ende dieser Runde auf die Hand (BH-10.3).
harbor-looked = Kennt den Preisstapel
harbor-looked-help = Hat ihn durchgesehen (BH-R15).
harbor-stage = Was hier gerade geschieht
harbor-stage-help = Was jemand tut, der noch nicht fertig ist, wo alle zugleich handeln.
harbor-stage-choices =
    { $choice ->
        [acting] Handelt auf 1.2 oder 1.3
        [producing] Produziert
       *[moving] Bewegt Waren
    }
harbor-permits = Genutzte Genehmigungen
harbor-permits-help = Wie viele in dieser Runde genutzt wurden, wenn auf 1.2 gehandelt wird.
harbor-produced = Hat produziert
harbor-produced-help = Die Felder, deren Gebäude in dieser Runde produziert haben.
harbor-turned = Letzte Umwandlung
harbor-turned-help = Ob zuletzt gepackt oder ausgepackt wurde, ohne dass seither eine Ware bewegt wurde (BH-R55).
harbor-turned-choices =
    { $choice ->
        [packed] Gepackt
       *[unpacked] Ausgepackt
    }
harbor-covers = Abdeckkarten
harbor-covers-help = Die Felder, auf denen eine Abdeckkarte liegt.
harbor-buildings = Gebäude
harbor-buildings-help = Die Gebäude, die stehen, nach Feldern.
harbor-unbuilt = Noch nicht gebaut
harbor-unbuilt-help = Die Gebäude neben dem Plan.
harbor-goods = Waren im Lager
harbor-goods-help = Die Waren im Lager, nach Feldern.
harbor-goods-choices = { harbor-chit-choices }
harbor-walls = Poller
harbor-walls-help = Die Plätze mit Pollern an jeder der vier Kaimauern von oben, ab 1 gezählt.
harbor-docks = Schiffe an Anlegern
harbor-docks-help = Die Schiffe nach ihren Anlegern, von oben 1 bis 3.
harbor-loading = Aufträge
harbor-loading-help = Die Aufträge nach ihren Ladeplätzen, von links 1 bis 4.

dummy-rank = Rang
dummy-rank-help = Der Rang des Dummys.
dummy-rank-choices = { harbor-rank-choices }
dummy-upgrades = Gewonnene Einflusskarten
dummy-upgrades-help = Wie viele er in früheren Runden gewonnen hat.
dummy-laid = Gelegte Einflusskarten
dummy-laid-help = Seine Einflusskarten auf jedem Gebotsfeld.
dummy-grown = Gewinnt eine Einflusskarte
dummy-grown-help = Er bekommt die Karte am Ende dieser Runde.
dummy-instruction = Anweisung
dummy-instruction-help = Das Ereignis der letzten Anweisungskarte.

dock-ship = Schiff
dock-ship-help = Die Karte, wie die Notation sie schreibt, etwa weserlotse.
dock-stay = Zeitmarker
dock-stay-help = Wie viele Zeitmarker noch darauf liegen.
dock-cargo = Ladung
dock-cargo-help = Nötig, wenn das Schiff jede Ware bringen kann.
dock-cargo-choices = { harbor-chit-choices }
dock-left = Noch an Bord
dock-left-help = Wie viele Waren noch an Bord sind; fehlt die Angabe, alle, mit denen es kam.

loading-contract = Auftrag
loading-contract-help = Die Karte, wie die Notation sie schreibt.
loading-due = Zeitmarker
loading-due-help = Wie viele Zeitmarker noch darauf liegen.
loading-delivered = Geliefert
loading-delivered-help = Die Waren, die schon geliefert sind.
loading-delivered-choices = { harbor-chit-choices }

deck-deck = Im Stapel
deck-deck-help = Alle Karten, die sonst nirgends sind. Die Angabe darf fehlen.
deck-discard = Ablage
deck-discard-help = Die Karten in der Ablage.
deck-mixed = Neu gemischt
deck-mixed-help = Der Stapel ist eine gemischte Ablage, nicht nach Gruppen geordnet (BH-R38).

buildings-offer = Im Angebot
buildings-offer-help = Das Gebäude auf 1.1.
buildings-deck = Im Stapel
buildings-deck-help = Alle Gebäude, die sonst nirgends sind. Die Angabe darf fehlen.
buildings-gone = Aus dem Spiel
buildings-gone-help = Gebäude, die nicht mehr mitspielen (BH-8.5).

prices-top = Obenauf
prices-top-help = Die Karten, die alle kennen, von oben.
prices-looked = Durchgesehen
prices-looked-help = Die Karten darunter, die nur kennt, wer den Stapel durchgesehen hat.
prices-bottom = Zuunterst
prices-bottom-help = Die Karten, die alle kennen, bis zur letzten.

newspaper-top = Karte rechts
newspaper-top-help = Ihr Ereignis; oder nur die Vorderseite, solange das Ereignis geheim ist.
newspaper-event = Ereignis dieser Runde
newspaper-event-help = Die Karte links.
newspaper-used = Benutzte Karten
newspaper-used-help = Die Karten, die schon gewirkt haben.
newspaper-deck = Im Stapel
newspaper-deck-help = Die Karten des Stapels mit der obersten, ohne Reihenfolge. Die Angabe darf fehlen.

front-advance = Felder vor
front-advance-help = Um wie viele Felder der Schiffsmarker damit rückt.
front-space = Symbol
front-space-help = Das Gebotsfeld, das sie zeigt.
