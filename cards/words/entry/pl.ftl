# Polskie słowa wpisywania stołu, w cokolwiek się gra.

## Dlaczego pytamy jeszcze raz

refused-number = „{ $typed }” nie jest liczbą od { $least } do { $most }.
refused-near = Nie ma tu „{ $typed }”. Chodzi o { $meant }?
refused-unknown = Nie ma tu „{ $typed }”.
refused-how-many = To { $n }; powinno być { $least ->
    [0] najwyżej { $most }
   *[other] od { $least } do { $most }
}.
