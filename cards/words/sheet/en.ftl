# English words of an empty score sheet, whatever the game.

sheet-title = { $game }: an empty score sheet.
sheet-fill = Fill in what is blank. A key behind a # counts once you take the # out.
sheet-score = Then score it: pnp score { $file }
sheet-untitled = Friday table
sheet-occasion = Where it was played, for how many minutes, and what is worth remembering.
sheet-at-home = At Ester’s
sheet-noted = The first game with the new cards.
sheet-others = As above.
sheet-lines = The lines: { $lines }.
sheet-draw = Draw it below, deeper than “{ $key }”.
