# Česká slova zadávání stolu Malých velkých galaxií a jejich kresby ve znacích.

## Kresby

# Znaky stojí před řádky kresby. $level je none, není-li úroveň známa.
sketch-empire = Impérium: { $level ->
    [none] úroveň nezadána
   *[other] úroveň { $level }
} (* body, d kostky, ^ lodě)
sketch-rogue = Vedle ničemná galaxie: { $level ->
    [skull] na lebce, X
   *[other] úroveň { $level }; X je lebka
}
sketch-left = Zbývá: E energie { $energy }, C kultura { $culture }
sketch-ships = Lodě: doma ( ) { $home }, na povrchu _ _ { $landed }, na orbitě ~ ~ { $orbit }
sketch-planets = { $planets ->
    [none] Žádné planety
   *[other] Planety: { $planets }, { $points }; D diplomacie { $diplomacy }, M ekonomika { $economy }; E energie { $energy }, C kultura { $culture }
}
sketch-by-hand = { $line }: * { $points }, zadáno ručně
