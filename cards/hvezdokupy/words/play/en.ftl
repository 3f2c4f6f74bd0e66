# English words of Hvězdokupy in play. Spaces are told as row,column.

## What is asked, each with what explains it

play-card = { $name }: which card?
play-card-help = Type its id, such as F07, or its name. F, Z or G alone deals a violet, yellow or green card of rank { $rank }, as the setup card says. - keeps the card secret, which is a house rule: in the rulebook all cards lie face up. A card of another copy is drawn: its rows with blanks between them, such as .*. ***.
play-moon = The Moon: row and column (Enter rolls)
play-moon-help = The starting player rolls twice, the row and then the column: 56 is row 5, column 6. Enter lets the program roll.
play-rolled = The rolled star: row and column (Enter rolls)
play-rolled-help = With four players one star lies on a rolled space. If the Moon lies there, roll again.
play-first = { $name }: your star, row and column ({ count-star } still to place)
play-first-help = A star on any free space: 34 or 3,4 is row 3, column 4. From the last player backwards, each places as many as the setup card says.
play-seat = Whose turn is it? (Enter: { $name })
play-seat-help = The score sheet has a game in progress. Type a name, or the number of a player.
play-bob = Bob, before { $name }: row and column (Enter rolls)
play-bob-help = With two players whoever’s turn it is rolls twice for Bob, the row and then the column. A star comes to that space if it is free.
play-instead = Bob, in place of { $name }: row and column (Enter rolls)
play-instead-help = Roll twice, the row and then the column. A star comes to that space if it is free. There is no time limit for it.
play-roll = { $name }: your roll (Enter rolls)
play-roll-help = Type what the die shows, 1 to 8. It stands for two numbers: 1 and 5, 2 and 6, 3 and 7, 4 and 8.
play-choose = { $name }: a space for { $first } or { $second }, or roll again (+ rolls)
play-choose-help = 34 or 3,4 puts a star at row 3, column 4. The spaces that have exactly { $first } or { $second } stars next to them show that number. Or roll once more, and this pair is gone: type what the die shows, or + to let the program roll.
play-choose-none = { $name }: nothing fits { $first } or { $second }; roll again (Enter rolls, - passes)
play-choose-none-help = No space has { $first } or { $second } stars next to it. You may roll once more, or let the turn go with -.
play-place = { $name }: a space for { $first } or { $second }
play-place-help = 34 or 3,4 puts a star at row 3, column 4. The spaces that have exactly { $first } or { $second } stars next to them show that number.
play-move = { $name }: move a star, from and to
play-move-help = 34 35 moves the star at row 3, column 4 to row 3, column 5. Any star may move to a free space next to it, by side or corner; each such space shows an o.
play-any = { $name }: your star, row and column
play-any-help = Without chance a star comes to any free space: 34 or 3,4 is row 3, column 4. No star is ever moved.
play-last = { $name }: last round, move a star, from and to (- moves none)
play-last-help = No star is left, and the die rests. 34 35 moves the star at row 3, column 4 to row 3, column 5: to a free space next to it, by side or corner. You need not: - moves none.
play-show = { $name }: which card was it? (- keeps it secret)
play-show-help = Type the id of the card that was kept secret, so that the score sheet tells whether it is built.
play-secret-help = Whoever has built with a secret card types ! and the card at any time: ! F07, or with the name: ! { $holder } F07.

## What has happened

told-card = { $name } has the card { $card }:
told-pattern = { $name } has a card of another copy:
told-secret = { $name } keeps the card secret.
told-moon = The Moon lies at { $row },{ $column }.
told-rolled-star = A rolled star lies at { $row },{ $column }.
told-star = { $name }: a star at { $row },{ $column }.
told-seat = It is the turn of { $name }.
told-bob = Bob: a star at { $row },{ $column }.
told-bob-taken = Bob: { $row },{ $column } is taken, nothing happens.
told-roll = { $name } rolled { $rolled }: { $first } or { $second }.
told-second-roll = { $name } rolled again, { $rolled }: { $first } or { $second }.
told-same-pair = The same pair again: a star is moved.
told-lost = Nothing fits: { $name } loses the turn.
told-place = { $name }: a star at { $row },{ $column }, next to { count-star }.
told-move = { $name }: the star at { $row },{ $column } goes to { $to_row },{ $to_column }.
told-move-none = { $name } moves no star.
told-late = Time is up: { $name } loses the turn.
told-last-round = No star is left: whoever has not had a turn in this round may move one star.
told-no-stars = No star is left, and the game is over.
told-stands = { $n ->
    [one] { $names } has built!
   *[other] { $names } have built!
}
told-built = { $n ->
    [one] { $names } has built and wins!
   *[other] { $names } have built and win together!
}
told-draw = Nobody has built: it is a draw.

## Why an answer is asked for again

refused-roll = “{ $typed }” will not do: it takes a number from 1 to 8.
refused-space = “{ $typed }” will not do: it takes a row and a column, each from 1 to 8.
refused-move = “{ $typed }” will not do: it takes a row and a column twice, from and to, each from 1 to 8.
refused-star = A star lies at { $row },{ $column } already.
refused-moon = The Moon lies at { $row },{ $column }.
refused-neighbours = { $row },{ $column } has { count-star } next to it; it takes exactly { $first } or { $second }.
refused-pass = You cannot pass: some space fits.
refused-no-star = No star lies at { $row },{ $column }.
refused-moon-moves = The Moon never moves.
refused-far = { $row },{ $column } is not next to { $from_row },{ $from_column }.
refused-card = There is no card “{ $card }”.
refused-pattern = That is no pattern: draw 3 to 10 stars in rows of one length, with * and ., and no empty row or column at an edge.
refused-no-secrets = Nobody keeps a card secret. Who has built is seen at once.
refused-no-secret = { $name } keeps no card secret.
refused-claim = Type who has built, and the card: ! { $holder } F07
refused-not-built = { $card } of { $name } is not built.
refused-step = The rules do not allow this now.
refused-no-setup = There is no setup card for { $n } players.
refused-too-many-stars = { count-star } on the board; there are only { $most }.
