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
key-empire = The level of the empire, where its token stands: 1 is the star, 6 the last space.
ask-planets = { $name }, planets
ask-planets-hint = Enter: none
key-planets = The colonised planets, by the ids of their cards, such as P07, P11; of a card that is not ours its points alone, such as 5.
ask-energy = { $name }, energy left (0–{ $most })
key-energy = The energy that is left, 0 to 7: where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-culture = { $name }, culture left (0–{ $most })
key-culture = The culture that is left, 0 to 7: where its token stands, 0 if it is off the mat. Energy and culture together break a tie.
ask-mission = { $name }, mission
ask-mission-hint = Enter: none
key-mission = The secret mission, by the id of its card, such as M08, or 8; nothing if there was none. One that is not ours counts by its points, given by hand. Not in a game alone.
ask-mission-points = { $name }, points of a mission that is not ours
ask-mission-points-hint = Enter: none
key-mission-points = What the mission of a published copy was worth, 0 if it was not met.
ask-ships = { $name }, ships at home, landed, in orbit
key-ships = How many ships are at home, landed and in orbit, such as 0 2 1; only needed for a mission that looks at them. A ship that still waits in the fleet is not counted.
key-ships-home = How many ships are at home in the galaxy.
key-ships-landed = How many ships have landed on a planet.
key-ships-orbit = How many ships are in orbit, on a colonisation track.
ask-ended-game = Did { $name } end the game? (y/n)
key-ended-game = Yes (y, in a score sheet also true) for the one player who was first to have the points that end the game; only needed for a mission that looks at it.
key-rogue = In a game alone: the rogue galaxy.
ask-rogue-level = Which rogue galaxy (1–5)
key-rogue-level = Which of the five rogue galaxies you played against: 1 is for practice, 5 the hardest. It changes no points.
ask-rogue-empire = The rogue galaxy, level of its empire (1–6, or s: the skull)
key-rogue-empire = The level of the rogue galaxy’s empire, where its token stands: 1 to 6, or s, skull, the last space of its track.
ask-rogue-planets = The rogue galaxy, planets
ask-rogue-planets-hint = Enter: none
key-rogue-planets = The rogue galaxy’s planets, by the ids of their cards, such as P07, P11; of a card that is not ours its points alone, such as 5.
ask-ended-by = You and the rogue galaxy both got there. Were you first? (y/n)
key-ended-by = Only in a game alone where both have reached their goal: y (in a score sheet also player) if you had the points that end the game before the rogue galaxy had them or stood on the skull, else n (in a score sheet also rogue).

## Why an answer is asked for again

refused-mission = { $mission } must know more of planets than their points; name them by their cards, or give the mission by hand: # mission 4.
refused-planets = { $mission }, the mission of { $name }, must know more of planets than their points; name them by their cards, or give that mission by hand: # { $name } mission 4.
refused-ships = “{ $typed }” is not three numbers: at home, landed, in orbit.
