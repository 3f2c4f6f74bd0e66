# Polskie brzmienie tego, co program zarzuca.

## Akcje

write-kind-first = napisz „{ $kind }” na pierwszym miejscu
the-kinds-are-grammar = rodzaje to { $grammar }
its-keys-are-taken = jej klucze to { $taken }
there-is-no-kind-of-action-kind = nie ma akcji rodzaju „{ $kind }”
a-resource-is-turned-into-itself = zasób zamienia się sam w siebie
turn-it-into-the-other-one = zamień go w ten drugi
the-others-gain-no-less = pozostali nie dostają mniej
let-them-gain-less-than-amount = niech dostaną mniej niż „amount”
the-action-kind-takes-no-key = akcja „{ $kind }” nie przyjmuje „{ $key }”
the-action-kind-needs-key = akcji „{ $kind }” brakuje „{ $key }”
add-key-first-first-to-last = dodaj „{ $key }: { $first }” ({ $first } do { $last })
add-key-first-or-others = dodaj „{ $key }: { $first }” (albo { $others })
key-is-entry = „{ $key }” to „{ $entry }”
write-a-number-from-first-to-last = napisz liczbę od { $first } do { $last }
write-one-of-values = napisz jedno z: { $values }

## Misje

key-is-known = „{ $key }” to { $known }
for-value-write-other-value = { $value } pisze się „{ $other }: { $value }”

## Zapisy partii

add-rogue-level = dodaj „rogue: { "{" }level: …, empire: …, planets: […]{ "}" }”
the-name-rogue-is-kept-for-the-rogue-galaxy = imię „rogue” należy do nikczemnej galaktyki
no-missions-are-dealt-in-a-game-alone = w grze solo nie rozdaje się misji
mission-id-must-know-more-of-this-planet = misja { $id } musi wiedzieć o tej planecie więcej niż jej punkty
give-its-card-or-by-hand-mission-to-player = podaj jej kartę albo daj graczowi tej misji by_hand: { "{" }mission: …{ "}" }
a-second-player-ended-the-game = grę zakończył drugi gracz
leave-ended-game-with-one-of-them = zostaw „ended_game” tylko u jednego
a-game-alone-needs-rogue = grze solo brakuje „rogue”
key-is-for-a-game-alone = „{ $key }” jest tylko do gry solo
location-is-number-and-the-mat-holds-most = „{ $location }” to { $number }, a na planszy mieści się { $most }
a-planet-of-points-points = planeta za { $points } pkt
write-its-card-or-its-points-0-to-most-points = napisz jej kartę albo jej punkty, 0 do { $most_points }
