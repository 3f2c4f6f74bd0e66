# English words of every score: rows of the table, who won, what was given by hand.

score-total = Total
score-place = Place
score-nothing = nothing
score-winner = { $name } wins.
score-shared = { $names } win together.
score-nobody = Nobody wins.
score-decided = Tied on points; decided by: { $what }.
score-by-hand = * given by hand
score-warnings = Worth another look:
by-hand = given by hand
