# Was in Lektionen außer den Sätzen ihrer eigenen Dateien gesagt wird.

done-already = Diese Lektion ist geschafft. Fang sie noch einmal an, oder nimm die nächste.
again = So ging es nicht. Die Stellung ist wie vorher: versuch es anders.
nothing-to-take-back = In diesem Schritt gibt es nichts zurückzunehmen.
no-lesson = { $game } hat keine Lektion „{ $name }“{ $known ->
    [none] { "" }
   *[other] ; es gibt { $known }
}
