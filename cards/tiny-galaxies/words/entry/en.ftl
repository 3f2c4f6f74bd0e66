# English words of entering a table of Tiny Galaxies, and of its drawing in characters.

## Drawings

# The signs stand before the rows of the drawing. $level is none where it is not known.
sketch-empire = Empire: { $level ->
    [none] level not given
   *[other] level { $level }
} (* points, d dice, ^ ships)
sketch-rogue = Beside it the rogue galaxy: { $level ->
    [skull] on the skull, X
   *[other] level { $level }; X is the skull
}
sketch-left = Left: E energy { $energy }, C culture { $culture }
sketch-ships = Ships: { $home } at home ( ), { $landed } landed _ _, { $orbit } in orbit ~ ~
sketch-planets = { $planets ->
    [none] No planets
   *[other] Planets: { $planets }, { $points }; D diplomacy { $diplomacy }, M economy { $economy }; E energy { $energy }, C culture { $culture }
}
sketch-by-hand = { $line }: * { $points }, given by hand
