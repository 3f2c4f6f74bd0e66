# Česká slova Malých velkých galaxií.

game-name = Malé velké galaxie
line-empire = Impérium
line-planets = Planety
line-mission = Tajná mise
tie-resources = zbylá energie a kultura
winner-rogue = ničemná galaxie

# $value je počet jejích bodů.
fact-rogue = Ničemná galaxie má { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.

empire = úroveň { $level }
planet = { $card } { $name }
planet-by-points = planeta zadaná jen body

# Co mise žádá; planets-of dostává $kind, nebo $resource.
rule-most = nejvíce { $what ->
    [planets] planet
    [diplomacy] planet s dráhou diplomacie
    [economy] planet s dráhou ekonomiky
    [energy] zbylé energie
   *[culture] zbylé kultury
}
rule-fewest-planets = nejméně planet
rule-planets-of = alespoň { $at_least ->
    [one] { $at_least } planeta
    [few] { $at_least } planety
    [many] { $at_least } planety
   *[other] { $at_least } planet
}{ $kind ->
   *[none] { "" }
    [diplomacy] { " " }s dráhou diplomacie
    [economy] { " " }s dráhou ekonomiky
}{ $resource ->
   *[none] { "" }
    [energy] { " " }s produkcí energie
    [culture] { " " }s produkcí kultury
}
rule-equal-kinds = stejně planet s dráhou diplomacie jako s dráhou ekonomiky, alespoň po jedné
rule-stores = zbývá energie alespoň { $energy } a kultury alespoň { $culture }
rule-empire-level = impérium na úrovni { $at_least } nebo vyšší
rule-ships-home = { $ships ->
    [all] všechny lodě v domovské galaxii
   *[none] žádná loď v domovské galaxii
}
rule-ended-game = ukončení hry

mission-met = { $card } { $name }, splněno: { $task }
mission-shared = { $card } { $name }, sdílené prvenství: { $task }
mission-not-met = { $card } { $name }, nesplněno: { $task }

warning-not-finished = nikdo nemá (bez misí) { $goal ->
    [one] { $goal } bod, kterým
    [few] { $goal } body, kterými
    [many] { $goal } bodu, kterým
   *[other] { $goal } bodů, kterými
} hra končí
warning-same-planet = na stole vícekrát, než je možné: { $cards }
warning-too-many-ships = zadáno: { count-ship }; k dispozici jich je jen { $most }
warning-same-mission = rozdáno vícekrát, než je možné: { $cards }
warning-mission-not-dealt = { $card } se rozdává až od { count-player-genitive }
