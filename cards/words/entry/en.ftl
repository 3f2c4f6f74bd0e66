# English words of entering a table, whatever the game.

## Who plays

unnamed-player = Player { $n }
ask-players = How many play?
ask-players-hint = { $least }–{ $most }
key-players = Everybody who plays, in turn order, whoever began first.
ask-name = Name of player { $n }
ask-name-hint = Enter: { unnamed-player }
key-name = The player’s name, which nobody else has, of at most 80 letters. In turn order, whoever began first.

## What a score sheet of any game may say

key-game = The game, by its short name, such as nebula.
key-title = What the table is called.
key-played = The day, such as 2026-11-18.
key-lang = The language whose letters of colours the score sheet has: en (if not said), cs or pl.
key-location = Where it was played.
key-duration = How long it was played, in whole minutes.
key-notes = What is worth remembering, in several lines if need be.
key-cards = Card sets of your own that were played with: files, looked up from the folder of the score sheet.
key-layout = A board of your own that was played on: a file, looked up from the folder of the score sheet.
key-unfinished = Only for a game that is not over, and then true: nobody wins yet, and it counts in no statistics.
key-by-hand = Lines of the score whose points you know already, in place of all that such a line needs: each by its short name, with its points, -9999 to 9999.

## Why an answer is asked for again

refused-number = “{ $typed }” is no number from { $least } to { $most }.
refused-mended = The next key replaces it, arrows edit it, Esc clears it.
refused-truth = “{ $typed }” is neither y nor n.
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
refused-sheet = This does not go with the other answers: { $what }.
refused-back = This is the first question.
refused-answer-number = There is no answer { $n }; they are numbered 1 to { $most }.
refused-whose = Whose line is that? Write # PLAYER LINE POINTS.
refused-score-line = “{ $typed }” names no line. Write # LINE POINTS; the lines are: { $lines }.

## Around the questions

entry-keys = ? help · < back · / answers · = all so far · # LINE POINTS · Ctrl-C keeps it
sketch-too-wide = (The drawing takes { $n } columns.)
ask-changed = Enter leaves the answer as it is, - empties it.
ask-end = That is all. Enter saves the score sheet
refused-end = Press Enter to save the score sheet, or < to go back; / lists all answers.
asked-again = { $n ->
    [one] One later answer does not go with this and is asked for again.
   *[other] { $n } later answers do not go with this and are asked for again.
}
sheet-saved = Saved as { $file }

## The points alone

points-keys = Enter down · Tab across · arrows anywhere · ? help · < back · Ctrl-C keeps it
points-help = The points of each line, as they stand on the pad; with a minus where they are lost. What stays empty counts as 0. Rows below the total break ties and add nothing. A digit replaces what stood in a field, Backspace takes its last sign away, Esc empties it.
points-empty = { $n ->
    [one] One empty field counts as 0.
   *[other] { $n } empty fields count as 0.
}
# $rows are the words of the lines of the score.
points-line = { $name }: { $rows }
points-line-help = A number for each of these, in this order, with blanks between them; with a minus where points are lost, and - alone for none.

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
