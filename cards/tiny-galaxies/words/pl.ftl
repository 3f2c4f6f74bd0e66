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
warning-ended-below-goal = według zapisu partii gra skończyła się tutaj, ale punktów bez misji jest tu tylko { $n }; gra kończy się przy { $goal }, a punktów nigdy nie ubywa
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

## Akcje planet w razie wątpliwości: mówi je drukowana karta i `pnp explain`, według rodzaju akcji

kind-once = Kiedy
ruling-once = Statek, który ląduje, może od razu użyć akcji swojej planety. Kość „użycie kolonii”, twoja lub powtórzona, używa akcji jednej planety, którą masz skolonizowaną. Jedną kością używasz akcji każdej planety najwyżej raz, choćby jedna prowadziła do drugiej.
kind-paying = Płacenie
ruling-paying = Najpierw płacisz: w całości, jednym zasobem, bez mieszania. Kto nie może zapłacić, nie użyje akcji. Płaci się do banku, chyba że karta mówi o rywalu.
kind-lapses = Co niemożliwe
ruling-lapses = Zrób, co się da; reszta nie działa, a zapłata nie wraca. „Najwyżej” może znaczyć zero. Gdzie karta mówi „albo” lub „dowolny”, wybierasz przy użyciu akcji i trzymasz się tego wyboru.
kind-resources = Zasoby
ruling-resources = Nikt nie ma więcej niż 7 jednego zasobu. Co zyska lub dostanie ponad to, przepada; na co nie ma miejsca, tego się nie zabiera ani nie zamienia. Nikt nie daje więcej, niż ma.
kind-tracks = Tory
ruling-tracks = Statek, który dojdzie do końca toru, od razu kolonizuje planetę: wszystkie statki przy niej wracają do domu, rząd się uzupełnia, pola ponad tor przepadają. Dopiero potem kończy się resztę akcji.
kind-rivals = Rywale
ruling-rivals = Rywale to wszyscy inni gracze. Statek odesłany do domu wraca do galaktyki swojego właściciela. Gdy jest w czym wybierać, wybierasz ty.
kind-alone = W pojedynkę
ruling-alone = Nikczemna galaktyka jest innym graczem, a jej statki to statki rywala: zyskuje i oddaje, jej planet można użyć, a jej kości powtarzać. Co daje jej pełny tor, dzieje się jak zwykle na koniec jej tury.

kind-gain = Zyskaj energię albo kulturę
ruling-gain = Z banku. Gdy karta mówi „albo”, całość jest z zasobu, który wybierzesz; gdy mówi „i”, zyskujesz jedno i drugie.
kind-share = Zyskaj, a zyskują wszyscy
ruling-share = Wszystko z banku. Pozostali zyskują, czy chcą, czy nie; na co nie mają miejsca, przepada.
kind-convert = Zamień energię na kulturę lub na odwrót
ruling-convert = Ile, wybierasz ty, choćby zero. Za każdą sztukę oddaną do banku masz jedną drugiego zasobu, o ile masz na nią miejsce.
kind-take = Zabierz rywalom
ruling-take = Jednemu rywalowi, którego wybierasz; „który ma więcej” to ten, kto ma tego zasobu więcej niż ty. Każdemu zabierasz zgodnie z ruchem wskazówek zegara. Kto ma mniej, daje, ile ma.
kind-reap = Zyskaj za statki lub planety
ruling-reap = Liczy się w chwili użycia akcji. Statek, który właśnie wylądował, liczy się do tych, które wylądowały; statek czekający w doku nie liczy się nigdzie.
kind-upgrade = Podnieś imperium taniej
ruling-upgrade = O jeden poziom, jak na twojej planszy: cena niższa o tę liczbę, jednym zasobem, co najmniej 1. Nowe statki, kości i punkty jak zwykle. Na poziomie 6 nie działa.
kind-move = Przesuń statki
ruling-move = Jak kością: na inną planetę lub do domu, gdzie jest miejsce. Kilka statków to różne statki; każdy, który ląduje, może użyć akcji planety, zanim ruszy następny.
kind-launch = Wyślij statek z domu
ruling-launch = Z domu na start takiego toru, gdzie nie masz jeszcze statku; tam od razu idzie dalej. Jeśli żadnego nie można wysłać, żaden nie idzie.
kind-recall = Zabierz statki do domu
ruling-recall = Z powierzchni lub orbity dowolnych planet. Zyskujesz za każdy statek, który wraca tą akcją; statki, które już były w domu, nic nie dają.
kind-expel = Odeślij statki rywali
ruling-expel = Statki dowolnych rywali przy dowolnych planetach. „Z powierzchni”: te, które wylądowały; „ze startu”: te na orbicie, które jeszcze nie ruszyły dalej.
kind-advance = Przesuń statek
ruling-advance = Wszystkie pola przechodzi jeden twój statek na orbicie, na torze z tym znakiem na końcu. Bez statku na takim torze akcja nie działa.
kind-drive = Zapłać i przesuń statek
ruling-drive = Najpierw zapłać, potem jeden twój statek idzie po takim torze. Pola za końcem toru przepadają i nic nie wraca.
kind-chase = Dogoń statek rywala
ruling-chase = Statek rywala musi być dalej na torze tej samej planety. Twój dochodzi na pole czołowego albo tak blisko, jak pozwala liczba. Nigdy nie kolonizuje.
kind-repel = Cofnij statek rywala
ruling-repel = Jeden statek dowolnego rywala, na dowolnym takim torze. Jeśli jest na starcie, zostaje tam; poza start nigdy się nie cofa.
kind-hire = Zapłać rywalowi, użyj planety
ruling-hire = Rywal dostaje zapłatę i nie może odmówić. Wybierasz jedną z planet, które skolonizował, i używasz jej akcji jak własnej.
kind-echo = Użyj akcji planety
ruling-echo = Tej, przy której masz taki statek, albo którą masz skolonizowaną, jak mówi karta. Statki zostają, gdzie są. Tej planety wybrać nie można, jej akcja jest już użyta.
kind-survey = Połóż planety pod talię
ruling-survey = Planety z rzędu, przy których nie ma żadnego statku, na powierzchni ani na orbicie. Jedna po drugiej: zanim wybierzesz następną, lukę się uzupełnia.
kind-reroll = Przerzuć kości
ruling-reroll = Własne kości, które nie są aktywowane ani w konwerterze; w cudzej turze więc nigdy. Wszystkie wybrane rzuca się raz, razem. Darmowy przerzut twojej tury ci zostaje.
kind-set = Obróć kości
ruling-set = Własne kości, które nie są aktywowane ani w konwerterze; w cudzej turze więc nigdy. „Na dowolną ściankę” może znaczyć dla każdej inną.
kind-follow = Powtarzaj kości
ruling-follow = Zamiast 1 kultury, dla tylu kości, zanim zacznie się twoja następna tura. Każdą kość i tak powtarzasz najwyżej raz. Działa, cokolwiek stanie się ze statkiem i planetą; użyte ponownie zastępuje, co zostało.

## Misje w razie wątpliwości

ruling-most = Musisz mieć co najmniej jedną. Jeśli ktoś ma tyle samo co ty, liczy się mniejsza liczba punktów.
ruling-fewest-planets = Jeśli ktoś ma tak samo mało, liczy się mniejsza liczba punktów. Najmniej to także żadna.
ruling-planets-of = Liczą się tylko planety, które masz skolonizowane, nie te, przy których są twoje statki.
ruling-equal-kinds = Liczą się tylko planety, które masz skolonizowane, nie te, przy których są twoje statki.
ruling-stores = Co zostało po końcu gry, po twojej ostatniej turze i wszystkich powtórzeniach.
ruling-empire-level = Punkty samego poziomu też się liczą.
ruling-ships-home = Statek, który jeszcze czeka w doku, nie jest nigdzie i się nie liczy.
ruling-ended-game = To ty jako pierwsza osoba masz cel gry w punktach imperium i planet, w czyjejkolwiek turze. Grę kończy najwyżej jeden gracz.

## Co o karcie mówi `pnp explain`: jej wartości i jak się ją rozstrzyga


explain-yields = statki przy niej dają: { label-yields }
explain-track = { $kind ->
    [diplomacy] tor dyplomacji
   *[economy] tor gospodarki
}: { count-step }
explain-shared = { count-point } przy remisie
