# Polskie brzmienie tego, co program zarzuca.

## Zapisy partii

leave-it-out-or-enter-one-player-alone = pomiń to albo wpisz tylko jednego gracza
a-game-alone-is-always-played-with-21-tokens = w grze solo zawsze jest 21 żetonów
phase1-has-rows-mosaic-after = „phase1” ma { $rows }, „mosaic” { $after }
row-number-has-places-in-mosaic-whole-row = rząd { $number } ma { $places }, w „mosaic” { $whole_row }
one-place = { $n } miejsce
count-place = { $n } { $n ->
    [one] miejsce
    [few] miejsca
    [many] miejsc
   *[other] miejsca
}
phase1-is-for-a-game-alone = „phase1” jest tylko do gry solo
leave-tokens-out = pomiń „tokens”
draw-both-alike-with-for-what-is-not-there = narysuj oba tak samo, z . za to, czego nie ma
there-is-no-tile-text = nie ma kafelka „{ $text }”
put-blanks-between-tiles = wstaw spacje między kafelki
write-card-s-id-such-as-n12-code-such-as-r4-bb-t = napisz id karty, na przykład N12, kod, na przykład R4:BB,T, albo .
write-one-such-as-example-colour-letters-or-last = napisz na przykład { $example }: kolor { $letters } lub { $last }, czas 1 do 7, dwukropek, najwyżej 3 zadania
written-is-no-code-of-a-tile = „{ $written }” nie jest kodem kafelka

## Figury

n-tasks-met = spełnionych zadań { $n }
the-mosaic-of-name-has-many = mozaika gracza { $name } ma { $many }
a-picture-shows-most-at-most-pnp-score-any-number = obraz pokazuje ich najwyżej { $most }, pnp score dowolnie wiele
one-tile = { $n } kafelek
count-tile = { $n } { $n ->
    [one] kafelek
    [few] kafelki
    [many] kafelków
   *[other] kafelka
}
