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

# The rogue galaxies, on the backs of the mats. $level is 1 to 5; $n is how much an attack does.
rogue-galaxy = Rogue galaxy · { $level ->
    [1] practice
    [2] easy
    [3] fair
    [4] hard
   *[5] hardest
}
rogue-ships = 4 ships at the start
rogue-energy = At 7 after its turn: **its empire rises one level,** energy back to 0.
rogue-culture = At 7 after its turn: **an extra turn of 3 dice,** then culture back to 0.
rogue-attacks = Its attacks
rogue-answer = 1 :energy: + 1 :culture: it rolls a usable die again  · 1 :culture: you follow a usable die
rogue-wins = it wins, also at 21 points
attack-once = Once a turn.
attack-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
attack-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
attack-lose-energy = You lose { $n } energy.
attack-lose-culture = You lose { $n } culture.
attack-lose-any = You lose { attack-resources } of your choice.
attack-steal-energy = It takes { $n } energy from you.
attack-steal-culture = It takes { $n } culture from you.
attack-steal-any = It takes { attack-resources } from you; you choose.
attack-back-first = Your ship nearest to colonising goes back { attack-spaces }.
attack-back-all = All your ships in orbit go back { attack-spaces }.
attack-push-all = All its ships in orbit advance { attack-spaces }.
attack-gain-energy = It gains { $n } energy.
