# Czech words of `pnp check`.

check-error = chyba
check-warning = varování
check-figure = údaj
check-number = { $n }
check-kind-cards = sada karet
check-kind-board = deska
check-kind-layout = předloha
check-kind-kit = souprava
check-kind-sheet = zápis
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
check-unsaid = … a { $n ->
    [one] 1 další
    [few] { $n } další
   *[other] { $n } dalších
}
check-rows = … a { $n ->
    [one] 1 další řádek
    [few] { $n } další řádky
   *[other] { $n } dalších řádků
}

## Podoba souborů

form-other = v souboru je chyba
form-other-right = podívej se, co říká
form-other-example = chyba, která nemá vlastní kód
form-unknown-file = podle obsahu to není sada karet, deska, předloha, zápis ani souprava
form-unknown-file-right = napiš nahoru „cards“, „board“, „faces“, „players“ nebo „parts“
form-unknown-file-example = soubor bez „cards“, „board“, „faces“, „players“ i „parts“
form-unreadable-example = soubor, který neexistuje
form-encoding-example = soubor v jiném kódování než UTF-8
form-syntax-example = „title: Pier: North“ bez uvozovek
form-table-example = řádek CSV s buňkou navíc
form-limit-example = seznamy v seznamech, hlouběji než 32 úrovní
form-empty-example = „title:“ a za tím nic
form-type-example = „copies: two“
form-range-example = „copies: 5000“
form-length-example = název delší než 2000 znaků
form-unknown-key-example = „titel: Pier“
form-missing-key-example = karta bez „id“
form-duplicate-key-example = dvakrát „title“ na jedné kartě
form-unknown-name-example = „size: pocker“
form-duplicate-name-example = dva hráči téhož jména
form-unknown-card-example = zápis s kartou, která v žádném balíčku není
form-duplicate-id-example = dvě karty s „id: A1“
form-id-example = „id: A 1“
form-rule-example = karta, jejímuž pravidlu chybí parametr
form-language-example = „title: { "{" }english: Pier{ "}" }“
form-picture-example = „picture: gone.png“
form-drawing-example = obrázek SVG, v němž je skript
form-colour-example = „fill: greenish“
form-layout-example = „layout: no-such-layout“
form-field-example = pole předlohy bez typu
form-element-example = prvek, který je text i obdélník zároveň
form-sheet-example = „played: 2026-02-30“
form-players-example = devět hráčů ve hře pro čtyři
form-twice-example = tatáž karta dvakrát mezi kartami na stole
form-board-example = spojnice na desce galaxie z políčka k němu samému
form-map-example = hvězda mapy bez druhu
form-galaxy-example = sedm písmen pro šest polí souhvězdí
form-pattern-example = vzor s prázdným horním řádkem
form-constellation-example = čára mezi hvězdami, které jsou příliš daleko od sebe
form-tile-example = „tile: R9:BB“
form-action-example = akce druhu, který není
form-expression-example = „text: { "{" }titel{ "}" }“ v předloze, která takové pole nemá
form-figure-example = „figure: no-such-figure“
form-sign-example = „set: nebula-stars, of: gone“
form-text-example = „text: **Pier“, kde tučné písmo nekončí
form-words-example = zpráva předlohy, která není uzavřená
form-drawn-example = rámeček, do nějž se jeho obsah nevejde
form-language-missing = „{ $key }“ nemá { $languages }, které jiná slova sady mají
form-language-missing-right = doplň je, nebo napiš jeden text pro všechny jazyky
form-language-missing-example = „title: { "{" }en: Pier{ "}" }“ v sadě, která má i česká slova
form-language-unspoken = hra nemá v „{ $language }“ žádná slova, takže se tohle nikdy nevytiskne
form-language-unspoken-right = napiš něco z: { $languages }
form-language-unspoken-example = „title: { "{" }en: Pier, de: Mole{ "}" }“ v sadě ke hře, která má slova v en, cs a pl

## Zápisy partií

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = oprav to, je-li to omyl; počítá se to, jak to je
sheet-warning-example = hvězda Hvězdokup tam, kde ji pravidla nedovolují

## Tisk

print-cards = { $cards ->
    [0] { "" }
    [one] { " " }na 1 kartě
    [few] { " " }na { $cards } kartách
    [many] { " " }na { $cards } karty
   *[other] { " " }na { $cards } kartách
}{ $where }
print-where = { $side ->
    [back] { " " }na rubu
   *[front] { "" }
}{ print-cards }
print-overflow = „{ $text }“ se nevejde do svého pole { $width } krát { $height } mm při { $size } b.: { $by ->
    [wide] o { $wide } mm širší
    [high] o { $high } mm vyšší
    [lines] řádků navíc: { $lines }
   *[both] o { $wide } mm širší a o { $high } mm vyšší
}{ print-cards }
print-shorter = { $letters ->
    [0] zkrať ho
   *[other] zkrať ho asi o { $letters } { $letters ->
        [one] písmeno
        [few] písmena
        [many] písmena
       *[other] písmen
    }
}
print-overflow-right = { $mend ->
    [text] { print-shorter }
    [layout] vyber jinou předlohu, nebo jiný rozměr
   *[both] { print-shorter }, nebo mu dej víc místa
}
print-overflow-example = název o 60 písmenech na jednom řádku 40 mm
print-cut = „{ $text }“ sahá { $over } mm za hranu, kde se odřízne{ print-cards }
print-cut-right = { $mend ->
    [text] zkrať ho
    [layout] vyber jinou předlohu, nebo jiný rozměr
   *[both] polož ho na kartu, nebo dej jeho skupině víc místa
}
print-cut-example = text s „left: -2“
print-glyph = žádné písmo nemá znak { $character } ({ $number }) z textu „{ $text }“{ print-cards }
print-glyph-right = napiš to písmeny, která písma mají
print-glyph-example = „北“ v názvu
print-type-small = „{ $element }“ má písmo { $size } b.{ print-where }
print-type-small-right = { $of ->
    [figure] zvětši to, nebo zkrať jeho slova, aby měla aspoň { $least } b.
    [label] dej mu aspoň { $least } b.
   *[words] dej mu aspoň { $least } b.; typ, který jen pojmenovává, říká „label: true“ a smí mít 5,5 b.
}
print-type-small-example = pravidlo se „size: 6“
print-unsafe = „{ $element }“ { $way ->
    [off] leží mimo kartu
    [clipped] se celé ořízne, nebo se ořízne celá jeho část
    [over] přesahuje řez o { $distance } mm
   *[near] se blíží k řezu na { $distance } mm
}{ print-where }
print-unsafe-right = { $way ->
    [near] nech { $safe } mm volných, nebo zmenši „safe“
    [clipped] umísti to do skupiny či do „viewBox“ kresby, nebo to vynech
    [over] umísti to na kartu
   *[off] umísti to na kartu, nebo to vynech
}
print-unsafe-example = ikona 1 mm od okraje
print-overlap = { $way ->
    [lines] řádky textu „{ $element }“ mají společných { $area } mm² barvy
    [letters] písmena textu „{ $element }“ mají společných { $area } mm² barvy
   *[both] „{ $element }“ a „{ $other }“ mají společných { $area } mm² barvy
}{ print-where }
print-overlap-right = { $way ->
    [lines] zvětši „lead:“ jeho stylu, nebo zmenši „size:“ téhož stylu
    [letters] zvětši „tracking:“ jeho stylu
   *[both] jedno z nich posuň, nebo řekni „over:“, je-li to schválně
}
print-overlap-example = ikona, která zasahuje do názvu
print-hidden = „{ $element }“ zakrývá { $area } mm² z „{ $other }“{ print-where }
print-hidden-right = nakresli to dřív, posuň to, nebo řekni „over:“, je-li to schválně
print-hidden-example = obdélník nakreslený po názvu, který na něm leží
print-coarse = „{ $element }“ má v tisku { $dots } bodů na palec{ print-where }
print-coarse-right = vezmi obrázek, který jich má { $least }, nebo ho ukaž menší
print-coarse-example = obrázek široký 400 bodů přes 60 mm
print-contrast = { $way ->
    [word] „{ $word }“ ve slovech „{ $words }“
   *[line] „{ $words }“
} se od pozadí odlišuje jen { $contrast } : 1{ print-where }
print-contrast-right = vybarvi to tak, aby to bylo aspoň { $least } : 1
print-contrast-example = šedá slova na tmavém podkladu
print-colours-alike = { $one } a { $other } nejde rozeznat{ $where }, { $sight ->
    [deutan] při deuteranopii
    [protan] při protanopii
    [tritan] při tritanopii
   *[normal] nikým
}
print-colours-alike-right = zvol jiné barvy, nebo dej každé vlastní ikonu či písmeno
print-colours-alike-example = pole typu „colour“, které je na některých kartách červené a na jiných zelené
print-no-back = { $way ->
    [set] sada říká, co je na rubu, a předloha žádný nekreslí
    [never] předloha má rub a nikdy na něj nic nenakreslí
    [look] na rubech není nic{ $where }, a jinak na nich něco je
   *[card] na rubu není nic{ print-cards }, a na rubu jiných něco je, takže se podle něj poznají
}
print-no-back-right = { $way ->
    [set] dej předloze „back“, nebo ho v sadě vynech
    [never] nakresli na něj něco, nebo řekni „back: none“
    [look] nakresli na ně něco v každém jazyce a s každým „--ink“
   *[card] nakresli něco na rub každé karty
}
print-no-back-example = „back: { "{" }ground: sea{ "}" }“ s „back: none“ v předloze
print-bare-back = její karty nemají rub a ty z balíčku, ke kterému patří, ho mají
print-bare-back-right = vezmi rub toho balíčku, nebo řekni „replaces: true“
print-bare-back-example = „back: none“ v sadě balíčku, jehož karty rub mají
print-no-paper = { $width } krát { $height } mm se nevejde na žádný papír v jednom kuse
print-no-paper-right = zůstaň do { $short } krát { $long } mm, nebo to slep z částí
print-no-paper-example = „size: [400, 400]“
