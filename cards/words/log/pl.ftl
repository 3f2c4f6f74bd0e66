# Polskie słowa zapisanych gier.

log-kept = Zapisano jako grę { $number }.
log-kept-like = Zapisano jako grę { $number }. Jeśli to poprawiona gra { $like }: pnp log edit { $like } { $sheet }, a potem pnp log remove { $number }.
log-kept-already = Ten arkusz jest już zapisany jako gra { $number }. Jeśli to była inna partia, podaj w arkuszu tytuł albo dzień: „title”, „played”.
log-edited = Gra { $number } jest teraz taka, jak mówi ten arkusz: wersja { $version }.
log-edited-already = Gra { $number } już taka jest: wersja { $version }.
log-removed = Gra { $number } jest usunięta: nie ma jej na liście i nie jest liczona. Przywrócisz ją tak: pnp log edit { $number } ARKUSZ
log-removed-already = Gra { $number } jest już usunięta.
