# Česká slova toho, co `pnp check` najde v sadách karet Hvězdokup.

hvezdokupy-equal = obrazec je tentýž jako na { $other }, nanejvýš otočený nebo zrcadlový
hvezdokupy-equal-right = nakresli jiný, jinak se oba postaví vždy zároveň
hvezdokupy-equal-example = L ze čtyř hvězd a na jiné kartě jeho zrcadlový obraz

# $others jsou karty stejné barvy.
hvezdokupy-holds = obrazec obsahuje obrazec karty { $others }
hvezdokupy-holds-right = posuň hvězdu: kdo postaví tuto kartu, má postaveno i to ostatní
hvezdokupy-holds-example = pět hvězd v řadě, když má jiná karta téže barvy čtyři v řadě
hvezdokupy-within = obrazec je celý v obrazci karty { $others }
hvezdokupy-within-right = posuň hvězdu: kdo postaví ten větší, má postavenou i tuto kartu
hvezdokupy-within-example = čtyři hvězdy v řadě, když má jiná karta téže barvy pět v řadě

hvezdokupy-apart = hvězdy se všechny nedotýkají stranou nebo rohem jako na ostatních { $colour ->
    [violet] fialových
   *[yellow] žlutých
} kartách
hvezdokupy-apart-right = přisuň je k sobě, nebo dej kartě zelenou
hvezdokupy-apart-example = „*.*“ ve fialovém obrazci

# Fialové karty mají nejvýš $most hvězd, žluté víc.
hvezdokupy-classes = { $colour ->
    [violet] fialová karta má hvězd { $n }
   *[yellow] žlutá karta má hvězd { $n }
}; v téhle sadě se změní nejméně karet, mají-li jich fialové nejvýš { $most } a žluté víc
hvezdokupy-classes-right = { $colour ->
    [violet] nakresli jich nejvýš { $most }, nebo dej kartě žlutou
   *[yellow] nakresli jich víc než { $most }, nebo dej kartě fialovou
}
hvezdokupy-classes-example = fialová karta se 6 hvězdami: žluté od 6 začínají

hvezdokupy-beside = hvězdy leží v průměru { $off } pole vedle skutečných
hvezdokupy-beside-right = zůstaň pod 0,4 pole a jmenuj je po řádcích, jak jsou v obrazci
hvezdokupy-beside-example = „stars_of“ v jiném pořadí, než jsou hvězdy obrazce

# $players jsou počty hráčů, $ranks stupně, kterých je málo.
hvezdokupy-stack = { $colour ->
    [violet] fialové karty
    [yellow] žluté karty
   *[green] zelené karty
} nestačí na balíček pro počet hráčů { $players }
hvezdokupy-stack-right = přidej karty této barvy, stupeň { $ranks }
hvezdokupy-stack-example = tři zelené karty stupně 1 místo celé sady

hvezdokupy-ways = Kolika způsoby leží na prázdném plánu{ $cards ->
    [one] { "" }
   *[other] : { $rarest } nejméně ({ $fewest }), { $commonest } nejvíc ({ $most })
}
hvezdokupy-ways-example = 36 až 288 způsobů: čím méně, tím hůř se staví
hvezdokupy-ranks = Kolik je karet každého stupně, i s těmi, ke kterým patří
hvezdokupy-ranks-example = v každé barvě pět karet každého stupně

hvezdokupy-setup-twice = pro stejný počet hráčů je už { $other }
hvezdokupy-setup-twice-right = zvol jiný počet, nebo napiš na začátek sady „replaces: true“
hvezdokupy-setup-twice-example = druhá karta přípravy pro 4 hráče
hvezdokupy-setup-uneven = počet karet v balíčku je { $n }, hráčů { $players }
hvezdokupy-setup-uneven-right = napiš za každého hráče jeden stupeň, shora
hvezdokupy-setup-uneven-example = „players: 4“ a „stack: [3, 2, 1]“
hvezdokupy-setup-printed = počet hráčů je { $players }, ale tiskne se pro { $numbers }
hvezdokupy-setup-printed-right = napiš „with_players: [{ $players }]“
hvezdokupy-setup-printed-example = „players: 4“ a „with_players: [3]“
hvezdokupy-setup-stars = před začátkem hry leží na plánu hvězd { $n } z { $most }
hvezdokupy-setup-stars-right = začni s 5 nebo 6 jako obvykle
hvezdokupy-setup-stars-example = 6 hráčů po 9 hvězdách a 9 hozených
hvezdokupy-setup-lacking = žádná karta přípravy není pro tyto počty hráčů: { $players }
hvezdokupy-setup-lacking-right = doplň pro ně karty, nebo vynech „replaces: true“
hvezdokupy-setup-lacking-example = jediná karta pro 4 hráče, která nahradí balíček

## Tabulky

hvezdokupy-column-card = karta
hvezdokupy-column-colour = barva
hvezdokupy-column-stars = hvězd
hvezdokupy-column-ways = způsobů
hvezdokupy-column-rank = stupeň { $n }
hvezdokupy-colour = { $colour ->
    [violet] fialová
    [yellow] žlutá
   *[green] zelená
}
