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
}{ planets-which }
planets-which = { $kind ->
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

unfinished-goal = nikdo nemá (bez misí) { $goal ->
    [one] { $goal } bod, kterým
    [few] { $goal } body, kterými
    [many] { $goal } bodu, kterým
   *[other] { $goal } bodů, kterými
} hra končí
warning-same-planet = na stole vícekrát, než je možné: { $cards }
warning-too-many-ships = zadáno: { count-ship }; k dispozici jich je jen { $most }
warning-same-mission = rozdáno vícekrát, než je možné: { $cards }
warning-mission-not-dealt = { $card } se rozdává až od { count-player-genitive }
warning-ended-below-goal = podle zápisu tu hra skončila, ale bodů (bez misí) je tu jen { $n }; končí se na { $goal } a bodů nikdy neubývá
warning-end-not-marked = { $card } se ptá, kdo hru ukončil, a nikdo není označen: „ended_game: true“

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
rogue-attacks = Její útoky podle úrovně
rogue-answer = 1 :energy: + 1 :culture: přehodí použitelnou kostku  ·  1 :culture: následuješ ji
rogue-wins = vítězí, též s 21 body
attack-once = jednou za tah
attack-spaces = { $n ->
    [one] 1 pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
attack-resources = { $n ->
    [one] 1 zdroj
    [few] { $n } zdroje
    [many] { $n } zdroje
   *[other] { $n } zdrojů
}
attack-energy = { $n ->
    [one] 1 energii
    [few] { $n } energie
    [many] { $n } energie
   *[other] { $n } energií
}
attack-culture = { $n ->
    [one] 1 kulturu
    [few] { $n } kultury
    [many] { $n } kultury
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

## Karty planet

label-points = body
label-yields = { $of ->
    [energy] energie
   *[culture] kultura
}

# Co akce dělá, podle jejího druhu. $of je to, co říká klíč druhu; ostatní klíče pod svými jmény.
action-energy = { $amount ->
    [one] { $amount } energii
    [few] { $amount } energie
    [many] { $amount } energie
   *[other] { $amount } energií
}
action-culture = { $amount ->
    [one] { $amount } kulturu
    [few] { $amount } kultury
    [many] { $amount } kultury
   *[other] { $amount } kultur
}
action-amount = { $of ->
    [energy] { action-energy }
    [culture] { action-culture }
    [each] { action-energy } a { action-culture }
   *[either] { action-energy } nebo { action-culture }
}
action-ships = { $ships ->
    [one] loď
    [few] až { $ships } lodě
    [many] až { $ships } lodě
   *[other] až { $ships } lodí
}
action-enemy-ships = { $ships ->
    [one] loď soupeře
    [few] až { $ships } lodě soupeřů
    [many] až { $ships } lodě soupeřů
   *[other] až { $ships } lodí soupeřů
}
action-dice = { $dice ->
    [one] kostku
    [few] až { $dice } kostky
    [many] až { $dice } kostky
   *[other] až { $dice } kostek
}
action-track = { $of ->
    [diplomacy] na dráze diplomacie
    [economy] na dráze ekonomiky
   *[either] na libovolné dráze
}
action-gain = Získej { action-amount }.
action-share = Získej { action-amount }, všichni ostatní po { $others }.
action-convert = Přeměň až { $of ->
    [energy] { action-energy } na kulturu
   *[culture] { action-culture } na energii
}, 1 za 1.
action-take = { $from ->
    [rival] Vezmi soupeři { action-amount }.
    [richer] Vezmi { action-amount } soupeři, který má víc.
   *[each] Vezmi každému soupeři { action-amount }.
}
action-reap = Za každou svou { $per ->
    [home] loď doma
    [landed] přistálou loď
    [orbit] loď na orbitě
   *[colony] kolonii
} získej 1 { $of ->
    [energy] energii
   *[culture] kulturu
}, nejvýš { $most }.
action-move = Přesuň { action-ships }{ $to ->
    [surface] { " " }na povrch planety
    [orbit] { " " }na orbitu
    [home] { " " }domů
   *[anywhere] { "" }
}.
action-launch = Vyšli loď z domova { $of ->
    [diplomacy] na dráhu diplomacie
    [economy] na dráhu ekonomiky
   *[either] na orbitu
} a posuň ji o { $steps }.
action-recall = Vrať domů { action-ships }{ $ships ->
    [one] { " " }a získej
    [few] , za každou získej
    [many] , za každou získej
   *[other] , za každou získej
} { action-amount }.
action-expel = Pošli domů { action-enemy-ships } { $expel ->
    [surface] z povrchu
   *[start] ze startu
}.
action-advance = Posuň loď o { $steps } { action-track }.
action-drive = Zaplať { action-cost } a posuň loď o { $steps } { action-track }.
action-cost = { $pay ->
    [energy] { action-energy }
    [culture] { action-culture }
   *[either] { action-energy } nebo { action-culture }
}
action-chase = Posuň loď { action-track } k nejpřednější lodi soupeře, nejvýš o { $most }.
action-repel = Posuň loď soupeře o { $steps } zpět { action-track }.
action-hire = Zaplať soupeři { action-amount } a využij akci jedné jeho planety.
action-echo = Využij akci planety, { $echo ->
    [landed] na níž přistála tvá loď
    [orbit] na jejíž orbitě máš loď
   *[colony] kterou máš kolonizovanou
}.
action-upgrade = Zvyš impérium { $of ->
    [energy] za energii o { $discount } levněji
    [culture] za kulturu o { $discount } levněji
   *[either] o { $discount } levněji
}{ $discount ->
    [one] { "" }
    [few] , nejméně za 1
    [many] , nejméně za 1
   *[other] , nejméně za 1
}.
action-reroll = Přehoď zdarma { action-dice }.
action-set = Otoč { action-dice } { $set ->
    [move] na „přesun lodi“
    [energy] na „zisk energie“
    [culture] na „zisk kultury“
    [diplomacy] na „postup diplomacie“
    [economy] na „postup ekonomiky“
    [colony] na „využití kolonie“
   *[any] na libovolnou stěnu
}.
action-follow = Do svého dalšího tahu následuj { action-dice } { $follow ->
    [free] zdarma
   *[energy] { $dice ->
        [one] za 1 energii
        [few] každou za 1 energii
        [many] každou za 1 energii
       *[other] každou za 1 energii
    }
}.
action-survey = Dej { $survey ->
    [one] planetu
    [few] až { $survey } planety
    [many] až { $survey } planety
   *[other] až { $survey } planet
} bez lodí pod balíček a doplň řadu.

## Karty misí

label-alone = jen ty
label-shared = i jiní
label-dealt = od { count-player-genitive }
card-most = { $what ->
    [planets] Nikdo nekolonizoval víc planet než ty.
    [diplomacy] Nikdo nemá víc planet s dráhou diplomacie než ty.
    [economy] Nikdo nemá víc planet s dráhou ekonomiky než ty.
    [energy] Nikomu nezbylo víc energie než tobě.
   *[culture] Nikomu nezbylo víc kultury než tobě.
}
card-fewest-planets = Nikdo nekolonizoval méně planet než ty.
card-planets-of = Máš alespoň { $at_least ->
    [one] { $at_least } planetu
    [few] { $at_least } planety
    [many] { $at_least } planety
   *[other] { $at_least } planet
}{ planets-which }.
card-equal-kinds = Máš stejně planet diplomacie jako ekonomiky, od obou alespoň jednu.
card-stores = Zbývají ti alespoň { $energy ->
    [one] { $energy } energie
    [few] { $energy } energie
    [many] { $energy } energie
   *[other] { $energy } energií
} a { $culture ->
    [one] { $culture } kultura
    [few] { $culture } kultury
    [many] { $culture } kultury
   *[other] { $culture } kultur
}.
card-empire-level = Tvé impérium je na úrovni { $at_least } nebo vyšší.
card-ships-home = { $ships ->
    [all] Všechny tvé lodě stojí ve tvé domovské galaxii.
   *[none] Ve tvé domovské galaxii nestojí žádná loď.
}
card-ended-game = Hru ukončíš ty: dosáhneš jejího cíle dřív než ostatní.
