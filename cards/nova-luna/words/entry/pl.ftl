# Polskie słowa wpisywania stołu gry Nova Luna i jej rysunku ze znaków.

ask-track-row = Na torze księżycowym

# $enter mówi, co zrobi pusta odpowiedź: w pierwszym rzędzie nic, więc jest tam przykład; koniec; rząd, który przejmie.
enter-hint = { $enter ->
    [needed] na przykład 12 40 . r4:bb
    [end] Enter: więcej nie ma
   *[other] Enter: { $enter }
}
ask-left = { $name }, pozostałe żetony
ask-left-hint = Enter: z mozaiki
ask-left-help = Ile ich nie położono; to wystarczy. Z mozaiki policzą się zadanie po zadaniu.
ask-tokens = { $name }, żetony do położenia
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = 20; w pierwszej grze według zasad 17 we troje, 15 we dwoje.
ask-mosaic = { $name }, { $row }. rząd
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = Kafelki od lewej do prawej numerem (N12 lub 12) albo kodem (R4:BB,T: kolor, czas, zadania); kropka, gdzie żadnego nie ma.
ask-track = { $name } na torze księżycowym: pole i wysokość
ask-track-hint = Enter: wspólne
ask-track-help = Remis: wyżej jest, kto na torze stoi bardziej z tyłu. Pola licz od startu dalej, także po okrążeniu; wysokość tylko w stosie, 1 najniżej: 17 2.
ask-phase-1 = Faza 1, { $row }. rząd
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = Co leżało pod koniec fazy 1: kafelki numerem (N12 lub 12) albo kodem (R4:BB,T: kolor, czas, zadania); kropka, gdzie żadnego nie ma.
ask-final = Koniec gry, { $row }. rząd
ask-final-hint = { enter-hint }
ask-final-help = Wszystkie kafelki rzędu, także te z fazy 1. Rzędy i kolumny mogły dojść z każdej strony.

refused-tile = Nie ma tu kafelka „{ $typed }”: wpisz numer, na przykład 12, kod, na przykład R4:BB,T, albo kropkę.
refused-code = „{ $typed }” to nie kod kafelka: kolor R, B, T lub Y, czas od 1 do 7, dwukropek i najwyżej trzy zadania po jednej do czterech liter, na przykład R4:BB,T.
refused-track = „{ $typed }” to nie miejsce na torze: wpisz pole, a w stosie także wysokość, na przykład 17 2.

sketched-phase-1 = * mają kafelki fazy 1 i zadania wykonane do jej końca
