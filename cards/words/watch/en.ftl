# English words of `--watch`.

watch-waiting = watching for saves; Ctrl-C ends it
watch-changed = { $faces ->
    [0] no face has changed
    [one] 1 face has changed
   *[other] { $faces } faces have changed
}
watch-same = nothing has changed
watch-not-made = not made; what lies there stays as it was, until a save without mistakes
watch-not-made-yet = not made yet, until a save without mistakes

## The page in the browser

preview-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
preview-pieces = { $number ->
    [one] 1 piece
   *[other] { $number } pieces
}
preview-size = Size
preview-wrong = This save cannot be made. What you see is the last one that could.
preview-unmade = It cannot be made yet.
preview-gone = Not watching any more.
preview-shown = to be seen at { $address }
