# Das Spiel in einer Zeile; auf Englisch steht das in seiner Klasse
tagline = Vier Reedereien beanspruchen die Häfen der Karibik und bringen ihre Schiffe heim

# Wie man gewinnt, in einer Zeile
goal = Du gewinnst mit den meisten Punkten: für Flaggen in Häfen, abgefeuerte Waffen und heimgebrachte Schiffe.

# Wie alles heißt
# Eine Reederei nach ihrer Nummer: P, H, S, D
seat =
    { $seat ->
        [0] Peasant
        [1] Has{ "\u2011" }Been
        [2] Sørwegian
       *[3] Desolation
    }
region =
    { $region ->
        [0] Nord
        [1] Süd
        [2] Ost
        [3] West
       *[4] Mitte
    }
# Schiffe heißen so, dass Nominativ, Dativ und Akkusativ gleich lauten.
ship =
    { $rank ->
        [0] { $line }s Flaggschiff
        [1] { $line }s Schiff Nord
        [2] { $line }s Schiff Süd
        [3] { $line }s Schiff Ost
        [4] { $line }s Schiff West
       *[5] { $line }s Schiff Mitte
    }
ship-of-line =
    { $rank ->
        [0] das Flaggschiff
        [1] das Schiff Nord
        [2] das Schiff Süd
        [3] das Schiff Ost
        [4] das Schiff West
       *[5] das Schiff Mitte
    }
own-ship =
    { $rank ->
        [0] dein Flaggschiff
        [1] dein Schiff Nord
        [2] dein Schiff Süd
        [3] dein Schiff Ost
        [4] dein Schiff West
       *[5] dein Schiff Mitte
    }
# Steht nur im Nominativ und Akkusativ.
open-water =
    offene See { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } { $way ->
        [e] östlich
        [ene] ostnordöstlich
        [ne] nordöstlich
        [n] nördlich
        [nw] nordwestlich
        [wnw] westnordwestlich
        [w] westlich
        [wsw] westsüdwestlich
        [sw] südwestlich
        [s] südlich
        [se] südöstlich
       *[ese] ostsüdöstlich
    } von { $port }
# Dinge stehen im Akkusativ.
thing =
    { $kind ->
        [0] einen Rettungsring
        [1] eine Rakete
       *[2] einen Torpedo
    }
things =
    { $kind ->
        [0] { $number ->
            [0] keinen Rettungsring
            [1] einen Rettungsring
           *[other] { $number } Rettungsringe
        }
        [1] { $number ->
            [0] keine Rakete
            [1] eine Rakete
           *[other] { $number } Raketen
        }
       *[2] { $number ->
            [0] keinen Torpedo
            [1] einen Torpedo
           *[other] { $number } Torpedos
        }
    }
nothing = nichts
you = du
cards-of-port =
    { $cards ->
        [one] { $port }
       *[other] beide Karten von { $port }
    }
and = { $first } und { $last }

# Was geschehen ist
story-rolled =
    { $mine ->
        [yes] Du würfelst { $what } und { $more }, zusammen { $total }.
       *[no] { $line } würfelt { $what } und { $more }, zusammen { $total }.
    }
story-tied = Gleichstand um die höchste Summe: { $lines } würfeln noch einmal.
story-first =
    { $mine ->
        [yes] Du hast die höchste Summe und beginnst; die anderen folgen im Uhrzeigersinn.
       *[no] { $line } hat die höchste Summe und beginnt; die anderen folgen im Uhrzeigersinn.
    }
story-dealt =
    { $mine ->
        [yes] Du erhältst { $card }.
       *[no] { $line } erhält { $card }.
    }
story-dealt-hidden = { $line } erhält eine Karte.
story-dealt-hidden-several = { $line } erhält # Karten.
story-shown =
    { $mine ->
        [yes] Du zeigst { $card }; die Karte kommt in den Stapel zurück.
       *[no] { $line } zeigt { $card }; die Karte kommt in den Stapel zurück.
    }
story-home =
    { $mine ->
        [yes] Du machst { $space } zu deinem Heimathafen; dort beginnt dein Flaggschiff.
       *[no] { $line } macht { $space } zum Heimathafen; dort beginnt das Flaggschiff.
    }
story-turn =
    { $mine ->
        [yes] Du bist am Zug.
       *[no] { $line } ist am Zug.
    }
story-passed =
    { $mine ->
        [yes] Du verzichtest auf weitere Aktionen.
       *[no] { $line } verzichtet auf weitere Aktionen.
    }
story-skipped =
    { $mine ->
        [yes] Du hast keine Karte und wirst übersprungen.
       *[no] { $line } hat keine Karte und wird übersprungen.
    }
story-sailed = { $ship } erreicht { $space }.
story-sailed-card = { $ship } erreicht { $space }, mit der Karte { $card }.
story-bought =
    { $mine ->
        [yes] Du kaufst { $thing } für { $price }.
       *[no] { $line } kauft { $thing } für { $price }.
    }
story-exchanged =
    { $mine ->
        [yes] Du tauschst { $card } gegen { $things }.
       *[no] { $line } tauscht { $card } gegen { $things }.
    }
story-claimed = { $ship } beansprucht { $space }: Die Flagge wird gehisst.
story-taken = { $ship } nimmt { $space } ein: Die Flagge wird gehisst.
story-gained = { $ship } kommt hinzu und wartet darauf, in Dienst gestellt zu werden.
story-torpedoed = { $ship } trifft { $target } mit einem Torpedo.
story-launched = Eine Rakete aus { $space } trifft { $ship }.
story-gave-up =
    { $mine ->
        [yes] Du verlierst { $thing } an den Vorrat.
       *[no] { $line } verliert { $thing } an den Vorrat.
    }
story-anchored = { $ship } hängt an einem Anker fest.
story-unharmed = { $ship } wird getroffen, aber es geschieht nichts.
story-scored =
    { $mine ->
        [yes] Du hast
       *[no] { $line } hat
    } jetzt { $what ->
        [one] einen Punkt
       *[other] { $what } Punkte
    }.
story-raided = { $ship } überfällt { $target }.
story-fought = { $ship } kämpft um { $space }.
story-dice =
    { $mine ->
        [yes] Du würfelst
       *[no] { $line } würfelt
    } beim Angriff { $what }, die Verteidigung würfelt { $more }{ $tied ->
        [yes] : Gleichstand, der Angriff gewinnt
       *[no] { "" }
    }.
story-stole =
    { $mine ->
        [yes] Du stiehlst { $thing } von { $victim }.
       *[no] { $yours ->
            [yes] { $line } stiehlt { $thing } von dir.
           *[no] { $line } stiehlt { $thing } von { $victim }.
        }
    }
story-stole-nothing =
    { $mine ->
        [yes] Du stiehlst nichts von { $victim }.
       *[no] { $yours ->
            [yes] { $line } stiehlt nichts von dir.
           *[no] { $line } stiehlt nichts von { $victim }.
        }
    }
story-fled = { $ship } entkommt; neuer Platz: { $space }.
story-stayed = { $ship } bleibt liegen.
story-flag-back =
    { $mine ->
        [yes] Deine Flagge in { $space } wird eingeholt und geht an dich zurück.
       *[no] Die Flagge von { $line } in { $space } wird eingeholt und geht zurück.
    }
story-held-off =
    { $mine ->
        [yes] Du hältst { $space }; der Angriff ist abgewehrt.
       *[no] { $line } hält { $space }; der Angriff ist abgewehrt.
    }
story-played =
    { $mine ->
        [yes] Du spielst { $card }.
       *[no] { $line } spielt { $card }.
    }
story-weighed = { $ship } ist den Anker los.
story-commissioned = { $ship } wird in { $space } in Dienst gestellt.
story-retired = { $ship } ist für immer zu Hause: außer Dienst gestellt, ein Punkt.
story-drew =
    { $mine ->
        [yes] Du ziehst { $card }.
       *[no] { $line } zieht { $card }.
    }
story-drew-hidden = { $line } zieht eine Karte.
story-drew-hidden-several = { $line } zieht # Karten.
news-drew-hidden =
    { $line } zieht { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
story-discarded =
    { $mine ->
        [yes] Du wirfst { $card } ab.
       *[no] { $line } wirft { $card } ab.
    }
story-reshuffled =
    Der Stapel ist aufgebraucht: Die Ablage wird zu einem neuen gemischt, mit { $what ->
        [one] einer Karte
       *[other] { $what } Karten
    }.
story-deck-empty = Die letzte Karte ist gezogen: Ab dem nächsten Zug müssen alle in jedem Zug eine Karte spielen.
story-moved = { $card }: Neuer Platz für { $ship } ist { $space }.
story-drifted = { $ship } treibt ab; neuer Platz: { $space }.
story-blew =
    { $what ->
        [0] Der Wind weht nach Osten.
        [1] Der Wind weht nach Nordosten.
        [2] Der Wind weht nach Nordwesten.
        [3] Der Wind weht nach Westen.
        [4] Der Wind weht nach Südwesten.
       *[5] Der Wind weht nach Südosten.
    }
story-took =
    { $mine ->
        [yes] Du nimmst { $things } aus dem Vorrat.
       *[no] { $line } nimmt { $things } aus dem Vorrat.
    }
story-got =
    { $mine ->
        [yes] Du bekommst { $thing } von { $giver }.
       *[no] { $yours ->
            [yes] { $line } bekommt { $thing } von dir.
           *[no] { $line } bekommt { $thing } von { $giver }.
        }
    }
story-more =
    { $mine ->
        [yes] Du hast
       *[no] { $line } hat
    } in diesem Zug { $what ->
        [one] eine zusätzliche Aktion
       *[other] { $what } zusätzliche Aktionen
    }.
story-salvaged =
    { $mine ->
        [yes] Du holst { $card } aus der Ablage zurück.
       *[no] { $line } holt { $card } aus der Ablage zurück.
    }
story-nearest =
    { $mine ->
        [yes] Deine Schiffe
       *[no] Die Schiffe von { $line }
    } sind zusammen { $what ->
        [one] ein Feld
       *[other] { $what } Felder
    } vom Heimathafen entfernt.
story-ended = Die Partie ist vorbei, denn { $cause }.
story-level = Gleichstand bei { $points } Punkten: { $lines }. Kraftproben entscheiden.
story-won =
    { $mine ->
        [yes] Du gewinnst
       *[no] { $line } gewinnt
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.

# Wie die Partie endete; steht hinter „denn“
cause-fleet-home = { $line } hat alle sechs Schiffe zu Hause
cause-cards-played = die letzte Karte ist gespielt
cause-stalemate = zu lange wurde keine Karte gespielt oder gezogen
end-clear = Die Partie ist vorbei, denn { $cause }: { $line } gewinnt mit { $points } zu { $second } Punkten.
end-ender = Die Partie ist vorbei, denn { $cause }. Gleichstand bei { $points } Punkten: { $lines }. { $line } hat die Partie beendet und gewinnt.
end-nearest = Die Partie ist vorbei, denn { $cause }. Gleichstand bei { $points } Punkten: { $lines }. { $line } gewinnt mit den Schiffen, die dem Heimathafen am nächsten sind.
end-dice = Die Partie ist vorbei, denn { $cause }. Gleichstand bei { $points } Punkten und gleich nah am Heimathafen: { $lines }. Die Würfel entscheiden: { $line } gewinnt.
end-feats = Die Partie ist vorbei, denn { $cause }. Gleichstand bei { $points } Punkten und gleich nah am Heimathafen: { $lines }. Kraftproben unter euch entscheiden, wer gewinnt.

# Wonach gefragt wird
action =
    { $kind ->
        [1] ein Feld weit fahren
        [2] mit einer Karte fahren
        [3] eine Rakete kaufen
        [4] einen Torpedo kaufen
        [5] eine Karte tauschen
        [6] einen Hafen beanspruchen
        [7] einen Torpedo abfeuern
        [8] eine Rakete abfeuern
        [9] ein Schiff überfallen
        [10] um einen Hafen kämpfen
        [11] eine Unergründlich-Karte spielen
        [12] einen Anker lichten
        [13] ein Schiff in Dienst stellen
       *[14] ein Schiff außer Dienst stellen
    }
action-card = { $card } spielen
asked-rolling = Zuerst entscheiden die Würfel, wer beginnt.
asked-dealing = Zuerst werden die Karten ausgeteilt.
asked-homing = Wähle zuerst deinen Heimathafen: mit einer Aktionskarte aus deiner Hand.
asked-acting = Wähle zuerst eine Aktion, oder beende den Zug.
asked-card = Du willst { $action }: Wähle eine Karte.
asked-ship = Du willst { $action }: Wähle eines deiner Schiffe.
asked-target = Du willst { $action }: Wähle ein fremdes Schiff.
asked-space = Du willst { $action }: Wähle ein Feld.
asked-bundle = Du willst { $action }: Wähle eines der Bündel, die sie zeigt.
asked-wind = Du willst { $action }: Wähle, wohin der Wind weht.
asked-surrendering = Du bist getroffen und hast keinen Rettungsring: Gib zuerst eine Rakete oder einen Torpedo ab.
asked-dice = Zuerst wird auf beiden Seiten gewürfelt.
asked-looting = Der Überfall ist gelungen: Stiehl eine Sache oder nichts.
asked-fleeing = { $ship } darf jetzt entkommen: Wähle ein Feld, oder bleib.
asked-buying = Der Ausverkauf läuft noch: Kauf eine Rakete oder einen Torpedo, oder beende ihn.
asked-discarding = Wirf zuerst eine Handkarte ab.
asked-replenishing = Die Aktionen sind vorbei: Sag, wie viele Karten du ziehst.
asked-drawing = Zuerst werden die Karten gezogen.
asked-tie-break = Zuerst entscheiden die Würfel den Gleichstand.
over = Die Partie ist vorbei, denn { $cause }.

# Warum ein Zug abgelehnt wird: Hand und Karten
hand-hidden = Nur { $line } weiß, welche Karten { $line } hat.
no-such-card = Es gibt keine Karte Nummer { $number }: Dieses Spiel hat { $cards } Karten.
not-in-hand = { $card } ist nicht auf deiner Hand; du hast: { $hand }.
no-action-card = Du hast keine Aktionskarte auf der Hand.
no-unfathomable = Du hast keine Unergründlich-Karte auf der Hand.
none-playable = Keine deiner Unergründlich-Karten würde jetzt etwas bewirken: { $cards }.
not-unfathomable = { $card } ist eine Aktionskarte, gefragt ist eine Unergründlich-Karte.
unfathomable-pays-nothing = { $card } ist eine Unergründlich-Karte: Sie hat keinen Hafen, keine Maschinenstärke und nichts zu tauschen.
no-port-on-card = { $card } nennt keinen Hafen; wähle eine Aktionskarte.
home-chosen = { $port } ist schon der Heimathafen von { $line }.
not-in-deck = { $card } ist nicht im Stapel.
not-discarded = { $card } ist nicht in der Ablage.
not-salvaged = { $card } ist eine Unergründlich-Karte; zurückholen kannst du nur Aktionskarten.
no-such-bundle =
    { $card } zeigt nur { $bundles ->
        [one] ein Bündel
       *[other] { $bundles } Bündel
    }.
hand-full = Mit { $cards } Karten auf der Hand ziehst du keine, oder du wirfst zuerst eine ab und ziehst eine.
hand-nearly-full = Mit { $cards } Karten auf der Hand ziehst du höchstens eine.
deck-too-small =
    { $left ->
        [one] Es ist nur noch eine Karte
       *[other] Es sind nur noch { $left } Karten
    } zu ziehen.
no-swap =
    Nur mit voller Hand wirfst du eine Karte ab, um eine andere zu ziehen; du hast { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }.
must-play = Der Stapel ist aufgebraucht: Du musst in jedem Zug mindestens eine Karte spielen. Du hast: { $hand }.
must-play-now = Das ist deine letzte Aktion in diesem Zug, und du musst dabei eine Karte spielen. Das geht jetzt also nicht: { $action }.

# Warum ein Zug abgelehnt wird: Dinge und Preise
too-dear =
    { $weapon ->
        [1] Eine Rakete
       *[2] Ein Torpedo
    } kostet { $price }; du hast { $owned }.
sold-out =
    Im Vorrat ist { $weapon ->
        [1] keine Rakete
       *[2] kein Torpedo
    } mehr.
no-weapon =
    Du hast { $kind ->
        [1] keine Rakete
       *[2] keinen Torpedo
    } im Bestand.
nothing-to-steal =
    { $line } hat { $kind ->
        [0] keinen Rettungsring
        [1] keine Rakete
       *[2] keinen Torpedo
    } zum Stehlen.

# Warum ein Zug abgelehnt wird: Schiffe
no-such-ship = Das gibt es in dieser Partie nicht: { $ship }.
not-your-ship = { $ship } gehört dir nicht; wähle eines deiner eigenen Schiffe.
own-target = { $ship } kann nicht dein Ziel sein; wähle ein fremdes Schiff.
no-ship-at-sea = Du hast kein Schiff auf dem Spielplan.
all-anchored =
    { $count ->
        [one] Dein einziges Schiff auf dem Spielplan liegt vor Anker: { $ships }.
       *[other] Alle deine Schiffe auf dem Spielplan liegen vor Anker: { $ships }.
    }
at-anchor = { $ship } liegt vor Anker.
anchored-already = { $ship } hat schon einen Anker.
no-anchor = Keines deiner Schiffe hat einen Anker.
ship-not-anchored = { $ship } hat keinen Anker.
hemmed-in =
    { $count ->
        [one] { $ships } ist eingeschlossen: Daneben ist kein Feld frei.
       *[other] { $ships } sind eingeschlossen: Daneben ist kein Feld frei.
    }
not-at-sea =
    { $place ->
        [1] { $ship } gehört noch nicht zur Flotte.
        [2] { $ship } wartet noch darauf, in Dienst gestellt zu werden.
       *[3] { $ship } ist außer Dienst und aus dem Spiel.
    }
not-commissionable =
    { $place ->
        [0] { $ship } ist schon auf dem Spielplan.
        [1] { $ship } gehört noch nicht zu deiner Flotte: Das Schiff kommt mit deinem ersten Hafen in der Region { $region }.
       *[3] { $ship } ist außer Dienst und aus dem Spiel.
    }
nothing-to-commission = Keines deiner Schiffe wartet darauf, in Dienst gestellt zu werden; mit dem ersten Hafen in einer Region bekommst du eines.
home-taken = { $ship } liegt in deinem Heimathafen { $port }, und dort ist nur für ein Schiff Platz.
nobody-home = Keines deiner Schiffe liegt in deinem Heimathafen { $port }.
not-flipped = { $ship } hat selbst keinen Hafen beansprucht und kann deshalb nicht außer Dienst gestellt werden.
regions-missing =
    Um ein Schiff heimzubringen (außer Dienst zu stellen), brauchst du Flaggen in allen fünf Regionen und in deinem Heimathafen ein Schiff, das selbst einen Hafen beansprucht hat. { $count ->
        [one] Eine Region fehlt: { $regions }.
       *[other] { $count } Regionen fehlen: { $regions }.
    }
no-rival-at-sea = Niemand sonst hat ein Schiff auf dem Spielplan.
no-rival-by-water =
    { $count ->
        [one] Dieses Schiff hat
       *[other] Diese Schiffe haben
    } über Wasser keinen Weg zu einem fremden: { $ships }.
out-of-reach =
    { $ship } müsste { $distance ->
        [one] ein Seefeld
       *[other] { $distance } Seefelder
    } weit schießen, um { $other } zu treffen; der Torpedo reicht { $reach } weit.
not-adjacent = { $ship } liegt { $distance } Seefelder von { $other } entfernt; überfallen kannst du nur ein Schiff direkt daneben.
missile-too-short =
    { $ports ->
        [one] { $ship } ist { $distance } Felder von { $port } entfernt; Raketen reichen { $reach } weit.
       *[other] Das nächste fremde Schiff bei einem Hafen deiner Karten ist { $ship }, { $distance } Felder von { $port } entfernt; Raketen reichen { $reach } weit.
    }

# Warum ein Zug abgelehnt wird: Häfen
no-flag-left =
    { $flags ->
        [one] Deine einzige Flagge ist schon gehisst.
       *[other] Deine { $flags } Flaggen sind alle schon gehisst.
    }
no-ship-in-port = Keines deiner Schiffe liegt in einem Hafen.
anchored-in-port =
    { $count ->
        [one] { $ships } liegt zwar in einem Hafen, aber vor Anker.
       *[other] { $ships } liegen zwar in Häfen, aber vor Anker.
    }
no-card-of-ports = Du hast keine Karte eines Hafens, in dem eines deiner Schiffe handeln kann: { $ports }.
port-empty = In { $port } liegt kein Schiff.
port-has-rival = In { $port } liegt { $ship }, und das gehört dir nicht.
own-flag = In { $port } steht schon deine eigene Flagge.
rival-flag = In { $port } steht die Flagge von { $line }: Darum wird gekämpft.
no-rival-flag = In { $port } steht keine Flagge: Den Hafen kannst du beanspruchen.
no-flag-there = In { $port } steht keine Flagge.
home-port = { $port } ist der Heimathafen von { $line }; dort hisst niemand eine Flagge.
own-home-port = { $port } ist dein eigener Heimathafen; dort hisst niemand eine Flagge.
no-port-there = Dort ist kein Hafen: { $space }.
not-your-port = In { $port } steht keine Flagge von dir, und dein Heimathafen ist es auch nicht.
not-in-port = { $ship } liegt in keinem Hafen.
port-guarded = { $ship } bewacht die Flagge von { $line } in { $port }.

# Warum ein Zug abgelehnt wird: Felder
no-such-space = Es gibt kein Feld Nummer { $number }: Diese Seekarte hat { $spaces }.
there-already = { $ship } ist schon dort: { $space }.
ship-there = Dort liegt { $ship }: { $space }.
rival-home = { $space } ist der Heimathafen von { $line }, den nur { $line } anläuft.
no-water = { $ship } findet über Wasser keinen Weg dorthin: { $space }.
land-between =
    Dazwischen liegt Land: { $ship } erreicht { $space } nur außen herum, in { $distance } Schritten.
one-step =
    { $ship } braucht { $distance } Felder bis dorthin ({ $space }), aber ohne Karte fährt es nur eines.
card-too-short = { $ship } braucht { $distance } Felder bis dorthin ({ $space }), doch die Maschinenstärke der Karte ist { $reach }.
too-far =
    { $ship } braucht { $distance } Felder bis dorthin ({ $space }), doch erlaubt sind { $reach }.
way-blocked = { $ship } kommt dort nicht hin ({ $space }): Schiffe oder Heimathäfen versperren jeden Weg.
detour =
    Schiffe oder Heimathäfen versperren den kurzen Weg dorthin ({ $space }): Außen herum braucht { $ship } { $distance } Felder, erlaubt { $reach ->
        [one] ist eines
       *[other] sind { $reach }
    }.

# Warum ein Zug abgelehnt wird: Unergründlich-Karten
no-effect =
    { $card } würde nichts bewirken: { $lack ->
        [torpedo] Du hast keinen Torpedo im Bestand
        [missile] Du hast keine Rakete im Bestand
        [life-preserver] Du hast keinen Rettungsring zum Bezahlen
        [flag] Deine Flaggen sind alle gehisst
        [anchor] Im Vorrat ist kein Anker mehr
        [gulf-stream] Keines deiner Schiffe kann fahren
        [poltergeist] Kein fremdes Schiff kann fahren
        [triangle-calls] Keines deiner Schiffe ohne Anker findet im Dreieck Platz
        [triangle-takes] Kein fremdes Schiff ohne Anker ist nah am Dreieck, oder dort ist kein Platz
        [anchor-shower] Jedes fremde Schiff auf dem Spielplan hat einen Anker
        [clearance] Im Vorrat ist keine Waffe mehr
        [salvage] In der Ablage liegt keine Aktionskarte
        [long-fuse] Kein fremdes Schiff ist in Reichweite deiner Schiffe ohne Anker
        [no-papers] Kein fremdes Schiff ist in Reichweite deiner Häfen
        [trade-winds] Kein Schiff würde abtreiben
        [revolution] Jede fremde Flagge wird von einem Schiff ihrer Reederei bewacht, oder es gibt keine
        [forged-papers] Keines deiner Schiffe ohne Anker liegt in einem Hafen, der beansprucht werden kann
        [room] In deinem Heimathafen liegt ein Schiff
       *[homesick] Du hast kein Schiff ohne Anker auf dem Spielplan
    }.
wind-moves-nobody = In diese Richtung würde kein Schiff abtreiben.
no-room = Im Dreieck ist kein Feld frei für { $ship }.
far-from-triangle = { $ship } ({ $space }) ist { $distance } Felder vom Dreieck entfernt; es holt Schiffe aus höchstens { $reach } Feldern.
not-in-triangle = Das gehört nicht zum Dreieck: { $space }.

## Was man für einen Tisch wählen kann

option-lines = Reedereien
option-lines-help = Wer welche Reederei führt, im Uhrzeigersinn (BC-1.2).
option-tie = Letzter Gleichstand
option-tie-help = Was entscheidet, wenn Punkte und Seewege gleich sind: Würfel oder Kraftproben nach eurer Wahl (BC-R54).
option-tie-choices =
    { $choice ->
        [feats] Kraftproben
       *[dice] Würfel
    }
option-patience = Stille Züge bis zum Ende
option-patience-help = Die Partie endet nach so vielen Zügen in Folge, in denen niemand eine Karte spielt oder zieht. 0 heißt: nie, wie im Regelheft (BC-R44).

# Was zählt
score-points = Punkte
score-flags = Gehisste Flaggen
score-missiles = Abgefeuerte Raketen
score-torpedoes = Abgefeuerte Torpedos
score-home = Schiffe zu Hause
score-way = Felder bis nach Hause
score-margin =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

# Im Stellungseditor
edit-flipped =
    { $now ->
        [yes] Hafenseite nach unten drehen
       *[no] Hafenseite nach oben drehen
    }
edit-anchored =
    { $now ->
        [yes] Anker lichten
       *[no] Vor Anker legen
    }
edit-home = Heimathafen von { $line }
edit-flag =
    { $line ->
        [none] Keine Flagge
       *[other] Flagge von { $line }
    }

# Warum ein Text kein Zug ist
no-move = { $written } ist kein Zug; schreib { form-now }
nothing-called = weder eine Aktion noch ein Schiff, eine Karte, ein Hafen oder ein Feld heißt { $word }; schreib { form-now }
form-now =
    { $asked ->
        [home] den Namen einer Karte deiner Hand, etwa { $card }
        [action] eine Aktion (sail, claim, raid, end), oder die Karte, das Schiff oder das Feld, nach dem gefragt ist
        [surrender] surrender missile oder surrender torpedo
        [loot] loot und eine Sache, etwa loot missile, oder loot nothing
        [flee] einen Hafen oder ein Feld, etwa { $space }, oder stay
        [buy] buy missile, buy torpedo oder end
        [discard] den Namen einer Karte deiner Hand, etwa { $card }
        [draw] draw 0, draw 1 oder draw 2
        [dice] dice 4 3
        [over] nichts mehr: die Partie ist vorbei
       *[deal] deal und den Namen einer Karte, etwa deal { $card }
    }
move-no-card = eine Karte { $word } gibt es nicht; Karten schreibt man { $first } oder { $last }
nothing-exchanged = keine Karte wird gerade getauscht; nimm, was eine Karte zeigt, nach exchange und der Karte
not-depicted = die Karte zeigt { $written } nicht; schreib { $bundles }
no-wind = nach { $written } weht kein Wind; Winde wehen nach { $winds }

# Warum ein Spiel so nicht beginnen kann
players-number = Bruise Cruise ist für 2 bis 4 Personen (BC-1.1)
no-such-line = eine Reederei { $letter } gibt es nicht; es gibt { $lines } (BC-1.2)
line-twice = { $letter } steht zweimal da; jeder Platz hat eine eigene Reederei (BC-1.2)
too-few-lines = nennt { $lines } für { $players } Plätze; schreib die Buchstaben im Uhrzeigersinn, zum Beispiel { $example } (BC-1.2)

# Wie eine Partie im Archiv endete
ended-how =
    { $how ->
        [fleet-home] Eine Flotte war zu Hause
        [cards-played] Die letzte Karte war gespielt
       *[stalemate] Zu lange geschah nichts
    }
