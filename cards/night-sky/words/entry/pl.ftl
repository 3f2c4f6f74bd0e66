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
ask-start-help = U dołu strony, która się liczyła: S1a albo 1a. Karta innego egzemplarza: rodzaj i wartość, olbrzym 2; rodzaje to karzeł, olbrzym, pulsar, podwójna, wystarczy D, G, P, B z naszych kart.
ask-card = { $name }, runda { $n }: karta
ask-card-hint = { $n ->
    [1] na przykład C601
   *[other] { "" }
}
ask-card-help = U dołu karty: C601 albo 601; albo początek nazwy. Karta innego egzemplarza: rozmiar, rodzaj i wartość, 6 olbrzym 2. Gra w toku: po jej ostatniej rundzie Enter.
ask-drawing = { $name }, runda { $n }: gwiazdy w { $sectors }
ask-drawing-hint = { $n ->
    [1] na przykład A33 B31 41; Enter: żadne
   *[other] Enter: żadne
}
ask-drawing-help = Wszystkie narysowane, w dowolnej kolejności; litera obowiązuje, póki nie przyjdzie inna, a jak się łączą, wie karta. Cała karta: wystarczy kilka i +. Narysowano inaczej: linie, A33-B31-41. Nic nie narysowano: Enter. Policzone na innej mapie: cztery liczby, gwiazdy rodzaju karty, poprzedniej karty, połączenia, narysowane gwiazdy.
ask-counts = { $name }, runda { $n }: liczby
ask-counts-help = Cztery liczby: gwiazdy rodzaju karty, rodzaju poprzedniej karty, połączenia między nimi, narysowane gwiazdy.
ask-ends = { $name }: przy Słońcu, przez ekliptykę, na rubieżach
ask-ends-help = Trzy liczby za wszystkie policzone rundy razem: gwiazdy z pyłem przy Słońcu, linie przez ekliptykę, gwiazdy z pyłem na rubieżach.
ask-unfinished = { $name } na rundę { $n } karty nie ma: czy gra jeszcze trwa?
ask-unfinished-hint = Enter: tak
ask-unfinished-help = Ta runda, następne i gasnące gwiazdy się pomijają. Inaczej: < i wpisz kartę.

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
