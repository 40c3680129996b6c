title = Pirates of the Cursed Seas
and = { $first } und { $last }
nothing = nichts
seat = { $seat ->
        [0] Rot
        [1] Grün
        [2] Blau
        [3] Gelb
       *[other] niemand
    }
nation = { $nation ->
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
       *[other] jede
    }
craft = { $name } ({ $code })
area = { $name ->
        [table] Die See
        [answers] Was du tun kannst
        [players] Wer mitspielt
        [signs] Was die Zeichen bedeuten
       *[fleets] Flotten
    }
sign =
    { $name ->
        [unknown] 4? auf einer Insel
        [coin] Eine Zahl auf einer Insel
        [emptied] 0 auf einer Insel ohne Flagge
        [token] R, G, B oder Y auf einer Insel
        [cannon] 3S oder 3L auf einer Karte
       *[halo] Der Ring um ein Schiff
    }
sign-means =
    { $name ->
        [unknown] Dort liegen vier Schätze, die du noch nicht gesehen hast.
        [coin] Eine Münze, die du gesehen hast, mit ihrem Gold. Auf einer Heimatinsel: alles Gold, das dort liegt.
        [emptied] Dort liegt kein Schatz mehr.
        [token] Rot, Grün, Blau oder Gelb hat sie erkundet.
        [cannon] Ein Mast mit einer Kanone: Sie trifft mit mehr als 3, bis zu einer kurzen Strecke (S) oder einer langen Strecke (L) weit.
       *[halo] So weit reichen die Kanonen des Schiffs, das gerade handelt.
    }

# Wo etwas liegt
wind =
    { $wind ->
        [0] östlich
        [1] nordöstlich
        [2] nördlich
        [3] nordwestlich
        [4] westlich
        [5] südwestlich
        [6] südlich
       *[other] südöstlich
    }
heading-wind =
    { $wind ->
        [0] nach Osten
        [1] nach Nordosten
        [2] nach Norden
        [3] nach Nordwesten
        [4] nach Westen
        [5] nach Südwesten
        [6] nach Süden
       *[other] nach Südosten
    }
at-isle = bei { $isle }
side-of-isle = { $wind } von { $isle }
open-sea = auf offener See
off-isle =
    { $length ->
        [beside] dicht { $wind }
        [close] dicht { $wind }
       *[other] { $length } { $wind }
    } von { $isle }
off-ship =
    { $length ->
        [beside] längsseits von
        [close] dicht { $wind } von
       *[other] { $length } { $wind } von
    } { $mine ->
        [yes] deinem Schiff { $ship }
       *[no] { $ship }
    }
near-isle = { $length } von der nächsten Insel entfernt, { $isle }
from-edges = { $x } vom Westrand und { $y } vom Südrand entfernt
part-of-sea =
    { $up ->
        [0] { $across ->
            [0] im Südwesten
            [1] im Süden
           *[other] im Südosten
        }
        [1] { $across ->
            [0] im Westen
            [1] in der Mitte
           *[other] im Osten
        }
       *[other] { $across ->
            [0] im Nordwesten
            [1] im Norden
           *[other] im Nordosten
        }
    } der See{ $near ->
        [none] { "" }
       *[other] , { $near }
    }

# Die See
sea = Die See, { $width } mal { $height }; S, eine kurze Strecke, ist { $short }; L, eine lange Strecke, ist { $long }
scale = { $letter } { $length }
isle-name = { $name ->
        [none] Insel { $number }
       *[other] { $name }
    }
isle-numbered = { $name ->
        [none] Insel { $number }
       *[other] { $name } (Insel { $number })
    }
isle =
    { $does ->
        [home] Zur Heimat machen:{ " " }
        [explore] Erkunden:{ " " }
        [aim] Wählen:{ " " }
        [man] An Land schicken:{ " " }
       *[none] { "" }
    }{ $name }{ $home ->
        [none] { $count ->
            [0] , wild, ohne Schatz
            [one] , wild, ein Schatz
           *[other] , wild, { $count } Schätze
        }
       *[other] { $mine ->
            [yes] , deine Heimat mit { $gold } Gold
           *[no] , Heimat von { $home } mit { $gold } Gold
        }
    }{ $known ->
        [none] { "" }
       *[other] : { $known }
    }{ $tokens ->
        [none] { "" }
       *[other] ; erkundet von { $tokens }
    }{ $crew ->
        [none] { "" }
       *[other] ; an Land: { $crew }
    }; { $place }{ $mystery ->
        [none] { "" }
       *[other] . { $mystery }
    }
mystery = Geheimnisvoll: Wer hier anlegt, würfelt. 1 oder 2: { $low }; 5 oder 6: { $high }
mystery-unknown = Geheimnisvoll: Was sie tut, wird aufgedeckt, wenn jemand anlegt
shoal =
    { $dives ->
        [yes] Hier herauskommen:{ " " }
       *[no] { "" }
    }{ $name }{ $placer ->
        [none] { "" }
       *[other] { " " }von { $placer }
    }{ $rating ->
        [0] { "" }
       *[other] , Wert { $rating } in diesem Zug
    }{ $frozen ->
        [yes] , von einer Insel festgehalten
       *[no] { "" }
    }{ $lost ->
        [none] { "" }
       *[other] ; darin verirrt: { $lost }
    }. { $does }
lost-count = { $number } verirrt
isle-fort = { $name } · { $fort }
isle-mysterious = { $name } · geheimnisvoll
isle-crew = { $name } · { $number } an Land
unknown-count = { $number }?
tow = { $tower } schleppt { $towed }
pin = { $ship } wird festgehalten von { $by }

# Schiffe
range-word = { $range ->
        [S] kurze Reichweite
       *[L] lange Reichweite
    }
mast =
    Mast { $mast } { $state ->
        [lost] verloren
        [burning] brennt, trifft über { $rank }, { range-word }
       *[standing] trifft über { $rank }, { range-word }
    }
choose-mast =
    { $does ->
        [lose] Mast { $mast } von { $ship } verlieren
        [burn] Mast { $mast } von { $ship } fängt Feuer
       *[repair] Mast { $mast } von { $ship } reparieren
    } (trifft über { $rank }, { range-word })
state-derelict = manövrierunfähig
state-burning = { $masts ->
        [one] ein Mast brennt
       *[other] { $masts } Masten brennen
    }
state-pinned = festgehalten von { $by }
state-towed = im Schlepp von { $by }
state-tows = schleppt { $towed }
state-fort = auf { $island }, { $gold } Gold darin
state-lost = im Nebel verirrt: { $fog }
state-wreck = auf einem Riff gestrandet
state-made =
    { $state ->
        [ghost] Geisterschiff
        [submerged] unter Wasser
        [chained] bewegt sich im nächsten Zug nicht
        [slowed] bewegt sich im nächsten Zug nur eine kurze Strecke (S)
        [mute] einen Zug lang ohne Fähigkeiten
       *[stench] Mannschaft einen Zug lang ohne Fähigkeiten
    }
state-flag =
    { $flies ->
        [yes] die Flagge weht
       *[no] ohne Flagge
    }
state-panels = noch { $panels } { $panels ->
        [one] Platte
       *[other] Platten
    } des Panzers
state-guns = { $guns } { $guns ->
        [one] Kanone
       *[other] Kanonen
    } aus Schätzen
state-fated = sinkt, wenn der nächste Zug ihrer Farbe beginnt
state-idle =
    { $turns ->
        [one] hat einen Zug lang keine Aktion
       *[other] hat { $turns } Züge lang keine Aktion
    }
state-acted = hat gehandelt
craft-label =
    { $does ->
        [name] Handeln mit:{ " " }
        [ram] Zuerst rammen:{ " " }
        [tow] In Schlepp nehmen:{ " " }
        [aim] Wählen:{ " " }
        [explore] Mannschaft und Schätze umladen:{ " " }
        [plunder] Mannschaft und Schätze holen:{ " " }
        [man] An Bord schicken:{ " " }
       *[none] { "" }
    }{ $ship }{ $mine ->
        [yes] , deins
       *[no] { " " }von { $seat }
    }, { $left } von { $masts } { $creature ->
        [fort] { $masts ->
            [one] Flagge
           *[other] Flaggen
        }
        [yes] { $masts ->
            [one] Segment
           *[other] Segmenten
        }
        [flotilla] { $masts ->
            [one] Kanone
           *[other] Kanonen
        }
       *[no] { $masts ->
            [one] Mast
           *[other] Masten
        }
    }{ $cargo ->
        [none] { "" }
       *[other] , an Bord: { $cargo }
    }{ $place ->
        [none] { "" }
       *[other] , { $place }
    }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }
plate =
    Schiffskarte von { $ship }, Nation { $nation }, Flotte von { $seat }{ $sails ->
        [none] { "" }
       *[other] : segelt mit einer Bewegung { $sails } ({ $length })
    }; { $masts }; Laderaum { $load } von { $space }: { $cargo }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }{ $effects ->
        [none] { "" }
       *[other] . { $effects }
    }
sails = Segelt mit einer Bewegung { $lengths }, zusammen { $length }
load = Laderaum { $load } von { $space }

# Mannschaft und Schätze
unique = { $worth ->
        [0] { $name }
       *[other] { $name }, Wert { $worth }
    }
crew-does = { $name }: { $does }
face-down-crew = verdeckte Mannschaft oder Ausrüstung
told-apart = { $name } ({ $apart })
which-of-them =
    { $number ->
        [1] der erste
        [2] der zweite
        [3] der dritte
       *[other] Nummer { $number }
    }
crew-held =
    { $at ->
        [none] Mannschaft, noch ohne Platz
       *[other] { $first ->
            [yes] Mannschaft, die den Platz wechseln kann
           *[no] Mannschaft
        }: { $at }
    }
crew-at = { $crew }{ $at ->
        [none] { "" }
       *[other] { " " }(jetzt: { $at })
    }
piece =
    { $name }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $state ->
        [up] offen
       *[down] verdeckt
    }{ $effects ->
        [none] { "" }
       *[other] . { $effects }
    }
# Münzen heißen im Nominativ und Akkusativ gleich.
coin = eine Münze zu { $gold } Gold
coin-unknown = eine verdeckte Münze
coins-unknown = { $number ->
        [one] eine verdeckte Münze
       *[other] { $number } verdeckte Münzen
    }
captain =
    { $seat }{ $you ->
        [yes] { " " }(du)
       *[no] { "" }
    }: { $gold } Gold daheim; { $coins ->
        [0] keine Münze an Bord
        [one] eine Münze an Bord
       *[other] { $coins } Münzen an Bord
    }; { $ships ->
        [0] kein Schiff
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }{ $turn ->
        [yes] ; am Zug
       *[no] { "" }
    }
captain-gold = { $gold } Gold
captain-aboard = { $coins ->
        [0] keine Münze an Bord
        [one] eine Münze an Bord
       *[other] { $coins } Münzen an Bord
    }
captain-fleet = { $ships ->
        [0] kein Schiff
        [one] ein Schiff
       *[other] { $ships } Schiffe
    }

# Was gewählt werden kann
goal-open = Aufs offene Meer
goal =
    { $home ->
        [yes] { $met ->
            [none] In Richtung Heimat: { $towards }
           *[other] Heim nach { $met }
        }
       *[no] { $met ->
            [none] In Richtung { $towards }
           *[other] { $rams ->
                [yes] { $met } rammen
               *[no] Nach { $met }
            }
        }
    }
course =
    { $part ->
        [turn] Auf der Stelle
        [S] { $length } (S)
        [L] { $length } (L)
       *[part] { $length }
    }{ $by ->
        [none] { "" }
       *[other] { " " }dank { $by }
    } { $met ->
        [none] { $towards ->
            [none] aufs offene Meer{ " " }
           *[other] in Richtung { $towards }{ " " }
        }
       *[other] { $ram ->
            [all] { "" }
           *[none] nach { $met }{ " " }
        }
    }{ $part ->
        [turn] drehen
       *[other] segeln
    }{ $ram ->
        [none] { "" }
       *[all] { " " }und { $rammed } rammen
    }
course-leads = zu { $towards }
course-stops =
    { $how ->
        [rams] rammt
        [docks] legt an
       *[touches] berührt
    }
lengths-short =
    { $number ->
        [one] eine kurze Strecke (S)
       *[other] { $number } kurze Strecken (S)
    }
lengths-long =
    { $number ->
        [one] eine lange Strecke (L)
       *[other] { $number } lange Strecken (L)
    }
foreseen =
    { $course }.{ $left ->
        [none] { " " }Damit endet die Bewegung.
       *[other] { " " }Danach hat { $ship } noch { $left }.
    } { foreseen-fire }
# Who could fire at whom where she would lie: alone for hints, which name the course themselves
foreseen-fire =
    { $fire ->
        [mutual] Dort könnten { $ship } und { $threats } aufeinander feuern.
       *[other] { $threats ->
            [none] Dort könnte niemand auf { $ship } feuern.
           *[other] Dort ist { $ship } in Reichweite von { $threats }.
        }{ $targets ->
            [none] { "" }
           *[other] { " " }{ $ship } könnte dort auf { $targets } feuern.
        }
    }
# Der letzte Zug der Partie: wer dadurch gewinnt
foreseen-final = { $course }. { $over }
foreseen-over =
    Damit endet die Partie: { $result ->
        [you] Du gewinnst mit { $best } zu { $second } Gold.
        [you-ships] Gleichstand bei { $best } Gold, und du gewinnst, weil du die meisten Schiffe hast.
        [other] { $who } gewinnt mit { $best } Gold, du hast { $second }.
        [other-ships] Gleichstand bei { $best } Gold, und { $who } gewinnt mit den meisten Schiffen ({ $ships }).
       *[level] { $who } teilen sich den Sieg, gleich an Gold ({ $best }) und Schiffen ({ $ships }).
    }
# Wofür ein Kurs gut ist, wie ein Tipp es sagt
foreseen-aim =
    { $what ->
        [home] Sie bringt heim nach { $isle }, was sie an Bord hat.
        [last] Sie holt den letzten Schatz, auf { $isle }.
        [home-nearer] So kommt sie ihrer Heimat { $isle } näher.
        [last-nearer] So kommt sie dem letzten Schatz näher, auf { $isle }.
        [fetch-nearer] So kommt sie dem Schatz auf { $isle } näher.
       *[fetch] Sie holt den Schatz auf { $isle }.
    }
foreseen-ended = Ihre Bewegung endet hier{ $left ->
        [none] .
       *[other] : Sie verzichtet auf { $left }.
    }
foreseen-emptied = Auf { $island } liegt kein Schatz mehr. Das Erkunden kostet sie trotzdem ihre Aktion.
foretold-done =
    { $what ->
        [turn] Dein Zug endet{ $idle ->
            [none] .
           *[other] , obwohl du noch mit { $idle } handeln könntest.
        }
        [board] Du enterst nicht{ $other ->
            [none] .
           *[other] ; { $other } kann es noch tun.
        }
        [heading] { $ship } bleibt liegen, wie sie liegt.
        [shots] { $ship } feuert in dieser Aktion nicht mehr.
        [prize] Kein Schatz wechselt das Schiff, und keine Mannschaft geht verloren.
        [tow] { $ship } schleppt niemanden.
        [berth] Das geschleppte Schiff bleibt hinter ihr.
        [coins] Was sie liegen lässt, bleibt auf der Insel.
        [goods] Alles andere bleibt, wo es ist.
        [room] Es kommt nicht ins Spiel.
        [mast] Kein Mast wird repariert.
        [show] Nichts wird gezeigt, und alles nimmt seinen Lauf.
        [use] Es bleibt ungenutzt.
        [dive] { $ship } bleibt, wo sie ist.
        [muster] Sie scheidet aus.
        [action] { $ship } tut in diesem Zug nichts.
       *[rest] Alles andere bleibt, wie es ist.
    }
foretold-act = { $fires ->
        [0] { "" }
        [one] Zuerst wird für das Feuer an Bord gewürfelt.{ " " }
       *[other] Zuerst wird für jedes der { $fires } Feuer an Bord gewürfelt.{ " " }
    }{ $ship } { $left ->
        [none] kann jetzt nicht segeln
       *[other] kann { $left } segeln
    } und hat { $guns ->
        [0] keine Kanone
        [one] eine Kanone
       *[other] { $guns } Kanonen
    }.
foretold-ram = { $masts ->
        [0] { $ship } hat keinen Mast zu verlieren: Es wird nicht gewürfelt.
       *[other] { $ship } verliert mit { $percent } % einen Mast, nämlich bei einem Wurf über { $masts }, der Zahl ihrer Masten.
    }
foretold-tow = { $other } folgt { $ship } von da an und gehört mit allem an Bord zu deiner Flotte.
foretold-share = Das kostet { $ship } die Aktion, und alles kann nur einmal das Schiff wechseln.
foretold-move = { $ship } kann { $left ->
        [none] allein nirgendwohin
       *[other] { $left }
    } segeln. Den Kurs wählst du danach.
foretold-shoot = { $targets ->
        [none] { $ship } hat jetzt keinen Gegner in Reichweite.
       *[other] { $ship } kann auf { $targets } feuern. Über jeden Schuss entscheidet ein Würfel.
    }
foretold-far = Sie schießt doppelt so weit, einmal in diesem Zug.
foretold-hunt = Ein Würfel entscheidet, ob sie trifft.
foretold-mends = Was verloren war, steht dann wieder.
foretold-masts = { $ship } hat dann { $left } von { $all } Masten{ $left ->
        [0] : Sie kann weder segeln noch feuern.
       *[other] .
    }
foretold-burns = Für diesen Mast wird dann gewürfelt, sooft { $ship } handelt: Er ist verloren, oder das Feuer brennt weiter oder erlischt.
foretold-home = { $what ->
        [none] Dort beginnt die Flotte.
        [home] Dort beginnt die Flotte, { $far } von der nächsten Heimat ({ $isle }).
       *[isle] Dort beginnt die Flotte, { $far } von der nächsten Insel ({ $isle }).
    }
foretold-room = { $room ->
        [0] keinen Platz mehr
       *[other] noch Platz für { $room }
    }
foretold-explore = { $treasures ->
        [0] Dort liegt kein Schatz mehr.
        [one] Dort liegt ein Schatz
       *[other] Dort liegen { $treasures } Schätze
    }{ $treasures ->
        [0] { "" }
       *[other] , und { $ship } hat { $room ->
            [0] keinen Platz.
           *[other] Platz für { $room }.
        }
    } Das Erkunden kostet ihre Aktion.
foretold-scuttle = Bei 5 oder 6 sinkt { $ship }, wenn dein nächster Zug beginnt{ $laden ->
        [yes] , mit allem an Bord
       *[no] { "" }
    }; sonst bleibt sie über Wasser. Ein Versuch in jedem Zug.
foretold-cast-off = { $other } bleibt liegen, und { $ship } segelt allein weiter.
foretold-free = Das kostet keine Aktion. { $ship } hat { foretold-room }.
foretold-ashore = An Land nützt es nichts, bis es an Bord ist.
foretold-aboard = { $ship } hat dann { foretold-room }.
foretold-carries = { $ship } hat dann { $number ->
        [one] einen Schatz
       *[other] { $number } Schätze
    } an Bord und { foretold-room }.
foretold-heads = { $ship } zeigt dann { $heading }; ihr Heck bleibt, wo es ist.
foretold-board = Du gewinnst mit { $win } % und verlierst mit { $lose } %: ein Würfel und { $mine } für dich, ein Würfel und { $theirs } für { $other }{ $hidden ->
        [yes] , verdeckte Mannschaft nicht gerechnet
       *[no] { "" }
    }. Wer gewinnt, nimmt einen Schatz oder tötet jemanden aus der Mannschaft.
foretold-draws = Das Los bestimmt sie, und sie kommt an Bord von { $ship }.
foretold-build = Deine Heimat zahlt dafür, und { $ship } steht von da an auf der Insel: Du hast dann { $gold } Gold.
foretold-chart = Danach wählst du, wo es liegt.
foretold-mend = Das Fort hält dann einen Treffer mehr aus.
foretold-watch = Nur du siehst sie.
foretold-store = Der Schatz zählt dort wie zu Hause.
foretold-swim = Das kostet die Bewegung; danach wählst du, wohin sie schwimmt.
foretold-pick = Das Los bestimmt, welchen Schatz.
foretold-gives-up = Danach ist es aus dem Spiel.
range = Reichweite { $letter }, { $length }
gun-name =
    { $gun ->
        [mast] Mast { $mast }
        [second] Die zweite Kanone von Mast { $mast }
        [musket] Der Musketier
        [marine] Der Seesoldat
        [breath] Der Atem
       *[gun] Die Kanone aus einem Schatz
    }
shot = { gun-name } { $kind ->
        [fire] feuert
        [chain] schießt eine Kette
        [stink] schießt Gestank
       *[burn] schießt Feuer
    } { $again ->
        [none] { "" }
       *[other] noch einmal ({ $again }){ " " }
    }auf { $target }, { $length } entfernt, { range-word }, trifft ab { $needed }
shot-again =
    zweiter Wurf{ $by ->
        [none] { "" }
       *[other] { " " }dank { $by }
    }
shot-short =
    { gun-name } { $kind ->
        [fire] auf
        [chain] mit Kette auf
        [stink] mit Gestank auf
       *[burn] mit Feuer auf
    } { $target }{ $again ->
        [none] { "" }
       *[other] { " " }noch einmal ({ $again })
    }: trifft ab { $needed }
pose-sea = Hierher legen: { $place }
pose-ship = { $ship } { $place }, Bug { $heading }
pose-again = { $pose }, Platz { $number }
way = { gun-name }{ $kind ->
        [fire] { "" }
        [chain] { " mit Kette" }
        [stink] { " mit Gestank" }
       *[burn] { " mit Feuer" }
    }{ $again ->
        [none] { "" }
       *[other] { " noch einmal" }
    }, { range-word }, trifft ab { $needed }
setting-out = Aufbau
foreseen-pose =
    Hier läge { $what } { $place }{ $lies ->
        [none] { "" }
       *[other] , { $lies }
    }.
heading = Bug { $wind }
turned =
    { $eighths ->
        [0] ein wenig
        [1] um ein Achtel
        [2] um ein Viertel
        [3] um drei Achtel
       *[other] halb herum
    }{ $eighths ->
        [4] { "" }
       *[other] { " " }nach { $side ->
            [left] links
           *[right] rechts
        }
    } gedreht
compass = { $wind } ({ $degrees }° auf dem Kompass)
done =
    { $what ->
        [turn] Zug beenden
        [heading] Richtung behalten
        [course] Ihre Bewegung hier beenden
        [shots] Keine Schüsse mehr
        [board] Nicht entern
        [prize] Nichts nehmen
        [tow] Niemanden in Schlepp nehmen
        [berth] Hinter ihrem Schlepper lassen
        [coins] Keine Münzen mehr nehmen
        [goods] Den Rest lassen, wo er ist
        [room] Dafür ist kein Platz
        [use] Nicht einsetzen
        [mast] Keinen Mast reparieren
        [show] Nichts vorzeigen
        [rest] Es dabei belassen
        [dive] In diesem Strudel bleiben
        [muster] Sie kommt aus dem Spiel: Für sie ist kein Platz
       *[action] Keine Aktion nutzen
    }
do-show = { $what } benutzen
do-load = Nächster Schuss mit: { $what }
do-aim = Wirkt auf: { $what }
do-drift-ice = Der Eisberg treibt { $length } weit { $heading }
do-drift = { $ship } wird { $length } weit { $heading } abgetrieben
event-known = { $name }. { $text }
events-left =
    { $seat } hat { $number ->
        [one] ein verdecktes Ereignis
       *[other] { $number } verdeckte Ereignisse
    }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }
event-up = Ereignis von { $seat }: { $name }. { $text }
do-mislead = Das Schiff liegt dann mit dem Bug { $x } vom linken und { $y } vom unteren Rand, und die Insel zieht mit
do-spot = Hier: { $x } vom linken Rand, { $y } vom unteren Rand
do-recruit = { $crew } aufnehmen
do-hunt = Auf die Wölfe schießen
do-move = { $ship } bewegen
do-shoot = Schießen
do-repair = Einen Mast reparieren
do-board = { $target } entern
do-unit =
    { $does ->
        [name] Mit { $ship } handeln
        [ram] Zuerst { $ship } rammen
        [tow] { $ship } in Schlepp nehmen
        [aim] { $ship } wählen
        [explore] Mannschaft und Schätze zwischen { $other } und { $ship } umladen
       *[plunder] Mannschaft und Schätze von { $ship } auf { $other } holen
    }
do-island =
    { $does ->
        [home] { $island } wird { $home }
        [aim] { $island } wählen
       *[explore] { $island } erkunden{ $empty ->
            [yes] : Dort liegt kein Schatz mehr
           *[no] { "" }
        }
    }
do-cast-off = { $ship } macht die Schleppleine los
do-scuttle = Versuchen, { $ship } selbst zu versenken
do-free-explore = { $ship } erkundet, ohne dass es eine Aktion kostet
do-kill = { $crew } { do-kill-verb }
do-kill-verb =
    { $prize ->
        [yes] töten
       *[no] verlieren
    }
do-kill-all = Die ganze Mannschaft { do-kill-verb }
do-shoot-far = Doppelt so weit schießen
do-use = { $ship } setzt { $ability } ein
do-surround = { $ship } umschlingt { $other }
do-tow-flotilla = { $ship } nimmt { $other } in Schlepp
do-feat = { $ship } setzt { $ability } ein, Ziel: { $on }
do-copy = { $ship } übernimmt: { $ability }
do-sacrifice = { $crew } für eine weitere Aktion aufgeben
do-pick = { $ship } nimmt { $other } ein Schatzstück ab
do-turn =
    { $towards ->
        [none] { "" }
       *[other] In Richtung { $towards },{ " " }
    }{ $side ->
        [left] { $degrees }° nach links drehen
        [right] { $degrees }° nach rechts drehen
       *[about] ganz umdrehen
    }
do-kill-any = Jemanden aus der verdeckten Mannschaft { do-kill-verb }
do-take = { $treasure } nehmen
do-choose = { $what } wählen
do-pay = { $treasure } aufgeben
do-collect = { $treasure } dazulegen
do-build = { $ship } hier bauen, { $gold } Gold
do-store = { $ship } lädt in das Fort aus
do-mend = Eine Flagge von { $ship } wieder hissen
do-swim = Statt sich zu bewegen: { $island } schwimmen lassen
do-watch = Von { $ship } aus auf jeder Insel ein Schatzstück ansehen
do-chart = { $terrain } auslegen
do-dive = Hier herauskommen: { $terrain }
do-take-any = Eine verdeckte Münze nehmen
do-handle = { $crew } zu { $place } bringen
do-carry =
    { $crew } { $at ->
        [none] { "" }
       *[other] von { $at }{ " " }
    }zu { $place } bringen

# Wer was tun soll
home-of =
    { $mine ->
        [yes] deine Heimatinsel
       *[no] die Heimatinsel von { $who }
    }
asked-you =
    { $phase ->
        [placing] Leg { $target } aus
        [homing] Wähle { $home }
        [mustering] Setz { $ship } bei deiner Heimatinsel ein: { $target }
        [manning] Wähle, wohin { $crew } kommt
        [naming] Wähle das nächste Schiff, das handelt, oder beende deinen Zug
        [named] Keines deiner Schiffe kann noch handeln: Beende deinen Zug, wenn du so weit bist
        [spreading] Wähle, welcher Mast von { $ship } Feuer fängt
        [choosing] Wähle, was { $ship } tut
        [sailing] { $left ->
            [end] { $ship } kann nicht weiter segeln: Ihre Bewegung endet hier
            [none] Du kannst { $ship } weitersegeln lassen, falls verdeckte Mannschaft ihre Bewegung verlängert, oder die Bewegung beenden
           *[other] Steuere { $ship }: noch { $left }
        }
        [shooting] Wähle den nächsten Schuss von { $ship }
        [losing] Wähle, welchen Mast { $target } verliert
        [ramming] Wähle, welches Schiff { $ship } zuerst rammt
        [offering] Du kannst mit { $ship } entern: { $target }
        [prize] Wähle, was du beim Entern nimmst
        [towing] Du kannst mit { $ship } ein manövrierunfähiges Schiff in Schlepp nehmen
        [berthing] Wähle, wo das geschleppte Schiff anlegt
        [taking] Wähle, was { $ship } von { $target } nimmt
        [sharing] Du kannst Mannschaft und Schätze zwischen { $ship } und { $target } hin- und herbringen
        [repairing] Wähle, welcher Mast von { $ship } repariert wird
        [charting] Wähle ein Stück Gelände, das du auslegst
        [laying] Wähle, wo { $target } liegt
        [diving] Du kannst { $ship } aus einem anderen Strudel herausbringen
        [paying] Wähle, was { $ship } verliert, um herauszukommen: { $target }
        [aiming] Wähle, worauf { $target } wirkt
        [answering] Du kannst als Antwort einen Schatz oder ein Ereignis zeigen
        [consenting] Du kannst eine Fähigkeit von { $ship } einsetzen
        [forfeiting] Wähle, was { $target } verliert
        [driving] Wähle, wohin { $target } schwimmt
        [turning] Du kannst { $ship } drehen
        [fortune] Folge der geheimnisvollen Insel { $target }
       *[ability] Setz eine Fähigkeit von { $ship } ein
    }
asked-other =
    { $phase ->
        [placing] { $who } wählt den Platz einer Insel: { $target }
        [homing] { $who } wählt { $home }
        [mustering] { $who } wählt den Platz von { $ship }
        [manning] { $who } wählt, wohin Mannschaft kommt
        [naming] { $who } wählt das nächste Schiff, das handelt
        [spreading] { $who } wählt, welcher Mast von { $ship } Feuer fängt
        [choosing] { $who } wählt, was { $ship } tut
        [sailing] { $who } steuert { $ship }
        [shooting] { $who } schießt mit { $ship }
        [losing] { $who } wählt, welchen Mast { $target } verliert
        [ramming] { $who } wählt, welches Schiff { $ship } zuerst rammt
        [offering] { $who } überlegt, mit { $ship } zu entern: { $target }
        [prize] { $who } wählt die Beute vom Entern
        [towing] { $who } überlegt, mit { $ship } ein manövrierunfähiges Schiff in Schlepp zu nehmen
        [berthing] { $who } wählt, wo das geschleppte Schiff anlegt
        [taking] { $who } wählt, was { $ship } von { $target } nimmt
        [sharing] { $who } bringt Mannschaft und Schätze zwischen { $ship } und { $target } hin und her
        [repairing] { $who } wählt, welcher Mast von { $ship } repariert wird
        [charting] { $who } wählt Gelände, das ausgelegt wird
        [laying] { $who } wählt den Platz von { $target }
        [diving] { $who } denkt über einen anderen Strudel für { $ship } nach
        [paying] { $who } wählt, was { $ship } verliert, um herauszukommen: { $target }
        [aiming] { $who } wählt, worauf { $target } wirkt
        [answering] { $who } kann als Antwort einen Schatz oder ein Ereignis zeigen
        [consenting] { $who } denkt über eine Fähigkeit von { $ship } nach
        [forfeiting] { $who } wählt, was { $target } verliert
        [driving] { $who } wählt, wohin { $target } schwimmt
        [turning] { $who } überlegt, { $ship } zu drehen
        [fortune] { $who } folgt der geheimnisvollen Insel { $target }
       *[ability] { $who } setzt eine Fähigkeit von { $ship } ein
    }
asked-chance =
    { $phase ->
        [rolling] { $mine ->
            [yes] Du würfelst um den ersten Zug
           *[no] { $who } würfelt um den ersten Zug
        }
        [drawing] Eine Insel wird gezogen
        [burning] Für das Feuer auf { $ship } wird gewürfelt
        [hitting] Für den Schuss auf { $target } wird gewürfelt: Er trifft ab { $number }
        [ram-die] Für den Rammstoß wird gewürfelt: Bei mehr als { $number } verliert { $target } einen Mast
        [board-die] { $mine ->
            [yes] Du würfelst für das Entern{ $number ->
                [0] { "" }
               *[other] { " " }und musst { $number } übertreffen
            }
           *[no] { $who } würfelt für das Entern{ $number ->
                [0] { "" }
               *[other] { " " }und muss { $number } übertreffen
            }
        }
        [prize-drawn] Die Beute wird gezogen
        [looking] { $ship } sieht sich die Schätze an: { $target }
        [scuttling] Für das Selbstversenken wird gewürfelt: { $ship }
        [leaving] Schätze, für die auf keiner Insel Platz ist, kommen aus dem Spiel
        [drifting] Für Eisberge wird gewürfelt
        [sliding] Für die Kante, von der ein Eisberg wegtreibt, wird gewürfelt
        [peril] Für { $ship } bei { $target } wird gewürfelt
        [deed-die] Gewürfelt wird für { $target }
        [deed-drawn] Etwas wird gezogen für { $target }
        [walls] Für die Mauern oder die Besatzung von { $target } wird gewürfelt
        [flipping] Was { $target } tut, wird aufgedeckt
        [omen] { $ship ->
            [none] Für die Feuerinsel wird gewürfelt
           *[other] Für { $ship } und die geheimnisvolle Insel wird gewürfelt
        }
        [coin-drawn] Eine Münze wird gezogen
       *[ability] Eine Fähigkeit von { $ship } wird eingesetzt
    }
status = { $round ->
        [0] { "" }
       *[other] Runde { $round }.{ " " }
    }{ $asked }.
over =
    Die Partie ist vorbei: { $how ->
        [1] Mehr als die Hälfte des Goldes ist daheim
        [2] Zu wenige Flotten können sich noch bewegen
        [3] Alle Schätze sind daheim
       *[4] Zu lange ist nichts geschehen
    }. { $number ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    } mit { $gold } Gold.
hint =
    { $phase ->
        [placing] Ihr legt reihum Inseln. Wähle einen Punkt oder eine Stelle auf dem Meer; du kannst sie noch verschieben.
        [laying] Wähle einen Punkt oder eine Stelle auf dem Meer. Du kannst das Gelände dann noch verschieben und drehen.
        [mustering] Wähle einen Punkt oder eine Stelle am Ufer ihrer Heimatinsel. Du kannst sie dann noch verschieben und drehen.
        [naming] Zieh ein Schiff, um es zu segeln, oder wähle eines, um zu schießen, zu reparieren oder zu erkunden.
        [choosing] Die Ringe zeigen, wie weit ihre Kanonen reichen. Rote Linien führen zu dem, was sie treffen können{ $blocked ->
            [yes] ; graue Linien sind versperrt
           *[no] { "" }
        }.
        [sailing] Wähle eine Marke oder eine Stelle auf dem Meer, oder zieh das Schiff dorthin.{ $blocked ->
            [yes] { " " }Schraffiertes Wasser erreicht es nicht.
           *[no] { "" }
        }
        [shooting] Eine rote Zahl ist ein Mast, der feuern kann{ $blocked ->
            [yes] ; eine graue Linie ist versperrt
           *[no] { "" }
        }. Gestrichelt ist dein Schuss. Tipp auf einen Rumpf, um dorthin zu zielen.
        [losing] Wähle einen der Masten auf dem Schiff.
       *[sharing] Jede Karte und jede Münze darf das Schiff nur einmal wechseln.
    }

hint-docked =
    { $when ->
        [now] { $ship } liegt bei { $isle }: Wähle das Schiff und lass es dort nach Schätzen suchen.
       *[later] { $ship } liegt bei { $isle }: In deinem nächsten Zug kann das Schiff dort nach Schätzen suchen.
    }

# In Sätzen
summary-treasure = Schätze liegen auf { $isles }
counted-isle = { $isle } ({ $count })
lies = { $ship } liegt mit dem Bug { $x } vom linken und { $y } vom unteren Rand und zeigt { $wind }, { $heading }° gegen den Uhrzeigersinn von rechts aus
distances = Von { $ship } aus: { $what }
distance = { $what } { $touches ->
        [yes] berührt
       *[no] { $length } { $wind }{ $within ->
            [short] { " " }(innerhalb einer kurzen Strecke)
            [long] { " " }(innerhalb einer langen Strecke)
           *[none] { "" }
        }
    }
gun =
    { $gun ->
        [mast] Mast { $mast }
        [second] die zweite Kanone von Mast { $mast }
        [musket] der Musketier
        [marine] der Seesoldat
        [breath] der Atem
       *[gun] die Kanone aus einem Schatz
    } ab { $needed }
guns = { $number ->
        [one] eine Kanone
       *[other] { $number } Kanonen
    } ab { $needed }
can-fire = { $ship } kann auf { $target } feuern: { $guns }
cannot-fire = { $ship } kann nicht auf { $target } feuern, im Weg ist: { $by }
own-sail = ihr eigenes Segel auf Mast { $mast }

# Fragen, wenn man den Tisch nicht sieht
question =
    { $which ->
        [at-me] Wer kann auf mich feuern?
        [by-me] Auf wen kann ich feuern?
        [far] Wie weit ist es?
       *[reach] Was kann ich erreichen?
    }
nobody-fires-at = Niemand kann auf { $ship } feuern.
fires-at-nobody = { $ship } kann auf niemanden feuern.
reaches-nothing = { $ship } kann sich nicht bewegen.
stays-idle = { $ship } hat keine Aktion in { $turns ->
        [one] ihrem nächsten Zug
       *[other] ihren nächsten { $turns } Zügen
    }.
may-sail = { $ship } darf { $length } segeln, { $held ->
        [yes] sobald ein Würfel sie freigegeben hat; bis dahin weiß niemand, wohin.
       *[no] in einer Bewegung.
    }
can-dock = { $ship } kann anlegen bei: { $what }.
can-touch = { $ship } kann berühren, aber nicht dort anlegen: { $what }.
can-ram = { $ship } kann rammen: { $what }.
can-come-alongside = { $ship } kann längsseits gehen bei: { $what }.
can-reach = { $ship } kann { $sort ->
        [dock] bei { $what } anlegen
        [ram] { $what } rammen
        [touch] { $what } berühren, aber nicht dort anlegen
       *[alongside] bei { $what } längsseits gehen
    }: { $course }
leg = { $way } ({ $text })
then = { ", dann " }
no-course = Keiner der vorgeschlagenen Kurse von { $ship } führt zu dem, was nah ist: { $what }
reaches-water = { $ship } erreicht nur offenes Wasser.
unknown-crew = Verdeckte Mannschaft an Bord von { $ship } bringt sie vielleicht weiter.

# Listen von Zügen
sailed-of = { $sailed } von { $length }
course-way =
    { $side ->
        [ahead] geradeaus
        [left] { $degrees }° nach links
        [right] { $degrees }° nach rechts
       *[about] gewendet
    }, { $length }{ $by ->
        [none] { "" }
       *[other] { " " }dank { $by }
    }
turn-alone = nur drehen
course-turn =
    { $side ->
        [ahead] nur näher heran, ohne Drehung
        [left] Drehung um { $degrees }° nach links, ohne Fahrt
        [right] Drehung um { $degrees }° nach rechts, ohne Fahrt
       *[about] Kehrtwendung, ohne Fahrt
    }
course-line = { $way }, { $met ->
        [none] Ende { $place }
       *[other] Ende bei { $met }
    }
course-useful =
    { $sort ->
        [home] Heim nach { $goal }
        [to] Nach { $goal }
        [range] In Reichweite von { $goal }
       *[towards] In Richtung { $goal }
    }: { $line }
group-useful = Kurse zu etwas in der Nähe
group-side =
    { $side ->
        [ahead] Kurse geradeaus
        [left] Kurse nach links
        [right] Kurse nach rechts
       *[back] Kurse zurück
    }
group-apart = { $label } ({ $apart })
group-ship = Noch etwas mit { $ship }
group-pose = Plätze { $place }
group-shot = Schüsse auf { $target }
group-crew = Wohin { $crew } kommt
group-sort =
    { $sort ->
        [unit] Schiffe, die handeln können
        [pose] Plätze auf der See
       *[island] Inseln
    }
