# What is said in lessons beside what their own files say.

done-already = This is done. Begin it again, or go on with the next one.
again = That did not get you there. The position is as it was: try another way.
nothing-to-take-back = In this step there is nothing to take back.
no-lesson = { $game } has no lesson “{ $name }”{ $known ->
    [none] { "" }
   *[other] ; there are { $known }
}
