# Polish words of `pnp check`.

check-error = błąd
check-warning = ostrzeżenie
check-figure = dane
check-number = { $n }
check-kind-cards = zestaw kart
check-kind-board = plansza
check-kind-layout = układ
check-kind-kit = komplet
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
check-unsaid = … i jeszcze { $n }
check-rows = … i jeszcze { $n ->
    [one] 1 wiersz
    [few] { $n } wiersze
   *[other] { $n } wierszy
}

## Postać plików

form-other = w pliku jest błąd
form-other-right = zobacz, co mówi
form-other-example = błąd, który nie ma własnego kodu
form-unknown-file = z treści nie wynika, że to zestaw kart, plansza, układ, zapis partii albo komplet
form-unknown-file-right = napisz na górze „cards”, „board”, „faces”, „players” albo „parts”
form-unknown-file-example = plik bez „cards”, „board”, „faces”, „players” i „parts”
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
form-unknown-name-example = „size: pocker”
form-duplicate-name-example = dwóch graczy o tym samym imieniu
form-unknown-card-example = zapis partii z kartą, której nie ma w żadnej talii
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
form-expression-example = „text: { "{" }titel{ "}" }” w układzie bez takiego pola
form-figure-example = „figure: no-such-figure”
form-sign-example = „set: nebula-stars, of: gone”
form-text-example = „text: **Pier”, gdzie pogrubienie się nie kończy
form-words-example = komunikat układu, który nie jest zamknięty
form-drawn-example = ramka, w której nie mieści się jej treść
form-language-missing = „{ $key }” nie ma { $languages }, a inne słowa zestawu mają
form-language-missing-right = dopisz je albo daj jeden tekst dla wszystkich języków
form-language-missing-example = „title: { "{" }en: Pier{ "}" }” w zestawie, który ma też słowa czeskie
form-language-unspoken = gra nie ma słów w „{ $language }”, więc to nigdy nie będzie wydrukowane
form-language-unspoken-right = wpisz jedno z: { $languages }
form-language-unspoken-example = „title: { "{" }en: Pier, de: Mole{ "}" }” w zestawie do gry, która ma słowa w en, cs i pl

## Zapisy partii

sheet-warning = { $of ->
    [table] { $warning }
   *[player] { $player }: { $warning }
}
sheet-warning-right = popraw to, jeśli to pomyłka; liczy się tak, jak jest
sheet-warning-example = gwiazda w Hvězdokupach tam, gdzie nie pozwalają na nią zasady

## Druk

print-cards = { $cards ->
    [0] { "" }
    [one] { " " }na 1 karcie
    [few] { " " }na { $cards } kartach
    [many] { " " }na { $cards } kartach
   *[other] { " " }na { $cards } kartach
}{ $where }
print-where = { $side ->
    [back] { " " }na rewersie
   *[front] { "" }
}{ print-cards }
print-overflow = „{ $text }” nie mieści się w swoim polu { $width } na { $height } mm przy { $size } pt: { $by ->
    [wide] o { $wide } mm za szerokie
    [high] o { $high } mm za wysokie
    [lines] wierszy za dużo: { $lines }
   *[both] o { $wide } mm za szerokie i o { $high } mm za wysokie
}{ print-cards }
print-shorter = { $letters ->
    [0] skróć to
   *[other] skróć to o jakieś { $letters } { $letters ->
        [one] literę
        [few] litery
        [many] liter
       *[other] litery
    }
}
print-overflow-right = { $mend ->
    [text] { print-shorter }
    [layout] wybierz inny układ albo inny rozmiar
   *[both] { print-shorter }{ " " }albo daj temu więcej miejsca
}
print-overflow-example = tytuł z 60 liter w jednym wierszu 40 mm
print-cut = „{ $text }” sięga { $over } mm poza krawędź, gdzie zostanie obcięte{ print-cards }
print-cut-right = { $mend ->
    [text] skróć to
    [layout] wybierz inny układ albo inny rozmiar
   *[both] umieść to na karcie albo daj grupie więcej miejsca
}
print-cut-example = tekst z „left: -2”
print-glyph = żaden krój nie ma znaku { $character } ({ $number }) z tekstu „{ $text }”{ print-cards }
print-glyph-right = napisz to literami, które kroje mają
print-glyph-example = „北” w tytule
print-type-small = „{ $element }” ma pismo { $size } pt{ print-where }
print-type-small-right = { $of ->
    [figure] powiększ to albo skróć jego słowa, aby miały co najmniej { $least } pt
    [label] daj co najmniej { $least } pt
   *[words] daj co najmniej { $least } pt; typ, który tylko nazywa, mówi „label: true” i może mieć 5,5 pt
}
print-type-small-example = zasada z „size: 6”
print-unsafe = „{ $element }” { $way ->
    [off] leży poza kartą
    [clipped] zostaje obcięte w całości albo obcięta zostaje cała jego część
    [over] wystaje { $distance } mm za cięcie
   *[near] zbliża się do cięcia na { $distance } mm
}{ print-where }
print-unsafe-right = { $way ->
    [near] zostaw { $safe } mm wolnego albo zmniejsz „safe”
    [clipped] umieść to w grupie lub w „viewBox” rysunku albo pomiń
    [over] umieść to na karcie
   *[off] umieść to na karcie albo pomiń
}
print-unsafe-example = ikona 1 mm od krawędzi
print-overlap = { $way ->
    [lines] wiersze tekstu „{ $element }” mają wspólne { $area } mm² farby
    [letters] litery tekstu „{ $element }” mają wspólne { $area } mm² farby
   *[both] „{ $element }” i „{ $other }” mają wspólne { $area } mm² farby
}{ print-where }
print-overlap-right = { $way ->
    [lines] zwiększ „lead:” jego stylu albo zmniejsz „size:” tego stylu
    [letters] zwiększ „tracking:” jego stylu
   *[both] przesuń jedno z nich albo powiedz „over:”, jeśli to celowe
}
print-overlap-example = ikona, która wchodzi na tytuł
print-hidden = „{ $element }” zakrywa { $area } mm² z „{ $other }”{ print-where }
print-hidden-right = narysuj to wcześniej, przesuń albo powiedz „over:”, jeśli to celowe
print-hidden-example = prostokąt narysowany po tytule i leżący na nim
print-coarse = „{ $element }” ma w druku { $dots } punktów na cal{ print-where }
print-coarse-right = weź obrazek, który ma ich { $least }, albo pokaż go mniejszym
print-coarse-example = obrazek szeroki na 400 punktów na 60 mm
print-contrast = { $way ->
    [word] „{ $word }” w słowach „{ $words }”
   *[line] „{ $words }”
} odcina się od tła tylko { $contrast } : 1{ print-where }
print-contrast-right = pomaluj to tak, by było co najmniej { $least } : 1
print-contrast-example = szare słowa na ciemnym tle
print-colours-alike = { $one } i { $other } nie da się odróżnić{ $where }, { $sight ->
    [deutan] przy deuteranopii
    [protan] przy protanopii
    [tritan] przy tritanopii
   *[normal] w ogóle
}
print-colours-alike-right = wybierz inne kolory albo daj każdemu własną ikonę lub literę
print-colours-alike-example = pole typu „colour”, na jednych kartach czerwone, na innych zielone
print-no-back = { $way ->
    [set] zestaw mówi, co jest na rewersie, a układ żadnego nie rysuje
    [never] układ ma rewers i nigdy niczego na nim nie rysuje
    [look] na rewersach nic nie ma{ $where }, a poza tym coś na nich jest
   *[card] na rewersie nic nie ma{ print-cards }, a na rewersach innych coś jest, więc można je po nim poznać
}
print-no-back-right = { $way ->
    [set] daj układowi „back” albo pomiń go w zestawie
    [never] narysuj coś na nim albo powiedz „back: none”
    [look] narysuj coś na nich w każdym języku i z każdym „--ink”
   *[card] narysuj coś na rewersie każdej karty
}
print-no-back-example = „back: { "{" }ground: sea{ "}" }” z „back: none” w układzie
print-bare-back = jego karty nie mają rewersu, a te z talii, do której dochodzą, go mają
print-bare-back-right = weź rewers tej talii albo powiedz „replaces: true”
print-bare-back-example = „back: none” w zestawie talii, której karty mają rewers
print-no-paper = { $width } na { $height } mm nie mieści się w całości na żadnym papierze
print-no-paper-right = zmieść się w { $short } na { $long } mm albo sklej to z części
print-no-paper-example = „size: [400, 400]”
