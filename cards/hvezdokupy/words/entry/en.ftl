# English words of entering a table of Hvězdokupy.

ask-row = Row { $row } of the board
ask-row-hint = { $row ->
    [1] such as ..*..M..; Enter: empty
   *[other] Enter: empty
}
ask-row-help = Draw its eight spaces: * a star, M the Moon, . an empty space, such as ..*..M.. – or name the columns of what lies there: 3 M6. Only Enter, or a single dot: the row is empty.
ask-card = { $name }’s card
ask-card-hint = such as F07; Enter: another copy’s
ask-card-help = Its number, such as F07, or its name. Of another copy’s card its pattern, such as .*. ***; after only Enter it is asked for.
ask-pattern = { $name }’s pattern
ask-pattern-hint = such as .*. ***
ask-pattern-help = Its rows with blanks between them: * a star, . any space, such as .*. ***

refused-row = “{ $typed }” has { $n ->
    [one] one space
   *[other] { $n } spaces
}; a row has { $most }.
refused-sign = “{ $sign }” means nothing here: * is a star, M the Moon, . an empty space.
refused-moon = The Moon lies elsewhere already, and there is only one.
refused-pattern-rows = The rows of “{ $typed }” are of different lengths; write a dot for each space that does not matter.
refused-pattern = That is { count-star }; a pattern has { $least } to { $most }.
