# Advice: a move and those that follow it
advice-then = { $move }, then: { $after }
# What the bot expects: of the move alone, with the next best one, or with one that is about as good
advice-rated = The bot rates this at { $value } %.
advice-rated-better = The bot rates this at { $value } %, and the next best, “{ $other }”, at { $less } %.
advice-rated-alike = The bot rates this at { $value } %; “{ $other }” is about as good.
