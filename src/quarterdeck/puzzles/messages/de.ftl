# Was in Rätseln gesagt wird.

title = Rätsel { $number }
rating = { $rating ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
task-now = Du bist { $seat } und kannst mit dem nächsten Zug gewinnen. Finde ihn.
task-win = Du bist { $seat } und kannst gewinnen, was immer { $rivals ->
    [one] die Gegenseite tut
   *[other] die anderen tun
}. Finde den ersten Zug.
task-on = Weiter: Finde den nächsten Zug, der gewinnt.
task-defence = Du bist { $seat }. { $rivals ->
    [one] Nur ein Zug hindert die Gegenseite
   *[other] Nur ein Zug hindert die anderen
} daran, zu gewinnen. Finde ihn.
task-best = Du bist { $seat }. Ein Zug ist eindeutig der beste. Finde ihn.
task-two = Du bist { $seat }. Zwei Züge sind eindeutig die besten, und beide gleich gut. Finde einen davon.
right = Genau! { $why }
wrong = Das ist nicht der beste Zug. Besser: { $what }
move = der Zug { $move }.
why-win = Danach gewinnst du, was immer { $rivals ->
    [one] die Gegenseite tut
   *[other] die anderen tun
}.
why-defence = Nach jedem anderen Zug { $rivals ->
    [one] kann die Gegenseite
   *[other] können die anderen
} den Sieg erzwingen.
why-best = In Partien, die Bots von hier aus zu Ende gespielt haben, gewann dieser Zug mindestens { $more } von 100 Partien mehr als jeder andere.
missed-now = Dein Zug gewinnt nicht sofort.
missed-win = Nach deinem Zug { $rivals ->
    [one] hat die Gegenseite
   *[other] haben die anderen
} eine Antwort, und du gewinnst nicht mehr sicher.
missed-defence = Nach deinem Zug { $rivals ->
    [one] kann die Gegenseite
   *[other] können die anderen
} den Sieg erzwingen.
missed-lead = Bots haben von hier aus zu Ende gespielt: Von 100 Partien gewinnt dein Zug mindestens { $more } weniger als der beste.
hint-win = Such einen Zug, auf den es keine gute Antwort gibt.
hint-defence = Sieh erst, wie du verlieren würdest, und dann, was das verhindert.
hint-trap = Der Zug, der auf den ersten Blick am besten aussieht, ist nicht der beste.
hint-gulf = Alle anderen Züge sind viel schlechter.
hint-choice = Sieh dir an, was aus jedem Zug würde und was die Antwort darauf sein könnte.
hint-half = Er liegt in der { $half ->
    [upper] oberen
   *[lower] unteren
} Hälfte des Spielplans.
hint-not = „{ $move }“ ist es nicht.

# Warum ein Rätsel nicht gefunden wird
no-number = { $game } hat die Rätsel 1 bis { $last }, und keines mit der Nummer { $number }
no-puzzle = { $game } hat kein Rätsel „{ $name }“
