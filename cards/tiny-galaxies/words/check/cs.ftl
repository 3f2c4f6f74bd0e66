# Česká slova toho, co se hledá v planetách, misích a galaxiích hry Malé velké galaxie.

## Planety

planets-one = { $least }
planets-range = { $least }–{ $most }
planets-column = { $of ->
    [points] Body
    [steps] kroky
    [diplomacy] diplomacie
    [economy] ekonomika
    [energy] energie
    [culture] kultura
   *[all] celkem
}
tiny-galaxies-planets = planety podle bodů a kroků, se všemi, ke kterým patří
tiny-galaxies-planets-example = kolik planet každého druhu a zdroje má 3 body a 4 kroky
tiny-galaxies-steps = dráha o { $steps ->
    [one] 1 kroku
   *[other] { $steps } krocích
} nesedí k { $points ->
    [one] 1 bodu
   *[other] { $points } bodům
}
tiny-galaxies-steps-right = sedí k nim počet kroků { $fair }, nebo k dráze počet bodů { $worth }
tiny-galaxies-steps-example = planeta za 7 bodů s dráhou o 2 krocích
tiny-galaxies-kinds = planety jsou nevyvážené: { $found } (diplomacie, ekonomika)
tiny-galaxies-kinds-right = z { $all } by jich jednoho druhu mělo být nejvýš { $most }
tiny-galaxies-kinds-example = 34 z 54 planet s dráhou diplomacie
tiny-galaxies-resources = planety jsou nevyvážené: { $found } (s energií, s kulturou)
tiny-galaxies-resources-right = z { $all } by jich totéž mělo vynášet nejvýš { $most }
tiny-galaxies-resources-example = 34 z 54 planet, které vynášejí energii
tiny-galaxies-alike = až na název je planeta stejná jako { $other }
tiny-galaxies-alike-right = změň body, dráhu, zdroj nebo akci, nebo nech jednu kartu s „copies: 2“
tiny-galaxies-alike-example = dvě planety se stejnými body, zdrojem, dráhou i akcí
tiny-galaxies-name-twice = i { $other } se jmenuje „{ $name }“{ $in ->
    [all] { "" }
   *[some] { " " }({ $languages })
}
tiny-galaxies-name-twice-right = zvol jiný název
tiny-galaxies-name-twice-example = dvě planety, které se česky jmenují Klenák
tiny-galaxies-own-text = „text“ stojí místo slov, která plynou z „{ $key }“, jenže značky dál říkají, co plyne z něj
tiny-galaxies-own-text-right = vynech ho, nebo ať říká totéž
tiny-galaxies-own-text-example = „text: Vezmi si všechno“ vedle „action“

## Mise

missions-column = { $of ->
    [players] Hráči
    [dealt] mise
    [comparing] srovnávací
   *[needed] potřeba
}
tiny-galaxies-missions = mise, které lze rozdat, se všemi, ke kterým patří
tiny-galaxies-missions-example = pro 2 hráče 6 misí, potřeba jsou 4
tiny-galaxies-impossible = tuhle misi nesplní nikdo: { $task }
tiny-galaxies-impossible-right = chtěj jen to, co planety a karta galaxie dovolí
tiny-galaxies-impossible-example = „stores“ s 8 energiemi, když se jich vejde 7
tiny-galaxies-certain = tuhle misi splní každý, ať se stane cokoli: { $task }
tiny-galaxies-certain-right = chtěj víc
tiny-galaxies-certain-example = „empire-level“ s „at_least: 1“
tiny-galaxies-never-both = dva hráči nikdy nesplní zároveň tuhle misi a { $n ->
    [one] { $others }
   *[other] některou z { $others }
}
tiny-galaxies-never-both-right = chtěj něco jiného, nebo méně
tiny-galaxies-never-both-example = 15 planet s diplomacií vedle mise, která potřebuje 16 s kulturou
tiny-galaxies-shared = kdo se o prvenství dělí, dostane víc než ten, kdo ho má sám
tiny-galaxies-shared-right = ať je „shared“ nejvýš tolik co „points“, aby se vyplatilo být v čele
tiny-galaxies-shared-example = „points: 2, shared: 3“
tiny-galaxies-same-mission = mise chce totéž co { $other }
tiny-galaxies-same-mission-right = chtěj něco jiného{ $copies ->
    [yes] , nebo nech jednu kartu s „copies: 2“
   *[no] { "" }
}
tiny-galaxies-same-mission-example = dvě mise za nejvíc energie
tiny-galaxies-too-few-missions = pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
    [many] { $players } hráče
   *[other] { $players } hráčů
} lze rozdat jen { $dealt ->
    [one] { $dealt } misi
    [few] { $dealt } mise
    [many] { $dealt } mise
   *[other] { $dealt } misí
}
tiny-galaxies-too-few-missions-right = potřeba je { $needed }, pro každého dvě: přidej další, nebo jich víc rozdávej menšímu počtu hráčů
tiny-galaxies-too-few-missions-example = sada pěti misí, která nahrazuje naše

## Galaxie

mat-track = { $track ->
    [points] bodů
    [dice] kostek
   *[ships] lodí
}
tiny-galaxies-falling = úroveň { $level } má { mat-track } { $now }, předchozí { $before }
tiny-galaxies-falling-right = ať žádná úroveň nedává méně než předchozí
tiny-galaxies-falling-example = „points: [0, 1, 2, 3, 5, 4]“
tiny-galaxies-dice = na úrovni { $level } se hází { $number ->
    [one] { $number } kostkou
    [few] { $number } kostkami
    [many] { $number } kostkami
   *[other] { $number } kostkami
}
tiny-galaxies-dice-right = napiš 1 až { $most }: tolik jich je
tiny-galaxies-dice-example = „dice: [4, 5, 5, 6, 6, 8]“
tiny-galaxies-ships = úroveň { $level } má { $number ->
    [one] { $number } loď
    [few] { $number } lodě
    [many] { $number } lodi
   *[other] { $number } lodí
}
tiny-galaxies-ships-right = napiš 1 až { $most }: tolik jich hráč má
tiny-galaxies-ships-example = „ships: [2, 2, 3, 3, 4, 5]“
tiny-galaxies-idle-level = úroveň { $level } nedává nic navíc oproti předchozí
tiny-galaxies-idle-level-right = přidej jí body, kostky nebo lodě
tiny-galaxies-idle-level-example = dvě úrovně s 1 bodem, 5 kostkami a 2 loděmi
tiny-galaxies-start = { $resource ->
    [energy] energie
   *[culture] kultury
} se na kartu vejde { $limit }, a každý začíná s { $start }
tiny-galaxies-start-right = ať se jí vejde { $start } nebo víc
tiny-galaxies-start-example = „limits: {"{"}energy: 1, culture: 7{"}"}“
tiny-galaxies-unpaid-level = úroveň { $level } nikdo nezaplatí: { $off ->
    [yes] co se na kartu vejde a co planety sleví, dá z jednoho zdroje dohromady nejvýš { $most }
   *[no] jednoho zdroje se vejde nejvýš { $most }
}
tiny-galaxies-unpaid-level-right = ať se na kartu vejde o { $more } víc { $resource ->
    [energy] energie
   *[culture] kultury
}, nebo přidej planety, které úrovně zlevňují
tiny-galaxies-unpaid-level-example = „limits: {"{"}energy: 3, culture: 3{"}"}“
tiny-galaxies-over = hra skončí hned na začátku: úroveň 1 má { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, a končí se při { $goal }
tiny-galaxies-over-right = zvyš cíl, nebo sniž body úrovně 1
tiny-galaxies-over-example = „goal: 5“ a 5 bodů za úroveň 1
tiny-galaxies-endless = hru nikdo neukončí: všechny planety a nejlepší úroveň dají { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, a končí se při { $goal }
tiny-galaxies-endless-right = sniž cíl, nebo přidej planety
tiny-galaxies-endless-example = „goal: 153“
