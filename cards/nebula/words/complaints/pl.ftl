# Polskie brzmienie tego, co program zarzuca.

## Plansza

name-a-cell-of-this-board = podaj pole tej planszy
a-cell-is-linked-to-itself = pole jest połączone z samym sobą
name-two-cells = podaj dwa pola
name-each-constellation-and-cell-otherwise = nazwij każdy gwiazdozbiór i każde pole inaczej
there-is-no-cell-end = nie ma pola „{ $end }”
there-is-no-cell-core = brakuje pola „{ $core }”
add-the-central-cell = dodaj środkowe pole
a-board-of-constellations = na planszy jest { $constellations }
one-constellation = { $n } gwiazdozbiór
count-constellation = { $n } { $n ->
    [one] gwiazdozbiór
    [few] gwiazdozbiory
    [many] gwiazdozbiorów
   *[other] gwiazdozbioru
}
name-many = podaj { $many }
id-shines-in-name-already = w „{ $name }” lśni już „{ $id }”
name-has-cells = „{ $name }” ma { $cells }
one-cell = { $n } pole
count-cell = { $n } { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}
give-it-many = niech ma { $many }
no-cell-of-name-is-linked-to-the-centre = żadne pole „{ $name }” nie jest połączone ze środkiem
one-is-on-orbit-orbit-other-on-orbit-another = „{ $one }” jest na orbicie { $orbit }, „{ $other }” na orbicie { $another }
the-shining-cell-id-has-links = lśniące pole „{ $id }” ma { $links }
one-orbital-link = { $n } połączenie orbitalne
count-orbital-link = { $n } { $n ->
    [one] połączenie orbitalne
    [few] połączenia orbitalne
    [many] połączeń orbitalnych
   *[other] połączenia orbitalnego
}
one-and-other-are-linked-already = „{ $one }” i „{ $other }” są już połączone
there-is-no-constellation-constellation = nie ma gwiazdozbioru „{ $constellation }”
there-is-no-constellation-asked = nie ma gwiazdozbioru „{ $asked }”
orbit-orbit-has-cells = na orbicie { $orbit } jest { $cells }
place-wanted-there = umieść ich tam { $wanted }
the-kind-link-from-ends-leaves-its-constellation = połączenie „{ $kind }” z „{ $ends }” wychodzi poza gwiazdozbiór
the-shining-cells-one-and-other-are-linked = lśniące pola „{ $one }” i „{ $other }” są połączone
the-centre-does-not-shine = środek nie lśni
let-core-be-shining-true = niech „core” ma shining: true
no-cell-of-name-shines = żadne pole „{ $name }” nie lśni
let-one-be-shining-true = niech jedno ma shining: true
let-one-cell-of-a-constellation-shine = niech w gwiazdozbiorze lśni jedno pole
the-centre-is-of-no-constellation = środek nie należy do żadnego gwiazdozbioru
leave-constellation-out = pomiń „constellation”
id-is-of-no-constellation = „{ $id }” nie należy do żadnego gwiazdozbioru
add-it-known = dodaj go: { $known }
the-centre-is-on-no-orbit = środek nie jest na żadnej orbicie
leave-orbit-out = pomiń „orbit”
id-is-on-no-orbit = „{ $id }” nie jest na żadnej orbicie
add-one-from-1-to-most = dodaj ją, od 1 do { $most }
there-is-no-orbit-orbit = nie ma orbity { $orbit }
write-1-to-most-from-the-inside-out = napisz 1 do { $most }, od środka na zewnątrz
no-cell-is-on-orbit-orbit = na orbicie { $orbit } nie ma żadnego pola
use-orbits-1-to-most = użyj orbit 1 do { $most }
the-centre-has-an-kind-link = środek ma połączenie „{ $kind }”
its-links-are-direct-ones = jego połączenia są bezpośrednie („direct”)
the-centre-is-linked-to-constellations-already = środek jest już połączony z „{ $constellations }”
link-it-to-one-cell-of-each-constellation = połącz go z jednym polem każdego gwiazdozbioru
add-a-direct-link-to-one = dodaj bezpośrednie połączenie z jednym
join-two-cells-of-one-constellation = połącz dwa pola jednego gwiazdozbioru
a-second-indirect-link-in-home = drugie połączenie pośrednie w „{ $home }”
name-has-no-indirect-link = „{ $name }” nie ma połączenia pośredniego
add-one = dodaj je
join-two-cells-of-one-orbit = połącz dwa pola jednej orbity
neighbour-is-linked-to-shining-cell-beside-already = „{ $neighbour }” jest już połączone ze lśniącym polem „{ $beside }”
link-a-shining-cell-to-others = połącz lśniące pole z innymi
link-each-shining-cell-to-cells-of-its-own = połącz każde lśniące pole z jego własnymi
leave-one-of-the-links-out = pomiń jedno z połączeń
no-links-lead-from-core-to-id = z „core” do „{ $id }” nie prowadzą połączenia
link-it = połącz je
the-board-has-constellations = na planszy są { $constellations }

## Galaktyki

two-colours-stars-may-never-be-linked = dwie gwiazdy tego samego koloru ({ $colours }) nigdy nie mogą być połączone
name-two-different-colours = podaj dwa różne kolory
one-letter = { $n } literę
count-letter = { $n } { $n ->
    [one] literę
    [few] litery
    [many] liter
   *[other] litery
}
write-names-or-a-cell-s-id = napisz { $names } albo id pola
write-cells-letters = liter ma być { $cells }
write-one-letter = napisz jedną literę
write-letter = napisz { $letter }
the-cell-cells-is-given-twice = pole „{ $cells }” jest tu dwa razy
give-it-in-its-constellation-s-string-or-by-its-id = wpisz je w ciągu jego gwiazdozbioru albo przez jego id
there-is-no-constellation-or-cell-key = nie ma gwiazdozbioru ani pola „{ $key }”
key-has-told = „{ $key }” ma { $told }
right-an-empty-cell-is-empty = { $right }; puste pole to „{ $empty }”
write-known-or-empty = napisz { $known } albo „{ $empty }”
colours-are-written-as-letters-and-letters-is-word = kolory pisze się literami, a „{ $letters }” to słowo
there-is-no-colour-letter = nie ma koloru „{ $letter }”

## Stół

give-each-player-another = daj każdemu graczowi inną
the-personal-card-id-is-taken = osobistą kartę „{ $id }” już ktoś ma
card-id-asks-for-constellation-asked-which-this = karta „{ $id }” żąda gwiazdozbioru „{ $asked }”, a tego na tej planszy nie ma
choose-another-card-the-board-has-constellations = wybierz inną kartę; na planszy są { $constellations }
name-four-different-cards = podaj cztery różne karty
no-card-lies-at-lacking = brakuje karty w sektorze { $lacking }
name-each-marker-once = podaj każdy znacznik raz
there-lie-on-table = leżą tam { $on_table }
list-the-four-cards-under-public-at-the-top = wpisz te cztery karty u góry pod „public”
the-card-id-is-not-on-the-table = karty „{ $id }” nie ma na stole
leave-it-out-or-say-version-full = pomiń to albo napisz version: full
the-card-id-lies-on-the-table-already = karta „{ $id }” już leży na stole
the-card-id-lies-in-a-sector-already = karta „{ $id }” już leży w sektorze
the-marker-name-stands-further-right-already = znacznik „{ $name }” stoi już dalej po prawej
add-lacking-each-sector-has-one = dodaj „{ $lacking }: …”; każdy sektor jedną ma
its-markers-are-known = jego znaczniki to { $known }
another-player-is-first-on-id = na „{ $id }” pierwszy jest inny gracz
write-later = napisz later
nobody-is-first-on-id = na „{ $id }” nikt nie jest pierwszy
write-first-for-whoever-was = napisz first przy tym, kto był pierwszy
the-basic-version-has-no-key = wersja podstawowa nie ma „{ $key }”
this-counter-has-no-marker-written = ten licznik nie ma znacznika „{ $written }”

## Figury

cell-lies-off-the-board-away-mm-from-the-centre = „{ $cell }” leży poza planszą: { $away } mm od środka
at-most-most-mm = najwyżej { $most } mm
the-cells-one-and-other-are-apart-mm-apart = pola „{ $one }” i „{ $other }” dzieli { $apart } mm
set-them-least-mm-apart-or-more = rozsuń je na { $least } mm lub więcej
