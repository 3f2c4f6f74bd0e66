# České znění toho, co program vytýká souborům. Každá zpráva se jmenuje po svých anglických slovech.

## Záznamy partií

leave-it-out-or-enter-one-player-alone = vynech to, nebo zapiš jen jednoho hráče
a-game-alone-is-always-played-with-21-tokens = sólo se hraje vždycky s 21 žetony
phase1-has-rows-mosaic-after = „phase1“ má { $rows }, „mosaic“ { $after }
one-player-alone-is-a-solo-game = jeden hráč sám hraje sólo:{" "}
row-number-has-places-in-mosaic-whole-row = { $number }. řádek má { $places }, v „mosaic“ { $whole_row }
n-place = { $n } místo
n-places = { $n } { $n ->
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
write-a-card-s-id-such-as-n12-a-code-such-as-r4-bb-t-or = napiš id karty, třeba N12, kód, třeba R4:BB,T, nebo .
write-one-such-as-r4-bb-rrrr-t-colour-r-b-t-or-y-time-1-to-7-a-colon-up-to-3-tasks = napiš třeba R4:BB,RRRR,T: barva R, B, T nebo Y, čas 1 až 7, dvojtečka, nejvýš 3 úkoly
written-is-no-code-of-a-tile = „{ $written }“ není kód destičky

## Obrazce

told-is-no-task = „{ $told }“ není úkol
write-row-column-a-colon-and-its-number = napiš řádek, sloupec, dvojtečku a jeho číslo
write-1-to-4-of-the-letters-r-b-t-and-y = napiš 1 až 4 z písmen R, B, T a Y
code-has-no-task-number = { $code } úkol { $number } nemá
tasks-count-from-0 = úkoly se počítají od 0
a-tile-has-room-for-3 = na destičce je místo pro 3
there-is-no-player-player = hráč „{ $player }“ tu není
take-another-sign = zvol jinou značku
the-sign-name-has-no-flat-colour = značka „{ $name }“ nemá jednu barvu
the-sign-name-has-no-outline = značka „{ $name }“ nemá obrys
n-tasks-met = splněných úkolů { $n }
the-mosaic-of-name-has-many = mozaika hráče { $name } má { $many }
a-picture-shows-most-at-most-pnp-score-any-number = obrázek jich ukáže nejvýš { $most }, pnp score kolik chceš
n-tile = { $n } destičku
n-tiles = { $n } { $n ->
    [one] destičku
    [few] destičky
    [many] destičky
   *[other] destiček
}
