# Polskie słowa pustego arkusza gry Nova Luna.

sheet-tokens = Ile żetonów się kładzie: 20; w pierwszej grze 17 przy trzech osobach, 15 przy dwóch.
sheet-mosaic = Płytki tak, jak leżą, rząd po rzędzie, między nimi spacje, . gdzie nic nie ma: N12 N40 . i tak dalej; płytka z innego egzemplarza kodem, R4:BB,T. Rysuj poniżej, z większym wcięciem niż „mosaic”.
sheet-mosaic-alone = To samo na koniec gry, w siatce o tym samym kształcie.
sheet-phase1 = Płytki, które leżały tu na koniec pierwszej fazy, rząd po rzędzie, między nimi spacje, . gdzie nic nie ma: N12 N40 . i tak dalej; płytka z innego egzemplarza kodem, R4:BB,T. Rysuj poniżej, z większym wcięciem niż „phase1”.
sheet-track = Tylko gdy trzeba rozstrzygnąć remis: pole na torze księżycowym, liczone od startu wciąż dalej, i wysokość w stosie, 1 na dole.
sheet-left = Zamiast „mosaic”, jeśli wystarczy sam wynik: ile żetonów zostało.
