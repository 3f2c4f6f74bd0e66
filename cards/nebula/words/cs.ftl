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

## Pravidla karet úkolů, jak stojí na kartách

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

## Varování

warning-same-colour-link = spojnice vede mezi hvězdami téže barvy: { $pairs }
warning-core-empty = v galaxii leží hvězdy, ale její střed je prázdný
warning-not-connected = hvězdy netvoří jeden spojený celek
warning-claimed-not-met = má hvězdičku, ale konečná galaxie úkol nesplňuje: { $cards }
warning-met-not-claimed = konečná galaxie úkol splňuje, ale hvězdička na něm nestojí: { $cards }
warning-too-many-stars = víc než { $most } hvězd jedné barvy: { $stars }
warning-too-many-black-holes = na lištách leží { count-black-hole }, ve hře jich je { $most }
warning-too-many-counters = ukazatelů mimo start: { $moved }, černých děr na lištách: { $n }; každá posouvá jeden ukazatel o jedno políčko
