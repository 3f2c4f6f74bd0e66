# Polskie brzmienie tego, co program zarzuca plikom. Każdy komunikat nazywa się od swoich angielskich słów.

## Czytanie plików

cannot-be-read = nie da się odczytać
make-it-readable = spraw, by dał się odczytać
the-byte-byte-is-not-utf-8 = bajt { $byte } nie jest w UTF-8
is-larger-than-limit-mib = jest większy niż { $limit } MiB
is-larger-than-limit-kib = jest większy niż { $limit } KiB
may-not-be-read-by-you = nie jest dla ciebie dostępny do odczytu
allow-reading-it = zezwól na jego odczyt
is-a-link-that-leads-back-to-itself = jest odnośnikiem, który prowadzi z powrotem do siebie
name-the-file-itself = podaj sam plik
has-too-long-a-name = ma za długą nazwę
shorten-the-name = skróć nazwę
lies-in-something-that-is-no-folder = leży w czymś, co nie jest folderem
correct-the-path = popraw ścieżkę
the-file-is-in-utf-16-not-in-utf-8 = plik jest w UTF-16, nie w UTF-8
this-is-no-text-it-holds-a-nul-character = to nie jest tekst: jest w nim znak NUL
divide-it-or-take-out-what-is-not-needed = podziel go albo usuń to, co zbędne
the-file-wrong = plik { $wrong }
the-file-name-wrong = plik „{ $name }” { $wrong }
is-a-folder = jest folderem
name-a-file-in-it = podaj plik, który w nim leży
is-a-pipe-or-a-device-not-a-plain-file = jest potokiem albo urządzeniem, nie zwykłym plikiem
name-a-plain-file = podaj zwykły plik
has-a-name-that-is-not-utf-8 = ma nazwę, która nie jest w UTF-8
this-number-has-more-than-most-digits = ta liczba ma więcej niż { $most } cyfr
hand-over-a-smaller-number = przekaż mniejszą liczbę
name-a-plain-file-or-write-and-hand-it-over-on-standard-input = podaj zwykły plik albo napisz - i przekaż go na standardowe wejście
does-not-exist = nie istnieje
has-a-name-that-no-file-can-have = ma nazwę, jakiej żaden plik mieć nie może
name-a-file = podaj plik
name-a-file-that-ends-in-one-of-known = podaj plik o jednej z końcówek { $known }
this-is-no-yaml-file-by-its-name = sądząc po nazwie, to nie jest plik YAML
this-is-the-name-of-no-file-and-not-the-text-of-a-sheet = nie ma takiego pliku, a tekst arkusza to też nie jest
a-text-needs-a-line-end-or-to-begin-with-a-brace = tekst musi mieć koniec wiersza albo zaczynać się od nawiasu klamrowego
standard-input-is-closed = standardowe wejście jest zamknięte
this-is-of-the-type-name = to jest typu { $name }
hand-over-texts-numbers-lists-and-mappings = przekaż teksty, liczby, listy i mapowania
this-lies-deeper-than-depth-limit-levels = to leży głębiej niż { $depth_limit } poziomów
hand-it-over-flatter = przekaż to płycej
the-character-u-code-cannot-be-printed = znaku U+{ $code } nie da się wydrukować
take-it-out = usuń go
save-it-as-csv-utf-8 = zapisz to jako CSV UTF-8
save-it-as-utf-8 = zapisz to jako UTF-8
many-more-mistakes-follow-mend-these-first = dalszych błędów jest { $many }; najpierw popraw te
the-file = plik
line-line = wiersz { $line }
wrong-as-in-twin = { $wrong } (to samo: { $twin })

## Tabele

this-row-has-a-cell-more-than-the-columns-columns = ten wiersz ma więcej komórek, niż jest kolumn ({ $columns })
a-column-without-a-name-has-something-in-its-cells = kolumna bez nazwy ma coś w komórkach
the-column-text-is-here-a-second-time = kolumna „{ $text }” jest tu po raz drugi
the-table-is-empty = tabela jest pusta
begin-with-a-row-of-column-names-such-as-id-title-text = zacznij od wiersza z nazwami kolumn, na przykład id,title,text
key-stands-both-for-every-language-and-for-one = „{ $key }” jest tu i dla wszystkich języków, i dla jednego
put-a-cell-with-a-comma-or-a-semicolon-in-it-in-quotes = komórkę z przecinkiem lub średnikiem ujmij w cudzysłów
name-the-column-or-clear-its-cells = nazwij kolumnę albo opróżnij jej komórki
keep-one-of-the-two = zostaw jedno z dwojga
write-a-column-such-as-key-en-for-each = napisz dla każdego kolumnę, na przykład „{ $key }:en”
a-quote-behind-a-blank-does-not-hold-a-cell-together = cudzysłów po spacji nie spaja komórki
the-quote-that-opens-here-is-never-closed = cudzysłów, który tu się otwiera, nigdzie się nie zamyka
close-it-where-the-cell-ends = zamknij go tam, gdzie kończy się komórka
the-quote-that-opens-here-closes-only-in-line-closed-within-a-text = cudzysłów, który tu się otwiera, zamyka się dopiero w wierszu { $closed }, wewnątrz tekstu
text-follows-a-closing-quote = za zamykającym cudzysłowem jest tekst
write-each-quote-within-a-cell-twice = każdy cudzysłów wewnątrz komórki napisz dwa razy
the-table-has-more-than-node-limit-cells = tabela ma więcej komórek niż { $node_limit }
take-the-blank-out = usuń spację
divide-it-into-several-files = podziel to na kilka plików

## Forma: klucze, typy, zakresy

number-number-of-whole = nr { $number } w: { $whole }
a-text = tekst
a-list = lista
a-mapping = mapowanie
a-name = nazwa
name-has-many = { $name } ma długość { $many }
name-is-empty = { $name }: nic tam nie ma
location-is-value = { $location } to { $value }
write-key-value-with-a-space-after-the-colon = napisz „klucz: wartość” ze spacją po dwukropku
write-its-entries-in = napisz pozycje w [ ]
give-it-one = uzupełnij, czego brakuje
give-it-one-or-leave-it-out = uzupełnij ją albo to pomiń
location-has-no-value = { $location } nie ma wartości
location-has-no-value-a-begins-a-comment = { $location } nie ma wartości: po # jest komentarz
put-the-value-in-quotes = ujmij wartość w cudzysłów
owner-needs-name = { $owner }: brakuje „{ $name }”
add-name = dodaj „{ $name }: …”
add-name-value = dodaj „{ $name }: { $value }”
game-is-name-and-these-are-cards-of-game = „game” to „{ $name }”, a to są karty gry { $game }
the-key-location-is-not-known-here = klucza { $location } tu nie znamy
did-you-mean-name = czy chodzi o „{ $name }”?
known-here-names = tutaj znamy: { $names }
some-and-more-more = { $some } i jeszcze { $more }
location-is-value-where-what-is-wanted = { $location }: jest tu { $value }, a ma być { $what }
location-is-value-which-is-not-known = { $location } to „{ $value }”, a tego nie znamy
n-character = { $n } znak
n-characters = { $n } { $n ->
    [one] znak
    [few] znaki
    [many] znaków
   *[other] znaku
}
n-entry = { $n } pozycja
n-entries = { $n } { $n ->
    [one] pozycja
    [few] pozycje
    [many] pozycji
   *[other] pozycji
}
at-least-least-are-needed = potrzeba co najmniej { $least }
at-least-1-is-needed = potrzeba co najmniej 1
at-most-most-are-allowed = dozwolone jest najwyżej { $most }
wrong-which-is-too-much = { $wrong }, a to za dużo
wrong-which-is-too-little = { $wrong }, a to za mało
write-at-least-least = napisz co najmniej { $least }
write-at-most-most = napisz najwyżej { $most }
location-is-not-what-is-wanted-here = { $location } nie jest tym, co ma tu być
compare-it-with-the-documentation = porównaj to z dokumentacją
write-a-text = napisz tekst
the-file-is-empty = plik jest pusty
write-a-mapping-of-keys-and-values = napisz klucze i ich wartości
owner-has-too-few-entries = { $owner }: jest tu za mało pozycji
add-one-so-that-it-has-at-least-least = dodaj, żeby było ich co najmniej { $least }
write-wanted = ma tu być { $wanted }
is-not-allowed-here = tu być nie może
like-or-put-a-text-that-begins-with-rest-in-quotes = { $like } albo ujmij w cudzysłów tekst, który zaczyna się od „{ $rest }”
write-one-of-names = napisz jedno z: { $names }
one-or-other = { $one } lub { $other }
some-or-end = { $some } lub { $end }
some-and-end = { $some } i { $end }
first-to-last = { $first } do { $last }

## Zapis w YAML

put-the-text-in-quotes-if-it-is-meant-as-text = ujmij to w cudzysłów, jeśli ma to być tekst
indent-its-rows-below-it-or-put-the-text-in-quotes-if-it-is-meant-as-text = wetnij pod tym jego wiersze albo ujmij to w cudzysłów, jeśli ma to być tekst
the-file-holds-more-than-node-limit-entries = plik ma więcej pozycji niż { $node_limit }
anchor-is-an-alias-and-aliases-are-refused = „*{ $anchor }” to alias, a tych nie przyjmujemy
the-text-that-style-opens-is-empty = tekst, który otwiera „{ $style }”, jest pusty
the-key-key-is-here-a-second-time = klucz „{ $key }” jest tu po raz drugi
a-mapping-or-a-list-stands-where-a-key-is-wanted = zamiast klucza jest mapowanie albo lista
write-it-flatter = napisz to płycej
tags-are-declared-and-tags-are-refused = deklaruje się tu tagi, a tych nie przyjmujemy
leave-the-line-with-tag-out = pomiń wiersz z %TAG
a-second-document-begins-here = zaczyna się tu drugi dokument
keep-one-document-to-a-file = zostaw w pliku jeden dokument
anchor-is-an-anchor-and-anchors-are-refused = „&{ $anchor }” to kotwica, a tych nie przyjmujemy
written-is-a-tag-and-tags-are-refused = „{ $written }” to tag, a tych nie przyjmujemy
here-a-key-has-no-colon = klucz nie ma tu dwukropka
this-key-is-indented-deeper-than-the-line-above-so-that-it-goes-on-with-its-text = ten klucz jest wcięty głębiej niż wiersz nad nim, więc ciągnie jego tekst
let-every-key-at-the-top-begin-in-the-same-column = niech wszystkie klucze u góry zaczynają się w tej samej kolumnie
write-key = napisz „{ $key }: |”
write-key-and-indent-them-below-it = napisz „{ $key }: |” i wetnij je pod tym
the-rows-below-key-have-no-that-opens-them = wierszom pod „{ $key }” brakuje „|”, które je otwiera
write-key-value-the-rows-of-a-text-stand-deeper-than-the-key-that-follows = napisz „klucz: wartość”; wiersze tekstu stoją głębiej niż klucz, po którym jest „|”
the-colon-of-this-key-has-no-space-after-it = po dwukropku tego klucza brakuje spacji
write-name-with-a-space-after-the-colon = napisz „{ $name }: …” ze spacją po dwukropku
begin-it-in-the-column-of-the-other-keys-or-put-the-text-in-quotes = zacznij go w kolumnie innych kluczy albo ujmij tekst w cudzysłów
nothing-may-stand-here-any-more = tu już nic nie może stać
here-a-key-is-wanted = tu ma być klucz
put-the-text-in-quotes = ujmij tekst w cudzysłów
close-it-where-the-text-ends = zamknij go tam, gdzie kończy się tekst
this-cannot-be-read-as-yaml = tego nie da się odczytać jako YAML
look-for-a-missing-quote-colon-or-space-near-here = zobacz, czy w pobliżu nie brakuje cudzysłowu, dwukropka albo spacji
put-what-key-holds-in-braces-or-a-text-in-quotes = weź to, co należy do „{ $key }”, w nawiasy klamrowe albo tekst w cudzysłów
put-a-comma-between-the-numbers = wstaw przecinek między liczby
a-comma-stands-in-a-number = w liczbie jest przecinek
a-comma-stands-in-the-text-of-key = w tekście przy „{ $key }” jest przecinek
write-key-if-another-entry-begins-here-or-keep-one-of-the-two = wpisz „- { $key }: …”, jeśli zaczyna się tu następna pozycja, albo zostaw jedno z dwojga
an-entry-of-a-list-begins-here-without-its-dash = tu zaczyna się pozycja listy bez swojej kreski
begin-it-with-key = zacznij ją od „- { $key }: …”
several-lists-stand-beside-each-other-behind-key = za „{ $key }” stoi kilka list obok siebie
put-them-into-one-list-first = włóż je do jednej listy: [{ $first }, …]
a-text-within-brackets-holds-a-bracket-a-brace-or-a-quote = w tekście wewnątrz nawiasów jest nawias albo cudzysłów
put-the-value-of-key-in-quotes = ujmij wartość „{ $key }” w cudzysłów
nothing-may-follow-a-closing-quote-or-bracket = po zamykającym cudzysłowie lub nawiasie nic nie może stać
a-comma-or-the-end-of-what-bracket-opened-is-missing-before-this = przed tym brakuje przecinka albo końca tego, co otworzył „{ $bracket }”
the-bracket-that-opens-here-is-never-closed = „{ $bracket }”, który tu się otwiera, nigdzie się nie zamyka
close-it-or-quotes = zamknij go albo { $quotes }
begin-it-in-the-same-column-as-its-neighbours = zacznij go w tej samej kolumnie co sąsiednie
put-the-whole-text-in-quotes-and-double-each-such-quote-within-it = ujmij cały tekst w cudzysłów i podwój w nim każdy taki cudzysłów
the-file-ends-in-the-middle-of-a-list-or-a-mapping = plik kończy się w środku listy albo mapowania
close-its-bracket = zamknij jego nawias
a-tab-stands-where-spaces-belong = jest tu tabulator zamiast spacji
indent-with-spaces = wcinaj spacjami
a-begins-a-comment-to-the-end-of-the-line = od # do końca wiersza to komentarz
a-text-cannot-begin-with-text = tekst nie może zaczynać się od „{ $text }”
a-colon-and-a-space-stand-within-a-text = wewnątrz tekstu jest dwukropek i spacja
add-it-or-put-the-text-in-quotes = dodaj to albo ujmij tekst w cudzysłów
this-line-does-not-line-up-with-the-lines-above-it = ten wiersz nie zaczyna się tam, gdzie wiersze nad nim
a-dash-stands-among-keys-where-no-list-is = między kluczami, gdzie nie ma listy, stoi kreska
take-the-dash-out-or-begin-the-list-below-a-key-of-its-own = usuń kreskę albo zacznij listę pod własnym kluczem
the-quote-that-opens-here-closes-only-in-line-line = cudzysłów, który tu się otwiera, zamyka się dopiero w wierszu { $line }
this-backslash-means-nothing-in-double-quotes = ten ukośnik wsteczny w podwójnym cudzysłowie nic nie znaczy
use-single-quotes-or-write-it-twice = użyj pojedynczego cudzysłowu albo napisz go dwa razy
this-escape-is-no-character = to nie jest kod żadnego znaku
write-the-character-itself = napisz sam znak
a-list-cannot-begin-on-the-line-of-its-key = lista nie może zaczynać się w wierszu swojego klucza
begin-each-on-a-line-of-its-own-or-put-the-text-in-quotes = każde „- ” zacznij w osobnym wierszu albo ujmij tekst w cudzysłów
nothing-may-follow-the-or-that-opens-a-text-on-its-line = po „|” lub „>”, które otwiera tekst, w wierszu nic nie może stać
begin-the-text-on-the-next-line-or-put-it-in-quotes = zacznij tekst w następnym wierszu albo ujmij go w cudzysłów
a-line-that-begins-with-is-refused = wiersza, który zaczyna się od „%”, nie przyjmujemy
leave-it-out = pomiń to

## Zestawy kart i układy

the-layout-name-has-no-faces-it-is-there-to-be-extended = układ „{ $name }” nie ma stron: służy tylko jako podstawa innych
a-spreadsheet-s-own-format-is-not-read = własnego formatu arkusza kalkulacyjnego nie czytamy
the-ending-suffix-is-not-known = rozszerzenia „{ $suffix }” nie znamy
the-name-of-the-file-has-no-ending = nazwa pliku nie ma rozszerzenia
the-id-name-is-taken = id „{ $name }” już tu jest
give-each-card-an-id-of-its-own = nadaj każdej karcie własne id
a-focus-without-a-picture-has-no-meaning = „focus” bez obrazu nic nie znaczy
name-its-picture-or-leave-focus-out = podaj obraz albo pomiń „focus”
choose-a-layout-with-faces = wybierz układ, który ma strony
there-is-no-element-name-to-stand-after = nie ma elementu „{ $name }”, po którym miałoby to stać
after-places-what-a-layout-adds-to-another-and-this-element-has-its-place = „after” mówi, gdzie stoi to, co układ dodaje do innego, a ten element ma już miejsce
least-says-how-small-words-may-become-and-these-keep-their-size = „least” mówi, jak małe mogą być słowa, a te nie zmieniają rozmiaru
leave-after-out = pomiń „after”
name-another = podaj inny
a-gap-lies-between-this-and-a-neighbour-and-none-is-named = „gap” to odstęp od sąsiada, a żadnego tu nie podano
name-one-as-one-of-neighbours-or-leave-gap-out = podaj go jednym z kluczy { $neighbours } albo pomiń „gap”
add-fit-shrink-or-leave-it-out = dodaj „fit: shrink” albo to pomiń
a-field-of-type-kind-has-no-choices = pole typu „{ $kind }” nie ma wyboru
a-field-that-every-card-gives-has-no-default = pole, które podaje każda karta, nie ma wartości domyślnej
write-a-default-of-the-type-kind = napisz wartość domyślną typu „{ $kind }”
every-card-has-a-field-name = pole „{ $name }” ma każda karta
right-one-of-known = { $right }, jedną z: { $known }
leave-one-of-out = pomiń „one-of”
leave-default-out-or-required = pomiń „default” albo „required”
this-is-no-choice = to nie jest możliwość
write-one-of-the-type-kind = napisz wartość typu „{ $kind }”
the-default-is-not-what-the-field-may-be = wartość domyślna nie jest niczym, czym pole może być
choose-another-name = wybierz inną nazwę
those-that-ship-are-known-a-file-of-your-own-ends-in-yaml = dostarczane to { $known }; własny plik kończy się na .yaml
there-is-no-layout-name = nie ma układu „{ $name }”
name-extends-itself = „{ $name }” ma za podstawę siebie
more-than-deepest-layouts-extend-each-other = leży na sobie więcej układów niż { $deepest }
leave-one-out = pomiń jedno
there-is-no-layout-file-name = nie ma pliku układu „{ $name }”
name-is-a-board-of-a-game-not-a-layout = „{ $name }” to plansza gry, nie układ
name-one-such-as-plain = podaj układ, na przykład plain
a-layout-extends-one-by-its-name-or-several = podstawą układu jest jedna nazwa albo kilka
write-such-as-atlas-or-atlas-own-yaml = napisz na przykład atlas albo [atlas, own.yaml]
write-the-path-of-a-file = napisz ścieżkę do pliku
name-a-file-in-the-folder-of-this-one-or-below-it = podaj plik w folderze tego pliku albo głębiej
name-a-file-in-its-folder-or-below-it = podaj plik w jego folderze albo głębiej
the-decks-of-game-are-decks = talie gry { $game } to { $decks }
deck-is-deck-and-these-are-cards-of-game = „deck” to „{ $deck }”, a to są karty gry { $game }
game-has-no-board-that-a-file-describes = { $game } nie ma planszy, którą opisywałby plik
give-a-score-sheet-players-a-card-set-cards = arkusz ma „players“, a zestaw kart „cards“
leave-board-out = pomiń „board”
a-board-is-one-of-a-game-s = plansza należy do którejś gry
say-which-as-in-game-nebula = napisz do której, na przykład „game: nebula”
this-is-no-board-beside-the-set = to nie jest plansza obok zestawu
write-one-of-card-sizes-or-width-height-in-mm = napisz jedno z: { $card_sizes } albo [szerokość, wysokość] w mm
is-name-which-is-no-card-size = to „{ $name }”, a to nie jest rozmiar karty
it-has-one-of-the-keys-kind-names = ma jeden z kluczy { $kind_names }
is-name-which-every-entry-has-already = to „{ $name }”, a to ma już każda pozycja
write-a-mapping-such-as-rectangle-0-0-20-10-fill-line = napisz mapowanie, na przykład { "{" } rectangle: [0, 0, 20, 10], fill: line { "}" }
is-kinds-at-once = to naraz { $kinds }
names-no-kind-of-element = nie mówi, jaki to element
is-no-element = nie jest elementem
write-an-element-of-its-own-for-each = napisz dla każdego osobny element
is-value = to „{ $value }”
write-a-colour-or-a-role-or-one-of-the-keys-kinds-or-all-of-inks = napisz kolor albo rolę, albo jeden z kluczy { $kinds }, albo wszystkie z { $inks }
is-no-name-of-a-role = nie jest nazwą roli
write-letters-digits-and-a-letter-first = pisz litery, cyfry, „-” i „_”, na początku litera
is-no-paint = nie jest kolorem
has-colours-colours-and-places-places = liczba kolorów to { $colours }, miejsc { $places }
give-at-one-place-for-each-colour = podaj w „at” jedno miejsce na każdy kolor
has-places-that-do-not-rise = ma miejsca, które nie rosną
write-the-places-in-at-from-the-least-to-the-most = napisz miejsca w „at” od najmniejszego
begins-where-it-ends = zaczyna się tam, gdzie się kończy
give-from-and-to-two-different-places = podaj dla „from” i „to” różne miejsca
has-no-dashes-that-can-be-repeated = nie ma kresek, które da się powtarzać
write-lengths-on-and-off-such-as-1-5-1 = napisz długości kresek i przerw, na przykład [1.5, 1]
leave-given-out = pomiń „{ $given }”
the-rule-rule-needs-lacking = regule „{ $rule }” brakuje { $lacking }
leave-it-out-it-takes-rules = pomiń to: przyjmuje { $rules }
add-one-of-them = dodaj jedno z nich
the-rule-rule-takes-no-name = reguła „{ $rule }” nie przyjmuje „{ $name }”
the-rule-rule-takes-choice-not-both = reguła „{ $rule }” przyjmuje { $choice }, nie oba naraz
is-value-which-is-no-id = to „{ $value }”, a to nie jest id
is-value-a-word-of-expressions = to „{ $value }”, słowo wyrażeń
write-up-to-40-letters-a-to-z-digits-and-a-letter-or-digit-first = napisz najwyżej 40 liter a do z, cyfr, „-” i „_”, na początku litera lub cyfra
write-a-number-such-as-2 = napisz liczbę, na przykład 2
write-a-number-such-as-2-5 = napisz liczbę, na przykład 2.5
value-which-is-no-whole-number = { $value }, a to nie jest liczba całkowita
value-which-is-no-number = { $value }, a to nie jest liczba
value-which-is-neither-true-nor-false = { $value }, a to nie jest true ani false
value-which-is-no-short-name = { $value }, a to nie jest krótka nazwa
value-which-is-no-id = { $value }, a to nie jest id
write-number = napisz { $number }
write-true-or-false = napisz true albo false
write-1-to-40-letters-a-to-z-digits-and = napisz 1 do 40 liter a do z, cyfr, „-”, „_” i „.”
has-no-value = nie ma wartości
is-a-list-or-a-mapping = to lista albo mapowanie
is-no-language-code = nie jest kodem języka
write-a-code-such-as-en-cs-pl-or-pt-br = napisz kod, na przykład en, cs, pl lub pt-BR
the-default-of-the-field-name-wrong = wartość domyślna pola „{ $name }”: { $wrong }
the-default-of-the-field-name = wartość domyślna pola „{ $name }”
card-card-wrong = karta „{ $card }”: { $wrong }
the-text-text-wrong = tekst „{ $text }”: { $wrong }
the-text-text-on-card-card-wrong = tekst „{ $text }” na karcie „{ $card }”: { $wrong }
the-name-of-card-card = „{ $name }” karty „{ $card }”
the-figure-name-wrong = figura „{ $name }”: { $wrong }
it-gives-data-and-wrong = wychodzi „{ $data }”, a { $wrong }

## Zapisy rozgrywek

whysome-lines-cannot-be-worked-out-without-keys = { $why }bez „{ $keys }” nie da się policzyć { $some } { $lines }
the-line = wiersza
the-lines = wierszy
add-added-or-by-hand-lines-to = dodaj { $added } albo by_hand: { "{" }{ $lines }{ "}" }{ $to }
to-each-player = {" "}każdemu graczowi
is-written-which-is-no-day = to „{ $written }”, a to nie jest dzień
is-written-and-there-is-no-such-day = to „{ $written }”, a takiego dnia nie ma
write-it-as-2026-11-18 = napisz go jako 2026-11-18
is-nothing-but-blanks = to same spacje
write-who-played = napisz, kto grał
enter-least-to-most = wpisz ich { $least } do { $most }
enter-least = wpisz ich { $least }
cards-of-this-deck-cards = karty tej talii: { $cards }
this-deck-has-no-cards = ta talia nie ma kart
players-cannot-play-this-game = { $players }: tylu nie może grać w tę grę
n-player = { $n } gracz
n-players = { $n } { $n ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] gracza
}
there-is-no-card-id = nie ma karty „{ $id }”
correct-it = popraw to
the-name-name-is-taken = nazwa „{ $name }” już tu jest
name-each-player-otherwise = nazwij każdego gracza inaczej
there-is-no-line-id-here = nie ma tu wiersza „{ $id }”
the-line-id-counts-only-when-the-game-is-over = wiersz „{ $id }” liczy się dopiero, gdy gra się skończy
leave-it-out-or-unfinished-if-the-game-is-over-by-now = pomiń go albo pomiń „unfinished”, jeśli gra już się skończyła
leave-one-of-them-out = pomiń jedno z nich
n-star = { $n } gwiazda
n-stars = { $n } { $n ->
    [one] gwiazda
    [few] gwiazdy
    [many] gwiazd
   *[other] gwiazdy
}
n-row = { $n } rząd
n-rows = { $n } { $n ->
    [one] rząd
    [few] rzędy
    [many] rzędów
   *[other] rzędu
}

## Obrazy i ścieżki

at-most-most-million-are-allowed = dozwolone jest najwyżej { $most } milionów
name-a-png-jpeg-webp-or-svg-file = podaj plik PNG, JPEG, WebP lub SVG
name-a-file-by-its-path-from-the-folder-of-the-file-that-names-it = podaj ścieżkę do pliku od folderu pliku, który go podaje
the-picture-name-wrong = obraz „{ $name }” { $wrong }
the-picture-name-place = obraz „{ $name }”, { $place }
line-line-column-column-wrong = wiersz { $line }, kolumna { $column }: { $wrong }
leads-out-of-the-folder-of-the-file-that-names-it = prowadzi poza folder pliku, który go podaje
is-of-a-kind-that-is-not-read = jest rodzaju, którego nie czytamy
keep-a-copy-of-it-in-that-folder = umieść jego kopię w tym folderze
is-an-address-and-nothing-is-fetched = to adres, a niczego nie pobieramy
is-named-with-a-backslash = jest zapisany z ukośnikiem wstecznym
write-between-folders = między folderami pisz /
is-named-from-the-root-of-a-disk = jest zapisany od korzenia dysku
leads-upwards = prowadzi w górę
has-width-by-height-pixels = ma { $width } × { $height } pikseli
has-far-too-many-pixels = ma o wiele za dużo pikseli
is-packed-as-svgz-is = jest spakowany jak .svgz
save-it-as-plain-svg = zapisz go jako zwykły SVG
is-broken-or-not-whole = jest uszkodzony albo niepełny
save-it-anew = zapisz go na nowo
cannot-be-found = nie daje się znaleźć
the-path-near-around-wrong = ścieżka w pobliżu { $around }: { $wrong }
kind-takes-numbers = { $kind } przyjmuje { $numbers }
the-end = koniec
seen-stands-where-kind-wants-wanted = jest tu { $seen }, a { $kind } oczekuje: { $wanted }
letter-is-no-command = „{ $letter }” nie jest poleceniem
commands-are-counts = polecenia to { $counts }
the-path-begins-with-letter = ścieżka zaczyna się od „{ $letter }”
a-path-begins-with-m = ścieżka zaczyna się od M
the-path-has-more-than-most-steps = ścieżka ma więcej kroków niż { $most }
simplify-it = uprość to
a-number = liczba
n-number = { $n } liczbę
n-numbers = { $n } { $n ->
    [one] liczbę
    [few] liczby
    [many] liczb
   *[other] liczby
}
n-0-or-1 = 0 lub 1
real-for-stars-that-are-drawn = { $real }, narysowano: { $stars }
n-real-star = { $n } prawdziwa gwiazda
n-real-stars = { $n } { $n ->
    [one] prawdziwa gwiazda
    [few] prawdziwe gwiazdy
    [many] prawdziwych gwiazd
   *[other] prawdziwej gwiazdy
}
name-one-for-each-in-the-order-in-which-they-are-drawn = podaj jedną za każdą, w kolejności rysowania
quoted = „{ $quoted }”
key = „{ $key }: …”

## Rysunki SVG

give-it-a-viewbox-such-as-0-0-100-100 = nadaj mu viewBox, na przykład 0 0 100 100
its-viewbox-has-many-numbers = jego viewBox ma { $many ->
    [one] { $many } liczbę
    [few] { $many } liczby
    [many] { $many } liczb
   *[other] { $many } liczby
}
it-takes-four-x-y-width-and-height = przyjmuje cztery: x, y, szerokość i wysokość
it-has-no-size-that-can-be-shown = nie ma rozmiaru, który dałoby się pokazać
it-does-not-say-how-large-it-is = nie mówi, jak jest duży
units-are-px-mm-cm-in-pt-pc-and = jednostki to px, mm, cm, in, pt, pc i %
the-number-value-is-too-large = liczba { $value } jest za duża
numbers-lie-between-most-and-most = liczby leżą między -{ $most } a { $most }
text-is-no-number = „{ $text }” nie jest liczbą
write-a-plain-number-such-as-12-5 = napisz zwykłą liczbę, na przykład 12.5
text-is-no-length = „{ $text }” nie jest długością
write-a-number-such-as-12-5-or-3mm = napisz liczbę, na przykład 12.5, albo 3mm
text-is-in-a-unit-that-is-not-known = „{ $text }” jest w jednostce, której nie znamy
it-cannot-be-less-than-0 = nie może to być mniej niż 0
text-is-no-list-of-numbers = „{ $text }” nie jest ciągiem liczb
write-numbers-with-spaces-between-them = napisz liczby ze spacjami między nimi
the-points-are-many-numbers = liczb w „points” jest: { $many }
they-come-in-pairs = mają tworzyć pary
there-are-many-points = punktów jest tu: { $many }
unite-its-shapes-to-one-path-in-your-editor = połącz jego kształty w edytorze w jedną ścieżkę
it-is-clipped-itself = sam jest przycięty
it-has-many-shapes = ma { $many ->
    [one] { $many } kształt
    [few] { $many } kształty
    [many] { $many } kształtów
   *[other] { $many } kształtu
}
a-shape-in-it-is-clipped-itself = kształt w nim sam jest przycięty
its-shapes-have-different-clip-rules = jego kształty mają różne „clip-rule”
its-shapes-overlap = jego kształty nachodzą na siebie
write-a-colour-as-rrggbb-rgb-red-green-blue-or-by-its-css-name = napisz kolor jako #rrggbb, rgb(czerwony, zielony, niebieski) albo jego nazwą z CSS
write-the-colour-as-rrggbb-and-what-shines-through-as-fill-opacity-or-stroke-opacity = napisz kolor jako #rrggbb, a przezroczystość jako fill-opacity lub stroke-opacity
text-is-no-colour = „{ $text }” nie jest kolorem
the-colour-text-holds-how-far-it-shines-through = kolor „{ $text }” zawiera przezroczystość
the-drawing-has-more-than-most-steps-of-paths = ścieżki na rysunku mają więcej kroków niż { $most }
what-is-used-again-and-again-makes-more-than-most-elements = z tego, co używane jest wciąż od nowa, powstaje więcej elementów niż { $most }
use-less-or-simplify-it = użyj mniej albo to uprość
its-focus-is-not-its-centre-fx-fy-or-fr = jego ognisko (fx, fy lub fr) nie leży w środku
only-gradients-about-their-centre-are-drawn = rysujemy tylko gradienty wokół środka
it-has-many-stops = ma { $many ->
    [one] { $many } punkt przejścia
    [few] { $many } punkty przejścia
    [many] { $many } punktów przejścia
   *[other] { $many } punktu przejścia
}
it-takes-from-itself-by-href = przez „href” bierze sam od siebie
take-the-href-out = usuń „href”
take-the-effect-off-or-save-the-picture-as-a-png = usuń efekt albo zapisz obraz jako PNG
cut-with-a-clippath-or-save-the-picture-as-a-png = przytnij to przez clipPath albo zapisz obraz jako PNG
turn-strokes-with-markers-to-paths-in-your-editor = zamień w edytorze obrysy ze znacznikami na ścieżki
turn-the-stroke-to-a-path-in-your-editor = zamień w edytorze obrys na ścieżkę
turn-text-to-paths-in-your-editor = zamień w edytorze tekst na ścieżki
take-the-animation-out = usuń animację
save-as-plain-svg-without-what-only-one-program-shows = zapisz to jako zwykły SVG, bez tego, co pokazuje tylko jeden program
take-the-link-off-what-it-holds = zdejmij odnośnik z tego, co zawiera
name-the-png-or-jpeg-itself-as-a-picture = podaj jako obraz sam ten PNG albo JPEG
make-it-a-g-in-defs = zrób z niego <g> w <defs>
draw-the-pattern-out-as-shapes-or-save-the-picture-as-a-png = rozrysuj deseń na kształty albo zapisz obraz jako PNG
make-the-inner-svg-a-g-with-a-transform = zrób z wewnętrznego <svg> element <g> z transformacją
the-style-is-of-type-type = styl jest typu „{ $type }”
write-it-in-css = napisz go w CSS
the-style-is-for-media = styl jest dla „{ $media }”
leave-media-out = pomiń „media”
link-is-a-element = „{ $link }” to <{ $element }>
name-one-of-names = podaj jedno z: { $names }
element-has-a-transform = <{ $element }> ma transformację
put-it-on-a-g = umieść ją na <g>
the-attribute-name-is-not-known = atrybutu „{ $name }” nie znamy
there-is-no-link = nie ma tu „{ $link }”
correct-the-id = popraw id
several-elements-have-the-id-id = id „{ $id }” ma kilka elementów
give-each-its-own = nadaj każdemu własne
name-is-a-script = „{ $name }” to skrypt
the-shape-reaches-as-far-as-farthest = kształt sięga aż do { $farthest }
keep-it-within-most = utrzymaj go w granicach { $most }
key-of-element = { $key } w <{ $element }>
the-path-has-more-than-most-steps-arcs-as-curves = ścieżka z łukami jako krzywymi ma więcej kroków niż { $most }
what-is-used-stands-more-than-deepest-deep-in-each-other = to, co używane, tkwi w sobie głębiej niż { $deepest }
ungroup-it = rozgrupuj to
it-names-nothing-to-use = nie mówi, czego użyć
give-it-href-id = nadaj mu href="#id"
link-is-used-within-itself = „{ $link }” jest używane w samym sobie
break-the-circle = przerwij to koło
it-lies-far-outside-of-the-drawing = leży daleko poza rysunkiem
keep-shapes-near-the-viewbox = trzymaj kształty blisko viewBoxa
its-stroke-is-a-gradient = jego obrys jest gradientem
name-is-value-which-is-not-drawn = { $name } to „{ $value }”, a tego nie rysujemy
leave-it-out-colours-blend-as-srgb = pomiń to: kolory mieszają się jako sRGB
cut-with-a-clippath = przytnij to przez clipPath
the-style-name-is-not-known = stylu „{ $name }” nie znamy
write-it-as-the-attribute-transform-without-units = napisz to jako atrybut transform, bez jednostek
save-it-anew-as-plain-svg = zapisz to na nowo jako zwykły SVG
save-it-in-utf-8 = zapisz go w UTF-8
save-it-as-plain-svg-without-a-doctype-that-declares-entities = zapisz go jako zwykły SVG, bez DOCTYPE, który deklaruje encje
no-element-found = nie ma w nim żadnego elementu
not-well-formed-invalid-token = czegoś takiego w XML być nie może
unclosed-token = coś tu nie jest zamknięte
mismatched-tag = znacznik końcowy należy do innego elementu
duplicate-attribute = atrybut jest tu dwa razy
junk-after-document-element = za końcem rysunku jest jeszcze coś
undefined-entity = encja, której nic nie zadeklarowało
unbound-prefix = przedrostek, którego nic nie zadeklarowało
it-is-in-utf-16 = jest w UTF-16
it-is-no-sound-xml-why = to nie jest poprawny XML: { $why }
its-encoding-is-not-known = jego kodowania nie znamy
its-doctype-declares-entities = jego DOCTYPE deklaruje encje
it-asks-for-a-style-sheet-from-elsewhere = żąda arkusza stylów z zewnątrz
write-the-styles-into-the-svg = wpisz style do samego SVG
its-root-is-name-and-not-svg = jego korzeniem jest <{ $name }>, a nie <svg>
its-root-does-not-say-that-it-is-svg = jego korzeń nie mówi, że to SVG
write-svg-xmlns-space = napisz <svg xmlns="{ $space }" …>
name-is-not-of-svg = <{ $name }> nie należy do SVG
name-stands-in-above = <{ $name }> stoi w <{ $above }>
above-holds-names = w <{ $above }> może stać { $names }
above-holds-nothing = w <{ $above }> nic nie może stać
name-is-not-drawn = <{ $name }> nie rysujemy
it-has-more-than-most-elements = ma więcej elementów niż { $most }
its-elements-stand-more-than-deepest-deep-in-each-other = jego elementy tkwią w sobie głębiej niż { $deepest }
ungroup-them = rozgrupuj je
it-sets-xml-base = ustawia xml:base
take-that-out-nothing-is-read-from-elsewhere = usuń to: z zewnątrz niczego nie czytamy
name-is-value = { $name } to { $value }
it-can-be-values = może to być { $values }
it-can-be-normal-or-fill-stroke-and-markers = może to być normal albo fill, stroke i markers
only-value-is-drawn = rysujemy tylko { $value }
at-most-most-are-drawn = rysujemy ich najwyżej { $most }
at-most-most-are-read = czytamy ich najwyżej { $most }
the-style-sheet-s-text-is-not-understood = w stylach nie rozumiemy „{ $text }”
write-the-styles-as-attributes-in-inkscape-save-as-optimised-svg = napisz style jako atrybuty (w Inkscapie: zapisz jako zoptymalizowany SVG)
the-selector-text-is-not-understood = selektora „{ $text }” nie rozumiemy
selectors-are-one-name-class-or-id-with-commas-between-several = selektor to jedna nazwa, .class lub #id; kilka oddziel przecinkami
text-is-no-style = „{ $text }” nie jest stylem
write-such-as-fill-ff0000 = napisz na przykład fill: #ff0000
the-style-text-overrules-others = styl „{ $text }” przebija inne
leave-important-out = pomiń „!important”
it-has-many-classes = ma { $many ->
    [one] { $many } klasę
    [few] { $many } klasy
    [many] { $many } klas
   *[other] { $many } klasy
}
text-leads-elsewhere = „{ $text }” prowadzi gdzie indziej
write-url-id-with-the-id-of-what-stands-in-the-same-file = napisz url(#id) z id czegoś z tego samego pliku
href-text-leads-elsewhere = href „{ $text }” prowadzi gdzie indziej
write-id-of-what-stands-in-the-same-file = napisz #id czegoś z tego samego pliku
stroke-dasharray-has-many-lengths = stroke-dasharray ma { $many ->
    [one] { $many } długość
    [few] { $many } długości
    [many] { $many } długości
   *[other] { $many } długości
}
a-dash = kreska
it-is-1-or-more = ma to być 1 lub więcej
stop-opacity-is-text-such-a-gradient-is-not-drawn = stop-opacity to „{ $text }”: takiego gradientu nie rysujemy
draw-gradients-of-opaque-colours-and-lighten-the-whole-shape-by-fill-opacity = rysuj gradienty z nieprzezroczystych kolorów i rozjaśnij cały kształt przez fill-opacity
write-the-colour-itself = napisz sam kolor
the-transform-text-is-not-understood = transformacji „{ $text }” nie rozumiemy
write-such-as-translate-3-4-rotate-30-scale-2 = napisz na przykład translate(3 4) rotate(30) scale(2)
there-is-no-transform-name = transformacji „{ $name }” nie znamy
there-are-names = znamy { $names }
move-has-many-numbers = { $move } ma { $many ->
    [one] { $many } liczbę
    [few] { $many } liczby
    [many] { $many } liczb
   *[other] { $many } liczby
}
it-takes-wanted = przyjmuje { $wanted }
the-transform-has-more-than-most-parts = transformacja ma więcej części niż { $most }
put-them-together = złóż je razem
the-transforms-enlarge-it-without-bounds = transformacje powiększają to bez granic
move-or-scale-it-less = przesuń albo powiększ to mniej
encoding-specified-in-xml-declaration-is-incorrect = nagłówek XML podaje inne kodowanie, niż plik ma
xml-or-text-declaration-not-at-start-of-entity = nagłówek XML nie stoi na początku

## Figury

a-whole-number = liczba całkowita
true-or-false = true lub false
the-name-of-a-paint = nazwa koloru
the-name-of-a-line = nazwa linii
a-list-of-texts = lista tekstów
a-list-of-numbers = lista liczb
a-list-of-boxes-x-y-width-height-each = lista ramek, każda jako [x, y, szerokość, wysokość]
it-is-what = ma to być { $what }
it-is-one-of-choices = ma to być jedno z: { $choices }
it-lies-at-least-or-above = ma to być co najmniej { $least }
it-lies-between-least-and-most = ma to być od { $least } do { $most }
nothing = nic
parameter-is-value = „{ $parameter }” to { $value }
parameter-is-missing = brakuje „{ $parameter }”
it-has-no-parameter = nie ma „{ $parameter }”
it-knows-nothing = nie zna niczego
its-box-is-width-by-height-mm = jej ramka to { $width } × { $height } mm
a-figure-needs-least-mm-at-least = figura potrzebuje co najmniej { $least } mm
there-is-room-for-most = jest miejsce na { $most }
parameter-has-many-names = „{ $parameter }” ma { $many ->
    [one] { $many } nazwę
    [few] { $many } nazwy
    [many] { $many } nazw
   *[other] { $many } nazwy
}
parameter-has-many-numbers = „{ $parameter }” ma { $many ->
    [one] { $many } liczbę
    [few] { $many } liczby
    [many] { $many } liczb
   *[other] { $many } liczby
}
parameter-has-many-texts = „{ $parameter }” ma { $many ->
    [one] { $many } tekst
    [few] { $many } teksty
    [many] { $many } tekstów
   *[other] { $many } tekstu
}
parameter-has-many-angles = „{ $parameter }” ma { $many ->
    [one] { $many } kąt
    [few] { $many } kąty
    [many] { $many } kątów
   *[other] { $many } kąta
}
names-has-many-icons = „names” ma { $many ->
    [one] { $many } ikonę
    [few] { $many } ikony
    [many] { $many } ikon
   *[other] { $many } ikony
}
its-net-takes-width-by-height-mm = jej siatka zajmuje { $width } × { $height } mm
a-split-star-has-straight-sides-leave-it-out = dzielona gwiazda ma proste boki: pomiń to
a-die-has-1-to-6-say-row-true-for-more = kostka ma 1 do 6; na więcej napisz „row: true”
the-frame-is-only-height-mm-high = rama ma tylko { $height } mm wysokości
give-from-and-to-of-each-opening = napisz początek i koniec każdej przerwy
its-numbers-rise-from-least-to-most-where-the-line-is-straight = liczby mają rosnąć od { $least } do { $most }, gdzie linia jest prosta
text-is-over-mm-too-wide-at-size-pt-the-least-size = „{ $text }” nawet przy najmniejszym rozmiarze, { $size } pt, jest o { $over } mm za szerokie
write-less-or-give-the-figure-more-room = napisz mniej albo daj figurze więcej miejsca
text-cannot-be-written-for-character-why = „{ $text }” nie da się napisać przez „{ $character }”: { $why }
take-other-words = wybierz inne słowa
its-box-is-width-mm-wide-give-it-length-or-more = jej ramka ma { $width } mm szerokości: daj jej { $length } lub więcej
it-is-less-than-half-the-tab-half = ma to być mniej niż połowa skrzydełka, { $half }
it-divides-whole-evenly = ma dzielić { $whole } bez reszty
ticks-every-ticks-degrees-and-long-ones-every-long-do-not-come-out-evenly = kreski co { $ticks } stopni i długie co { $long } nie wychodzą równo
write-long-long-beside-ticks-ticks = napisz „long: { $long }” obok „ticks: { $ticks }”
the-ring-s-radius-is-only-radius = promień pierścienia to tylko { $radius }
there-are-count-orbits-and-one-body-to-each-at-most = { $count ->
    [one] jest { $count } orbita
    [few] są { $count } orbity
    [many] jest { $count } orbit
   *[other] jest { $count } orbity
}, a na każdej najwyżej jedno ciało
give-north-east-south-and-west-or-none = napisz północ, wschód, południe i zachód albo nic
count-icons-are-to-stand-here = { $count ->
    [one] ma tu stać { $count } ikona
    [few] mają tu stać { $count } ikony
    [many] ma tu stać { $count } ikon
   *[other] ma tu stać { $count } ikony
}
a-ring-has-room-for-most = na pierścieniu jest miejsce na { $most }
a-row-has-room-for-most = w rzędzie jest miejsce na { $most }
density-is-value-which-makes-stars-stars-here = „density” to { $value }, a gwiazd byłoby tu { $stars }
take-most-or-less = wybierz { $most } lub mniej
give-bright-middle-and-faint = napisz jasną, średnią i słabą
there-are-count-spaces = { $count ->
    [one] jest { $count } pole
    [few] są { $count } pola
    [many] jest { $count } pól
   *[other] jest { $count } pola
}
there-is-no-star-star = nie ma gwiazdy „{ $star }”
there-are-many-tasks = { $many ->
    [one] jest tu { $many } zadanie
    [few] są tu { $many } zadania
    [many] jest tu { $many } zadań
   *[other] jest tu { $many } zadania
}

## Komunikaty układów (Fluent)

the-messages-have-many-characters = komunikaty mają za dużo znaków: { $many }
there-are-too-many-messages = komunikatów jest za dużo
the-entry-has-many-characters = pozycja ma za dużo znaków: { $many }
at-most-most-are-allowed-divide-it = dozwolone jest najwyżej { $most }: podziel ją
id-is-there-already-where = „{ $id }” już tu jest, { $where }
above = wyżej
in-file = w pliku { $file }
choose-another-id = wybierz inne id
language-is-no-language-code = „{ $language }” nie jest kodem języka
nobody-knows-how-language-counts = nie wiemy, jak liczy się w języku „{ $language }”
write-the-code-of-a-language-such-as-en-cs-or-pl = napisz kod języka, na przykład en, cs albo pl
this-is-no-fluent = to nie jest Fluent
no-message-begins-here = tu nie zaczyna się żaden komunikat
write-id-text-the-id-in-the-first-column = napisz „id = tekst”, id w pierwszej kolumnie
told-is-missing-here = brakuje tu „{ $told }”
every-message-is-id-text-every-has-its = każdy komunikat to „id = tekst”, każdy { "{" } ma swój { "}" }
one-of-told-is-missing-here = brakuje tu jednego ze znaków { $told }
an-id-is-made-of-the-letters-a-to-z-digits-and-hyphens-a-letter-first = id składa się z liter a do z, cyfr i łączników, najpierw litera
told-has-no-text = „{ $told }” nie ma tekstu
write-its-text-after-the-or-in-the-lines-below-indented-with-blanks = napisz tekst po „=” albo w wierszach poniżej, wcięty spacjami
a-text-is-missing-here = brakuje tu tekstu
put-it-in-double-quotes = ujmij go w podwójny cudzysłów
the-quoted-text-has-no-end = tekst w cudzysłowie nie ma końca
end-it-with-in-the-same-line = zakończ go znakiem " w tym samym wierszu
told-is-no-escape = „{ $told }” nie jest kodem znaku
only-and-u-with-four-figures-are-known = znamy tylko \\, \" i \u z czterema cyframi
something-follows-where-the-line-should-end = tam, gdzie wiersz ma się kończyć, jest coś jeszcze
write-or-where-a-brace-is-meant = gdzie ma być nawias klamrowy, napisz { "{ \"{\" }" } albo { "{ \"}\" }" }
a-closes-nothing = { "}" } niczego nie zamyka
nothing-that-can-be-shown-stands-in-the-braces = w nawiasach klamrowych nie ma nic, co dałoby się pokazać
id-is-indented-and-so-belongs-to-the-text-above-it = „{ $id } =” jest wcięte, więc należy do tekstu nad nim
begin-a-message-in-the-first-column-else-write-for-the-sign = zacznij komunikat w pierwszej kolumnie; jeśli ma to być znak, napisz { "{ \"=\" }" }
more-than-most-braces-stand-in-one-another = w sobie leży więcej nawiasów klamrowych niż { $most }
make-what-is-inside-a-message-of-its-own = zrób z wnętrza osobny komunikat
id-leads-through-more-than-most-braces-in-one-another = „{ $id }” prowadzi przez więcej nawiasów klamrowych w sobie niż { $most }
refer-to-less-in-between = odwołuj się przez mniej ogniw
id-would-hold-itself-circle = „{ $id }” zawierałoby samo siebie: { $circle }
let-one-of-them-do-without-the-next = niech jedno z nich obejdzie się bez następnego
the-message-id-is-not-known = komunikatu „{ $id }” nie znamy
write-the-message = napisz ten komunikat
the-term-id-is-not-known = terminu „{ $id }” nie znamy
write-the-term = napisz ten termin
a-message-has-no-attributes-here = komunikat nie ma tu atrybutów
make-it-a-message-of-its-own = zrób z tego osobny komunikat
refer-to-a-message-of-its-own = odwołaj się do osobnego komunikatu
a-message-s-attribute-is-no-choice = według atrybutu komunikatu nie da się wybierać
a-message-is-no-choice = według komunikatu nie da się wybierać
a-term-is-no-choice = według terminu nie da się wybierać
what-stands-before-is-no-choice = według tego, co stoi przed „->”, nie da się wybierać
what-is-chosen-by-never-changes = wybiera się według czegoś, co się nie zmienia
choose-by-a-variable = wybieraj według $zmiennej
choose-by-an-attribute-of-it-term-attribute-or-by-a-variable = wybieraj według jego atrybutu, „-term.attribute”, albo według $zmiennej
no-variant-is-the-default = żaden wariant nie jest domyślny
begin-one-of-them-with-as-in-other = zacznij jeden z nich znakiem „*”, na przykład „*[other]”
no-variant-follows = po „->” nie ma żadnego wariantu
the-key-of-a-variant-is-missing = wariantowi brakuje klucza
write-a-line-key-text-for-each-and-one-of-them-as-key-text = napisz dla każdego wiersz „[klucz] tekst”, a jeden z nich jako „*[klucz] tekst”
a-second-variant-is-marked-as-default = jako domyślny oznaczono drugi wariant
leave-at-one-of-them = zostaw „*” przy jednym z nich
a-second-variant-has-the-key-key = klucz „{ $key }” ma też drugi wariant
leave-one-of-them = zostaw tylko jedno z nich
a-number-stands-in-braces = w nawiasach klamrowych jest liczba
write-it-without-them-as-it-is-to-be-read = napisz ją bez nich, tak jak ma być czytana
the-function-name-is-not-known = funkcji { $name }() nie znamy
numbers-are-set-as-the-language-does-it = liczby pisze się tak, jak to jest w danym języku
an-attribute-is-more-than-a-plain-text = atrybut to coś więcej niż zwykły tekst
leave-out-its-braces = pomiń jego nawiasy klamrowe
a-term-s-attribute-cannot-be-shown = atrybutu terminu nie da się pokazać
make-it-a-term-of-its-own = zrób z niego osobny termin
only-terms-are-given-something-in = coś w ( ) dostają tylko terminy
what-stands-before-is-no-name = to, co stoi przed „:”, nie jest nazwą
only-name-text-may-stand-here = tu może stać tylko „name: "text"”
give-terms-their-texts-by-name = teksty podawaj terminom po nazwie
a-name-is-given-twice = nazwę podano tu dwa razy
a-term-is-given-something-without-a-name = termin dostaje coś bez nazwy
a-term-is-given-a-number = termin dostaje liczbę
terms-take-texts-only-put-it-in-quotes = terminy przyjmują tylko teksty: ujmij ją w cudzysłów
a-term-refers-to-the-message-id-which-it-could-give-nothing = termin odwołuje się do komunikatu „{ $id }”, któremu nie miałby co przekazać
refer-to-a-term-or-make-this-a-message = odwołaj się do terminu albo zrób z tego komunikat
a-term-cannot-count-no-number-reaches-it = termin nie umie liczyć: żadna liczba do niego nie dociera
make-it-a-message = zrób z niego komunikat
term-does-not-take-name = { $term } nie przyjmuje „{ $name }”
it-takes-names = przyjmuje: { $names }
term-has-no-variable-value = { $term } nie ma { $variable } „{ $value }”
it-has-names = ma: { $names }
term-has-no-attribute-name = { $term } nie ma atrybutu „{ $name }”
attribute-is-value-for-which-no-variant-stands-here = { $attribute } to „{ $value }”, a na to nie ma tu żadnego wariantu
add-lines = dodaj { $lines }
language-counts-with-forms = { $language } liczy z formami { $forms }
language-has-no-form-name = { $language } nie ma formy „{ $name }”
name-is-no-form-of-numbers = „{ $name }” nie jest formą dla liczb
told-and-not-all-of-them-stand-here = { $told }, a nie wszystkie tu są
there-are-no-words-message-in-language = nie ma komunikatu „{ $message }” w języku { $language }
add-it-to-the-messages-in-language = dodaj go do komunikatów w języku { $language }
the-words-words-cannot-be-said-in-language-why = komunikatu { $words } nie da się powiedzieć w języku { $language }: { $why }
id-place = „{ $id }” ({ $place })
it-has-no-text = nie ma tekstu
its-text-is-longer-than-length = jego tekst jest dłuższy niż { $length }
it-is-put-together-of-too-much-text = składa się ze zbyt wielu tekstów
it-needs-name = brakuje mu „{ $name }”
it-does-not-take-name-takes = nie przyjmuje „{ $name }”; { $takes }
name-is-neither-a-text-nor-a-number = „{ $name }” nie jest ani tekstem, ani liczbą
name-has-length-most = „{ $name }” ma { $length }; { $most }
name-is-value-where-a-number-is-wanted = „{ $name }” to „{ $value }”, a ma tu być liczba
name-is-no-number-that-can-be-counted-numbers-go-up-to-most = „{ $name }” nie jest liczbą, którą da się liczyć; liczby są do { $most }
name-cannot-be-value-guess = „{ $name }” nie może być „{ $value }”; { $guess }
it-may-be-names = może to być: { $names }
it-may-be-something-else = może to być coś innego

## Wyrażenia

an-empty-expression = puste wyrażenie
an-expression-of-many-characters = wyrażenie ma za dużo znaków: { $many }
an-expression-nested-more-than-most-deep = wyrażenie jest zagnieżdżone głębiej niż { $most } poziomów
most-are-allowed-give-parts-of-it-a-name-under-let = dozwolone jest { $most }; nazwij jego części pod „let”
most-are-allowed = dozwolone jest { $most }
give-parts-of-it-a-name-under-let = nazwij jego części pod „let”
give-a-value-a-name-under-let = nazwij wartość pod „let”
write-a-value-as-in-width-2 = napisz wartość, na przykład width / 2
write-the-expression-alone = napisz samo wyrażenie
write-the-expression-out = wypisz całe wyrażenie
mend-the-expression = popraw wyrażenie
one-expression-stands-alone-give-others-a-name-under-let = wyrażenie stoi samo; inne nazwij pod „let”
what-cannot-stand-in-an-expression = { $what } nie może stać w wyrażeniu
word-cannot-stand-here = „{ $word }” nie może tu stać
word-cannot-be-a-name = „{ $word }” nie może być nazwą
a-name-does-not-begin-with-two-underscores = nazwa nie zaczyna się od dwóch podkreśleń
the-character-u-code = znak U+{ $code }
sign-u-code = „{ $sign }” (U+{ $code })
delete-it-or-type-a-plain-space = usuń go albo wpisz zwykłą spację
signs-are-and-the-comma = znaki to + - * / // % < <= > >= == != ( ) [ ] . i przecinek
sign-is-no-quote-here = { $sign } nie jest tu cudzysłowem
put-a-text-in-straight-quotes = ujmij tekst w prosty cudzysłów: '…'
the-text-that-begins-here-never-ends = tekst, który się tu zaczyna, nigdzie się nie kończy
end-it-with-the-quote-that-it-begins-with-a-quote-inside-is-written-or = zakończ go takim cudzysłowem, jakim się zaczyna; cudzysłów wewnątrz pisze się \' albo \"
a-backslash-may-stand-only-in-a-quoted-text = ukośnik wsteczny może stać tylko w tekście w cudzysłowie
put-a-colour-in-quotes-aabbcc = ujmij kolor w cudzysłów: '#aabbcc'
a-text-has-no-letter-before-its-quote-puts-texts-together = przed cudzysłowem tekstu nie ma litery; teksty łączy +
nothing-stands-between-one-and-other = między „{ $one }” a „{ $other }” nic nie ma
write-between-them-or-another-sign = napisz między nimi + albo inny znak
nothing-follows-word = po „{ $word }” nic nie ma
write-a-value-behind-it-or-leave-it-out = napisz po tym wartość albo to pomiń
a-sign-stands-between-two-values-as-in-width-2 = między dwiema wartościami stoi znak, na przykład width / 2
the-bracket-bracket-is-never-closed = nawias „{ $bracket }” nigdzie się nie zamyka
write-bracket-where-it-ends = napisz „{ $bracket }” tam, gdzie się kończy
bracket-closes-no-bracket = „{ $bracket }” nie zamyka żadnego nawiasu
write-bracket-where-it-begins = napisz „{ $bracket }” tam, gdzie się zaczyna
an-if-and-an-else-that-do-not-belong-together = „if” i „else”, które do siebie nie pasują
a-choice-is-written-a-if-b-else-c = wybór pisze się: a if b else c
a-choice-is-written-a-if-b-else-c-one-entry-of-a-list-list-0 = wybór pisze się: a if b else c; jedna pozycja listy: list[0]
a-value-of-a-record-is-written-item-key = wartość rekordu pisze się item.key
asks-whether-two-values-are-equal = o równość dwóch wartości pyta ==
asks-whether-two-are-equal = o równość pyta ==
write-and-or-between-texts = napisz and, a między tekstami +
write-not-or-for-unequal = napisz not, a dla nierówności !=
write-a-power-as-a-product-x-x = potęgę napisz jako iloczyn: x * x
functions-cannot-be-made-here-give-the-result-a-name-under-let = funkcji nie da się tu tworzyć; nazwij wynik pod „let”
lists-cannot-be-worked-out-here-repeat-draws-for-each-entry-of-a-list = list nie da się tu wyliczać; dla każdej pozycji listy rysuje „repeat”
there-is-no-name = nie ma tu „{ $name }”
there-are-known = są tu: { $known }
there-are-no-names = nie ma tu żadnych nazw
a-key-with-a-hyphen-is-written-key-and-a-minus-with-spaces-around-it = klucz z łącznikiem pisze się ['{ $key }'], a minus ze spacjami po obu stronach
a-comma-cannot-stand-in-part = w { $part } nie może być przecinka
a-number-is-written-2-5-with-a-point-a-list-stands-in-square-brackets-a-b = liczbę pisze się z kropką, 2.5; lista stoi w nawiasach kwadratowych: [a, b]
a-number-is-written-1200-or-2-5-without-a-unit = liczbę pisze się 1200 albo 2.5, bez jednostki
a-number-is-written-3-or-2-5-with-a-point = liczbę pisze się 3 albo 2.5, z kropką
give-each-value-alone-or-the-list-itself = podaj każdą wartość osobno albo samą listę

## Wartości i funkcje

a-record = rekord
a-yes-or-no = wartość tak/nie
empty = pusta wartość
the-text-text = tekst „{ $text }”
a-list-or-a-mapping = lista albo mapowanie
the-value = wartość
an-entry-of-the-list = pozycja listy
an-entry-of-whole = pozycja listy { $whole }
n-value = { $n } wartość
n-values = { $n } { $n ->
    [one] wartość
    [few] wartości
    [many] wartości
   *[other] wartości
}
part-is-found-where-wanted-is-wanted = { $part } to { $found }, a ma tu być { $wanted }
put-wanted-there = ma tam być { $wanted }
fill-it-in-or-say-what-holds-without-it-if-none-else = uzupełnij to albo napisz, co obowiązuje bez tego: … if … != none else …
number-reads-the-number-that-a-text-is = liczbę z tekstu odczyta number(…)
text-makes-a-text-of-a-number = tekst z liczby zrobi text(…)
join-list-makes-a-text-of-a-list = tekst z listy zrobi join(list, ', ')
take-one-entry-as-in-list-0-or-min-max-len-of-the-list = weź jedną pozycję, na przykład list[0], albo min, max czy len listy
choose-the-words-yes-if-else-no = wybierz słowa: 'tak' if … else 'nie'
choose-the-numbers-1-if-else-0 = wybierz liczby: 1 if … else 0
take-one-of-its-values-as-in-value = weź jedną z jego wartości, na przykład { $value }
round-floor-or-ceil-make-it-whole = całą zrobi z niej round, floor albo ceil
first-is-one-and-second-is-other-they-are-never-equal = { $first } to { $one }, a { $second } to { $other }: nigdy nie są równe
compare-like-with-like-text-and-number-turn-one-into-the-other = porównuj takie samo z takim samym; text(…) i number(…) zamieniają jedno w drugie
part-holds-no-key = { $part } nie ma „{ $key }”
it-holds-keys = ma: { $keys }
it-holds-nothing = nie ma niczego
part-has-many-entries-and-none-at-place = { $part } ma { $many } { $many ->
    [one] pozycję
    [few] pozycje
    [many] pozycji
   *[other] pozycji
} i żadnej na miejscu { $place }
the-first-is-0-the-last-last = pierwsza to [0], ostatnia [{ $last }]
ask-for-its-len-first = spytaj najpierw o jej len
part-comes-to-many-characters = z { $part } wychodzi za dużo znaków: { $many }
a-text-may-have-most = tekst może mieć najwyżej { $most } znaków
part-comes-to-a-list-of-more-than-most-entries-those-of-its-lists-counted = { $part } daje listę o ponad { $most } pozycjach, licząc te w jej listach
make-it-shorter = skróć ją
part-comes-to-a-whole-number-beyond-most = { $part } daje liczbę całkowitą ponad { $most }
part-is-beyond-all-numbers = { $part } wykracza poza zakres liczb
use-smaller-numbers = użyj mniejszych liczb
part-divides-by-zero = { $part } dzieli przez zero
divide-by-a-number-that-is-not-0 = dziel przez liczbę różną od 0
there-is-no-function-name = nie ma funkcji „{ $name }”
part-is-no-function = { $part } nie jest funkcją
functions-are-called-by-their-own-name-as-in-round-x = funkcje wywołuje się ich nazwą, na przykład round(x)
name-is-a-function = „{ $name }” to funkcja
call-it-usage = wywołaj ją: { $usage }
function-takes-no-value-by-name-name = { $function } nie przyjmuje wartości po nazwie („{ $name }=”)
function-is-given-given = dla { $function } podano { $given }
say-is-given-given-without-a-name-not-one = dla say podano bez nazwy { $given }, a ma być jedna
name-is-given-twice = „{ $name }” podano dwa razy
give-it-once = podaj to raz
there-are-no-messages-and-so-no-message = nie ma tu żadnych komunikatów, więc i { $message }
a-layout-lists-its-own-under-messages = układ wymienia swoje pod „messages:”
an-empty-list-has-no-least-and-no-greatest-number = pusta lista nie ma najmniejszej ani największej liczby
round-to-digits-digits = zaokrąglenie, liczba miejsc: { $digits }
from-12-to-12-are-possible = możliwe jest od -12 do 12
number-has-no-square-root = { $number } nie ma pierwiastka
give-sqrt-0-or-more = daj sqrt zero albo więcej
number-degrees-have-no-tangent = kąt { $number } stopni nie ma tangensa
give-tan-another-angle = daj tan inny kąt
number-has-no-roman-numeral = { $number } nie da się zapisać po rzymsku
from-1-to-3999-have-one = da się od 1 do 3999
text-is-not-a-number = „{ $text }” nie jest liczbą
a-range-of-many-numbers = zakres ma za dużo liczb: { $many }

## Teksty z wyrażeniami

a-text-of-many-characters = tekst ma za dużo znaków: { $many }
a-text-of-many-characters-when-it-is-filled-in = tekst po wypełnieniu ma za dużo znaków: { $many }
this-brace-ends-nothing = ten nawias klamrowy niczego nie kończy
a-brace-itself-is-written-twice = sam nawias pisze się dwa razy: { "}}" }
nothing-stands-between-these-braces = między tymi nawiasami klamrowymi nic nie ma
write-a-name-or-an-expression-there-a-brace-itself-is-written-twice = napisz tam nazwę albo wyrażenie; sam nawias pisze się dwa razy: { "{{" }
this-brace-is-never-closed = ten nawias klamrowy nigdzie się nie zamyka
end-the-expression-with-or-write-for-a-brace-itself = zakończ wyrażenie znakiem { "}" } albo napisz { "{{" }, jeśli ma to być sam nawias
a-brace-within-braces = nawias klamrowy wewnątrz nawiasów klamrowych
close-the-first-brace-before-it-a-value-of-a-record-is-written-item-key = zamknij przed nim pierwszy; wartość rekordu pisze się item.key
written-gives-value = z „{ $written }” wychodzi { $value }
written-gives-value-where-what-is-wanted = z „{ $written }” wychodzi { $value }, a ma tu być { $what }
location-is-value-which-is-no-number = { $location } to „{ $value }”, a to nie jest liczba
write-a-number-such-as-2-5-or-an-expression = napisz liczbę, na przykład 2.5, albo { "{" }wyrażenie{ "}" }
a-number-stays-below-most = liczba musi być mniejsza niż { $most }
it-is-a-whole-number-from-least-to-most = ma to być liczba całkowita od { $least } do { $most }
write-a-whole-number-from-0-to-most = napisz liczbę całkowitą od 0 do { $most }

## Kolory, linie i kreskowanie

write-such-as-e3ce93-line-none-or-mix-line-edge-42 = napisz na przykład #E3CE93, line, none albo mix(line, edge, 42%)
write-such-as-example = napisz na przykład { $example }
name-a-role-of-the-theme-or-a-colour-such-as-e3ce93 = podaj rolę albo kolor, na przykład #E3CE93
the-paint-paint-goes-on-after-its-end-with-rest = kolor „{ $paint }” ciągnie się za swoim końcem: „{ $rest }”
a-paint-is-missing-in-paint = w „{ $paint }” brakuje koloru
paint-lacks-a-mark = w „{ $paint }” brakuje „{ $mark }”
paint-mixes-by-no-share = „{ $paint }” nie mówi, w jakim udziale mieszać
write-one-from-0-to-100-as-in-42 = napisz udział od 0% do 100%, na przykład 42%
a-mix-holds-mixes-too-deep = „mix” jest w sobie zagnieżdżone za głęboko
at-most-most-may-lie-within-each-other = w sobie może ich leżeć najwyżej { $most }
word-is-no-colour = „{ $word }” nie jest kolorem
word-is-no-paint = „{ $word }” nie jest kolorem ani rolą
the-paint-name-is-not-known = koloru „{ $name }” nie znamy
write-colour-in-quotes = napisz "{ $colour }", w cudzysłowie
name-is-no-paint-on-the-ground-ground = na tle „{ $ground }” nie ma koloru „{ $name }”
give-this-ground-a-paint-name-as-others-have = nadaj temu tłu kolor „{ $name }”, jaki mają inne
grounds-are-grounds = tła to { $grounds }
one-is-painted-with-other = { $one } bierze kolor z { $other }
way-is-painted-with-other = { $way }, ten z { $other }
give-one-of-them-a-colour-of-its-own = nadaj jednemu z nich własny kolor
name-is-kind-where-one-colour-is-wanted = „{ $name }” to { $kind }, a ma tu być jeden kolor
a-hatch = kreskowanie
a-gradient = gradient
name-a-role-that-is-one-colour = podaj rolę, która jest jednym kolorem
a-colour-is-mixed-with-nothing = kolor miesza się z niczym
mix-two-colours = zmieszaj dwa kolory
a-gradient-has-no-colour-at-one-of-its-places = gradient nie ma koloru w jednym ze swoich miejsc
give-it-one-there = nadaj mu go tam
the-hatch-would-have-many-marks = kreskowanie miałoby za dużo kresek: { $many }
make-it-coarser-or-its-shape-smaller-most-are-allowed = zrób je rzadsze albo jego kształt mniejszy; dozwolone jest { $most }
the-line-name-is-not-known = linii „{ $name }” nie znamy
lines-are-lines = linie to { $lines }
the-theme-has-no-lines = układ nie ma linii
name-is-a-paint-and-no-line = „{ $name }” to kolor, nie linia
a-line-needs-a-paint-and-a-width = linia potrzebuje „paint” i „width”
add-them-or-name-a-line-role-as-line = dodaj je albo podaj rolę linii: „line: …”
a-line-width-mm-wide-cannot-be-drawn = linii o szerokości { $width } mm nie da się narysować
write-more-than-0-and-at-most-most = napisz więcej niż 0 i najwyżej { $most }
these-lengths-make-no-dashes = z tych długości nie wyjdą kreski
these-lengths-are-too-short-for-dashes = te długości są za krótkie na kreski
write-lengths-on-and-off-least-mm-together-at-least-such-as-1-5-1 = napisz długości kresek i przerw, razem co najmniej { $least } mm, na przykład [1.5, 1]
least-mm-together-at-least = razem co najmniej { $least } mm
a-shape-without-a-fill-and-a-stroke-cannot-be-seen = kształtu bez „fill” i „stroke” nie widać
add-fill-with-a-paint-or-stroke-with-a-line-role = dodaj „fill: …” z kolorem albo „stroke: …” z rolą linii
a-line-without-a-stroke-cannot-be-seen = linii bez „stroke” nie widać
add-stroke-with-a-line-role = dodaj „stroke: …” z rolą linii
an-opacity-of-opacity-is-none = „opacity” nie może wynosić { $opacity }
write-0-to-1-such-as-0-4 = napisz 0 do 1, na przykład 0.4
there-is-no-set-of-signs-name = nie ma zestawu znaków „{ $name }”
the-sets-are-sets = zestawy to { $sets }

## Miejsca, kształty i grupy

the-box = ramka
the-box-of-the-text = ramka tekstu
box-would-be-size-mm-wide = { $box } miałaby { $size } mm szerokości
box-would-be-size-mm-high = { $box } miałaby { $size } mm wysokości
give-it-more-room-or-its-neighbours-less = daj jej więcej miejsca albo jej sąsiadom mniej
it-would-reach-farther-than-most-mm-from-the-corner-of-the-card = sięgałoby to dalej niż { $most } mm od rogu karty
edges-are-said-more-often-than-they-can-hold = { $edges }: jest ich więcej, niż może obowiązywać
two-of-them-make-a-box-leave-the-others-out = ramkę dają dwa z nich; resztę pomiń
middle-is-the-middle-and-goes-with-size-alone = „{ $middle }” to środek i pasuje tylko do „{ $size }”
a-box-with-middle-its-middle-needs-a-size = ramka ze środkiem „{ $middle }” potrzebuje „{ $size }”
a-radius-stands-beside-a-width-or-a-height = „radius” stoi obok „width” albo „height”
a-gap-is-no-share-of-anything = „gap” nie jest częścią niczego
write-it-in-mm = napisz go w mm
a-corner-has-no-radius-of-radius-mm = róg nie może mieć promienia { $radius } mm
write-0-or-more = napisz 0 albo więcej
the-path-has-the-number-number = w ścieżce jest liczba { $number }
most-is-the-greatest = największa to { $most }
key-is-size-mm = „{ $key }” to { $size } mm
a-side-of-side-mm-cannot-be-made = boku { $side } mm nie da się zrobić
write-least-to-most-mm = napisz { $least } do { $most } mm
write-0-to-most = napisz 0 do { $most }
the-size-is-worked-out-from-name-which-is-the-size = rozmiar wylicza się z „{ $name }”, a to jest sam rozmiar
work-it-out-from-numbers-and-fields = wylicz go z liczb i pól
the-focus-lies-outside-of-its-picture-at-share = „focus” leży poza swoim obrazem, na { $share }%
write-0-to-100-from-the-left-and-from-the-top = napisz 0 do 100, od lewej i od góry
a-focus-is-two-numbers-in-percent = „focus” to dwie liczby w procentach
the-picture-name-is-named-by-no-field-of-a-card = obrazu „{ $name }” nie podaje żadne pole karty
give-the-card-a-field-of-type-picture = nadaj karcie pole typu „picture”
the-value-of-key-is-nothing-that-a-figure-takes = wartość „{ $key }” nie jest niczym, co przyjmuje figura
write-a-text-a-number-or-a-list = napisz tekst, liczbę albo listę
many-elements-stand-by-each-other-in-a-circle = { $many ->
    [one] { $many } element stoi przy sobie
    [few] { $many } elementy stoją jeden przy drugim w kółko
    [many] { $many } elementów stoi jeden przy drugim w kółko
   *[other] { $many } elementu stoi w kółko
}
it-stands-by-itself = stoi przy sobie samym
let-one-of-them-stand-by-something-else = niech jeden z nich stoi przy czymś innym
give-each-element-an-id-of-its-own = nadaj każdemu elementowi własne id
give-each-of-them-an-id-of-its-own = nadaj każdemu z nich własne id
give-an-element-an-id = nadaj któremuś elementowi id
there-is-no-element-name-here = nie ma tu elementu „{ $name }”
elements-here-are-names = elementy tutaj to { $names }
many-groups-have-an-element-name = { $many ->
    [one] element „{ $name }” ma { $many } grupa
    [few] element „{ $name }” mają { $many } grupy
    [many] element „{ $name }” ma { $many } grup
   *[other] element „{ $name }” ma { $many } grupy
}
entries-stand-in-a-one-and-in-a-other = pozycje stoją według „{ $one }” i według „{ $other }”
many-entries-do-not-fit-their-box = { $many ->
    [one] { $many } pozycja nie mieści się w swojej ramce
    [few] { $many } pozycje nie mieszczą się w swojej ramce
    [many] { $many } pozycji nie mieści się w swojej ramce
   *[other] { $many } pozycji nie mieści się w swojej ramce
}
make-it-larger-or-the-gap-smaller = powiększ ją albo zmniejsz „gap”
a-cell-would-be-size = komórka miałaby { $size }
give-it-a-size = nadaj jej rozmiar
the-list-has-length = lista ma { $length }
at-most-most-are-repeated = powtórzyć można najwyżej { $most }
a-repeat-wants-a-list-or-a-number-of-times = „repeat” chce listy albo liczby powtórzeń
nothing-is-repeated-many-times = { $many } razy nic nie da się powtórzyć
choose-another-with-as = wybierz inną: „as: …”
choose-another = wybierz inną
a-component-has-a-front = każda część ma awers
list-its-elements = wymień jego elementy
most-elements = { $most } elementów
most-points = { $most } punktów
a-face-has-more-than-most = strona ma więcej niż { $most }
the-cards-have-more-than-most-in-all = karty mają razem więcej niż { $most }
divide-the-deck-or-otherwise = podziel talię albo { $otherwise }
repeat-fewer-of-them = powtórz ich mniej
draw-fewer-figures-hatches-and-outlines-or-simpler-ones = rysuj mniej figur, kreskowań i obrysów albo prostsze

## Pismo

this-text = ten tekst
the-roles-are-roles = role to { $roles }
write-extends-atlas-or-add-it-under-texts = napisz „extends: atlas” albo dodaj ją pod „texts”
there-is-no-type-role-name = nie ma roli pisma „{ $name }”
the-least-size-least-pt-is-more-than-size-pt = najmniejszy rozmiar { $least } pt jest większy niż { $size } pt
make-it-smaller = zmniejsz go
write-least-or-more-or-a-smaller-least = napisz { $least } lub więcej albo mniejsze „least”
a-size-of-type-is-the-same-on-all-cards = rozmiar pisma jest na wszystkich kartach taki sam
write-a-number-of-points = napisz liczbę punktów
size-pt-is-no-size-of-type = { $size } pt to nie rozmiar pisma
write-1-to-400 = napisz 1 do 400
cannot-set-character-character-place-of-text-why = nie da się złożyć { $character } ({ $place }. znak w „{ $text }”): { $why }
it-has-no-shape-of-its-own = nie ma własnego kształtu
no-single-character-holds-this-mark-and-the-letter-before-it = żaden znak nie łączy tego symbolu z literą przed nim
letters-that-run-from-right-to-left-cannot-be-set = liter pisanych od prawej do lewej nie umiemy składać
face-does-not-have-it = { $face } go nie ma
faces-do-not-have-it = { $faces } go nie mają
over-for-its-box-at-size-pt-text = { $over } na swoją ramkę przy { $size } pt: „{ $text }”
word-is-over-mm-too-wide = „{ $word }” jest o { $over } mm za szerokie
the-text-is-over-mm-too-high = tekst jest o { $over } mm za wysoki
the-text-has-lines-too-many = tekst ma o { $lines } za dużo
n-line = { $n } wiersz
n-lines = { $n } { $n ->
    [one] wiersz
    [few] wiersze
    [many] wierszy
   *[other] wiersza
}

## Druk, ustawienia, foldery

error-wrong = Błąd: { $wrong }
permission-denied = brak dostępu
no-space-left-on-device = brak miejsca na dysku
read-only-file-system = dysk jest tylko do odczytu
no-such-file-or-directory = nie istnieje
not-a-directory = to nie folder
is-a-directory = to folder
file-exists = plik już istnieje
file-name-too-long = nazwa pliku jest za długa
cannot-be-written-why = nie da się zapisać ({ $why })
choose-another-folder-with-out = wybierz inny folder przez --out
choose-another-place-with-out = wybierz inne miejsce przez --out
holds-a-kit-made-from-sets = jest tu zestaw z { $sets }
holds-a-kit-made-from-another-sets = jest tu zestaw z innego pliku { $sets }
holds-a-kit-made-with-another-options = jest tu zestaw z inną opcją { $options }
choose-another-place-with-out-or-replace-that-kit-with-force = wybierz inne miejsce przez --out albo zastąp ten zestaw przez --force
is-yours-and-a-file-of-the-kit-would-take-its-place = to należy do ciebie, a plik zestawu by to zastąpił
move-it-elsewhere = przenieś to gdzie indziej
holds-files-and-no-manifest-of-ours-so-it-is-not-replaced = są tu pliki, a naszego { $manifest } nie ma, więc folderu nie zastąpimy
is-a-link-which-is-not-followed = to odnośnik, a za takim nie idziemy
is-no-folder = to nie folder
dpi-dpi-is-no-resolution = { $dpi } dpi to nie rozdzielczość
take-one-above-0-such-as-300 = wybierz jakąś powyżej 0, na przykład 300
dpi-dpi-makes-a-page-of-width-by-height-pixels = przy { $dpi } dpi strona ma { $width } × { $height } pikseli
made-more-than-million-million = { $made }, więcej niż { $million } milionów
take-most-dpi-or-fewer = wybierz { $most } dpi lub mniej
take-more-dpi = wybierz więcej dpi
there-is-no-paper-name = papieru „{ $name }” nie znamy
known-are-names-and-widthxheight-in-millimetres-such-as-200x300 = znamy { $names } i SZEROKOŚĆxWYSOKOŚĆ w milimetrach, na przykład 200x300
a-paper-of-width-by-height-mm-cannot-be-each-side-is-least-to-most-mm = papieru { $width } × { $height } mm być nie może: każdy bok ma { $least } do { $most } mm
boards-have-no-slots-so-skip-cannot-be-skipped = plansze nie mają miejsc, więc nie da się ich pominąć { $skip }
one-face-a-page-has-no-slots-so-skip-cannot-be-skipped = jedna karta na stronę nie ma miejsc, więc nie da się ich pominąć { $skip }
skip-0 = pomiń 0
skip-0-to-most = pomiń 0 do { $most }
skip-slots-cannot-be-skipped = miejsc nie da się pominąć { $skip }
skip-slots-cannot-be-skipped-for-a-sheet-of-paper-has-slots = miejsc nie da się pominąć { $skip }, bo arkusz { $paper } ma ich { $slots }
give-0-or-more = podaj 0 lub więcej
one-face-a-page-has-no-other-side-to-fold-to = jedna karta na stronę nie ma drugiej połowy, na którą dałoby się ją złożyć
take-duplex-separate-or-no-backs = wybierz dupleks, rewersy osobno albo żadne
front-is-form-and-its-back-back-other = „{ $front }” to { $form }, a jej rewers „{ $back }” { $other }
the-sides-of-a-piece-have-one-size-and-form = obie strony mają mieć ten sam rozmiar i kształt
round-width-by-height-mm = koło { $width } × { $height } mm
hexagonal-width-by-height-mm = sześciokąt { $width } × { $height } mm
margins-of-top-right-bottom-and-left-mm-leave-nothing-of-paper-to-print-on = marginesy { $top }, { $right }, { $bottom } i { $left } mm nie zostawiają z { $paper } nic do druku
the-half-of-paper-that-a-fold-leaves = połowie { $paper }, którą zostawia złożenie
face-of-form-finds-no-room-on-place-upright-or-turned-for-width-by-height-mm-of-the-paper-can-be-printed = „{ $face }” ({ $form }) ani pionowo, ani poziomo nie mieści się na { $place }, bo z papieru da się zadrukować { $width } × { $height } mm
it-would-fit-on-paper-paper-paper = zmieściłoby się na { $paper } (--paper { $paper })
it-would-fit-without-a-fold-take-duplex-or-separate-backs = bez składania by się zmieściło: wybierz dupleks albo rewersy osobno
remedy-with-duplex-or-separate-backs = { $remedy }, z dupleksem albo rewersami osobno
print-one-face-a-page-imposition-single = drukuj po jednej karcie na stronę (--imposition single)
no-known-paper-holds-it-alone = na żadnym znanym papierze się nie mieści: { $alone }
no-known-paper-holds-it-take-your-own-paper-own-or-alone = na żadnym znanym papierze się nie mieści: wybierz własny (--paper { $own }) albo { $alone }
a-board-cannot-be-printed-in-parts-on-paper-of-which-width-by-height-mm-can-be-printed = planszy nie da się drukować w częściach na { $paper }, z którego da się zadrukować { $width } × { $height } mm
take-a-paper-with-least-mm-or-more-each-way = wybierz papier, na którym da się zadrukować co najmniej { $least } mm wzdłuż i wszerz
rows-rows-of-pages-are-more-than-a-to-z = rzędów stron jest { $rows }, więcej niż od A do Z
take-a-larger-paper = wybierz większy papier
a-calibration-page-finds-no-room-on-paper = strona kalibracji nie mieści się na { $paper }
take-a5-or-any-larger-paper-with-small-margins = wybierz A5 lub większy papier, z małymi marginesami
write-printers-name-and-keys-below = napisz [printers.{ $name }] i klucze pod tym
these-are-not-the-four-margins = to nie cztery marginesy
name-each-of-names = podaj każdy z: { $names }
it-is-long-or-short-the-edge-that-the-paper-is-turned-about = ma to być long lub short: długa lub krótka krawędź, wokół której obraca się papier
key-cannot-be-value = „{ $key }” nie może być { $value }
it-is-least-to-most-degrees = ma to być { $least } do { $most } stopni
it-is-least-to-most-mm = ma to być { $least } do { $most } mm
name-cannot-name-a-printer = drukarka nie może nazywać się { $name }
a-name-is-1-to-40-characters-with-no-space-at-its-ends-and-no-before-it = nazwa ma 1 do 40 znaków, bez spacji na końcach i bez - na początku
add-a-line-such-as-paper-a4 = dodaj wiersz, na przykład paper = "A4"
these-margins-leave-width-by-height-mm-of-paper = te marginesy zostawiają z { $paper } { $width } × { $height } mm
leave-at-least-least-mm-each-way = zostaw co najmniej { $least } mm wzdłuż i wszerz
known-are-names = znamy { $names }
there-is-no-key-key-here = nie ma tu klucza „{ $key }”
set-it-with-pnp-printer-set-name = ustaw ją: pnp printer set { $name }
there-is-no-printer-name = nie ma drukarki „{ $name }”
this-is-no-language = to nie język
write-its-code-in-quotes-such-as-en-cs-or-pl = napisz jego kod w cudzysłowie, na przykład "en", "cs" lub "pl"
this-is-no-paper = to nie papier
write-it-in-quotes-such-as-a4 = napisz go w cudzysłowie, na przykład "A4"
this-is-no-name = to nie nazwa
write-it-in-quotes = napisz ją w cudzysłowie
this-is-no-table = to nie tabela
this-printer-has-no-paper = ta drukarka nie ma papieru
set-pnp-config-to-a-folder-that-you-may-write-to = ustaw PNP_CONFIG na folder, do którego wolno ci pisać
printers-are-written-here-in-a-way-that-only-you-can-change = drukarki są tu zapisane tak, że tylko ty możesz je zmienić
put-a-text-file-of-a-few-lines-there-or-move-it-away = umieść tam plik tekstowy z kilkoma wierszami albo usuń go
this-line-has-more-than-most-characters = ten wiersz ma więcej niż { $most } znaków
write-each-setting-in-a-short-line-of-its-own = zapisz każde ustawienie w osobnym krótkim wierszu
write-it-as-toml-such-as-paper-a4 = napisz to w TOML, na przykład paper = "A4"
save-the-file-as-utf-8 = zapisz plik jako UTF-8
this-is-nested-too-deep = to jest zagnieżdżone za głęboko
invalid-statement = czegoś takiego w TOML być nie może
invalid-value = to nie jest wartość
expected-after-a-key-in-a-key-value-pair = po kluczu ma być znak równości
expected-newline-or-end-of-document-after-a-statement = tu wiersz ma się skończyć
expected-at-the-end-of-a-table-declaration = nazwa tabeli ma kończyć się na ]
unterminated-string = tekst w cudzysłowie się nie kończy
unclosed-array = lista się nie kończy
cannot-overwrite-a-value = ten klucz jest tu po raz drugi

## Gry, zestawy i arkusze

this-is-a-card-set-not-a-score-sheet = to zestaw kart, nie arkusz
this-is-a-board-not-a-score-sheet = to plansza, nie arkusz
this-is-a-layout-of-cards-not-a-score-sheet = to układ kart, nie arkusz
a-score-sheet-has-game-and-players = arkusz ma „game” i „players”
sheet-and-may-name-sets-at-cards = { $sheet }, a w „cards” może podać zestawy
sheet-and-may-name-a-board-at-layout = { $sheet }, a w „layout” może podać planszę
the-sheet = arkusz
the-board = plansza
the-set = zestaw
the-card-set = zestaw kart
a-sheet-is-a-mapping-which-needs-game = arkusz to klucze i wartości, a brakuje w nim „game”
a-board-is-a-mapping-which-needs-game = plansza to klucze i wartości, a brakuje w niej „game”
a-set-of-cards-is-a-mapping-which-needs-game = zestaw kart to klucze i wartości, a brakuje w nim „game”
there-is-no-game-id = gry „{ $id }” nie znamy
the-games-are-known = gry to { $known }
game-is-no-name-of-a-game = „game” nie jest nazwą gry
leave-layout-out = pomiń „layout”
leave-option-out = pomiń { $option }
this-sheet-is-of-the-game-game = ten arkusz jest z gry { $game }
this-set-is-of-the-game-game = ten zestaw jest do gry { $game }
this-file-is-of-the-game-game = ten plik jest do gry { $game }
give-it-another = nadaj jej inne
give-it-another-or-say-replaces-true-at-the-top = nadaj jej inne albo napisz u góry „replaces: true”
key-is-value = „{ $key }” to „{ $value }”
the-entry-point-entry-of-the-package-package-why = punkt wejścia „{ $entry }” pakietu „{ $package }” { $why }
the-entry-point-entry-why = punkt wejścia „{ $entry }” { $why }
cannot-be-loaded-error = nie da się wczytać ({ $error })
is-a-kind-not-a-game = to { $kind }, nie Game
install-a-version-of-the-package-that-works-or-remove-it = zainstaluj wersję pakietu, która działa, albo go usuń
game-has-no-empty-sheet = { $game } nie ma pustego arkusza
write-one-by-hand = napisz go ręcznie
whole-cards-would-be-printed-in-all = razem drukowałoby się kart: { $whole }
ask-for-1-to-most = zażądaj ich 1 do { $most }
nothing-of-what-is-asked-for-is-printed-for-players-players = z tego, czego żądasz, dla { $players } { $players ->
    [one] gracza
    [few] graczy
    [many] graczy
   *[other] gracza
} nic się nie drukuje
there-is-no-card-name-in-these-sets = w tych zestawach nie ma karty „{ $name }”
set-pnp-data-to-a-folder-that-you-may-write-to = ustaw PNP_DATA na folder, do którego wolno ci pisać
no-draft-is-kept-in-folder = w { $folder } nie ma żadnego zaczętego stołu
no-draft-of-game-is-kept-in-folder = w { $folder } nie ma żadnego zaczętego stołu gry { $game }
several-tables-were-begun-name-one-of-them-tables = zaczętych stołów jest więcej; podaj jeden z nich:{ $tables }
begin-one-with-pnp-score-game = zacznij go: pnp score { $game }
players-says-players-and-names-has-names = --players mówi { $players }, a w --names jest { $names }
players-cannot-play-game = { $players }: tylu nie może grać w { $game }
a-name-has-more-than-most-characters = imię ma więcej znaków niż { $most }
shorten-it = skróć je
game-has-no-board = { $game } nie ma planszy
two-players-have-one-name = dwaj gracze mają to samo imię
name-each-otherwise = nazwij każdego inaczej
a-name-has-a-character-that-cannot-be-printed = w imieniu jest znak, którego nie da się wydrukować
there-is-no-file-name-beside-this-one = obok tego pliku nie ma pliku „{ $name }”
name-card-sets-that-lie-in-its-folder = wymień zestawy kart, które leżą w jego folderze
this-is-the-kit-of-name = to zestaw gry { $name }
the-kit-of-name-has-no-part-part = zestaw gry { $name } nie ma części „{ $part }”
places-are-skipped-on-the-sheets-of-one-part = miejsca pomija się na arkuszach jednej części
name-it-as-in-parts-cards = podaj ją, na przykład --parts cards
name-is-played-by-known-so-there-is-no-kit-for-players = w { $name } gra { $known }, więc dla { $players } zestawu nie ma
the-parts-are-known = części to { $known }
there-is-no-part-name = nie ma części „{ $name }”
choose-a-sheet-in-a-folder-that-you-may-write-to = wybierz arkusz w folderze, do którego wolno ci pisać
this-is-not-the-course-of-a-game-that-pnp-has-kept = to nie przebieg gry, który zapisał pnp
was-changed-by-another-program-meanwhile-and-is-not-written-over = tymczasem zmienił go inny program, więc nie zostanie nadpisany
run-the-command-again-it-goes-on-from-the-sheet-as-it-is-now = uruchom polecenie ponownie; gra potoczy się dalej według tego, co jest w arkuszu teraz
move-it-elsewhere-the-game-then-goes-on-from-its-sheet = przenieś to gdzie indziej; gra pójdzie dalej od swojego arkusza
file-holds-the-steps-of-another-game = { $file } zawiera kroki innej gry
choose-another-name-for-the-sheet-or-move-that-file-away = wybierz inną nazwę arkusza albo przenieś ten plik gdzie indziej
game-has-no-companion = { $game } nie ma towarzysza przy stole
game-has-no-companion-at-the-table-as-known-has = { $game } nie ma towarzysza przy stole, jak { $known }
play-without-one-and-score-how-it-ended-pnp-score-game = zagraj bez niego i policz, jak się skończyło: pnp score { $game }
the-game-of-sheet-has-been-played-with-the-die = w grze { $sheet } rzucano już kością
leave-out-no-chance-or-begin-another-sheet = pomiń --no-chance albo zacznij inny arkusz
score-it-with-pnp-score = policz to: pnp score
score-it-with-pnp-score-sheet = policz to: pnp score { $sheet }
sheet-is-a-sheet-of-other-not-of-game = { $sheet } to arkusz gry { $other }, nie { $game }
there-are-no-pictures-of-game = nie ma obrazów gry { $game }
there-are-no-words-for-game-in-language = { $game } nie ma słów w języku „{ $language }”
there-are-no-words-for-this-in-language = w języku „{ $language }” nie ma na to słów
choose-one-that-has-them-lang-known = wybierz język, który je ma (--lang): { $known }
choose-a-language-that-has-them-lang-known = wybierz język, który je ma (--lang): { $known }
there-are-no-words-in-language-for-a-calibration-page = język { $language } nie ma słów na stronę kalibracji
there-are-no-words-in-language-for-how-the-parts-of-a-board-are-joined = język { $language } nie ma słów na to, jak łączy się części planszy
print-it-whole-imposition-single-or-choose = wydrukuj ją w całości (--imposition single) albo { $choose }

## Zachowane gry

name-another-file-with-log = podaj inny plik przez --log
it-was-left-as-it-is-put-a-copy-of-it-in-its-place-or-advice = został, jak jest; umieść na jego miejscu kopię albo { $advice }
is-a-folder-and-games-are-kept-in-a-file = to folder, a gry zachowuje się w pliku
is-a-pipe-or-a-device-and-games-are-kept-in-a-plain-file = to potok albo urządzenie, a gry zachowuje się w zwykłym pliku
cannot-be-read-why = nie da się odczytać ({ $why })
is-empty-as-kept-games-never-are = jest pusty, a zachowane gry nigdy nie są
holds-no-kept-games-it-is-no-sqlite-file-or-its-beginning-is-lost = nie ma w nim zachowanych gier: to nie plik SQLite albo brakuje mu początku
is-an-sqlite-file-but-not-one-of-kept-games = to plik SQLite, ale nie z zachowanymi grami
was-written-by-a-later-pnp-format-version-this-one-knows-known = zapisał go nowszy pnp (format { $version }, ten zna { $known })
install-that-one-or-advice = zainstaluj nowszy albo { $advice }
is-larger-than-limit-gib = jest większy niż { $limit } GiB
is-damaged-why = jest uszkodzony: { $why }
its-header-is-not-as-it-was-written-or-its-end-is-lost = jego nagłówek nie jest taki, jak zapisany, albo brakuje mu końca
its-tables-are-not-as-they-were-made = jego tabele nie są takie, jak założone
a-text-in-it-is-none = któryś tekst w nim nie jest tekstem
beside-it-lies-name-which-pnp-never-writes = obok leży { $name }, a tego pnp nigdy nie zapisuje
move-that-away = przenieś to
is-in-use-by-another-program = używa go inny program
close-that-program-then-try-again = zamknij ten program i spróbuj ponownie
cannot-be-used-where-it-lies-why = nie da się go użyć tam, gdzie leży ({ $why })
see-to-it-that-there-is-room-and-that-you-may-write-there-or-advice = zadbaj, by było tam miejsce i wolno ci było tam pisać, albo { $advice }
no-text-in-it-may-have-more-than-limit-mib = żaden tekst w nim nie może mieć więcej niż { $limit } MiB
version-version-of-game-game = wersja { $version } gry { $game }
where-is-not-as-it-was-written = { $where } nie jest taka, jak zapisana
where-says-what-no-sheet-can-say = { $where } mówi to, czego żaden arkusz powiedzieć nie może
after-game-game-version-version-something-is-missing = po grze { $game }, wersji { $version }, czegoś brakuje
game-number-is-of-game-and-the-sheet-of-other = gra { $number } to { $game }, a arkusz jest z gry { $other }
a-game-of-its-own-is-kept-by-pnp-score = osobną grę zachowa pnp score
there-is-no-game-number = nie ma gry { $number }
the-games-have-the-numbers-1-to-last = gry mają numery 1 do { $last }
no-game-is-kept-there = żadna nie jest tam zachowana
no-kept-game-was-played-by-name = w żadną zachowaną grę nie grał „{ $name }”
day-is-no-day = „{ $day }” to nie dzień
write-it-as-2026-11-18-a-month-as-2026-11-a-year-as-2026 = napisz go jako 2026-11-18, miesiąc jako 2026-11, rok jako 2026
the-variable-source-date-epoch-is-value-which-is-no-date = zmienna SOURCE_DATE_EPOCH to „{ $value }”, a to nie jest data
give-it-whole-seconds-since-1970-up-to-last-or-take-it-away = podaj całe sekundy od 1970 roku, najwyżej { $last }, albo usuń zmienną
nobody-can-be-asked-where-standard-input-is-closed = nie ma kogo pytać: standardowe wejście jest zamknięte
is-there-already-and-is-not-written-over = już tu jest, a nie nadpiszemy go

## Wiersz poleceń

option-has-no-meaning-why = { $option } { $why } nie ma sensu
with-option = z { $option }
without-option = bez { $option }
with-text-which-writes-no-file = z --text, który nie zapisuje pliku,
with-a-kit-whose-sets-have-their-own = przy całej grze, której zestawy mają swoje,
without-the-name-of-a-game-whose-kit-is-made = bez nazwy gry, która ma powstać,
for-a-score-sheet = przy arkuszu
where-no-terminal-shows-the-clock = tam, gdzie żaden terminal nie pokazuje zegara,
choose-another-folder-with-out-what-was-entered-is-kept-for-pnp-score-resume = wybierz inny folder przez --out; wpisane czeka na pnp score --resume
game-cannot-be-asked-for = o { $game } nie umiemy pytać
write-a-score-sheet-and-score-it-pnp-score-sheet = napisz arkusz i policz go: pnp score ARKUSZ
names-names-nobody = --names nikogo nie wymienia
write-names-ester-jan = napisz --names Ester,Jan
there-is-no-day-day = nie ma dnia „{ $day }”
code-is-no-language = „{ $code }” to nie język
write-its-code-such-as-en-cs-pl-or-pt-br = napisz jego kod, na przykład en, cs, pl lub pt-BR
put-option-behind-command = umieść { $option } za „{ $command }”
choose-another-file-with-out = wybierz inny plik przez --out
game-number-has-no-version-version = gra { $number } nie ma wersji { $version }
game-number-is-not-finished = gra { $number } nie jest skończona
when-it-is-over-command-sheet = gdy się skończy: { $command } ARKUSZ
file-is-not-drawn-none-of-these-games-is-finished = nie powstanie { $file }: żadna z tych gier nie jest skończona
when-one-is-over-command-number-sheet = gdy któraś się skończy: { $command } NUMER ARKUSZ
file-is-not-drawn-no-game-that-you-kept-is-like-that = nie powstanie { $file }: nie ma takiej zachowanej gry
choose-others-or-all = wybierz inne albo wszystkie
file-is-not-drawn-no-game-is-kept-yet = nie powstanie { $file }: nie zachowano jeszcze żadnej gry
keep-one-with-command-sheet = zachowasz ją poleceniem: { $command } ARKUSZ
its-latest-is-last = jej ostatnia to { $last }
make-room-or-choose-another-place = zrób miejsce albo wybierz inne
choose-a-place-that-you-may-write-to = wybierz miejsce, w którym wolno ci pisać
choose-a-place-that-can-be-written-to = wybierz miejsce, w którym da się pisać
there-is-no-file-name-nor-a-game-of-that-name-whose-kit-could-be-made = nie ma pliku „{ $name }” ani gry o tej nazwie, którą dałoby się zrobić
left-out-parts-which-the-kit-of-name-does-not-have = pominięto: { $parts }; zestaw gry { $name } tego nie ma
the-kits-are-known = zrobić da się { $known }
kits-and-card-sets-are-not-made-together = gier i zestawów kart nie robi się razem
make-others-by-a-command-of-its-own = zrób { $others } osobnym poleceniem
only-names-no-card = --only nie wymienia żadnej karty
write-ids-such-as-a1-a2-or-leave-it-out = napisz id, na przykład A1,A2, albo to pomiń
there-is-no-format-name = formatu „{ $name }” nie znamy
the-port-port-cannot-be-had-why = portu { $port } nie da się zająć ({ $why })
choose-another-or-leave-port-out = wybierz inny albo pomiń --port
choose-another-folder-with-into = wybierz inny folder przez --into
choose-another-file = wybierz inny plik
name-is-no-short-name = „{ $name }” to nie krótka nazwa
a-deck-called-name-and-its-layout-would-be-one-file = talia o nazwie „{ $name }” i jej układ byłyby jednym plikiem
those-that-have-one-are-known = mają ją { $known }
game-comes-with-no-cards-to-begin-with = { $game } nie ma kart na początek
copy-some-of-its-own-and-give-them-other-ids = skopiuj kilka jej własnych i nadaj im inne id
choose-one-of-known = wybierz jedno z: { $known }
say-for-which-deck-of-game = powiedz, do której talii gry { $game }
there-is-no-deck-deck = nie ma talii „{ $deck }”
file-has-a-character-that-cannot-be-printed = w „{ $file }” jest znak, którego nie da się wydrukować
file-is-no-name-of-a-yaml-file = „{ $file }” to nie nazwa pliku YAML
let-it-end-in-suffix = niech kończy się na { $suffix }
the-board-is-kept-in-a-file = stół zapisuje się w pliku
name-one-such-as-friday-yaml = podaj jakiś, na przykład friday.yaml
nobody-said-who-plays-and-there-is-no-sheet-yet = nikt nie powiedział, kto gra, a { $sheet } jeszcze nie ma
name-a-score-sheet-or-a-game-to-be-asked-for-its-table-pnp-score-nebula = podaj arkusz albo grę, o której stół mamy pytać: pnp score nebula
one-table-is-asked-for-at-a-time = pytamy o jeden stół naraz
name-one-game = podaj jedną grę
name-is-no-file-and-no-game = „{ $name }” to ani plik, ani gra
json-has-no-meaning-while-a-table-is-asked-for = --json nie ma sensu, dopóki pytamy o stół
score-the-saved-sheet-with-it = policz z nim zapisany arkusz
game-has-one-version = { $game } ma jedną wersję
game-has-no-version-version = { $game } nie ma wersji „{ $version }”
one-and-other-would-be-shown-in-one-folder-folder = { $one } i { $other } byłyby narysowane w jednym folderze, { $folder }
show-one-with-out = narysuj jeden z --out
game-does-not-draw-in-characters = { $game } znakami nie rysujemy
leave-text-out-or-score-it-with-pnp-score-sheet = pomiń --text albo to policz: pnp score { $sheet }
a-plot-is-a-file-that-ends-in-svg-png-or-pdf = wykres to plik, który kończy się na .svg, .png lub .pdf
choose-another-place-for-the-plot = wybierz inne miejsce na wykres
several-games-have-a-card-id-games = kartę { $id } ma kilka gier: { $games }
name-the-game-such-as-game-game = podaj grę, na przykład --game { $game }
write-the-whole-id = podaj całe oznaczenie
several-cards-have-the-number-id-cards = numer { $id } ma kilka kart: { $cards }
there-are-cards = są { $cards }
write-the-id-that-stands-on-a-card-such-as-p07-v17-c601-or-s3b = podaj oznaczenie, które stoi na karcie, na przykład P07, V17, C601 albo S3b

## Rysowanie

the-deck-s-name = nazwa talii
the-name-on-the-back = nazwa na rewersie
write-it-with-characters-that-the-fonts-have = napisz to znakami, które są w krojach pisma
it-does-not-fit-its-box-of-width-by-height-mm-error = nie mieści się w ramce { $width } × { $height } mm: { $error }
shorten-it-by-about-letters-letters = skróć to o jakieś { $letters } { $letters ->
    [one] literę
    [few] litery
    [many] liter
   *[other] litery
}
shorter-or-give-it-more-room = { $shorter } albo daj temu więcej miejsca
it-holds-a-line-end-and-stands-on-one-line = jest w tym koniec wiersza, a ma to być w jednym wierszu
write-it-on-one-line = napisz to w jednym wierszu
over-mm-too-wide-for-its-line-of-width-mm = o { $over } mm szersze niż wiersz, który ma { $width } mm
it-is-over-at-size-pt = jest to { $over } przy { $size } pt
the-box-of-its-group = ramkę grupy
the-edge = krawędź
it-reaches-most-mm-beyond-whose-where-it-would-be-cut = wystaje o { $most } mm poza { $whose }, gdzie zostałoby odcięte
give-the-group-more-room-or-the-text-less = daj grupie więcej miejsca albo tekstowi mniej
place-it-on-the-card = umieść to na karcie
width-by-height-mm = { $width } × { $height } mm
cards-of-size-are-too-small-for-their-layout-wrong = karty { $size } są za małe na swój układ: { $wrong }
choose-a-larger-size = wybierz większy rozmiar
whose-is-not-written-in-the-language-language = { $whose }: nie jest to napisane w języku „{ $language }”
add-language-beside-others = dodaj „{ $language }:” obok { $others }
write-mark-after-the-last-word-that-it-is-for-too-or-escaped-where-it-shall-show = napisz „{ $mark }” także po ostatnim słowie, którego dotyczy, albo „{ $escaped }” tam, gdzie ma być widać
the-mark-before-word-is-not-closed = „{ $mark }” przed „{ $word }” nie jest zamknięte
there-is-no-figure-name = nie ma figury „{ $name }”
the-figures-are-figures = figury to { $figures }
it-knows-known = zna { $known }
it-takes-nothing = nie przyjmuje niczego
the-figure-figure-knows-no-key = figura „{ $figure }” nie zna „{ $key }”
the-name-of-deck-deck = nazwa talii „{ $deck }”
the-title-of-the-back-of-deck-deck = tytuł rewersu talii „{ $deck }”
whose-is-nothing-but-blanks-or-line-ends = { $whose }: są tam same spacje albo końce wierszy
write-some-words = napisz jakieś słowa
rename-the-file = zmień nazwę pliku
the-grounds-are-grounds = tła to { $grounds }
the-ground-name-is-not-known = tła „{ $name }” nie znamy
card-card-has-name-which-its-layout-does-not-show = karta „{ $card }” ma „{ $name }”, a tego jej układ nie pokazuje
choose-a-layout-that-does-or-leave-it-out = wybierz układ, który to pokazuje, albo to pomiń
card-card = karta „{ $card }”
whose-asks-for-the-icon-name-which-does-not-exist = { $whose } żąda ikony „{ $name }”, a takiej nie ma
the-icons-are-known = ikony to { $known }
signs-are-signs = znaki to { $signs }
there-is-no-sign-name = nie ma znaku „{ $name }”
faces-are-faces = kroje pisma to { $faces }
the-face-face-is-not-known = kroju „{ $face }” nie znamy
n-name = { $n } imię
n-names = { $n } { $n ->
    [one] imię
    [few] imiona
    [many] imion
   *[other] imienia
}
there-is-no-icon-name = nie ma ikony „{ $name }”
a-condition-stands-without-braces = warunek pisze się bez nawiasów klamrowych
wrong-drawn-by-the-layout-layout = { $wrong } (rysuje układ „{ $layout }”)
choose-another-layout-or-another-size = wybierz inny układ albo inny rozmiar
the-layout-layout-is-for-sets-of-game = układ „{ $layout }” jest dla zestawów gry { $game }
say-game-game-at-the-top = napisz u góry „game: { $game }”
