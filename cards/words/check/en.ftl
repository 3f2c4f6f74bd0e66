# English words of `pnp check`.

check-error = error
check-warning = warning
check-figure = figure
check-kind-cards = card set
check-kind-board = board
check-kind-layout = layout
check-kind-sheet = score sheet
check-files = { $files ->
    [one] 1 file
   *[other] { $files } files
}
check-count = { check-files }: { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
}.
check-clean = { check-files }: clean.

## The form of files

form-other = something in the file is wrong
form-other-right = see what it says
form-other-example = a mistake that has no code of its own
form-unknown-file = this is no card set, board, layout or score sheet by what it says
form-unknown-file-right = write “cards”, “board”, “faces” or “players” at the top
form-unknown-file-example = a file without “cards”, “board”, “faces” and “players”
form-language-missing = “{ $key }” has no { $languages }, which other words of the set have
form-language-missing-right = add it, or write one text for every language
form-language-missing-example = “title: { "{" }en: Pier{ "}" }” in a set that has Czech words too

## Score sheets

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = mend it if it is a slip; it counts as it stands
sheet-warning-example = a star of Hvězdokupy where the rules allow none
