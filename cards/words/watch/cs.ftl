# Česká slova pro `--watch`.

watch-waiting = čekám na další uložení; skončíš pomocí Ctrl-C
watch-changed = { $faces ->
    [0] nezměnila se žádná strana
    [one] změnila se 1 strana
    [few] změnily se { $faces } strany
    [many] změnilo se { $faces } strany
   *[other] změnilo se { $faces } stran
}
watch-same = nic se nezměnilo
watch-not-made = nevyrobeno; co tam leží, zůstává, dokud neuložíš soubory bez chyb
watch-not-made-yet = zatím nevyrobeno, dokud neuložíš soubory bez chyb

## The page in the browser

preview-cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}
preview-pieces = { $number ->
    [one] 1 díl
    [few] { $number } díly
    [many] { $number } dílu
   *[other] { $number } dílů
}
preview-size = Velikost
preview-wrong = Toto uložení nejde vyrobit. Vidíš poslední, které vyrobit šlo.
preview-unmade = Zatím to nejde vyrobit.
preview-gone = Už nic nesleduji.
preview-shown = k vidění na { $address }
