# Polskie słowa pustego arkusza, w cokolwiek się gra.

sheet-title = { $game }: pusty arkusz wyniku.
sheet-fill = Uzupełnij to, co puste. Klucz za # zacznie działać, gdy usuniesz #.
sheet-score = Potem policz wynik: pnp score { $file }
sheet-untitled = Piątkowy stół
sheet-occasion = Gdzie grano, ile minut i co warto zapamiętać.
sheet-at-home = U Ester
sheet-noted = Pierwsza gra nowymi kartami.
sheet-unfinished = Tylko dla gry, która nie jest skończona: nikt jeszcze nie wygrywa i nie liczy się ona do statystyk.
sheet-players = W kolejności gry, od gracza rozpoczynającego.
sheet-others = Tak jak wyżej.
sheet-by-hand = Punkty, które już znasz, zamiast wszystkiego, czego potrzebuje pozycja. Pozycje: { $lines }.
