# České znění toho, co program vytýká.

## Obrazce

top-row = horní řádek
bottom-row = dolní řádek
left-column = levý sloupec
right-column = pravý sloupec
a-pattern-has-no-sign-text = v obrazci není znak „{ $text }“
draw-it-with-and = kresli ho znaky * a .
a-pattern-of-n-star = obrazec, v němž je { $n } hvězda
a-pattern-of-n-stars = obrazec, v němž { $n ->
    [one] je { $n } hvězda
    [few] jsou { $n } hvězdy
    [many] je { $n } hvězdy
   *[other] je { $n } hvězd
}
draw-fewest-to-most-stars = nakresli { $fewest } až { $most } hvězd
draw-rows-of-one-length-the-first-has-rows-signs = kresli stejně dlouhé řádky: první má délku { $rows }
a-pattern-is-at-most-side-high = obrazec je vysoký nejvýš { $side }
leave-this-row-out = vynech tenhle řádek
a-pattern-is-at-most-side-wide = obrazec je široký nejvýš { $side }
leave-this-sign-out = vynech tenhle znak
the-name-of-the-pattern-is-empty = { $name } obrazce: nic tam není
a-row-of-row-signs = řádek délky { $row }
the-rows-of-the-pattern-stand-on-one-line = řádky obrazce stojí na jednom řádku
write-each-on-its-own-line = napiš každý na vlastní řádek pod „pattern: |“

## Deska

a-player-has-a-card-or-a-pattern-not-both = hráč má kartu, nebo obrazec, ne obojí
draw-for-a-star-m-for-the-moon-for-an-empty-space = kresli * za hvězdu, M za Měsíc, . za prázdné políčko
row-number-of-the-board-has-signs = { $number }. řádek desky má délku { $signs }
one-sign = { $n } znak
count-sign = { $n } { $n ->
    [one] znak
    [few] znaky
    [many] znaku
   *[other] znaků
}
draw-side-in-each-row = nakresli jich v každém řádku { $side }
a-board-has-no-sign-text = na desce není znak „{ $text }“
the-board-has-rows = deska má { $rows }
draw-side = nakresli jich { $side }
there-is-a-second-moon = je tu druhý Měsíc
draw-one = nakresli jeden
