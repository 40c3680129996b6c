### Warum eine Stellungsdatei abgelehnt wird: was auf den Pfad der Angabe folgt.

over-the-edge = ragt { $far } mm über den Rand des Tisches von { $width } x { $height } (PI-R9)
lies-over = liegt über { $other } (PI-N7)
burns-without-mast = ein Mast brennt, der nicht steht (PI-R32)
flotilla-guns = eine Flottille hat keine Masten, die fallen oder brennen (PI-A166)
flotilla-flag = eine Flottille hat eine Flagge oder keine, nicht { $flags } (PI-A166)
flotilla-tows = eine Flottille schleppt niemanden (PI-A166)
pin-apart = der Bug berührt { $ship } nicht (PI-9.6)
without-cargo =
    { $ship } ist { $kind ->
        [fort] ein Fort
       *[other] ein Seeungeheuer
    } und hat { $what ->
        [crew] keine Mannschaft
       *[other] keinen Schatz
    } (PI-18.5)
too-many-closed =
    { $closed ->
        [one] eine Insel liegt
       *[other] { $closed } Inseln liegen
    } mit verdecktem Text da, und { $left ->
        [0] kein Text ist
        [one] nur ein Text ist
       *[other] nur { $left } Texte sind
    } übrig (PI-8.9)
cannot-be-towed = { $ship } ist kein manövrierunfähiges Schiff der Flotte, das sonst niemand schleppt (PI-R29)
two-places = liegt an zwei Orten
too-many-hidden =
    auf Inseln { $hidden ->
        [one] ist ein Schatz
       *[other] sind { $hidden } Schätze
    } verborgen, und { $left ->
        [0] keiner ist
        [one] nur einer ist
       *[other] nur { $left } sind
    } noch nie gesehen (PI-5.3)
treasure-nowhere = ein Schatz liegt nirgends: Was niemand angesehen hat, steht hier (PI-5.3)
unit-missing = fehlt: Ein Schiff tut gerade etwas
unit-of-others = { $ship } gehört nicht zur Flotte, die am Zug ist (PI-6.3)
other-island-missing = fehlt: Dort wird Schatz gezogen
target-missing = fehlt: Mit etwas geschieht gerade etwas
explored-missing = fehlt: Schatz von dort wird angesehen oder genommen
loss-missing = fehlt: Ein Schiff verliert etwas
island-last = die gezogene Insel steht zuletzt da, ohne Ort (PI-3.3)
terrain-missing = fehlt: Ein Schiff trifft auf Gelände
mysterious-missing = fehlt: Eine geheimnisvolle Insel tut etwas (PI-8.5)
ice-missing = fehlt: Ein Eisberg treibt
next-terrain-missing = fehlt: Ein Stück Gelände wird ausgelegt
asked-out-of-turn = { $seat } ist gefragt, aber { $turn } ist am Zug
nothing-to-place = { $seat } setzt Schiffe aus, und keines wartet (PI-3.10)
gold-already-dealt = der Schatz ist verteilt, und nicht mehr als ein Schiff wird noch einmal ausgesetzt (PI-A95)
crew-placed = { $seat } verteilt Mannschaft, und alle haben schon einen Platz (PI-4.1)
taker-knows = { $seat } nimmt hier Schatz und kennt ihn (PI-11.1)
no-such-number =
    { $kind ->
        [treasure] einen Schatz
        [Event] ein Ereignis
       *[other] ein Stück
    } { $number } gibt es nicht; es gibt { $most }
card-at-work-missing = fehlt: Ein Schatz, ein Ereignis oder eine Ausrüstung wirkt gerade
aim-missing = fehlt: Dafür wird etwas gewählt
rammed-missing = fehlt: Ein Schiff wurde gerammt oder festgehalten (PI-U24)
asked-not-among = { $seat } ist gefragt und nicht dabei (PI-R55)
rolls-not-among = { $seat } würfelt und ist nicht dabei (PI-3.1)
too-few-to-draw =
    { $spots ->
        [one] eine Insel ist
       *[other] { $spots } Inseln sind
    } noch auszulegen, und weniger können gezogen werden (PI-3.3)
islands-for-homes = { $players } Flotten brauchen ebenso viele Inseln als Heimat (PI-3.9)
island-to-place = die gezogene Insel ist noch auszulegen (PI-3.3)
ships-without-home = { $seat } hat Schiffe und keine Heimat (PI-3.9)
homes-in-order = Heimatinseln werden der Reihe nach gewählt, von dem Platz an, der beginnt: { $seat } (PI-3.11)
decides-otherwise =
    hier steht { $player }, aber wenn { $asked } gefragt ist, entscheidet { $who ->
        [nobody] niemand
        [chance] der Zufall
       *[other] { $who }
    }
ended-when-over = muss dastehen, wenn die Partie vorbei ist, und nur dann; dann ist nichts gefragt (PI-20.4)
rounds-at-most = eine Partie endet nach { $most } Runden (PI-R65)
gold-of-nobody = { $players } spielen mit, und { $seat } ist nicht dabei
no-answer = wenn in dieser Stellung { $asked } gefragt ist, gibt es keine Antwort
over-already = die Partie ist vorbei: { $how } ({ $clauses })
mark-without-island = { $effect } braucht die Nummer der Insel, die damit begonnen hat
none-of-so-many = { $number } ist keine Zahl von 1 bis { $most }
nothing-at-work = { $written } kann nicht wirken; schreib treasure 3, event 1, equipment 2
plain-with-texts = ist plain, und Texte von Inseln stehen da (PI-3.13)
beside-old-form = steht neben { $parts } in der alten Form
old-form-unclear = { $parts }: Das ist nicht zu verstehen
no-such-thing =
    { $kind ->
        [island] eine Insel
        [terrain] ein Gelände
        [ship] ein Schiff
        [ability] eine Fähigkeit
        [treasure] einen Schatz
        [unique] einen besonderen Schatz
        [crew] eine Mannschaft oder Ausrüstung
       *[other] ein Ereignis
    } { $name } gibt es in diesem Paket nicht
no-such-ship = ein Schiff { $word } gibt es nicht; es gibt { $ships }
no-such-island =
    eine Insel { $number } gibt es nicht; { $placed ->
        [0] keine liegt
        [one] nur eine liegt
       *[other] { $placed } liegen
    } aus
does-not-play = { $seat } spielt nicht mit: Die Plätze sind { $seats }
island-without-place = fehlt: Nur die Insel, die zuletzt gezogen wurde, liegt noch nicht aus
no-such-terrain =
    ein Gelände { $number } gibt es nicht; { $known ->
        [0] keines liegt
        [one] nur eines liegt
       *[other] { $known } Stücke liegen
    } auf dem Tisch
coin-worth = eine Münze ist 0 bis { $most } wert
treasure-twice = { $word } steht zweimal da; gleiche Münzen werden nummeriert, wie 1#2 (PI-5.3)
treasures-missing = fehlt: Hier steht aller Schatz der Partie, und { $path } nennt { $word } (PI-5.3)
event-unknown = fehlt: Was gespielt wurde, ist bekannt (PI-R42)
no-action = { $word } ist keine Aktion; schreib move, island 3 oder R2
nothing-to-come = fehlt: Ein Würfel oder eine Ziehung steht noch aus (PI-N15)
fire-dice =
    { $dice ->
        [one] ein Würfel steht
       *[other] { $dice } Würfel stehen
    } noch aus, aber weniger Masten brennen (PI-17.1)
boarding-dice = { $dice } Würfel stehen noch aus, und ein Entern hat nur zwei (PI-9.9)
spread-missing = fehlt: Ein Feuer breitet sich aus (PI-17.3)
nothing-to-look-at = ist keine Insel mit Schatz, den noch niemand angesehen hat (PI-U3)
no-own-duellist = ist keine Mannschaft: die eigene, die sich duelliert (PI-V10)
no-enemy-duellist = muss die eine fremde Mannschaft sein, die sich duelliert (PI-V10)
crew-dice =
    { $dice ->
        [0] kein Würfel steht
        [one] ein Würfel steht
       *[other] { $dice } Würfel stehen
    } noch aus für { $crew } aus der Mannschaft (PI-V12)
ability-not-asked = ist keine Fähigkeit, nach der hier jemand gefragt wird
asked-ship-missing = fehlt: das Schiff, dessen Fähigkeit es ist
no-smoke = keine Kanone ist übrig, die Rauch legen könnte (PI-A70, PI-Q8)
no-such-effect = { $written } tut keine Insel; es gibt { $known }
