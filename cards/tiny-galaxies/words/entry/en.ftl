# English words of entering a table of Tiny Galaxies, and of its drawing in characters.

## The points alone

ask-energy-row = Energy left
ask-culture-row = Culture left

## Drawings

# The signs stand before the rows of the drawing. $level is none where it is not known.
sketch-empire = Empire: { $level ->
    [none] level not given
   *[other] level { $level }
} (* points, d dice, ^ ships)
sketch-rogue = | The rogue galaxy: { $level ->
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

ask-empire = { $name }, level of the empire (1–6)
ask-empire-help = Where its token stands: 1 is the star, 6 the last space.
ask-planets = { $name }, planets
ask-planets-hint = Enter: none
ask-planets-help = The ids of the colonised planets with blanks between, such as P07 P11; of a card that is not ours its points alone, such as 5. Only Enter: none.
ask-energy = { $name }, energy left (0–{ $most })
ask-energy-help = Where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-culture = { $name }, culture left (0–{ $most })
ask-culture-help = Where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-mission = { $name }, mission
ask-mission-hint = Enter: none
ask-mission-help = The id of its card, such as M08. Only Enter: none, or one that is not ours.
ask-mission-points = { $name }, points of a mission that is not ours
ask-mission-points-hint = Enter: none
ask-mission-points-help = What the mission of a published copy was worth, 0 if it was not met. Only Enter: there was none.
ask-ships = { $name }, ships at home, landed, in orbit
ask-ships-help = Three numbers in this order, such as 0 2 1. A ship that still waits in the fleet is not counted.
ask-ended-game = Did { $name } end the game? (y/n)
ask-ended-game-help = Yes for the one who had { count-point } first.
ask-rogue-level = Which rogue galaxy (1–5)
ask-rogue-level-help = 1 is for practice, 5 the hardest; it changes no points.
ask-rogue-empire = The rogue galaxy, level of its empire (1–6, or s: the skull)
ask-rogue-empire-help = Where its token stands; the skull is the last space of its track.
ask-rogue-planets = The rogue galaxy, planets
ask-rogue-planets-hint = Enter: none
ask-rogue-planets-help = The ids of its planets with blanks between, such as P07 P11; of a card that is not ours its points alone, such as 5. Only Enter: none.
ask-ended-by = You and the rogue galaxy both got there. Were you first? (y/n)
ask-ended-by-help = Yes if you had { count-point } before the rogue had them or stood on the skull.

## Why an answer is asked for again

refused-mission = { $mission } must know more of planets than their points; name them by their cards, or give the mission by hand: # mission 4.
refused-planets = { $mission }, the mission of { $name }, must know more of planets than their points; name them by their cards, or give that mission by hand: # { $name } mission 4.
refused-ships = “{ $typed }” is not three numbers: at home, landed, in orbit.
refused-truth = “{ $typed }” is neither y nor n.
