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
ask-empire-help = Gdzie stoi jego żeton: 1 to gwiazdka, 6 to ostatnie pole.
ask-planets = { $name }, planety
ask-planets-hint = Enter: brak
ask-planets-help = Kody skolonizowanych planet rozdzielone odstępami, na przykład P07 P11; zamiast karty spoza tej talii same jej punkty, na przykład 5. Sam Enter: brak.
ask-energy = { $name }, pozostała energia (0–{ $most })
ask-energy-help = Gdzie stoi jej żeton; 0, gdy leży poza planszą. Energia i kultura razem rozstrzygają remis.
ask-culture = { $name }, pozostała kultura (0–{ $most })
ask-culture-help = Gdzie stoi jej żeton; 0, gdy leży poza planszą. Energia i kultura razem rozstrzygają remis.
ask-mission = { $name }, misja
ask-mission-hint = Enter: brak
ask-mission-help = Kod jej karty, na przykład M08. Sam Enter: brak misji albo misja spoza tej talii.
ask-mission-points = { $name }, punkty za misję spoza tej talii
ask-mission-points-hint = Enter: brak
ask-mission-points-help = Ile dała misja z wydanej gry; 0, gdy jej nie wykonano. Sam Enter: misji nie było.
ask-ships = { $name }, statki w domu, na powierzchni, na orbicie
ask-ships-help = Trzy liczby w tej kolejności, na przykład 0 2 1. Statku, który jeszcze czeka we flocie, nie licz.
ask-ended-game = { $name }, czy ta osoba zakończyła grę? (t/n)
ask-ended-game-help = Tak przy tym, kto pierwszy zdobył { count-point }.
ask-rogue-level = Która nikczemna galaktyka (1–5)
ask-rogue-level-help = 1 to ćwiczebna, 5 najtrudniejsza; punktów to nie zmienia.
ask-rogue-empire = Nikczemna galaktyka, poziom imperium (1–6 albo c: czaszka)
ask-rogue-empire-help = Gdzie stoi jej żeton; czaszka (w zapisie skull) to ostatnie pole jej toru.
ask-rogue-planets = Nikczemna galaktyka, planety
ask-rogue-planets-hint = Enter: brak
ask-rogue-planets-help = Kody jej planet rozdzielone odstępami, na przykład P07 P11; zamiast karty spoza tej talii same jej punkty, na przykład 5. Sam Enter: brak.
ask-ended-by = Cel macie oboje: ty i nikczemna galaktyka. Czy najpierw był twój? (t/n)
ask-ended-by-help = Tak, jeśli masz { count-point } wcześniej niż ona, także zanim stanęła na czaszce.

## Dlaczego pytamy jeszcze raz

refused-mission = { $mission } musi wiedzieć o planetach więcej niż ich punkty; podaj kody ich kart albo wpisz misję ręcznie: # mission 4.
refused-planets = { $mission }, misja, którą ma { $name }, musi wiedzieć o planetach więcej niż ich punkty; podaj kody ich kart albo wpisz tę misję ręcznie: # { $name } mission 4.
refused-ships = „{ $typed }” to nie trzy liczby: w domu, na powierzchni, na orbicie.
refused-truth = „{ $typed }” to ani t (tak), ani n (nie).
