# Česká slova pro `--watch`.

watch-waiting = čekám na další uložení; skončíš pomocí Ctrl-C
watch-drew = { $faces ->
    [0] nenakreslena žádná strana
    [one] nakreslena 1 strana
    [few] nakresleny { $faces } strany
    [many] nakresleno { $faces } strany
   *[other] nakresleno { $faces } stran
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
