# Česká slova hry Night Sky.

game-name = Noční obloha
line-fading = Pohasínající hvězdy
line-round-1 = 1. kolo
line-round-2 = 2. kolo
line-round-3 = 3. kolo
line-round-4 = 4. kolo
line-round-5 = 5. kolo
line-round-6 = 6. kolo
line-sun = Hvězdy u Slunce
line-ecliptic = Přes ekliptiku
line-rim = Hvězdy na okraji
tie-fading = méně škrtnutých pohasínajících hvězd

# Zbývá $n pohasínajících hvězd, z karet jich $missing nebylo zakresleno, každá je za $value.
fading = { $n ->
    [one] { $n } pohasínající hvězda
    [few] { $n } pohasínající hvězdy
    [many] { $n } pohasínající hvězdy
   *[other] { $n } pohasínajících hvězd
} × { $value } (nezakresleno { $missing })

# Druhu $kind je zakresleno $n; karta dává za každou hvězdu $value.
stars-of-kind = { $n } { $kind ->
    [dwarf] { $n ->
        [one] trpaslík
        [few] trpaslíci
        [many] trpaslíka
       *[other] trpaslíků
    }
    [giant] { $n ->
        [one] obr
        [few] obři
        [many] obra
       *[other] obrů
    }
    [pulsar] { $n ->
        [one] pulsar
        [few] pulsary
        [many] pulsaru
       *[other] pulsarů
    }
   *[binary] { $n ->
        [one] dvojhvězda
        [few] dvojhvězdy
        [many] dvojhvězdy
       *[other] dvojhvězd
    }
} × { $value }
links = { count-link } × { $value }
sun = { count-star } u Slunce × { $value }
sun-counted = napočítáno u Slunce: { count-star } × { $value }
ecliptic = { $n } { $n ->
    [one] čára
    [few] čáry
    [many] čáry
   *[other] čar
} přes ekliptiku × { $value }
ecliptic-counted = napočítáno přes ekliptiku: { $n } { $n ->
    [one] čára
    [few] čáry
    [many] čáry
   *[other] čar
} × { $value }
rim = { count-star } na okraji × { $value }
rim-counted = napočítáno na okraji: { count-star } × { $value }

# Kým se stal ten, kdo hraje sám, 1 až 5.
solo-title = { $value ->
    [1] kdo rád zvedne oči k nebi
    [2] hvězdářský učedník
    [3] důvěrník noci
    [4] měřič oblohy
   *[5] dědic Heveliův
}
verdict-title = { $name }: { solo-title }.

## Co je vytištěno: druh hvězdy a za kolik je v řádku každá věc

kind-name = { $kind ->
    [dwarf] trpaslík
    [giant] obr
    [pulsar] pulsar
   *[binary] dvojhvězda
}
each-worth = po { $n }

# $round je kolo, $card a $name souhvězdí; $n je počet toho, co je vyjmenováno.
warning-not-the-figure = { $round }. kolo: zakresleno je něco jiného než { $name } ({ $card })
warning-mirrored = { $round }. kolo: { $name } ({ $card }) je zakresleno zrcadlově
warning-not-connected = { $round }. kolo: souhvězdí nedrží pohromadě
warning-outside-window = { $round }. kolo: mimo okno leží { $stars }
warning-star-used-twice = { $round }. kolo: už v dřívějším souhvězdí: { $stars }
warning-lines-cross = { $round }. kolo: jinou čáru kříží { $lines }
warning-same-card = na stole příliš mnohokrát: { $cards }
warning-sizes-differ = { $round }. kolo: karty mají velikosti { $sizes }, a měly by mít jednu
warning-wrong-deal = karty velikostí { $sizes }; každý dostane 5, 6, 7, 7, 8, 9, 10

## Co o kartě říká `pnp explain`: její hodnoty a jak se vykládá


explain-worth = { kind-name }: { count-point } za každou zakreslenou hvězdu
ruling-figure = Kreslí se v měřítku mapy, posunuté a otočené, nikdy zrcadlené. Část smí chybět; co je zakresleno, drží pohromadě a má každou čáru karty mezi dvěma svými hvězdami. Za každou vynechanou hvězdu se škrtá jedna pohasínající.
ruling-same-kind = Je-li na nové i předchozí kartě týž druh, jeho hvězdy se počítají za každou z obou karet, čára mezi dvěma z nich jednou.
ruling-links = Každá čára mezi hvězdou tohoto druhu a hvězdou druhu z druhé karty dává obě hodnoty dohromady.
ruling-start = V prvním kole je místo předchozí karty. Jednu její stranu si vybíráš.
