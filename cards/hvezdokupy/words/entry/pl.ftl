# Polskie słowa wpisywania stołu w Hvězdokupach.

ask-row = { $row }. wiersz planszy
ask-row-hint = { $row ->
    [1] np. ..*..M..; Enter: pusty
   *[other] Enter: pusty
}
ask-row-help = Narysuj jego osiem pól: * gwiazda, M Księżyc, . puste pole, na przykład ..*..M.. – albo podaj kolumny tego, co na nich leży: 3 M6. Sam Enter lub jedna kropka: wiersz jest pusty.
ask-card = Karta ({ $name })
ask-card-hint = np. F07; Enter: z innego egzemplarza
ask-card-help = Jej numer, na przykład F07, albo nazwa. Jeśli karta jest z innego egzemplarza, jej wzór, na przykład .*. ***; po samym Enterze o niego zapytamy.
ask-pattern = Wzór ({ $name })
ask-pattern-hint = np. .*. ***
ask-pattern-help = Jego wiersze oddzielone spacją: * gwiazda, . dowolne pole, na przykład .*. ***

refused-row = „{ $typed }” ma { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}; wiersz ma ich { $most }.
refused-sign = „{ $sign }” nic tu nie znaczy: * to gwiazda, M Księżyc, . puste pole.
refused-moon = Księżyc leży już gdzie indziej, a jest tylko jeden.
refused-pattern-rows = Wiersze „{ $typed }” nie są równej długości; za każde pole, które się nie liczy, postaw kropkę.
refused-pattern = To { count-star }; wzór ma ich od { $least } do { $most }.
