# Česká slova hry Nova Luna.

game-name = Nova Luna
line-tokens-left = Zbylé žetony
line-phase-1-time = Čas, 1. fáze
line-phase-1-tokens = Zbylé žetony, 1. fáze
line-final-time = Čas, konec hry
line-final-tokens = Zbylé žetony, konec
tie-turn-order = pořadí na lunární stupnici

# $value říká, zda sólová hra skončila pod 100 body.
verdict-excellent = { $value ->
    [true] Skóre pod 100 bodů: skvělé!
   *[false] Skvělé je skóre pod 100 bodů.
}

# Z $tokens žetonů jich nebylo umístěno $left; splněných úkolů je $met.
count-task = { $met ->
    [one] { $met } úkol
    [few] { $met } úkoly
    [many] { $met } úkolu
   *[other] { $met } úkolů
}
left-over = { $left ->
    [one] zbývá { $left } žeton
    [few] zbývají { $left } žetony
    [many] zbývá { $left } žetonu
   *[other] zbývá { $left } žetonů
} z { $tokens }
tokens-left = { left-over }; splněno: { count-task }
phase-1-time = v 1. fázi: { count-tile }, časové nároky celkem { $time }
phase-1-tokens = po 1. fázi { left-over }, každý za 10 bodů; splněno: { count-task }
final-time = na konci: { count-tile }, časové nároky celkem { $time }
final-tokens = na konci { left-over }, každý za 10 bodů; splněno: { count-task }

# $row a $column patří první destičce, která nezůstala; $n je počet destiček na stole.
unfinished-tokens = každému zbývají žetony a nejsou rozebrané všechny destičky; zbývá: { count-tile }
warning-not-connected = mozaika nedrží pohromadě
warning-two-finished = všechny žetony umístili: { $players }; hra přitom končí, jakmile se to podaří prvnímu
warning-same-tile = na stole vícekrát, než je možné: { $tiles }
warning-phase-1-not-kept = destička 1. fáze ({ $row }. řádek, { $column }. sloupec) na konci neleží na svém místě
warning-too-many-tiles = na stole: { count-tile }; příliš mnoho celkem, v jedné barvě nebo v některé fázi

## Co o kartě říká `pnp explain`: její hodnoty a jak se vykládá


explain-time = čas { $n }
explain-code = zápis { $code }
explain-task = Úkol: { $tiles }.
explain-no-task = Nemá žádný úkol.
ruling-task = Destičky sousedí stranami. Řetězce té barvy, které se této destičky dotýkají, musí mít alespoň tolik destiček. Ona sama se nepočítá nikdy, ani uvnitř řetězce.
