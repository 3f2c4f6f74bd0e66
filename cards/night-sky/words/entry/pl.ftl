# Polskie słowa do wpisywania stołu gry Night Sky i do jej rysunków ze znaków.

## Rysunki

# Znaki są te, które są na rysunku.
sketch-legend = o karzeł, O olbrzym, + pulsar, % gwiazda podwójna; 1 do 6 przed gwiazdą: narysowana w tej rundzie; ' pył, x przez ekliptykę, * pozostała gasnąca gwiazda, . skreślona
sketch-ends = Na koniec: { $why }
sketch-start = { kind-name } × { $value }
# $n to liczba gwiazd karty; każda gwiazda jej rodzaju jest za $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Karta innego egzemplarza: { count-star }; { kind-name } × { $value }
sketch-before = Poprzednia karta: { kind-name } × { $value }
sketch-round = Runda { $n }: { $points } ({ $why })
sketch-round-nothing = Runda { $n }: 0

## Pytania

ask-start = { $name }, karta początkowa i strona
ask-start-hint = na przykład S1a
key-start = Strona karty początkowej, która się liczyła, według oznaczenia u dołu: S1a albo 1a. Kartę innego egzemplarza podaje się rodzajem i wartością od 1 do 3: olbrzym 2; rodzaje to karzeł (dwarf), olbrzym (giant), pulsar, podwójna (binary), wystarczy też D, G, P, B z naszych kart.
key-rounds = Sześć rund po kolei: karta, na przykład C601, i co narysowano, jako linie, A31-A41-A42, albo jako gwiazdy, A33 B31 41, każda sektorem A do F, pierścieniem 1 do 6 i miejscem w nim. Gdzie nic nie narysowano, „lines” się pomija. Gra nieskończona ma tylko rozegrane rundy i żadnych gasnących gwiazd.
ask-rounds-card = { $name }, runda { $n }: karta
ask-rounds-card-hint = { $n ->
    [1] na przykład C601
   *[other] Enter: żadna
}
key-rounds-card = Karta rundy według oznaczenia u dołu, C601 albo 601, lub tym, jak zaczyna się jej nazwa. Kartę innego egzemplarza podaje się liczbą gwiazd, rodzajem i wartością od 1 do 3: 6 olbrzym 2; rodzaje to karzeł (dwarf), olbrzym (giant), pulsar, podwójna (binary).
ask-rounds-lines = { $name }, runda { $n }: gwiazdy w { $sectors }
ask-rounds-lines-hint = { $n ->
    [1] na przykład A33 B31 41; Enter: żadne
   *[other] Enter: żadne
}
key-rounds-lines = Wszystkie narysowane gwiazdy, w dowolnej kolejności, na przykład A33 B31 41; litera obowiązuje, póki nie przyjdzie inna, a jak się łączą, wie karta. Jeśli narysowano całą kartę, wystarczy kilka gwiazd i +. Jeśli narysowano inną figurę, podaj jej linie: A33-B31-41. Jeśli liczono na innej mapie, podaj cztery liczby: gwiazdy rodzaju tej karty, gwiazdy rodzaju poprzedniej karty, połączenia, narysowane gwiazdy.
key-rounds-stars = Gwiazdy narysowane bez linii, same albo obok „lines”: B11 B21.
ask-rounds-counts = { $name }, runda { $n }: liczby
key-rounds-counts = Zamiast rysunku to, co policzono na mapie, która nie jest nasza: gwiazdy rodzaju karty, rodzaju poprzedniej karty, połączenia między nimi, narysowane gwiazdy. Odpowiedź to cztery liczby w tej kolejności, na przykład 2 3 3 6.
key-rounds-counts-top = Ile narysowano gwiazd tego rodzaju, który ma karta tej rundy.
key-rounds-counts-bottom = Ile narysowano gwiazd tego rodzaju, który ma poprzednia karta; w rundzie 1 jest nią karta początkowa.
key-rounds-counts-links = Ile linii łączy gwiazdę jednego rodzaju z gwiazdą drugiego.
key-rounds-counts-drawn = Ile gwiazd narysowano.
way-stars = Zamiast rundy: gwiazdy bez linii, same albo obok „lines”.
way-counted = Albo liczby z mapy innego egzemplarza: gwiazdy rodzaju tej karty, rodzaju poprzedniej karty, połączenia, narysowane gwiazdy.
way-published = Albo to samo z kartą innego egzemplarza.
ask-counts = { $name }: przy Słońcu, przez ekliptykę, na rubieżach
key-counts = Tylko gdy rundy policzono na mapie, która nie jest nasza, za wszystkie takie rundy razem: gwiazdy z pyłem przy Słońcu, linie przez ekliptykę, gwiazdy z pyłem na rubieżach. Odpowiedź to trzy liczby w tej kolejności, na przykład 5 3 2.
key-counts-sun = Narysowane gwiazdy z pyłem przy Słońcu, za wszystkie rundy z liczbami razem.
key-counts-ecliptic = Narysowane linie przez ekliptykę, za wszystkie rundy z liczbami razem.
key-counts-rim = Narysowane gwiazdy z pyłem na rubieżach, za wszystkie rundy z liczbami razem.
ask-going-on = { $name } na rundę { $n } karty nie ma: czy gra jeszcze trwa?
ask-going-on-hint = Enter: tak
key-going-on = Wtedy ta runda, następne i gasnące gwiazdy się pomijają. Inaczej: < i wpisz kartę.

## Dlaczego o odpowiedź pyta się jeszcze raz

refused-kind = „{ $typed }” to nie rodzaj gwiazdy: karzeł, olbrzym, pulsar albo podwójna.
refused-star = Nie ma gwiazdy „{ $typed }”: sektor, pierścień, miejsce w nim, { $first } do { $last }.
refused-line = { $start } i { $end } leżą za daleko od siebie na linię.
refused-too-many-stars = Gwiazd jest { $n }, a karta ma ich { $most }.
refused-no-part = Takiej części karta nie ma: { $stars } (obracać wolno, odbijać nie). Może któraś nazwa jest zła? Jeśli tak narysowano, wpisz linie: A33-B31-41.
refused-ways = Karta mogłaby połączyć { $stars } na kilka sposobów: wpisz linie, na przykład A31-41-42.
refused-counts = „{ $typed }” to nie cztery liczby: rodzaju karty, poprzedniej karty, połączenia, narysowane.
refused-drawing = Dla karty innego egzemplarza nic nie da się narysować na naszej mapie. Wpisz cztery liczby: jej rodzaju, poprzedniej karty, połączenia, narysowane.
refused-ends = „{ $typed }” to nie trzy liczby: przy Słońcu, przez ekliptykę, na rubieżach.
refused-unfinished = Sam Enter, jeśli gra jeszcze trwa; inaczej znak < wraca do karty.
refused-no-place = Cała karta tam się nie zmieści: { $stars }. Może któraś nazwa jest zła? Jeśli narysowano tylko część, wpisz wszystkie jej gwiazdy, bez +.
refused-places = Cała karta mieści się na { $stars } na kilka sposobów ({ $n }). Dodaj jeszcze jedną narysowaną gwiazdę, na przykład { $telling }.
