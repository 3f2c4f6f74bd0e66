# Česká slova toho, co se hledá v destičkách hry Nova Luna.

# Údaje o sadě a jejich meze; $found a $fair je jich několik, v pořadí, které se říká.
fairness-just = { $least }
fairness-between = { $least }–{ $most }
fairness-at-most = ≤ { $most }
fairness-at-least = ≥ { $least }
fairness-of = Údaj
fairness-colour = { $colour ->
    [red] červené
    [blue] modré
    [teal] tyrkysové
   *[yellow] žluté
}
colour-of = { $colour ->
    [red] červených
    [blue] modrých
    [teal] tyrkysových
   *[yellow] žlutých
}
fairness-all = celkem
fairness-bound = vyvážené
fairness-tiles = destiček
fairness-time = s časem { $number }
fairness-tasks = { $number ->
    [0] bez úkolu
    [one] s 1 úkolem
    [few] se { $number } úkoly
    [many] s { $number } úkolu
   *[other] s { $number } úkoly
}
fairness-dots = žádané tečky
fairness-asked = nejvíc téže barvy, %
fairness-ease = čas a snadnost
fairness-same = opakované

nova-luna-fairness = jak vyvážená je sada se všemi destičkami, ke kterým patří
nova-luna-fairness-example = destičky podle barvy, času a úkolů, co žádají, a co by bylo vyvážené
nova-luna-impossible = úkol { $task } chce tolik { colour-of } destiček: { $wanted }, a sada jich kromě této má { $there }
nova-luna-impossible-right = chtěj jich méně, nebo přidej { fairness-colour } destičky
nova-luna-impossible-example = BBBB v sadě se třemi modrými destičkami
nova-luna-few = celá sada má { $tiles ->
    [one] 1 destičku
    [few] { $tiles } destičky
    [many] { $tiles } destičky
   *[other] { $tiles } destiček
}, a na začátku se jich kolem měsíčního kruhu rozloží { $needed }
nova-luna-few-right = přidej další, nebo vynech „replaces: true“, ať patří k základním
nova-luna-few-example = sada osmi destiček, která nahrazuje naše
nova-luna-colours = barvy mají { $found } destiček (červená, modrá, tyrkysová, žlutá)
nova-luna-colours-right = vyvážené je po { $fair }
nova-luna-colours-example = dvě červené destičky k základním 68
nova-luna-times = { colour-of } destiček s časem 1 až 7 je { $found }
nova-luna-times-right = { $bounds ->
    [alike] vyvážené je po { $fair }
   *[several] vyvážené je { $fair }
}
nova-luna-times-example = šest červených destiček s časem 4 mezi 76
nova-luna-tasks = destiček bez úkolu, s 1, 2 a 3 úkoly je { $found }
nova-luna-tasks-right = { $bounds ->
    [alike] vyvážené je po { $fair }
   *[several] vyvážené je { $fair }
}
nova-luna-tasks-example = sada, kde žádná destička nemá tři úkoly
nova-luna-dots = sada žádá barvy { $found }krát (červená, modrá, tyrkysová, žlutá)
nova-luna-dots-right = vyvážené je po { $fair }
nova-luna-dots-example = jeden úkol BB navíc k základním 68 destičkám
nova-luna-asked = { fairness-colour } destičky žádají { $dots }krát z { $all } { $of ->
    [red] červenou
    [blue] modrou
    [teal] tyrkysovou
   *[yellow] žlutou
} ({ $percent } %)
nova-luna-asked-right = vyvážené je nejvýš { $most } %
nova-luna-asked-example = červené destičky, jejichž tečky jsou z poloviny modré
nova-luna-ease = pořadová korelace času a snadnosti je { $found }
nova-luna-ease-right = vyvážené je { $fair } a víc: dej snazším destičkám vyšší čas
nova-luna-ease-example = těžké destičky s časem 7, snadné s časem 1
nova-luna-same = stejných { colour-of } destiček je { $number }: { $cards }
nova-luna-same-right = jednu změň; v jedné barvě smí být nejvýš { $most ->
    [one] { $most } dvojice
    [few] { $most } dvojice
    [many] { $most } dvojice
   *[other] { $most } dvojic
}
nova-luna-same-example = R4:BB,T třikrát
