# English words of the games that are kept.

log-kept = Kept as game { $number }.
log-kept-like = Kept as game { $number }. If this is game { $like }, mended: pnp log edit { $like } { $sheet }, then pnp log remove { $number }.
log-kept-already = This sheet is kept already, as game { $number }. If it was another table, give the sheet a title or its day: “title”, “played”.
log-edited = Game { $number } is now what this sheet says: version { $version }.
log-edited-already = Game { $number } says so already: version { $version }.
log-removed = Game { $number } is removed: it is not listed or counted any more. It comes back with: pnp log edit { $number } SHEET
log-removed-already = Game { $number } is removed already.
