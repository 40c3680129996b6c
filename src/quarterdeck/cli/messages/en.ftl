# Whose turn it is
choose = { $seat } to choose
chance = Chance decides
thinking = { $seat } ({ $bot }) is thinking
over = The game is over

# What the table answers
refused = { $move }: { $sentence } ({ $clause })
nearest = Nearest legal: { $moves }.
legal = { $move } is legal now.
not-now = It is not your turn; nothing can be chosen now.
saved = Saved in { $file }.
not-saved = Not saved: { $problem }
took-back = Taken back.
ask-which = Why not which move? Write it after the question mark, as in ? { $example }
watching = Only bots play: you are watching.

# Passing the keyboard
pass = Pass the keyboard to { $seat }
pass-body = Nobody else should look at the screen now.
pass-key = { $seat }: press Enter when you are ready.

# Bots
report = { $seat } considered
report-nothing = Nothing to weigh yet: no bot has searched.
report-hidden = (hidden)

# Ending
again = Play again?

# Keeping the match
save-where = Name a file: save evening.record
left-unsaved = You left; the match was not saved.
save-title = Keep the match in a file
save-keys = Enter saves, Escape goes back.
leave-title = The match is not saved. Leave it?
leave-save = Save and leave (s)
leave-discard = Leave (d)
leave-stay = Stay (Esc)
