"""Learning by playing: the courses of all games, and a lesson in progress that a terminal or a server can use.

A **course** is all lessons of a game, in their order, some in chapters. A **lesson** is one file: a position, and steps
with a task each, which the rules judge. An **attempt** is a lesson in progress: a match that begins at the lesson's
position, in which the learner has one seat and everybody else plays by the file, by a bot and by dice from a seed. The
same moves of a learner always lead to the same answers.

```py
from quarterdeck.learn import Attempt, course_of

course = course_of("cardinal")                # or course_of("cardinal", "de"): sentences in German where there are any
lesson = course.next(done=set())              # the first lesson that is not done; course.find("first-ship") by name
attempt = Attempt(lesson)
attempt.task, attempt.step, attempt.steps     # what to do now; which step of how many, from 0
attempt.view()                                # what the learner may see; everything that is shown is made of it
attempt.match.legal(attempt.seat)             # what the learner may choose
answer = attempt.play("b2")                   # raises what Match.play raises, and then nothing has changed
attempt.can_take_back                         # whether there is a move of this step to take back
answer.kind                                   # on, step, done, mistake, again
answer.says, answer.tip, answer.hint          # sentences for the learner; empty: nothing to say
answer.told                                   # what happened, as sentences of the game
attempt.hint                                  # the hint of this step, whenever the learner asks
attempt.take_back()                           # to before the latest move of this step; NoTakeBack if there is none
attempt.begin_again()                         # the whole lesson from its beginning
Attempt.resumed(lesson, attempt.played)       # the same attempt again, elsewhere or later: the moves are all it takes
```

After `mistake` and `again` the position is as it was when the step began. Then `attempt.match` is another object.
Files and their fields: docs/lessons.md.
"""

from quarterdeck.learn.attempt import Answer, Attempt
from quarterdeck.learn.course import Course, course_of, languages_of, learned_games
from quarterdeck.learn.lesson import Lesson

__all__ = ["Answer", "Attempt", "Course", "Lesson", "course_of", "languages_of", "learned_games"]
