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
form-unreadable-example = a file that does not exist
form-encoding-example = a file in another encoding than UTF-8
form-syntax-example = “title: Pier: North” without quotes
form-table-example = a row of a CSV with a cell too many
form-limit-example = lists within lists, deeper than 32 levels
form-empty-example = “title:” with nothing after it
form-type-example = “copies: two”
form-range-example = “copies: 5000”
form-length-example = a title of more than 2,000 characters
form-unknown-key-example = “titel: Pier”
form-missing-key-example = a card without “id”
form-duplicate-key-example = “title” twice on one card
form-unknown-name-example = “rule: no-such-rule”
form-duplicate-name-example = two players of one name
form-unknown-card-example = a sheet that names a card of no deck
form-duplicate-id-example = two cards with “id: A1”
form-id-example = “id: A 1”
form-rule-example = a card whose rule lacks a parameter
form-language-example = “title: { "{" }english: Pier{ "}" }”
form-picture-example = “picture: gone.png”
form-drawing-example = an SVG picture with a script in it
form-colour-example = “fill: greenish”
form-layout-example = “layout: no-such-layout”
form-field-example = a field of a layout without a type
form-element-example = an element that is a text and a rectangle at once
form-sheet-example = “played: 2026-02-30”
form-players-example = nine players of a game for four
form-twice-example = one card twice among the cards of a table
form-board-example = a link of a galaxy board from a cell to itself
form-map-example = a star of the map without a kind
form-galaxy-example = seven letters for six cells of a constellation
form-pattern-example = a pattern with an empty top row
form-constellation-example = a line between two stars that are too far apart
form-tile-example = “tile: R9:BB”
form-action-example = an action of a kind that there is not
form-expression-example = “when: points >”
form-figure-example = “figure: no-such-figure”
form-sign-example = “:no-such-sign:” in a text
form-text-example = “title: **Pier” whose bold never ends
form-words-example = a message of a layout that is never closed
form-drawn-example = a box that has no room for what stands in it
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
