# English words of Tiny Galaxies.

game-name = Tiny Galaxies
line-empire = Empire
line-planets = Planets
line-mission = Secret mission
tie-resources = energy and culture left
winner-rogue = The rogue galaxy
fact-rogue = { count-rogue-point } for the rogue galaxy.

# $value is the number of points.
count-rogue-point = { $value ->
    [one] { $value } point
   *[other] { $value } points
}

empire = level { $level }
planet = { $card } { $name }
planet-by-points = a planet by its points

# What a mission asks for, in the words of its card.
rule-most = most { $what ->
    [planets] planets
    [diplomacy] planets of diplomacy
    [economy] planets of economy
    [energy] energy left
   *[culture] culture left
}
rule-fewest-planets = fewest planets
rule-planets-of = at least { $at_least } planets { $kind ->
   *[none] { "" }
    [diplomacy] of diplomacy
    [economy] of economy
}{ $resource ->
   *[none] { "" }
    [energy] of energy
    [culture] of culture
}
rule-equal-kinds = as many planets of diplomacy as of economy, at least one of each
rule-stores = at least { $energy } energy and { $culture } culture left
rule-empire-level = empire on level { $at_least } or higher
rule-ships-home = { $ships ->
    [all] every ship at home
   *[none] no ship at home
}
rule-ended-game = you ended the game

mission-met = { $card } { $name }: { $task }
mission-shared = { $card } { $name }: { $task } (shared)
mission-not-met = { $card } { $name }, not met: { $task }

warning-not-finished = nobody has { $goal } points before missions, with which the game ends
warning-same-planet = on the table more than once: { $cards }
warning-too-many-ships = { count-ship } entered; there are { $most } at this level
warning-same-mission = with more than one player: { $cards }
warning-mission-not-dealt = { $card } is dealt only from { count-player } on
