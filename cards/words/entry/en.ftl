# English words of entering a table, whatever the game.

## Who plays

unnamed-player = Player { $n }
ask-players = How many play?
ask-players-help = { $least } to { $most } can play this game.
ask-name = Name of player { $n }
ask-name-help = In turn order, whoever began first. Only Enter, if no name is needed.

## Why an answer is asked for again

refused-number = “{ $typed }” is no number from { $least } to { $most }.
refused-near = There is no “{ $typed }”. Did you mean { $meant }?
refused-unknown = There is no “{ $typed }” here.
refused-how-many = That is { $n }; it takes { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}.
refused-empty = Something has to be entered here.
refused-name-taken = There is another { $name } already; two players need two names.
refused-sheet = This does not go with the rest. The sheet says: { $what }.
refused-back = This is the first question.
refused-answer-number = There is no answer { $n }; they are numbered 1 to { $most }.
refused-whose = Whose line is that? Write # PLAYER LINE POINTS.
