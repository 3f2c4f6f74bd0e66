# Polskie słowa wpisywania stołu gry Nova Luna i jej rysunku ze znaków.

# $enter mówi, co zrobi pusta odpowiedź: w pierwszym rzędzie nic, więc jest tam przykład; koniec; rząd, który przejmie.
enter-hint = { $enter ->
    [needed] na przykład 12 40 . r4:bb
    [end] Enter: więcej nie ma
   *[other] Enter: { $enter }
}
ask-left = { $name }, pozostałe żetony
ask-left-hint = Enter: z mozaiki
ask-left-help = Ile żetonów nie położono; o nic więcej tu wtedy nie pytamy. Sam Enter: podasz mozaikę, która zostanie narysowana i policzona zadanie po zadaniu.
ask-tokens = { $name }, żetony do położenia
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = Ile trzeba było ich położyć: 20; według zasad pierwszej gry 17 we troje, 15 we dwoje.
ask-mosaic = { $name }, { $row }. rząd
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = Od lewej do prawej, ze spacjami: każdy kafelek numerem, na przykład N12 albo 12, lub kodem, na przykład R4:BB,T (kolor, czas, zadania), a kropka tam, gdzie kafelka nie ma. Sam Enter: więcej rzędów mozaika nie ma.
ask-track = { $name } na torze księżycowym: pole i wysokość
ask-track-hint = Enter: wspólne
ask-track-help = Jest remis, a rozstrzyga go to, kto jest bardziej z tyłu: numer pola, liczony od startu dalej, także po całym okrążeniu, a gdy na polu leży więcej żetonów, wysokość w stosie, 1 najniżej: 17 2. Sam Enter: miejsce jest wspólne.
ask-phase-1 = Faza 1, { $row }. rząd
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = Co leżało na stole pod koniec fazy 1, od lewej do prawej, ze spacjami: każdy kafelek numerem, na przykład N12 albo 12, lub kodem, na przykład R4:BB,T (kolor, czas, zadania), a kropka tam, gdzie kafelka nie ma. Sam Enter: więcej rzędów nie ma.
ask-final = Koniec gry, { $row }. rząd
ask-final-hint = { enter-hint }
ask-final-help = Wszystkie kafelki rzędu, także te z fazy 1, zapisane tak samo. Sam Enter: następny rząd fazy 1 bez zmian albo więcej rzędów nie ma. Rzędy i kolumny mogą dojść z każdej strony.

refused-tile = Nie ma tu kafelka „{ $typed }”: wpisz numer, na przykład 12, kod, na przykład R4:BB,T, albo kropkę.
refused-code = „{ $typed }” to nie kod kafelka: kolor R, B, T lub Y, czas od 1 do 7, dwukropek i najwyżej trzy zadania po jednej do czterech liter, na przykład R4:BB,T.
refused-track = „{ $typed }” to nie miejsce na torze: wpisz pole, a w stosie także wysokość, na przykład 17 2.

sketched-phase-1 = * mają kafelki fazy 1 i zadania wykonane do jej końca
