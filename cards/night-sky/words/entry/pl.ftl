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

ask-start = { $name }, karta początkowa i strona (na przykład S1a)
ask-start-help = Oznaczenie u dołu strony, która się liczyła, na przykład S1a albo 1a. Z innego egzemplarza: rodzaj i wartość, na przykład olbrzym 2. Rodzaje to karzeł, olbrzym, pulsar i gwiazda podwójna; wystarczy D, G, P, B z naszych kart.
ask-card = { $name }, runda { $n }: karta{ $n ->
    [1] { " " }(na przykład C601)
   *[other] { "" }
}
ask-card-help = Oznaczenie u dołu karty, na przykład C601 albo 601, albo początek jej nazwy. Z innego egzemplarza: rozmiar, rodzaj i wartość, na przykład 6 olbrzym 2. Gra w toku: następną rundę zostaw pustą.
ask-drawing = { $name }, runda { $n }: gwiazdy w { $sectors }{ $n ->
    [1] { " " }(na przykład A31 41 B22; Enter: żadne)
   *[other] { "" }
}
ask-drawing-help = Nazwy wszystkich narysowanych gwiazd w dowolnej kolejności, na przykład A31 41 42 B22: litera obowiązuje, póki nie przyjdzie inna. Linie wynikają z karty. Jeśli nie: linie jako łańcuchy, na przykład A31-41-42 A41-B22. Nic nie narysowano: zostaw puste. Policzone na innej mapie: cztery liczby, gwiazdy rodzaju karty, rodzaju poprzedniej karty, połączenia, narysowane gwiazdy.
ask-counts = { $name }, runda { $n }: liczby
ask-counts-help = Cztery liczby, na przykład 2 3 1 6: gwiazdy rodzaju karty, gwiazdy rodzaju poprzedniej karty, połączenia między nimi i ile gwiazd narysowano.
ask-ends = { $name }: przy Słońcu, przez ekliptykę, na rubieżach
ask-ends-help = Trzy liczby, na przykład 4 3 2, za wszystkie policzone rundy razem: gwiazdy z pyłem przy Słońcu, linie przez ekliptykę, gwiazdy z pyłem na rubieżach.
ask-unfinished = { $name } na rundę { $n } karty nie ma: czy gra jeszcze trwa? (Enter: tak)
ask-unfinished-help = Enter pomija tę rundę i wszystkie następne oraz gasnące gwiazdy. Inaczej wróć i wpisz kartę.

## Dlaczego o odpowiedź pyta się jeszcze raz

refused-kind = „{ $typed }” to nie rodzaj gwiazdy: karzeł, olbrzym, pulsar albo podwójna.
refused-star = Nie ma gwiazdy „{ $typed }”: sektor, pierścień, miejsce w nim, { $first } do { $last }.
refused-line = { $start } i { $end } leżą za daleko od siebie na linię.
refused-too-many-stars = Gwiazd jest { $n }, a karta ma ich { $most }.
refused-no-part = { $stars }: takiej części karta nie ma, jakkolwiek ją obrócić (odbijać w lustrze nie wolno). Może któraś nazwa jest zła? Jeśli mimo to tak narysowano, wpisz linie: A31-41-42.
refused-ways = Karta mogłaby połączyć { $stars } na kilka sposobów: wpisz linie, na przykład A31-41-42.
refused-counts = „{ $typed }” to nie cztery liczby: rodzaju karty, poprzedniej karty, połączenia, narysowane.
refused-drawing = Dla karty innego egzemplarza nic nie da się narysować na naszej mapie. Wpisz cztery liczby: jej rodzaju, poprzedniej karty, połączenia, narysowane.
refused-ends = „{ $typed }” to nie trzy liczby: przy Słońcu, przez ekliptykę, na rubieżach.
refused-unfinished = Sam Enter, jeśli gra jeszcze trwa; inaczej znak < wraca do karty.
