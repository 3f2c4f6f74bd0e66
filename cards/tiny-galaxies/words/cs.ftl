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
warning-ended-below-goal = podle zápisu tu hra skončila, ale bodů bez misí je tu jen { $n }; hra končí při { $goal } a bodů nikdy neubývá
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

## Akce planet v pochybnostech: říká je tištěný list i `pnp explain`, podle druhu akce

kind-once = Kdy
ruling-once = Loď, která přistane, smí hned využít akci své planety. Kostka „využití kolonie“, tvá nebo následovaná, využije akci jedné planety, kterou máš kolonizovanou. Jednou kostkou využiješ akci každé planety nejvýš jednou, ať vede jedna ke druhé jakkoli.
kind-paying = Placení
ruling-paying = Platí se napřed: vše, jedním zdrojem, nikdy nekombinovat. Kdo nemá čím zaplatit, akci využít nesmí. Platí se do zásoby, neříká-li karta, že soupeři.
kind-lapses = Co nelze provést
ruling-lapses = Proveď, co jde; zbytek nemá účinek a zaplacené se nevrací. „Až“ může znamenat i nic. Kde karta říká „nebo“ či „libovolný“, volíš při využití akce a té volby se držíš.
kind-resources = Zdroje
ruling-resources = Nikdo nemá víc než 7 od jednoho zdroje. Co by hráč získal nebo dostal navíc, propadá; na co není místo, to se nebere ani nemění. Nikdo nedává víc, než má.
kind-tracks = Dráhy
ruling-tracks = Loď, která dojde na konec dráhy, planetu hned kolonizuje: všechny lodě u ní jdou domů, řada se doplní, zbylá pole propadají. Teprve pak se dokončí zbytek akce.
kind-rivals = Soupeři
ruling-rivals = Soupeři jsou všichni ostatní hráči. Loď poslaná domů jde do galaxie svého majitele. Je-li z čeho vybírat, vybíráš ty.
kind-alone = Sólo
ruling-alone = Ničemná galaxie je další hráč a její lodě jsou lodě soupeře: získává i odevzdává, její planety lze využít a její kostky následovat. Co způsobí plná stupnice, se stane jako vždy na konci jejího tahu.

kind-gain = Získej energii nebo kulturu
ruling-gain = Ze zásoby. Říká-li karta „nebo“, je celé množství ze zdroje, který zvolíš; říká-li „a“, získáš obojí.
kind-share = Získej, a získají všichni
ruling-share = Vše je ze zásoby. Ostatní získají, ať chtějí, nebo ne; na co nemají místo, propadá.
kind-convert = Přeměň energii na kulturu či zpět
ruling-convert = Kolik, volíš ty, třeba nic. Za každý kus, který dáš do zásoby, máš jeden kus druhého zdroje, pokud na něj máš místo.
kind-take = Vezmi soupeřům
ruling-take = Jednomu soupeři podle tvé volby; „který má víc“ je ten, kdo má tohoto zdroje víc než ty. Každému bereš po směru hodinových ručiček. Kdo má méně, dá, co má.
kind-reap = Získej za lodě nebo planety
ruling-reap = Počítá se při využití akce. Loď, která právě přistála, se k přistálým počítá; loď, která čeká v doku, se nepočítá nikam.
kind-upgrade = Zvyš impérium levněji
ruling-upgrade = O jednu úroveň jako na tvé desce: její cena se o toto číslo sníží, platí se jedním zdrojem a nejméně 1. Nové lodě, kostky a body jsou jako vždy. Na úrovni 6 nemá účinek.
kind-move = Přesuň lodě
ruling-move = Jako kostkou: na jinou planetu nebo domů, kde je místo. Více lodí znamená různé lodě; každá, která přistane, smí využít akci planety, než se pohne další.
kind-launch = Vyšli loď z domova
ruling-launch = Z domova na start takové dráhy, kde ještě žádnou loď nemáš; tam hned postoupí. Nelze-li žádnou vyslat, nepostoupí žádná.
kind-recall = Vrať lodě domů
ruling-recall = Z povrchu i z orbity kterýchkoli planet. Získáš za každou loď, kterou touto akcí vrátíš; lodě, které už doma byly, nedávají nic.
kind-expel = Pošli domů lodě soupeřů
ruling-expel = Lodě kterýchkoli soupeřů u kterýchkoli planet. „Z povrchu“ jsou lodě přistálé, „ze startu“ ty na orbitě, které ještě nepostoupily.
kind-advance = Posuň loď
ruling-advance = Všechna pole ujde jedna tvá loď na orbitě, na dráze s tímto znakem na konci. Nemáš-li na takové dráze loď, akce nemá účinek.
kind-drive = Zaplať a posuň loď
ruling-drive = Nejdřív zaplať, pak jedna tvá loď na takové dráze postoupí. Pole za koncem dráhy propadají a nic se nevrací.
kind-chase = Dožeň loď soupeře
ruling-chase = Loď soupeře musí být dál na dráze téže planety. Tvá dojde na pole té nejpřednější, nebo tak blízko, jak číslo dovolí. Nikdy nekolonizuje.
kind-repel = Posuň loď soupeře zpět
ruling-repel = Jednu loď kteréhokoli soupeře, na kterékoli takové dráze. Je-li na startu, zůstane tam; za start nikdy necouvá.
kind-hire = Zaplať soupeři, využij planetu
ruling-hire = Soupeř platbu dostane a odmítnout nesmí. Vybereš jednu z planet, které kolonizoval, a její akci využiješ jako svou.
kind-echo = Využij akci planety
ruling-echo = Té, u níž máš takovou loď, nebo kterou máš kolonizovanou, jak říká karta. Lodě zůstávají, kde jsou. Tuto planetu zvolit nelze, její akce už je využita.
kind-survey = Dej planety pod balíček
ruling-survey = Planety v řadě, u nichž není žádná loď, na povrchu ani na orbitě. Jednu po druhé: než zvolíš další, mezera se doplní.
kind-reroll = Přehoď kostky
ruling-reroll = Vlastní kostky, které nejsou aktivované ani v konvertoru; v cizím tahu tedy nikdy. Všechny zvolené se hodí jednou a najednou. Přehoz, který máš v tahu zdarma, ti zůstává.
kind-set = Otoč kostky
ruling-set = Vlastní kostky, které nejsou aktivované ani v konvertoru; v cizím tahu tedy nikdy. „Na libovolnou stěnu“ může být u každé jiná.
kind-follow = Následuj kostky
ruling-follow = Místo 1 kultury, s tolika kostkami, než začne tvůj příští tah. Každou kostku smíš i tak následovat nejvýš jednou. Platí, ať je pak s lodí i planetou cokoli; nové využití nahradí, co zbylo.

## Mise v pochybnostech

ruling-most = Musíš mít alespoň jednu. Má-li někdo stejně jako ty, platí menší počet bodů.
ruling-fewest-planets = Má-li někdo stejně málo jako ty, platí menší počet bodů. Nejméně je i žádná.
ruling-planets-of = Počítají se jen planety, které máš kolonizované, ne ty, u nichž máš lodě.
ruling-equal-kinds = Počítají se jen planety, které máš kolonizované, ne ty, u nichž máš lodě.
ruling-stores = Co zbývá, když hra skončí, po tvém posledním tahu i po všem následování.
ruling-empire-level = Body za samu úroveň se počítají také.
ruling-ships-home = Loď, která ještě čeká v doku, není nikde a nepočítá se.
ruling-ended-game = Jsi to ty, kdo za impérium a planety dosáhne cíle první, v čímkoli tahu. Hru ukončí nejvýš jeden hráč.

## Co o kartě říká `pnp explain`: její hodnoty a jak se vykládá


explain-yields = lodě u ní dávají: { label-yields }
explain-track = { $kind ->
    [diplomacy] dráha diplomacie
   *[economy] dráha ekonomiky
}: { count-step }
explain-shared = { count-point } při shodě
