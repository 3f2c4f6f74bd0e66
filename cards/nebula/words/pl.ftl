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

## Zasady kart zadań, tak jak stoją na kartach

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

## Ostrzeżenia

warning-same-colour-link = połączone są gwiazdy tego samego koloru: { $pairs }
warning-core-empty = w galaktyce leżą gwiazdy, ale jej środek jest pusty
warning-not-connected = gwiazdy nie tworzą jednej połączonej całości
warning-claimed-not-met = ze znacznikiem, choć końcowa galaktyka nie spełnia zadania: { $cards }
warning-met-not-claimed = końcowa galaktyka spełnia zadanie, ale brak na nim znacznika: { $cards }
warning-too-many-stars = więcej niż { $most } gwiazd jednego koloru: { $stars }
warning-too-many-black-holes = na paskach leży { count-black-hole }, w grze jest ich { $most }
warning-too-many-counters = znaczników poza startem: { $moved }, czarnych dziur na paskach: { $n }; każda przesuwa jeden znacznik o jedno pole
