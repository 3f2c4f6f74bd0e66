# České znění toho, co program vytýká.

## Zápisy partií

leave-it-out-or-enter-one-player-alone = vynech to, nebo zapiš jen jednoho hráče
a-game-alone-is-always-played-with-21-tokens = sólo se hraje vždycky s 21 žetony
phase1-has-rows-mosaic-after = „phase1“ má { $rows }, „mosaic“ { $after }
row-number-has-places-in-mosaic-whole-row = { $number }. řádek má { $places }, v „mosaic“ { $whole_row }
one-place = { $n } místo
count-place = { $n } { $n ->
    [one] místo
    [few] místa
    [many] místa
   *[other] míst
}
phase1-is-for-a-game-alone = „phase1“ je jen pro sólo
leave-tokens-out = vynech „tokens“
draw-both-alike-with-for-what-is-not-there = nakresli obojí stejně, s . za to, co tam není
there-is-no-tile-text = destička „{ $text }“ tu není
put-blanks-between-tiles = dej mezi destičky mezery
write-card-s-id-such-as-n12-code-such-as-r4-bb-t = napiš id karty, třeba N12, kód, třeba R4:BB,T, nebo .
write-one-such-as-example-colour-letters-or-last = napiš třeba { $example }: barva { $letters } nebo { $last }, čas 1 až 7, dvojtečka, nejvýš 3 úkoly
written-is-no-code-of-a-tile = „{ $written }“ není kód destičky

## Obrazce

n-tasks-met = splněných úkolů { $n }
the-mosaic-of-name-has-many = mozaika hráče { $name } má { $many }
a-picture-shows-most-at-most-pnp-score-any-number = obrázek jich ukáže nejvýš { $most }, pnp score kolik chceš
one-tile = { $n } destičku
count-tile = { $n } { $n ->
    [one] destičku
    [few] destičky
    [many] destičky
   *[other] destiček
}
