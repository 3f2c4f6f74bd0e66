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
