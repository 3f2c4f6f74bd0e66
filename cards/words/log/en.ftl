# English words of the games that are kept.

## A game is kept, mended, removed

log-kept = Kept as game { $number }.
log-kept-unfinished = Kept as game { $number }, unfinished; statistics leave it out. When it is over:
log-like = If this is game { $like }, mended:
log-kept-already = This score sheet is kept already, as game { $number }. If it was another table, give the score sheet a title or its day: “title”, “played”.
log-seen = To see it again: { $command }
log-offer = Keep the game, for pnp log and pnp stats? [Y/n]
log-yes = y yes
log-no = n no
log-yes-or-no = y keeps the game, n does not; Enter alone keeps it.
log-later = To keep it later: { $command }
log-edited = Game { $number } is now what this score sheet says: version { $version }.
log-edited-already = Game { $number } says so already: version { $version }.
log-removed = Game { $number } is removed: it is not listed or counted any more. It comes back with:
log-brings-back = { $command } SHEET
log-removed-already = Game { $number } is removed already.

## The list

log-number = No.
log-day = Played
log-game = Game
log-winner = Winner
log-players = Players
log-count = { $count ->
    [one] One game.
   *[other] { $count } games.
} To see one again: { $command } NUMBER
log-none = No game that you kept is like that.
log-empty = No game is kept yet. To keep one: pnp score SHEET --keep

## A game shown again

log-heading = Game { $number }
log-lasted = { $n } min
log-versions = Kept:
log-is-removed = removed
log-as-kept = As pnp { $pnp } scored it, and as it counts: { $told }.

## Links for Board Game Stats

log-unfinished-left-out = { $n ->
    [one] One game is not finished, and is left out.
   *[other] { $n } games are not finished, and are left out.
}
log-long-link = { $lacks ->
    [notes] The link of game { $number } would be too long with its notes and its position, so it goes without. pnp log export --format bgstats has them.
   *[position] The link of game { $number } would be too long with its position, so it goes without. pnp log export --format bgstats has it.
}
log-short-code = { $lacks ->
    [notes] There is no room for a QR code of game { $number } with its notes and its position: it goes without, and the link has them.
   *[position] There is no room for a QR code of game { $number } with its position: it goes without, and the link has it.
}
log-large-code = The QR code of game { $number } takes { $columns } columns and { $rows } rows, and the window has { $wide } and { $high }. Enlarge the window, or make its letters smaller, and try again.
log-no-code = The link of game { $number } is too long for any QR code.
