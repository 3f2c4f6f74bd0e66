# Polskie brzmienie tego, co program zarzuca.

## Wzory

top-row = górny rząd
bottom-row = dolny rząd
left-column = lewa kolumna
right-column = prawa kolumna
a-pattern-has-no-sign-text = we wzorze nie ma znaku „{ $text }”
draw-it-with-and = rysuj go znakami * i .
a-pattern-of-n-star = wzór, w którym jest { $n } gwiazda
a-pattern-of-n-stars = wzór, w którym { $n ->
    [one] jest { $n } gwiazda
    [few] są { $n } gwiazdy
    [many] jest { $n } gwiazd
   *[other] jest { $n } gwiazdy
}
draw-fewest-to-most-stars = narysuj od { $fewest } do { $most } gwiazd
draw-rows-of-one-length-the-first-has-rows-signs = rysuj rzędy jednej długości: pierwszy ma długość { $rows }
a-pattern-is-at-most-side-high = wzór ma wysokość najwyżej { $side }
leave-this-row-out = pomiń ten rząd
a-pattern-is-at-most-side-wide = wzór ma szerokość najwyżej { $side }
leave-this-sign-out = pomiń ten znak
the-name-of-the-pattern-is-empty = { $name } wzoru: nic tam nie ma
a-row-of-row-signs = rząd długości { $row }
the-rows-of-the-pattern-stand-on-one-line = rzędy wzoru stoją w jednym wierszu
write-each-on-its-own-line = zapisz każdy w osobnym wierszu pod „pattern: |”

## Plansza

a-player-has-a-card-or-a-pattern-not-both = gracz ma kartę albo wzór, nie oba naraz
draw-for-a-star-m-for-the-moon-for-an-empty-space = rysuj * jako gwiazdę, M jako Księżyc, . jako puste pole
row-number-of-the-board-has-signs = rząd { $number } planszy ma długość { $signs }
one-sign = { $n } znak
count-sign = { $n } { $n ->
    [one] znak
    [few] znaki
    [many] znaków
   *[other] znaku
}
draw-side-in-each-row = narysuj ich w każdym rzędzie { $side }
a-board-has-no-sign-text = na planszy nie ma znaku „{ $text }”
the-board-has-rows = plansza ma { $rows }
draw-side = narysuj ich { $side }
there-is-a-second-moon = jest tu drugi Księżyc
draw-one = narysuj jeden
