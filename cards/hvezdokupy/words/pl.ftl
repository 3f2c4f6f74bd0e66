# Polskie słowa gry Hvězdokupy.

game-name = Hvězdokupy
line-built = Gwiazdozbiór

# $card to karta lub `typed-pattern`; $row i $column wskazują pierwszą gwiazdę na planszy.
typed-pattern = wzór z zapisu
built = { $card }: zbudowano na { $ways ->
    [one] jeden sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}, pierwsza gwiazda: wiersz { $row }, kolumna { $column }
built-not = { $card }: brakuje { count-star-genitive }
built-never = { $card }: obok Księżyca nie zmieści się na planszy

unfinished-stars = nikt nie zbudował, a nie wszystkie gwiazdy leżą na planszy; zostało: { count-star }
warning-too-many-stars = na planszy: { count-star }; żetonów jest tylko { $most }
warning-no-moon = na planszy nie ma Księżyca
warning-same-card = ten sam wzór co u kogoś innego: { $players }
