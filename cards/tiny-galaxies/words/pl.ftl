# Polskie słowa gry Tiny Galaxies.

game-name = Małe wielkie galaktyki
line-empire = Imperium
line-planets = Planety
line-mission = Tajna misja
tie-resources = pozostała energia i kultura
winner-rogue = nikczemna galaktyka

# $value to liczba jej punktów.
fact-rogue = Nikczemna galaktyka ma { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}.

empire = poziom { $level }
planet = { $card } { $name }
planet-by-points = planeta podana samymi punktami

# Czego żąda misja; planets-of dostaje $kind albo $resource.
rule-most = najwięcej { $what ->
    [planets] planet
    [diplomacy] planet z torem dyplomacji
    [economy] planet z torem gospodarki
    [energy] pozostałej energii
   *[culture] pozostałej kultury
}
rule-fewest-planets = najmniej planet
rule-planets-of = co najmniej { $at_least ->
    [one] { $at_least } planeta
    [few] { $at_least } planety
    [many] { $at_least } planet
   *[other] { $at_least } planety
}{ $kind ->
   *[none] { "" }
    [diplomacy] { " " }z torem dyplomacji
    [economy] { " " }z torem gospodarki
}{ $resource ->
   *[none] { "" }
    [energy] { " " }z produkcją energii
    [culture] { " " }z produkcją kultury
}
rule-equal-kinds = tyle samo planet z torem dyplomacji co z torem gospodarki, co najmniej po jednej
rule-stores = pozostało co najmniej { $energy } energii i { $culture } kultury
rule-empire-level = imperium na poziomie { $at_least } lub wyższym
rule-ships-home = { $ships ->
    [all] wszystkie statki w macierzystej galaktyce
   *[none] żadnego statku w macierzystej galaktyce
}
rule-ended-game = zakończenie gry

mission-met = { $card } { $name }, wykonano: { $task }
mission-shared = { $card } { $name }, ex aequo: { $task }
mission-not-met = { $card } { $name }, nie wykonano: { $task }

warning-not-finished = nikt nie ma (bez misji) { $goal ->
    [one] { $goal } punktu, przy którym
    [few] { $goal } punktów, przy których
    [many] { $goal } punktów, przy których
   *[other] { $goal } punktu, przy którym
} gra się kończy
warning-same-planet = za często na stole: { $cards }
warning-too-many-ships = podano: { count-ship }; dostępnych jest tylko { $most }
warning-same-mission = rozdano za często: { $cards }
warning-mission-not-dealt = { $card } rozdaje się dopiero od { count-player-genitive }

# Nikczemne galaktyki na rewersach plansz. $level to 1 do 5; $n mówi, ile robi atak.
rogue-galaxy = Nikczemna galaktyka · { $level ->
    [1] ćwiczebna
    [2] łatwa
    [3] wyrównana
    [4] trudna
   *[5] najtrudniejsza
}
rogue-ships = na początku 4 statki
rogue-energy = Na 7 po jej turze: **jej imperium rośnie o poziom,** energia spada na 0.
rogue-culture = Na 7 po jej turze: **dodatkowa tura z 3 kośćmi,** potem kultura spada na 0.
rogue-attacks = Jej ataki
rogue-answer = 1 :energy: + 1 :culture: użyteczną kością rzuca jeszcze raz  · 1 :culture: powtarzasz ją
rogue-wins = wygrywa, też z 21 pkt
attack-once = Raz na turę.
attack-spaces = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
}
attack-resources = { $n ->
    [one] 1 zasób
    [few] { $n } zasoby
   *[other] { $n } zasobów
}
attack-energy = { $n ->
    [one] 1 energię
    [few] { $n } energie
   *[other] { $n } energii
}
attack-culture = { $n ->
    [one] 1 kulturę
    [few] { $n } kultury
   *[other] { $n } kultur
}
attack-lose-energy = Tracisz { attack-energy }.
attack-lose-culture = Tracisz { attack-culture }.
attack-lose-any = Tracisz { attack-resources } do wyboru.
attack-steal-energy = Zabiera ci { attack-energy }.
attack-steal-culture = Zabiera ci { attack-culture }.
attack-steal-any = Zabiera ci { attack-resources }; ty wybierasz.
attack-back-first = Twój statek najbliższy kolonizacji cofa się o { attack-spaces }.
attack-back-all = Wszystkie twoje statki na orbicie cofają się o { attack-spaces }.
attack-push-all = Wszystkie jej statki na orbicie idą naprzód o { attack-spaces }.
attack-gain-energy = Zyskuje { attack-energy }.
