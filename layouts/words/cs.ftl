# Czech words of the house: things of games that are counted and named, and what the press prints.
#
#   count-star            5 hvězd, with $n; with $colour 5 červených hvězd; with $case in that case
#   count-star-accusative the same in one case, for use within a sentence: "za { count-star-accusative }"
#   -star                 the noun alone: "za každou { -star(case: "accusative") }", "{ -star(number: "plural") }"
#   colour-ou             a blank and the colour in $colour with the ending -ou: "za každou{ colour-ou } hvězdu";
#                         nothing where no colour is given
#
# Things that are no more than counted (points, turns, rounds, steps, colours, black holes) take no $colour.

## Colours

colour-name = { $colour ->
    [red] červená
    [purple] fialová
    [yellow] žlutá
    [white] bílá
    [blue] modrá
    [orange] oranžová
    [green] zelená
   *[teal] tyrkysová
}
colour-y = { $colour ->
   *[none] { "" }
    [red] { " " }červený
    [purple] { " " }fialový
    [yellow] { " " }žlutý
    [white] { " " }bílý
    [blue] { " " }modrý
    [orange] { " " }oranžový
    [green] { " " }zelený
    [teal] { " " }tyrkysový
}
colour-a = { $colour ->
   *[none] { "" }
    [red] { " " }červená
    [purple] { " " }fialová
    [yellow] { " " }žlutá
    [white] { " " }bílá
    [blue] { " " }modrá
    [orange] { " " }oranžová
    [green] { " " }zelená
    [teal] { " " }tyrkysová
}
colour-e = { $colour ->
   *[none] { "" }
    [red] { " " }červené
    [purple] { " " }fialové
    [yellow] { " " }žluté
    [white] { " " }bílé
    [blue] { " " }modré
    [orange] { " " }oranžové
    [green] { " " }zelené
    [teal] { " " }tyrkysové
}
colour-i = { $colour ->
   *[none] { "" }
    [red] { " " }červení
    [purple] { " " }fialoví
    [yellow] { " " }žlutí
    [white] { " " }bílí
    [blue] { " " }modří
    [orange] { " " }oranžoví
    [green] { " " }zelení
    [teal] { " " }tyrkysoví
}
colour-eho = { $colour ->
   *[none] { "" }
    [red] { " " }červeného
    [purple] { " " }fialového
    [yellow] { " " }žlutého
    [white] { " " }bílého
    [blue] { " " }modrého
    [orange] { " " }oranžového
    [green] { " " }zeleného
    [teal] { " " }tyrkysového
}
colour-ou = { $colour ->
   *[none] { "" }
    [red] { " " }červenou
    [purple] { " " }fialovou
    [yellow] { " " }žlutou
    [white] { " " }bílou
    [blue] { " " }modrou
    [orange] { " " }oranžovou
    [green] { " " }zelenou
    [teal] { " " }tyrkysovou
}
colour-em = { $colour ->
   *[none] { "" }
    [red] { " " }červeném
    [purple] { " " }fialovém
    [yellow] { " " }žlutém
    [white] { " " }bílém
    [blue] { " " }modrém
    [orange] { " " }oranžovém
    [green] { " " }zeleném
    [teal] { " " }tyrkysovém
}
colour-ym = { $colour ->
   *[none] { "" }
    [red] { " " }červeným
    [purple] { " " }fialovým
    [yellow] { " " }žlutým
    [white] { " " }bílým
    [blue] { " " }modrým
    [orange] { " " }oranžovým
    [green] { " " }zeleným
    [teal] { " " }tyrkysovým
}
colour-ych = { $colour ->
   *[none] { "" }
    [red] { " " }červených
    [purple] { " " }fialových
    [yellow] { " " }žlutých
    [white] { " " }bílých
    [blue] { " " }modrých
    [orange] { " " }oranžových
    [green] { " " }zelených
    [teal] { " " }tyrkysových
}
colour-ymi = { $colour ->
   *[none] { "" }
    [red] { " " }červenými
    [purple] { " " }fialovými
    [yellow] { " " }žlutými
    [white] { " " }bílými
    [blue] { " " }modrými
    [orange] { " " }oranžovými
    [green] { " " }zelenými
    [teal] { " " }tyrkysovými
}

## Things

-point = { $number ->
   *[singular] { $case ->
       *[nominative] bod
        [genitive] bodu
        [accusative] bod
        [locative] bodu
        [instrumental] bodem
    }
    [plural] { $case ->
       *[nominative] body
        [genitive] bodů
        [accusative] body
        [locative] bodech
        [instrumental] body
    }
}
count-point = { $case ->
   *[nominative] { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
    [genitive] { count-point-genitive }
    [accusative] { count-point-accusative }
    [locative] { count-point-locative }
    [instrumental] { count-point-instrumental }
}
count-point-genitive = { $n ->
    [one] { $n } bodu
    [few] { $n } bodů
    [many] { $n } bodu
   *[other] { $n } bodů
}
count-point-accusative = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
count-point-locative = { $n ->
    [one] { $n } bodu
    [few] { $n } bodech
    [many] { $n } bodu
   *[other] { $n } bodech
}
count-point-instrumental = { $n ->
    [one] { $n } bodem
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } body
}

-star = { $number ->
   *[singular] { $case ->
       *[nominative] hvězda
        [genitive] hvězdy
        [accusative] hvězdu
        [locative] hvězdě
        [instrumental] hvězdou
    }
    [plural] { $case ->
       *[nominative] hvězdy
        [genitive] hvězd
        [accusative] hvězdy
        [locative] hvězdách
        [instrumental] hvězdami
    }
}
count-star = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } hvězda
        [few] { $n }{ colour-e } hvězdy
        [many] { $n }{ colour-e } hvězdy
       *[other] { $n }{ colour-ych } hvězd
    }
    [genitive] { count-star-genitive }
    [accusative] { count-star-accusative }
    [locative] { count-star-locative }
    [instrumental] { count-star-instrumental }
}
count-star-genitive = { $n ->
    [one] { $n }{ colour-e } hvězdy
    [few] { $n }{ colour-ych } hvězd
    [many] { $n }{ colour-e } hvězdy
   *[other] { $n }{ colour-ych } hvězd
}
count-star-accusative = { $n ->
    [one] { $n }{ colour-ou } hvězdu
    [few] { $n }{ colour-e } hvězdy
    [many] { $n }{ colour-e } hvězdy
   *[other] { $n }{ colour-ych } hvězd
}
count-star-locative = { $n ->
    [one] { $n }{ colour-e } hvězdě
    [few] { $n }{ colour-ych } hvězdách
    [many] { $n }{ colour-e } hvězdy
   *[other] { $n }{ colour-ych } hvězdách
}
count-star-instrumental = { $n ->
    [one] { $n }{ colour-ou } hvězdou
    [few] { $n }{ colour-ymi } hvězdami
    [many] { $n }{ colour-e } hvězdy
   *[other] { $n }{ colour-ymi } hvězdami
}

-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta
        [genitive] karty
        [accusative] kartu
        [locative] kartě
        [instrumental] kartou
    }
    [plural] { $case ->
       *[nominative] karty
        [genitive] karet
        [accusative] karty
        [locative] kartách
        [instrumental] kartami
    }
}
count-card = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } karta
        [few] { $n }{ colour-e } karty
        [many] { $n }{ colour-e } karty
       *[other] { $n }{ colour-ych } karet
    }
    [genitive] { count-card-genitive }
    [accusative] { count-card-accusative }
    [locative] { count-card-locative }
    [instrumental] { count-card-instrumental }
}
count-card-genitive = { $n ->
    [one] { $n }{ colour-e } karty
    [few] { $n }{ colour-ych } karet
    [many] { $n }{ colour-e } karty
   *[other] { $n }{ colour-ych } karet
}
count-card-accusative = { $n ->
    [one] { $n }{ colour-ou } kartu
    [few] { $n }{ colour-e } karty
    [many] { $n }{ colour-e } karty
   *[other] { $n }{ colour-ych } karet
}
count-card-locative = { $n ->
    [one] { $n }{ colour-e } kartě
    [few] { $n }{ colour-ych } kartách
    [many] { $n }{ colour-e } karty
   *[other] { $n }{ colour-ych } kartách
}
count-card-instrumental = { $n ->
    [one] { $n }{ colour-ou } kartou
    [few] { $n }{ colour-ymi } kartami
    [many] { $n }{ colour-e } karty
   *[other] { $n }{ colour-ymi } kartami
}

-token = { $number ->
   *[singular] { $case ->
       *[nominative] žeton
        [genitive] žetonu
        [accusative] žeton
        [locative] žetonu
        [instrumental] žetonem
    }
    [plural] { $case ->
       *[nominative] žetony
        [genitive] žetonů
        [accusative] žetony
        [locative] žetonech
        [instrumental] žetony
    }
}
count-token = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } žeton
        [few] { $n }{ colour-e } žetony
        [many] { $n }{ colour-eho } žetonu
       *[other] { $n }{ colour-ych } žetonů
    }
    [genitive] { count-token-genitive }
    [accusative] { count-token-accusative }
    [locative] { count-token-locative }
    [instrumental] { count-token-instrumental }
}
count-token-genitive = { $n ->
    [one] { $n }{ colour-eho } žetonu
    [few] { $n }{ colour-ych } žetonů
    [many] { $n }{ colour-eho } žetonu
   *[other] { $n }{ colour-ych } žetonů
}
count-token-accusative = { $n ->
    [one] { $n }{ colour-y } žeton
    [few] { $n }{ colour-e } žetony
    [many] { $n }{ colour-eho } žetonu
   *[other] { $n }{ colour-ych } žetonů
}
count-token-locative = { $n ->
    [one] { $n }{ colour-em } žetonu
    [few] { $n }{ colour-ych } žetonech
    [many] { $n }{ colour-eho } žetonu
   *[other] { $n }{ colour-ych } žetonech
}
count-token-instrumental = { $n ->
    [one] { $n }{ colour-ym } žetonem
    [few] { $n }{ colour-ymi } žetony
    [many] { $n }{ colour-eho } žetonu
   *[other] { $n }{ colour-ymi } žetony
}

-tile = { $number ->
   *[singular] { $case ->
       *[nominative] destička
        [genitive] destičky
        [accusative] destičku
        [locative] destičce
        [instrumental] destičkou
    }
    [plural] { $case ->
       *[nominative] destičky
        [genitive] destiček
        [accusative] destičky
        [locative] destičkách
        [instrumental] destičkami
    }
}
count-tile = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } destička
        [few] { $n }{ colour-e } destičky
        [many] { $n }{ colour-e } destičky
       *[other] { $n }{ colour-ych } destiček
    }
    [genitive] { count-tile-genitive }
    [accusative] { count-tile-accusative }
    [locative] { count-tile-locative }
    [instrumental] { count-tile-instrumental }
}
count-tile-genitive = { $n ->
    [one] { $n }{ colour-e } destičky
    [few] { $n }{ colour-ych } destiček
    [many] { $n }{ colour-e } destičky
   *[other] { $n }{ colour-ych } destiček
}
count-tile-accusative = { $n ->
    [one] { $n }{ colour-ou } destičku
    [few] { $n }{ colour-e } destičky
    [many] { $n }{ colour-e } destičky
   *[other] { $n }{ colour-ych } destiček
}
count-tile-locative = { $n ->
    [one] { $n }{ colour-e } destičce
    [few] { $n }{ colour-ych } destičkách
    [many] { $n }{ colour-e } destičky
   *[other] { $n }{ colour-ych } destičkách
}
count-tile-instrumental = { $n ->
    [one] { $n }{ colour-ou } destičkou
    [few] { $n }{ colour-ymi } destičkami
    [many] { $n }{ colour-e } destičky
   *[other] { $n }{ colour-ymi } destičkami
}

-moon = { $number ->
   *[singular] { $case ->
       *[nominative] měsíc
        [genitive] měsíce
        [accusative] měsíc
        [locative] měsíci
        [instrumental] měsícem
    }
    [plural] { $case ->
       *[nominative] měsíce
        [genitive] měsíců
        [accusative] měsíce
        [locative] měsících
        [instrumental] měsíci
    }
}
count-moon = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } měsíc
        [few] { $n }{ colour-e } měsíce
        [many] { $n }{ colour-eho } měsíce
       *[other] { $n }{ colour-ych } měsíců
    }
    [genitive] { count-moon-genitive }
    [accusative] { count-moon-accusative }
    [locative] { count-moon-locative }
    [instrumental] { count-moon-instrumental }
}
count-moon-genitive = { $n ->
    [one] { $n }{ colour-eho } měsíce
    [few] { $n }{ colour-ych } měsíců
    [many] { $n }{ colour-eho } měsíce
   *[other] { $n }{ colour-ych } měsíců
}
count-moon-accusative = { $n ->
    [one] { $n }{ colour-y } měsíc
    [few] { $n }{ colour-e } měsíce
    [many] { $n }{ colour-eho } měsíce
   *[other] { $n }{ colour-ych } měsíců
}
count-moon-locative = { $n ->
    [one] { $n }{ colour-em } měsíci
    [few] { $n }{ colour-ych } měsících
    [many] { $n }{ colour-eho } měsíce
   *[other] { $n }{ colour-ych } měsících
}
count-moon-instrumental = { $n ->
    [one] { $n }{ colour-ym } měsícem
    [few] { $n }{ colour-ymi } měsíci
    [many] { $n }{ colour-eho } měsíce
   *[other] { $n }{ colour-ymi } měsíci
}

-black-hole = { $number ->
   *[singular] { $case ->
       *[nominative] černá díra
        [genitive] černé díry
        [accusative] černou díru
        [locative] černé díře
        [instrumental] černou dírou
    }
    [plural] { $case ->
       *[nominative] černé díry
        [genitive] černých děr
        [accusative] černé díry
        [locative] černých dírách
        [instrumental] černými dírami
    }
}
count-black-hole = { $case ->
   *[nominative] { $n ->
        [one] { $n } černá díra
        [few] { $n } černé díry
        [many] { $n } černé díry
       *[other] { $n } černých děr
    }
    [genitive] { count-black-hole-genitive }
    [accusative] { count-black-hole-accusative }
    [locative] { count-black-hole-locative }
    [instrumental] { count-black-hole-instrumental }
}
count-black-hole-genitive = { $n ->
    [one] { $n } černé díry
    [few] { $n } černých děr
    [many] { $n } černé díry
   *[other] { $n } černých děr
}
count-black-hole-accusative = { $n ->
    [one] { $n } černou díru
    [few] { $n } černé díry
    [many] { $n } černé díry
   *[other] { $n } černých děr
}
count-black-hole-locative = { $n ->
    [one] { $n } černé díře
    [few] { $n } černých dírách
    [many] { $n } černé díry
   *[other] { $n } černých dírách
}
count-black-hole-instrumental = { $n ->
    [one] { $n } černou dírou
    [few] { $n } černými dírami
    [many] { $n } černé díry
   *[other] { $n } černými dírami
}

-galaxy = { $number ->
   *[singular] { $case ->
       *[nominative] galaxie
        [genitive] galaxie
        [accusative] galaxii
        [locative] galaxii
        [instrumental] galaxií
    }
    [plural] { $case ->
       *[nominative] galaxie
        [genitive] galaxií
        [accusative] galaxie
        [locative] galaxiích
        [instrumental] galaxiemi
    }
}
count-galaxy = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } galaxie
        [few] { $n }{ colour-e } galaxie
        [many] { $n }{ colour-e } galaxie
       *[other] { $n }{ colour-ych } galaxií
    }
    [genitive] { count-galaxy-genitive }
    [accusative] { count-galaxy-accusative }
    [locative] { count-galaxy-locative }
    [instrumental] { count-galaxy-instrumental }
}
count-galaxy-genitive = { $n ->
    [one] { $n }{ colour-e } galaxie
    [few] { $n }{ colour-ych } galaxií
    [many] { $n }{ colour-e } galaxie
   *[other] { $n }{ colour-ych } galaxií
}
count-galaxy-accusative = { $n ->
    [one] { $n }{ colour-ou } galaxii
    [few] { $n }{ colour-e } galaxie
    [many] { $n }{ colour-e } galaxie
   *[other] { $n }{ colour-ych } galaxií
}
count-galaxy-locative = { $n ->
    [one] { $n }{ colour-e } galaxii
    [few] { $n }{ colour-ych } galaxiích
    [many] { $n }{ colour-e } galaxie
   *[other] { $n }{ colour-ych } galaxiích
}
count-galaxy-instrumental = { $n ->
    [one] { $n }{ colour-ou } galaxií
    [few] { $n }{ colour-ymi } galaxiemi
    [many] { $n }{ colour-e } galaxie
   *[other] { $n }{ colour-ymi } galaxiemi
}

-constellation = { $number ->
   *[singular] { $case ->
       *[nominative] souhvězdí
        [genitive] souhvězdí
        [accusative] souhvězdí
        [locative] souhvězdí
        [instrumental] souhvězdím
    }
    [plural] { $case ->
       *[nominative] souhvězdí
        [genitive] souhvězdí
        [accusative] souhvězdí
        [locative] souhvězdích
        [instrumental] souhvězdími
    }
}
count-constellation = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-e } souhvězdí
        [few] { $n }{ colour-a } souhvězdí
        [many] { $n }{ colour-eho } souhvězdí
       *[other] { $n }{ colour-ych } souhvězdí
    }
    [genitive] { count-constellation-genitive }
    [accusative] { count-constellation-accusative }
    [locative] { count-constellation-locative }
    [instrumental] { count-constellation-instrumental }
}
count-constellation-genitive = { $n ->
    [one] { $n }{ colour-eho } souhvězdí
    [few] { $n }{ colour-ych } souhvězdí
    [many] { $n }{ colour-eho } souhvězdí
   *[other] { $n }{ colour-ych } souhvězdí
}
count-constellation-accusative = { $n ->
    [one] { $n }{ colour-e } souhvězdí
    [few] { $n }{ colour-a } souhvězdí
    [many] { $n }{ colour-eho } souhvězdí
   *[other] { $n }{ colour-ych } souhvězdí
}
count-constellation-locative = { $n ->
    [one] { $n }{ colour-em } souhvězdí
    [few] { $n }{ colour-ych } souhvězdích
    [many] { $n }{ colour-eho } souhvězdí
   *[other] { $n }{ colour-ych } souhvězdích
}
count-constellation-instrumental = { $n ->
    [one] { $n }{ colour-ym } souhvězdím
    [few] { $n }{ colour-ymi } souhvězdími
    [many] { $n }{ colour-eho } souhvězdí
   *[other] { $n }{ colour-ymi } souhvězdími
}

-orbit = { $number ->
   *[singular] { $case ->
       *[nominative] orbita
        [genitive] orbity
        [accusative] orbitu
        [locative] orbitě
        [instrumental] orbitou
    }
    [plural] { $case ->
       *[nominative] orbity
        [genitive] orbit
        [accusative] orbity
        [locative] orbitách
        [instrumental] orbitami
    }
}
count-orbit = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } orbita
        [few] { $n }{ colour-e } orbity
        [many] { $n }{ colour-e } orbity
       *[other] { $n }{ colour-ych } orbit
    }
    [genitive] { count-orbit-genitive }
    [accusative] { count-orbit-accusative }
    [locative] { count-orbit-locative }
    [instrumental] { count-orbit-instrumental }
}
count-orbit-genitive = { $n ->
    [one] { $n }{ colour-e } orbity
    [few] { $n }{ colour-ych } orbit
    [many] { $n }{ colour-e } orbity
   *[other] { $n }{ colour-ych } orbit
}
count-orbit-accusative = { $n ->
    [one] { $n }{ colour-ou } orbitu
    [few] { $n }{ colour-e } orbity
    [many] { $n }{ colour-e } orbity
   *[other] { $n }{ colour-ych } orbit
}
count-orbit-locative = { $n ->
    [one] { $n }{ colour-e } orbitě
    [few] { $n }{ colour-ych } orbitách
    [many] { $n }{ colour-e } orbity
   *[other] { $n }{ colour-ych } orbitách
}
count-orbit-instrumental = { $n ->
    [one] { $n }{ colour-ou } orbitou
    [few] { $n }{ colour-ymi } orbitami
    [many] { $n }{ colour-e } orbity
   *[other] { $n }{ colour-ymi } orbitami
}

-cell = { $number ->
   *[singular] { $case ->
       *[nominative] políčko
        [genitive] políčka
        [accusative] políčko
        [locative] políčku
        [instrumental] políčkem
    }
    [plural] { $case ->
       *[nominative] políčka
        [genitive] políček
        [accusative] políčka
        [locative] políčkách
        [instrumental] políčky
    }
}
count-cell = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-e } políčko
        [few] { $n }{ colour-a } políčka
        [many] { $n }{ colour-eho } políčka
       *[other] { $n }{ colour-ych } políček
    }
    [genitive] { count-cell-genitive }
    [accusative] { count-cell-accusative }
    [locative] { count-cell-locative }
    [instrumental] { count-cell-instrumental }
}
count-cell-genitive = { $n ->
    [one] { $n }{ colour-eho } políčka
    [few] { $n }{ colour-ych } políček
    [many] { $n }{ colour-eho } políčka
   *[other] { $n }{ colour-ych } políček
}
count-cell-accusative = { $n ->
    [one] { $n }{ colour-e } políčko
    [few] { $n }{ colour-a } políčka
    [many] { $n }{ colour-eho } políčka
   *[other] { $n }{ colour-ych } políček
}
count-cell-locative = { $n ->
    [one] { $n }{ colour-em } políčku
    [few] { $n }{ colour-ych } políčkách
    [many] { $n }{ colour-eho } políčka
   *[other] { $n }{ colour-ych } políčkách
}
count-cell-instrumental = { $n ->
    [one] { $n }{ colour-ym } políčkem
    [few] { $n }{ colour-ymi } políčky
    [many] { $n }{ colour-eho } políčka
   *[other] { $n }{ colour-ymi } políčky
}

-link = { $number ->
   *[singular] { $case ->
       *[nominative] spojnice
        [genitive] spojnice
        [accusative] spojnici
        [locative] spojnici
        [instrumental] spojnicí
    }
    [plural] { $case ->
       *[nominative] spojnice
        [genitive] spojnic
        [accusative] spojnice
        [locative] spojnicích
        [instrumental] spojnicemi
    }
}
count-link = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } spojnice
        [few] { $n }{ colour-e } spojnice
        [many] { $n }{ colour-e } spojnice
       *[other] { $n }{ colour-ych } spojnic
    }
    [genitive] { count-link-genitive }
    [accusative] { count-link-accusative }
    [locative] { count-link-locative }
    [instrumental] { count-link-instrumental }
}
count-link-genitive = { $n ->
    [one] { $n }{ colour-e } spojnice
    [few] { $n }{ colour-ych } spojnic
    [many] { $n }{ colour-e } spojnice
   *[other] { $n }{ colour-ych } spojnic
}
count-link-accusative = { $n ->
    [one] { $n }{ colour-ou } spojnici
    [few] { $n }{ colour-e } spojnice
    [many] { $n }{ colour-e } spojnice
   *[other] { $n }{ colour-ych } spojnic
}
count-link-locative = { $n ->
    [one] { $n }{ colour-e } spojnici
    [few] { $n }{ colour-ych } spojnicích
    [many] { $n }{ colour-e } spojnice
   *[other] { $n }{ colour-ych } spojnicích
}
count-link-instrumental = { $n ->
    [one] { $n }{ colour-ou } spojnicí
    [few] { $n }{ colour-ymi } spojnicemi
    [many] { $n }{ colour-e } spojnice
   *[other] { $n }{ colour-ymi } spojnicemi
}

-pair = { $number ->
   *[singular] { $case ->
       *[nominative] dvojice
        [genitive] dvojice
        [accusative] dvojici
        [locative] dvojici
        [instrumental] dvojicí
    }
    [plural] { $case ->
       *[nominative] dvojice
        [genitive] dvojic
        [accusative] dvojice
        [locative] dvojicích
        [instrumental] dvojicemi
    }
}
count-pair = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } dvojice
        [few] { $n }{ colour-e } dvojice
        [many] { $n }{ colour-e } dvojice
       *[other] { $n }{ colour-ych } dvojic
    }
    [genitive] { count-pair-genitive }
    [accusative] { count-pair-accusative }
    [locative] { count-pair-locative }
    [instrumental] { count-pair-instrumental }
}
count-pair-genitive = { $n ->
    [one] { $n }{ colour-e } dvojice
    [few] { $n }{ colour-ych } dvojic
    [many] { $n }{ colour-e } dvojice
   *[other] { $n }{ colour-ych } dvojic
}
count-pair-accusative = { $n ->
    [one] { $n }{ colour-ou } dvojici
    [few] { $n }{ colour-e } dvojice
    [many] { $n }{ colour-e } dvojice
   *[other] { $n }{ colour-ych } dvojic
}
count-pair-locative = { $n ->
    [one] { $n }{ colour-e } dvojici
    [few] { $n }{ colour-ych } dvojicích
    [many] { $n }{ colour-e } dvojice
   *[other] { $n }{ colour-ych } dvojicích
}
count-pair-instrumental = { $n ->
    [one] { $n }{ colour-ou } dvojicí
    [few] { $n }{ colour-ymi } dvojicemi
    [many] { $n }{ colour-e } dvojice
   *[other] { $n }{ colour-ymi } dvojicemi
}

-colour = { $number ->
   *[singular] { $case ->
       *[nominative] barva
        [genitive] barvy
        [accusative] barvu
        [locative] barvě
        [instrumental] barvou
    }
    [plural] { $case ->
       *[nominative] barvy
        [genitive] barev
        [accusative] barvy
        [locative] barvách
        [instrumental] barvami
    }
}
count-colour = { $case ->
   *[nominative] { $n ->
        [one] { $n } barva
        [few] { $n } barvy
        [many] { $n } barvy
       *[other] { $n } barev
    }
    [genitive] { count-colour-genitive }
    [accusative] { count-colour-accusative }
    [locative] { count-colour-locative }
    [instrumental] { count-colour-instrumental }
}
count-colour-genitive = { $n ->
    [one] { $n } barvy
    [few] { $n } barev
    [many] { $n } barvy
   *[other] { $n } barev
}
count-colour-accusative = { $n ->
    [one] { $n } barvu
    [few] { $n } barvy
    [many] { $n } barvy
   *[other] { $n } barev
}
count-colour-locative = { $n ->
    [one] { $n } barvě
    [few] { $n } barvách
    [many] { $n } barvy
   *[other] { $n } barvách
}
count-colour-instrumental = { $n ->
    [one] { $n } barvou
    [few] { $n } barvami
    [many] { $n } barvy
   *[other] { $n } barvami
}

-planet = { $number ->
   *[singular] { $case ->
       *[nominative] planeta
        [genitive] planety
        [accusative] planetu
        [locative] planetě
        [instrumental] planetou
    }
    [plural] { $case ->
       *[nominative] planety
        [genitive] planet
        [accusative] planety
        [locative] planetách
        [instrumental] planetami
    }
}
count-planet = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } planeta
        [few] { $n }{ colour-e } planety
        [many] { $n }{ colour-e } planety
       *[other] { $n }{ colour-ych } planet
    }
    [genitive] { count-planet-genitive }
    [accusative] { count-planet-accusative }
    [locative] { count-planet-locative }
    [instrumental] { count-planet-instrumental }
}
count-planet-genitive = { $n ->
    [one] { $n }{ colour-e } planety
    [few] { $n }{ colour-ych } planet
    [many] { $n }{ colour-e } planety
   *[other] { $n }{ colour-ych } planet
}
count-planet-accusative = { $n ->
    [one] { $n }{ colour-ou } planetu
    [few] { $n }{ colour-e } planety
    [many] { $n }{ colour-e } planety
   *[other] { $n }{ colour-ych } planet
}
count-planet-locative = { $n ->
    [one] { $n }{ colour-e } planetě
    [few] { $n }{ colour-ych } planetách
    [many] { $n }{ colour-e } planety
   *[other] { $n }{ colour-ych } planetách
}
count-planet-instrumental = { $n ->
    [one] { $n }{ colour-ou } planetou
    [few] { $n }{ colour-ymi } planetami
    [many] { $n }{ colour-e } planety
   *[other] { $n }{ colour-ymi } planetami
}

-ship = { $number ->
   *[singular] { $case ->
       *[nominative] loď
        [genitive] lodi
        [accusative] loď
        [locative] lodi
        [instrumental] lodí
    }
    [plural] { $case ->
       *[nominative] lodě
        [genitive] lodí
        [accusative] lodě
        [locative] lodích
        [instrumental] loděmi
    }
}
count-ship = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } loď
        [few] { $n }{ colour-e } lodě
        [many] { $n }{ colour-e } lodi
       *[other] { $n }{ colour-ych } lodí
    }
    [genitive] { count-ship-genitive }
    [accusative] { count-ship-accusative }
    [locative] { count-ship-locative }
    [instrumental] { count-ship-instrumental }
}
count-ship-genitive = { $n ->
    [one] { $n }{ colour-e } lodi
    [few] { $n }{ colour-ych } lodí
    [many] { $n }{ colour-e } lodi
   *[other] { $n }{ colour-ych } lodí
}
count-ship-accusative = { $n ->
    [one] { $n }{ colour-ou } loď
    [few] { $n }{ colour-e } lodě
    [many] { $n }{ colour-e } lodi
   *[other] { $n }{ colour-ych } lodí
}
count-ship-locative = { $n ->
    [one] { $n }{ colour-e } lodi
    [few] { $n }{ colour-ych } lodích
    [many] { $n }{ colour-e } lodi
   *[other] { $n }{ colour-ych } lodích
}
count-ship-instrumental = { $n ->
    [one] { $n }{ colour-ou } lodí
    [few] { $n }{ colour-ymi } loděmi
    [many] { $n }{ colour-e } lodi
   *[other] { $n }{ colour-ymi } loděmi
}

-turn = { $number ->
   *[singular] { $case ->
       *[nominative] tah
        [genitive] tahu
        [accusative] tah
        [locative] tahu
        [instrumental] tahem
    }
    [plural] { $case ->
       *[nominative] tahy
        [genitive] tahů
        [accusative] tahy
        [locative] tazích
        [instrumental] tahy
    }
}
count-turn = { $case ->
   *[nominative] { $n ->
        [one] { $n } tah
        [few] { $n } tahy
        [many] { $n } tahu
       *[other] { $n } tahů
    }
    [genitive] { count-turn-genitive }
    [accusative] { count-turn-accusative }
    [locative] { count-turn-locative }
    [instrumental] { count-turn-instrumental }
}
count-turn-genitive = { $n ->
    [one] { $n } tahu
    [few] { $n } tahů
    [many] { $n } tahu
   *[other] { $n } tahů
}
count-turn-accusative = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}
count-turn-locative = { $n ->
    [one] { $n } tahu
    [few] { $n } tazích
    [many] { $n } tahu
   *[other] { $n } tazích
}
count-turn-instrumental = { $n ->
    [one] { $n } tahem
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahy
}

-round = { $number ->
   *[singular] { $case ->
       *[nominative] kolo
        [genitive] kola
        [accusative] kolo
        [locative] kole
        [instrumental] kolem
    }
    [plural] { $case ->
       *[nominative] kola
        [genitive] kol
        [accusative] kola
        [locative] kolech
        [instrumental] koly
    }
}
count-round = { $case ->
   *[nominative] { $n ->
        [one] { $n } kolo
        [few] { $n } kola
        [many] { $n } kola
       *[other] { $n } kol
    }
    [genitive] { count-round-genitive }
    [accusative] { count-round-accusative }
    [locative] { count-round-locative }
    [instrumental] { count-round-instrumental }
}
count-round-genitive = { $n ->
    [one] { $n } kola
    [few] { $n } kol
    [many] { $n } kola
   *[other] { $n } kol
}
count-round-accusative = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
count-round-locative = { $n ->
    [one] { $n } kole
    [few] { $n } kolech
    [many] { $n } kola
   *[other] { $n } kolech
}
count-round-instrumental = { $n ->
    [one] { $n } kolem
    [few] { $n } koly
    [many] { $n } kola
   *[other] { $n } koly
}

-player = { $number ->
   *[singular] { $case ->
       *[nominative] hráč
        [genitive] hráče
        [accusative] hráče
        [locative] hráči
        [instrumental] hráčem
    }
    [plural] { $case ->
       *[nominative] hráči
        [genitive] hráčů
        [accusative] hráče
        [locative] hráčích
        [instrumental] hráči
    }
}
count-player = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } hráč
        [few] { $n }{ colour-i } hráči
        [many] { $n }{ colour-eho } hráče
       *[other] { $n }{ colour-ych } hráčů
    }
    [genitive] { count-player-genitive }
    [accusative] { count-player-accusative }
    [locative] { count-player-locative }
    [instrumental] { count-player-instrumental }
}
count-player-genitive = { $n ->
    [one] { $n }{ colour-eho } hráče
    [few] { $n }{ colour-ych } hráčů
    [many] { $n }{ colour-eho } hráče
   *[other] { $n }{ colour-ych } hráčů
}
count-player-accusative = { $n ->
    [one] { $n }{ colour-eho } hráče
    [few] { $n }{ colour-e } hráče
    [many] { $n }{ colour-eho } hráče
   *[other] { $n }{ colour-ych } hráčů
}
count-player-locative = { $n ->
    [one] { $n }{ colour-em } hráči
    [few] { $n }{ colour-ych } hráčích
    [many] { $n }{ colour-eho } hráče
   *[other] { $n }{ colour-ych } hráčích
}
count-player-instrumental = { $n ->
    [one] { $n }{ colour-ym } hráčem
    [few] { $n }{ colour-ymi } hráči
    [many] { $n }{ colour-eho } hráče
   *[other] { $n }{ colour-ymi } hráči
}

-die = { $number ->
   *[singular] { $case ->
       *[nominative] kostka
        [genitive] kostky
        [accusative] kostku
        [locative] kostce
        [instrumental] kostkou
    }
    [plural] { $case ->
       *[nominative] kostky
        [genitive] kostek
        [accusative] kostky
        [locative] kostkách
        [instrumental] kostkami
    }
}
count-die = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } kostka
        [few] { $n }{ colour-e } kostky
        [many] { $n }{ colour-e } kostky
       *[other] { $n }{ colour-ych } kostek
    }
    [genitive] { count-die-genitive }
    [accusative] { count-die-accusative }
    [locative] { count-die-locative }
    [instrumental] { count-die-instrumental }
}
count-die-genitive = { $n ->
    [one] { $n }{ colour-e } kostky
    [few] { $n }{ colour-ych } kostek
    [many] { $n }{ colour-e } kostky
   *[other] { $n }{ colour-ych } kostek
}
count-die-accusative = { $n ->
    [one] { $n }{ colour-ou } kostku
    [few] { $n }{ colour-e } kostky
    [many] { $n }{ colour-e } kostky
   *[other] { $n }{ colour-ych } kostek
}
count-die-locative = { $n ->
    [one] { $n }{ colour-e } kostce
    [few] { $n }{ colour-ych } kostkách
    [many] { $n }{ colour-e } kostky
   *[other] { $n }{ colour-ych } kostkách
}
count-die-instrumental = { $n ->
    [one] { $n }{ colour-ou } kostkou
    [few] { $n }{ colour-ymi } kostkami
    [many] { $n }{ colour-e } kostky
   *[other] { $n }{ colour-ymi } kostkami
}

-step = { $number ->
   *[singular] { $case ->
       *[nominative] krok
        [genitive] kroku
        [accusative] krok
        [locative] kroku
        [instrumental] krokem
    }
    [plural] { $case ->
       *[nominative] kroky
        [genitive] kroků
        [accusative] kroky
        [locative] krocích
        [instrumental] kroky
    }
}
count-step = { $case ->
   *[nominative] { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    }
    [genitive] { count-step-genitive }
    [accusative] { count-step-accusative }
    [locative] { count-step-locative }
    [instrumental] { count-step-instrumental }
}
count-step-genitive = { $n ->
    [one] { $n } kroku
    [few] { $n } kroků
    [many] { $n } kroku
   *[other] { $n } kroků
}
count-step-accusative = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
count-step-locative = { $n ->
    [one] { $n } kroku
    [few] { $n } krocích
    [many] { $n } kroku
   *[other] { $n } krocích
}
count-step-instrumental = { $n ->
    [one] { $n } krokem
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroky
}

-resource = { $number ->
   *[singular] { $case ->
       *[nominative] zdroj
        [genitive] zdroje
        [accusative] zdroj
        [locative] zdroji
        [instrumental] zdrojem
    }
    [plural] { $case ->
       *[nominative] zdroje
        [genitive] zdrojů
        [accusative] zdroje
        [locative] zdrojích
        [instrumental] zdroji
    }
}
count-resource = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } zdroj
        [few] { $n }{ colour-e } zdroje
        [many] { $n }{ colour-eho } zdroje
       *[other] { $n }{ colour-ych } zdrojů
    }
    [genitive] { count-resource-genitive }
    [accusative] { count-resource-accusative }
    [locative] { count-resource-locative }
    [instrumental] { count-resource-instrumental }
}
count-resource-genitive = { $n ->
    [one] { $n }{ colour-eho } zdroje
    [few] { $n }{ colour-ych } zdrojů
    [many] { $n }{ colour-eho } zdroje
   *[other] { $n }{ colour-ych } zdrojů
}
count-resource-accusative = { $n ->
    [one] { $n }{ colour-y } zdroj
    [few] { $n }{ colour-e } zdroje
    [many] { $n }{ colour-eho } zdroje
   *[other] { $n }{ colour-ych } zdrojů
}
count-resource-locative = { $n ->
    [one] { $n }{ colour-em } zdroji
    [few] { $n }{ colour-ych } zdrojích
    [many] { $n }{ colour-eho } zdroje
   *[other] { $n }{ colour-ych } zdrojích
}
count-resource-instrumental = { $n ->
    [one] { $n }{ colour-ym } zdrojem
    [few] { $n }{ colour-ymi } zdroji
    [many] { $n }{ colour-eho } zdroje
   *[other] { $n }{ colour-ymi } zdroji
}

-sheet = { $number ->
   *[singular] { $case ->
       *[nominative] arch
        [genitive] archu
        [accusative] arch
        [locative] archu
        [instrumental] archem
    }
    [plural] { $case ->
       *[nominative] archy
        [genitive] archů
        [accusative] archy
        [locative] arších
        [instrumental] archy
    }
}
count-sheet = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } arch
        [few] { $n }{ colour-e } archy
        [many] { $n }{ colour-eho } archu
       *[other] { $n }{ colour-ych } archů
    }
    [genitive] { count-sheet-genitive }
    [accusative] { count-sheet-accusative }
    [locative] { count-sheet-locative }
    [instrumental] { count-sheet-instrumental }
}
count-sheet-genitive = { $n ->
    [one] { $n }{ colour-eho } archu
    [few] { $n }{ colour-ych } archů
    [many] { $n }{ colour-eho } archu
   *[other] { $n }{ colour-ych } archů
}
count-sheet-accusative = { $n ->
    [one] { $n }{ colour-y } arch
    [few] { $n }{ colour-e } archy
    [many] { $n }{ colour-eho } archu
   *[other] { $n }{ colour-ych } archů
}
count-sheet-locative = { $n ->
    [one] { $n }{ colour-em } archu
    [few] { $n }{ colour-ych } arších
    [many] { $n }{ colour-eho } archu
   *[other] { $n }{ colour-ych } arších
}
count-sheet-instrumental = { $n ->
    [one] { $n }{ colour-ym } archem
    [few] { $n }{ colour-ymi } archy
    [many] { $n }{ colour-eho } archu
   *[other] { $n }{ colour-ymi } archy
}

-page = { $number ->
   *[singular] { $case ->
       *[nominative] stránka
        [genitive] stránky
        [accusative] stránku
        [locative] stránce
        [instrumental] stránkou
    }
    [plural] { $case ->
       *[nominative] stránky
        [genitive] stránek
        [accusative] stránky
        [locative] stránkách
        [instrumental] stránkami
    }
}
count-page = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } stránka
        [few] { $n }{ colour-e } stránky
        [many] { $n }{ colour-e } stránky
       *[other] { $n }{ colour-ych } stránek
    }
    [genitive] { count-page-genitive }
    [accusative] { count-page-accusative }
    [locative] { count-page-locative }
    [instrumental] { count-page-instrumental }
}
count-page-genitive = { $n ->
    [one] { $n }{ colour-e } stránky
    [few] { $n }{ colour-ych } stránek
    [many] { $n }{ colour-e } stránky
   *[other] { $n }{ colour-ych } stránek
}
count-page-accusative = { $n ->
    [one] { $n }{ colour-ou } stránku
    [few] { $n }{ colour-e } stránky
    [many] { $n }{ colour-e } stránky
   *[other] { $n }{ colour-ych } stránek
}
count-page-locative = { $n ->
    [one] { $n }{ colour-e } stránce
    [few] { $n }{ colour-ych } stránkách
    [many] { $n }{ colour-e } stránky
   *[other] { $n }{ colour-ych } stránkách
}
count-page-instrumental = { $n ->
    [one] { $n }{ colour-ou } stránkou
    [few] { $n }{ colour-ymi } stránkami
    [many] { $n }{ colour-e } stránky
   *[other] { $n }{ colour-ymi } stránkami
}

-copy = { $number ->
   *[singular] { $case ->
       *[nominative] kopie
        [genitive] kopie
        [accusative] kopii
        [locative] kopii
        [instrumental] kopií
    }
    [plural] { $case ->
       *[nominative] kopie
        [genitive] kopií
        [accusative] kopie
        [locative] kopiích
        [instrumental] kopiemi
    }
}
count-copy = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } kopie
        [few] { $n }{ colour-e } kopie
        [many] { $n }{ colour-e } kopie
       *[other] { $n }{ colour-ych } kopií
    }
    [genitive] { count-copy-genitive }
    [accusative] { count-copy-accusative }
    [locative] { count-copy-locative }
    [instrumental] { count-copy-instrumental }
}
count-copy-genitive = { $n ->
    [one] { $n }{ colour-e } kopie
    [few] { $n }{ colour-ych } kopií
    [many] { $n }{ colour-e } kopie
   *[other] { $n }{ colour-ych } kopií
}
count-copy-accusative = { $n ->
    [one] { $n }{ colour-ou } kopii
    [few] { $n }{ colour-e } kopie
    [many] { $n }{ colour-e } kopie
   *[other] { $n }{ colour-ych } kopií
}
count-copy-locative = { $n ->
    [one] { $n }{ colour-e } kopii
    [few] { $n }{ colour-ych } kopiích
    [many] { $n }{ colour-e } kopie
   *[other] { $n }{ colour-ych } kopiích
}
count-copy-instrumental = { $n ->
    [one] { $n }{ colour-ou } kopií
    [few] { $n }{ colour-ymi } kopiemi
    [many] { $n }{ colour-e } kopie
   *[other] { $n }{ colour-ymi } kopiemi
}

## What the press prints

side-front = líc
side-back = rub
mark-cut = odříznout
mark-fold = ohnout
mark-glue = slepit
print-true-size = Vytiskněte v měřítku 100 %

# A sheet of a job; $side is front or back, or is not given.
sheet-title = { $name }, arch { $number }{ $side ->
   *[none] { "" }
    [front] , líc
    [back] , rub
}

# How the parts of a board are joined; $overlap in mm.
board-join = Sousední díly se překrývají o { $overlap } mm. Jeden z nich odřízněte podél spáry, položte ho na druhý tak, aby se křížky kryly, a slepte je.

calibration = Kalibrace
calibration-front = Kalibrace, líc
calibration-back = Kalibrace, rub

# $edge is the edge about which the printer turns: long or short.
calibration-turned = { $paper }, obraceno podle { $edge ->
    [long] delší
   *[short] kratší
} hrany
calibration-print = 1. Vytiskněte obě strany v měřítku 100 % s obracením podle { $edge ->
    [long] delší
   *[short] kratší
} hrany. Obě pravítka měří 100 mm a pokerová karta o rozměrech 63 × 88 mm přesně zapadne do čtyř rohů.
calibration-read = 2. Podržte arch proti světlu touto stranou k sobě. Najděte čárku, na kterou přesně navazuje čárka z rubu: na vodorovné stupnici odečtěte dx, na svislé dy.
calibration-angle = 3. Stejně odečtěte stupnice A a B a obě čísla sečtěte: to je úhel. Má-li se dx změnit o více než 1 mm, nejprve ho zadejte, vytiskněte tuto stránku znovu a teprve pak odečtěte A a B.
calibration-enter = 4. Zadejte, co jste odečetli: pnp printer set NAME --dx --dy --angle. Leží-li tečka z rubu mimo malý kroužek, nedá se odečíst nic: zadejte, o kolik se má tečka zhruba posunout, a vytiskněte tuto stránku znovu.
