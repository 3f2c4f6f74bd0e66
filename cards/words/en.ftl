# English words of every score: rows of the table, who won, what was given by hand.

score-total = Total
score-place = Place
score-nothing = nothing
score-winner = { $name } wins.
score-shared = { $names } win together.
score-nobody = Nobody wins.
score-unfinished = Not finished.
score-leads = Not finished: { $name } leads.
score-lead-together = Not finished: { $names } lead together.
score-not-finished = not finished
score-decided = Tied on points; decided by: { $what }.
score-by-hand = * given by hand
score-warnings = Worth another look:
warning-not-finished = the game is not finished: { $why }
unfinished-as-said = the score sheet says so
by-hand = given by hand
