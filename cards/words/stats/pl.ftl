# Polskie słowa tego, co wynika z zachowanych gier.

stats-empty = Nie zachowano jeszcze żadnej gry. Zachowasz ją poleceniem: pnp score ZAPIS --keep
stats-none = Nie ma takiej zachowanej gry.
stats-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
stats-days = { stats-games }, { $first } do { $last }
stats-day = { stats-games }, { $first }
stats-decimal = { $whole },{ $tenths }
stats-percent = { $n } %

## Nagłówki tabel i wykresów

stats-players = Kto wygrał
stats-alone = { $game }, solo
stats-without = { $game } bez pozycji: { $lines }
stats-lines = Średnia każdej pozycji
stats-ratings = Rankingi
stats-totals-over-time = Sumy, gra po grze
stats-ratings-over-time = Rankingi, stół po stole
stats-kept-games = Zachowane gry

## Nagłówki kolumn

stats-column-games = Gry
stats-column-wins = Wygrane
stats-column-share = Udział
stats-column-average = Średnia
stats-column-best = Najlepszy
stats-column-day = Dnia
stats-column-rating = Ranking
stats-column-doubt = ±

## Uwagi

stats-fewest = Mniej punktów to lepiej.
stats-unfinished = { $n ->
    [one] Jedna gra nie jest skończona i jeszcze się nie liczy.
    [few] { $n } gry nie są skończone i jeszcze się nie liczą.
    [many] { $n } gier nie jest skończonych i jeszcze się nie liczy.
   *[other] { $n } gry nie jest skończone i jeszcze się nie liczy.
}
stats-share = Udział liczy się z gier z innymi.
stats-ratings-about = Według miejsc przy stołach dla dwóch i więcej osób, w cokolwiek grano; każdy zaczyna od { $skill } ± { $doubt }. Wyżej jest ten, kto jest lepszy z większą pewnością.
stats-won-of = { $won } z { $games }
stats-more = I dalszych osób, które wygrały rzadziej: { $n }.
stats-not-shown = Pominięte osoby: { $n }.
stats-mean = Każdy punkt to średnia ostatnich gier gracza, najwyżej { $n }.
