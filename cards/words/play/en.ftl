# English words of a companion at the table, whatever the game.

## What it says of itself

play-commands = < takes a step back, <<< three; / lists what has happened, ? explains; Ctrl-C keeps the game and leaves.
play-undone = Taken back: { $what }
play-nothing-told = Nothing has happened yet.
play-begins = A new game, kept in { $file } after each step.
play-new = The game of { $file }.
play-on = The game goes on where it was.
play-changed = { $file } was changed by hand. The game goes on from what it says; the steps before are forgotten.
play-ready = Enter starts the clock, { $seconds } s a turn
play-soon = be quick
play-next = The next turn begins when the time is up (Enter begins it now)
play-over = Enter ends; < takes a step back
play-kept = Kept in { $file }.

## Why an answer is asked for again

refused-mended = The next key replaces it, arrows edit it, Esc clears it.
refused-near = There is no “{ $typed }”. Did you mean { $meant }?
refused-unknown = There is no “{ $typed }” here.
refused-back = Nothing has happened that could be taken back.
refused-pause = Enter goes on; < takes a step back.
