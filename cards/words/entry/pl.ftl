# Polskie słowa wpisywania stołu, w cokolwiek się gra.

## Kto gra

unnamed-player = Gracz { $n }
ask-players = Ile osób gra?
ask-players-help = W tę grę gra { $least } do { $most } osób.
ask-name = Imię { $n }. gracza
ask-name-help = W kolejności gry, od gracza rozpoczynającego. Sam Enter, jeśli imię nie jest potrzebne.

## Dlaczego pytamy jeszcze raz

refused-number = „{ $typed }” nie jest liczbą od { $least } do { $most }.
refused-mended = Następny klawisz zastąpi odpowiedź, strzałki ją poprawią, Esc ją usunie.
refused-near = Nie ma tu „{ $typed }”. Chodzi o { $meant }?
refused-unknown = Nie ma tu „{ $typed }”.
refused-how-many = To { $n }; powinno być { $least ->
    [exactly] { $most }
    [none] najwyżej { $most }
   *[other] od { $least } do { $most }
}.
refused-empty = Tu trzeba coś wpisać.
refused-unreadable = Wpisz wiersz z co najwyżej { $most } znakami, które da się wydrukować.
refused-name-taken = { $name } już tu jest; dwie osoby potrzebują dwóch imion.
refused-sheet = To nie pasuje do reszty. Arkusz zgłasza: { $what }.
refused-back = To pierwsze pytanie.
refused-answer-number = Nie ma odpowiedzi { $n }; mają numery od 1 do { $most }.
refused-whose = Czyja to linia? Napisz # GRACZ LINIA PUNKTY.
refused-score-line = W „{ $typed }” nie ma żadnej linii. Napisz # LINIA PUNKTY; linie: { $lines }.

## Wokół pytań

entry-keys = ? pomoc · < wstecz · / odpowiedzi · = stan · # LINIA PUNKTY · Ctrl-C odkłada
sketch-too-wide = (Rysunek potrzebuje { $n } kolumn.)
ask-changed = Enter zostawia odpowiedź, - ją usuwa.
ask-end = To wszystko. Enter zapisuje arkusz
refused-end = Enter zapisuje arkusz, < cofa, / wypisuje wszystkie odpowiedzi.
asked-again = { $n ->
    [one] Jedna późniejsza odpowiedź już do tego nie pasuje, zapytamy o nią jeszcze raz.
    [few] { $n } późniejsze odpowiedzi już do tego nie pasują, zapytamy o nie jeszcze raz.
    [many] { $n } późniejszych odpowiedzi już do tego nie pasuje, zapytamy o nie jeszcze raz.
   *[other] { $n } późniejszej odpowiedzi już do tego nie pasuje, zapytamy o nie jeszcze raz.
}
sheet-saved = Zapisano jako { $file }

## Co zostało zaczęte

draft-found = Jest tu odłożony zaczęty stół z dnia { $played }: { $names } ({ $n ->
    [one] jedna odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}). Wrócisz do niego poleceniem:
draft-goes-on = Idziemy dalej, wpisano: { $n ->
    [one] jedną odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
} ({ $names }, { $played }).
draft-kept = Odłożone. Dokończysz poleceniem:
draft-unkept = Nie udaje się odkładać wpisanego, dokończ więc za jednym razem: { $why }
draft-forgotten = Wyrzucono: zaczęty stół z dnia { $played }, { $names }.
