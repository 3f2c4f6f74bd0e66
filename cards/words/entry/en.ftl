# English words of entering a table, whatever the game.

## Who plays

unnamed-player = Player { $n }
ask-players = How many play?
ask-players-help = { $least } to { $most } can play this game.
ask-name = Name of player { $n }
ask-name-help = In turn order, whoever began first. Only Enter, if no name is needed.

## Why an answer is asked for again

refused-number = “{ $typed }” is no number from { $least } to { $most }.
refused-mended = The next key replaces it, arrows edit it, Esc clears it.
refused-near = There is no “{ $typed }”. Did you mean { $meant }?
refused-unknown = There is no “{ $typed }” here.
refused-how-many = That is { $n }; it takes { $least ->
    [exactly] { $most }
    [none] at most { $most }
   *[other] { $least } to { $most }
}.
refused-empty = Something has to be entered here.
refused-unreadable = A line of at most { $most } letters that can be printed, please.
refused-name-taken = There is another { $name } already; two players need two names.
refused-sheet = This does not go with the rest. The sheet says: { $what }.
refused-back = This is the first question.
refused-answer-number = There is no answer { $n }; they are numbered 1 to { $most }.
refused-whose = Whose line is that? Write # PLAYER LINE POINTS.
refused-score-line = “{ $typed }” names no line. Write # LINE POINTS; the lines are: { $lines }.

## Around the questions

entry-keys = ? help · < back · / answers · = all so far · # LINE POINTS · Ctrl-C keeps it
sketch-too-wide = (The drawing takes { $n } columns.)
ask-changed = Enter leaves the answer as it is, - empties it.
ask-end = That is all. Enter saves the sheet
refused-end = Press Enter to save the sheet, or < to go back; / lists all answers.
asked-again = { $n ->
    [one] One later answer does not go with this and is asked for again.
   *[other] { $n } later answers do not go with this and are asked for again.
}
sheet-saved = Saved as { $file }

## What was begun earlier

draft-found = A table of { $played } was begun and is kept: { $names } ({ $n ->
    [one] one answer
   *[other] { $n } answers
}). To go on with it:
draft-goes-on = Going on after { $n ->
    [one] one answer
   *[other] { $n } answers
}: { $names }, { $played }.
draft-kept = It is kept. To go on:
draft-unkept = What is entered cannot be kept, so finish it in one go: { $why }
draft-forgotten = Thrown away: the table of { $played }, { $names }.
