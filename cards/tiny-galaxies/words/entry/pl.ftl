# Polskie słowa wpisywania stołu gry Małe wielkie galaktyki i jej rysunku ze znaków.

## Same punkty

ask-energy-row = Pozostała energia
ask-culture-row = Pozostała kultura

## Rysunki

# Znaki stoją przed wierszami rysunku. $level to none, gdy poziom nie jest znany.
sketch-empire = Imperium: { $level ->
    [none] poziomu nie podano
   *[other] poziom { $level }
} (* punkty, d kości, ^ statki)
sketch-rogue = | Nikczemna galaktyka: { $level ->
    [skull] na czaszce, X
   *[other] poziom { $level }; X to czaszka
}
sketch-left = Zostało: E energia { $energy }, C kultura { $culture }
sketch-ships = Statki: w domu ( ) { $home }, na powierzchni _ _ { $landed }, na orbicie ~ ~ { $orbit }
sketch-planets = { $planets ->
    [none] Bez planet
   *[other] Planety: { $planets }, { $points }; D dyplomacja { $diplomacy }, M gospodarka { $economy }; E energia { $energy }, C kultura { $culture }
}
sketch-by-hand = { $line }: * { $points }, podano ręcznie

## Pytania

ask-empire = { $name }, poziom imperium (1–6)
key-empire = Poziom imperium, gdzie stoi jego żeton: 1 to gwiazdka, 6 to ostatnie pole.
ask-planets = { $name }, planety
ask-planets-hint = Enter: brak
key-planets = Skolonizowane planety, kodami kart, na przykład P07, P11; zamiast karty spoza tej talii same jej punkty, na przykład 5.
ask-energy = { $name }, pozostała energia (0–{ $most })
key-energy = Energia, która została, od 0 do 7: gdzie stoi jej żeton; 0, gdy leży poza planszą. Energia i kultura razem rozstrzygają remis.
ask-culture = { $name }, pozostała kultura (0–{ $most })
key-culture = Kultura, która została, od 0 do 7: gdzie stoi jej żeton; 0, gdy leży poza planszą. Energia i kultura razem rozstrzygają remis.
ask-mission = { $name }, misja
ask-mission-hint = Enter: brak
key-mission = Tajna misja, kodem karty, na przykład M08 albo 8; nic, gdy żadnej nie było. Misja spoza tej talii liczy się swoimi punktami, podanymi ręcznie. W grze solo misji nie ma.
ask-mission-points = { $name }, punkty za misję spoza tej talii
ask-mission-points-hint = Enter: brak
key-mission-points = Ile dała misja z wydanej gry; 0, gdy jej nie wykonano.
ask-ships = { $name }, statki w domu, na powierzchni, na orbicie
key-ships = Ile statków jest w domu, na powierzchni i na orbicie, na przykład 0 2 1; tylko dla misji, która o nie pyta. Statku, który jeszcze czeka we flocie, nie licz.
key-ships-home = Ile statków jest w domu, w galaktyce.
key-ships-landed = Ile statków jest na powierzchni planety.
key-ships-orbit = Ile statków jest na orbicie, na torze kolonizacji.
ask-ended-game = { $name }, czy ta osoba zakończyła grę? (t/n)
key-ended-game = Tak (t, w zapisie partii także true) przy jednej osobie, tej, która pierwsza zdobyła punkty kończące grę; tylko dla misji, która o to pyta.
key-rogue = W grze solo: nikczemna galaktyka.
ask-rogue-level = Która nikczemna galaktyka (1–5)
key-rogue-level = Z którą z pięciu nikczemnych galaktyk grasz: 1 to ćwiczebna, 5 najtrudniejsza. Punktów to nie zmienia.
ask-rogue-empire = Nikczemna galaktyka, poziom imperium (1–6 albo c: czaszka)
key-rogue-empire = Poziom imperium nikczemnej galaktyki, gdzie stoi jego żeton: od 1 do 6 albo c, czaszka (w zapisie partii także skull), ostatnie pole jej toru.
ask-rogue-planets = Nikczemna galaktyka, planety
ask-rogue-planets-hint = Enter: brak
key-rogue-planets = Planety nikczemnej galaktyki, kodami kart, na przykład P07, P11; zamiast karty spoza tej talii same jej punkty, na przykład 5.
ask-ended-by = Cel macie oboje: ty i nikczemna galaktyka. Czy najpierw był twój? (t/n)
key-ended-by = Tylko w grze solo, w której cel osiągnęły obie strony: t (w zapisie partii także player), jeśli masz punkty kończące grę wcześniej niż nikczemna galaktyka, także zanim stanęła na czaszce; inaczej n (w zapisie partii także rogue).

## Dlaczego pytamy jeszcze raz

refused-mission = { $mission } musi wiedzieć o planetach więcej niż ich punkty; podaj kody ich kart albo wpisz misję ręcznie: # mission 4.
refused-planets = { $mission }, misja, którą ma { $name }, musi wiedzieć o planetach więcej niż ich punkty; podaj kody ich kart albo wpisz tę misję ręcznie: # { $name } mission 4.
refused-ships = „{ $typed }” to nie trzy liczby: w domu, na powierzchni, na orbicie.
