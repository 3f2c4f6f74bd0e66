# Česká slova hry Nebula.

game-name = Nebula
line-personal = Osobní úkol
line-public = Veřejné úkoly
line-black-holes = Černé díry
line-constellations = Souhvězdí
line-colours = Barvy hvězd
line-advanced = Pro pokročilé
tie-black-holes = víc černých děr

# Souhvězdí dodávané desky ve druhém pádě; souhvězdí jiné desky se jmenují jako na ní.
constellation-genitive = { $constellation ->
    [lyra] Lyry
    [draco] Draka
    [orion] Oriona
    [corvus] Havrana
   *[other] { $constellation }
}

# Souhvězdí dodávané desky v prvním pádě; souhvězdí jiné desky se jmenují jako na ní.
constellation-name = { $constellation ->
    [lyra] Lyra
    [draco] Drak
    [orion] Orion
    [corvus] Havran
   *[other] { $constellation }
}

## Za co jsou body

# $task je jedno z pravidel níže, $found říká, kolik toho je.
personal = { $card }: { $task }{ $found }
personal-not = { $card } nesplněn: { $task }{ $found }
measure = { " " }({ $n })
measure-none = { "" }
measure-empty = { " " }(prázdná políčka: { $n })
measure-colours = { " " }({ count-colour })
public = { $card }, { $place ->
    [first] jako první
   *[later] později
}: { $task }
black-holes = { count-black-hole } na liště
constellation = dokončené souhvězdí { constellation-genitive }
constellation-ranked = dokončené souhvězdí { constellation-genitive }, { $rank }. na počítadle
colour = { count-star } × { $worth }, { $rank }. na počítadle
advanced = { $card }: { $n } × { $worth }, { $task }

## Pravidla karet úkolů, jak se vysvětlují body

rule-shining-stars = alespoň { count-star } na zářivých políčkách
rule-stars = alespoň { count-star } v galaxii
rule-most-black-holes = nejvíce černých děr
rule-empty-cells = nejvýše { $n ->
    [one] { $n } prázdné políčko
    [few] { $n } prázdná políčka
    [many] { $n } prázdného políčka
   *[other] { $n } prázdných políček
}
rule-constellation-colours = dokončené souhvězdí { constellation-genitive }, v něm přesně { count-colour }
rule-orbit-colours = plná orbita { $orbit }, na ní přesně { count-colour }
rule-orbit-all-different = plná orbita { $orbit }, žádná barva dvakrát
rule-each-colour = alespoň { count-star } od každé barvy
rule-colour-across-constellations = { $constellations ->
    [one] v { $constellations } souhvězdí
    [few] ve { $constellations } souhvězdích vždy
    [many] v { $constellations } souhvězdí vždy
   *[other] v { $constellations } souhvězdích vždy
} alespoň { count-star }
rule-adjacent-orbits = { $n ->
    [one] { $n } plná orbita
    [few] { $n } plné orbity vedle sebe
    [many] { $n } plné orbity vedle sebe
   *[other] { $n } plných orbit vedle sebe
}
rule-constellations-complete = dokončená dvě { $pair ->
    [opposite] protilehlá
   *[adjacent] sousední
} souhvězdí
rule-indirect-links-filled = hvězdy na všech políčkách nepřímých spojnic
rule-shining-neighbours-filled = hvězdy na všech políčkách orbitálně spojených s vnějšími zářivými políčky

## Pravidla karet pro pokročilé

# $one a $other jsou barvy hvězd ve dvojici, každá s mezerou před sebou.
rule-linked-pairs = každá spojená dvojice{ $one } a{ $other } hvězdy
paired-star = { colour-e }
rule-shining-of-one-colour = každá hvězda nejčastější barvy na zářivých políčkách
rule-public-tasks-done = každý veřejný úkol s vaší hvězdičkou
rule-surrounded-shining = každé vnější zářivé políčko, kolem něhož jsou všechna spojená políčka obsazená
rule-orbits-with = každá orbita, na níž leží{ colour-a } hvězda
rule-orbital-to-shining = každá{ colour-a } hvězda orbitálně spojená s vnějším zářivým políčkem

## Co stojí na kartách: názvy, tam velkými písmeny, a pravidla jako věty

# $one a $other jsou barvy dvojice, jak je říkají title-colour a card-colour.
title-colour = { colour-name }
title-shining-stars = { colour-e } majáky
title-stars = { colour-y } roj
title-most-black-holes = Nejtemnější nebe
title-empty-cells = Plné nebe
title-constellation-colours = { $n ->
    [1] Jedna barva
    [2] Dvě barvy
    [3] Trikolora
    [4] Čtyři barvy
    [5] Pět barev
   *[6] Šest barev
} { constellation-genitive }
title-orbit-colours = { $n ->
    [1] Jednobarevná
    [2] Dvoubarevná
    [3] Tříbarevná
    [4] Čtyřbarevná
    [5] Pětibarevná
   *[6] Šestibarevná
} orbita
title-orbit-all-different = Pestrá orbita { $orbit }
title-each-colour = Plné spektrum
title-colour-across-constellations = { $n ->
    [one] { colour-y } kompas
    [2] { colour-a } dvojčata
    [few] { colour-a } hejna
    [many] { colour-a } hejna
   *[other] { colour-a } hejna
}
title-adjacent-orbits = Sousední orbity
title-constellations-complete = Nebe { $pair ->
    [opposite] proti nebi
   *[adjacent] vedle nebe
}
title-indirect-links-filled = Skryté stezky
title-shining-neighbours-filled = Dvůr majáků
title-linked-pairs = { $one } a { $other }
title-shining-of-one-colour = Spřízněné majáky
title-public-tasks-done = Splněné sliby
title-surrounded-shining = Majáky v kruhu
title-orbits-with = { colour-e } orbity
title-orbital-to-shining = { colour-e } družice

card-colour = { colour-name }
card-shining-stars =
    Na 5 zářivých políčkách leží
    alespoň { count-star }.
card-stars =
    V tvé galaxii leží
    alespoň { count-star }.
card-most-black-holes =
    Nikdo nemá víc černých děr
    než ty. Shoda se počítá.
card-empty-cells = { $n ->
    [0] V tvé galaxii není
        žádné prázdné políčko
    [one] Tvá galaxie má nejvýše
        { $n } prázdné políčko
    [few] Tvá galaxie má nejvýše
        { $n } prázdná políčka
    [many] Tvá galaxie má nejvýše
        { $n } prázdného políčka
   *[other] Tvá galaxie má nejvýše
        { $n } prázdných políček
}.
card-constellation-colours =
    Dokonči souhvězdí { constellation-genitive }
    hvězdami přesně { count-colour-genitive }.
card-orbit-colours =
    Zaplň celou orbitu { $orbit }
    hvězdami přesně { count-colour-genitive }.
card-orbit-all-different =
    Zaplň celou orbitu { $orbit },
    každé políčko hvězdou jiné barvy.
card-each-colour =
    V tvé galaxii leží alespoň
    { count-star } od každé ze 6 barev.
card-colour-across-constellations =
    { $constellations ->
        [1] V jednom souhvězdí leží
        [2] V každém ze 2 souhvězdí leží
        [3] V každém ze 3 souhvězdí leží
       *[4] V každém ze 4 souhvězdí leží
    }
    alespoň { count-star }.
card-adjacent-orbits =
    Zaplň všechna políčka
    { $n ->
        [1] jedné orbity
        [2] 2 sousedních orbit
        [3] 3 sousedních orbit
        [4] 4 sousedních orbit
       *[5] všech 5 orbit
    }.
card-constellations-complete =
    Dokonči dvě souhvězdí,
    která { $pair ->
        [opposite] leží naproti sobě
       *[adjacent] spolu sousedí
    }.
card-indirect-links-filled =
    Zaplň všech 8 políček
    nepřímých (čárkovaných) spojnic.
card-shining-neighbours-filled =
    Zaplň všech 8 políček orbitálně
    spojených se zářivými, i prázdnými.
card-linked-pairs =
    Spojené páry { $one }–{ $other }
    bodují, každá hvězda jen jednou.
card-shining-of-one-colour =
    Zvol barvu: boduje každá její
    hvězda na zářivém políčku.
card-public-tasks-done =
    Boduje každý veřejný úkol, který
    máš splněný, bez ohledu na pořadí.
card-surrounded-shining =
    Boduje vnější zářivé políčko, třeba
    prázdné, spojené jen s obsazenými.
card-orbits-with =
    Boduje každá orbita, na níž leží
    alespoň jedna{ colour-a } hvězda.
card-orbital-to-shining =
    Bodují{ colour-e } hvězdy orbitálně
    spojené se zářivým políčkem.

# U hodnot: kdo splní veřejný úkol první a kdo později; pořadí ukazatele karty pro pokročilé.
label-by-place = body za kus podle místa na počítadle
label-first = první
label-later = později
label-rank = { $n }.

## Varování

warning-same-colour-link = spojnice vede mezi hvězdami téže barvy: { $pairs }
warning-core-empty = v galaxii leží hvězdy, ale její střed je prázdný
warning-not-connected = hvězdy netvoří jeden spojený celek
warning-claimed-not-met = má hvězdičku, ale konečná galaxie úkol nesplňuje: { $cards }
warning-met-not-claimed = konečná galaxie úkol splňuje, ale hvězdička na něm nestojí: { $cards }
warning-bar-overflow = na liště leží { count-black-hole }, vejde se jich tam { $most }
warning-too-many-stars = víc než { $most } hvězd jedné barvy: { $stars }
warning-too-many-black-holes = na lištách leží { count-black-hole }, ve hře jich je { $most }
warning-too-many-counters = ukazatelů mimo start: { $moved }, černých děr na lištách: { $n }; každá posouvá jeden ukazatel o jedno políčko

## Co o kartě říká `pnp explain`: její hodnoty a jak se vykládá


explain-first = { count-point } prvnímu
explain-later = { count-point } později
explain-by-place = { $points } { label-by-place }
ruling-personal = Rozhoduje jen konečná galaxie, ať bylo dřív cokoli. Hvězdy v Observatoři se nepočítají nikam.
ruling-public = Rozhoduje tvá značka: karta boduje, i když byla hvězda později zakryta. Úkol splněný bez značky neboduje.
ruling-advanced = Bodují jen karty, jejichž ukazatele jsou na počítadle první, druhý a třetí. Ukazatel, který neopustil start, neboduje.
ruling-shining-stars = Zářivá políčka jsou střed a jedno v každém souhvězdí.
ruling-stars = Hvězda ve středu se počítá také.
ruling-most-black-holes = Nemá-li nikdo žádnou černou díru, mají nejvíc všichni.
ruling-empty-cells = Políček je 25 i se středem.
ruling-constellation-colours = Úplné je souhvězdí s hvězdami na všech šesti políčkách. Střed k němu nepatří.
ruling-orbit-colours = Plná je orbita s hvězdami na všech políčkách. Střed na žádné orbitě neleží.
ruling-orbit-all-different = Plná je orbita s hvězdami na všech políčkách. Střed na žádné orbitě neleží.
ruling-each-colour = Hvězda ve středu se počítá také.
ruling-colour-across-constellations = Hvězda ve středu se nepočítá do žádného souhvězdí.
ruling-adjacent-orbits = Plná je orbita s hvězdami na všech políčkách. Střed na žádné orbitě neleží.
ruling-constellations-complete = Úplné je souhvězdí s hvězdami na všech šesti políčkách. Střed k žádnému nepatří.
ruling-indirect-links-filled = Jsou to oba konce čárkované spojnice v každém souhvězdí.
ruling-shining-neighbours-filled = Jsou to dvě políčka vedle každého vnějšího zářivého, na jeho orbitě. Zářivá políčka smějí být prázdná.
ruling-linked-pairs = Spojuje každá spojnice: přímá, nepřímá i orbitální. Počítá se tolik dvojic, kolik jen jde, je-li každá hvězda v jedné.
ruling-shining-of-one-colour = Střed se počítá také. Barva je ta, která dá nejvíc.
ruling-public-tasks-done = Počítá se tvá značka, i když byla hvězda později zakryta.
ruling-surrounded-shining = Střed se nemyslí. Počítají se spojnice všech druhů; samo políčko smí být prázdné.
ruling-orbits-with = Střed na žádné orbitě neleží.
ruling-orbital-to-shining = Vedle jednoho ze čtyř vnějších zářivých políček, na jeho orbitě. To políčko smí být prázdné.
