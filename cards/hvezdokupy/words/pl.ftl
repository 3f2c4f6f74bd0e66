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

## Co o karcie mówi `pnp explain`: jej wartości i jak się ją rozstrzyga


explain-colour = { $colour ->
    [violet] fioletowy
    [yellow] żółty
   *[green] zielony
}
explain-rank = stopień { $n }
explain-stack = Ułóż od góry stopnie { $ranks }.
explain-first-stars = Potem każdy gracz kładzie { count-star-accusative }.
explain-rolled = Potem { count-star } z rzutu kością.
ruling-pattern = Liczy się też obrócony i odbity, gdziekolwiek na planszy. Na polach wzoru bez gwiazdy także mogą leżeć gwiazdy. Księżyc nie jest gwiazdą. Wzór, który stoi już po położeniu pierwszych gwiazd, wygrywa.
ruling-rank = W jednym kolorze stopień 1 jest najłatwiejszy, a 3 najtrudniejszy.
ruling-stack = Jeśli gracze wybiorą różne kolory, układa się jeden stos jak dla wszystkich, a każdy bierze kartę rozdanego stopnia w swoim kolorze.
