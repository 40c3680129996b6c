# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Flotten jagen Schätze und einander auf einem Tisch mit genauen Maßen; wer daheim das meiste Gold hat, gewinnt

# Wie man gewinnt, in einer Zeile
goal = Du gewinnst mit dem meisten Gold, sobald alles daheim ist. Zu zweit genügt mehr als die Hälfte.

# Wie alles heißt
seat =
    { $seat ->
        [0] Rot
        [1] Grün
        [2] Blau
       *[3] Gelb
    }
nothing = nichts
and = { $first } und { $last }
centimetres = { $number } cm
island = Insel { $number }
terrain = Gelände { $number }
island-named = Insel { $number } ({ $name })
ship-number = Schiff { $number }
# Schätze und Mannschaft heißen im Nominativ und Akkusativ gleich.
coin = eine Münze zu { $gold } Gold
treasure-unknown = ein Schatzstück
crew-unknown = eine verdeckte Karte
crew-called =
    { $generic ->
        [yes] { $name }
       *[no] { $name }
    }

# Was geschehen ist
story-rolled-first =
    { $mine ->
        [yes] Du würfelst eine { $what } um den ersten Zug.
       *[no] { $who } würfelt eine { $what } um den ersten Zug.
    }
first-roll =
    { $mine ->
        [yes] du { $die }
       *[no] { $who } { $die }
    }
story-first =
    { $rolls }: { $mine ->
        [yes] Du bist zuerst dran.
       *[no] { $who } ist zuerst dran.
    }
story-out-of-place = Daheim ist kein Platz für { $ship }: aus dem Spiel.
story-dazed = { $ship } und die Mannschaft verlieren für einen Zug ihre Fähigkeiten.
story-stench = Die Mannschaft von { $ship } hat im nächsten Zug keine Fähigkeiten.
story-chained = { $ship } kann sich im nächsten Zug nicht bewegen.
story-slowed = { $ship } bewegt sich im nächsten Zug nur eine kurze Strecke.
story-ghostly = { $ship } wird zum Geisterschiff.
story-dived = { $ship } taucht ab.
story-surfaced = { $ship } taucht auf.
story-no-action = { $ship } nutzt keine Aktion.
story-stayed = { $ship } bewegt sich nicht.
story-armed = { $ship } hat eine Kanone mehr.
story-wasted = { $ship } kann von hier nicht auf { $other } schießen: Der Schuss ist verloren.
story-flag-holds = { $ship } ist getroffen; noch ein Treffer in dieser Aktion nimmt die Flagge.
story-flag-lost = { $ship } verliert die Flagge: Der nächste Treffer versenkt sie.
story-flag-raised = { $ship } hat wieder eine Flagge.
story-surrounded = { $ship } umschlingt { $other }: keine Bewegung mehr.
story-panel-lost =
    { $ship } verliert einen Teil, der die Masten schützt; { $more ->
        [0] keiner ist mehr übrig
        [one] einer ist noch übrig
       *[other] { $more } sind noch übrig
    }.
story-cargo-lost =
    { $mine ->
        [yes] Du verlierst { $treasure } von { $ship }.
       *[no] { $who } verliert { $treasure } von { $ship }.
    }
story-turned = { $ship } dreht sich um das Heck.
story-spied =
    { $mine ->
        [yes] Du siehst { $what } auf { $place }.
       *[no] { $who } sieht { $what } auf { $place }.
    }
story-rerolled = Die { $die } von { $ship } wird neu gewürfelt.
story-raided = { $ship } nimmt { $gold } Gold aus einer fremden Heimat.
story-island-moved = { $ship } und { $island } liegen jetzt anderswo.
story-island-swam = { $ship } bleibt, wo sie ist, und { $island } schwimmt weiter.
story-charted =
    { $mine ->
        [yes] { $ship } markiert { $island } als erkundet, nur für dich.
       *[no] { $ship } markiert { $island } als erkundet, nur für { $who }.
    }
story-paid =
    { $mine ->
        [yes] Du zahlst { $gold } Gold an { $ship }, um nicht beschossen zu werden.
       *[no] { $who } zahlt { $gold } Gold an { $ship }, um nicht beschossen zu werden.
    }
story-copied = { $ship } übernimmt eine Fähigkeit: { $ability }.
story-ward-die = Gewürfelt für den Treffer auf { $ship }: { $die }. Ab 5 bleibt er ohne Wirkung.
story-scare-die = Gewürfelt für die Angst an Bord von { $ship }: { $die }.
story-ransomed =
    { $mine ->
        [yes] Du bekommst { $what } Gold Lösegeld.
       *[no] { $who } bekommt { $what } Gold Lösegeld.
    }
story-revived =
    { $mine ->
        [yes] Du drehst { $crew } an Bord von { $ship } um, statt die Karte zu verlieren.
       *[no] { $who } dreht { $crew } an Bord von { $ship } um, statt die Karte zu verlieren.
    }
story-laid-aside = Für { $card } ist kein Platz mehr: beiseitegelegt.
story-island-drawn =
    { $mine ->
        [yes] Du ziehst eine Insel: { $card }.
       *[no] { $who } zieht eine Insel: { $card }.
    }
story-island-placed =
    { $mine ->
        [yes] Du legst { $island } aus.
       *[no] { $who } legt { $island } aus.
    }
story-home-chosen =
    { $mine ->
        [yes] Du wählst { $island } als Heimat von { $owner }.
       *[no] { $yours ->
            [yes] { $who } wählt { $island } als deine Heimat.
           *[no] { $who } wählt { $island } als Heimat von { $owner }.
        }
    }
story-mustered =
    { $mine ->
        [yes] Du setzt { $ship } daheim ein.
       *[no] { $who } setzt { $ship } daheim ein.
    }
story-manned =
    { $mine ->
        [yes] Du legst
       *[no] { $who } legt
    } { $crew } verdeckt { $at ->
        [island] an Land auf
       *[ship] an Bord von
    } { $place }.
story-manned-unknown = { $who } legt verdeckt eine Mannschafts- oder Ausrüstungskarte aus.
story-deed =
    { $mine ->
        [yes] Du zeigst { $what }
       *[no] { $who ->
            [none] { $what }
           *[other] { $who } zeigt { $what }
        }
    }{ $place ->
        [none] .
       *[other] : { $place }.
    }
story-deed-die = Gewürfelt für { $what }: { $more }.
story-deed-gone = Aus dem Spiel: { $what }.
story-worth = Jetzt { $more } Gold wert: { $what }.
story-saw =
    { $mine ->
        [yes] Du siehst dir { $what } auf { $place } an.
       *[no] { $who } sieht sich { $what } auf { $place } an.
    }
story-saw-unknown = { $who } sieht sich etwas Verdecktes an.
story-held = { $ship } hat { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } lang keine Aktion.
story-joined = Neu an Bord von { $place }: { $crew }.
story-die-turned = Die { $what } zählt als { $more }.
story-blown = { $ship } wird an einen anderen Ort getragen.
story-left-over = Auf keiner Insel ist Platz, aus dem Spiel: { $treasure }.
story-turn =
    { $mine ->
        [yes] Runde { $what }: Du bist am Zug.
       *[no] Runde { $what }: { $who } ist am Zug.
    }
story-passed-over =
    { $mine ->
        [yes] Du hast kein Schiff mehr und setzt aus.
       *[no] { $who } hat kein Schiff mehr und setzt aus.
    }
story-fire-die = { $ship } brennt: Für einen brennenden Mast wird eine { $die } gewürfelt.
story-fire-out = Mast { $mast } von { $ship } ist abgebrannt, das Feuer ist aus.
story-fire-spreads = Mast { $mast } von { $ship } fängt Feuer.
story-course =
    { $ship } { $length ->
        [none] dreht
       *[other] segelt { $length }
    }{ $end }.
course-then = , dann { $length }
course-end =
    { $end ->
        [docks] { " " }nach { $towards } und legt dort an
        [land] { " " }nach { $towards }
        [ship] { " " }und geht bei { $other } längsseits
        [stops] { " " }und hält bei { $other }
       *[none] { $towards ->
            [none] { "" }
           *[other] { " " }in Richtung { $towards }
        }
    }
story-met-ship = { $ship } geht bei { $other } längsseits und hält.
story-met-land = { $ship } erreicht { $other } und hält.
story-docked = { $ship } legt bei { $island } an.
story-unloaded =
    { $mine ->
        [yes] { $ship } bringt für dich { $gold } Gold heim.
       *[no] { $ship } bringt für { $who } { $gold } Gold heim.
    }
story-shot-at =
    { $ship } feuert{ $far ->
        [none] { "" }
       *[other] { " " }aus { $far } Entfernung
    } auf { $other }.
story-roller = { $shooter }
story-shot-die =
    { story-roller } würfelt eine { $die }: { $hit ->
        [yes] ein Treffer.
       *[no] daneben.
    }
story-hit = { story-roller } würfelt eine { $die }: ein Treffer. { $ship } verliert Mast { $mast }.
story-mast-lost = { $ship } verliert Mast { $mast }.
story-derelict = { $ship } hat keine Masten mehr und ist manövrierunfähig.
story-sunk = { $ship } sinkt.
story-gold-shared =
    { $mine ->
        [yes] Du bekommst vom Gold an Bord { $what }.
       *[no] { $who } bekommt vom Gold an Bord { $what }.
    }
story-gold-lost = { $what } Gold ist verloren.
story-rammed = { $ship } rammt { $other }.
story-ram-rolled = Eine { $what } wird für das Rammen gewürfelt: { $above ->
        [yes] mehr als { $more }
       *[no] nicht mehr als { $more }
    } { $more ->
        [one] Mast
       *[other] Masten
    } des Ziels{ $above ->
        [yes] { "" }
       *[no] , also bricht keiner
    }.
story-pinned = { $ship } wird von { $other } festgehalten.
story-freed = { $ship } wird nicht mehr festgehalten.
story-boarded =
    { $mine ->
        [yes] Du enterst: Die Mannschaft von { $ship } kämpft gegen die von { $other }.
       *[no] { $who } entert: Die Mannschaft von { $ship } kämpft gegen die von { $other }.
    }
story-board-rolled =
    { $mine ->
        [yes] Du würfelst eine { $what } und hast
       *[no] { $who } würfelt eine { $what } und hat
    } { $more } { $more ->
        [one] Mast
       *[other] Masten
    }{ $extra ->
        [0] { "" }
       *[other] { " " }und { $extra } mehr durch Texte
    }: zusammen { $total }.
story-board-won =
    { $mine ->
        [yes] Du gewinnst den Kampf{ $prizes ->
            [either] : Du darfst von { $other } einen Schatz nehmen oder jemanden aus der Mannschaft töten.
            [treasure] : Du darfst von { $other } einen Schatz nehmen.
            [crew] : Du darfst jemanden aus der Mannschaft von { $other } töten.
           *[none] , aber { $other } hat weder Mannschaft noch Schätze an Bord.
        }
       *[no] { $who } gewinnt den Kampf{ $prizes ->
            [either] { " " }und darf von { $other } einen Schatz nehmen oder jemanden aus der Mannschaft töten.
            [treasure] { " " }und darf von { $other } einen Schatz nehmen.
            [crew] { " " }und darf jemanden aus der Mannschaft von { $other } töten.
           *[none] , aber { $other } hat weder Mannschaft noch Schätze an Bord.
        }
    }
story-board-tied = Der Kampf endet unentschieden: Niemand verliert etwas.
story-crew-lost =
    { $mine ->
        [yes] Du verlierst { $crew } von { $ship }.
       *[no] { $who } verliert { $crew } von { $ship }.
    }
story-taken =
    { $mine ->
        [yes] Du nimmst { $treasure } an Bord von { $ship }.
       *[no] { $who } nimmt { $treasure } an Bord von { $ship }.
    }
story-taken-unknown = { $who } nimmt verdeckt ein Schatzstück an Bord.
story-handed =
    { $mine ->
        [yes] Du bringst { $treasure } an Bord von { $ship }.
       *[no] { $who } bringt { $treasure } an Bord von { $ship }.
    }
story-handed-unknown = { $who } bringt verdeckt ein Schatzstück von einem Schiff aufs andere.
story-towed = { $ship } nimmt { $other } in Schlepp.
story-tow-ended = { $ship } hat { $other } nicht mehr im Schlepp.
story-explored =
    { $mine ->
        [yes] { $ship } erkundet für dich { $island }.
       *[no] { $ship } erkundet für { $who } { $island }.
    }
story-looked-at =
    { $mine ->
        [yes] Du siehst { $treasure } auf { $island }.
       *[no] { $who } sieht { $treasure } auf { $island }.
    }
story-token-left =
    { $mine ->
        [yes] Du lässt auf { $island } einen Marker zurück.
       *[no] { $who } lässt auf { $island } einen Marker zurück.
    }
story-handled =
    { $mine ->
        [yes] Du bringst { $crew } zu { $place }.
       *[no] { $who } bringt { $crew } zu { $place }.
    }
story-handled-unknown = { $who } bewegt verdeckt eine Mannschafts- oder Ausrüstungskarte.
story-repaired = { $ship } ist repariert: Mast { $mast } steht wieder.
story-scuttle-die =
    { $mine ->
        [yes] Du willst { $ship } selbst versenken und würfelst
       *[no] { $who } will { $ship } selbst versenken und würfelt
    } eine { $die }: { $doomed ->
        [yes] Sie wird sinken.
       *[no] Sie schwimmt weiter.
    }
story-scuttled = { $ship } geht mit allem an Bord unter.
story-ability = { $ship } setzt eine Fähigkeit ein: { $ability }.
story-ability-die = Gewürfelt für { $ship }: { $die }.
story-one-more = { $ship } hat noch eine Aktion.
story-revealed =
    { $mine ->
        [yes] Du deckst an Bord von { $ship } auf: { $crew }.
       *[no] { $who } deckt an Bord von { $ship } auf: { $crew }.
    }
story-terrain-laid =
    { $mine ->
        [yes] Du legst { $terrain } aus.
       *[no] { $who } legt { $terrain } aus.
    }
story-ice-rolled = Für die Eisberge wird eine { $die } gewürfelt: Nur die mit einer { $die } treiben.
story-ice-drifts = { $terrain } treibt weg von seiner Kante { $die }.
story-ice-strikes = { $terrain } berührt { $ship }.
story-ice-held = { $terrain } berührt { $island } und bleibt für immer dort.
story-peril-met = { $ship } trifft auf { $terrain }.
story-peril-rolled = Gewürfelt für { $ship }: { $die }.
story-rated = { $terrain } hat in diesem Zug den Wert { $die }.
story-wrecked = { $ship } strandet: { $terrain }.
story-stuck = { $ship } steckt in { $terrain } fest.
story-lost = { $ship } verirrt sich in { $terrain }.
story-came-out = { $ship } kommt aus { $terrain } heraus.
story-toll = { $ship } zahlt, um aus einem anderen Strudel zu kommen.
story-treasure-paid = { $ship } verliert { $treasure } an die See.
story-flipped = Was { $island } tut, wird aufgedeckt: { $card }.
story-omen-rolled = Gewürfelt für { $ship } und die geheimnisvolle Insel: { $die }.
story-omen = Die geheimnisvolle Insel: { $text }
story-coins-carried = Münzen von { $island } kommen auf andere Inseln.
story-left-there = { $ship } lässt auf { $island } eine Münze zurück.
story-ember-die = Gewürfelt für das Feuer auf { $island }: { $die }.
story-burnt = Auf { $island } verbrennt { $treasure }.
story-sent-home =
    { $mine ->
        [yes] Von { $island } kommt eine Münze zu { $gold } Gold in deine Heimat.
       *[no] Von { $island } kommt eine Münze zu { $gold } Gold in die Heimat von { $who }.
    }
story-stays = { $ship } bleibt, wo sie ist.
story-swapped =
    { $mine ->
        [yes] Du nimmst auf { $island } { $treasure } aus dem Spiel; ein anderer Schatz kommt dafür hin.
       *[no] { $who } nimmt auf { $island } { $treasure } aus dem Spiel; ein anderer Schatz kommt dafür hin.
    }
story-collects =
    { $mine ->
        [yes] Du legst { $treasure } dazu.
       *[no] { $who } legt { $treasure } dazu.
    }
story-event-gained =
    { $mine ->
        [yes] Du bekommst ein Ereignis: { $event }.
       *[no] { $who } bekommt ein Ereignis: { $event }.
    }
story-event-gained-unknown = { $who } bekommt ein Ereignis.
story-built =
    { $mine ->
        [yes] Du baust { $ship } auf { $island }.
       *[no] { $who } baut { $ship } auf { $island }.
    }
story-stored = { $ship } lädt { $gold } Gold in ein Fort.
story-fort-fell = { $ship } fällt.
story-walls = Für die Mauern von { $ship } wird eine { $die } gewürfelt: So viele Treffer braucht es in diesem Zug, bis eine Flagge fällt.
story-traded = Schatz für { $island }: { $treasure }.
story-guarded = Für die Besatzung von { $ship } wird eine { $die } gewürfelt: So viele Musketiere fangen bei diesem Angriff je einen Treffer ab, bis eine Flagge fällt.
story-ended =
    { $how ->
        [1] Mehr als die Hälfte des Goldes liegt auf einer Heimatinsel: Die Partie ist vorbei.
        [2] Die Hälfte der Flotten kann sich nie mehr bewegen: Die Partie ist vorbei.
        [3] Alles Gold ist heimgebracht: Die Partie ist vorbei.
       *[4] Die Partie hat zu lange gedauert und endet hier.
    }
story-scored =
    { $mine ->
        [yes] Du hast
       *[no] { $who } hat
    } { $what } Gold und { $more } { $more ->
        [one] Schiff
       *[other] Schiffe
    }.

# Was geschehen ist, für alle, die es nur hören
news-deeds =
    { $mine ->
        [yes] { $ship }
       *[no] { $ship } von { $who }
    } { $deeds }{ $place ->
        [none] .
       *[other] ; Liegeplatz: { $place }.
    }
news-far =
    { $ships } von { $who } { $number ->
        [one] segelt
       *[other] segeln
    } weiter{ $afloat ->
        [yes] , fern von deinen Schiffen.
       *[no] .
    }
news-sails =
    { $length ->
        [none] dreht
       *[other] segelt { $length }
    }{ $end ->
        [docks] { " " }nach { $other } und legt dort an
        [land] { " " }nach { $other }
        [ship] { " " }und geht bei { $other } längsseits
        [stops] { " " }und hält bei { $other }
       *[none] { "" }
    }
news-fires =
    feuert { $shots ->
        [one] einmal
        [2] zweimal
       *[other] { $shots }-mal
    } auf { news-other } und { $hits ->
        [0] trifft nicht
        [one] trifft einmal
        [2] trifft zweimal
       *[other] trifft { $hits }-mal
    }{ news-fate }
news-rams = rammt { news-other }{ news-fate }
news-pinned =
    wird von { $yours ->
        [yes] deinem Schiff { $other }
       *[no] { $other }
    } festgehalten
news-boards =
    entert { news-other }{ $won ->
        [0] { "" }
        [1] { " " }und gewinnt den Kampf
        [2] { " " }und verliert den Kampf
       *[3] , und niemand gewinnt den Kampf
    }
news-boarded =
    wird von { $yours ->
        [yes] deinem Schiff { $other }
       *[no] { $other }
    } geentert{ $won ->
        [0] { "" }
        [1] { " " }und gewinnt den Kampf
        [2] { " " }und verliert den Kampf
       *[3] , und niemand gewinnt den Kampf
    }
news-rests = nutzt keine Aktion
news-stays = bewegt sich nicht
news-tows = nimmt { news-other } in Schlepp
news-other =
    { $yours ->
        [yes] dein Schiff { $other }
       *[no] { $other }
    }
news-fate =
    { $fate ->
        [sunk] { " " }(sie sinkt)
        [derelict] { " " }(sie ist jetzt manövrierunfähig)
        [masts] { " " }(noch { $left } von { $masts } Masten)
       *[none] { "" }
    }
news-explores = erkundet { $island }
news-docks = legt bei { $island } an
news-unloads = bringt { $number } Gold heim
news-repairs =
    repariert { $number ->
        [one] einen Mast
       *[other] { $number } Masten
    }
news-takes = nimmt { $what } an Bord
news-finds = findet { $what }
news-unknown =
    { $number ->
        [one] ein verdecktes Schatzstück
       *[other] { $number } verdeckte Schatzstücke
    }
news-turn = { $who } ist am Zug.
news-handled = { $who } bewegt Mannschaft oder Ausrüstung, verdeckt.
news-island =
    { $mine ->
        [yes] Du legst { $island } aus
       *[no] { $who } legt { $island } aus
    }: { $place }.

# Wie die Partie endete
end-why =
    { $how ->
        [1] Mehr als die Hälfte des Goldes liegt auf einer Heimatinsel.
        [2] Die Hälfte der Flotten kann sich nie mehr bewegen.
        [3] Alles Gold ist heimgebracht.
        [4] Zu viele Runden lang ist nichts geschehen.
       *[5] Zu viele Runden sind gespielt.
    }
end-won =
    { end-why } { $mine ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    } mit { $gold } zu { $second } Gold.
end-units =
    { end-why } Gleichstand bei { $gold } Gold; { $mine ->
        [yes] du hast die meisten Schiffe, nämlich { $units }, und gewinnst
       *[no] { $winner } hat die meisten Schiffe, nämlich { $units }, und gewinnt
    }.
end-level = { end-why } { $seats } teilen sich den Sieg mit je { $gold } Gold und { $units } { $units ->
        [one] Schiff
       *[other] Schiffen
    }.

# Wonach jetzt gefragt wird
asked-first = { $who } würfelt um den ersten Zug.
asked-island = Die nächste Insel wird gezogen.
asked-spot = Leg zuerst die gezogene Insel aus.
asked-home = Wähle zuerst eine Heimatinsel.
asked-start = Setz zuerst { $ship } daheim ein.
asked-crew = Such zuerst Plätze für Mannschaft und Ausrüstung.
asked-ship = Wähle zuerst das nächste Schiff, das handelt, nutze eine freie Aktion, oder beende deinen Zug.
asked-fire = Für jeden brennenden Mast von { $ship } wird gewürfelt.
asked-spread = Wähle zuerst, welcher Mast von { $ship } Feuer fängt.
asked-action = Wähle zuerst, was { $ship } tut.
asked-segment = Du steuerst { $ship }: Wähle eine Strecke, eine Richtung und wie weit, oder beende ihre Bewegung.
asked-shot = Wähle zuerst den nächsten Schuss von { $ship }, oder keinen.
asked-hit = Für den Schuss auf { $target } wird gewürfelt.
asked-loss = Wähle zuerst, welchen Mast { $target } verliert.
asked-ram = Wähle zuerst, welches Schiff { $ship } rammt.
asked-ram-die = Für den Rammstoß gegen { $target } wird gewürfelt.
asked-boarding = Entscheide zuerst, ob { $ship } entert: { $target }.
asked-boarding-die = Für das Entern wird gewürfelt.
asked-prize = Du hast den Kampf gewonnen: Wähle zuerst eine Mannschaftskarte, ein Schatzstück oder nichts.
asked-drawn = Was verdeckt liegt, wird gezogen.
asked-tow = Nimm zuerst ein manövrierunfähiges Schiff in Schlepp, oder keines.
asked-berth = Wähle zuerst, wo das geschleppte Schiff anlegt.
asked-look = Die Schätze werden angesehen: { $target }.
asked-coin = Nimm zuerst Münzen von { $target }, oder hör damit auf.
asked-sharing = Bring zuerst Mannschaft und Schätze von Schiff zu Schiff, oder hör damit auf.
asked-repair = Wähle zuerst, welcher Mast von { $ship } wieder steht.
asked-scuttle = Für das Selbstversenken wird gewürfelt.
asked-leaving = Schätze, für die auf keiner Insel Platz ist, kommen aus dem Spiel.
asked-ability = Für eine Fähigkeit von { $ship } wird gewürfelt.
asked-picked = { $ship } nimmt { $target } ein Schatzstück ab: Welches, wird ausgelost.
asked-text = Was die geheimnisvolle Insel tut, wird aufgedeckt.
asked-omen = Für die geheimnisvolle Insel wird gewürfelt.
asked-fortune = Triff zuerst die Wahl, die dir die geheimnisvolle Insel lässt.
asked-coin-drawn = Die Münze wird ausgelost.
asked-walls = Für die Mauern oder die Besatzung von { $target } wird gewürfelt.
asked-terrain = Wähle zuerst das Gelände, das als Nächstes ausgelegt wird.
asked-terrain-spot = Leg zuerst das Gelände aus.
asked-ice = Für die treibenden Eisberge wird gewürfelt.
asked-ice-edge = Für die Kante, von der ein Eisberg wegtreibt, wird gewürfelt.
asked-peril = Für das Gelände, auf das { $ship } trifft, wird gewürfelt.
asked-dive = Entscheide zuerst, ob { $ship } aus einem anderen Strudel kommt.
asked-price = Wähle zuerst, womit { $ship } zahlt, um aus dem anderen Strudel zu kommen: mit einem Mast, einer Mannschaftskarte oder einem Schatzstück.
asked-aim = Wähle zuerst, worauf { $target } wirkt.
asked-deed-die = Gewürfelt wird für { $target }.
asked-deed-drawn = Etwas wird gezogen für { $target }.
asked-answer = Zeig zuerst etwas als Antwort, oder nichts.
asked-consent = Entscheide zuerst, ob oder worauf { $ship } eine Fähigkeit einsetzt.
asked-forfeit = Wähle zuerst, was { $target } verliert.
asked-swim = Wähle zuerst, wohin { $target } schwimmt.
asked-turn = Wähle zuerst die Richtung von { $ship }, oder behalte sie.
asked-nothing = Die Partie ist vorbei.

# Warum ein Zug abgelehnt wird: was es gibt
no-such-move = Kein Zug hat die Nummer { $number }.
no-such-ship = Es gibt kein Schiff { $number }; es sind { $ships }.
ship-gone = { $ship } ist nicht mehr im Spiel.
ship-of-others = { $ship } gehört { $who }.
no-such-island = Es gibt keine Insel { $number }; es sind { $islands }.
no-such-piece = Es gibt keine Mannschafts- oder Ausrüstungskarte { $number }; es sind { $pieces }.
no-such-treasure = Niemand hat einen Schatz mit der Nummer { $number }.
piece-unknown = Karte { $word }
island-not-drawn = { $island } gehört nicht zu den Inseln, die noch gezogen werden können.
treasure-not-left = Zu den Schätzen, die noch niemand gesehen hat, gehört das nicht: { $treasure }.

# Schätze und Ereignisse
aimed-elsewhere = { $what } kann darauf nicht wirken.
answers-nothing = Das kann nicht als Antwort gezeigt werden.
no-treasure-of-yours = Dort liegt kein besonderer Schatz von dir.
treasure-once = { $treasure } an Bord von { $ship } wurde in diesem Zug schon benutzt.
altar-once = { $treasure } wurde in diesem Zug schon benutzt.
altar-needs-crew = { $treasure } braucht zwei Leute von Schiffen, die bei { $island } liegen.
treasure-no-use = { $treasure } an Bord von { $ship } würde jetzt nichts bewirken.
no-such-event = Es gibt kein Ereignis { $number }; es sind { $events }.
event-of-others = { $event } gehört { $who }.
event-played = { $event } wurde schon gespielt.
event-too-late = { $event } wird zu Beginn des Zuges gespielt, vor allem anderen.
event-no-use = { $event } würde jetzt nichts bewirken.
no-equipment-aboard = { $crew } gehört nicht zur Ausrüstung an Bord von { $ship }.
equipment-once = { $crew } nützt nur einem Schuss je Aktion, und bei jedem Schuss nützt nur ein Stück Ausrüstung.
equipment-no-use = { $crew } würde jetzt nichts bewirken.
ship-warded = Fremde Fähigkeiten wirken nicht auf { $ship }.
no-wolves = { $ship } hat niemanden an Bord, der Wölfe vertreiben könnte, oder im Umkreis einer kurzen Strecke (S) sind keine.
wolves-there = { $crew } kann { $island } nicht verlassen: Dort sind Wölfe.
no-coin-there = Dort wird keine Münze genommen.
becalmed = { $ship } liegt in der Flaute.
ship-held = { $ship } hat in diesem Zug keine Aktion.
volley-only = Mit der zweiten Aktion kann { $ship } nur schießen, nichts anderes.

# Aktionen
must-take = Hier liegt ein besonderer Schatz, den { $ship } nehmen muss.
must-start = Daheim ist Platz für { $ship }, also musst du sie dort einsetzen.
ship-has-acted = { $ship } hatte in diesem Zug schon ihre Aktion.
ship-cannot-act = Für { $ship } gibt es nichts zu tun.
derelict-cannot-act = { $ship } hat keine Masten, kann sich also weder bewegen noch schießen, und hier kann sie weder erkunden noch repariert werden.
not-rammed = Der Bug von { $ship } rammt { $other } jetzt nicht.
no-derelict = { $ship } ist nicht manövrierunfähig.
no-bow-touched = { $ship } berührt den Bug von { $other } nicht: Die Schiffe sind { $away } voneinander entfernt.
no-tow-pose = Hinter { $ship } ist kein Platz für { $other }.
derelict-moves = { $ship } hat keine Masten und kann sich nicht bewegen.
pinned-moves = { $ship } wird von { $other } festgehalten und kann sich nicht bewegen.
chained-moves = { $ship } wurde von einer Kette getroffen und bewegt sich in diesem Zug nicht.
towed-moves = { $ship } hängt im Schlepp von { $other }; zuerst muss die Leine los.
flotilla-moves = { $ship } ist eine Flottille und bewegt sich nur im Schlepp: Lass sie von einem Schiff ihrer Nation aus deiner Flotte ziehen.
flotilla-cannot-act = { $ship } ist eine Flottille; kein Gegner ist in Reichweite ihrer Kanonen, und ihre Flagge weht.
flag-flies = Die Flagge von { $ship } weht; es gibt nichts zu reparieren.
flotilla-towed = { $ship } hängt schon im Schlepp von { $other }.
flotilla-nation = { $ship } gehört zu einer anderen Nation als { $other }: Eine Flottille wird nur von einem Schiff ihrer Nation geschleppt.
tows-already = { $ship } schleppt schon ein anderes Schiff.
flotilla-apart = { $ship } liegt nicht neben { $other }: Der Abstand ist { $away }.
tows-no-flotilla = { $ship } kann jetzt keine Flottille schleppen.
kraken-holds = { $other } umschlingt { $ship }: Sie bewegt sich erst, wenn der Krake fort oder aus dem Spiel ist.
island-not-swimming = { $island } schwimmt jetzt nicht: Es muss eine Insel sein, die schwimmt, kein Schiff darf an ihr liegen, und sie braucht Platz.
island-swims-elsewhere = { $island } kann nicht dorthin schwimmen: Sie bewegt sich { $short } in einer von 24 Richtungen, bleibt { $far } von allen Schiffen und anderen Inseln und { $short } vom Rand entfernt, und auf kein Gelände.
creature-cannot = { $ship } ist ein Seeungeheuer; es bewegt sich nur und schießt.
no-mast-lost = { $ship } hat noch alle Masten.
repair-not-home = { $ship } kann nur bei { $island } repariert werden, und das ist { $away } entfernt.
repair-no-home = { $ship } kann nur bei einer Heimatinsel repariert werden, und ihre Flotte hat keine.
home-burns = { $island } ist eine Feuerinsel: Dort ist niemand daheim.
home-taken = { $island } ist die Heimat von { $who }.
island-not-wild = { $island } ist die Heimat von { $who }, und nur wilde Inseln werden erkundet.
not-docked = { $ship } liegt nicht bei { $island }: Sie ist { $away } davon entfernt.
docked-this-turn = { $ship } liegt nicht schon seit Beginn des Zuges bei { $island }.
explores-herself = { $ship } kann sich nicht selbst erkunden.
not-touched = { $ship } berührt { $other } nicht: Die Schiffe sind { $away } voneinander entfernt.
no-derelict-to-explore = { $other } hat Masten und gehört { $who }; erkundet werden nur manövrierunfähige und eigene Schiffe.
no-such-mast = { $ship } hat keinen Mast { $mast }; es sind { $masts }.
mast-is-lost = Mast { $mast } von { $ship } ist verloren.
mast-burns = Mast { $mast } von { $ship } brennt.
mast-stands = Mast { $mast } von { $ship } steht noch.
tows-nobody = { $ship } schleppt niemanden.
sinks-anyway = { $ship } sinkt ohnehin zu Beginn des nächsten Zuges.
tried-before = Du hast in diesem Zug schon versucht, { $ship } zu versenken.
no-free-explore = { $ship } kann nicht frei erkunden: Sie hat in diesem Zug nicht dort angelegt, wo dein Marker liegt.

# Kurse und Lagen
no-measure = { $ship } hat keine solche Strecke; ihre Bewegung ist { $move }.
measure-used = { $measure } ist schon verbraucht; ihre Bewegung ist { $move }.
measure-later = Das erste { $measure } kommt vor dem zweiten.
too-long = Dieser Kurs wäre { $length } lang, { $over } zu viel: { $measure } sind { $whole }.
turn-off-table = Dafür müsste sich { $ship } drehen und würde { $over } über die Tischkante ragen.
turn-over = Dafür müsste sich { $ship } drehen und läge dann auf { $obstacle }.
bow-through = Der Bug von { $ship } führe durch { $obstacle }.
ends-over = { $ship } käme auf { $obstacle } zu liegen.
towed-nowhere = Hinter { $ship } wäre kein Platz für { $towed }.
island-at-edge = Die Insel läge { $missing } zu nah an der Tischkante: Der Abstand muss mindestens { $near } sein.
no-island-room = Für eine weitere Insel ist kein Platz mehr.
islands-too-near = Die Insel läge { $missing } zu nah bei { $island }: Der Abstand muss mindestens { $near } sein.
islands-too-far = Die Insel läge { $over } zu weit von { $island }, der nächsten: Der Abstand darf höchstens { $far } sein.
creature-turned = { $ship } ist ein Seeungeheuer und hat keine Richtung.
pose-off-table = { $ship } würde { $over } über die Tischkante ragen.
pose-over = { $ship } läge auf { $obstacle }.
start-not-at-home = { $ship } beginnt mit dem Bug bei deiner Heimat, { $island }: Hier läge sie { $missing } davon entfernt.
must-place-island = Für { $island } ist Platz, also musst du die Insel auslegen.
must-berth = Bei der Insel ist Platz für { $ship }, also legt sie dort mit ihrem Schlepper an.
berth-not-there = { $ship } würde { $island } nicht berühren: Sie läge { $missing } davon entfernt.

# Schüsse
cannon-fired = Die Kanone auf Mast { $mast } von { $ship } hat in dieser Aktion schon gefeuert.
own-target = { $ship } gehört zur selben Flotte.
target-at-home = { $ship } liegt in der Heimat von { $who } und kann nicht beschossen werden.
aim-beside = Der Punkt ist { $away } vom Rumpf von { $ship } entfernt.
out-of-range = Der Schuss auf { $ship } müsste { $away } weit gehen, { $over } zu weit: Diese Kanone reicht { $whole } ({ $measure }).
island-blocks = { $island } versperrt die Schusslinie.
hull-blocks = Der Rumpf von { $ship } versperrt die Schusslinie.
terrain-blocks = { $terrain } versperrt die Schusslinie.
lost-in-fog = { $ship } hat sich im Nebel verirrt ({ $fog }): Niemand schießt auf sie, und sie schießt auf niemanden.
is-wreck = { $ship } ist gestrandet und bleibt, wo sie ist.
no-such-terrain = Es gibt kein Gelände { $number }; im Paket sind { $terrains } Stücke.
terrain-used-up = Alle Stücke liegen schon auf dem Tisch: { $name }.
terrain-too-near = { $name } läge { $missing } zu nah bei { $other }: Der Abstand muss mindestens { $near } sein.
fortune-else = Die geheimnisvolle Insel lässt dir andere Möglichkeiten, aber nicht diese.
no-store = { $ship } liegt nicht bei einem deiner Forts oder hat kein Gold an Bord.
no-own-fort = { $name } ist nicht dein Fort.
fort-too-dear = { $name } kostet { $price } Gold, und daheim hast du { $gold }.
no-fort-there = { $ship } kann dort, wo sie liegt, nichts für { $name } tun: Gebaut werden Forts auf erkundeten wilden Inseln ohne Fort, für die Nation eines Schiffes der Flotte.
must-place-terrain = Es gibt einen Platz für das Gelände: Es muss ausgelegt werden.
start-over-terrain = { $ship } läge auf Gelände, und es gibt einen Startplatz ohne Gelände.
no-whirlpool = Gelände { $number } ist kein Strudel auf dem Tisch.
same-whirlpool = In genau diesen Strudel ist sie hineingefahren: { $name }.
no-room-there = { $ship } hat keinen Platz, um dort herauszukommen: { $name }.
not-aboard = Das ist nicht an Bord von { $ship }.
sail-blocks = Das Segel von Mast { $mast } von { $ship } versperrt die Schusslinie.
derelict-shoots = { $ship } hat keine Masten und kann nicht schießen.
no-cannon-left = Keine Kanone von { $ship } darf feuern.
nobody-to-shoot = Für { $ship } gibt es kein Ziel.
all-at-home = { $spared } liegt in ihrer Heimat, und dort darf niemand auf sie schießen.
nearest-at-home = { $spared } liegt in ihrer Heimat, und dort darf niemand auf sie schießen. { $other } ist { $away } entfernt: zu weit für die Kanonen von { $ship }.
nothing-in-range = Keine Kanone von { $ship } kann jemanden treffen; am nächsten ist { $other }, { $away } entfernt.

not-able = { $ship } hat jetzt keine solche Fähigkeit.
able-once = { $ship } hat ihre Fähigkeit in diesem Zug schon eingesetzt.
able-before = Für { $ship } wird darum gewürfelt, bevor sie handelt.
acted-twice = { $ship } hat in diesem Zug schon zweimal gehandelt.
same-again-only = Die zweite Aktion von { $ship } muss dieselbe sein wie die erste.
kind-needs-mast = Das kann nur eine Kanone auf einem Mast von { $ship } schießen.
no-second-cannon = Mast { $mast } von { $ship } hat nur eine Kanone.
no-extra-cannon = { $ship } hat keine solche Kanone.
extra-fired = Diese Kanone von { $ship } hat in dieser Aktion schon gefeuert.
breath-instead = { $ship } nutzt ihren Atem, statt zu schießen, nicht danach.
natives-drive-off = { $ship } muss zuerst die Insel verlassen: Eingeborene vertreiben sie.
raider-leaves = { $ship } muss zuerst die fremde Heimat verlassen.
feat-not-now = { $ship } kann diese Fähigkeit jetzt nicht einsetzen, oder nicht darauf.
no-room-to-turn = So gedreht hätte { $ship } keinen Platz.
treasure-unseen-gone = So viele ungesehene Schätze gibt es nicht.
only-treasure = Hast du einen Schatz genommen, kannst du nur noch Schätze nehmen.
only-treasure-now = Du hast jemanden aus der Mannschaft ausgeschaltet: Nimm jetzt einen Schatz, oder wähle nichts, dann fällt ein Mast.
only-crew-now = Du hast einen Schatz genommen: Schalte jetzt jemanden aus der Mannschaft aus, oder wähle nichts, dann fällt ein Mast.
crew-stays = { $crew } verlässt das Schiff nicht.
crew-is-safe = Die Mannschaft von { $ship } kann nicht ausgeschaltet werden.
nothing-far = Selbst auf doppelte Reichweite kann { $ship } niemanden treffen.
gives-himself = Nur { $crew } hat die Fähigkeit und gibt dafür jemand anderen aus der Mannschaft auf.
no-crew-aboard = { $crew } gehört zu keiner Mannschaft an Bord.
robs-own = { $ship } gehört zur selben Flotte.
laden-silence = { $ship } schießt nicht, solange Schätze an Bord sind.
target-safe = Der Text von { $ship } schützt sie hier vor Beschuss.

# Mannschaft und Schätze
creature-carries = { $ship } ist ein Seeungeheuer und trägt nichts.
free-crew-elsewhere = { $crew } kostet nichts und fährt nur auf Schiffen derselben Nation; { $ship } gehört zu einer anderen.
loyal-elsewhere = { $crew } ist treu und fährt nur auf Schiffen derselben Nation; { $ship } gehört zu einer anderen.
crewless = { $ship } nimmt keine Mannschaft an Bord.
three-berths = { $ship } hat schon drei Leute an Bord und keine Koje für einen vierten.
too-dear-aboard = Mit { $crew } würden die Karten an Bord von { $ship } { $sum } kosten; höchstens { $most } sind erlaubt.
no-space = { $ship } hat im Laderaum keinen Platz mehr für { $crew }: { $load } von { $space } sind belegt.
other-piece-first = Such zuerst einen Platz für { $crew }.
starts-not-at-home = { $crew } beginnt an Bord eines Schiffes oder auf { $island }.
piece-of-others = { $crew } gehört { $who }.
handled-twice = { $crew } wurde seit der letzten Aktion schon zweimal bewegt.
piece-gone = { $crew } ist nicht mehr im Spiel.
there-already = { $crew } ist schon dort: { $place }.
not-docked-together = { $crew } kann nicht an Bord von { $ship }, denn sie liegt nicht bei derselben Insel.
cannot-land = { $crew } kann auf { $island } nicht an Land gehen, sondern ist hier: { $place }.
moved-before = In dieser Erkundung schon von Schiff zu Schiff gewechselt: { $thing }.
only-taken = Von { $other } wird nur genommen; an Bord von { $ship } bleibt { $thing }.
only-between = In dieser Erkundung geht { $thing } nur von { $other } zu { $ship } oder zurück.
coin-is-drawn = Gezogen wird eine Münze, keine Mannschaftskarte.
crew-is-drawn = Gezogen wird eine Mannschaftskarte, kein Schatz.
crew-not-aboard = Eine solche Mannschaftskarte ist nicht an Bord von { $ship }.
crew-face-up = Diese Karte liegt offen; gezogen wird nur, was verdeckt liegt.
crew-face-down = Diese Karte liegt verdeckt: Aussuchen kannst du sie nicht, nur ziehen.
no-hidden-crew = An Bord von { $ship } liegt keine verdeckte Mannschaft.
no-coin = An Bord von { $ship } ist keine Münze.
treasure-not-there = Ein solcher Schatz ist nicht dort: { $place }.
coins-face-down = Münzen liegen verdeckt: Aussuchen kannst du keine, nur eine ziehen.
unique-not-drawn = Ein besonderer Schatz liegt offen und wird nicht gezogen.
same-coin = Dort liegt noch eine Münze zu { $gold }; es ist gleich, welche du nimmst.

# Was Karten sagen
family =
    { $family ->
        [ability] Fähigkeiten
        [treasure] Besondere Schätze auf Karten
        [event] Ereignisse
        [equipment] Ausrüstung
        [island] Geheimnisvolle Inseln
       *[terrain] Gelände auf Karten
    }
ability-name =
    { $ability ->
        [boarding-bonus] „Enterbonus“
        [raider] „Plünderer“
        [raider-of-two] „doppelter Plünderer“
        [long-shots-miss] „Schutz vor langen Schüssen“
        [explorer] „Entdecker“
        [captain] „Kapitän“
        [double-range] „doppelte Reichweite“
        [pickpocket] „Taschendieb“
        [ram-proof] „Rammschutz“
        [gunner] „Richtschütze“
        [extra-action] „zusätzliche Aktion“
        [same-again] „noch einmal dasselbe“
        [fleet-leader] „Flottenführer“
        [sacrifice] „Opfer“
        [island-trader] „Inselhändler“
        [ship-trader] „Schiffshändler“
        [cargo-spy] „Ladungsspion“
        [island-spy] „Inselspion“
        [marksman] „Scharfschütze“
        [reroll] „Neuwurf“
        [shoot-and-move] „Schießen und Segeln“
        [crew-shot] „Schuss auf die Mannschaft“
        [cargo-shot] „Schuss auf die Ladung“
        [cannoneer] „Kanonier“
        [light] „leicht beladen“
        [under-full-sail] „unter vollen Segeln“
        [heavy] „schwer beladen“
        [safe-cannons] „sichere Kanonen“
        [pirate-looter] „Piratenplünderer“
        [terrain-proof] „Schutz vor Gelände“
        [clear-view] „freie Sicht“
        [cheap-crew] „billige Mannschaft“
        [two-masts-a-hit] „zwei Masten je Treffer“
        [armour] „Panzerung“
        [first-hit-ignored] „Schutz vor dem ersten Treffer“
        [admiral] „Admiral“
        [pack] „Rudel“
        [canceller] „Störer“
        [oarsman] „Ruderer“
        [captains-gunners] „Schützen des Kapitäns“
        [gold-two] „zwei Gold mehr“
        [gold-one] „ein Gold mehr“
        [pin-kills-crew] „Festhalten kostet Mannschaft“
        [chainshot] „Kettenkugel“
        [point-blank] „Schutz vor nahen Schüssen“
        [follow-up] „Nachschuss“
        [musketeer] „Musketier“
        [unload-and-go] „Ausladen und Segeln“
        [load-and-go] „Einladen und Segeln“
        [fort-proof] „Schutz vor Forts“
        [pin-proof] „Schutz vor Festhalten“
        [five-more-points] „fünf Punkte mehr“
        [revived-crew] „wiederbelebte Mannschaft“
        [grapple] „Enterhaken“
        [derelict-owner] „Bergungsrecht“
        [sink-and-repair] „Versenken und Reparieren“
        [backfire] „Rohrkrepierer“
        [hated] „verhasst“
        [friend] „Freund“
        [safe-crew] „sichere Mannschaft“
        [far-unloading] „Ausladen aus der Ferne“
        [cargo-one] „ein Platz mehr“
        [cargo-master] „Lademeister“
        [all-long] „lauter lange Kanonen“
        [brittle] „zerbrechlich“
        [leaves-the-last] „lässt den letzten Schatz liegen“
        [laden-silence] „beladen kein Schuss“
        [slaughter] „Gemetzel“
        [plunder] „Plünderung“
        [smokepot] „Rauchtopf“
        [firepot] „Feuertopf“
        [stinkpot] „Stinktopf“
        [charter] „Kartenzeichner“
        [treasure-cannon] „Schatzkanone“
        [docked-safe] „Schutz beim Anlegen“
        [helmsman] „Steuermann“
        [shipwright] „Schiffszimmermann“
        [navigator] „Navigator“
        [silver-explorer] „Silberentdecker“
        [schooner] „Schoner“
        [galley] „Galeere“
        [junk] „Dschunke“
        [turtle-ship] „Schildkrötenschiff“
        [longship] „Langschiff“
        [ghost-ship] „Geisterschiff“
        [broadsides] „Breitseiten“
        [fear] „Angst“
        [parley] „Verhandeln“
        [submarine] „Tauchboot“
        [sea-monster] „Seeungeheuer“
        [limit] „Limit“
        [ransom] „Lösegeld“
        [scorpion] „Skorpion“
        [extended-range] „größere Reichweite“
        [ex-patriot] „Überläufer“
        [mercenary] „Söldner“
        [marine] „Seesoldat“
        [ram-kills-crew] „Rammen kostet Mannschaft“
        [stunning-breath] „lähmender Atem“
        [burning-breath] „brennender Atem“
        [mast-breaker] „Mastbrecher“
        [tide-caller] „Gezeitenrufer“
        [double-prize] „doppelte Beute“
        [copycat] „Nachahmer“
        [fog-walker] „Nebelwanderer“
        [ghostly-crew] „Geistermannschaft“
        [harbor-gunners] „Hafenschützen“
        [watchtower] „Wachturm“
        [warm-welcome] „herzlicher Empfang“
        [thick-walls] „dicke Mauern“
        [homebound] „Heimkehrer“
        [monster-boarders] „Enterer gegen Seeungeheuer“
        [submarine-boarders] „Enterer gegen Tauchboote“
        [boarding-gunners] „enternde Schützen“
        [depth-charges] „Wasserbomben“
        [captains-speed] „Eile des Kapitäns“
        [finisher] „Gnadenschuss“
        [sixes-only] „nur Sechsen treffen“
        [spare-hold] „freier Laderaum“
        [loyal] „treu“
        [hostile] „feindselig“
        [cursed-boarders] „Enterer gegen Verfluchte“
        [crewless] „ohne Mannschaft“
        [raider-of-many] „Plünderer von allem“
        [pin-costs-both] „Festhalten kostet beides“
        [treasure-spy] „Schatzspion“
        [looter] „Ausräumer“
        [relic-hunter] „Reliktjäger“
        [relic-hunter-of-all] „Reliktjäger von allem“
        [yields-action] „tritt die Aktion ab“
        [guards-cheap-crew] „schützt billige Mannschaft“
        [guards-dear-crew] „schützt teure Mannschaft“
        [mercenary-boarders] „Enterer von Söldnern“
        [lure] „Köder“
        [bond] „Bund“
        [captor] „Fänger“
        [sixes-twice] „Sechsen doppelt“
        [hunts-submerged] „Jäger unter Wasser“
        [captains-favor] „Gunst des Kapitäns“
        [all-masts] „alle Masten“
        [near-friends] „nahe Freunde“
        [near-enemies] „nahe Feinde“
        [swift-below] „schnell in der Tiefe“
        [catamaran] „Katamaran“
        [double-catamaran] „Doppelkatamaran“
        [jade-looter] „plündert Jade“
        [cargo-shot-once] „Ladungsschuss, einmal“
        [unsinkable] „unsinkbar“
        [covered-gunners] „gedeckte Kanoniere“
        [pick-of-prizes] „Wahl der Beute“
        [three-berths] „drei Kojen“
        [submarine-charges] „Bomben gegen Tauchboote“
        [deep-boarders] „entert von unten“
        [steers-on] „fährt weiter“
        [long-fingers] „lange Finger“
        [two-pockets] „zwei Griffe“
        [possessor] „nimmt Besitz“
        [recruiter] „wirbt an“
        [fleet-gunner] „Kanonier der Flotte“
        [ice-wary] „hütet sich vor Eis“
        [monster-rammer] „rammt Ungeheuer“
        [second-home] „zweite Heimat“
        [harbor-wrights] „Werft im Hafen“
        [fort-wrights] „Werkleute des Forts“
        [garrison] „Besatzung“
        [flotilla] „Flottille“
        [kraken] „Krake“
        [two-dice] „zwei Würfel“
        [two-shot-dice] „zwei Würfel für einen Schuss“
        [converter] „Gefangene werden Mannschaft“
        [sails-off] „segelt davon“
        [crew-trader] „tauscht Leute gegen Münzen“
        [extra-mast] „ein Mast mehr“
        [crew-for-mast] „Leute statt Masten“
        [herder] „Hirt der Ungeheuer“
        [relic-finder] „findet Schätze“
        [long-against-beasts] „schießt weit auf Ungeheuer“
       *[grabber] „packt zu“
    }
some-target = die, die sie nennt
some-amount = so viele

## Was man vor einer Partie vereinbaren kann

option-total = Bausumme
option-total-help = Wie viele Punkte eine Flotte kosten darf: üblich sind 40 (PI-2.3).
option-islands = Inseln je Platz
option-islands-help = 0 heißt: passend zur Bausumme, drei bei 40 Punkten (PI-R40).
option-mysterious = Geheimnisvolle Inseln
option-mysterious-help = Ob sie unter den Inseln sind, die gezogen werden. Sie tun bei jedem Anlegen, was ihr Text sagt: Texte liegen offen oder werden aufgedeckt, wenn dort zum ersten Mal jemand anlegt (PI-3.5, PI-3.13).
option-mysterious-choices =
    { $choice ->
        [none] Keine werden gezogen
        [shown] Dabei, Texte offen
        [hidden] Dabei, Texte zuerst verdeckt
       *[plain] Dabei, ohne ihre Texte
    }
option-forts = Forts
option-forts-help = Mit Gold aus der Heimat bauen Schiffe sie auf erkundeten Inseln; sie schießen und verwahren Gold.
option-terrain = Gelände je Platz
option-terrain-help = Riffe, Nebel, Eis und mehr: wie viele Stücke alle wählen und auslegen (PI-3.6).
option-patience = Stille Runden
option-patience-help = Nach wie vielen Runden, in denen nichts geschieht, die Partie endet (PI-R52).
option-uniques = Besondere Schätze
option-uniques-help = Wie viele je Platz gezogen werden, dessen Flotte keine nennt (PI-5.4).
option-events = Ereignisse
option-events-help = Ob Flotten Ereignisse haben dürfen, die verdeckt liegen, bis sie gespielt werden (PI-2.7).
option-red = Flotte von Rot
option-red-help = Der Name einer fertigen Flotte, random (zufällig), random:spanish für eine Nation oder der Kurztext, den „Teilen“ beim Bauen einer Flotte gibt. Leer: die erste fertige Flotte, die zur Bausumme passt.
option-green = Flotte von Grün
option-green-help = Wie bei Rot; leer: die zweite fertige Flotte.
option-blue = Flotte von Blau
option-blue-help = Wie bei Rot, zu dritt oder zu viert; leer: die dritte fertige Flotte.
option-yellow = Flotte von Gelb
option-yellow-help = Wie bei Rot, zu viert; leer: die vierte fertige Flotte.
option-draw = Nummer der Ziehung
option-draw-help = Für Tische gegen Bots: Dieselbe Nummer ergibt dieselben zufälligen Flotten und Schätze. Überlass es dem Zufall, und niemand weiß, was gezogen wird.

# Was zählt
score-gold = Gold
score-home = Gold daheim
score-forts = Gold in Forts
score-aboard = Gold an Bord
score-aboard-vain = Gold an Bord, das nicht zählt
score-ships = Übrige Schiffe
score-units = Übrige Schiffe und Forts
score-margin = { $gold } Gold

# Im Stellungseditor
edit-flag =
    { $flies ->
        [yes] Die Flagge geht verloren
       *[no] Die Flagge weht wieder
    }
edit-mast =
    { $stands ->
        [yes] Mast { $mast } fällt
       *[no] Mast { $mast } steht wieder
    }
edit-hidden =
    { $number ->
        [0] Kein verborgener Schatz
        [one] Ein verborgener Schatz
       *[other] { $number } verborgene Schätze
    }
edit-crew =
    { $at ->
        [island] An Land
       *[ship] An Bord
    }: { $crew }{ $now ->
        [none] { "" }
       *[other] , bisher { $now }
    }
edit-home =
    { $seat ->
        [none] Niemandes Heimat
       *[other] Heimat von { $seat }
    }

# Warum ein Text kein Zug ist
form-act = act R1: das Schiff, das handeln soll, mit Nummer oder Namen
form-explore = explore island 3, explore R2 für ein Schiff, oder explore free R1, wo dein Marker liegt
form-ram = ram G1: das fremde Schiff, das zuerst gerammt wird
form-tow = tow G2
form-s = S 45.0 57.50: eine Strecke der Bewegung, die Richtung in Grad, die Länge in Millimetern
form-l = L 45.0 83.80, oder L 45.0 für die volle Länge; die zweite von zwei gleichen Strecken ist L#2, eine, die ein Text dazugibt, +L
form-fire = fire 2 at G1: die Kanone des zweiten Masts, 2b seine zweite, oder musket, marine, breath, gun1; oder mit dem Punkt, der getroffen werden soll, fire 2 at G1 170.00,250.00
form-chain = chain 2 at G1, von Spezialisten für Kettenkugeln
form-stink = stink 2 at G1, von Spezialisten für Stinktöpfe
form-burn = burn 2 at G1, von Spezialisten für Feuertöpfe
form-turn = turn 45.0: die Richtung in Grad
form-unseen = unseen 2: einer der Schätze, die niemand gesehen hat
form-place = place 120.00,340.00 45.0: der Bug in Millimetern, die Richtung in Grad
form-mast = mast 2, vom Bug aus gezählt
form-cast = cast off R1: das Schiff, das schleppt
form-scuttle = scuttle R2
form-home = home island 4
form-crew = crew helmsman to R1, oder crew helmsman ashore 3
form-hand = hand 3 to R1: eine Münze nach ihrem Gold
form-kill = kill helmsman, oder kill any für jemanden, der verdeckt liegt
form-collect = collect 3, oder der Name eines Schatzes oder Ereignisses, der ins Spiel kommt
form-build = build R4: ein Fort mit Nummer oder Namen
form-store = store R1: das Schiff lädt in das Fort aus, bei dem es liegt
form-mend = mend R4: eine Flagge des Forts wird wieder gehisst
form-watch = watch R4: vom Fort aus werden Schätze angesehen
form-swim = swim island 3: Die Insel schwimmt statt des Schiffs
form-pay = pay 3: eine Münze nach ihrem Gold, die verloren geht, um aus einem anderen Strudel zu kommen
form-chart = chart reef-1: das Gelände, das als Nächstes ausgelegt wird
form-dive = dive 2: das Gelände, aus dem das Schiff herauskommt
form-take = take 3: eine Münze nach ihrem Gold; von einem geenterten Schiff take any
form-deal = deal 3: der Schatz, der als Nächstes kommt
form-draw = draw und der Name einer Insel
form-die = die 4
form-board = board
form-move = move
form-shoot = shoot, oder shoot far für die doppelte Reichweite
form-use = use extra-action by R1: eine Fähigkeit und das Schiff, das sie hat; und worauf, wie on G1, on island 3, on crew #7
form-sacrifice = sacrifice oarsman
form-rob = rob G1 by R1: ein Schatz des ersten Schiffs kommt an Bord des zweiten
form-repair = repair
form-hunt = hunt: auf Wölfe schießen
form-show = show dry-powder: ein besonderer Schatz, der genutzt oder gezeigt wird
form-play = play divers: ein Ereignis
form-load = load chain-shot: die Ausrüstung für den nächsten Schuss
form-recruit = recruit oarsman-english
form-aim = aim G1, aim island 3, aim crew helmsman oder aim treasure 3: worauf es angewendet wird
form-drift = drift 45.0 83.80: die Richtung in Grad, die Länge in Millimetern
all-forms = schreib done, act R1, explore island 3, ram G1, tow G2, L 45.0 83.80, mast 2, cast off R1, scuttle R2, home island 4, crew helmsman to R1, hand 3 to R1, kill helmsman, collect 3, build R4, store R1, mend R4, watch R4, swim island 3, pay 3, chart reef-1, dive 2, take 3, deal 3, draw und der Name einer Insel, die 4, board, move, shoot, use extra-action by R1, sacrifice oarsman, rob G1 by R1, repair, hunt, show dry-powder, play divers, load chain-shot, recruit oarsman-english, aim G1, drift 45.0 83.80
move-missing = hier fehlt ein Zug; { all-forms }
no-move = { $written } ist kein Zug; { all-forms }
move-otherwise = { $written } ist kein Zug; schreib { $form }
several-ships = mehrere Schiffe heißen { $written }: { $several }; schreib { $form }
no-ship-called =
    ein Schiff { $written } gibt es nicht; es gibt { $there ->
        [none] keines
       *[some] { $there }
    }; schreib { $form }
no-length = { $written } ist keine Länge in Millimetern mit bis zu zwei Stellen nach dem Punkt; schreib { $form }
length-too-far = { $written } mm ist weiter, als hier etwas reicht (PI-N2); schreib { $form }
no-place = { $written } ist kein Ort; schreib { $form }
no-heading = { $written } ist keine Richtung von 0.0 bis 359.9 Grad (PI-N3); schreib { $form }
no-piece-called = keine Mannschaft oder Ausrüstung heißt { $written }; schreib { $form }
which-piece = { $written } kann { $several } sein; schreib, was du meinst
no-treasure-called = einen Schatz { $written } gibt es nicht; schreib { $form }
none-called =
    { $kind ->
        [crew] eine Mannschaft
        [terrain] ein Gelände
        [treasure] einen Schatz
        [island] eine Insel
       *[collected] einen Schatz oder ein Ereignis
    } { $written } gibt es nicht; es gibt { $known }; schreib { $form }
text-no-measure =
    { $written } gibt es nicht; es gibt { $known ->
        [none] nichts davon
       *[some] { $known }
    }
ship-named-otherwise = { $written } ist gerade nicht gefragt; ein Schiff nennt man mit { $form }
home-chosen-now = jetzt wird eine Heimat gewählt; schreib { $form } (PI-3.9)
no-event-called = ein Ereignis { $written } gibt es nicht; schreib { $form }

# Warum ein Spiel so nicht beginnen kann
players-number = Pirates of the Cursed Seas ist für 2 bis 4 Personen (PI-21.1)
too-many-islands = { $islands } Inseln würden ausgelegt, und das Paket hat { $known }; schreib 2 bis { $most } (PI-3.2)
homes-only = 1: Jede Insel wäre eine Heimat; schreib 0, oder 2 bis 8 (PI-3.12, PI-R40)

# Wie Inhalte Fähigkeiten und andere Wirkungen schreiben
no-such-ability = eine Fähigkeit { $ability } gibt es nicht; es gibt { $abilities } (PI-15.1)
ability-without-target = { $written }: { $ability } hat kein Ziel; schreib '{ $ability }' (PI-15.1)
ability-with-target =
    { $written }: Zu { $ability } gehört { $ability ->
        [gunner] eine Nation ({ $nations }), `non-` und eine Nation, `any`, `forts`, `near-forts`, `creatures` oder eine Nation und `-forts`
        [friend] eine Nation ({ $nations }) oder `any`
       *[hated] eine Nation: { $nations }
    }, etwa '{ $ability }:english' (PI-15.1)
no-such-deed =
    eine Wirkung { $effect } { $family ->
        [treasure] von Schätzen
        [event] von Ereignissen
        [equipment] von Ausrüstung
        [island] von Inseln
       *[terrain] von Gelände
    } gibt es nicht; es gibt { $effects } ({ $clause })
deed-with-amount = { $written }: Zu { $effect } gehört eine Zahl von { $low } bis { $high }, etwa '{ $effect }:{ $high }' ({ $clause })
deed-with-nation = { $written }: Zu { $effect } gehört eine Nation, etwa '{ $effect }:english': { $nations } ({ $clause })
deed-alone = { $written }: { $effect } hat weder Zahl noch Nation; schreib '{ $effect }' ({ $clause })

# Wie eine Partie im Archiv endete
ended-how =
    { $how ->
        [half-the-gold] Mehr als die Hälfte des Goldes war daheim
        [no-moves] Die Hälfte konnte nicht mehr ziehen
        [all-unloaded] Alles Gold war daheim
       *[stalemate] Zu lange geschah nichts
    }
