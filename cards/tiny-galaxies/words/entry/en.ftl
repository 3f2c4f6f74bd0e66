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

## Questions

ask-empire = Level of the empire, 1 to 6
ask-empire-help = Where its token stands: 1 is the star, 6 the last space.
ask-planets = Colonised planets
ask-planets-help = Their ids with blanks between, such as P07 P11; of a card that is not ours its points alone, such as 5. None: leave it empty.
ask-energy = Energy left, 0 to { $most }
ask-energy-help = Where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-culture = Culture left, 0 to { $most }
ask-culture-help = Where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-mission = Secret mission
ask-mission-help = The id of its card, such as M08. None, or one that is not ours: leave it empty.
ask-mission-points = Points of a mission that is not ours
ask-mission-points-help = What the mission of a published copy was worth, 0 if it was not met. None: leave it empty.
ask-ships = Ships at home, landed, in orbit
ask-ships-help = Three numbers in this order, such as 0 2 1. A ship that still waits in the fleet is not counted.
ask-ended-game = Did this player end the game? y or n
ask-ended-game-help = Yes for the one who had { count-point } first.
ask-rogue-level = Which rogue galaxy, 1 to 5
ask-rogue-level-help = 1 is for practice, 5 the hardest; it changes no points.
ask-rogue-empire = Level of the rogue’s empire, 1 to 6, or s for the skull
ask-rogue-empire-help = Where its token stands; the skull is the last space of its track.
ask-rogue-planets = The rogue’s planets
ask-rogue-planets-help = Their ids with blanks between, such as P07 P11; of a card that is not ours its points alone, such as 5. None: leave it empty.
ask-ended-by = You and the rogue are both there. Were you first? y or n
ask-ended-by-help = Yes if you had { count-point } before the rogue had them or stood on the skull.

## Why an answer is asked for again

refused-ships = “{ $typed }” is not three numbers: at home, landed, in orbit.
refused-truth = “{ $typed }” is neither y nor n.
