# Česká slova toho, co `pnp check` najde v sadách karet a mapách Noční oblohy.

night-sky-window = obrazec se do žádného okna mapy nevejde, ať ho otočíš jakkoli (hvězd: { $stars })
night-sky-window-right = nakresli ho menší: okno jsou dva sektory mapy
night-sky-window-example = devět hvězd v jedné řadě
night-sky-pieces = čáry nespojují všechny hvězdy v jeden obrazec
night-sky-pieces-right = spoj každou hvězdu tak, aby čáry vedly od každé ke každé
night-sky-pieces-example = hvězda, u které žádná čára nekončí
night-sky-crossing = čára { $line } kříží čáru { $other }
night-sky-crossing-right = jednu vynech: čáry se křížit nesmějí
night-sky-crossing-example = dvě dlouhé čáry jedním bodem, bez společné hvězdy
night-sky-equal = obrazec je tentýž jako na { $other }, nanejvýš otočený
night-sky-equal-right = nakresli jiný; zrcadlový obraz jiný je
night-sky-equal-example = obrazec Jižního kříže otočený o 60°
night-sky-large = obrazec má { $wide } × { $high } mm, na kartu se vejde { $room-wide } × { $room-high } mm
night-sky-large-right = nakresli ho menší nebo zalomený: žádné otočení nepomůže
night-sky-large-example = osm hvězd v jedné řadě
night-sky-beside = hvězdy leží v průměru { $off } kroku vedle skutečných
night-sky-beside-right = zůstaň pod 0,4, nezrcadli je a jmenuj je v pořadí hvězd obrazce
night-sky-beside-example = „stars_of“ v jiném pořadí, než jsou hvězdy obrazce
night-sky-ways = Kolika způsoby leží v okně prázdné mapy{ $cards ->
    [one] { "" }
   *[other] : { $rarest } nejméně ({ $fewest }), { $commonest } nejvíc ({ $most })
}
night-sky-ways-example = 8 až 102 způsobů: čím méně, tím hůř se kreslí

# Každý dostane po jedné kartě velikosti 5, 6, 8, 9, 10 a dvě velikosti 7.
night-sky-short = { $players ->
    [0] karty nestačí k rozdání nikomu
    [one] karty stačí jen pro 1 hráče, ne pro { $most }
   *[other] karty stačí jen pro { $players } hráče, ne pro { $most }
}: málo je velikosti { $sizes }
night-sky-short-right = přidej karty těchto velikostí: každý hráč má dvě sedmičky a po jedné od ostatních
night-sky-short-example = pět karet místo celé sady
night-sky-undealt = obrazec s tolika hvězdami se nikdy nerozdá ({ $n })
night-sky-undealt-right = počet hvězd je { $sizes }
night-sky-undealt-example = obrazec ze 4 hvězd
night-sky-sizes = Kolik je karet každé velikosti, i s těmi, ke kterým patří: { $players ->
    [0] nestačí nikomu
    [one] stačí pro 1 hráče
    [few] stačí pro { $players } hráče
   *[other] stačí pro { $players } hráčů
}
night-sky-sizes-example = 6 karet velikosti 5 stačí pro 5 hráčů

# Z $stars hvězd v okně je $n toho druhu; z karet sady jich má ten druh $n, druh $other $most.
night-sky-window-kind = { $kind ->
    [dwarf] trpaslíků
    [giant] obrů
    [pulsar] pulsarů
   *[binary] dvojhvězd
} je v tomto okně { $n } z { $stars } hvězd, to je méně než pětina
night-sky-window-kind-right = dej do každého okna všech druhů zhruba stejně
night-sky-window-kind-example = okno se 7 pulsary mezi 42 hvězdami
night-sky-kinds = druhy jsou nevyrovnané: { $kind ->
    [dwarf] trpaslíků
    [giant] obrů
    [pulsar] pulsarů
   *[binary] dvojhvězd
} je { $n }, { $other ->
    [dwarf] trpaslíků
    [giant] obrů
    [pulsar] pulsarů
   *[binary] dvojhvězd
} { $most }
night-sky-kinds-right = dej všem druhům zhruba stejně
night-sky-kinds-example = startovní karty bez dvojhvězd místo celé sady

night-sky-starts-equal = karta má stejné strany jako { $other }
night-sky-starts-equal-right = změň druh nebo hodnotu
night-sky-starts-equal-example = dvě startovní karty s trpaslíkem 1 a pulsarem 2
night-sky-sides = obě strany karty jsou stejné
night-sky-sides-right = dej jedné jiný druh nebo hodnotu, aby bylo z čeho vybírat
night-sky-sides-example = „sides: [{ "{" }kind: dwarf, value: 1{ "}" }, { "{" }kind: dwarf, value: 1{ "}" }]“
night-sky-starts-short = startovních karet je { $cards }, hráčů může být { $most }
night-sky-starts-short-right = každý hráč dostane jednu: přidej další, nebo vynech „replaces: true“
night-sky-starts-short-example = čtyři startovní karty místo celé sady
night-sky-starts = Strany startovních karet, i s těmi, ke kterým patří
night-sky-starts-example = každý druh jednou s každou hodnotou

night-sky-windows-equal = v kole { $round } jsou vidět stejné sektory jako v kole { $other }
night-sky-windows-equal-right = ukaž jiné dva: sousedních dvojic je šest
night-sky-windows-equal-example = [A, B] v kole I a znovu v kole IV
night-sky-ecliptic = v okně kola { $rounds } nevede přes ekliptiku žádná čára
night-sky-ecliptic-right = posuň ji, nebo jí dej jiný poloměr
night-sky-ecliptic-example = ekliptika o poloměru 0,3 kolem Slunce
night-sky-beyond = ekliptika sahá { $reach } kroku od Slunce, mapa jen { $room }
night-sky-beyond-right = posuň ji blíž ke Slunci, nebo jí dej menší poloměr
night-sky-beyond-example = ekliptika o poloměru 4,8, která leží 4 kroky vedle Slunce
night-sky-map-small = do žádného okna této mapy se nevejde { $cards }
night-sky-map-small-right = dej jí víc prstenců
night-sky-map-small-example = mapa se 3 prstenci
night-sky-windows = Hvězdy, prach a čáry přes ekliptiku v každém okně
night-sky-windows-example = v každém okně zhruba stejně hvězd každého druhu

## Tabulky

night-sky-column-card = karta
night-sky-column-size = velikost
night-sky-column-ways = způsobů
night-sky-column-cards = karet
night-sky-column-players = hráčů
night-sky-column-value = hodnota
night-sky-column-round = kolo
night-sky-column-sun = Slunce
night-sky-column-rim = okraj
night-sky-column-ecliptic = čar
