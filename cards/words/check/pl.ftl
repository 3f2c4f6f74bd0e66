# Polish words of `pnp check`.

check-error = błąd
check-warning = ostrzeżenie
check-figure = dane
check-kind-cards = zestaw kart
check-kind-board = plansza
check-kind-layout = układ
check-kind-sheet = zapis partii
check-files = { $files ->
    [one] 1 plik
    [few] { $files } pliki
   *[other] { $files } plików
}
check-count = { check-files }: { $errors ->
    [0] brak błędów
    [one] 1 błąd
    [few] { $errors } błędy
   *[other] { $errors } błędów
}, { $warnings ->
    [0] brak ostrzeżeń
    [one] 1 ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[other] { $warnings } ostrzeżeń
}.
check-clean = { check-files }: wszystko w porządku.

## Postać plików

form-other = w pliku jest błąd
form-other-right = zobacz, co mówi
form-other-example = błąd, który nie ma własnego kodu
form-unknown-file = z treści nie wynika, że to zestaw kart, plansza, układ albo zapis partii
form-unknown-file-right = napisz na górze „cards”, „board”, „faces” albo „players”
form-unknown-file-example = plik bez „cards”, „board”, „faces” i „players”
form-unreadable-example = plik, którego nie ma
form-encoding-example = plik w innym kodowaniu niż UTF-8
form-syntax-example = „title: Pier: North” bez cudzysłowu
form-table-example = wiersz CSV z o jedną komórkę za dużo
form-limit-example = listy w listach, głębiej niż 32 poziomy
form-empty-example = „title:”, a dalej nic
form-type-example = „copies: two”
form-range-example = „copies: 5000”
form-length-example = tytuł dłuższy niż 2000 znaków
form-unknown-key-example = „titel: Pier”
form-missing-key-example = karta bez „id”
form-duplicate-key-example = dwa razy „title” na jednej karcie
form-unknown-name-example = „rule: no-such-rule”
form-duplicate-name-example = dwóch graczy o tym samym imieniu
form-unknown-card-example = zapis z kartą, której nie ma w żadnej talii
form-duplicate-id-example = dwie karty z „id: A1”
form-id-example = „id: A 1”
form-rule-example = karta, której regule brakuje parametru
form-language-example = „title: { "{" }english: Pier{ "}" }”
form-picture-example = „picture: gone.png”
form-drawing-example = obraz SVG ze skryptem w środku
form-colour-example = „fill: greenish”
form-layout-example = „layout: no-such-layout”
form-field-example = pole układu bez typu
form-element-example = element, który jest naraz tekstem i prostokątem
form-sheet-example = „played: 2026-02-30”
form-players-example = dziewięciu graczy w grze dla czterech
form-twice-example = ta sama karta dwa razy wśród kart na stole
form-board-example = połączenie na planszy galaktyki z pola do niego samego
form-map-example = gwiazda mapy bez rodzaju
form-galaxy-example = siedem liter na sześć pól gwiazdozbioru
form-pattern-example = wzór z pustym górnym rzędem
form-constellation-example = linia między gwiazdami leżącymi za daleko od siebie
form-tile-example = „tile: R9:BB”
form-action-example = akcja rodzaju, którego nie ma
form-expression-example = „when: points >”
form-figure-example = „figure: no-such-figure”
form-sign-example = „:no-such-sign:” w tekście
form-text-example = „title: **Pier”, gdzie pogrubienie się nie kończy
form-words-example = komunikat układu, który nie jest zamknięty
form-drawn-example = ramka, w której nie mieści się jej treść
form-language-missing = „{ $key }” nie ma { $languages }, a inne słowa zestawu mają
form-language-missing-right = dopisz je albo daj jeden tekst dla wszystkich języków
form-language-missing-example = „title: { "{" }en: Pier{ "}" }” w zestawie, który ma też słowa czeskie

## Zapisy partii

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = popraw to, jeśli to pomyłka; liczy się tak, jak jest
sheet-warning-example = gwiazda w Hvězdokupach tam, gdzie nie pozwalają na nią zasady
