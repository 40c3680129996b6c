# Was in Lektionen außer den Sätzen ihrer eigenen Dateien gesagt wird.

done-already = Diese Lektion ist geschafft. Fang sie noch einmal an, oder nimm die nächste.
again = So ging es nicht. Die Stellung ist wie vorher: Versuch es anders.
nothing-to-take-back = In diesem Schritt gibt es nichts zurückzunehmen.
no-lesson = { $game } hat keine Lektion „{ $name }“{ $known ->
    [none] { "" }
   *[other] ; es gibt { $known }
}

# Was an einer Lektion falsch ist, für alle, die eine schreiben. Angaben heißen wie in den Dateien.
one-beginning = eine Lektion beginnt mit position oder mit [start]: gib eines davon an
one-solution = ein Schritt hat solution oder solver: gib eines davon an
asks-nothing = verlangt nichts; gib moves, event oder state an
in-one-file = steht nur in einer der beiden Dateien
other-number = hier sind es { $found }, in der Datei der Lektion { $wanted }
no-statement = { $text } ist keine Aussage; schreib eine Angabe, ein Zeichen und einen Wert, etwa score.orange >= 3
true-or-false = { $text }: { $field } ist true oder false
score-of-seat = { $text }: hinter score steht ein Platz: { $seats }
no-field = { $text }: { $wrong } gibt es nicht; es gibt { $known ->
    [none] nichts
   *[other] { $known }
}
thinks-long = { $bot } spielt für jeden Zug { $number } Partien durch; höchstens { $most } wie auf Stufe { $level }, denn auf einem Server denkt der Bot, während andere warten
never-played = { $move } wird nie gespielt: Niemand darf das dann spielen
not-to-goal = { $move } führt nicht zum Ziel; die Lektion antwortet: { $says ->
    [none] nichts
   *[other] { $says }
}
ends-before-goal = endet, bevor das Ziel erreicht ist
no-example = braucht mindestens einen Zug
not-to-mistake = führt nicht zu diesem Fehler; die Lektion antwortet: { $says ->
    [none] nichts
   *[other] { $says }
}
not-playable = { $move } darf nicht gespielt werden: { $why }
other-folder = ist eine Lektion von { $found }, liegt aber im Ordner von { $game }
no-such-lesson = hat Sätze für eine Lektion, die es nicht gibt
never-happens = { $kind } geschieht nie; es gibt { $known }
no-seat = { $seat } ist hier kein Platz; es gibt { $known }
other-game = gehört zu { $found }, die Lektion aber zu { $game }
