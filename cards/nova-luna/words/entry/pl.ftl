# Polskie słowa wpisywania stołu gry Nova Luna i jej rysunku ze znaków.

ask-track-row = Na torze księżycowym

# $enter mówi, co zrobi pusta odpowiedź: w pierwszym rzędzie nic, więc jest tam przykład; koniec; rząd, który przejmie.
enter-hint = { $enter ->
    [needed] na przykład 12 40 . c4:nn
    [end] Enter: więcej nie ma
   *[other] Enter: { $enter }
}
ask-left = { $name }, pozostałe żetony
ask-left-hint = Enter: z mozaiki
key-left = Ile żetonów nie położono: to zamiast mozaiki wystarczy, jeśli chodzi o sam wynik. Z mozaiki policzą się zadanie po zadaniu.
ask-tokens = { $name }, żetony do położenia
ask-tokens-hint = Enter: { $usual }
key-tokens = Ile żetonów było do położenia, od 1 do 20: 20, i tyle też według zapisu partii bez tego klucza; w pierwszej grze według zasad 17 we troje, 15 we dwoje. W grze solo się tego nie podaje.
ask-mosaic = { $name }, { $row }. rząd
ask-mosaic-hint = { enter-hint }
key-mosaic = Kafelki tak, jak leżą na koniec, rząd po rzędzie od lewej do prawej, między nimi odstępy, a kropka tam, gdzie żadnego nie ma: N12 40 . C4:NN,T. Kafelek podaje się numerem (N12 lub 12), a z innego egzemplarza kodem: kolor (C czerwony, N niebieski, T turkusowy, Ż żółty), czas, dwukropek, zadania.
ask-track = { $name } na torze księżycowym: pole i wysokość
ask-track-hint = Enter: wspólne
key-track = Tylko gdy trzeba rozstrzygnąć remis, w którym wyżej jest, kto na torze stoi bardziej z tyłu: pole na torze księżycowym, liczone od startu dalej, także po okrążeniu, i wysokość w stosie, 1 najniżej, na przykład 17, 2. Żeton, który leży sam, ma wysokość 1.
ask-phase1 = Faza 1, { $row }. rząd
ask-phase1-hint = { enter-hint }
key-phase1 = Tylko w grze solo: kafelki, które leżały tu pod koniec fazy 1, rząd po rzędzie od lewej do prawej, między nimi odstępy, a kropka tam, gdzie żadnego nie ma: N12 40 . C4:NN,T. Kafelek podaje się numerem (N12 lub 12), a z innego egzemplarza kodem: kolor (C czerwony, N niebieski, T turkusowy, Ż żółty), czas, dwukropek, zadania.
ask-mosaic-alone = Koniec gry, { $row }. rząd
ask-mosaic-alone-hint = { enter-hint }
key-mosaic-alone = W grze solo wszystkie kafelki tak, jak leżą na koniec, także te z fazy 1, zapisane tak samo. Rzędy i kolumny mogły dojść z każdej strony; w zapisie partii obie fazy mają siatkę o tym samym kształcie.

refused-tile = Nie ma tu kafelka „{ $typed }”: wpisz numer, na przykład 12, kod, na przykład C4:NN,T, albo kropkę.
refused-code = „{ $typed }” to nie kod kafelka: kolor C, N, T lub Ż, czas od 1 do 7, dwukropek i najwyżej trzy zadania po jednej do czterech liter, na przykład C4:NN,T.
refused-track = „{ $typed }” to nie miejsce na torze: wpisz pole, a w stosie także wysokość, na przykład 17 2.

sketched-phase-1 = * mają kafelki fazy 1 i zadania wykonane do jej końca
