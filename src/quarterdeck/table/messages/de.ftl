took-back =
    { $mine ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurück.
took-back-agreed =
    { $mine ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurück. Einverstanden: { $others }.
resigns =
    { $mine ->
        [yes] Du gibst auf.
       *[no] { $player } gibt auf.
    }
late =
    { $mine ->
        [yes] Deine Zeit ist abgelaufen.
       *[no] { $player } hat keine Zeit mehr.
    }
stale = Die Partie ist weitergegangen, seit du zuletzt hingesehen hast: damals stand sie bei { $seen }, jetzt bei { $now }.
over-and-shown = Das Spiel ist aus, und alle dürfen nachsehen, was darin verborgen war. Darum bleiben seine Züge, wie sie sind.
over-already = Das Spiel ist aus; niemand kann mehr aufgeben.

# Wie es ausging, für alle, die zusehen; who: `me`, `other` hat gegen mich gewonnen, oder `nobody` Bestimmtem wird es gesagt
nothing = niemand
you = du
and = { $first } und { $last }
verdict-draw = Unentschieden
verdict-lost = Du hast verloren
verdict-nobody = Das Spiel ist verloren
verdict-level = Du teilst dir den ersten Platz mit { $others }
verdict-seats-level = { $winners } teilen sich den ersten Platz
verdict-lost-to-several = Du hast verloren: { $winners } teilen sich den ersten Platz
verdict-resigned = Du hast aufgegeben
verdict-won-resigned = Du hast gewonnen: { $seat } hat aufgegeben
verdict-seat-resigned = { $seat } hat aufgegeben
verdict-out-of-time = Du hast verloren: Deine Zeit ist abgelaufen
verdict-won-out-of-time = Du hast gewonnen: { $seat } hat keine Zeit mehr
verdict-seat-out-of-time = { $seat } hat keine Zeit mehr
verdict-won =
    { $who ->
        [me] { $how ->
            [by] Du hast gewonnen, Vorsprung: { $margin }
            [level] Du hast bei Gleichstand gewonnen
           *[plainly] Du hast gewonnen
        }
        [other] { $how ->
            [by] Du hast verloren, Rückstand: { $margin }
            [level] Du hast bei Gleichstand verloren
           *[plainly] Du hast verloren
        }
       *[nobody] { $how ->
            [by] { $winner } hat gewonnen, Vorsprung: { $margin }
            [level] { $winner } hat bei Gleichstand gewonnen
           *[plainly] { $winner } hat gewonnen
        }
    }
ended-resigned =
    { $count ->
        [0] { $player } hat aufgegeben.
        [one] { $player } hat aufgegeben, und { $winners } gewinnt.
       *[other] { $player } hat aufgegeben, und { $winners } gewinnen gemeinsam.
    }
ended-out-of-time =
    { $count ->
        [0] { $player } hat keine Zeit mehr.
        [one] { $player } hat keine Zeit mehr, und { $winners } gewinnt.
       *[other] { $player } hat keine Zeit mehr, und { $winners } gewinnen gemeinsam.
    }

# Was über die Zeit ausgemacht ist
clock-game = Alle haben für das ganze Spiel: { $time }.
clock-turn = Alle haben jedes Mal, wenn sie an der Reihe sind: { $time }.
clock-move = Alle haben für jeden Zug: { $time }.
clock-more = Jedes Mal, wenn man an die Reihe kommt, gibt es dazu: { $time }.
clock-free = Jedes Mal, wenn man an die Reihe kommt, kostet die erste Zeit nichts: { $time }.
clock-free-move = Bei jedem Zug kostet die erste Zeit nichts: { $time }.
clock-lose = Wer keine Zeit mehr hat, verliert.
clock-bot = { $level ->
    [0] Für alle, die keine Zeit mehr haben, spielt ein Zufalls-Bot weiter.
   *[other] Für alle, die keine Zeit mehr haben, spielt ein Bot der Stufe { $level } weiter.
}
time-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
time-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
}
time-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
time-seconds = { $number ->
    [one] eine Sekunde
   *[other] { $number } Sekunden
}

# Ein Zug, bei dem man etwas auf etwas anderes zieht
carry = { $what } zu { $to }

# Warum etwas an einem Tisch nicht geht
or = { $first } oder { $last }
seat-number =
    das { $seats ->
        [one] ist nur einer
       *[other] sind { $seats }
    }; { $game } hat { $allowed } Plätze
seed-range = hier muss eine ganze Zahl von 0 bis { $most } stehen, nicht { $seed }
no-such-seat = { $seat } spielt nicht mit; Plätze sind 0 bis { $last }
too-old-to-resign = in einer Aufzeichnung von Version { $version } des Formats gibt niemand auf
no-such-place = { $number } gibt es nicht, nur { $first } bis { $last }
