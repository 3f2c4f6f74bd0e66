# English words of `pnp check`.

check-error = error
check-warning = warning
check-figure = figure
check-number = { $n }
check-kind-cards = card set
check-kind-board = board
check-kind-layout = layout
check-kind-kit = kit
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
check-unsaid = … and { $n } more
check-rows = … and { $n } more { $n ->
    [one] row
   *[other] rows
}

## The form of files

form-other = something in the file is wrong
form-other-right = see what it says
form-other-example = a mistake that has no code of its own
form-unknown-file = this is no card set, board, layout, score sheet or kit by what it says
form-unknown-file-right = write “cards”, “board”, “faces”, “players” or “parts” at the top
form-unknown-file-example = a file without “cards”, “board”, “faces”, “players” and “parts”
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
form-unknown-name-example = “size: pocker”
form-duplicate-name-example = two players of one name
form-unknown-card-example = a score sheet that names a card of no deck
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
form-expression-example = “text: { "{" }titel{ "}" }” in a layout without such a field
form-figure-example = “figure: no-such-figure”
form-sign-example = “set: nebula-stars, of: gone”
form-text-example = “text: **Pier” whose bold never ends
form-words-example = a message of a layout that is never closed
form-drawn-example = a box that has no room for what stands in it
form-language-missing = “{ $key }” has no { $languages }, which other words of the set have
form-language-missing-right = add it, or write one text for every language
form-language-missing-example = “title: { "{" }en: Pier{ "}" }” in a set that has Czech words too
form-language-unspoken = no words of the game are in “{ $language }”, so that this is never printed
form-language-unspoken-right = write one of { $languages }
form-language-unspoken-example = “title: { "{" }en: Pier, de: Mole{ "}" }” in a set of a game that speaks en, cs and pl

## Score sheets

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = mend it if it is a slip; it counts as it stands
sheet-warning-example = a star of Hvězdokupy where the rules allow none

## Print

print-cards = { $cards ->
    [0] { "" }
    [one] { " " }on 1 card
   *[other] { " " }on { $cards } cards
}{ $where }
print-where = { $side ->
    [back] { " " }on the back
   *[front] { "" }
}{ print-cards }
print-overflow = “{ $text }” does not fit its box of { $width } by { $height } mm at { $size } pt: { $by ->
    [wide] { $wide } mm too wide
    [high] { $high } mm too high
    [lines] lines too many: { $lines }
   *[both] { $wide } mm too wide, { $high } mm too high
}{ print-cards }
print-shorter = { $letters ->
    [0] shorten it
   *[other] shorten it by about { $letters } letters
}
print-overflow-right = { $mend ->
    [text] { print-shorter }
    [layout] choose another layout, or another size
   *[both] { print-shorter }, or give it more room
}
print-overflow-example = a title of 60 letters on one line of 40 mm
print-cut = “{ $text }” reaches { $over } mm beyond where it is cut{ print-cards }
print-cut-right = { $mend ->
    [text] shorten it
    [layout] choose another layout, or another size
   *[both] place it on the card, or give its group more room
}
print-cut-example = a text with “left: -2”
print-glyph = no font has the { $character } ({ $number }) of “{ $text }”{ print-cards }
print-glyph-right = write it with letters that the fonts have
print-glyph-example = “北” in a title
print-type-small = “{ $element }” is set in { $size } pt{ print-where }
print-type-small-right = { $of ->
    [figure] make it larger or its words shorter, until they come to { $least } pt or more
    [label] set it in { $least } pt or more
   *[words] set it in { $least } pt or more; a type that only names things says “label: true” and may go down to 5.5 pt
}
print-type-small-example = a rule in “size: 6”
print-unsafe = “{ $element }” { $way ->
    [off] lies off the card
    [clipped] is clipped away, or a whole part of it
    [over] reaches { $distance } mm beyond the cut
   *[near] comes within { $distance } mm of the cut
}{ print-where }
print-unsafe-right = { $way ->
    [near] keep { $safe } mm clear, or make “safe” smaller
    [clipped] place it within its group or the “viewBox” of its drawing, or leave it out
    [over] place it on the card
   *[off] place it on the card, or leave it out
}
print-unsafe-example = an icon 1 mm from the edge
print-overlap = { $way ->
    [lines] lines of “{ $element }” share { $area } mm² of ink
    [letters] letters of “{ $element }” share { $area } mm² of ink
   *[both] “{ $element }” and “{ $other }” share { $area } mm² of ink
}{ print-where }
print-overlap-right = { $way ->
    [lines] make “lead:” of its style larger, or its “size:” smaller
    [letters] make “tracking:” of its style larger
   *[both] move one of them, or say “over:” where it is on purpose
}
print-overlap-example = an icon that runs into the title
print-hidden = “{ $element }” hides { $area } mm² of “{ $other }”{ print-where }
print-hidden-right = draw it first, move it, or say “over:” if it is meant
print-hidden-example = a rectangle that is drawn after a title and lies on it
print-coarse = “{ $element }” has { $dots } dots an inch in print{ print-where }
print-coarse-right = take a picture that has { $least }, or show it smaller
print-coarse-example = a picture 400 dots wide over 60 mm
print-contrast = { $way ->
    [word] “{ $word }” in “{ $words }”
   *[line] “{ $words }”
} stands out from what lies behind it by { $contrast } : 1{ print-where }
print-contrast-right = paint it so that it comes to { $least } : 1
print-contrast-example = grey words on a dark ground
print-colours-alike = { $one } and { $other } cannot be told apart{ $where }, { $sight ->
    [deutan] with deuteranopia
    [protan] with protanopia
    [tritan] with tritanopia
   *[normal] by anyone
}
print-colours-alike-right = choose other colours, or give each its own icon or letter
print-colours-alike-example = a field of type “colour” that is red on some cards, green on others
print-no-back = { $way ->
    [set] the set says what is on its back, and the layout draws none
    [never] the layout has a back, and nothing is ever drawn on it
    [look] the backs are blank{ $where }, and otherwise they are not
   *[card] the back is blank{ print-cards }, and those of others are not, which gives these cards away
}
print-no-back-right = { $way ->
    [set] give the layout a “back”, or leave it out of the set
    [never] draw something on it, or say “back: none”
    [look] draw something on them in every language and “--ink”
   *[card] draw something on the back of every card
}
print-no-back-example = “back: { "{" }ground: sea{ "}" }” with “back: none” in the layout
print-bare-back = its cards have no back, and those of the deck that they join have one
print-bare-back-right = take the back of that deck, or say “replaces: true”
print-bare-back-example = “back: none” in a set of a deck whose cards have a back
print-no-paper = { $width } by { $height } mm find room on no paper in one piece
print-no-paper-right = stay within { $short } by { $long } mm, or glue it together of parts
print-no-paper-example = “size: [400, 400]”
