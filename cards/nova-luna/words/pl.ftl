# Polskie słowa gry Nova Luna.

game-name = Nova Luna
line-tokens-left = Pozostałe żetony
line-phase-1-time = Czas, faza 1
line-phase-1-tokens = Pozostałe żetony, faza 1
line-final-time = Czas, koniec gry
line-final-tokens = Pozostałe żetony, koniec
tie-turn-order = kolejność na torze księżycowym

# $value mówi, czy gra solo skończyła się poniżej 100 punktów.
verdict-excellent = { $value ->
    [true] Wynik poniżej 100 punktów: znakomicie!
   *[false] Znakomity wynik to mniej niż 100 punktów.
}

# Z $tokens żetonów nie położono $left; wykonanych zadań jest $met.
count-task = { $met ->
    [one] { $met } zadanie
    [few] { $met } zadania
    [many] { $met } zadań
   *[other] { $met } zadania
}
left-over = { $left ->
    [one] został { $left } żeton
    [few] zostały { $left } żetony
    [many] zostało { $left } żetonów
   *[other] zostało { $left } żetonu
} z { $tokens }
tokens-left = { left-over }; wykonano: { count-task }
phase-1-time = w fazie 1: { count-tile }, czas łącznie { $time }
phase-1-tokens = po fazie 1 { left-over }, każdy za 10 punktów; wykonano: { count-task }
final-time = na koniec: { count-tile }, czas łącznie { $time }
final-tokens = na koniec { left-over }, każdy za 10 punktów; wykonano: { count-task }

# $row i $column wskazują pierwszy kafelek, który nie został; $n to liczba kafelków na stole.
unfinished-tokens = każdemu zostały żetony, a kafelki się nie skończyły; do wzięcia zostało: { count-tile }
warning-not-connected = mozaika nie jest w jednym kawałku
warning-two-finished = wszystkie żetony położyli: { $players }; gra kończy się, gdy zrobi to pierwsza osoba
warning-same-tile = za często na stole: { $tiles }
warning-phase-1-not-kept = kafelek fazy 1 (wiersz { $row }, kolumna { $column }) na koniec nie leży na swoim miejscu
warning-too-many-tiles = na stole: { count-tile }; za dużo łącznie, w jednym kolorze albo w którejś fazie

## Co o karcie mówi `pnp explain`: jej wartości i jak się ją rozstrzyga


explain-time = czas { $n }
explain-code = zapis { $code }
explain-task = Zadanie: { $tiles }.
explain-no-task = Nie ma zadania.
ruling-task = Kafelki stykają się bokami. Łańcuchy danego koloru, które dotykają tego kafelka, muszą mieć co najmniej tyle kafelków. On sam nigdy się nie liczy, nawet w łańcuchu.
