# Polskie słowa wpisywania stołu, w cokolwiek się gra.

## Kto gra

unnamed-player = Gracz { $n }
ask-players = Ile osób gra?
ask-players-help = W tę grę gra { $least } do { $most } osób.
ask-name = Imię { $n }. gracza
ask-name-help = W kolejności gry, od gracza rozpoczynającego. Sam Enter, jeśli imię nie jest potrzebne.

## Dlaczego pytamy jeszcze raz

refused-number = „{ $typed }” nie jest liczbą od { $least } do { $most }.
refused-near = Nie ma tu „{ $typed }”. Chodzi o { $meant }?
refused-unknown = Nie ma tu „{ $typed }”.
refused-how-many = To { $n }; powinno być { $least ->
    [0] najwyżej { $most }
   *[other] od { $least } do { $most }
}.
refused-empty = Tu trzeba coś wpisać.
refused-name-taken = { $name } już tu jest; dwie osoby potrzebują dwóch imion.
refused-sheet = To nie pasuje do reszty. Arkusz zgłasza po angielsku: { $what }.
refused-back = To pierwsze pytanie.
refused-answer-number = Nie ma odpowiedzi { $n }; mają numery od 1 do { $most }.
refused-whose = Czyja to linia? Napisz # GRACZ LINIA PUNKTY.
