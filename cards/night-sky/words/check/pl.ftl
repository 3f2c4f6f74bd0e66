# Polskie słowa tego, co `pnp check` znajduje w zestawach kart i mapach gry Night Sky.

night-sky-window = rysunek nie mieści się w żadnym oknie mapy, jakkolwiek go obrócisz (gwiazd: { $stars })
night-sky-window-right = narysuj go mniejszym: okno to dwa sektory mapy
night-sky-window-example = dziewięć gwiazd w jednym rzędzie
night-sky-pieces = linie nie łączą wszystkich gwiazd w jeden rysunek
night-sky-pieces-right = połącz gwiazdy tak, by linie prowadziły od każdej do każdej
night-sky-pieces-example = gwiazda, przy której nie kończy się żadna linia
night-sky-crossing = linia { $line } przecina linię { $other }
night-sky-crossing-right = pomiń jedną: linie nie mogą się przecinać
night-sky-crossing-example = dwie długie linie przez jeden punkt, bez wspólnej gwiazdy
night-sky-equal = rysunek jest taki sam jak na { $other }, najwyżej obrócony
night-sky-equal-right = narysuj inny; lustrzane odbicie jest inne
night-sky-equal-example = rysunek Krzyża Południa obrócony o 60°
night-sky-large = rysunek ma { $wide } × { $high } mm, a karta mieści { $room-wide } × { $room-high } mm
night-sky-large-right = narysuj go mniejszym albo zagiętym: żaden obrót nie pomoże
night-sky-large-example = osiem gwiazd w jednym rzędzie
night-sky-beside = gwiazdy leżą średnio { $off } kroku od prawdziwych
night-sky-beside-right = zostań poniżej 0,4, nie odbijaj ich i nazwij je w kolejności gwiazd rysunku
night-sky-beside-example = „stars_of” w innej kolejności niż gwiazdy rysunku
night-sky-ways = Na ile sposobów leżą w oknie pustej mapy{ $cards ->
    [one] { "" }
   *[other] : { $rarest } najmniej ({ $fewest }), { $commonest } najwięcej ({ $most })
}
night-sky-ways-example = od 8 do 102 sposobów: im mniej, tym trudniej narysować

# Każdy dostaje po jednej karcie wielkości 5, 6, 8, 9, 10 i dwie wielkości 7.
night-sky-short = { $players ->
    [0] kart nie starcza, by rozdać je komukolwiek
    [one] kart starcza tylko dla 1 gracza, nie dla { $most }
   *[other] kart starcza tylko dla { $players } graczy, nie dla { $most }
}: za mało jest wielkości { $sizes }
night-sky-short-right = dodaj karty tych wielkości: każdy gracz ma dwie siódemki i po jednej z pozostałych
night-sky-short-example = pięć kart zamiast całej talii
night-sky-undealt = rysunku o tylu gwiazdach nigdy się nie rozdaje ({ $n })
night-sky-undealt-right = liczba gwiazd to { $sizes }
night-sky-undealt-example = rysunek z 4 gwiazd
night-sky-sizes = Ile jest kart każdej wielkości, razem z tymi, do których należą: { $players ->
    [0] nie starcza nikomu
    [one] starcza dla 1 gracza
   *[other] starcza dla { $players } graczy
}
night-sky-sizes-example = 6 kart wielkości 5 starcza dla 5 graczy

# Z $stars gwiazd w oknie $n jest tego rodzaju; na kartach talii jest ich $n, a rodzaju $other $most.
night-sky-window-kind = { $kind ->
    [dwarf] karłów
    [giant] olbrzymów
    [pulsar] pulsarów
   *[binary] gwiazd podwójnych
} jest w tym oknie { $n } z { $stars } gwiazd, to mniej niż jedna piąta
night-sky-window-kind-right = daj każdemu oknu mniej więcej po równo wszystkich rodzajów
night-sky-window-kind-example = okno z 7 pulsarami wśród 42 gwiazd
night-sky-kinds = rodzaje są nierówne: { $kind ->
    [dwarf] karłów
    [giant] olbrzymów
    [pulsar] pulsarów
   *[binary] gwiazd podwójnych
} jest { $n }, { $other ->
    [dwarf] karłów
    [giant] olbrzymów
    [pulsar] pulsarów
   *[binary] gwiazd podwójnych
} { $most }
night-sky-kinds-right = daj wszystkim rodzajom mniej więcej po równo
night-sky-kinds-example = karty początkowe bez gwiazd podwójnych zamiast całej talii

night-sky-starts-equal = karta ma te same strony co { $other }
night-sky-starts-equal-right = zmień rodzaj lub wartość
night-sky-starts-equal-example = dwie karty początkowe z karłem 1 i pulsarem 2
night-sky-sides = obie strony karty są takie same
night-sky-sides-right = daj jednej inny rodzaj lub wartość, żeby było z czego wybierać
night-sky-sides-example = „sides: [{ "{" }kind: dwarf, value: 1{ "}" }, { "{" }kind: dwarf, value: 1{ "}" }]”
night-sky-starts-short = kart początkowych jest { $cards }, a graczy może być { $most }
night-sky-starts-short-right = każdy gracz dostaje jedną: dodaj dalsze albo pomiń „replaces: true”
night-sky-starts-short-example = cztery karty początkowe zamiast całej talii
night-sky-starts = Strony kart początkowych, razem z tymi, do których należą
night-sky-starts-example = każdy rodzaj raz z każdą wartością

night-sky-windows-equal = w rundzie { $round } widać te same sektory co w rundzie { $other }
night-sky-windows-equal-right = pokaż inne dwa: sąsiednich par jest sześć
night-sky-windows-equal-example = [A, B] w rundzie I i znów w rundzie IV
night-sky-ecliptic = w oknie rundy { $rounds } żadna linia nie przecina ekliptyki
night-sky-ecliptic-right = przesuń ją albo daj jej inny promień
night-sky-ecliptic-example = ekliptyka o promieniu 0,3 wokół Słońca
night-sky-beyond = ekliptyka sięga { $reach } kroku od Słońca, a mapa tylko { $room }
night-sky-beyond-right = przesuń ją bliżej Słońca albo daj jej mniejszy promień
night-sky-beyond-example = ekliptyka o promieniu 4,8, która leży 4 kroki obok Słońca
night-sky-map-small = w żadnym oknie tej mapy nie mieści się { $cards }
night-sky-map-small-right = daj jej więcej pierścieni
night-sky-map-small-example = mapa z 3 pierścieniami
night-sky-windows = Gwiazdy, pył i linie przez ekliptykę w każdym oknie
night-sky-windows-example = w każdym oknie mniej więcej tyle samo gwiazd każdego rodzaju

## Tabele

night-sky-column-card = karta
night-sky-column-size = wielkość
night-sky-column-ways = sposobów
night-sky-column-cards = kart
night-sky-column-players = graczy
night-sky-column-value = wartość
night-sky-column-round = runda
night-sky-column-sun = Słońce
night-sky-column-rim = brzeg
night-sky-column-ecliptic = linii
