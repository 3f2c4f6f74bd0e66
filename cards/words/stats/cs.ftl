# Česká slova toho, co vychází z uchovaných her.

stats-empty = Zatím není uchovaná žádná hra. Uchováš ji příkazem: pnp score ZÁPIS --keep
stats-none = Taková uchovaná hra tu není.
stats-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
stats-days = { stats-games }, { $first } až { $last }
stats-day = { stats-games }, { $first }
stats-decimal = { $whole },{ $tenths }
stats-percent = { $n } %

## Nadpisy tabulek a grafů

stats-players = Kdo vyhrál
stats-alone = { $game }, sólo
stats-without = { $game } bez položek: { $lines }
stats-lines = Průměr každé položky
stats-ratings = Hodnocení
stats-totals-over-time = Součty, hra za hrou
stats-ratings-over-time = Hodnocení, stůl za stolem
stats-kept-games = Uchované hry

## Hlavičky sloupců

stats-column-games = Hry
stats-column-wins = Výhry
stats-column-share = Podíl
stats-column-average = Průměr
stats-column-best = Nejlepší
stats-column-day = Dne
stats-column-rating = Hodnocení
stats-column-doubt = ±

## Poznámky

stats-fewest = Méně bodů je lépe.
stats-unfinished = { $n ->
    [one] Jedna hra není dohraná, a zatím se nepočítá.
    [few] { $n } hry nejsou dohrané, a zatím se nepočítají.
    [many] { $n } hry není dohráno, a zatím se nepočítá.
   *[other] { $n } her není dohraných, a zatím se nepočítají.
}
stats-share = Podíl je z her s druhými.
stats-ratings-about = Podle pořadí u stolů o dvou a více hráčích, ať se hrálo cokoli; každý začíná na { $skill } ± { $doubt }. Výš je, kdo je lepší s větší jistotou.
stats-won-of = { $won } z { $games }
stats-more = A dalších hráčů, kteří vyhráli méněkrát: { $n }.
stats-not-shown = Další hráči, kteří tu nejsou: { $n }.
stats-mean = Každý bod je průměr posledních her hráče, nejvýše { $n }.
