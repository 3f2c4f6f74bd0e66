# English words of Tiny Galaxies.

game-name = Tiny Galaxies
line-empire = Empire
line-planets = Planets
line-mission = Secret mission
tie-resources = energy and culture left
winner-rogue = The rogue galaxy

# $value is the number of its points.
fact-rogue = The rogue galaxy has { $value ->
    [one] { $value } point
   *[other] { $value } points
}.

empire = level { $level }
planet = { $card } { $name }
planet-by-points = a planet by its points

# What a mission asks for; planets-of is given a $kind or a $resource.
rule-most = most { $what ->
    [planets] planets
    [diplomacy] diplomacy planets
    [economy] economy planets
    [energy] energy left
   *[culture] culture left
}
rule-fewest-planets = fewest planets
rule-planets-of = at least { $at_least } { $kind ->
   *[none] { "" }
    [diplomacy] diplomacy{ " " }
    [economy] economy{ " " }
}{ $at_least ->
    [one] planet
   *[other] planets
}{ $resource ->
   *[none] { "" }
    [energy] { " " }yielding energy
    [culture] { " " }yielding culture
}
rule-equal-kinds = as many diplomacy planets as economy planets, at least one of each
rule-stores = at least { $energy } energy and { $culture } culture left
rule-empire-level = empire on level { $at_least } or higher
rule-ships-home = { $ships ->
    [all] every ship at home
   *[none] no ship at home
}
rule-ended-game = ending the game

mission-met = { $card } { $name }, met: { $task }
mission-shared = { $card } { $name }, shared: { $task }
mission-not-met = { $card } { $name }, not met: { $task }

warning-not-finished = nobody has the { $goal } points at which the game ends, missions not counted
warning-same-planet = on the table too often: { $cards }
warning-too-many-ships = { count-ship } entered; there are only { $most }
warning-same-mission = dealt too often: { $cards }
warning-mission-not-dealt = { $card } is dealt only from { count-player } on
