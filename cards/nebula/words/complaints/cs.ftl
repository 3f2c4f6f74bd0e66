# České znění toho, co program vytýká.

## Deska

name-a-cell-of-this-board = uveď políčko téhle desky
a-cell-is-linked-to-itself = políčko je spojené samo se sebou
name-two-cells = uveď dvě políčka
name-each-constellation-and-cell-otherwise = pojmenuj každé souhvězdí a políčko jinak
there-is-no-cell-end = políčko „{ $end }“ tu není
there-is-no-cell-core = chybí políčko „{ $core }“
add-the-central-cell = doplň střední políčko
a-board-of-constellations = na desce je { $constellations }
one-constellation = { $n } souhvězdí
count-constellation = { $n } souhvězdí
name-many = uveď { $many }
id-shines-in-name-already = v „{ $name }“ už září „{ $id }“
name-has-cells = „{ $name }“ má { $cells }
one-cell = { $n } políčko
count-cell = { $n } { $n ->
    [one] políčko
    [few] políčka
    [many] políčka
   *[other] políček
}
give-it-many = dej mu { $many }
no-cell-of-name-is-linked-to-the-centre = žádné políčko „{ $name }“ není spojené se středem
one-is-on-orbit-orbit-other-on-orbit-another = „{ $one }“ je na orbitě { $orbit }, „{ $other }“ na orbitě { $another }
the-shining-cell-id-has-links = zářivé políčko „{ $id }“ má { $links }
one-orbital-link = { $n } orbitální spoj
count-orbital-link = { $n } { $n ->
    [one] orbitální spoj
    [few] orbitální spoje
    [many] orbitálního spoje
   *[other] orbitálních spojů
}
one-and-other-are-linked-already = „{ $one }“ a „{ $other }“ už spojené jsou
there-is-no-constellation-constellation = souhvězdí „{ $constellation }“ tu není
there-is-no-constellation-asked = souhvězdí „{ $asked }“ tu není
orbit-orbit-has-cells = na orbitě { $orbit } je { $cells }
place-wanted-there = dej jich tam { $wanted }
the-kind-link-from-ends-leaves-its-constellation = spoj „{ $kind }“ z „{ $ends }“ vede ven ze souhvězdí
the-shining-cells-one-and-other-are-linked = zářivá políčka „{ $one }“ a „{ $other }“ jsou spojená
the-centre-does-not-shine = střed nezáří
let-core-be-shining-true = dej „core“ do shining: true
no-cell-of-name-shines = žádné políčko „{ $name }“ nezáří
let-one-be-shining-true = dej jednomu shining: true
let-one-cell-of-a-constellation-shine = ať v souhvězdí září jedno políčko
the-centre-is-of-no-constellation = střed nepatří k žádnému souhvězdí
leave-constellation-out = vynech „constellation“
id-is-of-no-constellation = „{ $id }“ nepatří k žádnému souhvězdí
add-it-known = doplň ho: { $known }
the-centre-is-on-no-orbit = střed není na žádné orbitě
leave-orbit-out = vynech „orbit“
id-is-on-no-orbit = „{ $id }“ není na žádné orbitě
add-one-from-1-to-most = doplň ji, od 1 do { $most }
there-is-no-orbit-orbit = orbita { $orbit } není
write-1-to-most-from-the-inside-out = napiš 1 až { $most }, zevnitř ven
no-cell-is-on-orbit-orbit = na orbitě { $orbit } není žádné políčko
use-orbits-1-to-most = použij orbity 1 až { $most }
the-centre-has-an-kind-link = střed má spoj „{ $kind }“
its-links-are-direct-ones = jeho spoje jsou přímé („direct“)
the-centre-is-linked-to-constellations-already = střed už s „{ $constellations }“ spojený je
link-it-to-one-cell-of-each-constellation = spoj ho s jedním políčkem každého souhvězdí
add-a-direct-link-to-one = přidej přímý spoj k jednomu
join-two-cells-of-one-constellation = spoj dvě políčka jednoho souhvězdí
a-second-indirect-link-in-home = druhý nepřímý spoj v „{ $home }“
name-has-no-indirect-link = „{ $name }“ nemá nepřímý spoj
add-one = přidej ho
join-two-cells-of-one-orbit = spoj dvě políčka jedné orbity
neighbour-is-linked-to-shining-cell-beside-already = „{ $neighbour }“ už je spojené se zářivým políčkem „{ $beside }“
link-a-shining-cell-to-others = spoj zářivé políčko s jinými
link-each-shining-cell-to-cells-of-its-own = spoj každé zářivé políčko s jeho vlastními
leave-one-of-the-links-out = jeden ze spojů vynech
no-links-lead-from-core-to-id = z „core“ do „{ $id }“ nevedou spoje
link-it = spoj ho
the-board-has-constellations = na desce jsou { $constellations }

## Galaxie

two-colours-stars-may-never-be-linked = dvě hvězdy téže barvy ({ $colours }) nesmějí být nikdy spojené
name-two-different-colours = uveď dvě různé barvy
one-letter = { $n } písmeno
count-letter = { $n } { $n ->
    [one] písmeno
    [few] písmena
    [many] písmena
   *[other] písmen
}
write-names-or-a-cell-s-id = napiš { $names }, nebo id políčka
write-cells-letters = písmen má být { $cells }
write-one-letter = napiš jedno písmeno
write-letter = napiš { $letter }
the-cell-cells-is-given-twice = políčko „{ $cells }“ je tu dvakrát
give-it-in-its-constellation-s-string-or-by-its-id = zapiš ho v řadě jeho souhvězdí, nebo jeho id
there-is-no-constellation-or-cell-key = souhvězdí ani políčko „{ $key }“ tu není
key-has-told = „{ $key }“ má { $told }
right-an-empty-cell-is-empty = { $right }; prázdné políčko je „{ $empty }“
write-known-or-empty = napiš { $known }, nebo „{ $empty }“
colours-are-written-as-letters-and-letters-is-word = barvy se píšou písmeny, a „{ $letters }“ je slovo
there-is-no-colour-letter = barva „{ $letter }“ není

## Stůl

give-each-player-another = dej každému hráči jinou
the-personal-card-id-is-taken = osobní kartu „{ $id }“ už někdo má
card-id-asks-for-constellation-asked-which-this = karta „{ $id }“ chce souhvězdí „{ $asked }“, a to tahle deska nemá
choose-another-card-the-board-has-constellations = vyber jinou kartu; na desce jsou { $constellations }
name-four-different-cards = uveď čtyři různé karty
no-card-lies-at-lacking = chybí karta v sektoru { $lacking }
name-each-marker-once = uveď každý ukazatel jednou
there-lie-on-table = leží tam { $on_table }
list-the-four-cards-under-public-at-the-top = napiš ty čtyři karty nahoře pod „public“
the-card-id-is-not-on-the-table = karta „{ $id }“ na stole není
leave-it-out-or-say-version-full = vynech to, nebo napiš version: full
the-card-id-lies-on-the-table-already = karta „{ $id }“ už na stole leží
the-card-id-lies-in-a-sector-already = karta „{ $id }“ už v sektoru leží
the-marker-name-stands-further-right-already = ukazatel „{ $name }“ už stojí víc vpravo
add-lacking-each-sector-has-one = doplň „{ $lacking }: …“; každý sektor jednu má
its-markers-are-known = jeho ukazatele jsou { $known }
another-player-is-first-on-id = na „{ $id }“ je první jiný hráč
write-later = napiš later
nobody-is-first-on-id = na „{ $id }“ není první nikdo
write-first-for-whoever-was = napiš first u toho, kdo byl první
the-basic-version-has-no-key = základní verze „{ $key }“ nemá
this-counter-has-no-marker-written = tohle počítadlo nemá ukazatel „{ $written }“

## Obrazce

cell-lies-off-the-board-away-mm-from-the-centre = „{ $cell }“ leží mimo desku: { $away } mm od středu
at-most-most-mm = nejvýš { $most } mm
the-cells-one-and-other-are-apart-mm-apart = políčka „{ $one }“ a „{ $other }“ jsou od sebe { $apart } mm
set-them-least-mm-apart-or-more = dej je od sebe { $least } mm nebo víc
