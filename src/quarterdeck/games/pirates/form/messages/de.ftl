### Die Angaben der Stellungsdatei, wie der Stellungseditor sie zeigt: `part-field`, die Hilfe dazu, und wie ihre Werte heißen.

position-patience = Stille Runden bis zum Ende
position-patience-help = Nach wie vielen hintereinander, in denen nichts geschieht, die Partie endet (PI-R52).
position-asked = Was als Nächstes entschieden wird
position-asked-help = Worauf die Partie wartet: auf eine Aktion, einen Schuss, einen Wurf, einen Platz.
position-asked-choices =
    { $choice ->
        [first-player] Wurf um den ersten Zug
        [island] Eine Insel wird gezogen
        [spot] Ein Platz für eine Insel
        [home] Eine Heimatinsel
        [start] Ein Schiff beginnt daheim
        [crew-place] Ein Platz für Mannschaft
        [ship] Das nächste Schiff
        [fire] Würfel für Feuer
        [fire-spreads] Ein Mast fängt Feuer
        [action] Eine Aktion
        [segment] Der Kurs
        [shot] Ein Schuss
        [hit] Der Würfel eines Schusses
        [lost-mast] Ein verlorener Mast
        [ram] Welches Schiff gerammt wird
        [ram-die] Der Würfel fürs Rammen
        [boarding] Ob geentert wird
        [boarding-die] Ein Enterwurf
        [prize] Die Beute
        [prize-drawn] Eine Beute wird gezogen
        [tow] Ein Schiff zum Schleppen
        [berth] Ein Platz für ein geschlepptes Schiff
        [look] Schatz wird angesehen
        [coin] Schatz wird genommen
        [exchange] Was getauscht wird
        [repair] Ein Mast zum Reparieren
        [scuttling] Der Würfel fürs Versenken
        [left-over] Übriger Schatz
        [ability-die] Der Würfel einer Fähigkeit
        [picked] Schatz wird gewählt
        [terrain] Ein Stück Gelände
        [terrain-spot] Ein Platz für Gelände
        [ice] Der Würfel eines Eisbergs
        [ice-edge] Die Kante eines Eisbergs
        [terrain-die] Der Würfel für Gelände
        [whirlpool] Ein Strudel
        [price] Was gezahlt wird
        [island-text] Der Text einer Insel
        [island-die] Der Würfel einer Insel
        [island-choice] Eine Wahl einer Insel
        [coin-drawn] Eine Münze wird gezogen
        [walls-die] Der Würfel von Mauern
        [consent] Ob eine Fähigkeit genutzt wird
        [forfeit] Was verloren geht
        [turn] Eine Wende um das Heck
        [nothing] Nichts: Die Partie ist vorbei
        [aim] Worauf eine Karte wirkt
        [deed-die] Der Würfel einer Karte
        [deed-drawn] Eine Karte zieht
       *[answer] Eine Antwort mit einer Karte
    }
position-player = Wer entscheidet
position-player-help = Das folgt aus dem Übrigen; die Angabe darf fehlen.
position-who = Wer gefragt ist
position-who-help = Wer entscheidet, oder für wen der Zufall entscheidet.
position-turn = Wer am Zug ist
position-turn-help = Wessen Flotte handelt.
position-first = Wer begonnen hat
position-first-help = Wer in jeder Runde zuerst am Zug ist.
position-round = Runde
position-round-help = Ab 1 gezählt; 0, solange aufgebaut wird.
position-quiet = Stille Runden
position-quiet-help = Runden hintereinander, in denen nichts geschah.
position-stirred = Es ist etwas geschehen
position-stirred-help = In dieser Runde; sie wird also keine stille.
position-rollers = Würfelt noch
position-rollers-help = Wer noch um den ersten Zug würfelt.
position-rolls = Würfe um den ersten Zug
position-rolls-help = Eine Zahl für jeden der vier Plätze; 0: keiner.
position-gold = Gold daheim
position-gold-help = Auf den Heimatinseln, eine Zahl für jeden der vier Plätze.
position-starting-gold = Gold in der Partie
position-starting-gold-help = Alles Gold, als der Schatz verteilt wurde: Wer mehr als die Hälfte hat, gewinnt.
position-islands = Inseln
position-islands-help = In dieser Reihenfolge nummeriert.
position-to-place = Inseln auszulegen
position-to-place-help = Wie viele noch ausgelegt werden.
position-terrain = Gelände
position-terrain-help = In dieser Reihenfolge nummeriert.
position-terrain-to-place = Gelände auszulegen
position-terrain-to-place-help = Wie viele Stücke noch ausgelegt werden.
position-terrain-chosen = Gelände als Nächstes
position-terrain-chosen-help = Das Stück, das gewählt wurde.
position-to-draw = Inseln zu ziehen
position-to-draw-help = Die Inseln, die noch gezogen werden können.
position-ships = Schiffe
position-ships-help = Auch Seeungeheuer und Forts. Der Name eines Schiffs, etwa R1, kommt von der Flotte, in der es begann.
position-pieces = Mannschaft und Ausrüstung
position-pieces-help = In dieser Reihenfolge nummeriert.
position-treasures = Aller Schatz
position-treasures-help = Alles im Spiel: das Gold einer Münze als Zahl oder der Name eines besonderen Schatzes.
position-unseen = Noch nie gesehener Schatz
position-unseen-help = Was noch niemand angesehen hat.
position-slots = Gesehener Schatz
position-slots-help = Wo er liegt, und wer ihn kennt.
position-left-over = Übriger Schatz
position-left-over-help = Stücke, für die keine Insel Platz hat.
position-events = Ereignisse
position-events-help = Die Ereignisse von allen, die mitspielen.
position-barred = Halskette verwehrt
position-barred-help = Die Farben, deren Schiffe keine Halskette mehr laden.
position-mapped = Schatz liegt offen
position-mapped-help = Ob Schätze auf wilden Inseln offen liegen.
position-turn-begins = Der Zug beginnt gerade
position-turn-begins-help = In diesem Zug ist noch nichts geschehen.
position-second-actions = Zweite Aktionen
position-second-actions-help = Wie viele Schiffe der Flotte, egal welche, noch eine ausführen dürfen.
position-raft-shown = Ein Floß wurde gezeigt
position-raft-shown-help = Ob in diesem Zug ein Floß gezeigt wurde.
position-ice-to-drift = Eisberge, die noch treiben
position-ice-to-drift-help = Die Nummern der Eisberge, die in diesem Zug noch treiben.
position-ghosts = Geister
position-ghosts-help = Die Nummern der Mannschaft, die in ein Fort kam, als sie ausgeschaltet wurde.
position-watch = Beobachtete Inseln
position-watch-help = Inseln, auf denen von einem Fort aus noch ein Schatz anzusehen ist.
position-mysterious = Geheimnisvolle Inseln
position-mysterious-help = Ihre Texte und was sie an Schiffen noch bewirken.
position-in-progress = Im Gange
position-in-progress-help = Die Aktion, die noch läuft, mit allem, was in ihr geschah.
position-ended = Wie die Partie ausging
position-ended-help = Nur wenn sie vorbei ist; dann wird nichts gefragt.
position-ended-choices =
    { $choice ->
        [half-the-gold] Mehr als die Hälfte des Golds
        [no-moves] Niemand kann handeln
        [all-unloaded] Aller Schatz ist daheim
       *[stalemate] Es geschah nichts mehr
    }

island-card = Insel
island-card-help = Ihr Name im Inhaltspaket.
island-at = Ort und Richtung
island-at-help = Nach rechts, nach oben und der Winkel: Hundertstelmillimeter von der linken unteren Ecke, Zehntelgrad. Zieh die Insel auf dem Spielplan.
island-home = Wessen Heimat sie ist
island-home-help = Eine wilde Insel ist niemandes Heimat.
island-hidden = Verborgener Schatz
island-hidden-help = Wie viele Schätze dort noch niemand angesehen hat.
island-tokens = Marker
island-tokens-help = Die Farben, deren Marker dort liegen.

terrain-card = Gelände
terrain-card-help = Sein Name im Inhaltspaket.
terrain-at = Ort und Richtung
terrain-at-help = Hundertstelmillimeter von der linken unteren Ecke, Zehntelgrad.
terrain-placer = Wer es ausgelegt hat
terrain-placer-help = Wer es dorthin gelegt hat.
terrain-gone = Weggenommen
terrain-gone-help = Es liegt nicht mehr auf dem Tisch.
terrain-until = Bleibt bis
terrain-until-help = Es wird weggenommen, wenn hier der Zug beginnt.
terrain-rating = Wert
terrain-rating-help = Der Wert eines Riffs in diesem Zug.
terrain-frozen = Festgefroren
terrain-frozen-help = Eine Insel hält den Eisberg.

ship-ship = Schiff
ship-ship-help = Sein Name im Inhaltspaket.
ship-fleet = Erste Flotte
ship-fleet-help = Die Farbe, mit deren Flotte es begann.
ship-owner = Flotte jetzt
ship-owner-help = Die Farbe, der es jetzt gehört; fehlt die Angabe, die erste.
ship-at = Ort und Richtung
ship-at-help = Nach rechts, nach oben und der Winkel: Hundertstelmillimeter von der linken unteren Ecke, Zehntelgrad. Zieh das Schiff auf dem Spielplan.
ship-state = Zustand
ship-state-help = Es schwimmt, wartet auf seinen Platz oder ist aus dem Spiel.
ship-state-choices =
    { $choice ->
        [afloat] Es schwimmt
        [waiting] Es wartet auf seinen Platz
       *[gone] Aus dem Spiel
    }
ship-masts = Stehende Masten
ship-masts-help = Vom Bug aus gezählt; fehlt die Angabe, alle.
ship-burning = Brennende Masten
ship-burning-help = Vom Bug aus gezählt.
ship-tows = Schleppt
ship-tows-help = Das manövrierunfähige Schiff im Schlepp, etwa G2.
ship-pinned-by = Gerammt und festgehalten
ship-pinned-by-help = Schiffe, von denen es nicht wegkann: Es hat sie gerammt, oder ein Text hält es fest.
ship-panels = Platten
ship-panels-help = Wie viele Platten eines Schildkrötenschiffs oder weitere Rümpfe eines Katamarans übrig sind; bei einer Flottille 1 mit Flagge, 0 ohne. Fehlt die Angabe: alle.
ship-guns = Gebaute Kanonen
ship-guns-help = Wie viele Kanonen aus Schätzen es hat.
ship-spent = Genutzte Fähigkeiten
ship-spent-help = Fähigkeiten, die es in diesem Zug schon genutzt hat.
ship-shot-by = Beschossen von
ship-shot-by-help = Schiffe, die es in diesem Zug beschossen haben.
ship-lost-in = Verirrt in
ship-lost-in-help = Die Nummer der Nebelbank, in der es sich verirrt hat.
ship-stands-on = Steht auf
ship-stands-on-help = Die Nummer der Insel, auf der das Fort steht.
ship-gold = Gold im Fort
ship-gold-help = Nur bei einem Fort: das Gold darin.
ship-walls = Mauern
ship-walls-help = Wie viele Treffer die Mauern eines Forts in diesem Zug noch aushalten.
ship-fort = Fort
ship-fort-help = Ob es endgültig gefallen ist, und ob seine Mauern in diesem Zug gewürfelt haben.
ship-fort-choices =
    { $choice ->
        [fallen] Gefallen
       *[rolled] Mauern haben gewürfelt
    }
ship-stayed = Lag an
ship-stayed-help = Inseln, an denen es seit Beginn des Zugs liegt.
ship-explored = Hat erkundet
ship-explored-help = Inseln, die es erkundet und seither nicht verlassen hat.
ship-first-action = Erste Aktion
ship-first-action-help = In diesem Zug: move, shoot, repair, eine Insel oder ein Schiff, das es erkundet hat.
ship-idle = Züge ohne Aktion
ship-idle-help = Wie viele Züge lang es keine Aktion hat.
ship-copied = Übernommene Fähigkeit
ship-copied-help = Die Fähigkeit, die es von einem anderen Schiff übernommen hat.
ship-shielded-from = Sicher vor
ship-shielded-from-help = Schiffe, die es in diesem Zug nicht beschießen dürfen.
ship-marks = Merkmale
ship-marks-help = Was ihm sonst geschehen ist oder noch geschieht.
ship-marks-choices =
    { $choice ->
        [acted] Hat gehandelt
        [acted-twice] Hat zweimal gehandelt
        [extra-action] Darf noch einmal handeln
        [same-again] Nur dieselbe Aktion
        [must-shoot] Muss schießen
        [held] Festgehalten
        [sinks] Wird sinken
        [tried] Wollte sich versenken
        [free-explore] Darf frei erkunden
        [pathfinder] Legte an wilder Insel an
        [at-enemy-home] An gegnerischer Heimat
        [unloaded] Hat ausgeladen
        [loaded] Hat geladen
        [carried] Nutzte einen Handelsstrom
        [fear-rolled] Hat für Angst gewürfelt
        [mute] Ohne Fähigkeiten
        [crew-mute] Mannschaft ohne Fähigkeiten
        [dazed] Im nächsten Zug betäubt
        [stench] Im nächsten Zug Gestank
        [chained] Im nächsten Zug gekettet
        [slowed] Im nächsten Zug langsam
        [sails-longer] Fährt weiter als sonst
        [sails-far] Segelt weit
        [driven-off] Muss die Insel im nächsten Zug verlassen
        [must-leave] Muss die Insel verlassen
        [moves-twice] Fährt zweimal
        [move-for-each-mast] Eine Fahrt je Mast
        [lucky] Hat Glück
        [helped] Von einem Kanonier unterstützt
        [aimed] Nächster Schuss trifft
        [overpowers] Ihr Ziel verliert seine Fähigkeiten
        [shot-at-fort] Hat auf ein Fort geschossen
        [wreck] Gestrandet
        [struck] Von Eis getroffen
        [submerged] Getaucht
        [deep] In der Tiefe
       *[ghostly] Geisterschiff
    }

piece-card = Karte
piece-card-help = Ihr Name im Inhaltspaket; leer, wenn sie nicht bekannt ist.
piece-owner = Wem sie gehört
piece-owner-help = Die Farbe, der sie gehört.
piece-fleet = Erste Flotte
piece-fleet-help = Die Farbe, mit deren Flotte sie begann; fehlt die Angabe, die eigene.
piece-equipment = Ausrüstung
piece-equipment-help = Sie ist Ausrüstung, keine Mannschaft.
piece-at = Wo sie ist
piece-at-help = Ein Schiff, etwa R1, eine Insel, etwa island 3, oder out (aus dem Spiel).
piece-seen = Bekannt
piece-seen-help = Wer sie kennt.
piece-face-up = Offen
piece-face-up-help = Alle sehen sie.
piece-handled = Umgesetzt
piece-handled-help = Wie oft sie seit der letzten Aktion umgesetzt wurde.
piece-mute = Ohne Fähigkeiten
piece-mute-help = Ihre Fähigkeiten wirken in diesem Zug nicht.
piece-captive = Gefangen
piece-captive-help = Sie wurde gefangen und ist Ladung.
piece-hexed = Ohne Fähigkeiten im nächsten Zug
piece-hexed-help = Eine Puppe nimmt ihr für diesen Zug die Fähigkeiten.
piece-joined = Später dazugekommen
piece-joined-help = Sie kam erst während der Partie dazu.
piece-any-nation = Jeder Nation
piece-any-nation-help = Sie gehört immer zur Nation ihres Schiffs.
piece-ashore = An Land gehalten
piece-ashore-help = Eine geheimnisvolle Insel hält sie in diesem Zug an Land.

slot-what = Schatz
slot-what-help = Das Gold einer Münze oder der Name eines besonderen Schatzes; leer, wenn er nicht bekannt ist.
slot-at = Wo er ist
slot-at-help = Ein Schiff, etwa R1, eine Insel, etwa island 3, oder out (aus dem Spiel).
slot-seen = Bekannt
slot-seen-help = Wer ihn angesehen hat.
slot-gold = Gold jetzt
slot-gold-help = Was ein besonderer Schatz inzwischen wert ist.
slot-used = Genutzt
slot-used-help = Er wurde in diesem Zug genutzt.
slot-left-there = Bleibt dort
slot-left-there-help = Eine geheimnisvolle Insel verhindert in diesem Zug, dass er geladen wird.

event-card = Ereignis
event-card-help = Sein Name im Inhaltspaket; leer, wenn es nicht bekannt ist.
event-owner = Wem es gehört
event-owner-help = Die Farbe, der es gehört.
event-state = Zustand
event-state-help = Auf der Hand, gespielt und noch wirksam, oder vorbei.
event-state-choices =
    { $choice ->
        [hidden] Auf der Hand
        [up] Wirkt
       *[out] Vorbei
    }
event-at = Marker
event-at-help = Der Ort, an dem sein Marker liegt, in Hundertstelmillimetern.
event-fog = Nebelbank
event-fog-help = Bei Rolling Fog: die Nummer der Nebelbank, die rollt.
event-rolls = Rollt noch
event-rolls-help = Sein Nebel muss in diesem Zug noch rollen.

mysterious-mode = Wie gespielt wird
mysterious-mode-help = Gar nicht, offen oder verdeckt.
mysterious-mode-choices =
    { $choice ->
        [plain] Wird nicht gespielt
        [shown] Offen
       *[hidden] Verdeckt
    }
mysterious-texts = Texte
mysterious-texts-help = Die Nummer jeder Insel und die Karte, deren Text sie hat.
mysterious-unshown = Noch verdeckte Texte
mysterious-unshown-help = Karten, deren Texte niemand gesehen hat.
mysterious-ships = Wirkt noch
mysterious-ships-help = Was Inseln an Schiffen noch bewirken.

marked-ship = Schiff
marked-ship-help = Seine Nummer in der Liste der Schiffe.
marked-effects = Wirkungen
marked-effects-help = Was an dem Schiff noch wirkt.
marked-amount = Wie viel
marked-amount-help = Die Zahl der Wirkung, wenn sie eine hat.
marked-island = Insel
marked-island-help = Die Nummer der Insel, die es bewirkt hat.

in-progress-unit = Schiff, das handelt
in-progress-unit-help = Das Schiff, das handelt, etwa R1.
in-progress-target = Ziel
in-progress-target-help = Das Schiff, das beschossen, gerammt, geentert oder erkundet wird.
in-progress-action = Aktion
in-progress-action-help = Was das Schiff tut.
in-progress-sailing = Fahrt
in-progress-sailing-help = Wie weit die Bewegung ist.
in-progress-shooting = Schießen
in-progress-shooting-help = Welche Kanonen gefeuert haben.
in-progress-loss = Verluste
in-progress-loss-help = Was ein Schiff durch einen Treffer, ein Rammen, einen Kampf oder einen Text verliert.
in-progress-boarding = Entern
in-progress-boarding-help = Rammen und Entern.
in-progress-fires = Feuer
in-progress-fires-help = Würfe für brennende Masten und was sie bewirken.
in-progress-exploring = Erkunden
in-progress-exploring-help = Das Erkunden einer Insel oder eines Schiffs.
in-progress-trade = Gezogener Schatz
in-progress-trade-help = Schätze, die Fähigkeiten ziehen.
in-progress-card = Karte, die wirkt
in-progress-card-help = Ein besonderer Schatz, ein Ereignis oder Ausrüstung, die gerade wirkt.
in-progress-question = Frage dazwischen
in-progress-question-help = Worauf jemand mit einer Karte antworten darf.
in-progress-reroll = Neuer Wurf
in-progress-reroll-help = Ein Würfel, der noch einmal geworfen werden darf.
in-progress-mysterious = Geheimnisvolle Insel
in-progress-mysterious-help = Eine geheimnisvolle Insel, die gerade wirkt.
in-progress-contacts = Berührungen
in-progress-contacts-help = Was das fahrende Schiff zu Beginn seiner Fahrt berührte (PI-N10).
in-progress-way = Unterbrochener Weg
in-progress-way-help = Ein Stück Weg, das Gelände unterbricht, bis gewürfelt ist.
in-progress-interrupted = Wird noch einmal gefragt
in-progress-interrupted-help = Fragen, die noch einmal gestellt werden, die letzte zuerst.

action-kind = Aktion
action-kind-help = move, shoot, repair, oder die Insel oder das Schiff, das erkundet wird.
action-is-free = Freie Fahrt
action-is-free-help = Eine Fahrt, die ein Text erlaubt und die keine Fahraktion ist.
action-stage = Folgen bisher
action-stage-help = Die Nummer ihrer nächsten Folge (PI-R20).
action-docked-at = Angelegt an
action-docked-at-help = Inseln, an denen das Schiff während der Aktion angelegt hat.
action-tow-options = Darf geschleppt werden
action-tow-options-help = Manövrierunfähige Schiffe, die es in Schlepp nehmen darf.
action-ability = Gewürfelte Fähigkeit
action-ability-help = Die Fähigkeit des Schiffs, für die gewürfelt wird.
action-coins-due = Münzen, die heimgehen
action-coins-due-help = Wie viele Münzen von wilden Inseln noch heimgehen.
action-ability-asked = Gefragte Fähigkeit
action-ability-asked-help = Die Fähigkeit, nach der jemand gefragt wird oder für die ein Schatz gezogen wird.
action-mends = Fort, das repariert wird
action-mends-help = Das Fort, das eine Flagge zurückbekommt.

sailing-measures-used = Benutzte Strecken
sailing-measures-used-help = Die Nummern der benutzten Strecken: die der eigenen Bewegung, ab 4 die durch Texte.
sailing-base-moves-left = Übrige Bewegungen
sailing-base-moves-left-help = Wie viele ganze Bewegungen noch kommen.
sailing-of-l-alone = Nur L
sailing-of-l-alone-help = Die Fahrt ist nur L lang, ein Würfel hat sie erlaubt.
sailing-of-s-alone = Nur S
sailing-of-s-alone-help = Die Fahrt ist nur S lang, ein Text zwischen Aktionen erlaubt sie.
sailing-loading-move = Fahrt nach dem Laden
sailing-loading-move-help = Die Fahrt ist nur S lang, nach dem Laden an einer geheimnisvollen Insel (PI-M29).
sailing-turn-asked = Wende gefragt
sailing-turn-asked-help = Es hat sich um das Heck gedreht, oder danach wurde schon gefragt.
sailing-ended-as = Endete an einer Berührung
sailing-ended-as-help = 1: Die Fahrt endete an einer Berührung.
sailing-pilot = Lotse
sailing-pilot-help = Das Schiff, das handelt, während ein anderes bewegt wird.
sailing-own-base-move = Mit der Bewegung des Lotsen
sailing-own-base-move-help = Das andere Schiff fährt mit der Bewegung des Lotsen.
sailing-current-at-hand = Handelsstrom
sailing-current-at-hand-help = Ein Handelsstrom darf genutzt werden.
sailing-hastened = Beeilt sich
sailing-hastened-help = Schiffe in der Nähe machen das fahrende schneller.
sailing-lured = Angelockt
sailing-lured-help = Ein Schiff in der Nähe lockt das fahrende Seeungeheuer an.
sailing-terrain-to-meet = Gelände, das noch kommt
sailing-terrain-to-meet-help = Die Nummern des Geländes, auf das das Schiff noch trifft.
sailing-terrain = Gelände jetzt
sailing-terrain-help = Das Gelände, auf das das Schiff trifft, das es verlässt oder das treibt.

shooting-fired = Gefeuert
shooting-fired-help = Die Kanonen, die gefeuert haben, mit den Nummern ihrer Masten.
shooting-succeeded = Ein Treffer
shooting-succeeded-help = Ein Schuss dieser Aktion hat getroffen.
shooting-missed = Daneben
shooting-missed-help = Die Kanonen, die gefeuert und nicht getroffen haben.
shooting-cannon = Kanone jetzt
shooting-cannon-help = Die Kanone, für deren Schuss gewürfelt wird.
shooting-kind = Schuss
shooting-kind-help = Was diese Kanone schießt.
shooting-kind-choices =
    { $choice ->
        [ball] Kugel
        [chain] Kettenkugel
        [stench] Stinkkugel
        [fire] Brandkugel
        [broadside] Breitseite
        [grape] Kartätsche
        [grapple] Enterhaken
       *[exploding] Sprengkugel
    }
shooting-double-range = Doppelte Reichweite
shooting-double-range-help = Kanonen schießen doppelt so weit.
shooting-hits-left = Offene Treffer
shooting-hits-left-help = Wie viele Treffer dieses Wurfs noch nicht abgehandelt sind.
shooting-grabs = Packt zu
shooting-grabs-help = Die Masten, die ein einzelner Schuss kostet, der das Ziel heranzieht; 0: Geschossen wird wie üblich.
shooting-armour-dented = Panzer angeschlagen
shooting-armour-dented-help = Gepanzerte Schiffe, die beim nächsten Treffer einen Mast verlieren.
shooting-next-equipment = Ausrüstung für den nächsten Schuss
shooting-next-equipment-help = Die Nummer der Ausrüstung für den nächsten Schuss.
shooting-equipment = Ausrüstung dieses Schusses
shooting-equipment-help = Die Nummer der Ausrüstung des Schusses, für den gewürfelt wird.
shooting-equipment-used = Genutzte Ausrüstung
shooting-equipment-used-help = Die Ausrüstung, die in dieser Aktion genutzt wurde.
shooting-awaits-payment = Schuss, der auf Gold wartet
shooting-awaits-payment-help = Die Nummer des Schusses, der fällt, wenn niemand zahlt; -1: keiner.
shooting-payer = Wer zahlen darf
shooting-payer-help = Das Schiff, für das gezahlt werden darf.
shooting-paid-from = Gezahlt von
shooting-paid-from-help = Das Schiff oder die Insel, von wo gezahlt wird.

loss-cause = Ursache
loss-cause-help = Was den Verlust verursacht.
loss-cause-choices =
    { $choice ->
        [none] Nichts
        [shot] Ein Schuss
        [ram] Ein Rammen
        [before-boarding] Vor dem Entern
        [fight] Ein Kampf
        [card] Eine Karte
        [terrain] Gelände
        [island] Eine Insel
       *[sailing] Die Fahrt
    }
loss-unit = Schiff
loss-unit-help = Das Schiff, das Masten, Mannschaft oder Ladung verliert.
loss-masts-left = Masten danach
loss-masts-left-help = Wie viele Masten es nach diesem noch verliert.
loss-crew-left = Mannschaft danach
loss-crew-left-help = Wie viel Mannschaft das Ziel noch verliert.
loss-any-cargo = Beliebige Ladung
loss-any-cargo-help = Statt Mannschaft darf Ladung verloren gehen.
loss-cargo-due = Ladung fällig
loss-cargo-due-help = Ladung des Ziels darf noch verloren gehen.
loss-own-crew-due = Eigene Mannschaft fällig
loss-own-crew-due-help = Das handelnde Schiff verliert noch Mannschaft.
loss-repair-due = Reparatur fällig
loss-repair-due-help = Das handelnde Schiff bekommt noch einen Mast zurück.

boarding-enemies-left = Noch zu rammen
boarding-enemies-left-help = Die gegnerischen Schiffe, die noch gerammt werden.
boarding-dice-left = Offene Würfe
boarding-dice-left-help = Wie viele Enterwürfe noch kommen.
boarding-first-total = Erste Summe
boarding-first-total-help = Würfel und Masten der Seite, die zuerst würfelte, zusammengezählt.
boarding-prizes-left = Beute übrig
boarding-prizes-left-help = Wie viel, wer gewann, noch nehmen oder ausschalten darf.
boarding-treasure-only = Nur Schatz
boarding-treasure-only-help = Wer gewann, darf jetzt nur Schatz nehmen.
boarding-crew-only = Nur Mannschaft
boarding-crew-only-help = Wer gewann, darf jetzt nur Mannschaft ausschalten.
boarding-drawn = Gezogen
boarding-drawn-help = Was der Zufall zieht.
boarding-drawn-choices =
    { $choice ->
        [crew] Mannschaft
       *[treasure] Schatz
    }
boarding-by-grapples = Mit Enterhaken
boarding-by-grapples-help = Geentert wurde mit Enterhaken.
boarding-by-shot = Durch einen Schuss
boarding-by-shot-help = Geentert wird nach einem Schuss.
boarding-stung = Von einer Klinge getroffen
boarding-stung-help = Das gegnerische Schiff, das in dieser Aktion von einer Klinge getroffen wurde.

fires-dice-left = Offene Würfe
fires-dice-left-help = Für wie viele Feuer noch gewürfelt wird.
fires-go-out = Feuer, die ausgehen
fires-go-out-help = Die Masten, deren Feuer ausgeht.
fires-spread = Feuer, die übergreifen
fires-spread-help = Wie viele Feuer übergreifen; die Masten sind noch zu wählen.
fires-kindled = Brennendes Schiff
fires-kindled-help = Das Schiff, das in Brand geschossen wurde; welcher Mast brennt, ist noch zu wählen.

exploring-island = Erkundete Insel
exploring-island-help = Die Nummer der Insel, die erkundet wird.
exploring-elsewhere = Andere Insel
exploring-elsewhere-help = Eine andere Insel, deren Schätze man durch einen Text ansehen darf.
exploring-one-more = Noch eine Münze
exploring-one-more-help = Noch eine Münze darf geladen werden, dann keine mehr.
exploring-settled = Erledigte Schätze
exploring-settled-help = Besondere Schätze der Insel, die genommen oder liegen gelassen wurden.
exploring-aboard-before = Vorher an Bord
exploring-aboard-before-help = Die Nummern der Schätze, die vorher an Bord waren.
exploring-crew-moved = Mannschaft gewechselt
exploring-crew-moved-help = Mannschaft, die das Schiff gewechselt hat.
exploring-treasure-moved = Schatz gewechselt
exploring-treasure-moved-help = Schätze, die das Schiff gewechselt haben.

trade-given = Gegebener Schatz
trade-given-help = Der Schatz, der für einen anderen gegeben wird.
trade-draws-left = Offene Züge
trade-draws-left-help = Wie viele Schätze noch gezogen werden.
trade-other-island = Andere Insel
trade-other-island-help = Die Insel, mit der die erkundete tauscht.

card-move = Karte
card-move-help = Die Karte: treasure 3, event 1 oder equipment 2.
card-during = Während
card-during-help = Wann sie wirkt.
card-during-choices =
    { $choice ->
        [none] Nichts
        [loading] Laden
        [a-turn-begins] Beginn eines Zugs
        [between-actions] Zwischen Aktionen
        [ramming] Rammen
        [shooting] Schießen
        [docking] Anlegen daheim
        [losing] Ein Verlust
       *[moving] Eine Fahrt
    }
card-aim = Dafür gewählt
card-aim-help = Was dafür jetzt zu wählen ist.
card-aim-choices =
    { $choice ->
        [none] Nichts
        [crew-lost] Verlorene Mannschaft
        [treasure-lost] Verlorener Schatz
        [left-ashore] An Land gelassene Mannschaft
        [recruited] Angeworbene Mannschaft
        [own-ship] Ein eigenes Schiff
        [enemy-ship] Ein gegnerisches Schiff
        [looked-at] Was angesehen wird
        [own-crew] Eigene Mannschaft
        [enemy-crew] Gegnerische Mannschaft
        [spot] Ein Ort
        [drift] Wohin etwas treibt
        [fog] Nebel
        [fog-bank] Eine Nebelbank
       *[what-it-says] Was sein Text sagt
    }
card-unit = Schiff
card-unit-help = Das Schiff, das verliert, was gewählt wird.
card-still-to-come = Noch offen
card-still-to-come-help = Schätze, Schiffe oder Mannschaft, auf die sie noch wirkt.
card-rolls-left = Offene Würfe
card-rolls-left-help = Wie viele Würfe und Züge noch kommen.
card-crew = Mannschaft
card-crew-help = Die Mannschaft, die sich duelliert.
card-island = Insel
card-island-help = Die Insel, die angesehen wird.
card-total = Summe
card-total-help = Der Wurf der Mannschaft im Duell.
card-units-hit = Getroffene Schiffe
card-units-hit-help = Wie viele Schiffe die Welle getroffen hat.
card-treasure-lost = Schatz verloren
card-treasure-lost-help = Das Schiff hat durch den Ausbruch seinen Schatz verloren; als Nächstes verliert es Mannschaft.

question-kind = Worauf
question-kind-help = Worauf die Karte antworten würde.
question-kind-choices =
    { $choice ->
        [none] Nichts
        [die] Ein Würfel
        [loss] Ein Verlust
        [ram] Ein Rammen
        [sinking] Ein Untergang
        [prize] Eine Beute
        [death] Ein Tod
       *[passing] Eine gegnerische Fahrt, die in der Nähe endet
    }
question-seats-left = Noch gefragt
question-seats-left-help = Die Farben, die noch gefragt werden.
question-die = Würfel
question-die-help = Der Würfel, der gedreht werden darf.
question-sunk = Gesunken
question-sunk-help = Gesunkene Schiffe, bei denen noch offen ist, was aus allem an Bord wird.
question-sinker = Versenkt von
question-sinker-help = Die Farbe, die sie versenkt hat.
question-relics-kept = Relikte behalten
question-relics-kept-help = Wer nach Relikten gefragt wurde, behält sie.

reroll-roller = Schiff
reroll-roller-help = Das Schiff, für das gewürfelt wurde.
reroll-die = Würfel
reroll-die-help = Die Zahl auf dem Würfel.

island-at-work-islands-left = Inseln danach
island-at-work-islands-left-help = Inseln, für die noch gewürfelt wird oder von denen noch Münzen kommen.
island-at-work-island = Insel
island-at-work-island-help = Die Insel, die jetzt wirkt.
island-at-work-effect = Wirkung
island-at-work-effect-help = Was die Insel bewirkt; die Angabe fehlt, solange noch nicht gewürfelt ist.
island-at-work-still-to-come = Noch offen
island-at-work-still-to-come-help = Wie viele Würfe, Münzen oder Leute noch kommen.
island-at-work-masts-lost = Verlorene Masten
island-at-work-masts-lost-help = Wie viele Masten die Würfe gekostet haben.
island-at-work-to-island = Zur Insel
island-at-work-to-island-help = Die Insel, auf die Münzen oder Mannschaft kommen.
island-at-work-coin-given = Gegebene Münze
island-at-work-coin-given-help = Die Münze, die getauscht wird.

way-met = Erreichtes Gelände
way-met-help = Die Nummer des Geländes, auf das es trifft.
way-crossed = Durchquertes Gelände
way-crossed-help = Die Nummern des Geländes, das es schon durchquert hat.
way-begins = Beginnt
way-begins-help = Der Ort des Bugs am Anfang, in Hundertstelmillimetern.
way-heading = Richtung
way-heading-help = Die Richtung in Zehntelgrad.
way-length = Länge
way-length-help = Die Länge in Hundertstelmillimetern.
way-stops = Hält an
way-stops-help = Das Stück Weg endet an einer Berührung.

contacts-old-shores = Inseln
contacts-old-shores-help = Inseln, die es zu Beginn der Fahrt berührte.
contacts-old-units = Schiffe
contacts-old-units-help = Schiffe, die es zu Beginn der Fahrt berührte.
contacts-old-terrain = Gelände
contacts-old-terrain-help = Gelände, das es zu Beginn der Fahrt berührte.
contacts-ignored = Kein Hindernis
contacts-ignored-help = Schiffe, die für das fahrende kein Hindernis sind.
contacts-heedless = Gelände zählt nicht
contacts-heedless-help = Gelände wirkt nicht auf das Schiff, das fährt.
contacts-wary = Eisberge zählen
contacts-wary-help = Eisberge wirken auf das fahrende Schiff, anderes Gelände nicht.

interrupted-asked = Was gefragt wird
interrupted-asked-help = Die Frage, die noch einmal gestellt wird.
interrupted-asked-choices = { position-asked-choices }
interrupted-player = Wer entscheidet
interrupted-player-help = Eine Farbe oder der Zufall.
interrupted-who = Wer gefragt ist
interrupted-who-help = Die Farbe, die gefragt ist, auch wenn der Zufall für sie entscheidet.
