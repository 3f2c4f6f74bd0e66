# English words of entering a table, whatever the game.

## Why an answer is asked for again

refused-number = “{ $typed }” is no number from { $least } to { $most }.
refused-near = There is no “{ $typed }”. Did you mean { $meant }?
refused-unknown = There is no “{ $typed }” here.
refused-how-many = That is { $n }; it takes { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}.
