# Polskie słowa dla `--watch`.

watch-waiting = czekam na następny zapis; kończysz przez Ctrl-C
watch-changed = { $faces ->
    [0] nie zmieniła się żadna strona
    [one] zmieniła się 1 strona
    [few] zmieniły się { $faces } strony
   *[other] zmieniło się { $faces } stron
}
watch-same = nic się nie zmieniło
watch-not-made = nie wykonano; to, co tam leży, zostaje bez zmian, dopóki nie zapiszesz plików bez błędów
watch-not-made-yet = jeszcze nie wykonano, dopóki nie zapiszesz plików bez błędów

## The page in the browser

preview-cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
preview-pieces = { $number ->
    [one] 1 element
    [few] { $number } elementy
   *[other] { $number } elementów
}
preview-size = Rozmiar
preview-wrong = Tego zapisu nie da się wykonać. Widzisz ostatni, który się udał.
preview-unmade = Na razie nie da się tego wykonać.
preview-gone = Już niczego nie śledzę.
preview-shown = do obejrzenia pod { $address }
