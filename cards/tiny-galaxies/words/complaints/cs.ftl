# České znění toho, co program vytýká.

## Akce

write-kind-first = „{ $kind }“ napiš na první místo
the-kinds-are-grammar = druhy jsou { $grammar }
its-keys-are-taken = její klíče jsou { $taken }
there-is-no-kind-of-action-kind = akce druhu „{ $kind }“ není
a-resource-is-turned-into-itself = zdroj se mění sám v sebe
turn-it-into-the-other-one = změň ho v ten druhý
the-others-gain-no-less = ostatní nedostanou méně
let-them-gain-less-than-amount = ať dostanou méně než „amount“
the-action-kind-takes-no-key = akce „{ $kind }“ žádné „{ $key }“ nebere
the-action-kind-needs-key = akci „{ $kind }“ chybí „{ $key }“
add-key-first-first-to-last = doplň „{ $key }: { $first }“ ({ $first } až { $last })
add-key-first-or-others = doplň „{ $key }: { $first }“ (nebo { $others })
key-is-entry = „{ $key }“ je „{ $entry }“
write-a-number-from-first-to-last = napiš číslo od { $first } do { $last }
write-one-of-values = napiš jedno z: { $values }

## Mise

key-is-known = „{ $key }“ je { $known }
for-value-write-other-value = { $value } se píše „{ $other }: { $value }“

## Zápisy partií

add-rogue-level = doplň „rogue: { "{" }level: …, empire: …, planets: […]{ "}" }“
the-name-rogue-is-kept-for-the-rogue-galaxy = jméno „rogue“ patří ničemné galaxii
no-missions-are-dealt-in-a-game-alone = v sólové hře se mise nerozdávají
mission-id-must-know-more-of-this-planet = mise { $id } musí o téhle planetě vědět víc než její body
give-its-card-or-by-hand-mission-to-player = uveď její kartu, nebo dej hráči té mise by_hand: { "{" }mission: …{ "}" }
a-second-player-ended-the-game = hru ukončil druhý hráč
leave-ended-game-with-one-of-them = nech „ended_game“ jen u jednoho
a-game-alone-needs-rogue = sólové hře chybí „rogue“
key-is-for-a-game-alone = „{ $key }“ je jen pro sólovou hru
location-is-number-and-the-mat-holds-most = „{ $location }“ je { $number }, a na desku se vejde { $most }
a-planet-of-points-points = planeta za { $points } bodů
write-its-card-or-its-points-0-to-most-points = napiš její kartu, nebo její body, 0 až { $most_points }
