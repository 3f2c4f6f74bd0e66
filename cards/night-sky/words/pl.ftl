# Polskie słowa gry Night Sky.

game-name = Nocne niebo
line-fading = Gasnące gwiazdy
line-round-1 = Runda 1
line-round-2 = Runda 2
line-round-3 = Runda 3
line-round-4 = Runda 4
line-round-5 = Runda 5
line-round-6 = Runda 6
line-sun = Gwiazdy przy Słońcu
line-ecliptic = Przez ekliptykę
line-rim = Gwiazdy na rubieżach
tie-fading = mniej skreślonych gasnących gwiazd

# Zostało $n gasnących gwiazd, $missing gwiazd z kart nie narysowano, każda jest za $value.
fading = { $n ->
    [one] { $n } gasnąca gwiazda
    [few] { $n } gasnące gwiazdy
    [many] { $n } gasnących gwiazd
   *[other] { $n } gasnącej gwiazdy
} × { $value } (nie narysowano { $missing })

# Rodzaju $kind narysowano $n; karta daje za każdą gwiazdę $value.
stars-of-kind = { $n } { $kind ->
    [dwarf] { $n ->
        [one] karzeł
        [few] karły
        [many] karłów
       *[other] karła
    }
    [giant] { $n ->
        [one] olbrzym
        [few] olbrzymy
        [many] olbrzymów
       *[other] olbrzyma
    }
    [pulsar] { $n ->
        [one] pulsar
        [few] pulsary
        [many] pulsarów
       *[other] pulsara
    }
   *[binary] { $n ->
        [one] gwiazda podwójna
        [few] gwiazdy podwójne
        [many] gwiazd podwójnych
       *[other] gwiazdy podwójnej
    }
} × { $value }
links = { count-link } × { $value }
sun = { count-star } przy Słońcu × { $value }
sun-counted = policzono przy Słońcu: { count-star } × { $value }
ecliptic = { $n } { $n ->
    [one] linia
    [few] linie
    [many] linii
   *[other] linii
} przez ekliptykę × { $value }
ecliptic-counted = policzono przez ekliptykę: { $n } { $n ->
    [one] linia
    [few] linie
    [many] linii
   *[other] linii
} × { $value }
rim = { count-star } na rubieżach × { $value }
rim-counted = policzono na rubieżach: { count-star } × { $value }

# Kim jest ten, kto gra sam, 1 do 5.
solo-title = { $value ->
    [1] ktoś, kto lubi spojrzeć w górę
    [2] terminator u astronoma
    [3] zaufany nocy
    [4] mierniczy nieba
   *[5] spadkobierca Heweliusza
}
verdict-title = { $name }: { solo-title }.

## Co jest wydrukowane: rodzaj gwiazdy i za ile jest w wierszu każda rzecz

kind-name = { $kind ->
    [dwarf] karzeł
    [giant] olbrzym
    [pulsar] pulsar
   *[binary] podwójna
}
each-worth = po { $n }

# $round to runda, $card i $name to konstelacja; $n liczy to, co wymieniono.
warning-not-the-figure = runda { $round }: narysowano coś innego niż { $name } ({ $card })
warning-mirrored = runda { $round }: { $name } ({ $card }) jest w lustrzanym odbiciu
warning-not-connected = runda { $round }: konstelacja nie jest w jednym kawałku
warning-outside-window = runda { $round }: poza oknem: { $stars }
warning-star-used-twice = runda { $round }: już we wcześniejszej konstelacji: { $stars }
warning-lines-cross = runda { $round }: przecięcie z inną linią: { $lines }
warning-same-card = za często na stole: { $cards }
warning-sizes-differ = runda { $round }: karty mają rozmiary { $sizes }, a powinny mieć jeden
warning-wrong-deal = karty o rozmiarach { $sizes }; każdy dostaje 5, 6, 7, 7, 8, 9, 10

## Co o karcie mówi `pnp explain`: jej wartości i jak się ją rozstrzyga


explain-worth = { kind-name }: { count-point } za każdą narysowaną gwiazdę
ruling-figure = Rysuje się w skali mapy, przesuniętą i obróconą, nigdy odbitą. Części może brakować; to, co narysowano, trzyma się razem i ma każdą linię karty między dwiema swoimi gwiazdami. Za każdą pominiętą gwiazdę skreśla się jedną gasnącą.
ruling-same-kind = Jeśli nowa i poprzednia karta mają ten sam rodzaj, jego gwiazdy liczą się za każdą z obu kart, a linia między dwiema z nich raz.
ruling-links = Każda linia między gwiazdą tego rodzaju a gwiazdą rodzaju z drugiej karty daje obie wartości razem.
ruling-start = W pierwszej rundzie zastępuje poprzednią kartę. Jedną z jej stron wybierasz.
