# What is said in lessons beside what their own files say.

done-already = This is done. Begin it again, or go on with the next one.
again = That did not get you there. The position is as it was: try another way.
nothing-to-take-back = In this step there is nothing to take back.
no-lesson = { $game } has no lesson “{ $name }”{ $known ->
    [none] { "" }
   *[other] ; there are { $known }
}

# What is wrong with a lesson, for whoever writes it. Fields are named as in files.
one-beginning = a lesson begins from a position or from [start]: give one of them
one-solution = a step has a solution or a solver: give one of them
asks-nothing = asks for nothing; give moves, event or state
in-one-file = stands in one of the two files only
other-number = there are { $found } here, and { $wanted } in the lesson's own file
no-statement = { $text } is not a statement; write a field, a sign and a value, as score.orange >= 3
true-or-false = { $text }: { $field } is true or false
score-of-seat = { $text }: after score comes a seat: { $seats }
no-field = { $text }: there is no { $wrong }; there is { $known ->
    [none] nothing
   *[other] { $known }
}
thinks-long = { $bot } makes { $number } simulations for each move; at most { $most }, as of level { $level }, since a server lets it think while others wait
never-played = { $move } is never played: nobody may play it then
not-to-goal = { $move } does not lead to the goal; the lesson answers: { $says ->
    [none] nothing
   *[other] { $says }
}
ends-before-goal = ends before the goal is reached
no-example = needs a move at least
not-to-mistake = does not lead to this mistake; the lesson answers: { $says ->
    [none] nothing
   *[other] { $says }
}
not-playable = { $move } may not be played: { $why }
other-folder = is a lesson of { $found }, in the folder of { $game }
no-such-lesson = has words for a lesson that does not exist
never-happens = { $kind } never happens; there are { $known }
no-seat = { $seat } is not a seat here; there are { $known }
other-game = is one of { $found }, and the lesson is of { $game }
