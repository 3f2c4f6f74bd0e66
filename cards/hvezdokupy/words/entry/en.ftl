# English words of entering a table of Hvězdokupy.

ask-board = Row { $row } of the board
ask-board-hint = { $row ->
    [1] such as ..*..M..; Enter: empty
   *[other] Enter: empty
}
key-board = The board at the end, eight rows of eight spaces: * a star, M the Moon, . an empty space, such as ..*..M.. – or in place of a row the columns of what lies there: 3 M6. A single dot is an empty row.
ask-card = { $name }’s card
ask-card-hint = such as F07; Enter: another copy’s
key-card = The constellation card, by its number, such as F07, or f7 (F violet, Z yellow, G green, each 01 to 15), or by its name. Of a card from another copy its pattern is told instead, such as .*. ***.
ask-pattern = { $name }’s pattern
ask-pattern-hint = such as .*. ***
key-pattern = In place of “card”, where the card is from another copy: the rows of its pattern, with blanks between them or each on a line, * a star, . a space that does not matter, such as .*. ***. The rows are of one length, and have 3 to 10 stars together.

refused-row = “{ $typed }” has { $n ->
    [one] one space
   *[other] { $n } spaces
}; a row has { $most }.
refused-sign = “{ $sign }” means nothing here: * is a star, M the Moon, . an empty space.
refused-moon = The Moon lies elsewhere already, and there is only one.
refused-pattern-rows = The rows of “{ $typed }” are of different lengths; write a dot for each space that does not matter.
refused-pattern = That is { count-star }; a pattern has { $least } to { $most }.
