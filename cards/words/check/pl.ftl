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
