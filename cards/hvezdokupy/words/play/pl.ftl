# Polskie słowa gry Hvězdokupy w trakcie gry. Pola podaje się jako wiersz,kolumna.

## O co pytamy, zawsze z objaśnieniem

play-card = { $name }: która karta?
play-card-help = Wpisz jej oznaczenie, na przykład F07, albo nazwę. Samo F, Z lub G rozdaje fioletową, żółtą lub zieloną kartę stopnia { $rank }, jak mówi karta przygotowania. - zachowuje kartę w tajemnicy; to zasada domowa, według zasad gry wszystkie karty leżą odkryte. Kartę z innego wydania narysuj: wiersz po wierszu, ze spacją między nimi, na przykład .*. ***.
play-moon = Księżyc: wiersz i kolumna (Enter rzuca)
play-moon-help = Pierwszy gracz rzuca dwa razy, najpierw wiersz, potem kolumna: 56 to wiersz 5, kolumna 6. Enter pozwala rzucić programowi.
play-rolled = Wylosowana gwiazda: wiersz i kolumna (Enter rzuca)
play-rolled-help = Przy czterech graczach jedna gwiazda leży na polu wskazanym przez kość. Jeśli leży tam Księżyc, rzuć ponownie.
play-first = { $name }: twoja gwiazda, wiersz i kolumna (do położenia: { count-star })
play-first-help = Gwiazda na dowolnym wolnym polu: 34 lub 3,4 to wiersz 3, kolumna 4. Od ostatniego gracza wstecz każdy kładzie ich tyle, ile mówi karta przygotowania.
play-seat = Czyja jest tura? (Enter: { $name })
play-seat-help = W zapisie jest rozpoczęta gra. Wpisz imię albo numer gracza.
play-bob = Bob, zanim zagra { $name }: wiersz i kolumna (Enter rzuca)
play-bob-help = Przy dwóch graczach ten, kto ma turę, rzuca dwa razy za Boba, najpierw wiersz, potem kolumna. Jeśli pole jest wolne, trafia tam gwiazda.
play-instead = Bob, zamiast gracza { $name }: wiersz i kolumna (Enter rzuca)
play-instead-help = Rzuć dwa razy, najpierw wiersz, potem kolumna. Jeśli pole jest wolne, trafia tam gwiazda. Czasu się przy tym nie mierzy.
play-roll = { $name }: twój rzut (Enter rzuca)
play-roll-help = Wpisz, co pokazuje kość, od 1 do 8. Znaczy to dwie liczby: 1 i 5, 2 i 6, 3 i 7, 4 i 8.
play-choose = { $name }: pole dla { $first } lub { $second } albo przerzuć (+ rzuca)
play-choose-help = 34 lub 3,4 kładzie gwiazdę w wierszu 3, kolumnie 4. Pola, z którymi sąsiaduje dokładnie { $first } lub { $second } gwiazd, pokazują tę liczbę. Albo rzuć jeszcze raz, a ta para przepadnie: wpisz, co pokazuje kość, lub +, a rzuci program.
play-choose-none = { $name }: { $first } ani { $second } nie pasuje; przerzuć (Enter rzuca, - kończy turę)
play-choose-none-help = Z żadnym polem nie sąsiaduje { $first } ani { $second } gwiazd. Możesz rzucić jeszcze raz albo oddać turę przez -.
play-place = { $name }: pole dla { $first } lub { $second }
play-place-help = 34 lub 3,4 kładzie gwiazdę w wierszu 3, kolumnie 4. Pola, z którymi sąsiaduje dokładnie { $first } lub { $second } gwiazd, pokazują tę liczbę.
play-move = { $name }: przesuń gwiazdę, skąd i dokąd
play-move-help = 34 35 przesuwa gwiazdę z wiersza 3, kolumny 4 do wiersza 3, kolumny 5. Każda gwiazda może trafić na wolne sąsiednie pole, bokiem lub rogiem; takie pola pokazują o.
play-any = { $name }: twoja gwiazda, wiersz i kolumna
play-any-help = Bez losu gwiazda może trafić na dowolne wolne pole: 34 lub 3,4 to wiersz 3, kolumna 4. Żadnej gwiazdy nigdy się nie przesuwa.
play-last = { $name }: ostatnia runda, przesuń gwiazdę, skąd i dokąd (- żadnej)
play-last-help = Gwiazd już nie ma, a kość odpoczywa. 34 35 przesuwa gwiazdę z wiersza 3, kolumny 4 do wiersza 3, kolumny 5: na wolne sąsiednie pole, bokiem lub rogiem. Nie musisz: - nie przesuwa żadnej.
play-show = { $name }: która to była karta? (- zachowuje ją w tajemnicy)
play-show-help = Wpisz oznaczenie karty, która była w tajemnicy, aby zapis powiedział, czy jest zbudowana.
play-secret-help = Kto zbudował z tajną kartą, w każdej chwili wpisuje ! i kartę: ! F07, albo też z imieniem: ! { $holder } F07.

## Co się stało

told-card = { $name } ma kartę { $card }:
told-pattern = { $name } ma kartę z innego wydania:
told-secret = { $name }: karta pozostaje w tajemnicy.
told-moon = Księżyc leży na { $row },{ $column }.
told-rolled-star = Wylosowana gwiazda leży na { $row },{ $column }.
told-star = { $name }: gwiazda na { $row },{ $column }.
told-seat = Turę ma { $name }.
told-bob = Bob: gwiazda na { $row },{ $column }.
told-bob-taken = Bob: { $row },{ $column } jest zajęte, nic się nie dzieje.
told-roll = { $name }: wypadło { $rolled }, czyli { $first } lub { $second }.
told-second-roll = { $name }: drugi raz wypadło { $rolled }, czyli { $first } lub { $second }.
told-same-pair = Wypadła ta sama para: przesuwa się gwiazdę.
told-lost = Nic nigdzie nie pasuje: { $name } traci turę.
told-place = { $name }: gwiazda na { $row },{ $column }, obok niej { count-star }.
told-move = { $name }: gwiazda z { $row },{ $column } idzie na { $to_row },{ $to_column }.
told-move-none = { $name } nie przesuwa żadnej gwiazdy.
told-late = Czas minął: { $name } traci turę.
told-last-round = Gwiazd już nie ma: kto w tej rundzie jeszcze nie grał, może przesunąć jedną gwiazdę.
told-no-stars = Gwiazd już nie ma i gra się kończy.
told-stands = { $n ->
    [one] { $names } ma zbudowane!
    [few] { $names } mają zbudowane!
    [many] { $names } mają zbudowane!
   *[other] { $names } mają zbudowane!
}
told-built = { $n ->
    [one] { $names } ma zbudowane i wygrywa!
    [few] { $names } mają zbudowane i wygrywają razem!
    [many] { $names } mają zbudowane i wygrywają razem!
   *[other] { $names } mają zbudowane i wygrywają razem!
}
told-draw = Nikt nie zbudował: remis.

## Dlaczego pytamy jeszcze raz

refused-roll = „{ $typed }” nie wystarcza: potrzeba liczby od 1 do 8.
refused-space = „{ $typed }” nie wystarcza: potrzeba wiersza i kolumny, zawsze od 1 do 8.
refused-move = „{ $typed }” nie wystarcza: potrzeba wiersza i kolumny dwa razy, skąd i dokąd, zawsze od 1 do 8.
refused-star = Na { $row },{ $column } leży już gwiazda.
refused-moon = Na { $row },{ $column } leży Księżyc.
refused-neighbours = Pole { $row },{ $column } ma obok { count-star-accusative }; potrzeba dokładnie { $first } lub { $second }.
refused-pass = Nie możesz spasować: jakieś pole pasuje.
refused-no-star = Na { $row },{ $column } nie leży żadna gwiazda.
refused-moon-moves = Księżyca nigdy się nie przesuwa.
refused-far = { $row },{ $column } nie sąsiaduje z { $from_row },{ $from_column }.
refused-card = Nie ma karty „{ $card }”.
refused-pattern = To nie jest wzór: narysuj od 3 do 10 gwiazd w wierszach równej długości, za pomocą * i ., bez pustego wiersza czy kolumny na brzegu.
refused-no-secrets = Nikt nie ukrywa karty. Kto zbudował, widać od razu.
refused-no-secret = { $name } nie ukrywa karty.
refused-claim = Wpisz, kto zbudował, i kartę: ! { $holder } F07
refused-not-built = { $name }: karta { $card } nie jest zbudowana.
refused-step = Zasady na to teraz nie pozwalają.
refused-no-setup = Nie ma karty przygotowania dla { $n } graczy.
refused-too-many-stars = Na planszy: { count-star }; żetonów jest tylko { $most }.
