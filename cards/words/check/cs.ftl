# Czech words of `pnp check`.

check-error = chyba
check-warning = varování
check-figure = údaj
check-kind-cards = sada karet
check-kind-board = deska
check-kind-layout = předloha
check-kind-sheet = záznam partie
check-files = { $files ->
    [one] 1 soubor
    [few] { $files } soubory
   *[other] { $files } souborů
}
check-count = { check-files }: { $errors ->
    [0] žádná chyba
    [one] 1 chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [0] žádné varování
   *[other] { $warnings } varování
}.
check-clean = { check-files }: vše v pořádku.

## Podoba souborů

form-other = v souboru je chyba
form-other-right = podívej se, co říká
form-other-example = chyba, která nemá vlastní kód
form-unknown-file = podle obsahu to není sada karet, deska, předloha ani záznam partie
form-unknown-file-right = napiš nahoru „cards“, „board“, „faces“ nebo „players“
form-unknown-file-example = soubor bez „cards“, „board“, „faces“ i „players“
form-language-missing = „{ $key }“ nemá { $languages }, které jiná slova sady mají
form-language-missing-right = doplň je, nebo napiš jeden text pro všechny jazyky
form-language-missing-example = „title: { "{" }en: Pier{ "}" }“ v sadě, která má i česká slova

## Záznamy partií

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = oprav to, je-li to omyl; počítá se to, jak to je
sheet-warning-example = hvězda Hvězdokup tam, kde ji pravidla nedovolují
