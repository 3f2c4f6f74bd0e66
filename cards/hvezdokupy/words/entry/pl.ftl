# Polskie słowa wpisywania stołu w Hvězdokupach.

ask-board = { $row }. wiersz planszy
ask-board-hint = { $row ->
    [1] np. ..*..M..; Enter: pusty
   *[other] Enter: pusty
}
key-board = Plansza na koniec gry, osiem wierszy po osiem pól: * gwiazda, M Księżyc, . puste pole, na przykład ..*..M.. – albo zamiast wiersza kolumny tego, co na nim leży: 3 M6. Jedna kropka to pusty wiersz.
ask-card = Karta ({ $name })
ask-card-hint = np. F07; Enter: z innego egzemplarza
key-card = Karta gwiazdozbioru, numerem, na przykład F07 albo f7 (F fioletowe, Z żółte, G zielone, każde od 01 do 15), albo nazwą. Zamiast karty z innego egzemplarza podaje się jej wzór, na przykład .*. ***.
ask-pattern = Wzór ({ $name })
ask-pattern-hint = np. .*. ***
key-pattern = Zamiast „card”, jeśli karta jest z innego egzemplarza: wiersze jej wzoru, między nimi odstępy albo każdy w osobnej linii, * gwiazda, . pole, które się nie liczy, na przykład .*. ***. Wiersze są równej długości i mają razem od 3 do 10 gwiazd.

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
