# Polskie słowa tego, czego szuka się w planetach, misjach i planszach gry Małe wielkie galaktyki.

## Planety

planets-one = { $least }
planets-range = { $least }–{ $most }
planets-column = { $of ->
    [points] Punkty
    [steps] pola
    [diplomacy] dyplomacja
    [economy] gospodarka
    [energy] energia
    [culture] kultura
   *[all] razem
}
tiny-galaxies-planets = planety według punktów i pól, ze wszystkimi, do których dochodzą
tiny-galaxies-planets-example = ile planet każdego rodzaju i zasobu ma 3 punkty i 4 pola
tiny-galaxies-steps = tor o { $steps ->
    [one] 1 polu
   *[other] { $steps } polach
} nie pasuje do { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
}
tiny-galaxies-steps-right = do punktów pasuje tyle pól: { $fair }, a do toru tyle punktów: { $worth }
tiny-galaxies-steps-example = planeta za 7 punktów z torem o 2 polach
tiny-galaxies-kinds = planety są nierówne: { $found } (dyplomacja, gospodarka)
tiny-galaxies-kinds-right = z { $all } najwyżej { $most } powinno być jednego rodzaju
tiny-galaxies-kinds-example = 34 z 54 planet z torem dyplomacji
tiny-galaxies-resources = planety są nierówne: { $found } (z energią, z kulturą)
tiny-galaxies-resources-right = z { $all } najwyżej { $most } powinno dawać to samo
tiny-galaxies-resources-example = 34 z 54 planet, które dają energię
tiny-galaxies-alike = poza nazwą planeta jest taka sama jak { $other }
tiny-galaxies-alike-right = zmień punkty, tor, zasób albo akcję, albo zostaw jedną kartę z „copies: 2”
tiny-galaxies-alike-example = dwie planety o tych samych punktach, zasobie, torze i akcji
tiny-galaxies-name-twice = { $other } też nazywa się „{ $name }”{ $in ->
    [all] { "" }
   *[some] { " " }({ $languages })
}
tiny-galaxies-name-twice-right = wybierz inną nazwę
tiny-galaxies-name-twice-example = dwie planety, które po polsku nazywają się Zwornik
tiny-galaxies-own-text = „text” stoi zamiast słów, które wynikają z „{ $key }”, a znaki nadal mówią, co z niego wynika
tiny-galaxies-own-text-right = pomiń go albo niech mówi to samo
tiny-galaxies-own-text-example = „text: Weź wszystko” obok „action”

## Misje

missions-column = { $of ->
    [players] Gracze
    [dealt] misje
    [comparing] porównujące
   *[needed] potrzeba
}
tiny-galaxies-missions = misje, które można rozdać, ze wszystkimi, do których dochodzą
tiny-galaxies-missions-example = dla 2 graczy 6 misji, potrzeba 4
tiny-galaxies-impossible = tej misji nikt nie wykona: { $task }
tiny-galaxies-impossible-right = żądaj tego, na co pozwalają planety i plansza
tiny-galaxies-impossible-example = „stores” z 8 energii, gdy mieści się jej 7
tiny-galaxies-certain = tę misję wykona każdy, cokolwiek się stanie: { $task }
tiny-galaxies-certain-right = żądaj więcej
tiny-galaxies-certain-example = „empire-level” z „at_least: 1”
tiny-galaxies-never-both = dwoje graczy nigdy nie wykona jednocześnie tej misji i { $n ->
    [one] { $others }
   *[other] którejś z { $others }
}
tiny-galaxies-never-both-right = żądaj czegoś innego albo mniej
tiny-galaxies-never-both-example = 15 planet z dyplomacją obok misji, która potrzebuje 16 z kulturą
tiny-galaxies-shared = kto dzieli się pierwszeństwem, dostaje więcej niż ten, kto ma je sam
tiny-galaxies-shared-right = niech „shared” nie będzie większe niż „points”, żeby opłacało się prowadzić
tiny-galaxies-shared-example = „points: 2, shared: 3”
tiny-galaxies-same-mission = misja żąda tego samego co { $other }
tiny-galaxies-same-mission-right = żądaj czegoś innego{ $copies ->
    [yes] { " " }albo zostaw jedną kartę z „copies: 2”
   *[no] { "" }
}
tiny-galaxies-same-mission-example = dwie misje za najwięcej energii
tiny-galaxies-too-few-missions = dla { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
} można rozdać tylko { $dealt ->
    [one] { $dealt } misję
    [few] { $dealt } misje
    [many] { $dealt } misji
   *[other] { $dealt } misji
}
tiny-galaxies-too-few-missions-right = potrzeba { $needed }, po dwie dla każdego: dodaj misje albo rozdawaj więcej z nich mniejszej liczbie graczy
tiny-galaxies-too-few-missions-example = zestaw pięciu misji, który zastępuje nasze

## Plansze

mat-track = { $track ->
    [points] punktów
    [dice] kości
   *[ships] statków
}
tiny-galaxies-falling = poziom { $level } ma { mat-track }: { $now }, poprzedni: { $before }
tiny-galaxies-falling-right = niech żaden poziom nie daje mniej niż poprzedni
tiny-galaxies-falling-example = „points: [0, 1, 2, 3, 5, 4]”
tiny-galaxies-dice = na poziomie { $level } rzuca się { $number ->
    [one] { $number } kością
    [few] { $number } kośćmi
    [many] { $number } kośćmi
   *[other] { $number } kośćmi
}
tiny-galaxies-dice-right = napisz od 1 do { $most }: tyle ich jest
tiny-galaxies-dice-example = „dice: [4, 5, 5, 6, 6, 8]”
tiny-galaxies-ships = poziom { $level } ma { $number ->
    [one] { $number } statek
    [few] { $number } statki
    [many] { $number } statków
   *[other] { $number } statku
}
tiny-galaxies-ships-right = napisz od 1 do { $most }: tyle ma każdy gracz
tiny-galaxies-ships-example = „ships: [2, 2, 3, 3, 4, 5]”
tiny-galaxies-idle-level = poziom { $level } nie daje nic więcej niż poprzedni
tiny-galaxies-idle-level-right = dodaj mu punktów, kości albo statków
tiny-galaxies-idle-level-example = dwa poziomy z 1 punktem, 5 kośćmi i 2 statkami
tiny-galaxies-start = { $resource ->
    [energy] energii
   *[culture] kultury
} mieści się na planszy { $limit }, a każdy zaczyna z { $start }
tiny-galaxies-start-right = niech mieści się { $start } albo więcej
tiny-galaxies-start-example = „limits: {"{"}energy: 1, culture: 7{"}"}”
tiny-galaxies-unpaid-level = nikt nie zapłaci za poziom { $level }: { $off ->
    [yes] to, co mieści się na planszy, razem z tym, co odejmują planety, daje z jednego zasobu najwyżej { $most }
   *[no] jednego zasobu mieści się najwyżej { $most }
}
tiny-galaxies-unpaid-level-right = niech na planszy mieści się o { $more } więcej { $resource ->
    [energy] energii
   *[culture] kultury
} albo dodaj planety, które obniżają cenę poziomów
tiny-galaxies-unpaid-level-example = „limits: {"{"}energy: 3, culture: 3{"}"}”
tiny-galaxies-over = gra kończy się na samym początku: poziom 1 ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a koniec jest przy { $goal }
tiny-galaxies-over-right = podnieś cel albo obniż punkty poziomu 1
tiny-galaxies-over-example = „goal: 5” i 5 punktów za poziom 1
tiny-galaxies-endless = nikt nie skończy gry: wszystkie planety i najlepszy poziom dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a koniec jest przy { $goal }
tiny-galaxies-endless-right = obniż cel albo dodaj planety
tiny-galaxies-endless-example = „goal: 153”
