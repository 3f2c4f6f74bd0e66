# Česká slova Hvězdokup.

game-name = Hvězdokupy
line-built = Souhvězdí

# $card je karta nebo `typed-pattern`; $row a $column patří první hvězdě na plánu.
typed-pattern = obrazec ze zápisu
built = { $card }: postaveno { $ways ->
    [one] jedním způsobem
    [few] { $ways } způsoby
    [many] { $ways } způsobu
   *[other] { $ways } způsoby
}, první hvězda: { $row }. řádek, { $column }. sloupek
built-not = { $card }: chybí { count-star }
built-never = { $card }: vedle Měsíce se na plán nevejde

unfinished-stars = nikdo nepostavil a neleží všechny hvězdy; zbývá: { count-star }
warning-too-many-stars = na plánu: { count-star }; žetonů je jen { $most }
warning-no-moon = na plánu neleží Měsíc
warning-same-card = stejný obrazec jako někdo jiný: { $players }

## Co o kartě říká `pnp explain`: její hodnoty a jak se vykládá


explain-colour = { $colour ->
    [violet] fialová
    [yellow] žlutá
   *[green] zelená
}
explain-rank = stupeň { $n }
explain-stack = Shora slož stupně { $ranks }.
explain-first-stars = Každý hráč pak položí { count-star-accusative }.
explain-rolled = Potom podle kostky { count-star }.
ruling-pattern = Platí i otočený a zrcadlený, kdekoli na plánu. Na polích obrazce bez hvězdy smějí také ležet hvězdy. Měsíc není hvězda. Obrazec, který stojí už po položení prvních hvězd, vyhrál.
ruling-rank = V jedné barvě je stupeň 1 nejsnazší a 3 nejtěžší.
ruling-stack = Vyberou-li si hráči různé barvy, složí se jeden balíček jako pro všechny a každý si vezme kartu rozdaného stupně ve své barvě.
