### Warum eine Stellungsdatei abgelehnt wird: was auf den Pfad der Angabe folgt.

no-such-port = einen Hafen { $written } gibt es nicht; es gibt { $ports }
no-such-card = eine Karte { $written } gibt es nicht; Karten schreibt man { $first } oder { $last }
no-such-space = { $written } ist kein Feld mit Wasser; schreib q.r wie auf der Karte, einen Hafen oder { $away } (BC-4.2)
home-taken = { $home } ist schon der Heimathafen von { $other } (BC-1.11)
ship-of-other-line = ist kein Schiff dieser Reederei; sie hat { $fleet }
anchor-off-board = nur Schiffe auf dem Spielplan haben Anker (BC-12.3, BC-R31)
flipped-off-board = ein Schiff wird umgedreht, wenn es einen Hafen beansprucht, also auf dem Spielplan (BC-9.8)
anchors-only =
    { $most ->
        [one] es gibt nur einen
       *[other] es gibt nur { $most }
    } Anker (BC-23.1)
space-taken = { $at } ist von { $ship } besetzt; auf jedem Feld liegt nur ein Schiff (BC-4.7)
rival-home = { $at } ist der Heimathafen von { $other }, in den sonst niemand fährt (BC-3.1)
things-only =
    es gibt nur { $most } { $thing ->
        [L] Rettungsringe
        [M] Raketen
       *[other] Torpedos
    } (BC-23.1)
flag-taken = in { $port } steht schon eine Flagge von { $owner }; in jedem Hafen nur eine (BC-9.4, BC-9.5)
flag-at-home = { $port } ist ein Heimathafen, in dem niemand eine Flagge hisst (BC-3.3)
flags-only = eine Reederei hat nur { $most } Flaggen (BC-9.6, BC-23.3)
too-many-cards =
    hier sind { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    } mehr auf der Hand, als es gibt: { $all } (BC-1.6)
deck-otherwise =
    hier steht { $deck }, aber { $left ->
        [0] keine Karte ist
        [one] eine Karte ist
       *[other] { $left } Karten sind
    } weder auf einer Hand noch abgelegt (BC-1.6)
more-than-hand =
    nennt { $known ->
        [one] eine Karte
       *[other] { $known } Karten
    }, aber auf der Hand { $held ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind nur { $held }
    }
shown-unknown = { $card } ist nicht unter den bekannten Karten der Hand
shown-actions-only = alle haben nur Aktionskarten auf eine Hand gehen sehen: Sie wurden zurückgeholt (BC-U10.1)
card-elsewhere = { $card } ist schon in { $where }; jede Karte ist nur an einem Ort
supply-otherwise = hier steht { $said }, aber { $left } hat niemand (BC-23.5)
ends-in-own-turn = alle Schiffe einer Reederei sind außer Dienst: Die Partie endet in ihrem Zug (BC-21.1)
ended-otherwise = nach Flotten, Stapel und Händen hat sie als { $ending } geendet (BC-21.1, BC-21.2)
quiet-had-ended = hier steht { $quiet }, aber nach { $patience } solchen Zügen wäre die Partie vorbei gewesen (BC-R44)
goes-on = niemand hat alle Schiffe zu Hause, es gibt noch Karten, und für ein Ende waren es zu wenige stille Züge: Die Partie geht weiter (BC-21.1, BC-21.2, BC-R44)
last-turn-quiet = der letzte der stillen Züge ist einer, in dem sich keine Karte bewegt (BC-R44)
no-action-left = die stillen Züge enden mit einem Zug, also ist keine Aktion übrig: 0 (BC-R44)
feats-without-dice = wo bei Gleichstand Kraftproben entscheiden, wird nicht gewürfelt (BC-R54)
winner-too-early = ist noch nicht bekannt, bevor die Würfel gefallen sind (BC-22.10)
not-tied = { $seat } liegt nicht mit vorn (BC-22.10)
feats-decide = das entscheiden Kraftproben zwischen { $first } und { $last } (BC-R54)
dice-decided = fehlt: Die Würfel haben zwischen { $first } und { $last } entschieden (BC-22.10)
won-otherwise = hier steht { $winner }, aber vorn liegt { $right } (BC-22.1 bis BC-22.10)
ships-need-home = Schiffe kommen in einem Heimathafen ins Spiel; nenne ihn in home (BC-1.13, BC-17.2)
flagship-missing = fehlt: Das Flaggschiff kam in den Heimathafen; wo ist es jetzt? (BC-1.13)
flagship-waits = in Dienst gestellt werden nur Schiffe einer Region (BC-9.9)
flag-gained-ship = { $ship } liegt beiseite, aber eine Flagge in { $port } machte das Schiff verfügbar (BC-9.9)
set-aside-too-late = liegt beiseite, aber außer Dienst kommt ein Schiff erst, wenn in allen Regionen Flaggen standen (BC-9.9, BC-18.3)
gained-without-flip = kam durch das Beanspruchen eines Hafens dazu, aber kein Schiff der Reederei ist umgedreht (BC-9.8, BC-9.9)
flipped-without-gain = hat einen Hafen beansprucht, aber die Reederei hat dadurch kein Schiff bekommen (BC-9.8, BC-9.9)
kind-wanted = muss { $kinds } sein, wenn { $asked } gefragt ist
card-missing = fehlt: Welche Karte wurde dafür gespielt ({ $kind })?
card-on-discard = { $card } wurde gespielt, liegt also auf der Ablage: Nenne sie in discard (BC-6.1)
card-leads-elsewhere = { $card } führt nicht zu { $asked } (BC-15.2)
ship-missing = fehlt: Welches Schiff handelt?
target-missing = fehlt: Welches Schiff ist das Ziel?
no-ship-of = { $name } ist kein Schiff von { $seat }
no-rival-ship = { $name } ist kein fremdes Schiff
not-on-board = { $name } ist nicht auf dem Spielplan
anchored = { $name } liegt vor Anker und handelt nicht (BC-16.1)
sale = hier steht { $left }; kaufen darf man bis zu { $most } Waffen (BC-U8)
nothing-to-buy = nichts kann gekauft werden: Im Bestand ist kein Rettungsring, oder im Vorrat keine Waffe (BC-U8)
no-card-of-port = { $card } ist keine Karte eines Hafens (BC-15.4)
battle-port = ist nicht der Hafen von { $card } (BC-13.1)
ship-not-in-port = { $ship } liegt nicht im Hafen von { $card } (BC-13.1)
no-rival-flag = im Hafen von { $card } steht keine fremde Flagge (BC-13.1)
no-flag-left = { $seat } hat keine Flagge mehr zu hissen (BC-13.8)
not-next-to = { $target } ist auf dem Wasser nicht neben { $ship } (BC-14.1, BC-R27)
raid-dice-missing = fehlen: der des Angriffs, dann der der Verteidigung (BC-14.3)
raid-dice =
    { $asked } ist gefragt, wenn { $winner ->
        [defender] die Verteidigung
       *[other] der Angriff
    } gewinnt (BC-14.3)
surrender-without-choice = { $seat } wählt nur ohne Rettungsring und mit beiden Waffen (BC-12.1, BC-12.2)
fired-is-deployed = die abgefeuerte Waffe liegt bei den abgefeuerten: 1 oder mehr (BC-10.9, BC-11.7)
no-part-in-triangle = hat mit der Karte Das Dreieck holt nichts zu tun; lass es weg (BC-U4.1)
not-in-triangle = { $target } ist nicht im Dreieck, das es gerade geholt hat (BC-U4.1)
anchored-in-triangle = { $target } liegt vor Anker, also kann das Dreieck es nicht geholt haben (BC-15.3)
torpedo-without-card = für einen Torpedo gibt man keine Karte aus; lass es weg (BC-10.11)
torpedo-from-ship = Torpedos feuern Schiffe ab; lass es weg (BC-10.2)
torpedo-too-far = { $target } ist auf dem Wasser mehr als { $reach } Felder von { $ship } entfernt (BC-10.3)
missile-from-port = Raketen starten in Häfen; lass es weg (BC-11.5)
missile-port = ist nicht der Hafen von { $card } (BC-11.1)
missile-port-missing = fehlt: Aus welchem Hafen startete die Rakete? (BC-U14)
no-own-flag = in { $port } steht keine Flagge von { $seat } (BC-U14)
missile-too-far = { $target } ist mehr als { $reach } Sechsecke vom Hafen entfernt (BC-11.2)
first-rolls = ist noch nicht bekannt, solange um den ersten Zug gewürfelt wird (BC-1.7)
turn-missing = fehlt: Wer ist am Zug? P, H, S oder D
no-such-admiral = in dieser Partie gibt es { $seat } nicht
rolled-nothing = ist 0: noch zu würfeln, aber gefragt ist { $asked }
rolled-too-little = muss 2 bis 12 sein, wie zwei Würfel zeigen, oder 0, wenn der Wurf noch aussteht
rollers = zwei oder mehr würfeln, und einer der Würfe steht noch aus: rolled ist 0 (BC-R2)
rolls-first = { $seat } würfelt zuerst
dice-otherwise = ergeben eine andere Summe als der letzte Wurf von { $seat }: { $total }
says-nothing = sagt nichts, wenn { $asked } gefragt ist; lass es weg
only-over = gehört zu einer Partie, die vorbei ist: "asked" ist "nothing" oder "tie"
home-missing = fehlt: Die Züge beginnen, wenn alle einen haben (BC-1.14)
wake-without-ship = in dieser Partie gibt es kein Schiff { $ship }
passes-of-two = zu zweit geht man den Stapel nur einmal durch (BC-20.1)
passes-by-now = der Stapel ist leer, also wurde die Ablage zu einem neuen gemischt: 2 (BC-20.2)
all-cards-played = alle Karten sind gespielt, also ist die Partie vorbei: Schreib nothing (BC-21.2)
final-too-early = die Schlussphase beginnt mit dem Zug, nachdem die letzte Karte gezogen wurde (BC-20.8)
skipped = { $seat } hat keine Karte auf der Hand und wird in der Schlussphase übersprungen (BC-20.6)
actions-at-most = mit diesen Karten hat niemand mehr als { $most } (BC-2.1, BC-U9)
actions-left = wer { $asked } gefragt wird, hat eine oder mehr (BC-2.1)
actions-made = alle sind gemacht, wenn { $asked } gefragt ist: 0 (BC-2.1)
quiet-ends = hier steht { $quiet }, aber { $patience } solche Züge hintereinander beenden die Partie (BC-R44)
hand-too-large =
    hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber höchstens { $most } sind erlaubt (BC-19.2)
ship-form = schreib ein Schiff mit Reederei und Rang: { $fleet }, { $next } … (BC-1.4, BC-1.5)
too-few = es sind zu wenige: Zwei bis vier spielen mit (BC-1.1)
lines-otherwise = hier steht { $said }, aber mit dabei sind { $playing }; nenne jede Reederei einmal, im Uhrzeigersinn (BC-1.2)
decides-otherwise =
    hier steht { $player }, aber wenn { $asked } gefragt ist, entscheidet { $who ->
        [nobody] niemand
        [chance] der Zufall
       *[other] { $who }
    }
after-homes = das gibt es erst, wenn alle einen Heimathafen haben (BC-1.14)
first-pass = muss 1 sein, bis die Züge begonnen haben (BC-20.2)
first-stock = muss 2 L und 1 M sein, bis die Züge begonnen haben (BC-1.3)
flagship-only = nur das Flaggschiff ist auf dem Spielplan, im Heimathafen und nicht umgedreht (BC-1.13)
hand-before-rolls = muss leer sein, bis um den ersten Zug gewürfelt ist (BC-1.9)
home-before-hand = wird aus der Hand gewählt, die erst später ausgeteilt wird (BC-1.10)
homes-in-order = Heimathäfen werden in der Reihenfolge der Züge gewählt: { $seats } (BC-R3)
home-next =
    { $seat ->
        [nobody] niemand muss
       *[other] als Nächstes muss { $seat }
    } einen Heimathafen wählen (BC-R3)
hand-when-dealing =
    hat { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }, aber es müssen { $right } sein, wenn { $seat } gefragt ist (BC-1.9, BC-1.12)
hand-full = ist voll, also wird keine Karte mehr dazu ausgeteilt (BC-1.9)
no-free-port = hat keine Karte eines freien Hafens, wird also gezeigt und neu ausgeteilt (BC-R4)
first-rolled-most = muss sein, wer am höchsten gewürfelt hat; mehrere würfeln noch einmal (BC-1.7, BC-R2)
one-home-card = enthält eine der zwei Karten des Heimathafens von { $seat } (BC-1.12)
home-cards-only = enthält nur die Karten der Heimathäfen, bis die Züge begonnen haben (BC-1.12)
fleet-home = alle Schiffe einer Reederei sind außer Dienst, also ist die Partie vorbei (BC-21.1)
final-by-now = der Stapel ist leer, also gehört der Zug zur Schlussphase (BC-20.8)
kind-missing = fehlt: Für welche Art von Aktion wird { $asked } gewählt?
picked-too-early = wird bei { $kind } nicht vor { $asked } gewählt; lass es weg
not-asked-for = wenn das gewählt ist, wird bei { $kind } nicht nach { $asked } gefragt (BC-2.2)
cannot-be-chosen = { $name } ist hier nicht wählbar: Die Regeln erlauben es nicht (BC-2.2)
no-draw-in-final = in der Schlussphase zieht niemand (BC-20.7)
draw-one-or-two = hier steht { $left }, aber man zieht eine oder zwei Karten, und nicht mehr, als da sind (BC-19.7)
actions-before-draw = alle sind gemacht, wenn der Zug mit Ziehen endet: 0 (BC-2.1)
hand-of-seven = auf der Hand sind { $cards } Karten, und erlaubt sind höchstens 7 (BC-19.2)
kind-of-draw = muss unfathomable sein, wenn eine Karte ziehen lässt, sonst fehlen (BC-U11)
draw-is-action = muss eins oder mehr sein, während eine Karte ziehen lässt: Das ist eine Aktion (BC-U11)
nobody-discards = niemand muss abwerfen: Sieben Karten bleiben auf der Hand, und eine Karte wurde gespielt (BC-R30, BC-R38)
nobody-replenishes = in der Schlussphase, oder wenn keine Karten da sind, füllt niemand die Hand auf (BC-19.7, BC-20.7)
