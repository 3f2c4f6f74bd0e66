# Česká slova toho, co se hledá na kartách a deskách hry Nebula.

asked-of = { $of ->
    [colour] Barva
    [constellation] Souhvězdí
   *[orbit] Orbita
}
asked-colour = { colour-name }
asked-constellation = { constellation-name }
asked-orbit = { $orbit }
asked-times = kolikrát
asked-number = { $name } { $n }

nebula-asked = jak často karty balíčku jmenují { $of ->
    [colour] jednotlivé barvy
    [constellation] jednotlivá souhvězdí
   *[orbit] jednotlivé orbity
}
nebula-asked-example = barvy, souhvězdí a orbity, a kolik karet je jmenuje
nebula-galaxies = karty, které některá dovolená galaxie splní nebo u nich boduje: { $n }; --json ukáže ke každé galaxii
nebula-galaxies-example = ke každé kartě galaxie, která ji splní, tak jak ji má zápis
nebula-uneven = karty balíčku nejmenují { $of ->
    [colour] barvy
   *[constellation] souhvězdí
} rovnoměrně: { $found }
nebula-uneven-right = žádné nejmenuj dvakrát častěji než jiné
nebula-uneven-example = jeden veřejný úkol s červenými hvězdami navíc
nebula-same = { $of ->
    [card] říká totéž co { $other }
   *[copy] kopie karty { $other } nejsou k ničemu: každá karta je ve hře jen jednou
}
nebula-same-right = { $of ->
    [card] jednu z nich změň, nebo vynech
   *[copy] „copies“ vynech
}
nebula-same-example = „colours: [blue, red]“ vedle B4, která má červenou a modrou
nebula-short = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, kde { $deck ->
    [personal] až { $needed } hráči dostanou každý jednu
    [public] { $needed } leží na stole
   *[advanced] { $needed } sektory mají každý jednu
}
nebula-short-right = některé přidej, nebo vynech „replaces: true“
nebula-short-example = jediný veřejný úkol, který nahradí balíček
nebula-instead = { $kind ->
    [most] tady může být „{ $key }“ nejvýš { $most }
    [least] tady musí být „{ $key }“ aspoň { $least }
    [range] tady může být „{ $key }“ od { $least } do { $most }
   *[just] tady může být „{ $key }“ { $least }
}
nebula-impossible = { $of ->
    [task] žádná dovolená galaxie na této desce ji nesplní
   *[items] v žádné dovolené galaxii na této desce nic nepřinese
}
nebula-impossible-right = { $kind ->
    [none] žádej méně, nebo to, na co má deska místo
   *[other] { nebula-instead }
}
nebula-impossible-example = „rule: shining-stars“ s „at_least: 6“, když je zářivých políček pět
nebula-certain = { $of ->
    [task] každá úplná galaxie na této desce ji splní
   *[items] v každé úplné galaxii na této desce přinese stejně
}
nebula-certain-right = { $kind ->
    [none] žádej víc, ať na ní záleží
   *[other] { nebula-instead }
}
nebula-certain-example = „rule: empty-cells“ s „at_most: 24“, na což stačí jedna hvězda
nebula-later = pozdějším hráčům dává víc než tomu, kdo ji splní první
nebula-later-right = ať je „first“ víc než „later“, aby se vyplatilo pospíchat
nebula-later-example = „points: {"{"}first: 7, later: 12{"}"}“
nebula-constellation = souhvězdí toho jména na desce není
nebula-constellation-right = deska má { $constellations }
nebula-constellation-example = „constellation: lyra“ spolu s deskou, která Lyru nemá
nebula-lacking = karty, které žádají souhvězdí, jež na této desce nejsou: { $cards }
nebula-lacking-example = deska, na které se souhvězdí jmenují jinak než na dodané
nebula-off-orbit = „{ $cell }“ je od středu { $away } mm, ostatní na téže orbitě asi { $orbit } mm
nebula-off-orbit-right = posuň ho k nim, nebo ho dej na jinou orbitu
nebula-off-orbit-example = políčko orbity 2, které leží mezi těmi z orbity 4
nebula-unfilled = žádná dovolená galaxie nezaplní všechna políčka této desky
nebula-unfilled-right = uber spojnice tam, kde je mnoho políček spojeno navzájem
nebula-unfilled-example = sedm políček jedné orbity, každé spojené s každým
nebula-rule-1 = deska porušuje pravidlo 1
nebula-rule-1-right = ať je zářivý střed a v každém souhvězdí jedno políčko
nebula-rule-1-example = „shining: false“ u středu
nebula-rule-2 = deska porušuje pravidlo 2
nebula-rule-2-right = kromě středu dej každému ze 4 souhvězdí 6 políček
nebula-rule-2-example = pět políček v jednom souhvězdí, sedm v jiném
nebula-rule-3 = deska porušuje pravidlo 3
nebula-rule-3-right = všechna políčka kromě středu dej na orbity 1 až 5, šest na 3 a pět na 4
nebula-rule-3-example = „orbit: 1“ u středu
nebula-rule-4 = deska porušuje pravidlo 4
nebula-rule-4-right = přímé a nepřímé spojnice veď uvnitř souhvězdí a střed spoj s každým
nebula-rule-4-example = přímá spojnice mezi políčky dvou souhvězdí
nebula-rule-5 = deska porušuje pravidlo 5
nebula-rule-5-right = v každém souhvězdí nakresli jednu nepřímou spojnici
nebula-rule-5-example = druhá nepřímá spojnice v jednom souhvězdí
nebula-rule-6 = deska porušuje pravidlo 6
nebula-rule-6-right = orbitálními spojnicemi spoj políčka téže orbity
nebula-rule-6-example = orbitální spojnice z orbity 1 na orbitu 5
nebula-rule-7 = deska porušuje pravidlo 7
nebula-rule-7-right = každému vnějšímu zářivému políčku dej dvě orbitální spojnice k jeho vlastním políčkům
nebula-rule-7-example = třetí orbitální spojnice u zářivého políčka
nebula-rule-8 = deska porušuje pravidlo 8
nebula-rule-8-right = žádná dvě políčka nespojuj dvakrát a každé spoj s ostatními
nebula-rule-8-example = dvě políčka spojená dvakrát
nebula-off-board = políčko leží mimo desku
nebula-off-board-right = posuň ho blíž ke středu
nebula-off-board-example = „x: -111.2“
nebula-too-near = dvě políčka jsou moc blízko u sebe
nebula-too-near-right = dej je dál od sebe
nebula-too-near-example = dvě políčka 7,6 mm od sebe, kam se mají vejít kameny 12 mm
