# Polskie słowa pustego zapisu partii, w cokolwiek się gra.

sheet-title = { $game }: pusty zapis partii.
sheet-fill = Uzupełnij to, co puste. Klucz za # zacznie działać, gdy usuniesz #.
sheet-score = Potem policz wynik: pnp score { $file }
sheet-untitled = Piątkowy stół
sheet-occasion = Gdzie grano, ile minut i co warto zapamiętać.
sheet-at-home = U Ester
sheet-noted = Pierwsza gra nowymi kartami.
sheet-others = Tak jak wyżej.
sheet-lines = Pozycje: { $lines }.
sheet-draw = Rysuj poniżej, z większym wcięciem niż „{ $key }”.
