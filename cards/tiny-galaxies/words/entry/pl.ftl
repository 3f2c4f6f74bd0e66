# Polskie słowa wpisywania stołu gry Małe wielkie galaktyki i jej rysunku ze znaków.

## Rysunki

# Znaki stoją przed wierszami rysunku. $level to none, gdy poziom nie jest znany.
sketch-empire = Imperium: { $level ->
    [none] poziomu nie podano
   *[other] poziom { $level }
} (* punkty, d kości, ^ statki)
sketch-rogue = Obok nikczemna galaktyka: { $level ->
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
