# Polskie słowa tego, czego się szuka na kartach i planszach gry Nebula.

asked-of = { $of ->
    [colour] Kolor
    [constellation] Gwiazdozbiór
   *[orbit] Orbita
}
asked-colour = { colour-name }
asked-constellation = { constellation-name }
asked-orbit = { $orbit }
asked-times = ile razy
asked-number = { $name } { $n }

nebula-asked = jak często karty talii wymieniają { $of ->
    [colour] każdy kolor
    [constellation] każdy gwiazdozbiór
   *[orbit] każdą orbitę
}
nebula-asked-example = kolory, gwiazdozbiory i orbity oraz ile kart je wymienia
nebula-galaxies = karty, które jakaś dozwolona galaktyka spełnia albo za które punktuje: { $n }; --json pokaże galaktykę do każdej
nebula-galaxies-example = do każdej karty galaktyka, która ją spełnia, tak jak w zapisie partii
nebula-uneven = karty talii nie wymieniają { $of ->
    [colour] kolorów
   *[constellation] gwiazdozbiorów
} równomiernie: { $found }
nebula-uneven-right = żadnego nie wymieniaj dwa razy częściej niż innego
nebula-uneven-example = jedno dodatkowe zadanie wspólne z czerwonymi gwiazdami
nebula-same = { $of ->
    [card] mówi to samo co { $other }
   *[copy] kopie karty { $other } na nic się nie zdadzą: każda karta jest w grze tylko raz
}
nebula-same-right = { $of ->
    [card] zmień jedną z nich albo ją pomiń
   *[copy] pomiń „copies”
}
nebula-same-example = „colours: [blue, red]” obok B4, która ma czerwony i niebieski
nebula-short = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, gdzie { $deck ->
    [personal] nawet { $needed } graczy dostaje po jednej
    [public] { $needed } leżą na stole
   *[advanced] { $needed } sektory mają po jednej
}
nebula-short-right = dodaj kilka albo pomiń „replaces: true”
nebula-short-example = jedno zadanie wspólne, które zastępuje talię
nebula-instead = { $kind ->
    [most] tutaj „{ $key }” może wynosić najwyżej { $most }
    [least] tutaj „{ $key }” musi wynosić co najmniej { $least }
    [range] tutaj „{ $key }” może wynosić od { $least } do { $most }
   *[just] tutaj „{ $key }” może wynosić { $least }
}
nebula-impossible = { $of ->
    [task] nie spełni jej żadna dozwolona galaktyka na tej planszy
   *[items] w żadnej dozwolonej galaktyce na tej planszy nic nie da
}
nebula-impossible-right = { $kind ->
    [none] żądaj mniej albo tego, na co plansza ma miejsce
   *[other] { nebula-instead }
}
nebula-impossible-example = „rule: shining-stars” z „at_least: 6”, gdy lśni pięć pól
nebula-certain = { $of ->
    [task] spełni ją każda pełna galaktyka na tej planszy
   *[items] w każdej pełnej galaktyce na tej planszy da tyle samo
}
nebula-certain-right = { $kind ->
    [none] żądaj więcej, żeby miała znaczenie
   *[other] { nebula-instead }
}
nebula-certain-example = „rule: empty-cells” z „at_most: 24”, na co wystarczy jedna gwiazda
nebula-later = daje więcej tym, którzy spełnią ją później, niż pierwszej osobie
nebula-later-right = niech „first” będzie większe niż „later”, żeby opłacało się śpieszyć
nebula-later-example = „points: {"{"}first: 7, later: 12{"}"}”
nebula-constellation = na planszy nie ma gwiazdozbioru o tej nazwie
nebula-constellation-right = plansza ma { $constellations }
nebula-constellation-example = „constellation: lyra” razem z planszą, która nie ma Lutni
nebula-lacking = karty, które żądają gwiazdozbiorów nieobecnych na tej planszy: { $cards }
nebula-lacking-example = plansza, na której gwiazdozbiory nazywają się inaczej niż na dołączonej
nebula-off-orbit = „{ $cell }” jest { $away } mm od środka, inne pola tej orbity około { $orbit } mm
nebula-off-orbit-right = przesuń je do nich albo daj je na inną orbitę
nebula-off-orbit-example = pole orbity 2, które leży wśród pól orbity 4
nebula-unfilled = żadna dozwolona galaktyka nie zapełni wszystkich pól tej planszy
nebula-unfilled-right = usuń połączenia tam, gdzie wiele pól łączy się ze sobą nawzajem
nebula-unfilled-example = siedem pól jednej orbity, każde połączone z każdym
nebula-rule-1 = plansza łamie regułę 1
nebula-rule-1-right = niech lśni środek i jedno pole w każdym gwiazdozbiorze
nebula-rule-1-example = „shining: false” przy środku
nebula-rule-2 = plansza łamie regułę 2
nebula-rule-2-right = oprócz środka daj każdemu z 4 gwiazdozbiorów 6 pól
nebula-rule-2-example = pięć pól w jednym gwiazdozbiorze, siedem w innym
nebula-rule-3 = plansza łamie regułę 3
nebula-rule-3-right = wszystkie pola oprócz środka daj na orbity od 1 do 5, sześć na 3 i pięć na 4
nebula-rule-3-example = „orbit: 1” w środku
nebula-rule-4 = plansza łamie regułę 4
nebula-rule-4-right = połączenia bezpośrednie i pośrednie prowadź wewnątrz gwiazdozbioru, a środek połącz z każdym
nebula-rule-4-example = połączenie bezpośrednie między polami dwóch gwiazdozbiorów
nebula-rule-5 = plansza łamie regułę 5
nebula-rule-5-right = w każdym gwiazdozbiorze narysuj jedno połączenie pośrednie
nebula-rule-5-example = drugie połączenie pośrednie w jednym gwiazdozbiorze
nebula-rule-6 = plansza łamie regułę 6
nebula-rule-6-right = połączeniami orbitalnymi łącz pola tej samej orbity
nebula-rule-6-example = połączenie orbitalne z orbity 1 na orbitę 5
nebula-rule-7 = plansza łamie regułę 7
nebula-rule-7-right = każdemu zewnętrznemu lśniącemu polu daj dwa połączenia orbitalne z jego własnymi polami
nebula-rule-7-example = trzecie połączenie orbitalne przy lśniącym polu
nebula-rule-8 = plansza łamie regułę 8
nebula-rule-8-right = żadnych dwóch pól nie łącz dwa razy, a każde połącz z resztą
nebula-rule-8-example = dwa pola połączone dwa razy
nebula-off-board = pole leży poza planszą
nebula-off-board-right = przesuń je bliżej środka
nebula-off-board-example = „x: -111.2”
nebula-too-near = dwa pola są za blisko siebie
nebula-too-near-right = rozsuń je
nebula-too-near-example = dwa pola w odległości 7,6 mm, na których mają leżeć kamienie o średnicy 12 mm
