# Polskie brzmienie tego, co program zarzuca.

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
name-plain-file-or-write-and-hand-it-over = podaj zwykły plik albo napisz - i przekaż go na standardowe wejście
does-not-exist = nie istnieje
has-a-name-that-no-file-can-have = ma nazwę, jakiej żaden plik mieć nie może
name-a-file = podaj plik
name-a-file-that-ends-in-one-of-known = podaj plik o jednej z końcówek { $known }
this-is-no-yaml-file-by-its-name = sądząc po nazwie, to nie jest plik YAML
this-is-name-of-no-file-and-not-text-of-sheet = nie ma takiego pliku, a tekst zapisu partii to też nie jest
a-text-needs-a-line-end-or-to-begin-with-a-brace = tekst musi mieć koniec wiersza albo zaczynać się od nawiasu klamrowego
standard-input-is-closed = standardowe wejście jest zamknięte
this-is-of-the-type-name = to jest typu { $name }
hand-over-texts-numbers-lists-and-mappings = przekaż teksty, liczby, listy i mapowania
this-lies-deeper-than-depth-limit-levels = listy i mapowania leżą w sobie więcej niż { $depth_limit } razy
hand-it-over-flatter = użyj mniej poziomów
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
begin-with-row-of-column-names-such-as-id-title = zacznij od wiersza z nazwami kolumn, na przykład id,title,text
key-stands-both-for-every-language-and-for-one = „{ $key }” jest tu i dla wszystkich języków, i dla jednego
put-cell-with-comma-or-semicolon-in-it-in-quotes = komórkę z przecinkiem lub średnikiem ujmij w cudzysłów
name-the-column-or-clear-its-cells = nazwij kolumnę albo opróżnij jej komórki
keep-one-of-the-two = zostaw jedno z dwojga
write-a-column-such-as-key-en-for-each = napisz dla każdego kolumnę, na przykład „{ $key }:en”
quote-behind-blank-does-not-hold-cell-together = cudzysłów po spacji nie obejmuje komórki
the-quote-that-opens-here-is-never-closed = cudzysłów, który tu się otwiera, nigdzie się nie zamyka
close-it-where-the-cell-ends = zamknij go tam, gdzie kończy się komórka
quote-that-opens-here-closes-only-in-line-closed = cudzysłów, który tu się otwiera, zamyka się dopiero w wierszu { $closed }, wewnątrz tekstu
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
write-each-of-its-entries-behind-a-dash = zapisz każdą pozycję po „- ”
give-it-one = uzupełnij, czego brakuje
give-it-one-or-leave-it-out = uzupełnij ją albo to pomiń
location-has-no-value = { $location } nie ma wartości
put-the-text-before-it-in-quotes-if-it-belongs-to-it = jeśli należy do tekstu przed nim, weź ten tekst w cudzysłów
location-has-no-value-a-begins-a-comment = { $location } nie ma wartości: po # jest komentarz
the-sheet-is-not-filled-in-yet = zapis partii nie jest jeszcze wypełniony: brakuje { $n } wartości
write-them-behind-the-colons = wpisz je za dwukropkami, tę jako pierwszą
put-the-value-in-quotes = ujmij wartość w cudzysłów
owner-needs-name = { $owner }: brakuje „{ $name }”
add-name = dodaj „{ $name }: …”
add-name-value = dodaj „{ $name }: { $value }”
game-is-name-and-these-are-cards-of-game = „game” to „{ $name }”, a to są karty gry { $game }
the-key-location-is-not-known-here = klucza { $location } tu nie znamy
a-layout-of-your-own-may-declare-it = może go wprowadzić twój własny układ
did-you-mean-name = czy chodzi o „{ $name }”?
known-here-names = tutaj znamy: { $names }
some-and-more-more = { $some } i jeszcze { $more }
location-is-value-where-what-is-wanted = { $location }: jest tu { $value }, a ma być { $what }
location-is-value-which-is-not-known = { $location } to „{ $value }”, a tego nie znamy
one-character = { $n } znak
count-character = { $n } { $n ->
    [one] znak
    [few] znaki
    [many] znaków
   *[other] znaku
}
one-entry = { $n } pozycja
count-entry = { $n } { $n ->
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
indent-its-rows-below-it-or-put-text-in-quotes = wetnij pod tym jego wiersze albo ujmij to w cudzysłów, jeśli ma to być tekst
the-file-holds-more-than-node-limit-entries = plik ma więcej pozycji niż { $node_limit }
anchor-is-an-alias-and-aliases-are-refused = „*{ $anchor }” to alias, a tych nie przyjmujemy
the-text-that-style-opens-is-empty = tekst, który otwiera „{ $style }”, jest pusty
the-key-key-is-here-a-second-time = klucz „{ $key }” jest tu po raz drugi
a-mapping-or-a-list-stands-where-a-key-is-wanted = zamiast klucza jest mapowanie albo lista
write-it-flatter = użyj mniej poziomów
tags-are-declared-and-tags-are-refused = deklaruje się tu tagi, a tych nie przyjmujemy
leave-the-line-with-tag-out = pomiń wiersz z %TAG
a-second-document-begins-here = zaczyna się tu drugi dokument
keep-one-document-to-a-file = zostaw w pliku jeden dokument
anchor-is-an-anchor-and-anchors-are-refused = „&{ $anchor }” to kotwica, a tych nie przyjmujemy
written-is-a-tag-and-tags-are-refused = „{ $written }” to tag, a tych nie przyjmujemy
here-a-key-has-no-colon = klucz nie ma tu dwukropka
this-key-is-indented-deeper-than-line-above-so = ten klucz jest wcięty głębiej niż wiersz nad nim, więc ciągnie jego tekst
let-every-key-at-the-top-begin-in-the-same-column = niech wszystkie klucze u góry zaczynają się w tej samej kolumnie
write-key = napisz „{ $key }: |”
write-key-and-indent-them-below-it = napisz „{ $key }: |” i wetnij je pod tym
the-rows-below-key-have-no-that-opens-them = wierszom pod „{ $key }” brakuje „|”, które je otwiera
write-key-value-rows-of-text-stand-deeper-than-key = napisz „klucz: wartość”; wiersze tekstu stoją głębiej niż klucz, po którym jest „|”
the-colon-of-this-key-has-no-space-after-it = po dwukropku tego klucza brakuje spacji
write-name-with-a-space-after-the-colon = napisz „{ $name }: …” ze spacją po dwukropku
begin-it-in-column-of-other-keys-or-put-text = zacznij go w kolumnie innych kluczy albo ujmij tekst w cudzysłów
nothing-may-stand-here-any-more = tu już nic nie może stać
here-a-key-is-wanted = tu ma być klucz
put-the-text-in-quotes = ujmij tekst w cudzysłów
sign-is-no-quote-here = { $sign } nie jest tu cudzysłowem
put-a-text-in-straight-quotes = ujmij tekst w prosty cudzysłów: '…'
close-it-where-the-text-ends = zamknij go tam, gdzie kończy się tekst
this-cannot-be-read-as-yaml = tego nie da się odczytać jako YAML
look-for-a-missing-quote-colon-or-space-near-here = zobacz, czy w pobliżu nie brakuje cudzysłowu, dwukropka albo spacji
put-what-key-holds-in-braces-or-a-text-in-quotes = weź to, co należy do „{ $key }”, w nawiasy klamrowe albo tekst w cudzysłów
put-a-comma-between-the-numbers = wstaw przecinek między liczby
a-comma-stands-in-a-number = w liczbie jest przecinek
a-comma-stands-in-the-text-of-key = w tekście przy „{ $key }” jest przecinek
write-key-if-another-entry-begins-here-or-keep-one = wpisz „- { $key }: …”, jeśli zaczyna się tu następna pozycja, albo zostaw jedno z dwojga
an-entry-of-a-list-begins-here-without-its-dash = tu zaczyna się pozycja listy bez swojej kreski
begin-it-with-key = zacznij ją od „- { $key }: …”
several-lists-stand-beside-each-other-behind-key = za „{ $key }” stoi kilka list obok siebie
put-them-into-one-list-first = włóż je do jednej listy: [{ $first }, …]
text-within-brackets-holds-bracket-brace-or-quote = w tekście wewnątrz nawiasów jest nawias albo cudzysłów
text-within-brackets-holds-a-colon = tekst w nawiasach zawiera dwukropek
put-the-value-of-key-in-quotes = ujmij wartość „{ $key }” w cudzysłów
nothing-may-follow-a-closing-quote-or-bracket = po zamykającym cudzysłowie lub nawiasie nic nie może stać
comma-or-end-of-what-bracket-opened-is-missing = przed tym brakuje przecinka albo końca tego, co otworzył „{ $bracket }”
the-bracket-that-opens-here-is-never-closed = „{ $bracket }”, który tu się otwiera, nigdzie się nie zamyka
close-it-or-quotes = zamknij go albo { $quotes }
begin-it-in-the-same-column-as-its-neighbours = zacznij go w tej samej kolumnie co sąsiednie
put-whole-text-in-quotes-and-double-each = ujmij cały tekst w cudzysłów i podwój w nim każdy taki cudzysłów
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
take-dash-out-or-begin-list-below-key-of-its-own = usuń kreskę albo zacznij listę pod własnym kluczem
the-quote-that-opens-here-closes-only-in-line-line = cudzysłów, który tu się otwiera, zamyka się dopiero w wierszu { $line }
this-backslash-means-nothing-in-double-quotes = ten ukośnik wsteczny w podwójnym cudzysłowie nic nie znaczy
use-single-quotes-or-write-it-twice = użyj pojedynczego cudzysłowu albo napisz go dwa razy
this-escape-is-no-character = to nie jest kod żadnego znaku
write-the-character-itself = napisz sam znak
a-list-cannot-begin-on-the-line-of-its-key = lista nie może zaczynać się w wierszu swojego klucza
begin-each-on-line-of-its-own-or-put-text = każde „- ” zacznij w osobnym wierszu albo ujmij tekst w cudzysłów
nothing-may-follow-or-that-opens-text-on-its-line = po „|” lub „>”, które otwiera tekst, w wierszu nic nie może stać
begin-text-on-next-line-or-put-it-in-quotes = zacznij tekst w następnym wierszu albo ujmij go w cudzysłów
a-line-that-begins-with-is-refused = wiersza, który zaczyna się od „%”, nie przyjmujemy
leave-it-out = pomiń to

## Zestawy kart i układy

layout-name-has-no-faces-it-is-there = układ „{ $name }” nie ma stron: służy tylko jako podstawa innych
a-spreadsheet-s-own-format-is-not-read = własnego formatu arkusza kalkulacyjnego nie czytamy
the-ending-suffix-is-not-known = rozszerzenia „{ $suffix }” nie znamy
the-name-of-the-file-has-no-ending = nazwa pliku nie ma rozszerzenia
the-id-name-is-taken = id „{ $name }” już tu jest
give-each-card-an-id-of-its-own = nadaj każdej karcie własne id
a-focus-without-a-picture-has-no-meaning = „focus” bez obrazu nic nie znaczy
name-its-picture-or-leave-focus-out = podaj obraz albo pomiń „focus”
choose-a-layout-with-faces = wybierz układ, który ma strony
right-one-of-known = { $right }, jedną z: { $known }
choose-another-name = wybierz inną nazwę
those-that-ship-are-known-file-of-your-own-ends = dostarczane to { $known }; własny plik kończy się na .yaml
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
give-a-score-sheet-players-a-card-set-cards = zapis partii ma „players”, a zestaw kart „cards”: dodaj to, czego brakuje
leave-board-out = pomiń „board”
a-board-is-one-of-a-game-s = plansza należy do którejś gry, a żadnej tu nie podano
say-which-as-in-game-nebula = napisz do której, na przykład „game: nebula”
this-is-no-board-beside-the-set = to nie podaje żadnego pliku w folderze zestawu
write-one-of-card-sizes-or-width-height-in-mm = napisz jedno z: { $card_sizes } albo [szerokość, wysokość] w mm
is-name-which-is-no-card-size = to „{ $name }”, a to nie jest rozmiar karty
is-value = to „{ $value }”
leave-given-out = pomiń „{ $given }”
the-rule-rule-needs-lacking = regule „{ $rule }” brakuje { $lacking }
leave-it-out-it-takes-rules = pomiń to: przyjmuje { $rules }
add-one-of-them = dodaj jedno z nich
the-rule-rule-takes-no-name = reguła „{ $rule }” nie przyjmuje „{ $name }”
the-rule-rule-takes-choice-not-both = reguła „{ $rule }” przyjmuje { $choice }, nie oba naraz
write-up-to-40-letters-to-z-digits-and-letter = napisz najwyżej 40 liter a do z, cyfr, „-” i „_”, na początku litera lub cyfra
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

## Zapisy partii

one-player-alone-is-a-solo-game = jeden gracz sam gra solo:{" "}
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
write-where-it-was-played = napisz, gdzie grano
enter-least-to-most = wpisz ich { $least } do { $most }
enter-least = wpisz ich { $least }
cards-of-this-deck-cards = karty tej talii: { $cards }
this-deck-has-no-cards = ta talia nie ma kart
players-cannot-play-this-game = { $players }: tylu nie może grać w tę grę
one-player = { $n } gracz
count-player = { $n } { $n ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] gracza
}
there-is-no-card-id = nie ma karty „{ $id }”
correct-it = popraw to
the-name-name-is-taken = nazwa „{ $name }” już tu jest
name-each-player-otherwise = daj każdemu graczowi inne imię
there-is-no-line-id-here = nie ma tu wiersza „{ $id }”
the-line-id-counts-only-when-the-game-is-over = wiersz „{ $id }” liczy się dopiero, gdy gra się skończy
leave-it-out-or-unfinished-if-game-is-over-by-now = pomiń go albo pomiń „unfinished”, jeśli gra już się skończyła
leave-one-of-them-out = pomiń jedno z nich
one-star = { $n } gwiazda
count-star = { $n } { $n ->
    [one] gwiazda
    [few] gwiazdy
    [many] gwiazd
   *[other] gwiazdy
}
one-row = { $n } rząd
count-row = { $n } { $n ->
    [one] rząd
    [few] rzędy
    [many] rzędów
   *[other] rzędu
}

## Obrazy i ścieżki

at-most-most-million-are-allowed = dozwolone jest najwyżej { $most } milionów
name-a-png-jpeg-webp-or-svg-file = podaj plik PNG, JPEG, WebP lub SVG
name-file-by-its-path-from-folder-of-file = podaj ścieżkę do pliku od folderu pliku, który go podaje
the-picture-name-wrong = obraz „{ $name }” { $wrong }
the-picture-name-place = obraz „{ $name }”, { $place }
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
real-for-stars-that-are-drawn = { $real }, narysowano: { $stars }
one-real-star = { $n } prawdziwa gwiazda
count-real-star = { $n } { $n ->
    [one] prawdziwa gwiazda
    [few] prawdziwe gwiazdy
    [many] prawdziwych gwiazd
   *[other] prawdziwej gwiazdy
}
name-one-for-each-in-order-in-which-they-are-drawn = podaj jedną za każdą, w kolejności rysowania
quoted = „{ $quoted }”
key = „{ $key }: …”

## Komunikaty układów (Fluent)

nobody-knows-how-language-counts = nie znamy reguł liczby mnogiej w języku „{ $language }”
write-the-code-of-a-language-such-as-en-cs-or-pl = napisz kod języka, na przykład en, cs albo pl

## Wyrażenia

sign-u-code = „{ $sign }” (U+{ $code })

## Miejsca, kształty i grupy

write-0-to-most = napisz 0 do { $most }
the-picture-name-is-named-by-no-field-of-a-card = obrazu „{ $name }” nie podaje żadne pole karty
give-the-card-a-field-of-type-picture = nadaj karcie pole typu „picture”
choose-another = wybierz inną

## Pismo

cannot-set-character-character-place-of-text-why = nie da się złożyć { $character } ({ $place }. znak w „{ $text }”): { $why }
it-has-no-shape-of-its-own = nie ma własnego kształtu
no-single-character-holds-this-mark-and-letter = żaden znak nie łączy tego symbolu z literą przed nim
letters-that-run-from-right-to-left-cannot-be-set = liter pisanych od prawej do lewej nie umiemy składać
face-does-not-have-it = { $face } go nie ma
faces-do-not-have-it = { $faces } go nie mają
over-for-its-box-at-size-pt-text = { $over } na swoją ramkę przy { $size } pt: „{ $text }”
word-is-over-mm-too-wide = „{ $word }” jest o { $over } mm za szerokie
the-text-is-over-mm-too-high = tekst jest o { $over } mm za wysoki
the-text-has-lines-too-many = tekst ma o { $lines } za dużo
one-line = { $n } wiersz
count-line = { $n } { $n ->
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
holds-a-kit-made-from-sets = jest tu komplet z { $sets }
holds-a-kit-made-from-another-sets = jest tu komplet z innego pliku { $sets }
holds-a-kit-made-with-another-options = jest tu komplet z inną opcją { $options }
choose-another-place-with-out-or-replace-that-kit = wybierz inne miejsce przez --out albo zastąp ten komplet przez --force
is-yours-and-file-of-kit-would-take-its-place = to należy do ciebie, a plik kompletu by to zastąpił
move-it-elsewhere = przenieś to gdzie indziej
holds-files-and-no-manifest-of-ours-so = są tu pliki, a naszego { $manifest } nie ma, więc folderu nie zastąpimy
is-a-link-which-is-not-followed = to odnośnik, a za takim nie idziemy
is-no-folder = to nie folder
dpi-dpi-is-no-resolution = { $dpi } dpi to nie rozdzielczość
take-one-above-0-such-as-300 = wybierz jakąś powyżej 0, na przykład 300
dpi-dpi-makes-a-page-of-width-by-height-pixels = przy { $dpi } dpi strona ma { $width } × { $height } pikseli
made-more-than-million-million = { $made }, więcej niż { $million } milionów
take-most-dpi-or-fewer = wybierz { $most } dpi lub mniej
take-more-dpi = wybierz więcej dpi
there-is-no-paper-name = papieru „{ $name }” nie znamy
known-are-names-and-widthxheight-in-millimetres = znamy { $names } i SZEROKOŚĆxWYSOKOŚĆ w milimetrach, na przykład 200x300
paper-of-width-by-height-mm-cannot-be-each-side = papier { $width } × { $height } mm nie jest możliwy: każdy bok ma { $least } do { $most } mm
boards-have-no-slots-so-skip-cannot-be-skipped = plansze nie mają miejsc, więc nie da się ich pominąć { $skip }
one-face-page-has-no-slots-so-skip-cannot = jedna karta na stronę nie ma miejsc, więc nie da się ich pominąć { $skip }
skip-0 = pomiń 0
skip-0-to-most = pomiń 0 do { $most }
skip-slots-cannot-be-skipped = miejsc nie da się pominąć { $skip }
skip-slots-cannot-be-skipped-for-sheet-of-paper = miejsc nie da się pominąć { $skip }, bo arkusz { $paper } ma ich { $slots }
give-0-or-more = podaj 0 lub więcej
one-face-a-page-has-no-other-side-to-fold-to = jedna karta na stronę nie ma drugiej połowy, na którą dałoby się ją złożyć
take-duplex-separate-or-no-backs = użyj --backs duplex, separate albo none
front-is-form-and-its-back-back-other = „{ $front }” to { $form }, a jej rewers „{ $back }” { $other }
the-sides-of-a-piece-have-one-size-and-form = obie strony mają mieć ten sam rozmiar i kształt
round-width-by-height-mm = koło { $width } × { $height } mm
hexagonal-width-by-height-mm = sześciokąt { $width } × { $height } mm
margins-of-top-right-bottom-and-left-mm-leave = marginesy { $top }, { $right }, { $bottom } i { $left } mm nie zostawiają z { $paper } nic do druku
the-half-of-paper-that-a-fold-leaves = połowie { $paper }, którą zostawia złożenie
face-of-form-finds-no-room-on-place-upright = „{ $face }” ({ $form }) ani pionowo, ani poziomo nie mieści się na { $place }, bo z papieru da się zadrukować { $width } × { $height } mm
it-would-fit-on-paper-paper-paper = zmieściłoby się na { $paper } (--paper { $paper })
it-would-fit-without-fold-take-duplex-or-separate = bez składania by się zmieściło: użyj --backs duplex albo separate
remedy-with-duplex-or-separate-backs = { $remedy }, z --backs duplex albo separate
print-one-face-a-page-imposition-single = drukuj po jednej karcie na stronę (--imposition single)
no-known-paper-holds-it-alone = na żadnym znanym papierze się nie mieści: { $alone }
no-known-paper-holds-it-take-your-own-paper-own = na żadnym znanym papierze się nie mieści: wybierz własny (--paper { $own }) albo { $alone }
board-cannot-be-printed-in-parts-on-paper = planszy nie da się drukować w częściach na { $paper }, z którego da się zadrukować { $width } × { $height } mm
take-a-paper-with-least-mm-or-more-each-way = wybierz papier, na którym da się zadrukować co najmniej { $least } mm wzdłuż i wszerz
rows-rows-of-pages-are-more-than-a-to-z = rzędów stron jest { $rows }, więcej niż od A do Z
take-a-larger-paper = wybierz większy papier
a-calibration-page-finds-no-room-on-paper = strona kalibracji nie mieści się na { $paper }
take-a5-or-any-larger-paper-with-small-margins = wybierz A5 lub większy papier, z małymi marginesami
write-printers-name-and-keys-below = napisz [printers.{ $name }] i klucze pod tym
these-are-not-the-four-margins = to nie cztery marginesy
name-each-of-names = podaj każdy z: { $names }
it-is-long-or-short-edge-that-paper-is-turned = napisz long albo short: długa lub krótka krawędź, wokół której obraca się papier
key-cannot-be-value = „{ $key }” nie może być { $value }
it-is-least-to-most-degrees = ma to być { $least } do { $most } stopni
it-is-least-to-most-mm = ma to być { $least } do { $most } mm
name-cannot-name-a-printer = drukarka nie może nazywać się { $name }
name-is-1-to-40-characters-with-no-space = nazwa ma 1 do 40 znaków, bez spacji na końcach i bez - na początku
add-a-line-such-as-paper-a4 = dodaj wiersz, na przykład paper = "A4"
these-margins-leave-width-by-height-mm-of-paper = te marginesy zostawiają z { $paper } { $width } × { $height } mm
leave-at-least-least-mm-each-way = zostaw co najmniej { $least } mm wzdłuż i wszerz
known-are-names = znamy { $names }
there-is-no-key-key-here = nie ma tu klucza „{ $key }”
set-it-with-pnp-printer-set-name = ustaw ją: pnp printer set { $name }
there-is-no-printer-name = nie ma drukarki „{ $name }”
there-is-no-ink-ink = tuszu „{ $ink }” nie znamy
this-is-no-language = to nie język
write-its-code-in-quotes-such-as-en-cs-or-pl = napisz jego kod w cudzysłowie, na przykład "en", "cs" lub "pl"
this-is-no-paper = to nie papier
write-it-in-quotes-such-as-a4 = napisz go w cudzysłowie, na przykład "A4"
this-is-no-name = to nie nazwa
write-it-in-quotes = napisz ją w cudzysłowie
this-is-no-table = to nie tabela
this-printer-has-no-paper = ta drukarka nie ma papieru
set-pnp-config-to-a-folder-that-you-may-write-to = ustaw PNP_CONFIG na folder, do którego wolno ci pisać
settings-are-written-here-in-way-that-only-you-can = ustawienia są zapisane tak, że pnp nie umie ich zmienić; popraw plik ręcznie
put-text-file-of-few-lines-there-or-move-it-away = umieść tam plik tekstowy z kilkoma wierszami albo usuń go
this-line-has-more-than-most-characters = ten wiersz ma więcej niż { $most } znaków
write-each-setting-in-a-short-line-of-its-own = zapisz każde ustawienie w osobnym krótkim wierszu
write-it-as-toml-such-as-paper-a4 = napisz to w TOML, na przykład paper = "A4"
save-the-file-as-utf-8 = zapisz plik jako UTF-8
this-is-nested-too-deep = to jest zagnieżdżone za głęboko
invalid-statement = czegoś takiego w TOML być nie może
invalid-value = to nie jest wartość
expected-after-a-key-in-a-key-value-pair = po kluczu ma być znak równości
expected-newline-or-end-of-document-after = tu wiersz ma się skończyć
expected-at-the-end-of-a-table-declaration = nazwa tabeli ma kończyć się na ]
unterminated-string = tekst w cudzysłowie się nie kończy
unclosed-array = lista się nie kończy
cannot-overwrite-a-value = ten klucz jest tu po raz drugi

## Gry, zestawy i zapisy partii

this-is-a-card-set-not-a-score-sheet = to zestaw kart, nie zapis partii
this-is-a-score-sheet-not-a-card-set = to zapis partii, nie zestaw kart
this-is-a-board-not-a-score-sheet = to plansza, nie zapis partii
this-is-a-layout-of-cards-not-a-score-sheet = to układ kart, nie zapis partii
a-score-sheet-has-game-and-players = zapis partii ma „game” i „players”
sheet-and-may-name-sets-at-cards = { $sheet }, a w „cards” może podać zestawy
sheet-and-may-name-a-board-at-layout = { $sheet }, a w „layout” może podać planszę
the-sheet = zapis partii
the-board = plansza
the-set = zestaw
the-card-set = zestaw kart
a-sheet-is-a-mapping-which-needs-game = zapis partii to klucze i wartości, a brakuje w nim „game”
a-board-is-a-mapping-which-needs-game = plansza to klucze i wartości, a brakuje w niej „game”
a-set-of-cards-is-a-mapping-which-needs-game = zestaw kart to klucze i wartości, a brakuje w nim „game”
there-is-no-game-id = gry „{ $id }” nie znamy
the-games-are-known = gry to { $known }
game-is-no-name-of-a-game = „game” nie jest nazwą gry
leave-layout-out = pomiń „layout”
leave-option-out = pomiń { $option }
this-sheet-is-of-the-game-game = ten zapis partii jest z gry { $game }
this-set-is-of-the-game-game = ten zestaw jest do gry { $game }
this-file-is-of-the-game-game = ten plik jest do gry { $game }
give-it-another = nadaj jej inne
give-it-another-or-say-replaces-true-at-the-top = nadaj jej inne albo napisz u góry „replaces: true”
key-is-value = „{ $key }” to „{ $value }”
the-entry-point-entry-of-the-package-package-why = punkt wejścia „{ $entry }” pakietu „{ $package }” { $why }
the-entry-point-entry-why = punkt wejścia „{ $entry }” { $why }
cannot-be-loaded-error = nie da się wczytać ({ $error })
is-a-kind-not-a-game = to { $kind }, nie Game
install-version-of-package-that-works-or-remove-it = zainstaluj wersję pakietu, która działa, albo go usuń
whole-cards-would-be-printed-in-all = razem drukowałoby się kart: { $whole }
ask-for-1-to-most = zażądaj ich 1 do { $most }
nothing-of-what-is-asked-for-is-printed = z tego, czego żądasz, dla { $players } { $players ->
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
name-each-otherwise = daj każdemu inne imię
a-name-has-a-character-that-cannot-be-printed = w imieniu jest znak, którego nie da się wydrukować
there-is-no-file-name-beside-this-one = obok tego pliku nie ma pliku „{ $name }”
name-card-sets-that-lie-in-its-folder = wymień zestawy kart, które leżą w jego folderze
this-is-the-kit-of-name = to komplet gry { $name }
the-kit-of-name-has-no-part-part = komplet gry { $name } nie ma części „{ $part }”
places-are-skipped-on-the-sheets-of-one-part = miejsca da się pominąć tylko w jednej części kompletu
name-it-as-in-parts-cards = podaj ją, na przykład --parts cards
name-is-played-by-known-so-there-is-no-kit = w { $name } gra { $known }, więc dla { $players } kompletu nie ma
the-parts-are-known = części to { $known }
there-is-no-part-name = nie ma części „{ $name }”
choose-a-sheet-in-a-folder-that-you-may-write-to = wybierz zapis partii w folderze, do którego wolno ci pisać
this-is-not-the-course-of-a-game-that-pnp-has-kept = w tym pliku nie ma kroków gry, którą zachował pnp
was-changed-by-another-program-meanwhile = tymczasem zmienił go inny program, więc nie zostanie nadpisany
run-command-again-it-goes-on-from-sheet = uruchom polecenie ponownie; gra potoczy się dalej według tego, co jest w zapisie partii teraz
move-it-elsewhere-game-then-goes-on-from-its-sheet = przenieś to gdzie indziej; gra pójdzie dalej od swojego zapisu
file-holds-the-steps-of-another-game = { $file } zawiera kroki innej gry
choose-another-name-for-sheet-or-move-that-file = wybierz inną nazwę zapisu partii albo przenieś ten plik gdzie indziej
game-has-no-companion = { $game } nie ma towarzysza przy stole
game-has-no-companion-at-the-table-as-known-has = { $game } nie ma towarzysza przy stole, jak { $known }
play-without-one-and-score-how-it-ended-pnp-score = zagraj bez niego i policz, jak się skończyło: pnp score { $game }
the-game-of-sheet-has-been-played-with-the-die = w grze { $sheet } rzucano już kością
leave-out-no-chance-or-begin-another-sheet = pomiń --no-chance albo zacznij inny zapis partii
score-it-with-pnp-score = policz to: pnp score
score-it-with-pnp-score-sheet = policz to: pnp score { $sheet }
sheet-is-a-sheet-of-other-not-of-game = { $sheet } to zapis partii w { $other }, nie w { $game }
there-are-no-pictures-of-game = nie ma obrazów gry { $game }
there-are-no-words-for-game-in-language = { $game } nie ma słów w języku „{ $language }”
there-are-no-words-for-this-in-language = w języku „{ $language }” nie ma na to słów
choose-one-that-has-them-lang-known = wybierz język, który je ma (--lang): { $known }
choose-a-language-that-has-them-lang-known = wybierz język, który je ma (--lang): { $known }
there-are-no-words-in-language-for-calibration = język { $language } nie ma słów na stronę kalibracji
there-are-no-words-in-language-for-how-parts = język { $language } nie ma słów na to, jak łączy się części planszy
print-it-whole-imposition-single-or-choose = wydrukuj ją w całości (--imposition single) albo { $choose }

## Zachowane gry

name-another-file-with-log = podaj inny plik przez --log
it-was-left-as-it-is-put-copy-of-it-in-its-place = został, jak jest; umieść na jego miejscu kopię albo { $advice }
is-a-folder-and-games-are-kept-in-a-file = to folder, a gry zachowuje się w pliku
is-pipe-or-device-and-games-are-kept-in-plain-file = to potok albo urządzenie, a gry zachowuje się w zwykłym pliku
cannot-be-read-why = nie da się odczytać ({ $why })
is-empty-as-kept-games-never-are = jest pusty, a plik zachowanych gier nigdy nie jest pusty
holds-no-kept-games-it-is-no-sqlite-file = nie ma w nim zachowanych gier: to nie plik SQLite albo brakuje mu początku
is-an-sqlite-file-but-not-one-of-kept-games = to plik SQLite, ale nie z zachowanymi grami
was-written-by-later-pnp-format-version-this-one = zapisał go nowszy pnp (format { $version }, ten zna { $known })
install-that-one-or-advice = zainstaluj nowszy albo { $advice }
is-larger-than-limit-gib = jest większy niż { $limit } GiB
is-damaged-why = jest uszkodzony: { $why }
its-header-is-not-as-it-was-written-or-its-end = jego nagłówek nie jest taki, jak zapisany, albo brakuje mu końca
its-tables-are-not-as-they-were-made = jego tabele nie są takie, jak założone
a-text-in-it-is-none = któregoś tekstu w nim nie da się odczytać
beside-it-lies-name-which-pnp-never-writes = obok leży { $name }, a tego pnp nigdy nie zapisuje
move-that-away = przenieś to
is-in-use-by-another-program = używa go inny program
close-that-program-then-try-again = zamknij ten program i spróbuj ponownie
cannot-be-used-where-it-lies-why = nie da się go użyć tam, gdzie leży ({ $why })
see-to-it-that-there-is-room-and-that-you-may = zadbaj, by było tam miejsce i wolno ci było tam pisać, albo { $advice }
no-text-in-it-may-have-more-than-limit-mib = żaden tekst w nim nie może mieć więcej niż { $limit } MiB
version-version-of-game-game = wersja { $version } gry { $game }
where-is-not-as-it-was-written = { $where } nie jest taka, jak zapisana
where-says-what-no-sheet-can-say = { $where } mówi to, czego żaden zapis partii powiedzieć nie może
after-game-game-version-version-something = po grze { $game }, wersji { $version }, czegoś brakuje
game-number-is-of-game-and-the-sheet-of-other = gra { $number } to { $game }, a zapis partii jest z gry { $other }
a-game-of-its-own-is-kept-by-pnp-score = jako osobną grę zachowa ją pnp score --keep
there-is-no-game-number = nie ma gry { $number }
the-games-have-the-numbers-1-to-last = gry mają numery 1 do { $last }
no-game-is-kept-there = żadna nie jest tam zachowana
no-kept-game-was-played-by-name = w żadną zachowaną grę nie grał „{ $name }”
day-is-no-day = „{ $day }” to nie dzień
write-it-as-2026-11-18-month-as-2026-11-year = napisz go jako 2026-11-18, miesiąc jako 2026-11, rok jako 2026
variable-source-date-epoch-is-value = zmienna SOURCE_DATE_EPOCH to „{ $value }”, a to nie jest data
give-it-whole-seconds-since-1970-up-to-last = podaj całe sekundy od 1970 roku, najwyżej { $last }, albo usuń zmienną
nobody-can-be-asked-where-standard-input-is-closed = nie ma kogo pytać: standardowe wejście jest zamknięte
is-there-already-and-is-not-written-over = już tu jest, a nie nadpiszemy go

## Wiersz poleceń

option-has-no-meaning-why = { $option } { $why } nie ma sensu
with-option = z { $option }
without-option = bez { $option }
with-text-which-writes-no-file = z --text, który nie zapisuje pliku,
with-a-kit-whose-sets-have-their-own = przy komplecie całej gry, którego zestawy mają swoje,
without-the-name-of-a-game-whose-kit-is-made = bez nazwy gry, która ma powstać,
for-a-score-sheet = przy zapisie partii
where-no-terminal-shows-the-clock = tam, gdzie żaden terminal nie pokazuje zegara,
choose-another-folder-with-out-what-was-entered = wybierz inny folder przez --out; wpisane czeka na pnp score --resume
names-names-nobody = --names nikogo nie wymienia
write-names-ester-jan = napisz --names Ester,Jan
there-is-no-day-day = nie ma dnia „{ $day }”
written-is-no-number = „{ $written }” to nie liczba
write-one-such-as-1-5 = napisz liczbę, na przykład 1,5
code-is-no-language = „{ $code }” to nie język
write-its-code-such-as-en-cs-pl-or-pt-br = napisz jego kod, na przykład en, cs, pl lub pt-BR
put-option-behind-command = umieść { $option } za „{ $command }”
choose-another-file-with-out = wybierz inny plik przez --out
game-number-has-no-version-version = gra { $number } nie ma wersji { $version }
game-number-is-not-finished = gra { $number } nie jest skończona
when-it-is-over-command-sheet = gdy się skończy: { $command } ZAPIS
file-is-not-drawn-none-of-these-games-is-finished = nie powstanie { $file }: żadna z tych gier nie jest skończona
when-one-is-over-command-number-sheet = gdy któraś się skończy: { $command } NUMER ZAPIS
file-is-not-drawn-no-game-that-you-kept-is-like = nie powstanie { $file }: nie ma takiej zachowanej gry
choose-others-or-all = wybierz inne albo wszystkie
file-is-not-drawn-no-game-is-kept-yet = nie powstanie { $file }: nie zachowano jeszcze żadnej gry
keep-one-with-command-sheet = zachowasz ją poleceniem: { $command } ZAPIS
its-latest-is-last = jej ostatnia to { $last }
make-room-or-choose-another-place = zrób miejsce albo wybierz inne
choose-a-place-that-you-may-write-to = wybierz miejsce, w którym wolno ci pisać
choose-a-place-that-can-be-written-to = wybierz miejsce, w którym da się pisać
there-is-no-file-name-nor-game-of-that-name-whose = nie ma pliku „{ $name }” ani gry o tej nazwie, którą dałoby się zrobić
left-out-parts-which-the-kit-of-name-does-not-have = pominięto: { $parts }; komplet gry { $name } tego nie ma
the-kits-are-known = zrobić da się { $known }
kits-and-card-sets-are-not-made-together = kompletów gier i zestawów kart nie robi się razem
nothing-is-named = nie podano, co
one-kit-is-made-at-a-time = naraz robi się jedną grę
name-card-sets-or-a-game = podaj zestawy kart albo grę
only-a-kit-has-parts = części ma tylko komplet całej gry
there-is-no-setting-name = ustawienia „{ $name }” nie znamy
strange-is-not-known = nie ma tu „{ $strange }”
make-others-by-a-command-of-its-own = zrób { $others } osobnym poleceniem
only-names-no-card = --only nie wymienia żadnej karty
write-ids-such-as-a1-a2-or-leave-it-out = napisz id, na przykład A1,A2, albo to pomiń
there-is-no-format-name = formatu „{ $name }” nie znamy
the-port-port-cannot-be-had-why = portu { $port } nie da się użyć ({ $why })
choose-another-or-leave-port-out = wybierz inny albo pomiń --port
choose-another-folder-with-into = wybierz inny folder przez --into
choose-another-file = wybierz inny plik
name-is-no-short-name = „{ $name }” to nie krótka nazwa
deck-called-name-and-its-layout-would-be-one-file = talia o nazwie „{ $name }” i jej układ byłyby jednym plikiem
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
name-score-sheet-or-game-to-be-asked-for-its-table = podaj zapis partii; albo podaj grę, a pnp zapyta o jej partię: pnp score nebula
one-table-is-asked-for-at-a-time = pytamy o jeden stół naraz
name-one-game = podaj jedną grę
name-is-no-file-and-no-game = „{ $name }” to ani plik, ani gra
json-has-no-meaning-while-a-table-is-asked-for = --json nie ma sensu, dopóki pytamy o stół
score-the-saved-sheet-with-it = najpierw zachowaj zapis partii, a potem policz go z --json
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
write-id-that-stands-on-card-such-as-p07-v17-c601 = podaj oznaczenie, które stoi na karcie, na przykład P07, V17, C601 albo S3b

## Co się udało

next-what = dalej: { $what }
one-file = { $n } plik
count-file = { $n } { $n ->
    [one] plik
    [few] pliki
    [many] plików
   *[other] pliku
}
one-card = { $n } karta
count-card = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
one-piece = { $n } element
count-piece = { $n } { $n ->
    [one] element
    [few] elementy
    [many] elementów
   *[other] elementu
}
one-page = { $n } strona
count-page = { $n } { $n ->
    [one] strona
    [few] strony
    [many] stron
   *[other] strony
}
one-sheet = { $n } arkusz
count-sheet = { $n } { $n ->
    [one] arkusz
    [few] arkusze
    [many] arkuszy
   *[other] arkusza
}
done-of-whole-pages = { $done } z { $whole } stron
nothing-has-changed-so-nothing-was-drawn-files = nic się nie zmieniło, więc nic nie rysowano: { $files } bez zmian
printed-on-sheets-of-paper = { $printed }, { $sheets } { $paper }, { $files }
printed-small-on-pages-of-paper = { $printed } w pomniejszeniu, { $pages } { $paper }, { $files }
printed-on-pages-of-one-face-each = { $printed }, { $pages } po jednym przodzie lub tyle, { $files }
contents-in-place-of-another-kit = { $contents }, w miejsce innego kompletu
gone-files = usunięto: { $files }
paper-paper = papier { $paper }
paper-turned-about-the-long-edge = papier obracany wzdłuż dłuższej krawędzi
paper-turned-about-the-short-edge = papier obracany wzdłuż krótszej krawędzi
language-language = język { $language }
ink-ink = tusz { $ink }
printer-printer = drukarka { $printer }
from-your-settings-choices = z twoich ustawień: { $choices }
from-the-system-choices = z systemu: { $choices }
assumed-choices = zakładamy: { $choices }
to-set-that-for-good-commands = na stałe ustawisz to tak: { $commands }
print-file-at-100-never-fit-to-page = wydrukuj { $file } w skali 100 % (nigdy „dopasuj do strony”)
print-it-says-how-the-rest-is-printed-and-made = { $print }: jest tam napisane, jak wydrukować i wykonać całą resztę
open-file = otwórz { $file }
print-on-one-side-and-join-parts-as-each-page-says = { $print }, jednostronnie, i sklej części tak, jak mówi każda strona
print-then-print-parts-on-one-side-and-join-them = { $print }; potem wydrukuj jednostronnie { $parts } i sklej części
print-on-one-side-fold-each-sheet-glue-then-cut = { $print }, jednostronnie, zegnij każdy arkusz wzdłuż linii przerywanej, sklej, a potem potnij
print-on-both-sides-turned-about-the-long-edge = { $print }, dwustronnie z obracaniem wzdłuż dłuższej krawędzi, a potem potnij
print-on-both-sides-turned-about-the-short-edge = { $print }, dwustronnie z obracaniem wzdłuż krótszej krawędzi, a potem potnij
print-on-one-side-then-backs-on-other-then-cut = { $print }, jednostronnie, potem { $backs } na drugiej stronie albo na papierze, który przykleisz z tyłu, a potem potnij
print-on-one-side-then-cut = { $print }, jednostronnie, a potem potnij

# pnp games; a part of a kit is named as --parts takes it
id-name-first-to-last-players = { $id }: { $name }, od { $first } do { $last } graczy
it-is-scored-its-kit-is-not-drawn-yet = liczy się ją; jej kompletu jeszcze się nie rysuje
sheets-of-paper = { $sheets } { $paper }
assembly = instrukcja (assembly)
cards = karty (cards)
boards = plansze (boards)
tokens = żetony (tokens)
pads = karty punktacji (pads)
aids = skróty zasad (aids)

# pnp new
cards-cards-layout-how-they-look-readme = { $cards } (karty), { $layout } (jak wyglądają), README.md
a-board-of-your-own-remarks-say-what-may-be-changed = twoja własna plansza; uwagi mówią, co można zmienić
cards-of-your-own-remarks-say-what-may-be-changed = twoje własne karty; uwagi mówią, co można zmienić
what-prints-it = tym się ją drukuje
a-score-sheet-beside-it-is-played-on-it-by-key = w tym samym folderze zapis partii użyje jej wierszem  { $key }
a-score-sheet-beside-it-names-them-by-key = w tym samym folderze zapis partii wymieni je wierszem  { $key }

# pnp printer
printer-name = nazwa
printer-paper = papier
printer-margin = margines
printer-dx = dx
printer-dy = dy
printer-angle = kąt
printer-flip = krawędź
lengths-in-mm-angle-in-degrees-is-used-where-printer = długości w mm, kąt w stopniach; * działa tam, gdzie nie ma --printer
no-printer-is-set-set-one-with-pnp-printer-set-name = żadna drukarka nie jest ustawiona; ustawisz ją poleceniem: pnp printer set NAZWA
settings-file = ustawienia: { $file }
noted-in-file = zapisano w { $file }
print-it-on-both-sides-turned-about-the-long-edge = wydrukuj ją dwustronnie w skali 100 % z obracaniem wzdłuż dłuższej krawędzi
print-it-on-both-sides-turned-about-the-short-edge = wydrukuj ją dwustronnie w skali 100 % z obracaniem wzdłuż krótszej krawędzi
then-pnp-printer-set-name-with-what-the-page-says = potem: pnp printer set { $name } i to, co mówi strona

# pnp settings
from-the-file = z pliku
from-the-variable-variable = ze zmiennej { $variable }
from-the-system = z systemu
assumed-to-set-it-command = zakładamy; ustawisz to: { $command }
none-to-set-one-command = żadna; ustawisz ją: { $command }
from-the-printer-printer-to-change-it-command = z drukarki { $printer }; zmienisz to: { $command }
printers-printers-pnp-printer-list = drukarki: { $printers }; więcej: pnp printer list
kept-games-and-drafts-folder = zachowane gry i rozpoczęte stoły: { $folder }
taken-out-of-file = usunięto z { $file }
file-says-so-already = { $file } ma już tak zapisane

## Rysowanie

the-deck-s-name = nazwa talii
the-name-on-the-back = nazwa na rewersie
write-it-with-characters-that-the-fonts-have = napisz to znakami, które są w krojach pisma
it-does-not-fit-its-box-of-width-by-height-mm = nie mieści się w ramce { $width } × { $height } mm: { $error }
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
it-reaches-most-mm-beyond-whose-where-it-would = wystaje o { $most } mm poza { $whose }, gdzie zostałoby odcięte
give-the-group-more-room-or-the-text-less = daj grupie więcej miejsca albo tekstowi mniej
place-it-on-the-card = umieść to na karcie
width-by-height-mm = { $width } × { $height } mm
cards-of-size-are-too-small-for-their-layout-wrong = karty { $size } są za małe na swój układ: { $wrong }
choose-a-larger-size = wybierz większy rozmiar
whose-is-not-written-in-the-language-language = { $whose }: nie jest to napisane w języku „{ $language }”
add-language-beside-others-or-choose-another = dodaj „{ $language }:” obok { $others }, albo wybierz inny język przez --lang
write-mark-after-last-word-that-it-is-for-too = napisz „{ $mark }” także po ostatnim słowie, które oznacza; albo „{ $escaped }”, jeśli ma być widać sam znak
the-mark-before-word-is-not-closed = „{ $mark }” przed „{ $word }” nie jest zamknięte
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
one-name = { $n } imię
count-name = { $n } { $n ->
    [one] imię
    [few] imiona
    [many] imion
   *[other] imienia
}
wrong-drawn-by-the-layout-layout = { $wrong } (rysuje układ „{ $layout }”)
choose-another-layout-or-another-size = wybierz inny układ albo inny rozmiar
the-layout-layout-is-for-sets-of-game = układ „{ $layout }” jest dla zestawów gry { $game }
say-game-game-at-the-top = napisz u góry „game: { $game }”
