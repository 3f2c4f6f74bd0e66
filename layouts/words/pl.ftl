# Polish words of the house: things of games that are counted and named, and what the press prints.
#
#   count-star            5 gwiazd, with $n; with $colour 5 czerwonych gwiazd; with $case in that case
#   count-star-accusative the same in one case, for use within a sentence: "za { count-star-accusative }"
#   -star                 the noun alone: "za każdą { -star(case: "accusative") }", "{ -star(number: "plural") }"
#   colour-a-ogonek       a blank and the colour in $colour with the ending -ą: "za każdą{ colour-a-ogonek } gwiazdę";
#                         nothing where no colour is given
#
# Things that are no more than counted (points, turns, rounds, steps, colours, black holes) take no $colour.

## Colours

colour-name = { $colour ->
    [red] czerwony
    [purple] fioletowy
    [yellow] żółty
    [white] biały
    [blue] niebieski
    [orange] pomarańczowy
    [green] zielony
   *[teal] turkusowy
}
colour-y = { $colour ->
   *[none] { "" }
    [red] { " " }czerwony
    [purple] { " " }fioletowy
    [yellow] { " " }żółty
    [white] { " " }biały
    [blue] { " " }niebieski
    [orange] { " " }pomarańczowy
    [green] { " " }zielony
    [teal] { " " }turkusowy
}
colour-a = { $colour ->
   *[none] { "" }
    [red] { " " }czerwona
    [purple] { " " }fioletowa
    [yellow] { " " }żółta
    [white] { " " }biała
    [blue] { " " }niebieska
    [orange] { " " }pomarańczowa
    [green] { " " }zielona
    [teal] { " " }turkusowa
}
colour-e = { $colour ->
   *[none] { "" }
    [red] { " " }czerwone
    [purple] { " " }fioletowe
    [yellow] { " " }żółte
    [white] { " " }białe
    [blue] { " " }niebieskie
    [orange] { " " }pomarańczowe
    [green] { " " }zielone
    [teal] { " " }turkusowe
}
colour-ego = { $colour ->
   *[none] { "" }
    [red] { " " }czerwonego
    [purple] { " " }fioletowego
    [yellow] { " " }żółtego
    [white] { " " }białego
    [blue] { " " }niebieskiego
    [orange] { " " }pomarańczowego
    [green] { " " }zielonego
    [teal] { " " }turkusowego
}
colour-ej = { $colour ->
   *[none] { "" }
    [red] { " " }czerwonej
    [purple] { " " }fioletowej
    [yellow] { " " }żółtej
    [white] { " " }białej
    [blue] { " " }niebieskiej
    [orange] { " " }pomarańczowej
    [green] { " " }zielonej
    [teal] { " " }turkusowej
}
colour-a-ogonek = { $colour ->
   *[none] { "" }
    [red] { " " }czerwoną
    [purple] { " " }fioletową
    [yellow] { " " }żółtą
    [white] { " " }białą
    [blue] { " " }niebieską
    [orange] { " " }pomarańczową
    [green] { " " }zieloną
    [teal] { " " }turkusową
}
colour-ym = { $colour ->
   *[none] { "" }
    [red] { " " }czerwonym
    [purple] { " " }fioletowym
    [yellow] { " " }żółtym
    [white] { " " }białym
    [blue] { " " }niebieskim
    [orange] { " " }pomarańczowym
    [green] { " " }zielonym
    [teal] { " " }turkusowym
}
colour-ych = { $colour ->
   *[none] { "" }
    [red] { " " }czerwonych
    [purple] { " " }fioletowych
    [yellow] { " " }żółtych
    [white] { " " }białych
    [blue] { " " }niebieskich
    [orange] { " " }pomarańczowych
    [green] { " " }zielonych
    [teal] { " " }turkusowych
}
colour-ymi = { $colour ->
   *[none] { "" }
    [red] { " " }czerwonymi
    [purple] { " " }fioletowymi
    [yellow] { " " }żółtymi
    [white] { " " }białymi
    [blue] { " " }niebieskimi
    [orange] { " " }pomarańczowymi
    [green] { " " }zielonymi
    [teal] { " " }turkusowymi
}

## Things

-point = { $number ->
   *[singular] { $case ->
       *[nominative] punkt
        [genitive] punktu
        [accusative] punkt
        [locative] punkcie
        [instrumental] punktem
    }
    [plural] { $case ->
       *[nominative] punkty
        [genitive] punktów
        [accusative] punkty
        [locative] punktach
        [instrumental] punktami
    }
}
count-point = { $case ->
   *[nominative] { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
    [genitive] { count-point-genitive }
    [accusative] { count-point-accusative }
    [locative] { count-point-locative }
    [instrumental] { count-point-instrumental }
}
count-point-genitive = { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
    [many] { $n } punktów
   *[other] { $n } punktu
}
count-point-accusative = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
count-point-locative = { $n ->
    [one] { $n } punkcie
    [few] { $n } punktach
    [many] { $n } punktach
   *[other] { $n } punktu
}
count-point-instrumental = { $n ->
    [one] { $n } punktem
    [few] { $n } punktami
    [many] { $n } punktami
   *[other] { $n } punktu
}

-star = { $number ->
   *[singular] { $case ->
       *[nominative] gwiazda
        [genitive] gwiazdy
        [accusative] gwiazdę
        [locative] gwieździe
        [instrumental] gwiazdą
    }
    [plural] { $case ->
       *[nominative] gwiazdy
        [genitive] gwiazd
        [accusative] gwiazdy
        [locative] gwiazdach
        [instrumental] gwiazdami
    }
}
count-star = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } gwiazda
        [few] { $n }{ colour-e } gwiazdy
        [many] { $n }{ colour-ych } gwiazd
       *[other] { $n }{ colour-ej } gwiazdy
    }
    [genitive] { count-star-genitive }
    [accusative] { count-star-accusative }
    [locative] { count-star-locative }
    [instrumental] { count-star-instrumental }
}
count-star-genitive = { $n ->
    [one] { $n }{ colour-ej } gwiazdy
    [few] { $n }{ colour-ych } gwiazd
    [many] { $n }{ colour-ych } gwiazd
   *[other] { $n }{ colour-ej } gwiazdy
}
count-star-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } gwiazdę
    [few] { $n }{ colour-e } gwiazdy
    [many] { $n }{ colour-ych } gwiazd
   *[other] { $n }{ colour-ej } gwiazdy
}
count-star-locative = { $n ->
    [one] { $n }{ colour-ej } gwieździe
    [few] { $n }{ colour-ych } gwiazdach
    [many] { $n }{ colour-ych } gwiazdach
   *[other] { $n }{ colour-ej } gwiazdy
}
count-star-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } gwiazdą
    [few] { $n }{ colour-ymi } gwiazdami
    [many] { $n }{ colour-ymi } gwiazdami
   *[other] { $n }{ colour-ej } gwiazdy
}

-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta
        [genitive] karty
        [accusative] kartę
        [locative] karcie
        [instrumental] kartą
    }
    [plural] { $case ->
       *[nominative] karty
        [genitive] kart
        [accusative] karty
        [locative] kartach
        [instrumental] kartami
    }
}
count-card = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } karta
        [few] { $n }{ colour-e } karty
        [many] { $n }{ colour-ych } kart
       *[other] { $n }{ colour-ej } karty
    }
    [genitive] { count-card-genitive }
    [accusative] { count-card-accusative }
    [locative] { count-card-locative }
    [instrumental] { count-card-instrumental }
}
count-card-genitive = { $n ->
    [one] { $n }{ colour-ej } karty
    [few] { $n }{ colour-ych } kart
    [many] { $n }{ colour-ych } kart
   *[other] { $n }{ colour-ej } karty
}
count-card-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } kartę
    [few] { $n }{ colour-e } karty
    [many] { $n }{ colour-ych } kart
   *[other] { $n }{ colour-ej } karty
}
count-card-locative = { $n ->
    [one] { $n }{ colour-ej } karcie
    [few] { $n }{ colour-ych } kartach
    [many] { $n }{ colour-ych } kartach
   *[other] { $n }{ colour-ej } karty
}
count-card-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } kartą
    [few] { $n }{ colour-ymi } kartami
    [many] { $n }{ colour-ymi } kartami
   *[other] { $n }{ colour-ej } karty
}

-token = { $number ->
   *[singular] { $case ->
       *[nominative] żeton
        [genitive] żetonu
        [accusative] żeton
        [locative] żetonie
        [instrumental] żetonem
    }
    [plural] { $case ->
       *[nominative] żetony
        [genitive] żetonów
        [accusative] żetony
        [locative] żetonach
        [instrumental] żetonami
    }
}
count-token = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } żeton
        [few] { $n }{ colour-e } żetony
        [many] { $n }{ colour-ych } żetonów
       *[other] { $n }{ colour-ego } żetonu
    }
    [genitive] { count-token-genitive }
    [accusative] { count-token-accusative }
    [locative] { count-token-locative }
    [instrumental] { count-token-instrumental }
}
count-token-genitive = { $n ->
    [one] { $n }{ colour-ego } żetonu
    [few] { $n }{ colour-ych } żetonów
    [many] { $n }{ colour-ych } żetonów
   *[other] { $n }{ colour-ego } żetonu
}
count-token-accusative = { $n ->
    [one] { $n }{ colour-y } żeton
    [few] { $n }{ colour-e } żetony
    [many] { $n }{ colour-ych } żetonów
   *[other] { $n }{ colour-ego } żetonu
}
count-token-locative = { $n ->
    [one] { $n }{ colour-ym } żetonie
    [few] { $n }{ colour-ych } żetonach
    [many] { $n }{ colour-ych } żetonach
   *[other] { $n }{ colour-ego } żetonu
}
count-token-instrumental = { $n ->
    [one] { $n }{ colour-ym } żetonem
    [few] { $n }{ colour-ymi } żetonami
    [many] { $n }{ colour-ymi } żetonami
   *[other] { $n }{ colour-ego } żetonu
}

-tile = { $number ->
   *[singular] { $case ->
       *[nominative] kafelek
        [genitive] kafelka
        [accusative] kafelek
        [locative] kafelku
        [instrumental] kafelkiem
    }
    [plural] { $case ->
       *[nominative] kafelki
        [genitive] kafelków
        [accusative] kafelki
        [locative] kafelkach
        [instrumental] kafelkami
    }
}
count-tile = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } kafelek
        [few] { $n }{ colour-e } kafelki
        [many] { $n }{ colour-ych } kafelków
       *[other] { $n }{ colour-ego } kafelka
    }
    [genitive] { count-tile-genitive }
    [accusative] { count-tile-accusative }
    [locative] { count-tile-locative }
    [instrumental] { count-tile-instrumental }
}
count-tile-genitive = { $n ->
    [one] { $n }{ colour-ego } kafelka
    [few] { $n }{ colour-ych } kafelków
    [many] { $n }{ colour-ych } kafelków
   *[other] { $n }{ colour-ego } kafelka
}
count-tile-accusative = { $n ->
    [one] { $n }{ colour-y } kafelek
    [few] { $n }{ colour-e } kafelki
    [many] { $n }{ colour-ych } kafelków
   *[other] { $n }{ colour-ego } kafelka
}
count-tile-locative = { $n ->
    [one] { $n }{ colour-ym } kafelku
    [few] { $n }{ colour-ych } kafelkach
    [many] { $n }{ colour-ych } kafelkach
   *[other] { $n }{ colour-ego } kafelka
}
count-tile-instrumental = { $n ->
    [one] { $n }{ colour-ym } kafelkiem
    [few] { $n }{ colour-ymi } kafelkami
    [many] { $n }{ colour-ymi } kafelkami
   *[other] { $n }{ colour-ego } kafelka
}

-moon = { $number ->
   *[singular] { $case ->
       *[nominative] księżyc
        [genitive] księżyca
        [accusative] księżyc
        [locative] księżycu
        [instrumental] księżycem
    }
    [plural] { $case ->
       *[nominative] księżyce
        [genitive] księżyców
        [accusative] księżyce
        [locative] księżycach
        [instrumental] księżycami
    }
}
count-moon = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } księżyc
        [few] { $n }{ colour-e } księżyce
        [many] { $n }{ colour-ych } księżyców
       *[other] { $n }{ colour-ego } księżyca
    }
    [genitive] { count-moon-genitive }
    [accusative] { count-moon-accusative }
    [locative] { count-moon-locative }
    [instrumental] { count-moon-instrumental }
}
count-moon-genitive = { $n ->
    [one] { $n }{ colour-ego } księżyca
    [few] { $n }{ colour-ych } księżyców
    [many] { $n }{ colour-ych } księżyców
   *[other] { $n }{ colour-ego } księżyca
}
count-moon-accusative = { $n ->
    [one] { $n }{ colour-y } księżyc
    [few] { $n }{ colour-e } księżyce
    [many] { $n }{ colour-ych } księżyców
   *[other] { $n }{ colour-ego } księżyca
}
count-moon-locative = { $n ->
    [one] { $n }{ colour-ym } księżycu
    [few] { $n }{ colour-ych } księżycach
    [many] { $n }{ colour-ych } księżycach
   *[other] { $n }{ colour-ego } księżyca
}
count-moon-instrumental = { $n ->
    [one] { $n }{ colour-ym } księżycem
    [few] { $n }{ colour-ymi } księżycami
    [many] { $n }{ colour-ymi } księżycami
   *[other] { $n }{ colour-ego } księżyca
}

-black-hole = { $number ->
   *[singular] { $case ->
       *[nominative] czarna dziura
        [genitive] czarnej dziury
        [accusative] czarną dziurę
        [locative] czarnej dziurze
        [instrumental] czarną dziurą
    }
    [plural] { $case ->
       *[nominative] czarne dziury
        [genitive] czarnych dziur
        [accusative] czarne dziury
        [locative] czarnych dziurach
        [instrumental] czarnymi dziurami
    }
}
count-black-hole = { $case ->
   *[nominative] { $n ->
        [one] { $n } czarna dziura
        [few] { $n } czarne dziury
        [many] { $n } czarnych dziur
       *[other] { $n } czarnej dziury
    }
    [genitive] { count-black-hole-genitive }
    [accusative] { count-black-hole-accusative }
    [locative] { count-black-hole-locative }
    [instrumental] { count-black-hole-instrumental }
}
count-black-hole-genitive = { $n ->
    [one] { $n } czarnej dziury
    [few] { $n } czarnych dziur
    [many] { $n } czarnych dziur
   *[other] { $n } czarnej dziury
}
count-black-hole-accusative = { $n ->
    [one] { $n } czarną dziurę
    [few] { $n } czarne dziury
    [many] { $n } czarnych dziur
   *[other] { $n } czarnej dziury
}
count-black-hole-locative = { $n ->
    [one] { $n } czarnej dziurze
    [few] { $n } czarnych dziurach
    [many] { $n } czarnych dziurach
   *[other] { $n } czarnej dziury
}
count-black-hole-instrumental = { $n ->
    [one] { $n } czarną dziurą
    [few] { $n } czarnymi dziurami
    [many] { $n } czarnymi dziurami
   *[other] { $n } czarnej dziury
}

-galaxy = { $number ->
   *[singular] { $case ->
       *[nominative] galaktyka
        [genitive] galaktyki
        [accusative] galaktykę
        [locative] galaktyce
        [instrumental] galaktyką
    }
    [plural] { $case ->
       *[nominative] galaktyki
        [genitive] galaktyk
        [accusative] galaktyki
        [locative] galaktykach
        [instrumental] galaktykami
    }
}
count-galaxy = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } galaktyka
        [few] { $n }{ colour-e } galaktyki
        [many] { $n }{ colour-ych } galaktyk
       *[other] { $n }{ colour-ej } galaktyki
    }
    [genitive] { count-galaxy-genitive }
    [accusative] { count-galaxy-accusative }
    [locative] { count-galaxy-locative }
    [instrumental] { count-galaxy-instrumental }
}
count-galaxy-genitive = { $n ->
    [one] { $n }{ colour-ej } galaktyki
    [few] { $n }{ colour-ych } galaktyk
    [many] { $n }{ colour-ych } galaktyk
   *[other] { $n }{ colour-ej } galaktyki
}
count-galaxy-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } galaktykę
    [few] { $n }{ colour-e } galaktyki
    [many] { $n }{ colour-ych } galaktyk
   *[other] { $n }{ colour-ej } galaktyki
}
count-galaxy-locative = { $n ->
    [one] { $n }{ colour-ej } galaktyce
    [few] { $n }{ colour-ych } galaktykach
    [many] { $n }{ colour-ych } galaktykach
   *[other] { $n }{ colour-ej } galaktyki
}
count-galaxy-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } galaktyką
    [few] { $n }{ colour-ymi } galaktykami
    [many] { $n }{ colour-ymi } galaktykami
   *[other] { $n }{ colour-ej } galaktyki
}

-constellation = { $number ->
   *[singular] { $case ->
       *[nominative] konstelacja
        [genitive] konstelacji
        [accusative] konstelację
        [locative] konstelacji
        [instrumental] konstelacją
    }
    [plural] { $case ->
       *[nominative] konstelacje
        [genitive] konstelacji
        [accusative] konstelacje
        [locative] konstelacjach
        [instrumental] konstelacjami
    }
}
count-constellation = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } konstelacja
        [few] { $n }{ colour-e } konstelacje
        [many] { $n }{ colour-ych } konstelacji
       *[other] { $n }{ colour-ej } konstelacji
    }
    [genitive] { count-constellation-genitive }
    [accusative] { count-constellation-accusative }
    [locative] { count-constellation-locative }
    [instrumental] { count-constellation-instrumental }
}
count-constellation-genitive = { $n ->
    [one] { $n }{ colour-ej } konstelacji
    [few] { $n }{ colour-ych } konstelacji
    [many] { $n }{ colour-ych } konstelacji
   *[other] { $n }{ colour-ej } konstelacji
}
count-constellation-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } konstelację
    [few] { $n }{ colour-e } konstelacje
    [many] { $n }{ colour-ych } konstelacji
   *[other] { $n }{ colour-ej } konstelacji
}
count-constellation-locative = { $n ->
    [one] { $n }{ colour-ej } konstelacji
    [few] { $n }{ colour-ych } konstelacjach
    [many] { $n }{ colour-ych } konstelacjach
   *[other] { $n }{ colour-ej } konstelacji
}
count-constellation-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } konstelacją
    [few] { $n }{ colour-ymi } konstelacjami
    [many] { $n }{ colour-ymi } konstelacjami
   *[other] { $n }{ colour-ej } konstelacji
}

-orbit = { $number ->
   *[singular] { $case ->
       *[nominative] orbita
        [genitive] orbity
        [accusative] orbitę
        [locative] orbicie
        [instrumental] orbitą
    }
    [plural] { $case ->
       *[nominative] orbity
        [genitive] orbit
        [accusative] orbity
        [locative] orbitach
        [instrumental] orbitami
    }
}
count-orbit = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } orbita
        [few] { $n }{ colour-e } orbity
        [many] { $n }{ colour-ych } orbit
       *[other] { $n }{ colour-ej } orbity
    }
    [genitive] { count-orbit-genitive }
    [accusative] { count-orbit-accusative }
    [locative] { count-orbit-locative }
    [instrumental] { count-orbit-instrumental }
}
count-orbit-genitive = { $n ->
    [one] { $n }{ colour-ej } orbity
    [few] { $n }{ colour-ych } orbit
    [many] { $n }{ colour-ych } orbit
   *[other] { $n }{ colour-ej } orbity
}
count-orbit-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } orbitę
    [few] { $n }{ colour-e } orbity
    [many] { $n }{ colour-ych } orbit
   *[other] { $n }{ colour-ej } orbity
}
count-orbit-locative = { $n ->
    [one] { $n }{ colour-ej } orbicie
    [few] { $n }{ colour-ych } orbitach
    [many] { $n }{ colour-ych } orbitach
   *[other] { $n }{ colour-ej } orbity
}
count-orbit-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } orbitą
    [few] { $n }{ colour-ymi } orbitami
    [many] { $n }{ colour-ymi } orbitami
   *[other] { $n }{ colour-ej } orbity
}

-cell = { $number ->
   *[singular] { $case ->
       *[nominative] pole
        [genitive] pola
        [accusative] pole
        [locative] polu
        [instrumental] polem
    }
    [plural] { $case ->
       *[nominative] pola
        [genitive] pól
        [accusative] pola
        [locative] polach
        [instrumental] polami
    }
}
count-cell = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-e } pole
        [few] { $n }{ colour-e } pola
        [many] { $n }{ colour-ych } pól
       *[other] { $n }{ colour-ego } pola
    }
    [genitive] { count-cell-genitive }
    [accusative] { count-cell-accusative }
    [locative] { count-cell-locative }
    [instrumental] { count-cell-instrumental }
}
count-cell-genitive = { $n ->
    [one] { $n }{ colour-ego } pola
    [few] { $n }{ colour-ych } pól
    [many] { $n }{ colour-ych } pól
   *[other] { $n }{ colour-ego } pola
}
count-cell-accusative = { $n ->
    [one] { $n }{ colour-e } pole
    [few] { $n }{ colour-e } pola
    [many] { $n }{ colour-ych } pól
   *[other] { $n }{ colour-ego } pola
}
count-cell-locative = { $n ->
    [one] { $n }{ colour-ym } polu
    [few] { $n }{ colour-ych } polach
    [many] { $n }{ colour-ych } polach
   *[other] { $n }{ colour-ego } pola
}
count-cell-instrumental = { $n ->
    [one] { $n }{ colour-ym } polem
    [few] { $n }{ colour-ymi } polami
    [many] { $n }{ colour-ymi } polami
   *[other] { $n }{ colour-ego } pola
}

-link = { $number ->
   *[singular] { $case ->
       *[nominative] połączenie
        [genitive] połączenia
        [accusative] połączenie
        [locative] połączeniu
        [instrumental] połączeniem
    }
    [plural] { $case ->
       *[nominative] połączenia
        [genitive] połączeń
        [accusative] połączenia
        [locative] połączeniach
        [instrumental] połączeniami
    }
}
count-link = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-e } połączenie
        [few] { $n }{ colour-e } połączenia
        [many] { $n }{ colour-ych } połączeń
       *[other] { $n }{ colour-ego } połączenia
    }
    [genitive] { count-link-genitive }
    [accusative] { count-link-accusative }
    [locative] { count-link-locative }
    [instrumental] { count-link-instrumental }
}
count-link-genitive = { $n ->
    [one] { $n }{ colour-ego } połączenia
    [few] { $n }{ colour-ych } połączeń
    [many] { $n }{ colour-ych } połączeń
   *[other] { $n }{ colour-ego } połączenia
}
count-link-accusative = { $n ->
    [one] { $n }{ colour-e } połączenie
    [few] { $n }{ colour-e } połączenia
    [many] { $n }{ colour-ych } połączeń
   *[other] { $n }{ colour-ego } połączenia
}
count-link-locative = { $n ->
    [one] { $n }{ colour-ym } połączeniu
    [few] { $n }{ colour-ych } połączeniach
    [many] { $n }{ colour-ych } połączeniach
   *[other] { $n }{ colour-ego } połączenia
}
count-link-instrumental = { $n ->
    [one] { $n }{ colour-ym } połączeniem
    [few] { $n }{ colour-ymi } połączeniami
    [many] { $n }{ colour-ymi } połączeniami
   *[other] { $n }{ colour-ego } połączenia
}

-pair = { $number ->
   *[singular] { $case ->
       *[nominative] para
        [genitive] pary
        [accusative] parę
        [locative] parze
        [instrumental] parą
    }
    [plural] { $case ->
       *[nominative] pary
        [genitive] par
        [accusative] pary
        [locative] parach
        [instrumental] parami
    }
}
count-pair = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } para
        [few] { $n }{ colour-e } pary
        [many] { $n }{ colour-ych } par
       *[other] { $n }{ colour-ej } pary
    }
    [genitive] { count-pair-genitive }
    [accusative] { count-pair-accusative }
    [locative] { count-pair-locative }
    [instrumental] { count-pair-instrumental }
}
count-pair-genitive = { $n ->
    [one] { $n }{ colour-ej } pary
    [few] { $n }{ colour-ych } par
    [many] { $n }{ colour-ych } par
   *[other] { $n }{ colour-ej } pary
}
count-pair-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } parę
    [few] { $n }{ colour-e } pary
    [many] { $n }{ colour-ych } par
   *[other] { $n }{ colour-ej } pary
}
count-pair-locative = { $n ->
    [one] { $n }{ colour-ej } parze
    [few] { $n }{ colour-ych } parach
    [many] { $n }{ colour-ych } parach
   *[other] { $n }{ colour-ej } pary
}
count-pair-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } parą
    [few] { $n }{ colour-ymi } parami
    [many] { $n }{ colour-ymi } parami
   *[other] { $n }{ colour-ej } pary
}

-colour = { $number ->
   *[singular] { $case ->
       *[nominative] kolor
        [genitive] koloru
        [accusative] kolor
        [locative] kolorze
        [instrumental] kolorem
    }
    [plural] { $case ->
       *[nominative] kolory
        [genitive] kolorów
        [accusative] kolory
        [locative] kolorach
        [instrumental] kolorami
    }
}
count-colour = { $case ->
   *[nominative] { $n ->
        [one] { $n } kolor
        [few] { $n } kolory
        [many] { $n } kolorów
       *[other] { $n } koloru
    }
    [genitive] { count-colour-genitive }
    [accusative] { count-colour-accusative }
    [locative] { count-colour-locative }
    [instrumental] { count-colour-instrumental }
}
count-colour-genitive = { $n ->
    [one] { $n } koloru
    [few] { $n } kolorów
    [many] { $n } kolorów
   *[other] { $n } koloru
}
count-colour-accusative = { $n ->
    [one] { $n } kolor
    [few] { $n } kolory
    [many] { $n } kolorów
   *[other] { $n } koloru
}
count-colour-locative = { $n ->
    [one] { $n } kolorze
    [few] { $n } kolorach
    [many] { $n } kolorach
   *[other] { $n } koloru
}
count-colour-instrumental = { $n ->
    [one] { $n } kolorem
    [few] { $n } kolorami
    [many] { $n } kolorami
   *[other] { $n } koloru
}

-planet = { $number ->
   *[singular] { $case ->
       *[nominative] planeta
        [genitive] planety
        [accusative] planetę
        [locative] planecie
        [instrumental] planetą
    }
    [plural] { $case ->
       *[nominative] planety
        [genitive] planet
        [accusative] planety
        [locative] planetach
        [instrumental] planetami
    }
}
count-planet = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } planeta
        [few] { $n }{ colour-e } planety
        [many] { $n }{ colour-ych } planet
       *[other] { $n }{ colour-ej } planety
    }
    [genitive] { count-planet-genitive }
    [accusative] { count-planet-accusative }
    [locative] { count-planet-locative }
    [instrumental] { count-planet-instrumental }
}
count-planet-genitive = { $n ->
    [one] { $n }{ colour-ej } planety
    [few] { $n }{ colour-ych } planet
    [many] { $n }{ colour-ych } planet
   *[other] { $n }{ colour-ej } planety
}
count-planet-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } planetę
    [few] { $n }{ colour-e } planety
    [many] { $n }{ colour-ych } planet
   *[other] { $n }{ colour-ej } planety
}
count-planet-locative = { $n ->
    [one] { $n }{ colour-ej } planecie
    [few] { $n }{ colour-ych } planetach
    [many] { $n }{ colour-ych } planetach
   *[other] { $n }{ colour-ej } planety
}
count-planet-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } planetą
    [few] { $n }{ colour-ymi } planetami
    [many] { $n }{ colour-ymi } planetami
   *[other] { $n }{ colour-ej } planety
}

-ship = { $number ->
   *[singular] { $case ->
       *[nominative] statek
        [genitive] statku
        [accusative] statek
        [locative] statku
        [instrumental] statkiem
    }
    [plural] { $case ->
       *[nominative] statki
        [genitive] statków
        [accusative] statki
        [locative] statkach
        [instrumental] statkami
    }
}
count-ship = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } statek
        [few] { $n }{ colour-e } statki
        [many] { $n }{ colour-ych } statków
       *[other] { $n }{ colour-ego } statku
    }
    [genitive] { count-ship-genitive }
    [accusative] { count-ship-accusative }
    [locative] { count-ship-locative }
    [instrumental] { count-ship-instrumental }
}
count-ship-genitive = { $n ->
    [one] { $n }{ colour-ego } statku
    [few] { $n }{ colour-ych } statków
    [many] { $n }{ colour-ych } statków
   *[other] { $n }{ colour-ego } statku
}
count-ship-accusative = { $n ->
    [one] { $n }{ colour-y } statek
    [few] { $n }{ colour-e } statki
    [many] { $n }{ colour-ych } statków
   *[other] { $n }{ colour-ego } statku
}
count-ship-locative = { $n ->
    [one] { $n }{ colour-ym } statku
    [few] { $n }{ colour-ych } statkach
    [many] { $n }{ colour-ych } statkach
   *[other] { $n }{ colour-ego } statku
}
count-ship-instrumental = { $n ->
    [one] { $n }{ colour-ym } statkiem
    [few] { $n }{ colour-ymi } statkami
    [many] { $n }{ colour-ymi } statkami
   *[other] { $n }{ colour-ego } statku
}

-turn = { $number ->
   *[singular] { $case ->
       *[nominative] tura
        [genitive] tury
        [accusative] turę
        [locative] turze
        [instrumental] turą
    }
    [plural] { $case ->
       *[nominative] tury
        [genitive] tur
        [accusative] tury
        [locative] turach
        [instrumental] turami
    }
}
count-turn = { $case ->
   *[nominative] { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
    [genitive] { count-turn-genitive }
    [accusative] { count-turn-accusative }
    [locative] { count-turn-locative }
    [instrumental] { count-turn-instrumental }
}
count-turn-genitive = { $n ->
    [one] { $n } tury
    [few] { $n } tur
    [many] { $n } tur
   *[other] { $n } tury
}
count-turn-accusative = { $n ->
    [one] { $n } turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
count-turn-locative = { $n ->
    [one] { $n } turze
    [few] { $n } turach
    [many] { $n } turach
   *[other] { $n } tury
}
count-turn-instrumental = { $n ->
    [one] { $n } turą
    [few] { $n } turami
    [many] { $n } turami
   *[other] { $n } tury
}

-round = { $number ->
   *[singular] { $case ->
       *[nominative] runda
        [genitive] rundy
        [accusative] rundę
        [locative] rundzie
        [instrumental] rundą
    }
    [plural] { $case ->
       *[nominative] rundy
        [genitive] rund
        [accusative] rundy
        [locative] rundach
        [instrumental] rundami
    }
}
count-round = { $case ->
   *[nominative] { $n ->
        [one] { $n } runda
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
    [genitive] { count-round-genitive }
    [accusative] { count-round-accusative }
    [locative] { count-round-locative }
    [instrumental] { count-round-instrumental }
}
count-round-genitive = { $n ->
    [one] { $n } rundy
    [few] { $n } rund
    [many] { $n } rund
   *[other] { $n } rundy
}
count-round-accusative = { $n ->
    [one] { $n } rundę
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
count-round-locative = { $n ->
    [one] { $n } rundzie
    [few] { $n } rundach
    [many] { $n } rundach
   *[other] { $n } rundy
}
count-round-instrumental = { $n ->
    [one] { $n } rundą
    [few] { $n } rundami
    [many] { $n } rundami
   *[other] { $n } rundy
}

-player = { $number ->
   *[singular] { $case ->
       *[nominative] gracz
        [genitive] gracza
        [accusative] gracza
        [locative] graczu
        [instrumental] graczem
    }
    [plural] { $case ->
       *[nominative] gracze
        [genitive] graczy
        [accusative] graczy
        [locative] graczach
        [instrumental] graczami
    }
}
count-player = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } gracz
        [few] { $n }{ colour-ych } graczy
        [many] { $n }{ colour-ych } graczy
       *[other] { $n }{ colour-ego } gracza
    }
    [genitive] { count-player-genitive }
    [accusative] { count-player-accusative }
    [locative] { count-player-locative }
    [instrumental] { count-player-instrumental }
}
count-player-genitive = { $n ->
    [one] { $n }{ colour-ego } gracza
    [few] { $n }{ colour-ych } graczy
    [many] { $n }{ colour-ych } graczy
   *[other] { $n }{ colour-ego } gracza
}
count-player-accusative = { $n ->
    [one] { $n }{ colour-ego } gracza
    [few] { $n }{ colour-ych } graczy
    [many] { $n }{ colour-ych } graczy
   *[other] { $n }{ colour-ego } gracza
}
count-player-locative = { $n ->
    [one] { $n }{ colour-ym } graczu
    [few] { $n }{ colour-ych } graczach
    [many] { $n }{ colour-ych } graczach
   *[other] { $n }{ colour-ego } gracza
}
count-player-instrumental = { $n ->
    [one] { $n }{ colour-ym } graczem
    [few] { $n }{ colour-ymi } graczami
    [many] { $n }{ colour-ymi } graczami
   *[other] { $n }{ colour-ego } gracza
}

-die = { $number ->
   *[singular] { $case ->
       *[nominative] kostka
        [genitive] kostki
        [accusative] kostkę
        [locative] kostce
        [instrumental] kostką
    }
    [plural] { $case ->
       *[nominative] kostki
        [genitive] kostek
        [accusative] kostki
        [locative] kostkach
        [instrumental] kostkami
    }
}
count-die = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } kostka
        [few] { $n }{ colour-e } kostki
        [many] { $n }{ colour-ych } kostek
       *[other] { $n }{ colour-ej } kostki
    }
    [genitive] { count-die-genitive }
    [accusative] { count-die-accusative }
    [locative] { count-die-locative }
    [instrumental] { count-die-instrumental }
}
count-die-genitive = { $n ->
    [one] { $n }{ colour-ej } kostki
    [few] { $n }{ colour-ych } kostek
    [many] { $n }{ colour-ych } kostek
   *[other] { $n }{ colour-ej } kostki
}
count-die-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } kostkę
    [few] { $n }{ colour-e } kostki
    [many] { $n }{ colour-ych } kostek
   *[other] { $n }{ colour-ej } kostki
}
count-die-locative = { $n ->
    [one] { $n }{ colour-ej } kostce
    [few] { $n }{ colour-ych } kostkach
    [many] { $n }{ colour-ych } kostkach
   *[other] { $n }{ colour-ej } kostki
}
count-die-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } kostką
    [few] { $n }{ colour-ymi } kostkami
    [many] { $n }{ colour-ymi } kostkami
   *[other] { $n }{ colour-ej } kostki
}

-step = { $number ->
   *[singular] { $case ->
       *[nominative] krok
        [genitive] kroku
        [accusative] krok
        [locative] kroku
        [instrumental] krokiem
    }
    [plural] { $case ->
       *[nominative] kroki
        [genitive] kroków
        [accusative] kroki
        [locative] krokach
        [instrumental] krokami
    }
}
count-step = { $case ->
   *[nominative] { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
    [genitive] { count-step-genitive }
    [accusative] { count-step-accusative }
    [locative] { count-step-locative }
    [instrumental] { count-step-instrumental }
}
count-step-genitive = { $n ->
    [one] { $n } kroku
    [few] { $n } kroków
    [many] { $n } kroków
   *[other] { $n } kroku
}
count-step-accusative = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}
count-step-locative = { $n ->
    [one] { $n } kroku
    [few] { $n } krokach
    [many] { $n } krokach
   *[other] { $n } kroku
}
count-step-instrumental = { $n ->
    [one] { $n } krokiem
    [few] { $n } krokami
    [many] { $n } krokami
   *[other] { $n } kroku
}

-resource = { $number ->
   *[singular] { $case ->
       *[nominative] zasób
        [genitive] zasobu
        [accusative] zasób
        [locative] zasobie
        [instrumental] zasobem
    }
    [plural] { $case ->
       *[nominative] zasoby
        [genitive] zasobów
        [accusative] zasoby
        [locative] zasobach
        [instrumental] zasobami
    }
}
count-resource = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } zasób
        [few] { $n }{ colour-e } zasoby
        [many] { $n }{ colour-ych } zasobów
       *[other] { $n }{ colour-ego } zasobu
    }
    [genitive] { count-resource-genitive }
    [accusative] { count-resource-accusative }
    [locative] { count-resource-locative }
    [instrumental] { count-resource-instrumental }
}
count-resource-genitive = { $n ->
    [one] { $n }{ colour-ego } zasobu
    [few] { $n }{ colour-ych } zasobów
    [many] { $n }{ colour-ych } zasobów
   *[other] { $n }{ colour-ego } zasobu
}
count-resource-accusative = { $n ->
    [one] { $n }{ colour-y } zasób
    [few] { $n }{ colour-e } zasoby
    [many] { $n }{ colour-ych } zasobów
   *[other] { $n }{ colour-ego } zasobu
}
count-resource-locative = { $n ->
    [one] { $n }{ colour-ym } zasobie
    [few] { $n }{ colour-ych } zasobach
    [many] { $n }{ colour-ych } zasobach
   *[other] { $n }{ colour-ego } zasobu
}
count-resource-instrumental = { $n ->
    [one] { $n }{ colour-ym } zasobem
    [few] { $n }{ colour-ymi } zasobami
    [many] { $n }{ colour-ymi } zasobami
   *[other] { $n }{ colour-ego } zasobu
}

-sheet = { $number ->
   *[singular] { $case ->
       *[nominative] arkusz
        [genitive] arkusza
        [accusative] arkusz
        [locative] arkuszu
        [instrumental] arkuszem
    }
    [plural] { $case ->
       *[nominative] arkusze
        [genitive] arkuszy
        [accusative] arkusze
        [locative] arkuszach
        [instrumental] arkuszami
    }
}
count-sheet = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-y } arkusz
        [few] { $n }{ colour-e } arkusze
        [many] { $n }{ colour-ych } arkuszy
       *[other] { $n }{ colour-ego } arkusza
    }
    [genitive] { count-sheet-genitive }
    [accusative] { count-sheet-accusative }
    [locative] { count-sheet-locative }
    [instrumental] { count-sheet-instrumental }
}
count-sheet-genitive = { $n ->
    [one] { $n }{ colour-ego } arkusza
    [few] { $n }{ colour-ych } arkuszy
    [many] { $n }{ colour-ych } arkuszy
   *[other] { $n }{ colour-ego } arkusza
}
count-sheet-accusative = { $n ->
    [one] { $n }{ colour-y } arkusz
    [few] { $n }{ colour-e } arkusze
    [many] { $n }{ colour-ych } arkuszy
   *[other] { $n }{ colour-ego } arkusza
}
count-sheet-locative = { $n ->
    [one] { $n }{ colour-ym } arkuszu
    [few] { $n }{ colour-ych } arkuszach
    [many] { $n }{ colour-ych } arkuszach
   *[other] { $n }{ colour-ego } arkusza
}
count-sheet-instrumental = { $n ->
    [one] { $n }{ colour-ym } arkuszem
    [few] { $n }{ colour-ymi } arkuszami
    [many] { $n }{ colour-ymi } arkuszami
   *[other] { $n }{ colour-ego } arkusza
}

-page = { $number ->
   *[singular] { $case ->
       *[nominative] strona
        [genitive] strony
        [accusative] stronę
        [locative] stronie
        [instrumental] stroną
    }
    [plural] { $case ->
       *[nominative] strony
        [genitive] stron
        [accusative] strony
        [locative] stronach
        [instrumental] stronami
    }
}
count-page = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } strona
        [few] { $n }{ colour-e } strony
        [many] { $n }{ colour-ych } stron
       *[other] { $n }{ colour-ej } strony
    }
    [genitive] { count-page-genitive }
    [accusative] { count-page-accusative }
    [locative] { count-page-locative }
    [instrumental] { count-page-instrumental }
}
count-page-genitive = { $n ->
    [one] { $n }{ colour-ej } strony
    [few] { $n }{ colour-ych } stron
    [many] { $n }{ colour-ych } stron
   *[other] { $n }{ colour-ej } strony
}
count-page-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } stronę
    [few] { $n }{ colour-e } strony
    [many] { $n }{ colour-ych } stron
   *[other] { $n }{ colour-ej } strony
}
count-page-locative = { $n ->
    [one] { $n }{ colour-ej } stronie
    [few] { $n }{ colour-ych } stronach
    [many] { $n }{ colour-ych } stronach
   *[other] { $n }{ colour-ej } strony
}
count-page-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } stroną
    [few] { $n }{ colour-ymi } stronami
    [many] { $n }{ colour-ymi } stronami
   *[other] { $n }{ colour-ej } strony
}

-copy = { $number ->
   *[singular] { $case ->
       *[nominative] kopia
        [genitive] kopii
        [accusative] kopię
        [locative] kopii
        [instrumental] kopią
    }
    [plural] { $case ->
       *[nominative] kopie
        [genitive] kopii
        [accusative] kopie
        [locative] kopiach
        [instrumental] kopiami
    }
}
count-copy = { $case ->
   *[nominative] { $n ->
        [one] { $n }{ colour-a } kopia
        [few] { $n }{ colour-e } kopie
        [many] { $n }{ colour-ych } kopii
       *[other] { $n }{ colour-ej } kopii
    }
    [genitive] { count-copy-genitive }
    [accusative] { count-copy-accusative }
    [locative] { count-copy-locative }
    [instrumental] { count-copy-instrumental }
}
count-copy-genitive = { $n ->
    [one] { $n }{ colour-ej } kopii
    [few] { $n }{ colour-ych } kopii
    [many] { $n }{ colour-ych } kopii
   *[other] { $n }{ colour-ej } kopii
}
count-copy-accusative = { $n ->
    [one] { $n }{ colour-a-ogonek } kopię
    [few] { $n }{ colour-e } kopie
    [many] { $n }{ colour-ych } kopii
   *[other] { $n }{ colour-ej } kopii
}
count-copy-locative = { $n ->
    [one] { $n }{ colour-ej } kopii
    [few] { $n }{ colour-ych } kopiach
    [many] { $n }{ colour-ych } kopiach
   *[other] { $n }{ colour-ej } kopii
}
count-copy-instrumental = { $n ->
    [one] { $n }{ colour-a-ogonek } kopią
    [few] { $n }{ colour-ymi } kopiami
    [many] { $n }{ colour-ymi } kopiami
   *[other] { $n }{ colour-ej } kopii
}

## What the press prints

side-front = przód
side-back = tył
mark-cut = odciąć
mark-fold = zagiąć
mark-glue = skleić
print-true-size = Wydrukuj w skali 100%

# A sheet of a job; $side is front or back, or is not given.
sheet-title = { $name }, arkusz { $number }{ $side ->
   *[none] { "" }
    [front] , przód
    [back] , tył
}

# How the parts of a board are joined; $overlap in mm.
board-join = Sąsiednie części zachodzą na siebie o { $overlap } mm. Przytnij jedną z nich wzdłuż linii łączenia, połóż ją na drugiej tak, aby krzyżyki się pokryły, i sklej je.

calibration = Kalibracja
calibration-front = Kalibracja, przód
calibration-back = Kalibracja, tył

# $edge is the edge about which the printer turns: long or short.
calibration-turned = { $paper }, obracanie wzdłuż { $edge ->
    [long] dłuższej
   *[short] krótszej
} krawędzi
calibration-print = 1. Wydrukuj obie strony w skali 100%, z obracaniem wzdłuż { $edge ->
    [long] dłuższej
   *[short] krótszej
} krawędzi. Obie linijki mierzą 100 mm, a karta pokerowa o wymiarach 63 × 88 mm pasuje dokładnie między cztery narożniki.
calibration-read = 2. Podnieś arkusz pod światło, tą stroną do siebie. Znajdź kreskę, której przedłużeniem jest kreska z odwrotu: na skali poziomej odczytaj dx, na pionowej dy.
calibration-angle = 3. Tak samo odczytaj skale A i B i dodaj obie liczby do siebie: to jest kąt. Jeśli dx ma się zmienić o więcej niż 1 mm, najpierw wpisz tę wartość i wydrukuj tę stronę jeszcze raz, a dopiero potem odczytaj A i B.
calibration-enter = 4. Wpisz to, co udało się odczytać: pnp printer set NAME --dx --dy --angle. Jeśli kropka z odwrotu leży poza małym okręgiem, nic nie da się odczytać: wpisz, o ile mniej więcej ma się przesunąć kropka, i wydrukuj tę stronę jeszcze raz.
