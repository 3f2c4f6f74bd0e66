# Polskie słowa gry Nebula.

game-name = Nebula
line-personal = Zadanie osobiste
line-public = Zadania wspólne
line-black-holes = Czarne dziury
line-constellations = Konstelacje
line-colours = Kolory gwiazd
line-advanced = Karty zaawansowane
tie-black-holes = więcej czarnych dziur

# Konstelacje dołączonej planszy w dopełniaczu; konstelacje innej planszy nazywają się tak jak na niej.
constellation-genitive = { $constellation ->
    [lyra] Lutni
    [draco] Smoka
    [orion] Oriona
    [corvus] Kruka
   *[other] { $constellation }
}

# Konstelacje dołączonej planszy w mianowniku; konstelacje innej planszy nazywają się tak jak na niej.
constellation-name = { $constellation ->
    [lyra] Lutnia
    [draco] Smok
    [orion] Orion
    [corvus] Kruk
   *[other] { $constellation }
}

## Za co są punkty

# $task jest jedną z zasad poniżej, $found mówi, ile tego jest.
personal = { $card }: { $task }{ $found }
personal-not = { $card } niespełnione: { $task }{ $found }
measure = { " " }({ $n })
measure-none = { "" }
measure-empty = { " " }(puste pola: { $n })
measure-colours = { " " }({ count-colour })
public = { $card }, { $place ->
    [first] jako pierwsza osoba
   *[later] później
}: { $task }
black-holes = { count-black-hole } na pasku
constellation = ukończona konstelacja { constellation-genitive }
constellation-ranked = ukończona konstelacja { constellation-genitive }, { $rank }. na liczniku
colour = { count-star } × { $worth }, { $rank }. na liczniku
advanced = { $card }: { $n } × { $worth }, { $task }

## Zasady kart zadań, tak jak objaśniają punkty

rule-shining-stars = co najmniej { count-star } na lśniących polach
rule-stars = co najmniej { count-star } w galaktyce
rule-most-black-holes = najwięcej czarnych dziur
rule-empty-cells = najwyżej { $n ->
    [one] { $n } puste pole
    [few] { $n } puste pola
    [many] { $n } pustych pól
   *[other] { $n } pustego pola
}
rule-constellation-colours = ukończona konstelacja { constellation-genitive }, w niej dokładnie { count-colour }
rule-orbit-colours = pełna orbita { $orbit }, na niej dokładnie { count-colour }
rule-orbit-all-different = pełna orbita { $orbit }, żaden kolor dwa razy
rule-each-colour = co najmniej { count-star } każdego koloru
rule-colour-across-constellations = w { $constellations ->
    [one] { $constellations } konstelacji
    [few] { $constellations } konstelacjach
    [many] { $constellations } konstelacjach
   *[other] { $constellations } konstelacji
} co najmniej po { $n ->
    [one] { count-star-locative }
    [few] { count-star-accusative }
    [many] { count-star-accusative }
   *[other] { count-star-accusative }
}
rule-adjacent-orbits = { $n ->
    [one] { $n } pełna orbita
    [few] { $n } pełne orbity obok siebie
    [many] { $n } pełnych orbit obok siebie
   *[other] { $n } pełnej orbity obok siebie
}
rule-constellations-complete = ukończone dwie { $pair ->
    [opposite] przeciwległe
   *[adjacent] sąsiednie
} konstelacje
rule-indirect-links-filled = gwiazdy na wszystkich polach połączeń pośrednich
rule-shining-neighbours-filled = gwiazdy na wszystkich polach połączonych orbitalnie z zewnętrznymi lśniącymi polami

## Zasady kart zaawansowanych

# $one i $other to kolory gwiazd w parze, każdy z odstępem przed sobą.
rule-linked-pairs = każda połączona para{ $one } i{ $other } gwiazdy
paired-star = { colour-ej }
rule-shining-of-one-colour = każda gwiazda najczęstszego koloru na lśniących polach
rule-public-tasks-done = każde zadanie wspólne z twoim znacznikiem
rule-surrounded-shining = każde zewnętrzne lśniące pole, którego wszystkie połączone pola są zajęte
rule-orbits-with = każda orbita, na której leży{ colour-a } gwiazda
rule-orbital-to-shining = każda{ colour-a } gwiazda połączona orbitalnie z zewnętrznym lśniącym polem

## Co stoi na kartach: tytuły, tam wielkimi literami, i zasady jako zdania

# $one i $other to kolory pary, tak jak podają je title-colour i card-colour.
title-colour = { $colour ->
    [red] czerwień
    [purple] fiolet
    [yellow] złoto
    [white] biel
    [blue] błękit
   *[orange] oranż
}
title-of-colour = { $colour ->
    [red] czerwieni
    [purple] fioletu
    [yellow] złota
    [white] bieli
    [blue] błękitu
   *[orange] oranżu
}
title-shining-stars = Latarnie { title-of-colour }
title-stars = Rój { title-of-colour }
title-most-black-holes = Mroczne niebo
title-empty-cells = Pełne niebo
title-constellation-colours = { $n ->
    [1] Jedna barwa
    [2] Dwie barwy
    [3] Trzy barwy
    [4] Cztery barwy
    [5] Pięć barw
   *[6] Sześć barw
} { constellation-genitive }
title-orbit-colours = { $n ->
    [1] Jednobarwna
    [2] Dwubarwna
    [3] Trójbarwna
    [4] Czterobarwna
    [5] Pięciobarwna
   *[6] Sześciobarwna
} orbita
title-orbit-all-different = Barwna orbita { $orbit }
title-each-colour = Pełne spektrum
title-colour-across-constellations = { $n ->
    [one] Kompas
    [2] Duety
    [few] Stada
    [many] Stada
   *[other] Stada
} { title-of-colour }
title-adjacent-orbits = Sąsiednie orbity
title-constellations-complete = { $pair ->
    [opposite] Naprzeciw siebie
   *[adjacent] Obok siebie
}
title-indirect-links-filled = Ukryte ścieżki
title-shining-neighbours-filled = Dwór latarni
title-linked-pairs = { $one } i { $other }
title-shining-of-one-colour = Bratnie latarnie
title-public-tasks-done = Dotrzymane słowo
title-surrounded-shining = Latarnie w kręgu
title-orbits-with = Orbity { title-of-colour }
title-orbital-to-shining = Świta { title-of-colour }

card-colour = { colour-a }
# Stars in the accusative, broken where the first line of a card ends, for all colours alike.
stars-in-two-lines = { $n ->
    [one] { $n }{ colour-a-ogonek }
    [few] { $n }{ colour-e }
    [many] { $n }{ colour-ych }
   *[other] { $n }{ colour-ej }
}
    { $n ->
        [one] gwiazdę
        [few] gwiazdy
        [many] gwiazd
       *[other] gwiazdy
    }
stars-each-in-two-lines = po co najmniej { $n ->
    [one] { $n }{ colour-ej }
    [few] { $n }{ colour-e }
    [many] { $n }{ colour-ych }
   *[other] { $n }{ colour-ej }
}
    { $n ->
        [one] gwieździe
        [few] gwiazdy
        [many] gwiazd
       *[other] gwiazdy
    }

card-shining-stars = Masz co najmniej { stars-in-two-lines } na 5 lśniących polach.
card-stars = Masz co najmniej { stars-in-two-lines } w swojej galaktyce.
card-most-black-holes =
    Nikt nie ma więcej czarnych
    dziur niż ty. Remis się liczy.
card-empty-cells = { $n ->
    [0] W swojej galaktyce nie masz
        ani jednego pustego pola
    [one] W swojej galaktyce masz
        najwyżej { $n } puste pole
    [few] W swojej galaktyce masz
        najwyżej { $n } puste pola
    [many] W swojej galaktyce masz
        najwyżej { $n } pustych pól
   *[other] W swojej galaktyce masz
        najwyżej { $n } pustego pola
}.
card-constellation-colours =
    Ukończ konstelację { constellation-genitive }
    gwiazdami w dokładnie { count-colour-locative }.
card-orbit-colours =
    Zapełnij całą orbitę { $orbit }
    gwiazdami w dokładnie { count-colour-locative }.
card-orbit-all-different =
    Zapełnij całą orbitę { $orbit },
    każde pole gwiazdą innego koloru.
card-each-colour =
    W swojej galaktyce masz co najmniej
    { count-star-accusative } każdego z 6 kolorów.
card-colour-across-constellations = Masz { $constellations ->
    [1] co najmniej { stars-in-two-lines } w jednej konstelacji
    [2] { stars-each-in-two-lines } w 2 konstelacjach
    [3] { stars-each-in-two-lines } w 3 konstelacjach
   *[4] co najmniej { stars-in-two-lines } w każdej z 4 konstelacji
}.
card-adjacent-orbits =
    Zapełnij wszystkie pola
    { $n ->
        [1] jednej orbity
        [2] 2 sąsiednich orbit
        [3] 3 sąsiednich orbit
        [4] 4 sąsiednich orbit
       *[5] wszystkich 5 orbit
    }.
card-constellations-complete =
    Ukończ dwie konstelacje,
    które { $pair ->
        [opposite] leżą naprzeciw siebie
       *[adjacent] sąsiadują ze sobą
    }.
card-indirect-links-filled =
    Zapełnij wszystkie 8 pól połączeń
    pośrednich (przerywanych).
card-shining-neighbours-filled =
    Zapełnij wszystkie 8 pól połączonych
    orbitalnie z lśniącymi, też pustymi.
card-linked-pairs =
    Połączone{ $one } i{ $other }
    punktują, każda gwiazda tylko raz.
card-shining-of-one-colour =
    Wybierz kolor: punktuje każda
    jego gwiazda na lśniącym polu.
card-public-tasks-done =
    Punktuje każde spełnione zadanie
    wspólne, bez względu na kolejność.
card-surrounded-shining =
    Punktuje zewnętrzne lśniące pole, też
    puste, połączone tylko z zajętymi.
card-orbits-with =
    Punktuje każda orbita z co najmniej
    jedną{ colour-a-ogonek } gwiazdą.
card-orbital-to-shining =
    Punktują{ colour-e } gwiazdy
    złączone orbitalnie z lśniącym polem.

# Przy wartościach: kto spełni zadanie wspólne najpierw i kto później; miejsce znacznika karty zaawansowanej.
label-by-place = pkt za sztukę wg miejsca na liczniku
label-first = najpierw
label-later = później
label-rank = { $n }.

## Ostrzeżenia

warning-same-colour-link = połączone są gwiazdy tego samego koloru: { $pairs }
warning-core-empty = w galaktyce leżą gwiazdy, ale jej środek jest pusty
warning-not-connected = gwiazdy nie tworzą jednej połączonej całości
warning-claimed-not-met = ze znacznikiem, choć końcowa galaktyka nie spełnia zadania: { $cards }
warning-met-not-claimed = końcowa galaktyka spełnia zadanie, ale brak na nim znacznika: { $cards }
warning-bar-overflow = na pasku leży { count-black-hole }, a mieści się ich { $most }
warning-too-many-stars = więcej niż { $most } gwiazd jednego koloru: { $stars }
warning-too-many-black-holes = na paskach leży { count-black-hole }, w grze jest ich { $most }
warning-too-many-counters = znaczników poza startem: { $moved }, czarnych dziur na paskach: { $n }; każda przesuwa jeden znacznik o jedno pole

## Co o karcie mówi `pnp explain`: jej wartości i jak się ją rozstrzyga


explain-first = { count-point } dla pierwszej osoby
explain-later = { count-point } później
explain-by-place = { $points } { label-by-place }
ruling-personal = Rozstrzyga tylko końcowa galaktyka, cokolwiek było wcześniej. Gwiazdy w Obserwatorium nigdzie się nie liczą.
ruling-public = Decyduje twoja gwiazdka: karta punktuje, nawet jeśli gwiazdę później zakryto. Zadanie spełnione bez gwiazdki nie punktuje.
ruling-advanced = Punktują tylko karty, których znaczniki są na liczniku pierwszy, drugi i trzeci. Znacznik, który nie opuścił startu, nie punktuje.
ruling-shining-stars = Lśniące pola to środek i po jednym w każdej konstelacji.
ruling-stars = Gwiazda w środku też się liczy.
ruling-most-black-holes = Jeśli nikt nie ma czarnej dziury, wszyscy mają najwięcej.
ruling-empty-cells = Pól jest 25, razem ze środkiem.
ruling-constellation-colours = Pełna jest konstelacja z gwiazdami na wszystkich sześciu polach. Środek do niej nie należy.
ruling-orbit-colours = Pełna jest orbita z gwiazdami na wszystkich polach. Środek nie leży na żadnej orbicie.
ruling-orbit-all-different = Pełna jest orbita z gwiazdami na wszystkich polach. Środek nie leży na żadnej orbicie.
ruling-each-colour = Gwiazda w środku też się liczy.
ruling-colour-across-constellations = Gwiazda w środku nie liczy się do żadnej konstelacji.
ruling-adjacent-orbits = Pełna jest orbita z gwiazdami na wszystkich polach. Środek nie leży na żadnej orbicie.
ruling-constellations-complete = Pełna jest konstelacja z gwiazdami na wszystkich sześciu polach. Środek nie należy do żadnej.
ruling-indirect-links-filled = To oba końce przerywanego połączenia w każdej konstelacji.
ruling-shining-neighbours-filled = To dwa pola obok każdego zewnętrznego lśniącego, na jego orbicie. Lśniące pola mogą być puste.
ruling-linked-pairs = Łączy każde połączenie: bezpośrednie, pośrednie i orbitalne. Liczy się tyle par, ile się da, gdy każda gwiazda jest w jednej.
ruling-shining-of-one-colour = Środek też się liczy. Kolor to ten, który daje najwięcej.
ruling-public-tasks-done = Liczy się twoja gwiazdka, choć gwiazdę później zakryto.
ruling-surrounded-shining = Nie chodzi o środek. Liczą się połączenia wszystkich rodzajów; samo pole może być puste.
ruling-orbits-with = Środek nie leży na żadnej orbicie.
ruling-orbital-to-shining = Obok jednego z czterech zewnętrznych lśniących pól, na jego orbicie. To pole może być puste.
