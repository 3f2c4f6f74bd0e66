# Polskie słowa wpisywania stołu, w cokolwiek się gra.

## Kto gra

unnamed-player = Gracz { $n }
ask-players = Ile osób gra?
ask-players-hint = { $least }–{ $most }
key-players = Wszyscy, którzy grają, w kolejności gry, od gracza rozpoczynającego.
ask-name = Imię { $n }. gracza
ask-name-hint = Enter: { unnamed-player }
key-name = Imię gracza, jakiego nie ma nikt inny, najwyżej 80 znaków. W kolejności gry, od gracza rozpoczynającego.

## Co może mówić zapis partii w każdej grze

key-game = Która to gra, krótką nazwą, na przykład nebula.
key-title = Jak nazywa się stół.
key-played = Dzień, na przykład 2026-11-18.
key-lang = Język, w którego literach zapisano kolory: en (jeśli nie podano), cs lub pl.
key-location = Gdzie grano.
key-duration = Jak długo grano, w pełnych minutach.
key-notes = Co warto zapamiętać, w razie potrzeby w kilku wierszach.
key-cards = Własne zestawy kart, którymi grano: pliki, każdy ścieżką od folderu zapisu partii.
key-layout = Własna plansza, na której grano: plik, ścieżką od folderu zapisu partii.
key-unfinished = Tylko dla gry, która nie jest skończona, a wtedy true: nikt jeszcze nie wygrywa i nie liczy się ona do statystyk.
key-by-hand = Pozycje wyniku, których punkty już znasz, zamiast wszystkiego, czego taka pozycja potrzebuje: każda swoją krótką nazwą i z punktami, od -9999 do 9999.

## Dlaczego pytamy jeszcze raz

refused-number = „{ $typed }” nie jest liczbą od { $least } do { $most }.
refused-mended = Następny klawisz zastąpi odpowiedź, strzałki ją poprawią, Esc ją usunie.
refused-truth = „{ $typed }” to ani t (tak), ani n (nie).
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
refused-sheet = To nie pasuje do innych odpowiedzi: { $what }.
refused-back = To pierwsze pytanie.
refused-answer-number = Nie ma odpowiedzi { $n }; mają numery od 1 do { $most }.
refused-whose = Czyja to linia? Napisz # GRACZ LINIA PUNKTY.
refused-score-line = W „{ $typed }” nie ma żadnej linii. Napisz # LINIA PUNKTY; linie: { $lines }.

## Wokół pytań

entry-keys = ? pomoc · < wstecz · / odpowiedzi · = stan · # LINIA PUNKTY · Ctrl-C odkłada
sketch-too-wide = (Rysunek potrzebuje { $n } kolumn.)
ask-changed = Enter zostawia odpowiedź, - ją usuwa.
ask-end = To wszystko. Enter zachowuje zapis partii
refused-end = Enter zachowuje zapis partii, < cofa, / wypisuje wszystkie odpowiedzi.
asked-again = { $n ->
    [one] Jedna późniejsza odpowiedź już do tego nie pasuje, zapytamy o nią jeszcze raz.
    [few] { $n } późniejsze odpowiedzi już do tego nie pasują, zapytamy o nie jeszcze raz.
    [many] { $n } późniejszych odpowiedzi już do tego nie pasuje, zapytamy o nie jeszcze raz.
   *[other] { $n } późniejszej odpowiedzi już do tego nie pasuje, zapytamy o nie jeszcze raz.
}
sheet-saved = Zapisano jako { $file }

## Same punkty

points-keys = Enter w dół · Tab w prawo · strzałki dokądkolwiek · ? pomoc · < wstecz · Ctrl-C odkłada
points-help = Punkty za każdą linię tak, jak stoją w notesie; stracone z minusem. Co zostanie puste, liczy się jako 0. Wiersze pod sumą rozstrzygają remis i niczego nie dodają. Cyfra zastępuje to, co stało w polu, Backspace usuwa ostatni znak, Esc całość.
points-empty = { $n ->
    [one] Jedno puste pole liczy się jako 0.
    [few] { $n } puste pola liczą się jako 0.
    [many] { $n } pustych pól liczy się jako 0.
   *[other] { $n } pustego pola liczy się jako 0.
}
# $rows to nazwy linii wyniku.
points-line = { $name }: { $rows }
points-line-help = Do każdej z nich liczba, w tej kolejności, ze spacjami; stracone punkty z minusem, samo - oznacza nic.

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
