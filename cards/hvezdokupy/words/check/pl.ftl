# Polskie słowa tego, co `pnp check` znajduje w zestawach kart gry Hvězdokupy.

hvezdokupy-equal = wzór jest taki sam jak na { $other }, najwyżej obrócony lub odbity
hvezdokupy-equal-right = narysuj inny, inaczej oba powstaną zawsze razem
hvezdokupy-equal-example = L z czterech gwiazd, a na innej karcie jego lustrzane odbicie

# $others to karty tego samego koloru.
hvezdokupy-holds = wzór zawiera wzór karty { $others }
hvezdokupy-holds-right = przesuń gwiazdę: kto zbuduje tę kartę, ma zbudowane i tamto
hvezdokupy-holds-example = pięć gwiazd w rzędzie, gdy inna karta tego koloru ma cztery w rzędzie
hvezdokupy-within = wzór mieści się cały we wzorze karty { $others }
hvezdokupy-within-right = przesuń gwiazdę: kto zbuduje ten większy, ma zbudowaną i tę kartę
hvezdokupy-within-example = cztery gwiazdy w rzędzie, gdy inna karta tego koloru ma pięć w rzędzie

hvezdokupy-apart = nie wszystkie gwiazdy stykają się bokiem lub rogiem jak na innych kartach { $colour ->
    [violet] fioletowych
   *[yellow] żółtych
}
hvezdokupy-apart-right = zsuń je razem albo daj karcie kolor zielony
hvezdokupy-apart-example = „*.*” we wzorze fioletowym

# Karty fioletowe mają najwyżej $most gwiazd, żółte więcej.
hvezdokupy-classes = { $colour ->
    [violet] karta fioletowa ma gwiazd { $n }
   *[yellow] karta żółta ma gwiazd { $n }
}; w tej talii trzeba zmienić najmniej kart, gdy fioletowe mają ich najwyżej { $most }, a żółte więcej
hvezdokupy-classes-right = { $colour ->
    [violet] narysuj ich najwyżej { $most } albo daj karcie kolor żółty
   *[yellow] narysuj ich więcej niż { $most } albo daj karcie kolor fioletowy
}
hvezdokupy-classes-example = karta fioletowa z 6 gwiazdami: żółte zaczynają się od 6

hvezdokupy-beside = gwiazdy leżą średnio { $off } pola od prawdziwych
hvezdokupy-beside-right = zostań poniżej 0,4 pola i nazwij je wierszami, jak są we wzorze
hvezdokupy-beside-example = „stars_of” w innej kolejności niż gwiazdy wzoru

# $players to liczby graczy, $ranks stopnie, których jest za mało.
hvezdokupy-stack = { $colour ->
    [violet] kart fioletowych
    [yellow] kart żółtych
   *[green] kart zielonych
} nie starcza na stos dla liczby graczy { $players }
hvezdokupy-stack-right = dodaj karty tego koloru, stopień { $ranks }
hvezdokupy-stack-example = trzy zielone karty stopnia 1 zamiast całej talii

hvezdokupy-ways = Na ile sposobów leżą na pustej planszy{ $cards ->
    [one] { "" }
   *[other] : { $rarest } najmniej ({ $fewest }), { $commonest } najwięcej ({ $most })
}
hvezdokupy-ways-example = od 36 do 288 sposobów: im mniej, tym trudniej zbudować
hvezdokupy-ranks = Ile jest kart każdego stopnia, razem z tymi, do których należą
hvezdokupy-ranks-example = w każdym kolorze pięć kart każdego stopnia

hvezdokupy-setup-twice = dla tylu samo graczy jest już { $other }
hvezdokupy-setup-twice-right = wybierz inną liczbę albo napisz na początku zestawu „replaces: true”
hvezdokupy-setup-twice-example = druga karta przygotowania dla 4 graczy
hvezdokupy-setup-uneven = liczba kart w stosie to { $n }, a graczy { $players }
hvezdokupy-setup-uneven-right = podaj po jednym stopniu na gracza, od góry
hvezdokupy-setup-uneven-example = „players: 4” i „stack: [3, 2, 1]”
hvezdokupy-setup-printed = liczba graczy to { $players }, a drukuje się dla { $numbers }
hvezdokupy-setup-printed-right = napisz „with_players: [{ $players }]”
hvezdokupy-setup-printed-example = „players: 4” i „with_players: [3]”
hvezdokupy-setup-stars = przed początkiem gry leży na planszy gwiazd { $n } z { $most }
hvezdokupy-setup-stars-right = zacznij od 5 lub 6 jak zwykle
hvezdokupy-setup-stars-example = 6 graczy po 9 gwiazd i 9 wyrzuconych
hvezdokupy-setup-lacking = żadna karta przygotowania nie jest dla tej liczby graczy: { $players }
hvezdokupy-setup-lacking-right = dodaj dla niej karty albo pomiń „replaces: true”
hvezdokupy-setup-lacking-example = jedna karta dla 4 graczy, która zastępuje talię

## Tabele

hvezdokupy-column-card = karta
hvezdokupy-column-colour = kolor
hvezdokupy-column-stars = gwiazd
hvezdokupy-column-ways = sposobów
hvezdokupy-column-rank = stopień { $n }
hvezdokupy-colour = { $colour ->
    [violet] fioletowy
    [yellow] żółty
   *[green] zielony
}
