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

# Ničemné galaxie na rubu desek. $level je 1 až 5; $n říká, kolik útok udělá.
rogue-galaxy = Ničemná galaxie · { $level ->
    [1] cvičná
    [2] snadná
    [3] vyrovnaná
    [4] těžká
   *[5] nejtěžší
}
rogue-ships = na začátku 4 lodě
rogue-energy = Na 7 po jejím tahu: **její impérium stoupne o úroveň,** energie klesne na 0.
rogue-culture = Na 7 po jejím tahu: **tah navíc se 3 kostkami,** pak kultura klesne na 0.
rogue-attacks = Její útoky
rogue-answer = 1 :energy: + 1 :culture: použitelnou kostku hodí znovu  · 1 :culture: následuješ ji
rogue-wins = vítězí, též s 21 body
attack-once = Jednou za tah.
attack-spaces = { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
}
attack-resources = { $n ->
    [one] 1 surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
}
attack-energy = { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
}
attack-culture = { $n ->
    [one] 1 kulturu
    [few] { $n } kultury
   *[other] { $n } kultur
}
attack-lose-energy = Ztrácíš { attack-energy }.
attack-lose-culture = Ztrácíš { attack-culture }.
attack-lose-any = Ztrácíš { attack-resources } podle své volby.
attack-steal-energy = Bere ti { attack-energy }.
attack-steal-culture = Bere ti { attack-culture }.
attack-steal-any = Bere ti { attack-resources } podle tvé volby.
attack-back-first = Tvá loď nejblíž ke kolonizaci se vrací o { attack-spaces }.
attack-back-all = Všechny tvé lodě na orbitě se vracejí o { attack-spaces }.
attack-push-all = Všechny její lodě na orbitě postupují o { attack-spaces }.
attack-gain-energy = Získává { attack-energy }.
