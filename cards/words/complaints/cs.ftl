# České znění toho, co program vytýká.

## Čtení souborů

cannot-be-read = nejde přečíst
make-it-readable = zařiď, ať jde přečíst
the-byte-byte-is-not-utf-8 = bajt { $byte } není UTF-8
is-larger-than-limit-mib = je větší než { $limit } MiB
is-larger-than-limit-kib = je větší než { $limit } KiB
may-not-be-read-by-you = nesmíš číst
allow-reading-it = povol jeho čtení
is-a-link-that-leads-back-to-itself = je odkaz, který vede zpátky k sobě
name-the-file-itself = uveď přímo ten soubor
has-too-long-a-name = má příliš dlouhé jméno
shorten-the-name = zkrať jméno
lies-in-something-that-is-no-folder = leží v něčem, co není složka
correct-the-path = oprav cestu
the-file-is-in-utf-16-not-in-utf-8 = soubor je v UTF-16, ne v UTF-8
this-is-no-text-it-holds-a-nul-character = tohle není text: je v tom znak NUL
divide-it-or-take-out-what-is-not-needed = rozděl ho, nebo vyhoď, co není potřeba
the-file-wrong = soubor { $wrong }
the-file-name-wrong = soubor „{ $name }“ { $wrong }
is-a-folder = je složka
name-a-file-in-it = uveď soubor v ní
is-a-pipe-or-a-device-not-a-plain-file = je roura nebo zařízení, ne obyčejný soubor
name-a-plain-file = uveď obyčejný soubor
has-a-name-that-is-not-utf-8 = má jméno, které není v UTF-8
this-number-has-more-than-most-digits = tohle číslo má víc než { $most } číslic
hand-over-a-smaller-number = předej menší číslo
name-plain-file-or-write-and-hand-it-over = uveď obyčejný soubor, nebo napiš - a předej ho standardním vstupem
does-not-exist = neexistuje
has-a-name-that-no-file-can-have = má jméno, jaké žádný soubor mít nemůže
name-a-file = uveď soubor
name-a-file-that-ends-in-one-of-known = uveď soubor, který končí na { $known }
this-is-no-yaml-file-by-its-name = podle jména to není soubor YAML
this-is-name-of-no-file-and-not-text-of-sheet = takový soubor není a text zápisu to také není
a-text-needs-a-line-end-or-to-begin-with-a-brace = text musí mít konec řádku, nebo začínat složenou závorkou
standard-input-is-closed = standardní vstup je zavřený
this-is-of-the-type-name = tohle je typu { $name }
hand-over-texts-numbers-lists-and-mappings = předej texty, čísla, seznamy a mapování
this-lies-deeper-than-depth-limit-levels = seznamy a mapování jsou v sobě víc než { $depth_limit }krát
hand-it-over-flatter = použij méně úrovní
the-character-u-code-cannot-be-printed = znak U+{ $code } nejde vytisknout
take-it-out = vyhoď ho
save-it-as-csv-utf-8 = ulož to jako CSV UTF-8
save-it-as-utf-8 = ulož to jako UTF-8
many-more-mistakes-follow-mend-these-first = dalších chyb je { $many }; nejdřív oprav tyhle
the-file = soubor
line-line = řádek { $line }
wrong-as-in-twin = { $wrong } (totéž: { $twin })

## Tabulky

this-row-has-a-cell-more-than-the-columns-columns = tenhle řádek má víc buněk, než je sloupců ({ $columns })
a-column-without-a-name-has-something-in-its-cells = sloupec beze jména má něco v buňkách
the-column-text-is-here-a-second-time = sloupec „{ $text }“ je tu podruhé
the-table-is-empty = tabulka je prázdná
begin-with-row-of-column-names-such-as-id-title = začni řádkem se jmény sloupců, třeba id,title,text
key-stands-both-for-every-language-and-for-one = „{ $key }“ je tu pro všechny jazyky i pro jeden z nich
put-cell-with-comma-or-semicolon-in-it-in-quotes = buňku s čárkou nebo středníkem dej do uvozovek
name-the-column-or-clear-its-cells = pojmenuj sloupec, nebo vyprázdni jeho buňky
keep-one-of-the-two = nech jedno z obojího
write-a-column-such-as-key-en-for-each = napiš pro každý sloupec, třeba „{ $key }:en“
quote-behind-blank-does-not-hold-cell-together = uvozovka za mezerou buňku neuzavírá
the-quote-that-opens-here-is-never-closed = uvozovka, která se tu otvírá, se nikde nezavře
close-it-where-the-cell-ends = zavři ji, kde buňka končí
quote-that-opens-here-closes-only-in-line-closed = uvozovka, která se tu otvírá, se zavře až na řádku { $closed } uvnitř textu
text-follows-a-closing-quote = za koncovou uvozovkou je text
write-each-quote-within-a-cell-twice = každou uvozovku uvnitř buňky napiš dvakrát
the-table-has-more-than-node-limit-cells = tabulka má víc buněk než { $node_limit }
take-the-blank-out = vyhoď mezeru
divide-it-into-several-files = rozděl to do několika souborů

## Podoba: klíče, typy, rozsahy

number-number-of-whole = č. { $number } v: { $whole }
a-text = text
a-list = seznam
a-mapping = mapování
a-name = jméno
name-has-many = { $name } má délku { $many }
name-is-empty = { $name }: nic tam není
location-is-value = { $location } je { $value }
write-key-value-with-a-space-after-the-colon = napiš „klíč: hodnota“ s mezerou za dvojtečkou
write-its-entries-in = napiš položky do [ ]
write-each-of-its-entries-behind-a-dash = napiš každou položku za „- “
give-it-one = doplň, co chybí
give-it-one-or-leave-it-out = doplň ji, nebo to vynech
location-has-no-value = { $location } nemá hodnotu
put-the-text-before-it-in-quotes-if-it-belongs-to-it = patří-li k textu před sebou, dej ten text do uvozovek
location-has-no-value-a-begins-a-comment = { $location } nemá hodnotu: za # je poznámka
the-sheet-is-not-filled-in-yet = zápis ještě není vyplněný: chybí { $n } hodnot
write-them-behind-the-colons = napiš je za dvojtečky, tuhle jako první
put-the-value-in-quotes = dej hodnotu do uvozovek
owner-needs-name = { $owner }: chybí „{ $name }“
add-name = doplň „{ $name }: …“
add-name-value = doplň „{ $name }: { $value }“
game-is-name-and-these-are-cards-of-game = „game“ je „{ $name }“, a tohle jsou karty hry { $game }
the-key-location-is-not-known-here = klíč { $location } tu neznáme
a-layout-of-your-own-may-declare-it = může ho zavést tvoje vlastní předloha
did-you-mean-name = nemyslíš „{ $name }“?
known-here-names = tady známe: { $names }
some-and-more-more = { $some } a ještě { $more }
location-is-value-where-what-is-wanted = { $location }: je tu { $value }, a má tu být { $what }
location-is-value-which-is-not-known = { $location } je „{ $value }“, a to neznáme
one-character = { $n } znak
count-character = { $n } { $n ->
    [one] znak
    [few] znaky
    [many] znaku
   *[other] znaků
}
one-entry = { $n } položka
count-entry = { $n } { $n ->
    [one] položka
    [few] položky
    [many] položky
   *[other] položek
}
at-least-least-are-needed = je třeba aspoň { $least }
at-least-1-is-needed = je třeba aspoň 1
at-most-most-are-allowed = smí to být nejvýš { $most }
wrong-which-is-too-much = { $wrong }, a to je moc
wrong-which-is-too-little = { $wrong }, a to je málo
write-at-least-least = napiš aspoň { $least }
write-at-most-most = napiš nejvýš { $most }
location-is-not-what-is-wanted-here = { $location } není, co tu má být
compare-it-with-the-documentation = porovnej to s dokumentací
write-a-text = napiš text
the-file-is-empty = soubor je prázdný
write-a-mapping-of-keys-and-values = napiš klíče a jejich hodnoty
owner-has-too-few-entries = { $owner }: je tu málo položek
add-one-so-that-it-has-at-least-least = přidej, ať jich je aspoň { $least }
write-wanted = má tu být { $wanted }
is-not-allowed-here = tu být nesmí
like-or-put-a-text-that-begins-with-rest-in-quotes = { $like }, nebo dej text, který začíná na „{ $rest }“, do uvozovek
write-one-of-names = napiš jedno z: { $names }
one-or-other = { $one } nebo { $other }
some-or-end = { $some } nebo { $end }
some-and-end = { $some } a { $end }
first-to-last = { $first } až { $last }

## Zápis v YAML

put-the-text-in-quotes-if-it-is-meant-as-text = dej to do uvozovek, má-li to být text
indent-its-rows-below-it-or-put-text-in-quotes = odsaď pod tím jeho řádky, nebo to dej do uvozovek, má-li to být text
the-file-holds-more-than-node-limit-entries = soubor má víc položek než { $node_limit }
anchor-is-an-alias-and-aliases-are-refused = „*{ $anchor }“ je alias, a ty nebereme
the-text-that-style-opens-is-empty = text, který otvírá „{ $style }“, je prázdný
the-key-key-is-here-a-second-time = klíč „{ $key }“ je tu podruhé
a-mapping-or-a-list-stands-where-a-key-is-wanted = kde má být klíč, je mapování nebo seznam
write-it-flatter = použij méně úrovní
tags-are-declared-and-tags-are-refused = zavádějí se tu tagy, a ty nebereme
leave-the-line-with-tag-out = vynech řádek s %TAG
a-second-document-begins-here = začíná tu druhý dokument
keep-one-document-to-a-file = v souboru nech jeden dokument
anchor-is-an-anchor-and-anchors-are-refused = „&{ $anchor }“ je kotva, a ty nebereme
written-is-a-tag-and-tags-are-refused = „{ $written }“ je tag, a ty nebereme
here-a-key-has-no-colon = klíč tu nemá dvojtečku
this-key-is-indented-deeper-than-line-above-so = tenhle klíč je odsazený víc než řádek nad ním, takže pokračuje v jeho textu
let-every-key-at-the-top-begin-in-the-same-column = ať všechny klíče nahoře začínají ve stejném sloupci
write-key = napiš „{ $key }: |“
write-key-and-indent-them-below-it = napiš „{ $key }: |“ a odsaď je pod to
the-rows-below-key-have-no-that-opens-them = řádkům pod „{ $key }“ chybí „|“, které je otvírá
write-key-value-rows-of-text-stand-deeper-than-key = napiš „klíč: hodnota“; řádky textu jsou hlouběji než klíč, za nímž je „|“
the-colon-of-this-key-has-no-space-after-it = za dvojtečkou tohohle klíče chybí mezera
write-name-with-a-space-after-the-colon = napiš „{ $name }: …“ s mezerou za dvojtečkou
begin-it-in-column-of-other-keys-or-put-text = začni ho ve sloupci ostatních klíčů, nebo dej text do uvozovek
nothing-may-stand-here-any-more = tady už nesmí nic být
here-a-key-is-wanted = tady má být klíč
put-the-text-in-quotes = dej text do uvozovek
sign-is-no-quote-here = { $sign } tu není uvozovka
put-a-text-in-straight-quotes = text dej do rovných uvozovek: '…'
close-it-where-the-text-ends = zavři ji, kde text končí
this-cannot-be-read-as-yaml = tohle nejde číst jako YAML
look-for-a-missing-quote-colon-or-space-near-here = podívej se, zda poblíž nechybí uvozovka, dvojtečka nebo mezera
put-what-key-holds-in-braces-or-a-text-in-quotes = dej, co patří do „{ $key }“, do složených závorek, nebo text do uvozovek
put-a-comma-between-the-numbers = dej mezi čísla čárku
a-comma-stands-in-a-number = v čísle je čárka
a-comma-stands-in-the-text-of-key = v textu u „{ $key }“ je čárka
write-key-if-another-entry-begins-here-or-keep-one = napiš „- { $key }: …“, začíná-li tu další položka, nebo nech jedno z obojího
an-entry-of-a-list-begins-here-without-its-dash = tady začíná položka seznamu bez své pomlčky
begin-it-with-key = začni ji „- { $key }: …“
several-lists-stand-beside-each-other-behind-key = za „{ $key }“ stojí několik seznamů vedle sebe
put-them-into-one-list-first = dej je do jednoho seznamu: [{ $first }, …]
text-within-brackets-holds-bracket-brace-or-quote = v textu uvnitř závorek je závorka nebo uvozovka
text-within-brackets-holds-a-colon = text v závorkách obsahuje dvojtečku
put-the-value-of-key-in-quotes = dej hodnotu „{ $key }“ do uvozovek
nothing-may-follow-a-closing-quote-or-bracket = za koncovou uvozovkou nebo závorkou nesmí nic být
comma-or-end-of-what-bracket-opened-is-missing = před tímhle chybí čárka, nebo konec toho, co otevřela „{ $bracket }“
the-bracket-that-opens-here-is-never-closed = „{ $bracket }“, která se tu otvírá, se nikde nezavře
close-it-or-quotes = zavři ji, nebo { $quotes }
begin-it-in-the-same-column-as-its-neighbours = začni ho ve stejném sloupci jako sousední
put-whole-text-in-quotes-and-double-each = dej celý text do uvozovek a každou takovou uvozovku v něm zdvoj
the-file-ends-in-the-middle-of-a-list-or-a-mapping = soubor končí uprostřed seznamu nebo mapování
close-its-bracket = zavři jeho závorku
a-tab-stands-where-spaces-belong = je tu tabulátor, kde mají být mezery
indent-with-spaces = odsazuj mezerami
a-begins-a-comment-to-the-end-of-the-line = od # do konce řádku je to poznámka
a-text-cannot-begin-with-text = text nemůže začínat na „{ $text }“
a-colon-and-a-space-stand-within-a-text = uvnitř textu je dvojtečka a mezera
add-it-or-put-the-text-in-quotes = doplň to, nebo dej text do uvozovek
this-line-does-not-line-up-with-the-lines-above-it = tenhle řádek nezačíná tam, kde řádky nad ním
a-dash-stands-among-keys-where-no-list-is = mezi klíči, kde žádný seznam není, je pomlčka
take-dash-out-or-begin-list-below-key-of-its-own = vyhoď pomlčku, nebo začni seznam pod vlastním klíčem
the-quote-that-opens-here-closes-only-in-line-line = uvozovka, která se tu otvírá, se zavře až na řádku { $line }
this-backslash-means-nothing-in-double-quotes = tohle zpětné lomítko ve dvojitých uvozovkách nic neznamená
use-single-quotes-or-write-it-twice = použij jednoduché uvozovky, nebo ho napiš dvakrát
this-escape-is-no-character = tohle není kód žádného znaku
write-the-character-itself = napiš přímo ten znak
a-list-cannot-begin-on-the-line-of-its-key = seznam nemůže začínat na řádku svého klíče
begin-each-on-line-of-its-own-or-put-text = každé „- “ začni na vlastním řádku, nebo dej text do uvozovek
nothing-may-follow-or-that-opens-text-on-its-line = za „|“ nebo „>“, které otvírá text, na řádku nesmí nic být
begin-text-on-next-line-or-put-it-in-quotes = začni text na dalším řádku, nebo ho dej do uvozovek
a-line-that-begins-with-is-refused = řádek, který začíná na „%“, nebereme
leave-it-out = vynech to

## Sady karet a předlohy

layout-name-has-no-faces-it-is-there = předloha „{ $name }“ nemá líce ani ruby: slouží jen jako základ dalších
a-spreadsheet-s-own-format-is-not-read = vlastní formát tabulkového programu nečteme
the-ending-suffix-is-not-known = příponu „{ $suffix }“ neznáme
the-name-of-the-file-has-no-ending = jméno souboru nemá příponu
the-id-name-is-taken = id „{ $name }“ už tu je
give-each-card-an-id-of-its-own = dej každé kartě vlastní id
a-focus-without-a-picture-has-no-meaning = „focus“ bez obrázku nic neznamená
name-its-picture-or-leave-focus-out = uveď obrázek, nebo „focus“ vynech
choose-a-layout-with-faces = vyber předlohu, která má líce
right-one-of-known = { $right }, jednu z: { $known }
choose-another-name = zvol jiné jméno
those-that-ship-are-known-file-of-your-own-ends = dodávané jsou { $known }; vlastní soubor končí na .yaml
there-is-no-layout-name = předloha „{ $name }“ tu není
name-extends-itself = „{ $name }“ má za základ sebe
more-than-deepest-layouts-extend-each-other = přes sebe leží víc předloh než { $deepest }
leave-one-out = jedno vynech
there-is-no-layout-file-name = soubor předlohy „{ $name }“ tu není
name-is-a-board-of-a-game-not-a-layout = „{ $name }“ je deska hry, ne předloha
name-one-such-as-plain = uveď předlohu, třeba plain
a-layout-extends-one-by-its-name-or-several = základ předlohy je jedno jméno, nebo několik
write-such-as-atlas-or-atlas-own-yaml = napiš třeba atlas, nebo [atlas, own.yaml]
write-the-path-of-a-file = napiš cestu k souboru
name-a-file-in-the-folder-of-this-one-or-below-it = uveď soubor ve složce tohohle, nebo hlouběji
name-a-file-in-its-folder-or-below-it = uveď soubor v její složce, nebo hlouběji
the-decks-of-game-are-decks = balíčky hry { $game } jsou { $decks }
deck-is-deck-and-these-are-cards-of-game = „deck“ je „{ $deck }“, a tohle jsou karty hry { $game }
game-has-no-board-that-a-file-describes = { $game } nemá desku, kterou by popisoval soubor
give-a-score-sheet-players-a-card-set-cards = zápis má „players“ a sada karet „cards“: doplň, co chybí
leave-board-out = vynech „board“
a-board-is-one-of-a-game-s = deska patří k některé hře, a žádná tu není uvedená
say-which-as-in-game-nebula = napiš ke které, třeba „game: nebula“
this-is-no-board-beside-the-set = tohle neuvádí žádný soubor ve složce sady
write-one-of-card-sizes-or-width-height-in-mm = napiš jedno z: { $card_sizes }, nebo [šířka, výška] v mm
is-name-which-is-no-card-size = je „{ $name }“, a to není velikost karty
is-value = je „{ $value }“
leave-given-out = vynech „{ $given }“
the-rule-rule-needs-lacking = pravidlu „{ $rule }“ chybí { $lacking }
leave-it-out-it-takes-rules = vynech to: bere { $rules }
add-one-of-them = přidej jedno z nich
the-rule-rule-takes-no-name = pravidlo „{ $rule }“ žádné „{ $name }“ nebere
the-rule-rule-takes-choice-not-both = pravidlo „{ $rule }“ bere { $choice }, ne obojí
write-up-to-40-letters-to-z-digits-and-letter = napiš nejvýš 40 písmen a až z, číslic, „-“ a „_“, první písmeno nebo číslici
write-a-number-such-as-2 = napiš číslo, třeba 2
write-a-number-such-as-2-5 = napiš číslo, třeba 2.5
value-which-is-no-whole-number = { $value }, a to není celé číslo
value-which-is-no-number = { $value }, a to není číslo
value-which-is-neither-true-nor-false = { $value }, a to není true ani false
value-which-is-no-short-name = { $value }, a to není krátké jméno
value-which-is-no-id = { $value }, a to není id
write-number = napiš { $number }
write-true-or-false = napiš true, nebo false
write-1-to-40-letters-a-to-z-digits-and = napiš 1 až 40 písmen a až z, číslic, „-“, „_“ a „.“
has-no-value = nemá hodnotu
is-a-list-or-a-mapping = je seznam nebo mapování
is-no-language-code = není kód jazyka
write-a-code-such-as-en-cs-pl-or-pt-br = napiš kód, třeba en, cs, pl nebo pt-BR
the-default-of-the-field-name-wrong = výchozí hodnota pole „{ $name }“: { $wrong }
the-default-of-the-field-name = výchozí hodnota pole „{ $name }“
card-card-wrong = karta „{ $card }“: { $wrong }
the-text-text-wrong = text „{ $text }“: { $wrong }
the-text-text-on-card-card-wrong = text „{ $text }“ na kartě „{ $card }“: { $wrong }
the-name-of-card-card = „{ $name }“ karty „{ $card }“

## Zápisy partií

one-player-alone-is-a-solo-game = jeden hráč sám hraje sólo:{" "}
whysome-lines-cannot-be-worked-out-without-keys = { $why }bez „{ $keys }“ nejde spočítat { $some } { $lines }
the-line = řádek
the-lines = řádky
add-added-or-by-hand-lines-to = doplň { $added }, nebo by_hand: { "{" }{ $lines }{ "}" }{ $to }
to-each-player = {" "}každému hráči
is-written-which-is-no-day = je „{ $written }“, a to není den
is-written-and-there-is-no-such-day = je „{ $written }“, a takový den není
write-it-as-2026-11-18 = napiš ho jako 2026-11-18
is-nothing-but-blanks = jsou samé mezery
write-who-played = napiš, kdo hrál
write-where-it-was-played = napiš, kde se hrálo
enter-least-to-most = zapiš jich { $least } až { $most }
enter-least = zapiš jich { $least }
cards-of-this-deck-cards = karty tohohle balíčku: { $cards }
this-deck-has-no-cards = tenhle balíček nemá žádné karty
players-cannot-play-this-game = { $players }: tolik jich tuhle hru hrát nemůže
one-player = { $n } hráč
count-player = { $n } { $n ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
there-is-no-card-id = karta „{ $id }“ tu není
correct-it = oprav to
the-name-name-is-taken = jméno „{ $name }“ už tu je
name-each-player-otherwise = dej každému hráči jiné jméno
there-is-no-line-id-here = řádek „{ $id }“ tu není
the-line-id-counts-only-when-the-game-is-over = řádek „{ $id }“ se počítá, až když hra skončí
leave-it-out-or-unfinished-if-game-is-over-by-now = vynech ho, nebo vynech „unfinished“, jestli už hra skončila
leave-one-of-them-out = jedno z nich vynech
one-star = { $n } hvězda
count-star = { $n } { $n ->
    [one] hvězda
    [few] hvězdy
    [many] hvězdy
   *[other] hvězd
}
one-row = { $n } řádek
count-row = { $n } { $n ->
    [one] řádek
    [few] řádky
    [many] řádku
   *[other] řádků
}

## Obrázky a cesty

at-most-most-million-are-allowed = smí jich být nejvýš { $most } milionů
name-a-png-jpeg-webp-or-svg-file = uveď soubor PNG, JPEG, WebP nebo SVG
name-file-by-its-path-from-folder-of-file = uveď cestu k souboru ze složky souboru, který ho jmenuje
the-picture-name-wrong = obrázek „{ $name }“ { $wrong }
the-picture-name-place = obrázek „{ $name }“, { $place }
leads-out-of-the-folder-of-the-file-that-names-it = vede ven ze složky souboru, který ho jmenuje
is-of-a-kind-that-is-not-read = je druhu, který nečteme
keep-a-copy-of-it-in-that-folder = ulož do té složky jeho kopii
is-an-address-and-nothing-is-fetched = je adresa, a nic nestahujeme
is-named-with-a-backslash = je zapsaný se zpětným lomítkem
write-between-folders = mezi složkami piš /
is-named-from-the-root-of-a-disk = je zapsaný od kořene disku
leads-upwards = vede nahoru
has-width-by-height-pixels = má { $width } × { $height } pixelů
has-far-too-many-pixels = má příliš mnoho pixelů
is-packed-as-svgz-is = je zabalený jako .svgz
save-it-as-plain-svg = ulož ho jako obyčejné SVG
is-broken-or-not-whole = je poškozený nebo neúplný
save-it-anew = ulož ho znovu
cannot-be-found = nejde najít
real-for-stars-that-are-drawn = { $real }, nakresleno: { $stars }
one-real-star = { $n } skutečná hvězda
count-real-star = { $n } { $n ->
    [one] skutečná hvězda
    [few] skutečné hvězdy
    [many] skutečné hvězdy
   *[other] skutečných hvězd
}
name-one-for-each-in-order-in-which-they-are-drawn = uveď jednu za každou, v pořadí, jak jsou nakresleny
quoted = „{ $quoted }“
key = „{ $key }: …“

## Zprávy předloh (Fluent)

nobody-knows-how-language-counts = pro jazyk „{ $language }“ neznáme pravidla množného čísla
write-the-code-of-a-language-such-as-en-cs-or-pl = napiš kód jazyka, třeba en, cs nebo pl

## Výrazy

sign-u-code = „{ $sign }“ (U+{ $code })

## Místa, tvary a skupiny

write-0-to-most = napiš 0 až { $most }
the-picture-name-is-named-by-no-field-of-a-card = obrázek „{ $name }“ neuvádí žádné pole karty
give-the-card-a-field-of-type-picture = dej kartě pole typu „picture“
choose-another = zvol jiné

## Písmo

cannot-set-character-character-place-of-text-why = { $character } nejde vysázet ({ $place }. znak v „{ $text }“): { $why }
it-has-no-shape-of-its-own = nemá vlastní tvar
no-single-character-holds-this-mark-and-letter = žádný znak nemá tohle znaménko i s písmenem před ním
letters-that-run-from-right-to-left-cannot-be-set = písmena psaná zprava doleva neumíme sázet
face-does-not-have-it = { $face } ho nemá
faces-do-not-have-it = { $faces } ho nemají
over-for-its-box-at-size-pt-text = { $over } na svůj rámeček při { $size } pt: „{ $text }“
word-is-over-mm-too-wide = „{ $word }“ je o { $over } mm moc široké
the-text-is-over-mm-too-high = text je o { $over } mm moc vysoký
the-text-has-lines-too-many = text má o { $lines } víc
one-line = { $n } řádek
count-line = { $n } { $n ->
    [one] řádek
    [few] řádky
    [many] řádku
   *[other] řádků
}

## Tisk, nastavení, složky

error-wrong = Chyba: { $wrong }
permission-denied = přístup odepřen
no-space-left-on-device = na disku není místo
read-only-file-system = disk je jen ke čtení
no-such-file-or-directory = není tu
not-a-directory = není to složka
is-a-directory = je to složka
file-exists = soubor už tu je
file-name-too-long = jméno souboru je moc dlouhé
cannot-be-written-why = nejde zapsat ({ $why })
choose-another-folder-with-out = zvol jinou složku přes --out
choose-another-place-with-out = zvol jiné místo přes --out
holds-a-kit-made-from-sets = je tu souprava z { $sets }
holds-a-kit-made-from-another-sets = je tu souprava z jiného souboru { $sets }
holds-a-kit-made-with-another-options = je tu souprava s jinou volbou { $options }
choose-another-place-with-out-or-replace-that-kit = zvol jiné místo přes --out, nebo tu soupravu nahraď přes --force
is-yours-and-file-of-kit-would-take-its-place = to je tvoje, a soubor soupravy by to nahradil
move-it-elsewhere = přesuň to jinam
holds-files-and-no-manifest-of-ours-so = jsou tu soubory, a náš { $manifest } ne, takže složku nenahradíme
is-a-link-which-is-not-followed = je odkaz, a za tím nejdeme
is-no-folder = není složka
dpi-dpi-is-no-resolution = { $dpi } dpi není rozlišení
take-one-above-0-such-as-300 = zvol nějaké nad 0, třeba 300
dpi-dpi-makes-a-page-of-width-by-height-pixels = při { $dpi } dpi má strana { $width } × { $height } pixelů
made-more-than-million-million = { $made }, víc než { $million } milionů
take-most-dpi-or-fewer = zvol { $most } dpi nebo míň
take-more-dpi = zvol víc dpi
there-is-no-paper-name = papír „{ $name }“ neznáme
known-are-names-and-widthxheight-in-millimetres = známe { $names } a ŠÍŘKAxVÝŠKA v milimetrech, třeba 200x300
paper-of-width-by-height-mm-cannot-be-each-side = papír { $width } × { $height } mm není možný: každá strana má { $least } až { $most } mm
boards-have-no-slots-so-skip-cannot-be-skipped = desky nemají místa, takže jich nejde přeskočit { $skip }
one-face-page-has-no-slots-so-skip-cannot = jedna karta na stranu nemá místa, takže jich nejde přeskočit { $skip }
skip-0 = přeskoč 0
skip-0-to-most = přeskoč 0 až { $most }
skip-slots-cannot-be-skipped = míst nejde přeskočit { $skip }
skip-slots-cannot-be-skipped-for-sheet-of-paper = míst nejde přeskočit { $skip }, protože arch { $paper } jich má { $slots }
give-0-or-more = zadej 0 nebo víc
one-face-a-page-has-no-other-side-to-fold-to = jedna karta na stranu nemá druhou půlku, na kterou by se přeložila
take-duplex-separate-or-no-backs = zvol --backs duplex, separate, nebo none
front-is-form-and-its-back-back-other = „{ $front }“ je { $form } a její rub „{ $back }“ { $other }
the-sides-of-a-piece-have-one-size-and-form = obě strany mají mít stejnou velikost a tvar
round-width-by-height-mm = kruh { $width } × { $height } mm
hexagonal-width-by-height-mm = šestiúhelník { $width } × { $height } mm
margins-of-top-right-bottom-and-left-mm-leave = okraje { $top }, { $right }, { $bottom } a { $left } mm nenechají z { $paper } nic k tisku
the-half-of-paper-that-a-fold-leaves = polovinu { $paper }, kterou nechá přeložení
face-of-form-finds-no-room-on-place-upright = „{ $face }“ ({ $form }) se nastojato ani naležato nevejde na { $place }, protože z papíru jde potisknout { $width } × { $height } mm
it-would-fit-on-paper-paper-paper = vešlo by se to na { $paper } (--paper { $paper })
it-would-fit-without-fold-take-duplex-or-separate = bez překládání by se to vešlo: zvol --backs duplex nebo separate
remedy-with-duplex-or-separate-backs = { $remedy }, s --backs duplex nebo separate
print-one-face-a-page-imposition-single = tiskni po jedné kartě na stranu (--imposition single)
no-known-paper-holds-it-alone = na žádný známý papír se to nevejde: { $alone }
no-known-paper-holds-it-take-your-own-paper-own = na žádný známý papír se to nevejde: zvol vlastní (--paper { $own }), nebo { $alone }
board-cannot-be-printed-in-parts-on-paper = desku nejde tisknout po částech na { $paper }, z něhož jde potisknout { $width } × { $height } mm
take-a-paper-with-least-mm-or-more-each-way = zvol papír, kde jde potisknout aspoň { $least } mm na výšku i na šířku
rows-rows-of-pages-are-more-than-a-to-z = řad stran je { $rows }, víc než A až Z
take-a-larger-paper = zvol větší papír
a-calibration-page-finds-no-room-on-paper = kalibrační strana se na { $paper } nevejde
take-a5-or-any-larger-paper-with-small-margins = zvol A5 nebo větší papír, s malými okraji
write-printers-name-and-keys-below = napiš [printers.{ $name }] a klíče pod to
these-are-not-the-four-margins = to nejsou čtyři okraje
name-each-of-names = uveď každý z: { $names }
it-is-long-or-short-edge-that-paper-is-turned = napiš long nebo short: dlouhá nebo krátká hrana, přes kterou se papír otáčí
key-cannot-be-value = „{ $key }“ nemůže být { $value }
it-is-least-to-most-degrees = má to být { $least } až { $most } stupňů
it-is-least-to-most-mm = má to být { $least } až { $most } mm
name-cannot-name-a-printer = { $name } se tiskárna jmenovat nemůže
name-is-1-to-40-characters-with-no-space = jméno má 1 až 40 znaků, bez mezery na krajích a bez - na začátku
add-a-line-such-as-paper-a4 = doplň řádek, třeba paper = "A4"
these-margins-leave-width-by-height-mm-of-paper = tyhle okraje nechají z { $paper } { $width } × { $height } mm
leave-at-least-least-mm-each-way = nech aspoň { $least } mm na výšku i na šířku
known-are-names = známe { $names }
there-is-no-key-key-here = klíč „{ $key }“ tu není
set-it-with-pnp-printer-set-name = nastav ji: pnp printer set { $name }
there-is-no-printer-name = tiskárna „{ $name }“ tu není
there-is-no-ink-ink = inkoust „{ $ink }“ neznáme
this-is-no-language = tohle není jazyk
write-its-code-in-quotes-such-as-en-cs-or-pl = napiš jeho kód v uvozovkách, třeba "en", "cs" nebo "pl"
this-is-no-paper = tohle není papír
write-it-in-quotes-such-as-a4 = napiš ho v uvozovkách, třeba "A4"
this-is-no-name = tohle není jméno
write-it-in-quotes = napiš ho v uvozovkách
this-is-no-table = tohle není tabulka
this-printer-has-no-paper = tahle tiskárna nemá papír
set-pnp-config-to-a-folder-that-you-may-write-to = nastav PNP_CONFIG na složku, do které smíš psát
settings-are-written-here-in-way-that-only-you-can = nastavení je zapsané tak, že ho pnp změnit neumí; uprav soubor ručně
put-text-file-of-few-lines-there-or-move-it-away = dej tam textový soubor o pár řádcích, nebo ho odstraň
this-line-has-more-than-most-characters = tenhle řádek má víc než { $most } znaků
write-each-setting-in-a-short-line-of-its-own = napiš každé nastavení na krátký řádek zvlášť
write-it-as-toml-such-as-paper-a4 = napiš to v TOML, třeba paper = "A4"
save-the-file-as-utf-8 = ulož soubor jako UTF-8
this-is-nested-too-deep = tohle je zanořené moc hluboko
invalid-statement = něco takového v TOML být nemůže
invalid-value = tohle není hodnota
expected-after-a-key-in-a-key-value-pair = za klíčem má být rovnítko
expected-newline-or-end-of-document-after = tady má řádek končit
expected-at-the-end-of-a-table-declaration = jméno tabulky má končit na ]
unterminated-string = text v uvozovkách nekončí
unclosed-array = seznam nekončí
cannot-overwrite-a-value = tenhle klíč je tu podruhé

## Hry, sady a zápisy

this-is-a-card-set-not-a-score-sheet = tohle je sada karet, ne zápis
this-is-a-score-sheet-not-a-card-set = tohle je zápis, ne sada karet
this-is-a-board-not-a-score-sheet = tohle je deska, ne zápis
this-is-a-layout-of-cards-not-a-score-sheet = tohle je předloha karet, ne zápis
a-score-sheet-has-game-and-players = zápis má „game“ a „players“
sheet-and-may-name-sets-at-cards = { $sheet }, a v „cards“ může uvést sady
sheet-and-may-name-a-board-at-layout = { $sheet }, a v „layout“ může uvést desku
the-sheet = zápis
the-board = deska
the-set = sada
the-card-set = sada karet
a-sheet-is-a-mapping-which-needs-game = zápis jsou klíče a hodnoty, a chybí v něm „game“
a-board-is-a-mapping-which-needs-game = deska jsou klíče a hodnoty, a chybí v ní „game“
a-set-of-cards-is-a-mapping-which-needs-game = sada karet jsou klíče a hodnoty, a chybí v ní „game“
there-is-no-game-id = hru „{ $id }“ neznáme
the-games-are-known = hry jsou { $known }
game-is-no-name-of-a-game = „game“ není jméno hry
leave-layout-out = vynech „layout“
leave-option-out = vynech { $option }
this-sheet-is-of-the-game-game = tenhle zápis je ze hry { $game }
this-set-is-of-the-game-game = tahle sada je ke hře { $game }
this-file-is-of-the-game-game = tenhle soubor je ke hře { $game }
give-it-another = dej jí jiné
give-it-another-or-say-replaces-true-at-the-top = dej jí jiné, nebo napiš nahoru „replaces: true“
key-is-value = „{ $key }“ je „{ $value }“
the-entry-point-entry-of-the-package-package-why = vstupní bod „{ $entry }“ balíčku „{ $package }“ { $why }
the-entry-point-entry-why = vstupní bod „{ $entry }“ { $why }
cannot-be-loaded-error = nejde načíst ({ $error })
is-a-kind-not-a-game = je { $kind }, ne Game
install-version-of-package-that-works-or-remove-it = nainstaluj verzi balíčku, která funguje, nebo ho odstraň
whole-cards-would-be-printed-in-all = celkem by se tisklo karet: { $whole }
ask-for-1-to-most = chtěj jich 1 až { $most }
nothing-of-what-is-asked-for-is-printed = z toho, co chceš, se pro { $players } { $players ->
    [one] hráče
    [few] hráče
    [many] hráče
   *[other] hráčů
} netiskne nic
there-is-no-card-name-in-these-sets = karta „{ $name }“ v těchhle sadách není
set-pnp-data-to-a-folder-that-you-may-write-to = nastav PNP_DATA na složku, do které smíš psát
no-draft-is-kept-in-folder = v { $folder } není žádný rozepsaný stůl
no-draft-of-game-is-kept-in-folder = v { $folder } není žádný rozepsaný stůl hry { $game }
several-tables-were-begun-name-one-of-them-tables = rozepsaných stolů je víc; uveď jeden z nich:{ $tables }
begin-one-with-pnp-score-game = začni ho: pnp score { $game }
players-says-players-and-names-has-names = --players říká { $players }, a v --names je { $names }
players-cannot-play-game = { $players }: tolik jich { $game } hrát nemůže
a-name-has-more-than-most-characters = jméno má víc znaků než { $most }
shorten-it = zkrať ho
game-has-no-board = { $game } nemá desku
two-players-have-one-name = dva hráči mají stejné jméno
name-each-otherwise = dej každému jiné jméno
a-name-has-a-character-that-cannot-be-printed = ve jméně je znak, který nejde vytisknout
there-is-no-file-name-beside-this-one = soubor „{ $name }“ vedle tohohle není
name-card-sets-that-lie-in-its-folder = jmenuj sady karet, které leží v jeho složce
this-is-the-kit-of-name = tohle je souprava hry { $name }
the-kit-of-name-has-no-part-part = souprava hry { $name } nemá část „{ $part }“
places-are-skipped-on-the-sheets-of-one-part = místa jdou přeskočit jen v jedné části soupravy
name-it-as-in-parts-cards = uveď ji, třeba --parts cards
name-is-played-by-known-so-there-is-no-kit = { $name } se hraje v počtu { $known }, takže pro { $players } souprava není
the-parts-are-known = části jsou { $known }
there-is-no-part-name = část „{ $name }“ není
choose-a-sheet-in-a-folder-that-you-may-write-to = zvol zápis ve složce, do které smíš psát
this-is-not-the-course-of-a-game-that-pnp-has-kept = v tomhle souboru nejsou kroky hry, kterou pnp uchovalo
was-changed-by-another-program-meanwhile = mezitím ho změnil jiný program, a tak se nepřepíše
run-command-again-it-goes-on-from-sheet = spusť příkaz znovu; hra bude pokračovat podle toho, co je v zápisu teď
move-it-elsewhere-game-then-goes-on-from-its-sheet = přesuň to jinam; hra pak pokračuje od svého zápisu
file-holds-the-steps-of-another-game = { $file } obsahuje kroky jiné hry
choose-another-name-for-sheet-or-move-that-file = zvol pro zápis jiné jméno, nebo přesuň ten soubor jinam
game-has-no-companion = { $game } nemá společníka u stolu
game-has-no-companion-at-the-table-as-known-has = { $game } nemá společníka u stolu jako { $known }
play-without-one-and-score-how-it-ended-pnp-score = hraj bez něj a spočítej, jak to dopadlo: pnp score { $game }
the-game-of-sheet-has-been-played-with-the-die = hra { $sheet } se už hrála s kostkou
leave-out-no-chance-or-begin-another-sheet = vynech --no-chance, nebo začni jiný zápis
score-it-with-pnp-score = spočítej to: pnp score
score-it-with-pnp-score-sheet = spočítej to: pnp score { $sheet }
sheet-is-a-sheet-of-other-not-of-game = { $sheet } je zápis hry { $other }, ne { $game }
there-are-no-pictures-of-game = obrázky hry { $game } nejsou
there-are-no-words-for-game-in-language = { $game } nemá slova v jazyce „{ $language }“
there-are-no-words-for-this-in-language = v jazyce „{ $language }“ na tohle nejsou slova
choose-one-that-has-them-lang-known = zvol jazyk, který je má (--lang): { $known }
choose-a-language-that-has-them-lang-known = zvol jazyk, který je má (--lang): { $known }
there-are-no-words-in-language-for-calibration = jazyk { $language } nemá slova na kalibrační stranu
there-are-no-words-in-language-for-how-parts = jazyk { $language } nemá slova na to, jak se spojují části desky
print-it-whole-imposition-single-or-choose = vytiskni ji celou (--imposition single), nebo { $choose }

## Uchované hry

name-another-file-with-log = uveď jiný soubor přes --log
it-was-left-as-it-is-put-copy-of-it-in-its-place = zůstal, jak je; dej na jeho místo kopii, nebo { $advice }
is-a-folder-and-games-are-kept-in-a-file = je složka, a hry se uchovávají v souboru
is-pipe-or-device-and-games-are-kept-in-plain-file = je roura nebo zařízení, a hry se uchovávají v obyčejném souboru
cannot-be-read-why = nejde přečíst ({ $why })
is-empty-as-kept-games-never-are = je prázdný, a soubor s uchovanými hrami prázdný nikdy není
holds-no-kept-games-it-is-no-sqlite-file = nejsou v něm uchované hry: není to soubor SQLite, nebo přišel o začátek
is-an-sqlite-file-but-not-one-of-kept-games = je soubor SQLite, ale ne s uchovanými hrami
was-written-by-later-pnp-format-version-this-one = zapsalo ho novější pnp (formát { $version }, tohle zná { $known })
install-that-one-or-advice = nainstaluj to novější, nebo { $advice }
is-larger-than-limit-gib = je větší než { $limit } GiB
is-damaged-why = je poškozený: { $why }
its-header-is-not-as-it-was-written-or-its-end = jeho hlavička není, jak byla zapsaná, nebo přišel o konec
its-tables-are-not-as-they-were-made = jeho tabulky nejsou, jak byly založené
a-text-in-it-is-none = některý text v něm nejde přečíst
beside-it-lies-name-which-pnp-never-writes = vedle leží { $name }, a to pnp nikdy nezapisuje
move-that-away = dej to pryč
is-in-use-by-another-program = používá ho jiný program
close-that-program-then-try-again = zavři ten program a zkus to znovu
cannot-be-used-where-it-lies-why = nejde použít tam, kde leží ({ $why })
see-to-it-that-there-is-room-and-that-you-may = zařiď, ať je tam místo a smíš tam psát, nebo { $advice }
no-text-in-it-may-have-more-than-limit-mib = žádný text v něm nesmí mít víc než { $limit } MiB
version-version-of-game-game = verze { $version } hry { $game }
where-is-not-as-it-was-written = { $where } není, jak byla zapsaná
where-says-what-no-sheet-can-say = { $where } říká, co žádný zápis říct nemůže
after-game-game-version-version-something = za hrou { $game }, verzí { $version }, něco chybí
game-number-is-of-game-and-the-sheet-of-other = hra { $number } je { $game }, a zápis je ze hry { $other }
a-game-of-its-own-is-kept-by-pnp-score = jako další hru ji uchová pnp score --keep
there-is-no-game-number = hra { $number } tu není
the-games-have-the-numbers-1-to-last = hry mají čísla 1 až { $last }
no-game-is-kept-there = žádná tam uchovaná není
no-kept-game-was-played-by-name = žádnou uchovanou hru nehrál „{ $name }“
day-is-no-day = „{ $day }“ není den
write-it-as-2026-11-18-month-as-2026-11-year = napiš ho jako 2026-11-18, měsíc jako 2026-11, rok jako 2026
variable-source-date-epoch-is-value = proměnná SOURCE_DATE_EPOCH je „{ $value }“, a to není datum
give-it-whole-seconds-since-1970-up-to-last = zadej celé sekundy od roku 1970, nejvýš { $last }, nebo proměnnou zruš
nobody-can-be-asked-where-standard-input-is-closed = není se koho ptát: standardní vstup je zavřený
is-there-already-and-is-not-written-over = už tu je, a nepřepíšeme ho

## Příkazová řádka

option-has-no-meaning-why = { $option } { $why } nemá smysl
with-option = s { $option }
without-option = bez { $option }
with-text-which-writes-no-file = s --text, který nezapisuje soubor,
with-a-kit-whose-sets-have-their-own = u soupravy celé hry, jejíž sady mají své,
without-the-name-of-a-game-whose-kit-is-made = bez jména hry, která se má vyrobit,
for-a-score-sheet = u zápisu
where-no-terminal-shows-the-clock = tam, kde hodiny neukazuje žádný terminál,
choose-another-folder-with-out-what-was-entered = zvol jinou složku přes --out; zadané je odložené pro pnp score --resume
names-names-nobody = --names nikoho nejmenuje
write-names-ester-jan = napiš --names Ester,Jan
there-is-no-day-day = den „{ $day }“ není
written-is-no-number = „{ $written }“ není číslo
write-one-such-as-1-5 = napiš číslo, třeba 1,5
code-is-no-language = „{ $code }“ není jazyk
write-its-code-such-as-en-cs-pl-or-pt-br = napiš jeho kód, třeba en, cs, pl nebo pt-BR
put-option-behind-command = dej { $option } za „{ $command }“
choose-another-file-with-out = zvol jiný soubor přes --out
game-number-has-no-version-version = hra { $number } nemá verzi { $version }
game-number-is-not-finished = hra { $number } není dohraná
when-it-is-over-command-sheet = až skončí: { $command } ZÁPIS
file-is-not-drawn-none-of-these-games-is-finished = { $file } se nenakreslí: žádná z těchto her není dohraná
when-one-is-over-command-number-sheet = až některá skončí: { $command } ČÍSLO ZÁPIS
file-is-not-drawn-no-game-that-you-kept-is-like = { $file } se nenakreslí: taková uchovaná hra tu není
choose-others-or-all = zvol jiné, nebo všechny
file-is-not-drawn-no-game-is-kept-yet = { $file } se nenakreslí: zatím není uchovaná žádná hra
keep-one-with-command-sheet = uchováš ji příkazem: { $command } ZÁPIS
its-latest-is-last = její poslední je { $last }
make-room-or-choose-another-place = udělej místo, nebo zvol jiné
choose-a-place-that-you-may-write-to = zvol místo, kam smíš psát
choose-a-place-that-can-be-written-to = zvol místo, kam jde psát
there-is-no-file-name-nor-game-of-that-name-whose = soubor „{ $name }“ tu není, ani hra toho jména, která by šla vyrobit
left-out-parts-which-the-kit-of-name-does-not-have = vynecháno: { $parts }; souprava hry { $name } to nemá
the-kits-are-known = vyrobit jdou { $known }
kits-and-card-sets-are-not-made-together = soupravy her a sady karet se nevyrábějí dohromady
nothing-is-named = není řečeno, co
one-kit-is-made-at-a-time = najednou se vyrábí jedna hra
name-card-sets-or-a-game = jmenuj sady karet, nebo hru
only-a-kit-has-parts = části má jen souprava celé hry
there-is-no-setting-name = nastavení „{ $name }“ neznáme
strange-is-not-known = „{ $strange }“ neznám
make-others-by-a-command-of-its-own = vyrob { $others } vlastním příkazem
only-names-no-card = --only nejmenuje žádnou kartu
write-ids-such-as-a1-a2-or-leave-it-out = napiš id, třeba A1,A2, nebo to vynech
there-is-no-format-name = formát „{ $name }“ neznáme
the-port-port-cannot-be-had-why = port { $port } nejde použít ({ $why })
choose-another-or-leave-port-out = zvol jiný, nebo vynech --port
choose-another-folder-with-into = zvol jinou složku přes --into
choose-another-file = zvol jiný soubor
name-is-no-short-name = „{ $name }“ není krátké jméno
deck-called-name-and-its-layout-would-be-one-file = balíček jménem „{ $name }“ a jeho předloha by byly jeden soubor
those-that-have-one-are-known = mají ji { $known }
game-comes-with-no-cards-to-begin-with = { $game } nemá karty, kterými by šlo začít
copy-some-of-its-own-and-give-them-other-ids = zkopíruj některé z jejích a dej jim jiná id
choose-one-of-known = zvol jedno z: { $known }
say-for-which-deck-of-game = řekni, pro který balíček hry { $game }
there-is-no-deck-deck = balíček „{ $deck }“ tu není
file-has-a-character-that-cannot-be-printed = v „{ $file }“ je znak, který nejde vytisknout
file-is-no-name-of-a-yaml-file = „{ $file }“ není jméno souboru YAML
let-it-end-in-suffix = ať končí na { $suffix }
the-board-is-kept-in-a-file = stůl se ukládá do souboru
name-one-such-as-friday-yaml = uveď nějaký, třeba friday.yaml
nobody-said-who-plays-and-there-is-no-sheet-yet = nikdo neřekl, kdo hraje, a { $sheet } ještě není
name-score-sheet-or-game-to-be-asked-for-its-table = uveď zápis; nebo uveď hru a pnp se na její partii zeptá: pnp score nebula
one-table-is-asked-for-at-a-time = ptáme se vždy na jeden stůl
name-one-game = uveď jednu hru
name-is-no-file-and-no-game = „{ $name }“ není soubor ani hra
json-has-no-meaning-while-a-table-is-asked-for = --json nemá smysl, dokud se na stůl ptáme
score-the-saved-sheet-with-it = zápis nejdřív ulož a pak ho spočítej s --json
game-has-one-version = { $game } má jednu verzi
game-has-no-version-version = { $game } nemá verzi „{ $version }“
one-and-other-would-be-shown-in-one-folder-folder = { $one } a { $other } by byly nakreslené v jedné složce, { $folder }
show-one-with-out = nakresli jeden s --out
game-does-not-draw-in-characters = { $game } ve znacích nekreslíme
leave-text-out-or-score-it-with-pnp-score-sheet = vynech --text, nebo to spočítej: pnp score { $sheet }
a-plot-is-a-file-that-ends-in-svg-png-or-pdf = graf je soubor, který končí na .svg, .png nebo .pdf
choose-another-place-for-the-plot = zvol pro graf jiné místo
several-games-have-a-card-id-games = kartu { $id } má víc her: { $games }
name-the-game-such-as-game-game = řekni, která hra to je, třeba --game { $game }
write-the-whole-id = napiš celé označení
several-cards-have-the-number-id-cards = číslo { $id } má víc karet: { $cards }
there-are-cards = jsou tu { $cards }
write-id-that-stands-on-card-such-as-p07-v17-c601 = napiš označení, které stojí na kartě, třeba P07, V17, C601 nebo S3b

## Co se povedlo

next-what = dále: { $what }
one-file = { $n } soubor
count-file = { $n } { $n ->
    [one] soubor
    [few] soubory
    [many] souboru
   *[other] souborů
}
one-card = { $n } karta
count-card = { $n } { $n ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
one-piece = { $n } díl
count-piece = { $n } { $n ->
    [one] díl
    [few] díly
    [many] dílu
   *[other] dílů
}
one-page = { $n } stránka
count-page = { $n } { $n ->
    [one] stránka
    [few] stránky
    [many] stránky
   *[other] stránek
}
one-sheet = { $n } arch
count-sheet = { $n } { $n ->
    [one] arch
    [few] archy
    [many] archu
   *[other] archů
}
done-of-whole-pages = { $done } z { $whole } stránek
nothing-has-changed-so-nothing-was-drawn-files = nic se nezměnilo, takže se nic nekreslilo: { $files } beze změny
printed-on-sheets-of-paper = { $printed }, { $sheets } { $paper }, { $files }
printed-small-on-pages-of-paper = { $printed } zmenšeně, { $pages } { $paper }, { $files }
printed-on-pages-of-one-face-each = { $printed }, { $pages } po jednom líci nebo rubu, { $files }
contents-in-place-of-another-kit = { $contents }, místo jiné soupravy
gone-files = odstraněno: { $files }
paper-paper = papír { $paper }
paper-turned-about-the-long-edge = papír obracený podle delší hrany
paper-turned-about-the-short-edge = papír obracený podle kratší hrany
language-language = jazyk { $language }
ink-ink = inkoust { $ink }
printer-printer = tiskárna { $printer }
from-your-settings-choices = z tvého nastavení: { $choices }
from-the-system-choices = ze systému: { $choices }
assumed-choices = předpokládáme: { $choices }
to-set-that-for-good-commands = natrvalo to nastavíš: { $commands }
print-file-at-100-never-fit-to-page = vytiskni { $file } na 100 % (nikdy „přizpůsobit stránce“)
print-it-says-how-the-rest-is-printed-and-made = { $print }: stojí tam, jak se tiskne a vyrábí všechno ostatní
open-file = otevři { $file }
print-on-one-side-and-join-parts-as-each-page-says = { $print }, jednostranně, a slep díly tak, jak stojí na každé stránce
print-then-print-parts-on-one-side-and-join-them = { $print }; potom vytiskni jednostranně { $parts } a slep díly
print-on-one-side-fold-each-sheet-glue-then-cut = { $print }, jednostranně, každý arch přelož podle čárkované čáry, slep a pak rozstříhej
print-on-both-sides-turned-about-the-long-edge = { $print }, oboustranně s obracením podle delší hrany, a pak rozstříhej
print-on-both-sides-turned-about-the-short-edge = { $print }, oboustranně s obracením podle kratší hrany, a pak rozstříhej
print-on-one-side-then-backs-on-other-then-cut = { $print }, jednostranně, potom { $backs } na druhou stranu nebo na papír, který přilepíš zezadu, a pak rozstříhej
print-on-one-side-then-cut = { $print }, jednostranně, a pak rozstříhej

# pnp games; a part of a kit is named as --parts takes it
id-name-first-to-last-players = { $id }: { $name }, { $first } až { $last } { $last ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
it-is-scored-its-kit-is-not-drawn-yet = počítá se; její souprava se zatím nekreslí
sheets-of-paper = { $sheets } { $paper }
assembly = návod (assembly)
cards = karty (cards)
boards = desky (boards)
tokens = žetony (tokens)
pads = bodovací listy (pads)
aids = přehledy (aids)

# pnp new
cards-cards-layout-how-they-look-readme = { $cards } (karty), { $layout } (jak vypadají), README.md
a-board-of-your-own-remarks-say-what-may-be-changed = tvoje vlastní deska; poznámky říkají, co jde změnit
cards-of-your-own-remarks-say-what-may-be-changed = tvoje vlastní karty; poznámky říkají, co jde změnit
what-prints-it = čím se vytiskne
a-score-sheet-beside-it-is-played-on-it-by-key = ve stejné složce ji zápis použije řádkem  { $key }
a-score-sheet-beside-it-names-them-by-key = ve stejné složce je zápis uvede řádkem  { $key }

# pnp printer
printer-name = jméno
printer-paper = papír
printer-margin = okraj
printer-dx = dx
printer-dy = dy
printer-angle = úhel
printer-flip = hrana
lengths-in-mm-angle-in-degrees-is-used-where-printer = délky v mm, úhel ve stupních; * platí tam, kde není --printer
no-printer-is-set-set-one-with-pnp-printer-set-name = žádná tiskárna není nastavená; nastavíš ji příkazem: pnp printer set JMÉNO
settings-file = nastavení: { $file }
noted-in-file = zapsáno do { $file }
print-it-on-both-sides-turned-about-the-long-edge = vytiskni ji oboustranně na 100 % s obracením podle delší hrany
print-it-on-both-sides-turned-about-the-short-edge = vytiskni ji oboustranně na 100 % s obracením podle kratší hrany
then-pnp-printer-set-name-with-what-the-page-says = potom: pnp printer set { $name } a to, co říká stránka

# pnp settings
from-the-file = ze souboru
from-the-variable-variable = z proměnné { $variable }
from-the-system = ze systému
assumed-to-set-it-command = předpokládáme; nastavíš to: { $command }
none-to-set-one-command = žádná; nastavíš ji: { $command }
from-the-printer-printer-to-change-it-command = z tiskárny { $printer }; změníš to: { $command }
printers-printers-pnp-printer-list = tiskárny: { $printers }; podrobně: pnp printer list
kept-games-and-drafts-folder = uchované hry a rozepsané stoly: { $folder }
taken-out-of-file = odebráno z { $file }
file-says-so-already = { $file } to tak už má

## Kreslení

the-deck-s-name = jméno balíčku
the-name-on-the-back = jméno na rubu
write-it-with-characters-that-the-fonts-have = napiš to znaky, které písma mají
it-does-not-fit-its-box-of-width-by-height-mm = nevejde se do rámečku { $width } × { $height } mm: { $error }
shorten-it-by-about-letters-letters = zkrať to asi o { $letters } { $letters ->
    [one] písmeno
    [few] písmena
    [many] písmena
   *[other] písmen
}
shorter-or-give-it-more-room = { $shorter }, nebo tomu dej víc místa
it-holds-a-line-end-and-stands-on-one-line = je v tom konec řádku, a má to být na jednom řádku
write-it-on-one-line = napiš to na jeden řádek
over-mm-too-wide-for-its-line-of-width-mm = o { $over } mm širší než řádek, který má { $width } mm
it-is-over-at-size-pt = je to { $over } při { $size } pt
the-box-of-its-group = rámeček skupiny
the-edge = okraj
it-reaches-most-mm-beyond-whose-where-it-would = přesahuje o { $most } mm přes { $whose }, kde by se odřízlo
give-the-group-more-room-or-the-text-less = dej skupině víc místa, nebo textu míň
place-it-on-the-card = umísti to na kartu
width-by-height-mm = { $width } × { $height } mm
cards-of-size-are-too-small-for-their-layout-wrong = karty { $size } jsou na svou předlohu malé: { $wrong }
choose-a-larger-size = zvol větší velikost
whose-is-not-written-in-the-language-language = { $whose }: není to napsané v jazyce „{ $language }“
add-language-beside-others-or-choose-another = doplň „{ $language }:“ vedle { $others }, nebo zvol jiný jazyk přes --lang
write-mark-after-last-word-that-it-is-for-too = napiš „{ $mark }“ i za poslední slovo, které označuje; nebo „{ $escaped }“, má-li být vidět sama značka
the-mark-before-word-is-not-closed = „{ $mark }“ před „{ $word }“ není ukončené
the-name-of-deck-deck = jméno balíčku „{ $deck }“
the-title-of-the-back-of-deck-deck = titulek rubu balíčku „{ $deck }“
whose-is-nothing-but-blanks-or-line-ends = { $whose }: jsou tam samé mezery nebo konce řádků
write-some-words = napiš nějaká slova
rename-the-file = přejmenuj soubor
the-grounds-are-grounds = podklady jsou { $grounds }
the-ground-name-is-not-known = podklad „{ $name }“ neznáme
card-card-has-name-which-its-layout-does-not-show = karta „{ $card }“ má „{ $name }“, a to její předloha neukazuje
choose-a-layout-that-does-or-leave-it-out = vyber předlohu, která to ukazuje, nebo to vynech
card-card = karta „{ $card }“
whose-asks-for-the-icon-name-which-does-not-exist = { $whose } chce ikonu „{ $name }“, a ta neexistuje
the-icons-are-known = ikony jsou { $known }
signs-are-signs = značky jsou { $signs }
there-is-no-sign-name = značka „{ $name }“ tu není
one-name = { $n } jméno
count-name = { $n } { $n ->
    [one] jméno
    [few] jména
    [many] jména
   *[other] jmen
}
wrong-drawn-by-the-layout-layout = { $wrong } (kreslí předloha „{ $layout }“)
choose-another-layout-or-another-size = vyber jinou předlohu, nebo jiný rozměr
the-layout-layout-is-for-sets-of-game = předloha „{ $layout }“ je pro sady hry { $game }
say-game-game-at-the-top = napiš nahoře „game: { $game }“
