# České znění toho, co program vytýká souborům. Každá zpráva se jmenuje po svých anglických slovech.

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
name-a-plain-file-or-write-and-hand-it-over-on-standard-input = uveď obyčejný soubor, nebo napiš - a předej ho standardním vstupem
does-not-exist = neexistuje
has-a-name-that-no-file-can-have = má jméno, jaké žádný soubor mít nemůže
name-a-file = uveď soubor
name-a-file-that-ends-in-one-of-known = uveď soubor, který končí na { $known }
this-is-no-yaml-file-by-its-name = podle jména to není soubor YAML
this-is-the-name-of-no-file-and-not-the-text-of-a-sheet = takový soubor není a text zápisu to také není
a-text-needs-a-line-end-or-to-begin-with-a-brace = text musí mít konec řádku, nebo začínat složenou závorkou
standard-input-is-closed = standardní vstup je zavřený
this-is-of-the-type-name = tohle je typu { $name }
hand-over-texts-numbers-lists-and-mappings = předej texty, čísla, seznamy a mapování
this-lies-deeper-than-depth-limit-levels = tohle leží hlouběji než { $depth_limit } úrovní
hand-it-over-flatter = předej to plošší
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
begin-with-a-row-of-column-names-such-as-id-title-text = začni řádkem se jmény sloupců, třeba id,title,text
key-stands-both-for-every-language-and-for-one = „{ $key }“ je tu pro všechny jazyky i pro jeden z nich
put-a-cell-with-a-comma-or-a-semicolon-in-it-in-quotes = buňku s čárkou nebo středníkem dej do uvozovek
name-the-column-or-clear-its-cells = pojmenuj sloupec, nebo vyprázdni jeho buňky
keep-one-of-the-two = nech jedno z obojího
write-a-column-such-as-key-en-for-each = napiš pro každý sloupec, třeba „{ $key }:en“
a-quote-behind-a-blank-does-not-hold-a-cell-together = uvozovka za mezerou buňku nedrží pohromadě
the-quote-that-opens-here-is-never-closed = uvozovka, která se tu otvírá, se nikde nezavře
close-it-where-the-cell-ends = zavři ji, kde buňka končí
the-quote-that-opens-here-closes-only-in-line-closed-within-a-text = uvozovka, která se tu otvírá, se zavře až na řádku { $closed } uvnitř textu
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
give-it-one = doplň, co chybí
give-it-one-or-leave-it-out = doplň ji, nebo to vynech
location-has-no-value = { $location } nemá hodnotu
location-has-no-value-a-begins-a-comment = { $location } nemá hodnotu: za # je poznámka
put-the-value-in-quotes = dej hodnotu do uvozovek
owner-needs-name = { $owner }: chybí „{ $name }“
add-name = doplň „{ $name }: …“
add-name-value = doplň „{ $name }: { $value }“
game-is-name-and-these-are-cards-of-game = „game“ je „{ $name }“, a tohle jsou karty hry { $game }
the-key-location-is-not-known-here = klíč { $location } tu neznáme
did-you-mean-name = nemyslíš „{ $name }“?
known-here-names = tady známe: { $names }
some-and-more-more = { $some } a ještě { $more }
location-is-value-where-what-is-wanted = { $location }: je tu { $value }, a má tu být { $what }
location-is-value-which-is-not-known = { $location } je „{ $value }“, a to neznáme
n-character = { $n } znak
n-characters = { $n } { $n ->
    [one] znak
    [few] znaky
    [many] znaku
   *[other] znaků
}
n-entry = { $n } položka
n-entries = { $n } { $n ->
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
indent-its-rows-below-it-or-put-the-text-in-quotes-if-it-is-meant-as-text = odsaď pod tím jeho řádky, nebo to dej do uvozovek, má-li to být text
the-file-holds-more-than-node-limit-entries = soubor má víc položek než { $node_limit }
anchor-is-an-alias-and-aliases-are-refused = „*{ $anchor }“ je alias, a ty nebereme
the-text-that-style-opens-is-empty = text, který otvírá „{ $style }“, je prázdný
the-key-key-is-here-a-second-time = klíč „{ $key }“ je tu podruhé
a-mapping-or-a-list-stands-where-a-key-is-wanted = kde má být klíč, je mapování nebo seznam
write-it-flatter = napiš to plošší
tags-are-declared-and-tags-are-refused = zavádějí se tu tagy, a ty nebereme
leave-the-line-with-tag-out = vynech řádek s %TAG
a-second-document-begins-here = začíná tu druhý dokument
keep-one-document-to-a-file = v souboru nech jeden dokument
anchor-is-an-anchor-and-anchors-are-refused = „&{ $anchor }“ je kotva, a ty nebereme
written-is-a-tag-and-tags-are-refused = „{ $written }“ je tag, a ty nebereme
here-a-key-has-no-colon = klíč tu nemá dvojtečku
this-key-is-indented-deeper-than-the-line-above-so-that-it-goes-on-with-its-text = tenhle klíč je odsazený víc než řádek nad ním, takže pokračuje v jeho textu
let-every-key-at-the-top-begin-in-the-same-column = ať všechny klíče nahoře začínají ve stejném sloupci
write-key = napiš „{ $key }: |“
write-key-and-indent-them-below-it = napiš „{ $key }: |“ a odsaď je pod to
the-rows-below-key-have-no-that-opens-them = řádkům pod „{ $key }“ chybí „|“, které je otvírá
write-key-value-the-rows-of-a-text-stand-deeper-than-the-key-that-follows = napiš „klíč: hodnota“; řádky textu jsou hlouběji než klíč, za nímž je „|“
the-colon-of-this-key-has-no-space-after-it = za dvojtečkou tohohle klíče chybí mezera
write-name-with-a-space-after-the-colon = napiš „{ $name }: …“ s mezerou za dvojtečkou
begin-it-in-the-column-of-the-other-keys-or-put-the-text-in-quotes = začni ho ve sloupci ostatních klíčů, nebo dej text do uvozovek
nothing-may-stand-here-any-more = tady už nesmí nic být
here-a-key-is-wanted = tady má být klíč
put-the-text-in-quotes = dej text do uvozovek
close-it-where-the-text-ends = zavři ji, kde text končí
this-cannot-be-read-as-yaml = tohle nejde číst jako YAML
look-for-a-missing-quote-colon-or-space-near-here = podívej se, zda poblíž nechybí uvozovka, dvojtečka nebo mezera
put-what-key-holds-in-braces-or-a-text-in-quotes = dej, co patří do „{ $key }“, do složených závorek, nebo text do uvozovek
put-a-comma-between-the-numbers = dej mezi čísla čárku
a-comma-stands-in-a-number = v čísle je čárka
a-comma-stands-in-the-text-of-key = v textu u „{ $key }“ je čárka
write-key-if-another-entry-begins-here-or-keep-one-of-the-two = napiš „- { $key }: …“, začíná-li tu další položka, nebo nech jedno z obojího
an-entry-of-a-list-begins-here-without-its-dash = tady začíná položka seznamu bez své pomlčky
begin-it-with-key = začni ji „- { $key }: …“
several-lists-stand-beside-each-other-behind-key = za „{ $key }“ stojí několik seznamů vedle sebe
put-them-into-one-list-first = dej je do jednoho seznamu: [{ $first }, …]
a-text-within-brackets-holds-a-bracket-a-brace-or-a-quote = v textu uvnitř závorek je závorka nebo uvozovka
put-the-value-of-key-in-quotes = dej hodnotu „{ $key }“ do uvozovek
nothing-may-follow-a-closing-quote-or-bracket = za koncovou uvozovkou nebo závorkou nesmí nic být
a-comma-or-the-end-of-what-bracket-opened-is-missing-before-this = před tímhle chybí čárka, nebo konec toho, co otevřela „{ $bracket }“
the-bracket-that-opens-here-is-never-closed = „{ $bracket }“, která se tu otvírá, se nikde nezavře
close-it-or-quotes = zavři ji, nebo { $quotes }
begin-it-in-the-same-column-as-its-neighbours = začni ho ve stejném sloupci jako sousední
put-the-whole-text-in-quotes-and-double-each-such-quote-within-it = dej celý text do uvozovek a každou takovou uvozovku v něm zdvoj
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
take-the-dash-out-or-begin-the-list-below-a-key-of-its-own = vyhoď pomlčku, nebo začni seznam pod vlastním klíčem
the-quote-that-opens-here-closes-only-in-line-line = uvozovka, která se tu otvírá, se zavře až na řádku { $line }
this-backslash-means-nothing-in-double-quotes = tohle zpětné lomítko ve dvojitých uvozovkách nic neznamená
use-single-quotes-or-write-it-twice = použij jednoduché uvozovky, nebo ho napiš dvakrát
this-escape-is-no-character = tohle není kód žádného znaku
write-the-character-itself = napiš přímo ten znak
a-list-cannot-begin-on-the-line-of-its-key = seznam nemůže začínat na řádku svého klíče
begin-each-on-a-line-of-its-own-or-put-the-text-in-quotes = každé „- “ začni na vlastním řádku, nebo dej text do uvozovek
nothing-may-follow-the-or-that-opens-a-text-on-its-line = za „|“ nebo „>“, které otvírá text, na řádku nesmí nic být
begin-the-text-on-the-next-line-or-put-it-in-quotes = začni text na dalším řádku, nebo ho dej do uvozovek
a-line-that-begins-with-is-refused = řádek, který začíná na „%“, nebereme
leave-it-out = vynech to

## Sady karet a předlohy

the-layout-name-has-no-faces-it-is-there-to-be-extended = předloha „{ $name }“ nemá líce ani ruby: slouží jen jako základ dalších
a-spreadsheet-s-own-format-is-not-read = vlastní formát tabulkového programu nečteme
the-ending-suffix-is-not-known = příponu „{ $suffix }“ neznáme
the-name-of-the-file-has-no-ending = jméno souboru nemá příponu
the-id-name-is-taken = id „{ $name }“ už tu je
give-each-card-an-id-of-its-own = dej každé kartě vlastní id
a-focus-without-a-picture-has-no-meaning = „focus“ bez obrázku nic neznamená
name-its-picture-or-leave-focus-out = uveď obrázek, nebo „focus“ vynech
choose-a-layout-with-faces = vyber předlohu, která má líce
there-is-no-element-name-to-stand-after = není tu prvek „{ $name }“, za kterým by to bylo
after-places-what-a-layout-adds-to-another-and-this-element-has-its-place = „after“ říká, kam patří, co předloha k jiné přidává, a tenhle prvek už své místo má
least-says-how-small-words-may-become-and-these-keep-their-size = „least“ říká, jak malá smí slova být, a tahle svou velikost nemění
leave-after-out = vynech „after“
name-another = uveď jiný
a-gap-lies-between-this-and-a-neighbour-and-none-is-named = „gap“ je mezera k sousedovi, a žádný tu uveden není
name-one-as-one-of-neighbours-or-leave-gap-out = uveď ho jedním z klíčů { $neighbours }, nebo „gap“ vynech
add-fit-shrink-or-leave-it-out = doplň „fit: shrink“, nebo to vynech
a-field-of-type-kind-has-no-choices = pole typu „{ $kind }“ nemá na výběr
a-field-that-every-card-gives-has-no-default = pole, které má každá karta, nemá výchozí hodnotu
write-a-default-of-the-type-kind = napiš výchozí hodnotu typu „{ $kind }“
every-card-has-a-field-name = pole „{ $name }“ má každá karta
right-one-of-known = { $right }, jednu z: { $known }
leave-one-of-out = vynech „one-of“
leave-default-out-or-required = vynech „default“, nebo „required“
this-is-no-choice = tohle není možnost
write-one-of-the-type-kind = napiš hodnotu typu „{ $kind }“
the-default-is-not-what-the-field-may-be = výchozí hodnota není nic, co pole smí být
choose-another-name = zvol jiné jméno
those-that-ship-are-known-a-file-of-your-own-ends-in-yaml = dodávané jsou { $known }; vlastní soubor končí na .yaml
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
give-a-score-sheet-players-a-card-set-cards = zápis má „players“ a sada karet „cards“
leave-board-out = vynech „board“
a-board-is-one-of-a-game-s = deska patří k některé hře
say-which-as-in-game-nebula = napiš ke které, třeba „game: nebula“
this-is-no-board-beside-the-set = tohle není deska vedle sady
write-one-of-card-sizes-or-width-height-in-mm = napiš jedno z: { $card_sizes }, nebo [šířka, výška] v mm
is-name-which-is-no-card-size = je „{ $name }“, a to není velikost karty
it-has-one-of-the-keys-kind-names = má jeden z klíčů { $kind_names }
is-name-which-every-entry-has-already = je „{ $name }“, a to už má každá položka
write-a-mapping-such-as-rectangle-0-0-20-10-fill-line = napiš mapování, třeba { "{" } rectangle: [0, 0, 20, 10], fill: line { "}" }
is-kinds-at-once = je zároveň { $kinds }
names-no-kind-of-element = neříká, jaký prvek to je
is-no-element = není prvek
write-an-element-of-its-own-for-each = napiš pro každé vlastní prvek
is-value = je „{ $value }“
write-a-colour-or-a-role-or-one-of-the-keys-kinds-or-all-of-inks = napiš barvu nebo roli, nebo jeden z klíčů { $kinds }, nebo všechny z { $inks }
is-no-name-of-a-role = není jméno role
write-letters-digits-and-a-letter-first = piš písmena, číslice, „-“ a „_“, první písmeno
is-no-paint = není barva
has-colours-colours-and-places-places = počet barev je { $colours }, míst { $places }
give-at-one-place-for-each-colour = dej do „at“ jedno místo za každou barvu
has-places-that-do-not-rise = má místa, která nerostou
write-the-places-in-at-from-the-least-to-the-most = napiš místa v „at“ od nejmenšího
begins-where-it-ends = začíná, kde končí
give-from-and-to-two-different-places = dej „from“ a „to“ různá místa
has-no-dashes-that-can-be-repeated = nemá čárky, které jde opakovat
write-lengths-on-and-off-such-as-1-5-1 = napiš délky čárek a mezer, třeba [1.5, 1]
leave-given-out = vynech „{ $given }“
the-rule-rule-needs-lacking = pravidlu „{ $rule }“ chybí { $lacking }
leave-it-out-it-takes-rules = vynech to: bere { $rules }
add-one-of-them = přidej jedno z nich
the-rule-rule-takes-no-name = pravidlo „{ $rule }“ žádné „{ $name }“ nebere
the-rule-rule-takes-choice-not-both = pravidlo „{ $rule }“ bere { $choice }, ne obojí
is-value-which-is-no-id = je „{ $value }“, a to není id
is-value-a-word-of-expressions = je „{ $value }“, slovo výrazů
write-up-to-40-letters-a-to-z-digits-and-a-letter-or-digit-first = napiš nejvýš 40 písmen a až z, číslic, „-“ a „_“, první písmeno nebo číslici
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
the-figure-name-wrong = obrazec „{ $name }“: { $wrong }
it-gives-data-and-wrong = vyjde „{ $data }“, a { $wrong }

## Záznamy partií

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
enter-least-to-most = zapiš jich { $least } až { $most }
enter-least = zapiš jich { $least }
cards-of-this-deck-cards = karty tohohle balíčku: { $cards }
this-deck-has-no-cards = tenhle balíček nemá žádné karty
players-cannot-play-this-game = { $players }: tolik jich tuhle hru hrát nemůže
n-player = { $n } hráč
n-players = { $n } { $n ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
there-is-no-card-id = karta „{ $id }“ tu není
correct-it = oprav to
the-name-name-is-taken = jméno „{ $name }“ už tu je
name-each-player-otherwise = pojmenuj každého hráče jinak
there-is-no-line-id-here = řádek „{ $id }“ tu není
the-line-id-counts-only-when-the-game-is-over = řádek „{ $id }“ se počítá, až když hra skončí
leave-it-out-or-unfinished-if-the-game-is-over-by-now = vynech ho, nebo vynech „unfinished“, jestli už hra skončila
leave-one-of-them-out = jedno z nich vynech
n-star = { $n } hvězda
n-stars = { $n } { $n ->
    [one] hvězda
    [few] hvězdy
    [many] hvězdy
   *[other] hvězd
}
n-row = { $n } řádek
n-rows = { $n } { $n ->
    [one] řádek
    [few] řádky
    [many] řádku
   *[other] řádků
}

## Obrázky a cesty

at-most-most-million-are-allowed = smí jich být nejvýš { $most } milionů
name-a-png-jpeg-webp-or-svg-file = uveď soubor PNG, JPEG, WebP nebo SVG
name-a-file-by-its-path-from-the-folder-of-the-file-that-names-it = uveď cestu k souboru ze složky souboru, který ho jmenuje
the-picture-name-wrong = obrázek „{ $name }“ { $wrong }
the-picture-name-place = obrázek „{ $name }“, { $place }
line-line-column-column-wrong = řádek { $line }, sloupec { $column }: { $wrong }
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
the-path-near-around-wrong = cesta poblíž { $around }: { $wrong }
kind-takes-numbers = { $kind } bere { $numbers }
the-end = konec
seen-stands-where-kind-wants-wanted = je tu { $seen }, a { $kind } čeká: { $wanted }
letter-is-no-command = „{ $letter }“ není příkaz
commands-are-counts = příkazy jsou { $counts }
the-path-begins-with-letter = cesta začíná na „{ $letter }“
a-path-begins-with-m = cesta začíná na M
the-path-has-more-than-most-steps = cesta má víc kroků než { $most }
simplify-it = zjednoduš to
a-number = číslo
n-number = { $n } číslo
n-numbers = { $n } { $n ->
    [one] číslo
    [few] čísla
    [many] čísla
   *[other] čísel
}
n-0-or-1 = 0 nebo 1
real-for-stars-that-are-drawn = { $real }, nakresleno: { $stars }
n-real-star = { $n } skutečná hvězda
n-real-stars = { $n } { $n ->
    [one] skutečná hvězda
    [few] skutečné hvězdy
    [many] skutečné hvězdy
   *[other] skutečných hvězd
}
name-one-for-each-in-the-order-in-which-they-are-drawn = uveď jednu za každou, v pořadí, jak jsou nakresleny
quoted = „{ $quoted }“
key = „{ $key }: …“

## Kresby SVG

give-it-a-viewbox-such-as-0-0-100-100 = dej mu viewBox, třeba 0 0 100 100
its-viewbox-has-many-numbers = jeho viewBox má { $many ->
    [one] { $many } číslo
    [few] { $many } čísla
    [many] { $many } čísla
   *[other] { $many } čísel
}
it-takes-four-x-y-width-and-height = bere čtyři: x, y, šířku a výšku
it-has-no-size-that-can-be-shown = nemá velikost, která by šla ukázat
it-does-not-say-how-large-it-is = neříká, jak je velký
units-are-px-mm-cm-in-pt-pc-and = jednotky jsou px, mm, cm, in, pt, pc a %
the-number-value-is-too-large = číslo { $value } je moc velké
numbers-lie-between-most-and-most = čísla leží mezi -{ $most } a { $most }
text-is-no-number = „{ $text }“ není číslo
write-a-plain-number-such-as-12-5 = napiš prosté číslo, třeba 12.5
text-is-no-length = „{ $text }“ není délka
write-a-number-such-as-12-5-or-3mm = napiš číslo, třeba 12.5, nebo 3mm
text-is-in-a-unit-that-is-not-known = „{ $text }“ je v jednotce, kterou neznáme
it-cannot-be-less-than-0 = menší než 0 být nemůže
text-is-no-list-of-numbers = „{ $text }“ není řada čísel
write-numbers-with-spaces-between-them = napiš čísla s mezerami mezi nimi
the-points-are-many-numbers = v „points“ je čísel: { $many }
they-come-in-pairs = patří k sobě po dvou
there-are-many-points = bodů je tu: { $many }
unite-its-shapes-to-one-path-in-your-editor = spoj jeho tvary v editoru do jedné cesty
it-is-clipped-itself = sám je oříznutý
it-has-many-shapes = má { $many ->
    [one] { $many } tvar
    [few] { $many } tvary
    [many] { $many } tvaru
   *[other] { $many } tvarů
}
a-shape-in-it-is-clipped-itself = tvar v něm je sám oříznutý
its-shapes-have-different-clip-rules = jeho tvary mají různá „clip-rule“
its-shapes-overlap = jeho tvary se překrývají
write-a-colour-as-rrggbb-rgb-red-green-blue-or-by-its-css-name = napiš barvu jako #rrggbb, rgb(červená, zelená, modrá) nebo jejím jménem z CSS
write-the-colour-as-rrggbb-and-what-shines-through-as-fill-opacity-or-stroke-opacity = napiš barvu jako #rrggbb, a průhlednost jako fill-opacity nebo stroke-opacity
text-is-no-colour = „{ $text }“ není barva
the-colour-text-holds-how-far-it-shines-through = barva „{ $text }“ má v sobě průhlednost
the-drawing-has-more-than-most-steps-of-paths = cesty v kresbě mají víc kroků než { $most }
what-is-used-again-and-again-makes-more-than-most-elements = z toho, co se používá znovu a znovu, je víc prvků než { $most }
use-less-or-simplify-it = použij toho míň, nebo to zjednoduš
its-focus-is-not-its-centre-fx-fy-or-fr = ohnisko (fx, fy nebo fr) nemá ve středu
only-gradients-about-their-centre-are-drawn = kreslíme jen přechody kolem středu
it-has-many-stops = má { $many ->
    [one] { $many } zarážku
    [few] { $many } zarážky
    [many] { $many } zarážky
   *[other] { $many } zarážek
}
it-takes-from-itself-by-href = přes „href“ bere sám od sebe
take-the-href-out = vyhoď „href“
take-the-effect-off-or-save-the-picture-as-a-png = zruš efekt, nebo ulož obrázek jako PNG
cut-with-a-clippath-or-save-the-picture-as-a-png = ořízni to přes clipPath, nebo ulož obrázek jako PNG
turn-strokes-with-markers-to-paths-in-your-editor = převeď v editoru tahy se značkami na cesty
turn-the-stroke-to-a-path-in-your-editor = převeď v editoru tah na cestu
turn-text-to-paths-in-your-editor = převeď v editoru text na cesty
take-the-animation-out = vyhoď animaci
save-as-plain-svg-without-what-only-one-program-shows = ulož to jako obyčejné SVG, bez toho, co ukáže jen jeden program
take-the-link-off-what-it-holds = sundej odkaz z toho, co v sobě má
name-the-png-or-jpeg-itself-as-a-picture = uveď jako obrázek přímo ten PNG nebo JPEG
make-it-a-g-in-defs = udělej z něj <g> v <defs>
draw-the-pattern-out-as-shapes-or-save-the-picture-as-a-png = rozkresli vzorek do tvarů, nebo ulož obrázek jako PNG
make-the-inner-svg-a-g-with-a-transform = udělej z vnitřního <svg> prvek <g> s transformací
the-style-is-of-type-type = styl je typu „{ $type }“
write-it-in-css = napiš ho v CSS
the-style-is-for-media = styl je pro „{ $media }“
leave-media-out = vynech „media“
link-is-a-element = „{ $link }“ je <{ $element }>
name-one-of-names = uveď jedno z: { $names }
element-has-a-transform = <{ $element }> má transformaci
put-it-on-a-g = dej ji na <g>
the-attribute-name-is-not-known = atribut „{ $name }“ neznáme
there-is-no-link = „{ $link }“ tu není
correct-the-id = oprav id
several-elements-have-the-id-id = id „{ $id }“ má několik prvků
give-each-its-own = dej každému jeho vlastní
name-is-a-script = „{ $name }“ je skript
the-shape-reaches-as-far-as-farthest = tvar sahá až k { $farthest }
keep-it-within-most = drž ho v mezích { $most }
key-of-element = { $key } u <{ $element }>
the-path-has-more-than-most-steps-arcs-as-curves = cesta má s oblouky jako křivkami víc kroků než { $most }
what-is-used-stands-more-than-deepest-deep-in-each-other = co se používá, je v sobě hlouběji než { $deepest }
ungroup-it = zruš seskupení
it-names-nothing-to-use = neříká, co použít
give-it-href-id = dej mu href="#id"
link-is-used-within-itself = „{ $link }“ se používá samo v sobě
break-the-circle = přeruš ten kruh
it-lies-far-outside-of-the-drawing = leží daleko mimo kresbu
keep-shapes-near-the-viewbox = nech tvary poblíž viewBoxu
its-stroke-is-a-gradient = jeho tah je přechod
name-is-value-which-is-not-drawn = { $name } je „{ $value }“, a to nekreslíme
leave-it-out-colours-blend-as-srgb = vynech to: barvy se mísí jako sRGB
cut-with-a-clippath = ořízni to přes clipPath
the-style-name-is-not-known = styl „{ $name }“ neznáme
write-it-as-the-attribute-transform-without-units = napiš to jako atribut transform, bez jednotek
save-it-anew-as-plain-svg = ulož to znovu jako obyčejné SVG
save-it-in-utf-8 = ulož ho v UTF-8
save-it-as-plain-svg-without-a-doctype-that-declares-entities = ulož ho jako obyčejné SVG, bez DOCTYPE, který zavádí entity
no-element-found = není v tom žádný prvek
not-well-formed-invalid-token = něco takového v XML být nemůže
unclosed-token = něco tu není ukončené
mismatched-tag = koncová značka patří k jinému prvku
duplicate-attribute = atribut je tu dvakrát
junk-after-document-element = za koncem kresby ještě něco je
undefined-entity = entita, kterou nic nezavedlo
unbound-prefix = předpona, kterou nic nezavedlo
it-is-in-utf-16 = je v UTF-16
it-is-no-sound-xml-why = není to správné XML: { $why }
its-encoding-is-not-known = jeho kódování neznáme
its-doctype-declares-entities = jeho DOCTYPE zavádí entity
it-asks-for-a-style-sheet-from-elsewhere = chce styly odjinud
write-the-styles-into-the-svg = napiš styly přímo do SVG
its-root-is-name-and-not-svg = jeho kořen je <{ $name }>, a ne <svg>
its-root-does-not-say-that-it-is-svg = jeho kořen neříká, že je to SVG
write-svg-xmlns-space = napiš <svg xmlns="{ $space }" …>
name-is-not-of-svg = <{ $name }> do SVG nepatří
name-stands-in-above = <{ $name }> je v <{ $above }>
above-holds-names = v <{ $above }> smí být { $names }
above-holds-nothing = v <{ $above }> nesmí být nic
name-is-not-drawn = <{ $name }> nekreslíme
it-has-more-than-most-elements = má víc prvků než { $most }
its-elements-stand-more-than-deepest-deep-in-each-other = jeho prvky jsou v sobě hlouběji než { $deepest }
ungroup-them = zruš jejich seskupení
it-sets-xml-base = nastavuje xml:base
take-that-out-nothing-is-read-from-elsewhere = vyhoď to: odjinud nic nečteme
name-is-value = { $name } je { $value }
it-can-be-values = může to být { $values }
it-can-be-normal-or-fill-stroke-and-markers = může to být normal, nebo fill, stroke a markers
only-value-is-drawn = kreslíme jen { $value }
at-most-most-are-drawn = kreslíme jich nejvýš { $most }
at-most-most-are-read = čteme jich nejvýš { $most }
the-style-sheet-s-text-is-not-understood = ve stylech nerozumíme „{ $text }“
write-the-styles-as-attributes-in-inkscape-save-as-optimised-svg = napiš styly jako atributy (v Inkscapu: ulož jako optimalizované SVG)
the-selector-text-is-not-understood = selektoru „{ $text }“ nerozumíme
selectors-are-one-name-class-or-id-with-commas-between-several = selektor je jedno jméno, .class nebo #id; víc jich odděl čárkami
text-is-no-style = „{ $text }“ není styl
write-such-as-fill-ff0000 = napiš třeba fill: #ff0000
the-style-text-overrules-others = styl „{ $text }“ přebíjí ostatní
leave-important-out = vynech „!important“
it-has-many-classes = má { $many ->
    [one] { $many } třídu
    [few] { $many } třídy
    [many] { $many } třídy
   *[other] { $many } tříd
}
text-leads-elsewhere = „{ $text }“ vede jinam
write-url-id-with-the-id-of-what-stands-in-the-same-file = napiš url(#id) s id něčeho z téhož souboru
href-text-leads-elsewhere = href „{ $text }“ vede jinam
write-id-of-what-stands-in-the-same-file = napiš #id něčeho z téhož souboru
stroke-dasharray-has-many-lengths = stroke-dasharray má { $many ->
    [one] { $many } délku
    [few] { $many } délky
    [many] { $many } délky
   *[other] { $many } délek
}
a-dash = čárka
it-is-1-or-more = má to být 1 nebo víc
stop-opacity-is-text-such-a-gradient-is-not-drawn = stop-opacity je „{ $text }“: takový přechod nekreslíme
draw-gradients-of-opaque-colours-and-lighten-the-whole-shape-by-fill-opacity = kresli přechody z neprůhledných barev a zesvětli celý tvar přes fill-opacity
write-the-colour-itself = napiš přímo tu barvu
the-transform-text-is-not-understood = transformaci „{ $text }“ nerozumíme
write-such-as-translate-3-4-rotate-30-scale-2 = napiš třeba translate(3 4) rotate(30) scale(2)
there-is-no-transform-name = transformaci „{ $name }“ neznáme
there-are-names = známe { $names }
move-has-many-numbers = { $move } má { $many ->
    [one] { $many } číslo
    [few] { $many } čísla
    [many] { $many } čísla
   *[other] { $many } čísel
}
it-takes-wanted = bere { $wanted }
the-transform-has-more-than-most-parts = transformace má víc částí než { $most }
put-them-together = slož je dohromady
the-transforms-enlarge-it-without-bounds = transformace to zvětšují do nekonečna
move-or-scale-it-less = posuň nebo zvětši to míň
encoding-specified-in-xml-declaration-is-incorrect = hlavička XML uvádí jiné kódování, než soubor má
xml-or-text-declaration-not-at-start-of-entity = hlavička XML není na začátku

## Obrazce

a-whole-number = celé číslo
true-or-false = true nebo false
the-name-of-a-paint = jméno barvy
the-name-of-a-line = jméno čáry
a-list-of-texts = seznam textů
a-list-of-numbers = seznam čísel
a-list-of-boxes-x-y-width-height-each = seznam rámečků, každý jako [x, y, šířka, výška]
it-is-what = má to být { $what }
it-is-one-of-choices = má to být jedno z: { $choices }
it-lies-at-least-or-above = má to být aspoň { $least }
it-lies-between-least-and-most = má to být od { $least } do { $most }
nothing = nic
parameter-is-value = „{ $parameter }“ je { $value }
parameter-is-missing = chybí „{ $parameter }“
it-has-no-parameter = „{ $parameter }“ nemá
it-knows-nothing = nezná nic
its-box-is-width-by-height-mm = jeho rámeček je { $width } × { $height } mm
a-figure-needs-least-mm-at-least = obrazec chce aspoň { $least } mm
there-is-room-for-most = je tu místo pro { $most }
parameter-has-many-names = „{ $parameter }“ má { $many ->
    [one] { $many } jméno
    [few] { $many } jména
    [many] { $many } jména
   *[other] { $many } jmen
}
parameter-has-many-numbers = „{ $parameter }“ má { $many ->
    [one] { $many } číslo
    [few] { $many } čísla
    [many] { $many } čísla
   *[other] { $many } čísel
}
parameter-has-many-texts = „{ $parameter }“ má { $many ->
    [one] { $many } text
    [few] { $many } texty
    [many] { $many } textu
   *[other] { $many } textů
}
parameter-has-many-angles = „{ $parameter }“ má { $many ->
    [one] { $many } úhel
    [few] { $many } úhly
    [many] { $many } úhlu
   *[other] { $many } úhlů
}
names-has-many-icons = „names“ má { $many ->
    [one] { $many } ikonu
    [few] { $many } ikony
    [many] { $many } ikony
   *[other] { $many } ikon
}
its-net-takes-width-by-height-mm = jeho síť zabere { $width } × { $height } mm
a-split-star-has-straight-sides-leave-it-out = rozdělená hvězda má rovné strany: vynech to
a-die-has-1-to-6-say-row-true-for-more = kostka má 1 až 6; pro víc napiš „row: true“
the-frame-is-only-height-mm-high = rám je vysoký jen { $height } mm
give-from-and-to-of-each-opening = napiš začátek a konec každé mezery
its-numbers-rise-from-least-to-most-where-the-line-is-straight = čísla mají růst od { $least } do { $most }, kde je čára rovná
text-is-over-mm-too-wide-at-size-pt-the-least-size = „{ $text }“ je i při nejmenší velikosti, { $size } pt, o { $over } mm širší, než je místa
write-less-or-give-the-figure-more-room = napiš míň, nebo dej obrazci víc místa
text-cannot-be-written-for-character-why = „{ $text }“ nejde napsat kvůli „{ $character }“: { $why }
take-other-words = zvol jiná slova
its-box-is-width-mm-wide-give-it-length-or-more = jeho rámeček je široký { $width } mm: dej mu { $length } nebo víc
it-is-less-than-half-the-tab-half = má to být míň než polovina chlopně, { $half }
it-divides-whole-evenly = má beze zbytku dělit { $whole }
ticks-every-ticks-degrees-and-long-ones-every-long-do-not-come-out-evenly = dílky po { $ticks } stupních a dlouhé po { $long } nevyjdou
write-long-long-beside-ticks-ticks = napiš „long: { $long }“ vedle „ticks: { $ticks }“
the-ring-s-radius-is-only-radius = poloměr prstence je jen { $radius }
there-are-count-orbits-and-one-body-to-each-at-most = { $count ->
    [one] je tu { $count } dráha
    [few] jsou tu { $count } dráhy
    [many] je tu { $count } dráhy
   *[other] je tu { $count } drah
}, a na každé nejvýš jedno těleso
give-north-east-south-and-west-or-none = napiš sever, východ, jih a západ, nebo nic
count-icons-are-to-stand-here = { $count ->
    [one] má tu být { $count } ikona
    [few] mají tu být { $count } ikony
    [many] má tu být { $count } ikony
   *[other] má tu být { $count } ikon
}
a-ring-has-room-for-most = na prstenci je místo pro { $most }
a-row-has-room-for-most = v řadě je místo pro { $most }
density-is-value-which-makes-stars-stars-here = „density“ je { $value }, a to by tu hvězd bylo { $stars }
take-most-or-less = zvol { $most } nebo míň
give-bright-middle-and-faint = napiš jasnou, střední a slabou
there-are-count-spaces = { $count ->
    [one] je tu { $count } pole
    [few] jsou tu { $count } pole
    [many] je tu { $count } pole
   *[other] je tu { $count } polí
}
there-is-no-star-star = hvězda „{ $star }“ tu není
there-are-many-tasks = { $many ->
    [one] je tu { $many } úkol
    [few] jsou tu { $many } úkoly
    [many] je tu { $many } úkolu
   *[other] je tu { $many } úkolů
}

## Zprávy předloh (Fluent)

the-messages-have-many-characters = zprávy mají { $many } znaků
there-are-too-many-messages = zpráv je moc
the-entry-has-many-characters = položka má { $many } znaků
at-most-most-are-allowed-divide-it = smí jich být nejvýš { $most }: rozděl ji
id-is-there-already-where = „{ $id }“ už tu je, { $where }
above = výš
in-file = v souboru { $file }
choose-another-id = zvol jiné id
language-is-no-language-code = „{ $language }“ není kód jazyka
nobody-knows-how-language-counts = nevíme, jak se počítá v jazyce „{ $language }“
write-the-code-of-a-language-such-as-en-cs-or-pl = napiš kód jazyka, třeba en, cs nebo pl
this-is-no-fluent = tohle není Fluent
no-message-begins-here = tady žádná zpráva nezačíná
write-id-text-the-id-in-the-first-column = napiš „id = text“, id v prvním sloupci
told-is-missing-here = chybí tu „{ $told }“
every-message-is-id-text-every-has-its = každá zpráva je „id = text“, každá { "{" } má svou { "}" }
one-of-told-is-missing-here = chybí tu některý ze znaků { $told }
an-id-is-made-of-the-letters-a-to-z-digits-and-hyphens-a-letter-first = id je z písmen a až z, číslic a spojovníků, první písmeno
told-has-no-text = „{ $told }“ nemá text
write-its-text-after-the-or-in-the-lines-below-indented-with-blanks = napiš text za „=“, nebo do řádků pod tím, odsazený mezerami
a-text-is-missing-here = chybí tu text
put-it-in-double-quotes = dej ho do dvojitých uvozovek
the-quoted-text-has-no-end = text v uvozovkách nemá konec
end-it-with-in-the-same-line = ukonči ho znakem " na stejném řádku
told-is-no-escape = „{ $told }“ není kód znaku
only-and-u-with-four-figures-are-known = známe jen \\, \" a \u se čtyřmi číslicemi
something-follows-where-the-line-should-end = kde má řádek končit, ještě něco je
write-or-where-a-brace-is-meant = kde má být složená závorka, napiš { "{ \"{\" }" } nebo { "{ \"}\" }" }
a-closes-nothing = { "}" } nic nezavírá
nothing-that-can-be-shown-stands-in-the-braces = ve složených závorkách není nic, co by šlo ukázat
id-is-indented-and-so-belongs-to-the-text-above-it = „{ $id } =“ je odsazené, takže patří k textu nad ním
begin-a-message-in-the-first-column-else-write-for-the-sign = začni zprávu v prvním sloupci; má-li to být znak, napiš { "{ \"=\" }" }
more-than-most-braces-stand-in-one-another = v sobě je víc složených závorek než { $most }
make-what-is-inside-a-message-of-its-own = udělej z vnitřku vlastní zprávu
id-leads-through-more-than-most-braces-in-one-another = „{ $id }“ vede přes víc složených závorek v sobě než { $most }
refer-to-less-in-between = odkazuj přes méně mezičlánků
id-would-hold-itself-circle = „{ $id }“ by obsahovalo samo sebe: { $circle }
let-one-of-them-do-without-the-next = ať se některé z nich obejde bez dalšího
the-message-id-is-not-known = zprávu „{ $id }“ neznáme
write-the-message = napiš tu zprávu
the-term-id-is-not-known = termín „{ $id }“ neznáme
write-the-term = napiš ten termín
a-message-has-no-attributes-here = zpráva tu nemá atributy
make-it-a-message-of-its-own = udělej z toho vlastní zprávu
refer-to-a-message-of-its-own = odkaž na samostatnou zprávu
a-message-s-attribute-is-no-choice = podle atributu zprávy se vybírat nedá
a-message-is-no-choice = podle zprávy se vybírat nedá
a-term-is-no-choice = podle termínu se vybírat nedá
what-stands-before-is-no-choice = podle toho, co je před „->“, se vybírat nedá
what-is-chosen-by-never-changes = vybírá se podle něčeho, co se nemění
choose-by-a-variable = vybírej podle $proměnné
choose-by-an-attribute-of-it-term-attribute-or-by-a-variable = vybírej podle jeho atributu, „-term.attribute“, nebo podle $proměnné
no-variant-is-the-default = žádná varianta není výchozí
begin-one-of-them-with-as-in-other = začni jednu z nich znakem „*“, třeba „*[other]“
no-variant-follows = za „->“ není žádná varianta
the-key-of-a-variant-is-missing = variantě chybí klíč
write-a-line-key-text-for-each-and-one-of-them-as-key-text = napiš pro každou řádek „[klíč] text“ a jednu z nich jako „*[klíč] text“
a-second-variant-is-marked-as-default = jako výchozí je označená druhá varianta
leave-at-one-of-them = nech „*“ u jedné z nich
a-second-variant-has-the-key-key = klíč „{ $key }“ má i druhá varianta
leave-one-of-them = nech jen jedno z nich
a-number-stands-in-braces = ve složených závorkách je číslo
write-it-without-them-as-it-is-to-be-read = napiš ho bez nich, jak se má číst
the-function-name-is-not-known = funkci { $name }() neznáme
numbers-are-set-as-the-language-does-it = čísla se píšou, jak je v jazyce zvykem
an-attribute-is-more-than-a-plain-text = atribut je víc než prostý text
leave-out-its-braces = vynech jeho složené závorky
a-term-s-attribute-cannot-be-shown = atribut termínu ukázat nejde
make-it-a-term-of-its-own = udělej z něj vlastní termín
only-terms-are-given-something-in = něco v ( ) dostávají jen termíny
what-stands-before-is-no-name = co je před „:“, není jméno
only-name-text-may-stand-here = tady smí být jen „name: "text"“
give-terms-their-texts-by-name = texty dávej termínům jménem
a-name-is-given-twice = jméno je tu zadané dvakrát
a-term-is-given-something-without-a-name = termín dostává něco beze jména
a-term-is-given-a-number = termín dostává číslo
terms-take-texts-only-put-it-in-quotes = termíny berou jen texty: dej ho do uvozovek
a-term-refers-to-the-message-id-which-it-could-give-nothing = termín odkazuje na zprávu „{ $id }“, které nemá co předat
refer-to-a-term-or-make-this-a-message = odkaž na termín, nebo z tohohle udělej zprávu
a-term-cannot-count-no-number-reaches-it = termín počítat neumí: žádné číslo k němu nedojde
make-it-a-message = udělej z něj zprávu
term-does-not-take-name = { $term } nebere „{ $name }“
it-takes-names = bere: { $names }
term-has-no-variable-value = { $term } nemá { $variable } „{ $value }“
it-has-names = má: { $names }
term-has-no-attribute-name = { $term } nemá atribut „{ $name }“
attribute-is-value-for-which-no-variant-stands-here = { $attribute } je „{ $value }“, a na to tu žádná varianta není
add-lines = doplň { $lines }
language-counts-with-forms = { $language } počítá s tvary { $forms }
language-has-no-form-name = { $language } nemá tvar „{ $name }“
name-is-no-form-of-numbers = „{ $name }“ není tvar pro čísla
told-and-not-all-of-them-stand-here = { $told }, a všechny tu nejsou
there-are-no-words-message-in-language = zpráva „{ $message }“ v jazyce { $language } není
add-it-to-the-messages-in-language = přidej ji ke zprávám v jazyce { $language }
the-words-words-cannot-be-said-in-language-why = zprávu { $words } v jazyce { $language } říct nejde: { $why }
id-place = „{ $id }“ ({ $place })
it-has-no-text = nemá text
its-text-is-longer-than-length = její text je delší než { $length }
it-is-put-together-of-too-much-text = skládá se z příliš mnoha textů
it-needs-name = chybí jí „{ $name }“
it-does-not-take-name-takes = „{ $name }“ nebere; { $takes }
name-is-neither-a-text-nor-a-number = „{ $name }“ není text ani číslo
name-has-length-most = „{ $name }“ má { $length }; { $most }
name-is-value-where-a-number-is-wanted = „{ $name }“ je „{ $value }“, a má tu být číslo
name-is-no-number-that-can-be-counted-numbers-go-up-to-most = „{ $name }“ není číslo, které by šlo počítat; čísla jsou do { $most }
name-cannot-be-value-guess = „{ $name }“ nemůže být „{ $value }“; { $guess }
it-may-be-names = může to být: { $names }
it-may-be-something-else = může to být něco jiného

## Výrazy

an-empty-expression = prázdný výraz
an-expression-of-many-characters = výraz má { $many } znaků
an-expression-nested-more-than-most-deep = výraz je zanořený hlouběji než { $most } úrovní
most-are-allowed-give-parts-of-it-a-name-under-let = smí jich být { $most }; pojmenuj jeho části pod „let“
most-are-allowed = smí jich být { $most }
give-parts-of-it-a-name-under-let = pojmenuj jeho části pod „let“
give-a-value-a-name-under-let = hodnotu pojmenuj pod „let“
write-a-value-as-in-width-2 = napiš hodnotu, třeba width / 2
write-the-expression-alone = napiš jen samotný výraz
write-the-expression-out = vypiš celý výraz
mend-the-expression = oprav výraz
one-expression-stands-alone-give-others-a-name-under-let = výraz stojí sám; další pojmenuj pod „let“
what-cannot-stand-in-an-expression = { $what } ve výrazu být nesmí
word-cannot-stand-here = „{ $word }“ tu být nesmí
word-cannot-be-a-name = „{ $word }“ nemůže být jméno
a-name-does-not-begin-with-two-underscores = jméno nezačíná dvěma podtržítky
the-character-u-code = znak U+{ $code }
sign-u-code = „{ $sign }“ (U+{ $code })
delete-it-or-type-a-plain-space = smaž ho, nebo napiš obyčejnou mezeru
signs-are-and-the-comma = znaky jsou + - * / // % < <= > >= == != ( ) [ ] . a čárka
sign-is-no-quote-here = { $sign } tu není uvozovka
put-a-text-in-straight-quotes = text dej do rovných uvozovek: '…'
the-text-that-begins-here-never-ends = text, který tu začíná, nikde nekončí
end-it-with-the-quote-that-it-begins-with-a-quote-inside-is-written-or = ukonči ho uvozovkou, jakou začíná; uvozovka uvnitř se píše \' nebo \"
a-backslash-may-stand-only-in-a-quoted-text = zpětné lomítko smí být jen v textu v uvozovkách
put-a-colour-in-quotes-aabbcc = barvu dej do uvozovek: '#aabbcc'
a-text-has-no-letter-before-its-quote-puts-texts-together = text nemá před uvozovkou žádné písmeno; texty spojuje +
nothing-stands-between-one-and-other = mezi „{ $one }“ a „{ $other }“ nic není
write-between-them-or-another-sign = napiš mezi ně +, nebo jiný znak
nothing-follows-word = za „{ $word }“ nic není
write-a-value-behind-it-or-leave-it-out = napiš za něj hodnotu, nebo ho vynech
a-sign-stands-between-two-values-as-in-width-2 = mezi dvěma hodnotami stojí znak, třeba width / 2
the-bracket-bracket-is-never-closed = závorka „{ $bracket }“ se nikde nezavře
write-bracket-where-it-ends = napiš „{ $bracket }“, kde končí
bracket-closes-no-bracket = „{ $bracket }“ žádnou závorku nezavírá
write-bracket-where-it-begins = napiš „{ $bracket }“, kde začíná
an-if-and-an-else-that-do-not-belong-together = „if“ a „else“, která k sobě nepatří
a-choice-is-written-a-if-b-else-c = volba se píše: a if b else c
a-choice-is-written-a-if-b-else-c-one-entry-of-a-list-list-0 = volba se píše: a if b else c; jedna položka seznamu: list[0]
a-value-of-a-record-is-written-item-key = hodnota záznamu se píše item.key
asks-whether-two-values-are-equal = na rovnost dvou hodnot se ptá ==
asks-whether-two-are-equal = na rovnost se ptá ==
write-and-or-between-texts = napiš and, mezi texty +
write-not-or-for-unequal = napiš not, pro nerovnost !=
write-a-power-as-a-product-x-x = mocninu napiš jako součin: x * x
functions-cannot-be-made-here-give-the-result-a-name-under-let = funkce tu vytvářet nejde; výsledek pojmenuj pod „let“
lists-cannot-be-worked-out-here-repeat-draws-for-each-entry-of-a-list = seznamy tu počítat nejde; pro každou položku seznamu kreslí „repeat“
there-is-no-name = „{ $name }“ tu není
there-are-known = jsou tu: { $known }
there-are-no-names = žádná jména tu nejsou
a-key-with-a-hyphen-is-written-key-and-a-minus-with-spaces-around-it = klíč se spojovníkem se píše ['{ $key }'] a minus s mezerami kolem
a-comma-cannot-stand-in-part = v { $part } nesmí být čárka
a-number-is-written-2-5-with-a-point-a-list-stands-in-square-brackets-a-b = číslo se píše s tečkou, 2.5; seznam je v hranatých závorkách: [a, b]
a-number-is-written-1200-or-2-5-without-a-unit = číslo se píše 1200 nebo 2.5, bez jednotky
a-number-is-written-3-or-2-5-with-a-point = číslo se píše 3 nebo 2.5, s tečkou
give-each-value-alone-or-the-list-itself = zadej každou hodnotu zvlášť, nebo přímo seznam

## Hodnoty a funkce

a-record = záznam
a-yes-or-no = hodnota ano/ne
empty = prázdná hodnota
the-text-text = text „{ $text }“
a-list-or-a-mapping = seznam nebo mapování
the-value = hodnota
an-entry-of-the-list = položka seznamu
an-entry-of-whole = položka seznamu { $whole }
n-value = { $n } hodnota
n-values = { $n } { $n ->
    [one] hodnota
    [few] hodnoty
    [many] hodnoty
   *[other] hodnot
}
part-is-found-where-wanted-is-wanted = { $part } je { $found }, a má tu být { $wanted }
put-wanted-there = má tam být { $wanted }
fill-it-in-or-say-what-holds-without-it-if-none-else = doplň to, nebo napiš, co platí bez toho: … if … != none else …
number-reads-the-number-that-a-text-is = číslo z textu přečte number(…)
text-makes-a-text-of-a-number = text z čísla udělá text(…)
join-list-makes-a-text-of-a-list = text ze seznamu udělá join(list, ', ')
take-one-entry-as-in-list-0-or-min-max-len-of-the-list = vezmi jednu položku, třeba list[0], nebo min, max či len seznamu
choose-the-words-yes-if-else-no = vyber slova: 'ano' if … else 'ne'
choose-the-numbers-1-if-else-0 = vyber čísla: 1 if … else 0
take-one-of-its-values-as-in-value = vezmi některou z jeho hodnot, třeba { $value }
round-floor-or-ceil-make-it-whole = celé z něj udělá round, floor nebo ceil
first-is-one-and-second-is-other-they-are-never-equal = { $first } je { $one } a { $second } je { $other }: nikdy se nerovnají
compare-like-with-like-text-and-number-turn-one-into-the-other = porovnávej stejné se stejným; text(…) a number(…) převádějí jedno na druhé
part-holds-no-key = { $part } nemá „{ $key }“
it-holds-keys = má: { $keys }
it-holds-nothing = nemá nic
part-has-many-entries-and-none-at-place = { $part } má { $many } { $many ->
    [one] položku
    [few] položky
    [many] položky
   *[other] položek
} a na místě { $place } žádnou
the-first-is-0-the-last-last = první je [0], poslední [{ $last }]
ask-for-its-len-first = zeptej se nejdřív na jeho len
part-comes-to-many-characters = { $part } vyjde na { $many } znaků
a-text-may-have-most = text smí mít nejvýš { $most } znaků
part-comes-to-a-list-of-more-than-most-entries-those-of-its-lists-counted = { $part } vyjde na seznam o víc než { $most } položkách, i s těmi v jeho seznamech
make-it-shorter = zkrať ho
part-comes-to-a-whole-number-beyond-most = { $part } vyjde na celé číslo za hranicí { $most }
part-is-beyond-all-numbers = { $part } je mimo rozsah čísel
use-smaller-numbers = použij menší čísla
part-divides-by-zero = { $part } dělí nulou
divide-by-a-number-that-is-not-0 = děl číslem, které není 0
there-is-no-function-name = funkce „{ $name }“ tu není
part-is-no-function = { $part } není funkce
functions-are-called-by-their-own-name-as-in-round-x = funkce se volají vlastním jménem, třeba round(x)
name-is-a-function = „{ $name }“ je funkce
call-it-usage = zavolej ji: { $usage }
function-takes-no-value-by-name-name = { $function } nebere hodnoty podle jména („{ $name }=“)
function-is-given-given = pro { $function } je zadáno: { $given }
say-is-given-given-without-a-name-not-one = pro say je bez jména zadáno: { $given }, a má to být jedna
name-is-given-twice = „{ $name }“ je zadané dvakrát
give-it-once = zadej to jednou
there-are-no-messages-and-so-no-message = žádné zprávy tu nejsou, tedy ani { $message }
a-layout-lists-its-own-under-messages = předloha má své pod „messages:“
an-empty-list-has-no-least-and-no-greatest-number = prázdný seznam nemá nejmenší ani největší číslo
round-to-digits-digits = zaokrouhlení na { $digits } míst
from-12-to-12-are-possible = jde to od -12 do 12
number-has-no-square-root = { $number } nemá odmocninu
give-sqrt-0-or-more = dej sqrt nulu nebo víc
number-degrees-have-no-tangent = úhel { $number } stupňů nemá tangens
give-tan-another-angle = dej tan jiný úhel
number-has-no-roman-numeral = { $number } nejde napsat římsky
from-1-to-3999-have-one = jde to od 1 do 3999
text-is-not-a-number = „{ $text }“ není číslo
a-range-of-many-numbers = rozsah má { $many } čísel

## Texty s výrazy

a-text-of-many-characters = text má { $many } znaků
a-text-of-many-characters-when-it-is-filled-in = text má po vyplnění { $many } znaků
this-brace-ends-nothing = tahle složená závorka nic nekončí
a-brace-itself-is-written-twice = samotná závorka se píše dvakrát: { "}}" }
nothing-stands-between-these-braces = mezi těmihle složenými závorkami nic není
write-a-name-or-an-expression-there-a-brace-itself-is-written-twice = napiš tam jméno nebo výraz; samotná závorka se píše dvakrát: { "{{" }
this-brace-is-never-closed = tahle složená závorka se nikde nezavře
end-the-expression-with-or-write-for-a-brace-itself = ukonči výraz znakem { "}" }, nebo pro samotnou závorku napiš { "{{" }
a-brace-within-braces = složená závorka uvnitř složených závorek
close-the-first-brace-before-it-a-value-of-a-record-is-written-item-key = zavři před ní tu první; hodnota záznamu se píše item.key
written-gives-value = z „{ $written }“ vyjde { $value }
written-gives-value-where-what-is-wanted = z „{ $written }“ vyjde { $value }, a má tu být { $what }
location-is-value-which-is-no-number = { $location } je „{ $value }“, a to není číslo
write-a-number-such-as-2-5-or-an-expression = napiš číslo, třeba 2.5, nebo { "{" }výraz{ "}" }
a-number-stays-below-most = číslo musí být menší než { $most }
it-is-a-whole-number-from-least-to-most = má to být celé číslo od { $least } do { $most }
write-a-whole-number-from-0-to-most = napiš celé číslo od 0 do { $most }

## Barvy, čáry a šrafování

write-such-as-e3ce93-line-none-or-mix-line-edge-42 = napiš třeba #E3CE93, line, none nebo mix(line, edge, 42%)
write-such-as-example = napiš třeba { $example }
name-a-role-of-the-theme-or-a-colour-such-as-e3ce93 = uveď roli, nebo barvu, třeba #E3CE93
the-paint-paint-goes-on-after-its-end-with-rest = barva „{ $paint }“ pokračuje za svým koncem: „{ $rest }“
a-paint-is-missing-in-paint = v „{ $paint }“ chybí barva
paint-lacks-a-mark = v „{ $paint }“ chybí „{ $mark }“
paint-mixes-by-no-share = „{ $paint }“ neříká, v jakém podílu míchat
write-one-from-0-to-100-as-in-42 = napiš podíl od 0% do 100%, třeba 42%
a-mix-holds-mixes-too-deep = „mix“ je v sobě zanořený moc hluboko
at-most-most-may-lie-within-each-other = v sobě jich smí být nejvýš { $most }
word-is-no-colour = „{ $word }“ není barva
word-is-no-paint = „{ $word }“ není barva ani role
the-paint-name-is-not-known = barvu „{ $name }“ neznáme
write-colour-in-quotes = napiš "{ $colour }", v uvozovkách
name-is-no-paint-on-the-ground-ground = „{ $name }“ na podkladu „{ $ground }“ žádná barva není
give-this-ground-a-paint-name-as-others-have = dej tomuhle podkladu barvu „{ $name }“, jako ji mají jiné
grounds-are-grounds = podklady jsou { $grounds }
one-is-painted-with-other = { $one } bere barvu z { $other }
way-is-painted-with-other = { $way }, ta z { $other }
give-one-of-them-a-colour-of-its-own = dej jedné z nich vlastní barvu
name-is-kind-where-one-colour-is-wanted = „{ $name }“ je { $kind }, a má tu být jedna barva
a-hatch = šrafování
a-gradient = přechod
name-a-role-that-is-one-colour = uveď roli, která je jedna barva
a-colour-is-mixed-with-nothing = barva se míchá s ničím
mix-two-colours = smíchej dvě barvy
a-gradient-has-no-colour-at-one-of-its-places = přechod nemá na jednom ze svých míst barvu
give-it-one-there = dej mu ji tam
the-hatch-would-have-many-marks = šrafování by mělo { $many } čárek
make-it-coarser-or-its-shape-smaller-most-are-allowed = udělej ho hrubší, nebo jeho tvar menší; smí jich být { $most }
the-line-name-is-not-known = čáru „{ $name }“ neznáme
lines-are-lines = čáry jsou { $lines }
the-theme-has-no-lines = předloha žádné čáry nemá
name-is-a-paint-and-no-line = „{ $name }“ je barva, ne čára
a-line-needs-a-paint-and-a-width = čára potřebuje „paint“ a „width“
add-them-or-name-a-line-role-as-line = doplň je, nebo uveď roli čáry: „line: …“
a-line-width-mm-wide-cannot-be-drawn = čáru širokou { $width } mm nejde nakreslit
write-more-than-0-and-at-most-most = napiš víc než 0 a nejvýš { $most }
these-lengths-make-no-dashes = z těchhle délek čárky nebudou
these-lengths-are-too-short-for-dashes = tyhle délky jsou na čárky moc krátké
write-lengths-on-and-off-least-mm-together-at-least-such-as-1-5-1 = napiš délky čárek a mezer, dohromady aspoň { $least } mm, třeba [1.5, 1]
least-mm-together-at-least = dohromady aspoň { $least } mm
a-shape-without-a-fill-and-a-stroke-cannot-be-seen = tvar bez „fill“ a „stroke“ není vidět
add-fill-with-a-paint-or-stroke-with-a-line-role = doplň „fill: …“ s barvou, nebo „stroke: …“ s rolí čáry
a-line-without-a-stroke-cannot-be-seen = čára bez „stroke“ není vidět
add-stroke-with-a-line-role = doplň „stroke: …“ s rolí čáry
an-opacity-of-opacity-is-none = „opacity“ nemůže být { $opacity }
write-0-to-1-such-as-0-4 = napiš 0 až 1, třeba 0.4
there-is-no-set-of-signs-name = sada značek „{ $name }“ tu není
the-sets-are-sets = sady jsou { $sets }

## Místa, tvary a skupiny

the-box = rámeček
the-box-of-the-text = rámeček textu
box-would-be-size-mm-wide = { $box } by byl široký { $size } mm
box-would-be-size-mm-high = { $box } by byl vysoký { $size } mm
give-it-more-room-or-its-neighbours-less = dej mu víc místa, nebo jeho sousedům míň
it-would-reach-farther-than-most-mm-from-the-corner-of-the-card = sahalo by to dál než { $most } mm od rohu karty
edges-are-said-more-often-than-they-can-hold = { $edges }: je jich víc, než může platit
two-of-them-make-a-box-leave-the-others-out = rámeček dají dva z nich; ostatní vynech
middle-is-the-middle-and-goes-with-size-alone = „{ $middle }“ je střed a patří jen k „{ $size }“
a-box-with-middle-its-middle-needs-a-size = rámeček se středem „{ $middle }“ potřebuje „{ $size }“
a-radius-stands-beside-a-width-or-a-height = „radius“ je tu vedle „width“ nebo „height“
a-gap-is-no-share-of-anything = „gap“ není podíl ničeho
write-it-in-mm = napiš ho v mm
a-corner-has-no-radius-of-radius-mm = roh nemůže mít poloměr { $radius } mm
write-0-or-more = napiš 0 nebo víc
the-path-has-the-number-number = v cestě je číslo { $number }
most-is-the-greatest = největší je { $most }
key-is-size-mm = „{ $key }“ je { $size } mm
a-side-of-side-mm-cannot-be-made = stranu { $side } mm udělat nejde
write-least-to-most-mm = napiš { $least } až { $most } mm
write-0-to-most = napiš 0 až { $most }
the-size-is-worked-out-from-name-which-is-the-size = velikost se počítá z „{ $name }“, a to je velikost sama
work-it-out-from-numbers-and-fields = počítej ji z čísel a polí
the-focus-lies-outside-of-its-picture-at-share = „focus“ leží mimo svůj obrázek, na { $share } %
write-0-to-100-from-the-left-and-from-the-top = napiš 0 až 100, zleva a shora
a-focus-is-two-numbers-in-percent = „focus“ jsou dvě čísla v procentech
the-picture-name-is-named-by-no-field-of-a-card = obrázek „{ $name }“ neuvádí žádné pole karty
give-the-card-a-field-of-type-picture = dej kartě pole typu „picture“
the-value-of-key-is-nothing-that-a-figure-takes = hodnota „{ $key }“ není nic, co obrazec bere
write-a-text-a-number-or-a-list = napiš text, číslo, nebo seznam
many-elements-stand-by-each-other-in-a-circle = { $many ->
    [one] { $many } prvek stojí podle sebe
    [few] { $many } prvky stojí jeden podle druhého v kruhu
    [many] { $many } prvku stojí v kruhu
   *[other] { $many } prvků stojí jeden podle druhého v kruhu
}
it-stands-by-itself = stojí podle sebe
let-one-of-them-stand-by-something-else = ať jeden z nich stojí podle něčeho jiného
give-each-element-an-id-of-its-own = dej každému prvku vlastní id
give-each-of-them-an-id-of-its-own = dej každému z nich vlastní id
give-an-element-an-id = dej některému prvku id
there-is-no-element-name-here = prvek „{ $name }“ tu není
elements-here-are-names = prvky tu jsou { $names }
many-groups-have-an-element-name = { $many ->
    [one] prvek „{ $name }“ má { $many } skupina
    [few] prvek „{ $name }“ mají { $many } skupiny
    [many] prvek „{ $name }“ má { $many } skupiny
   *[other] prvek „{ $name }“ má { $many } skupin
}
entries-stand-in-a-one-and-in-a-other = položky stojí podle „{ $one }“ i podle „{ $other }“
many-entries-do-not-fit-their-box = { $many ->
    [one] { $many } položka se nevejde do svého rámečku
    [few] { $many } položky se nevejdou do svého rámečku
    [many] { $many } položky se nevejde do svého rámečku
   *[other] { $many } položek se nevejde do svého rámečku
}
make-it-larger-or-the-gap-smaller = zvětši ho, nebo zmenši „gap“
a-cell-would-be-size = buňka by měla { $size }
give-it-a-size = dej jí velikost
the-list-has-length = seznam má { $length }
at-most-most-are-repeated = opakovat jich jde nejvýš { $most }
a-repeat-wants-a-list-or-a-number-of-times = „repeat“ chce seznam, nebo počet opakování
nothing-is-repeated-many-times = { $many }× se nic opakovat nedá
choose-another-with-as = zvol jiné: „as: …“
choose-another = zvol jiné
a-component-has-a-front = každý díl má líc
list-its-elements = vypiš jeho prvky
most-elements = { $most } prvků
most-points = { $most } bodů
a-face-has-more-than-most = strana má víc než { $most }
the-cards-have-more-than-most-in-all = karty mají dohromady víc než { $most }
divide-the-deck-or-otherwise = rozděl balíček, nebo { $otherwise }
repeat-fewer-of-them = opakuj jich míň
draw-fewer-figures-hatches-and-outlines-or-simpler-ones = kresli míň obrazců, šrafování a obrysů, nebo jednodušší

## Písmo

this-text = tenhle text
the-roles-are-roles = role jsou { $roles }
write-extends-atlas-or-add-it-under-texts = napiš „extends: atlas“, nebo ji přidej pod „texts“
there-is-no-type-role-name = role písma „{ $name }“ tu není
the-least-size-least-pt-is-more-than-size-pt = nejmenší velikost { $least } pt je větší než { $size } pt
make-it-smaller = zmenši ji
write-least-or-more-or-a-smaller-least = napiš { $least } nebo víc, nebo menší „least“
a-size-of-type-is-the-same-on-all-cards = velikost písma je na všech kartách stejná
write-a-number-of-points = napiš počet bodů
size-pt-is-no-size-of-type = { $size } pt není velikost písma
write-1-to-400 = napiš 1 až 400
cannot-set-character-character-place-of-text-why = { $character } nejde vysázet ({ $place }. znak v „{ $text }“): { $why }
it-has-no-shape-of-its-own = nemá vlastní tvar
no-single-character-holds-this-mark-and-the-letter-before-it = žádný znak nemá tohle znaménko i s písmenem před ním
letters-that-run-from-right-to-left-cannot-be-set = písmena psaná zprava doleva neumíme sázet
face-does-not-have-it = { $face } ho nemá
faces-do-not-have-it = { $faces } ho nemají
over-for-its-box-at-size-pt-text = { $over } na svůj rámeček při { $size } pt: „{ $text }“
word-is-over-mm-too-wide = „{ $word }“ je o { $over } mm moc široké
the-text-is-over-mm-too-high = text je o { $over } mm moc vysoký
the-text-has-lines-too-many = text má o { $lines } víc
n-line = { $n } řádek
n-lines = { $n } { $n ->
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
holds-a-kit-made-from-sets = je tu sada z { $sets }
holds-a-kit-made-from-another-sets = je tu sada z jiného souboru { $sets }
holds-a-kit-made-with-another-options = je tu sada s jinou volbou { $options }
choose-another-place-with-out-or-replace-that-kit-with-force = zvol jiné místo přes --out, nebo tu sadu nahraď přes --force
is-yours-and-a-file-of-the-kit-would-take-its-place = to je tvoje, a soubor sady by to nahradil
move-it-elsewhere = přesuň to jinam
holds-files-and-no-manifest-of-ours-so-it-is-not-replaced = jsou tu soubory, a náš { $manifest } ne, takže složku nenahradíme
is-a-link-which-is-not-followed = je odkaz, a za tím nejdeme
is-no-folder = není složka
dpi-dpi-is-no-resolution = { $dpi } dpi není rozlišení
take-one-above-0-such-as-300 = zvol nějaké nad 0, třeba 300
dpi-dpi-makes-a-page-of-width-by-height-pixels = při { $dpi } dpi má strana { $width } × { $height } pixelů
made-more-than-million-million = { $made }, víc než { $million } milionů
take-most-dpi-or-fewer = zvol { $most } dpi nebo míň
take-more-dpi = zvol víc dpi
there-is-no-paper-name = papír „{ $name }“ neznáme
known-are-names-and-widthxheight-in-millimetres-such-as-200x300 = známe { $names } a ŠÍŘKAxVÝŠKA v milimetrech, třeba 200x300
a-paper-of-width-by-height-mm-cannot-be-each-side-is-least-to-most-mm = papír { $width } × { $height } mm být nemůže: každá strana má { $least } až { $most } mm
boards-have-no-slots-so-skip-cannot-be-skipped = desky nemají místa, takže jich nejde přeskočit { $skip }
one-face-a-page-has-no-slots-so-skip-cannot-be-skipped = jedna karta na stranu nemá místa, takže jich nejde přeskočit { $skip }
skip-0 = přeskoč 0
skip-0-to-most = přeskoč 0 až { $most }
skip-slots-cannot-be-skipped = míst nejde přeskočit { $skip }
skip-slots-cannot-be-skipped-for-a-sheet-of-paper-has-slots = míst nejde přeskočit { $skip }, protože list { $paper } jich má { $slots }
give-0-or-more = zadej 0 nebo víc
one-face-a-page-has-no-other-side-to-fold-to = jedna karta na stranu nemá druhou půlku, na kterou by se přeložila
take-duplex-separate-or-no-backs = zvol duplex, ruby zvlášť, nebo žádné
front-is-form-and-its-back-back-other = „{ $front }“ je { $form } a její rub „{ $back }“ { $other }
the-sides-of-a-piece-have-one-size-and-form = obě strany mají mít stejnou velikost a tvar
round-width-by-height-mm = kruh { $width } × { $height } mm
hexagonal-width-by-height-mm = šestiúhelník { $width } × { $height } mm
margins-of-top-right-bottom-and-left-mm-leave-nothing-of-paper-to-print-on = okraje { $top }, { $right }, { $bottom } a { $left } mm nenechají z { $paper } nic k tisku
the-half-of-paper-that-a-fold-leaves = polovinu { $paper }, kterou nechá přeložení
face-of-form-finds-no-room-on-place-upright-or-turned-for-width-by-height-mm-of-the-paper-can-be-printed = „{ $face }“ ({ $form }) se nastojato ani naležato nevejde na { $place }, protože z papíru jde potisknout { $width } × { $height } mm
it-would-fit-on-paper-paper-paper = vešlo by se to na { $paper } (--paper { $paper })
it-would-fit-without-a-fold-take-duplex-or-separate-backs = bez překládání by se to vešlo: zvol duplex, nebo ruby zvlášť
remedy-with-duplex-or-separate-backs = { $remedy }, s duplexem nebo ruby zvlášť
print-one-face-a-page-imposition-single = tiskni po jedné kartě na stranu (--imposition single)
no-known-paper-holds-it-alone = na žádný známý papír se to nevejde: { $alone }
no-known-paper-holds-it-take-your-own-paper-own-or-alone = na žádný známý papír se to nevejde: zvol vlastní (--paper { $own }), nebo { $alone }
a-board-cannot-be-printed-in-parts-on-paper-of-which-width-by-height-mm-can-be-printed = desku nejde tisknout po částech na { $paper }, z něhož jde potisknout { $width } × { $height } mm
take-a-paper-with-least-mm-or-more-each-way = zvol papír, kde jde potisknout aspoň { $least } mm na výšku i na šířku
rows-rows-of-pages-are-more-than-a-to-z = řad stran je { $rows }, víc než A až Z
take-a-larger-paper = zvol větší papír
a-calibration-page-finds-no-room-on-paper = kalibrační strana se na { $paper } nevejde
take-a5-or-any-larger-paper-with-small-margins = zvol A5 nebo větší papír, s malými okraji
write-printers-name-and-keys-below = napiš [printers.{ $name }] a klíče pod to
these-are-not-the-four-margins = to nejsou čtyři okraje
name-each-of-names = uveď každý z: { $names }
it-is-long-or-short-the-edge-that-the-paper-is-turned-about = má to být long nebo short: dlouhá nebo krátká hrana, přes kterou se papír otáčí
key-cannot-be-value = „{ $key }“ nemůže být { $value }
it-is-least-to-most-degrees = má to být { $least } až { $most } stupňů
it-is-least-to-most-mm = má to být { $least } až { $most } mm
name-cannot-name-a-printer = { $name } se tiskárna jmenovat nemůže
a-name-is-1-to-40-characters-with-no-space-at-its-ends-and-no-before-it = jméno má 1 až 40 znaků, bez mezery na krajích a bez - na začátku
add-a-line-such-as-paper-a4 = doplň řádek, třeba paper = "A4"
these-margins-leave-width-by-height-mm-of-paper = tyhle okraje nechají z { $paper } { $width } × { $height } mm
leave-at-least-least-mm-each-way = nech aspoň { $least } mm na výšku i na šířku
known-are-names = známe { $names }
there-is-no-key-key-here = klíč „{ $key }“ tu není
set-it-with-pnp-printer-set-name = nastav ji: pnp printer set { $name }
there-is-no-printer-name = tiskárna „{ $name }“ tu není
this-is-no-language = tohle není jazyk
write-its-code-in-quotes-such-as-en-cs-or-pl = napiš jeho kód v uvozovkách, třeba "en", "cs" nebo "pl"
this-is-no-paper = tohle není papír
write-it-in-quotes-such-as-a4 = napiš ho v uvozovkách, třeba "A4"
this-is-no-name = tohle není jméno
write-it-in-quotes = napiš ho v uvozovkách
this-is-no-table = tohle není tabulka
this-printer-has-no-paper = tahle tiskárna nemá papír
set-pnp-config-to-a-folder-that-you-may-write-to = nastav PNP_CONFIG na složku, do které smíš psát
printers-are-written-here-in-a-way-that-only-you-can-change = tiskárny jsou tu zapsané tak, že je změníš jen ty
put-a-text-file-of-a-few-lines-there-or-move-it-away = dej tam textový soubor o pár řádcích, nebo ho odstraň
this-line-has-more-than-most-characters = tenhle řádek má víc než { $most } znaků
write-each-setting-in-a-short-line-of-its-own = napiš každé nastavení na krátký řádek zvlášť
write-it-as-toml-such-as-paper-a4 = napiš to v TOML, třeba paper = "A4"
save-the-file-as-utf-8 = ulož soubor jako UTF-8
this-is-nested-too-deep = tohle je zanořené moc hluboko
invalid-statement = něco takového v TOML být nemůže
invalid-value = tohle není hodnota
expected-after-a-key-in-a-key-value-pair = za klíčem má být rovnítko
expected-newline-or-end-of-document-after-a-statement = tady má řádek končit
expected-at-the-end-of-a-table-declaration = jméno tabulky má končit na ]
unterminated-string = text v uvozovkách nekončí
unclosed-array = seznam nekončí
cannot-overwrite-a-value = tenhle klíč je tu podruhé

## Hry, sady a zápisy

this-is-a-card-set-not-a-score-sheet = tohle je sada karet, ne zápis
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
install-a-version-of-the-package-that-works-or-remove-it = nainstaluj verzi balíčku, která funguje, nebo ho odstraň
game-has-no-empty-sheet = { $game } nemá prázdný zápis
write-one-by-hand = napiš ho ručně
whole-cards-would-be-printed-in-all = celkem by se tisklo karet: { $whole }
ask-for-1-to-most = chtěj jich 1 až { $most }
nothing-of-what-is-asked-for-is-printed-for-players-players = z toho, co chceš, se pro { $players } { $players ->
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
name-each-otherwise = pojmenuj každého jinak
a-name-has-a-character-that-cannot-be-printed = ve jméně je znak, který nejde vytisknout
there-is-no-file-name-beside-this-one = soubor „{ $name }“ vedle tohohle není
name-card-sets-that-lie-in-its-folder = jmenuj sady karet, které leží v jeho složce
this-is-the-kit-of-name = tohle je sada hry { $name }
the-kit-of-name-has-no-part-part = sada hry { $name } nemá část „{ $part }“
places-are-skipped-on-the-sheets-of-one-part = místa se přeskakují na listech jedné části
name-it-as-in-parts-cards = uveď ji, třeba --parts cards
name-is-played-by-known-so-there-is-no-kit-for-players = { $name } se hraje v počtu { $known }, takže pro { $players } sada není
the-parts-are-known = části jsou { $known }
there-is-no-part-name = část „{ $name }“ není
choose-a-sheet-in-a-folder-that-you-may-write-to = zvol zápis ve složce, do které smíš psát
this-is-not-the-course-of-a-game-that-pnp-has-kept = tohle není průběh hry, který si pnp uložilo
was-changed-by-another-program-meanwhile-and-is-not-written-over = mezitím ho změnil jiný program, a tak se nepřepíše
run-the-command-again-it-goes-on-from-the-sheet-as-it-is-now = spusť příkaz znovu; hra bude pokračovat podle toho, co je v zápisu teď
move-it-elsewhere-the-game-then-goes-on-from-its-sheet = přesuň to jinam; hra pak pokračuje od svého zápisu
file-holds-the-steps-of-another-game = { $file } obsahuje kroky jiné hry
choose-another-name-for-the-sheet-or-move-that-file-away = zvol pro zápis jiné jméno, nebo přesuň ten soubor jinam
game-has-no-companion = { $game } nemá společníka u stolu
game-has-no-companion-at-the-table-as-known-has = { $game } nemá společníka u stolu jako { $known }
play-without-one-and-score-how-it-ended-pnp-score-game = hraj bez něj a spočítej, jak to dopadlo: pnp score { $game }
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
there-are-no-words-in-language-for-a-calibration-page = jazyk { $language } nemá slova na kalibrační stranu
there-are-no-words-in-language-for-how-the-parts-of-a-board-are-joined = jazyk { $language } nemá slova na to, jak se spojují části desky
print-it-whole-imposition-single-or-choose = vytiskni ji celou (--imposition single), nebo { $choose }

## Uchované hry

name-another-file-with-log = uveď jiný soubor přes --log
it-was-left-as-it-is-put-a-copy-of-it-in-its-place-or-advice = zůstal, jak je; dej na jeho místo kopii, nebo { $advice }
is-a-folder-and-games-are-kept-in-a-file = je složka, a hry se uchovávají v souboru
is-a-pipe-or-a-device-and-games-are-kept-in-a-plain-file = je roura nebo zařízení, a hry se uchovávají v obyčejném souboru
cannot-be-read-why = nejde přečíst ({ $why })
is-empty-as-kept-games-never-are = je prázdný, a to uchované hry nikdy nejsou
holds-no-kept-games-it-is-no-sqlite-file-or-its-beginning-is-lost = nejsou v něm uchované hry: není to soubor SQLite, nebo přišel o začátek
is-an-sqlite-file-but-not-one-of-kept-games = je soubor SQLite, ale ne s uchovanými hrami
was-written-by-a-later-pnp-format-version-this-one-knows-known = zapsalo ho novější pnp (formát { $version }, tohle zná { $known })
install-that-one-or-advice = nainstaluj to novější, nebo { $advice }
is-larger-than-limit-gib = je větší než { $limit } GiB
is-damaged-why = je poškozený: { $why }
its-header-is-not-as-it-was-written-or-its-end-is-lost = jeho hlavička není, jak byla zapsaná, nebo přišel o konec
its-tables-are-not-as-they-were-made = jeho tabulky nejsou, jak byly založené
a-text-in-it-is-none = některý text v něm žádný text není
beside-it-lies-name-which-pnp-never-writes = vedle leží { $name }, a to pnp nikdy nezapisuje
move-that-away = dej to pryč
is-in-use-by-another-program = používá ho jiný program
close-that-program-then-try-again = zavři ten program a zkus to znovu
cannot-be-used-where-it-lies-why = nejde použít tam, kde leží ({ $why })
see-to-it-that-there-is-room-and-that-you-may-write-there-or-advice = zařiď, ať je tam místo a smíš tam psát, nebo { $advice }
no-text-in-it-may-have-more-than-limit-mib = žádný text v něm nesmí mít víc než { $limit } MiB
version-version-of-game-game = verze { $version } hry { $game }
where-is-not-as-it-was-written = { $where } není, jak byla zapsaná
where-says-what-no-sheet-can-say = { $where } říká, co žádný zápis říct nemůže
after-game-game-version-version-something-is-missing = za hrou { $game }, verzí { $version }, něco chybí
game-number-is-of-game-and-the-sheet-of-other = hra { $number } je { $game }, a zápis je ze hry { $other }
a-game-of-its-own-is-kept-by-pnp-score = další hru uchová pnp score
there-is-no-game-number = hra { $number } tu není
the-games-have-the-numbers-1-to-last = hry mají čísla 1 až { $last }
no-game-is-kept-there = žádná tam uchovaná není
no-kept-game-was-played-by-name = žádnou uchovanou hru nehrál „{ $name }“
day-is-no-day = „{ $day }“ není den
write-it-as-2026-11-18-a-month-as-2026-11-a-year-as-2026 = napiš ho jako 2026-11-18, měsíc jako 2026-11, rok jako 2026
the-variable-source-date-epoch-is-value-which-is-no-date = proměnná SOURCE_DATE_EPOCH je „{ $value }“, a to není datum
give-it-whole-seconds-since-1970-up-to-last-or-take-it-away = zadej celé sekundy od roku 1970, nejvýš { $last }, nebo proměnnou zruš
nobody-can-be-asked-where-standard-input-is-closed = není se koho ptát: standardní vstup je zavřený
is-there-already-and-is-not-written-over = už tu je, a nepřepíšeme ho

## Příkazová řádka

option-has-no-meaning-why = { $option } { $why } nemá smysl
with-option = s { $option }
without-option = bez { $option }
with-text-which-writes-no-file = s --text, který nezapisuje soubor,
with-a-kit-whose-sets-have-their-own = u celé hry, jejíž sady mají své,
without-the-name-of-a-game-whose-kit-is-made = bez jména hry, která se má vyrobit,
for-a-score-sheet = u zápisu
where-no-terminal-shows-the-clock = tam, kde hodiny neukazuje žádný terminál,
choose-another-folder-with-out-what-was-entered-is-kept-for-pnp-score-resume = zvol jinou složku přes --out; zadané je odložené pro pnp score --resume
game-cannot-be-asked-for = na { $game } se ptát neumíme
write-a-score-sheet-and-score-it-pnp-score-sheet = napiš zápis a spočítej ho: pnp score ZÁPIS
names-names-nobody = --names nikoho nejmenuje
write-names-ester-jan = napiš --names Ester,Jan
there-is-no-day-day = den „{ $day }“ není
code-is-no-language = „{ $code }“ není jazyk
write-its-code-such-as-en-cs-pl-or-pt-br = napiš jeho kód, třeba en, cs, pl nebo pt-BR
put-option-behind-command = dej { $option } za „{ $command }“
choose-another-file-with-out = zvol jiný soubor přes --out
game-number-has-no-version-version = hra { $number } nemá verzi { $version }
game-number-is-not-finished = hra { $number } není dohraná
when-it-is-over-command-sheet = až skončí: { $command } ZÁPIS
file-is-not-drawn-none-of-these-games-is-finished = { $file } se nenakreslí: žádná z těchto her není dohraná
when-one-is-over-command-number-sheet = až některá skončí: { $command } ČÍSLO ZÁPIS
file-is-not-drawn-no-game-that-you-kept-is-like-that = { $file } se nenakreslí: taková uchovaná hra tu není
choose-others-or-all = zvol jiné, nebo všechny
file-is-not-drawn-no-game-is-kept-yet = { $file } se nenakreslí: zatím není uchovaná žádná hra
keep-one-with-command-sheet = uchováš ji příkazem: { $command } ZÁPIS
its-latest-is-last = její poslední je { $last }
make-room-or-choose-another-place = udělej místo, nebo zvol jiné
choose-a-place-that-you-may-write-to = zvol místo, kam smíš psát
choose-a-place-that-can-be-written-to = zvol místo, kam jde psát
there-is-no-file-name-nor-a-game-of-that-name-whose-kit-could-be-made = soubor „{ $name }“ tu není, ani hra toho jména, která by šla vyrobit
left-out-parts-which-the-kit-of-name-does-not-have = vynecháno: { $parts }; sada hry { $name } to nemá
the-kits-are-known = vyrobit jdou { $known }
kits-and-card-sets-are-not-made-together = hry a sady karet se nevyrábějí dohromady
make-others-by-a-command-of-its-own = vyrob { $others } vlastním příkazem
only-names-no-card = --only nejmenuje žádnou kartu
write-ids-such-as-a1-a2-or-leave-it-out = napiš id, třeba A1,A2, nebo to vynech
there-is-no-format-name = formát „{ $name }“ neznáme
the-port-port-cannot-be-had-why = port { $port } nejde získat ({ $why })
choose-another-or-leave-port-out = zvol jiný, nebo vynech --port
choose-another-folder-with-into = zvol jinou složku přes --into
choose-another-file = zvol jiný soubor
name-is-no-short-name = „{ $name }“ není krátké jméno
a-deck-called-name-and-its-layout-would-be-one-file = balíček jménem „{ $name }“ a jeho předloha by byly jeden soubor
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
name-a-score-sheet-or-a-game-to-be-asked-for-its-table-pnp-score-nebula = uveď zápis, nebo hru, na jejíž stůl se máme ptát: pnp score nebula
one-table-is-asked-for-at-a-time = ptáme se vždy na jeden stůl
name-one-game = uveď jednu hru
name-is-no-file-and-no-game = „{ $name }“ není soubor ani hra
json-has-no-meaning-while-a-table-is-asked-for = --json nemá smysl, dokud se na stůl ptáme
score-the-saved-sheet-with-it = spočítej s ním uložený zápis
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
write-the-id-that-stands-on-a-card-such-as-p07-v17-c601-or-s3b = napiš označení, které stojí na kartě, třeba P07, V17, C601 nebo S3b

## Kreslení

the-deck-s-name = jméno balíčku
the-name-on-the-back = jméno na rubu
write-it-with-characters-that-the-fonts-have = napiš to znaky, které písma mají
it-does-not-fit-its-box-of-width-by-height-mm-error = nevejde se do rámečku { $width } × { $height } mm: { $error }
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
it-reaches-most-mm-beyond-whose-where-it-would-be-cut = přesahuje o { $most } mm přes { $whose }, kde by se odřízlo
give-the-group-more-room-or-the-text-less = dej skupině víc místa, nebo textu míň
place-it-on-the-card = umísti to na kartu
width-by-height-mm = { $width } × { $height } mm
cards-of-size-are-too-small-for-their-layout-wrong = karty { $size } jsou na svou předlohu malé: { $wrong }
choose-a-larger-size = zvol větší velikost
whose-is-not-written-in-the-language-language = { $whose }: není to napsané v jazyce „{ $language }“
add-language-beside-others = doplň „{ $language }:“ vedle { $others }
write-mark-after-the-last-word-that-it-is-for-too-or-escaped-where-it-shall-show = napiš „{ $mark }“ i za poslední slovo, pro které platí, nebo „{ $escaped }“, kde má být vidět
the-mark-before-word-is-not-closed = „{ $mark }“ před „{ $word }“ není ukončené
there-is-no-figure-name = obrazec „{ $name }“ tu není
the-figures-are-figures = obrazce jsou { $figures }
it-knows-known = zná { $known }
it-takes-nothing = nebere nic
the-figure-figure-knows-no-key = obrazec „{ $figure }“ nezná „{ $key }“
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
faces-are-faces = písma jsou { $faces }
the-face-face-is-not-known = písmo „{ $face }“ neznáme
n-name = { $n } jméno
n-names = { $n } { $n ->
    [one] jméno
    [few] jména
    [many] jména
   *[other] jmen
}
there-is-no-icon-name = ikona „{ $name }“ tu není
a-condition-stands-without-braces = podmínka se píše bez složených závorek
wrong-drawn-by-the-layout-layout = { $wrong } (kreslí předloha „{ $layout }“)
choose-another-layout-or-another-size = vyber jinou předlohu, nebo jiný rozměr
the-layout-layout-is-for-sets-of-game = předloha „{ $layout }“ je pro sady hry { $game }
say-game-game-at-the-top = napiš nahoře „game: { $game }“
