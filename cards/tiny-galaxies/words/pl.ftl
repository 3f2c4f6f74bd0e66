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
}{ planets-which }
planets-which = { $kind ->
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

unfinished-goal = nikt nie ma (bez misji) { $goal ->
    [one] { $goal } punktu, przy którym
    [few] { $goal } punktów, przy których
    [many] { $goal } punktów, przy których
   *[other] { $goal } punktu, przy którym
} gra się kończy
warning-same-planet = za często na stole: { $cards }
warning-too-many-ships = podano: { count-ship }; dostępnych jest tylko { $most }
warning-same-mission = rozdano za często: { $cards }
warning-mission-not-dealt = { $card } rozdaje się dopiero od { count-player-genitive }
warning-ended-below-goal = według arkusza gra skończyła się tutaj, ale punktów (bez misji) jest tu tylko { $n }; kończy się przy { $goal }, a punktów nigdy nie ubywa
warning-end-not-marked = { $card } pyta, kto zakończył grę, a nikt nie jest oznaczony: „ended_game: true”

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
rogue-attacks = Jej ataki według poziomu
rogue-answer = 1 :energy: + 1 :culture: użyteczną kością rzuca jeszcze raz  ·  1 :culture: powtarzasz ją
rogue-wins = wygrywa, też z 21 pkt
attack-once = raz na turę
attack-spaces = { $n ->
    [one] 1 pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
attack-resources = { $n ->
    [one] 1 zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
}
attack-energy = { $n ->
    [one] 1 energię
    [few] { $n } energie
    [many] { $n } energii
   *[other] { $n } energii
}
attack-culture = { $n ->
    [one] 1 kulturę
    [few] { $n } kultury
    [many] { $n } kultur
   *[other] { $n } kultury
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

## Karty planet

label-points = punkty
label-yields = { $of ->
    [energy] energia
   *[culture] kultura
}

# Co robi akcja, według jej rodzaju. $of to, co mówi klucz rodzaju; pozostałe klucze pod swoimi nazwami.
action-energy = { $amount ->
    [one] { $amount } energię
    [few] { $amount } energie
    [many] { $amount } energii
   *[other] { $amount } energii
}
action-culture = { $amount ->
    [one] { $amount } kulturę
    [few] { $amount } kultury
    [many] { $amount } kultur
   *[other] { $amount } kultury
}
action-amount = { $of ->
    [energy] { action-energy }
    [culture] { action-culture }
    [each] { action-energy } i { action-culture }
   *[either] { action-energy } albo { action-culture }
}
action-ships = { $ships ->
    [one] statek
    [few] najwyżej { $ships } statki
    [many] najwyżej { $ships } statków
   *[other] najwyżej { $ships } statku
}
action-enemy-ships = { $ships ->
    [one] statek rywala
    [few] najwyżej { $ships } statki rywali
    [many] najwyżej { $ships } statków rywali
   *[other] najwyżej { $ships } statku rywali
}
action-dice = { $dice ->
    [one] kość
    [few] najwyżej { $dice } kości
    [many] najwyżej { $dice } kości
   *[other] najwyżej { $dice } kości
}
action-track = { $of ->
    [diplomacy] na torze dyplomacji
    [economy] na torze gospodarki
   *[either] na dowolnym torze
}
action-gain = Zyskaj { action-amount }.
action-share = Zyskaj { action-amount }, wszyscy inni po { $others }.
action-convert = Zamień najwyżej { $of ->
    [energy] { action-energy } na kulturę
   *[culture] { action-culture } na energię
}, 1 za 1.
action-take = { $from ->
    [rival] Zabierz rywalowi { action-amount }.
    [richer] Zabierz { action-amount } rywalowi, który ma więcej.
   *[each] Zabierz każdemu rywalowi { action-amount }.
}
action-reap = Za { $per ->
    [home] każdy swój statek w domu
    [landed] każdy swój statek, który wylądował,
    [orbit] każdy swój statek na orbicie
   *[colony] każdą swoją kolonię
} zyskaj 1 { $of ->
    [energy] energię
   *[culture] kulturę
}, najwyżej { $most }.
action-move = Przesuń { action-ships }{ $to ->
    [surface] { " " }na powierzchnię planety
    [orbit] { " " }na orbitę
    [home] { " " }do domu
   *[anywhere] { "" }
}.
action-launch = Wyślij statek z domu { $of ->
    [diplomacy] na tor dyplomacji
    [economy] na tor gospodarki
   *[either] na orbitę
} i przesuń go o { $steps }.
action-recall = Zabierz do domu { action-ships }{ $ships ->
    [one] { " " }i zyskaj
    [few] , za każdy zyskaj
    [many] , za każdy zyskaj
   *[other] , za każdy zyskaj
} { action-amount }.
action-expel = Odeślij do domu { action-enemy-ships } { $expel ->
    [surface] z powierzchni
   *[start] ze startu
}.
action-advance = Przesuń statek o { $steps } { action-track }.
action-drive = Zapłać { action-cost } i przesuń statek o { $steps } { action-track }.
action-cost = { $pay ->
    [energy] { action-energy }
    [culture] { action-culture }
   *[either] { action-energy } albo { action-culture }
}
action-chase = Przesuń statek { action-track } do czołowego statku rywala, najwyżej o { $most }.
action-repel = Cofnij statek rywala o { $steps } { action-track }.
action-hire = Zapłać rywalowi { action-amount } i użyj akcji jednej z jego planet.
action-echo = Użyj akcji planety, { $echo ->
    [landed] na której wylądował twój statek
    [orbit] na której orbicie masz statek
   *[colony] którą masz skolonizowaną
}.
action-upgrade = Podnieś imperium { $of ->
    [energy] za energię, taniej o { $discount }
    [culture] za kulturę, taniej o { $discount }
   *[either] taniej o { $discount }
}{ $discount ->
    [one] { "" }
    [few] , co najmniej za 1
    [many] , co najmniej za 1
   *[other] , co najmniej za 1
}.
action-reroll = Przerzuć za darmo { action-dice }.
action-set = Obróć { action-dice } { $set ->
    [move] na „ruch statku”
    [energy] na „zysk energii”
    [culture] na „zysk kultury”
    [diplomacy] na „postęp dyplomacji”
    [economy] na „postęp gospodarki”
    [colony] na „użycie kolonii”
   *[any] na dowolną ściankę
}.
action-follow = Do swojej następnej tury powtarzaj { action-dice } { $follow ->
    [free] za darmo
   *[energy] { $dice ->
        [one] za 1 energię
        [few] każdą za 1 energię
        [many] każdą za 1 energię
       *[other] każdą za 1 energię
    }
}.
action-survey = Połóż { $survey ->
    [one] planetę
    [few] najwyżej { $survey } planety
    [many] najwyżej { $survey } planet
   *[other] najwyżej { $survey } planety
} bez statków pod talię i uzupełnij rząd.

## Karty misji

label-alone = tylko ty
label-shared = i inni
label-dealt = od { count-player-genitive }
card-most = { $what ->
    [planets] Nikt nie skolonizował więcej planet niż ty.
    [diplomacy] Nikt nie ma więcej planet z torem dyplomacji niż ty.
    [economy] Nikt nie ma więcej planet z torem gospodarki niż ty.
    [energy] Nikomu nie zostało więcej energii niż tobie.
   *[culture] Nikomu nie zostało więcej kultury niż tobie.
}
card-fewest-planets = Nikt nie skolonizował mniej planet niż ty.
card-planets-of = Masz co najmniej { $at_least ->
    [one] { $at_least } planetę
    [few] { $at_least } planety
    [many] { $at_least } planet
   *[other] { $at_least } planety
}{ planets-which }.
card-equal-kinds = Masz tyle samo planet dyplomacji co gospodarki, co najmniej po jednej.
card-stores = Zostało ci co najmniej { $energy ->
    [one] { $energy } energia
    [few] { $energy } energie
    [many] { $energy } energii
   *[other] { $energy } energii
} i { $culture ->
    [one] { $culture } kultura
    [few] { $culture } kultury
    [many] { $culture } kultur
   *[other] { $culture } kultury
}.
card-empire-level = Twoje imperium jest na poziomie { $at_least } lub wyższym.
card-ships-home = { $ships ->
    [all] Wszystkie twoje statki stoją w twojej macierzystej galaktyce.
   *[none] W twojej macierzystej galaktyce nie stoi żaden statek.
}
card-ended-game = To ty kończysz grę: osiągasz jej cel przed innymi.
