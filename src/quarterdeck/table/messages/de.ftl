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
stale = Die Partie ist weitergegangen, seit du zuletzt hingesehen hast: Damals stand sie bei { $seen }, jetzt bei { $now }.
over-and-shown = Die Partie ist vorbei, und alle dürfen nachsehen, was darin verborgen war. Darum bleiben ihre Züge, wie sie sind.
over-and-dice-shown = Die Partie ist vorbei, und ihre Würfel lassen sich nachrechnen, auch die künftigen. Darum bleiben ihre Züge, wie sie sind.
over-already = Die Partie ist vorbei; niemand kann mehr aufgeben.

# Wie es ausging, für alle, die zusehen; who: `me`, `other` hat gegen mich gewonnen, oder `nobody` Bestimmtem wird es gesagt
nothing = niemand
you = du
and = { $first } und { $last }
verdict-draw = Unentschieden
verdict-lost = Du hast verloren
verdict-nobody = Die Partie ist verloren
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
            [by] Gewonnen: { $margin } Vorsprung
            [level] Du hast bei Gleichstand gewonnen
           *[plainly] Du hast gewonnen
        }
        [other] { $how ->
            [by] Verloren: { $margin } Rückstand
            [level] Du hast bei Gleichstand verloren
           *[plainly] Du hast verloren
        }
       *[nobody] { $how ->
            [by] { $winner } hat gewonnen: { $margin } Vorsprung
            [level] { $winner } hat bei Gleichstand gewonnen
           *[plainly] { $winner } hat gewonnen
        }
    }
# In der Wertung, wenn jemand aufgegeben hat
score-how = Ausgang
score-won = gewonnen
score-resigned = aufgegeben
score-out-of-time = Zeit abgelaufen
ended-resigned =
    { $who ->
        [me] { $count ->
            [0] Du hast aufgegeben.
            [one] Du hast aufgegeben, und { $winners } gewinnt.
           *[other] Du hast aufgegeben, und { $winners } gewinnen gemeinsam.
        }
       *[other] { $count ->
            [0] { $player } hat aufgegeben.
            [one] { $player } hat aufgegeben, und { $winners } gewinnt.
           *[other] { $player } hat aufgegeben, und { $winners } gewinnen gemeinsam.
        }
    }
ended-out-of-time =
    { $who ->
        [me] { $count ->
            [0] Du hast keine Zeit mehr.
            [one] Du hast keine Zeit mehr, und { $winners } gewinnt.
           *[other] Du hast keine Zeit mehr, und { $winners } gewinnen gemeinsam.
        }
       *[other] { $count ->
            [0] { $player } hat keine Zeit mehr.
            [one] { $player } hat keine Zeit mehr, und { $winners } gewinnt.
           *[other] { $player } hat keine Zeit mehr, und { $winners } gewinnen gemeinsam.
        }
    }

# Was über die Zeit ausgemacht ist
short-game = { $time } pro Person
short-game-more = { $time } pro Person, und { $more } dazu, sooft man am Zug ist
short-turn = { $time }, sooft man am Zug ist
short-move = { $time } für jeden Zug
clock-game = Alle haben für die ganze Partie: { $time }.
clock-turn = Alle haben, sooft sie am Zug sind: { $time }.
clock-move = Alle haben für jeden Zug: { $time }.
clock-more = Sooft man am Zug ist, gibt es dazu: { $time }.
clock-free = Sooft man am Zug ist, kostet die erste Zeit nichts: { $time }.
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

# Programme anderer Leute, die als Bots spielen, und was sie falsch gemacht haben
program-which = nenne das Programm, wie in { $example }
program-none = ein Programm { $program }, das hier läuft, gibt es nicht; gib seinen Pfad an, und sieh nach, ob man es ausführen darf
program-command = { $spec } ist kein Befehl: { $reason }
program-limit = { $unit } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $number }
program-two-limits = { $unit } ist eine Grenze zu viel; nenne von { $budgets } nur eine, und jede Grenze nur einmal
program-late = das Programm hat auf { $after } nicht in { $seconds } s geantwortet; zuletzt sagte es { $latest }, und richtig wäre eine Zeile, die mit { $wanted } beginnt
program-deaf = das Programm liest nicht: { $after } ließ sich nicht schreiben
program-ended = das Programm hat nach { $after } aufgehört
program-gone = das Programm ist weg; gefragt war { $after }
program-long = das Programm hat eine Zeile von mehr als { $most } Bytes geschrieben: { $line }
program-much = das Programm hat nach { $after } mehr als { $most } Bytes geschrieben
program-error = das Programm hat { $line } auf { $after } geantwortet
program-wrong = das Programm hat nach { $after } { $line } geschrieben; richtig wären info-Zeilen und dann eine Zeile, die mit { $wanted } beginnt
program-no-move = das Programm hat { $move } gewählt, und das ist kein Zug: { $problem }; richtig wäre einer von: { $choices }
program-illegal = das Programm hat { $move } gewählt: { $sentence } ({ $clause }) Richtig wäre einer von: { $choices }
program-complained = { $problem } (es klagte: { $line })

# Tabellen gelöster Spiele
solved-none = für { $table } gibt es noch keine Tabelle; { $command } macht sie
solved-unreadable = lässt sich nicht lesen: { $reason }
solved-other = ist beschädigt oder gehört zu anderen Regeln; { $command } macht die Tabelle für { $table } neu
solved-never = { $game } hat zu viele Stellungen, um gelöst zu werden

# Netze, die für Bots urteilen
network-which = nenne eine Datei mit einem Netz, mit einem Budget davor oder ohne, wie in { $example }

# Suchen in mehreren Prozessen
processes-range = processes muss von 2 bis { $most } gehen, nicht { $number }
processes-search = { $spec } sucht nicht und kann deshalb nicht mehrere Prozesse nutzen
helper-lost = Ein Prozess, der einem Bot beim Suchen half, ist zu Ende; was er dazu gesagt hat, steht darüber.
