# What the program complains of, in English: each message is one line, with { $name } where something is filled in.

## Actions

write-kind-first = write '{ $kind }' first
the-kinds-are-grammar = the kinds are { $grammar }
its-keys-are-taken = its keys are { $taken }
there-is-no-kind-of-action-kind = there is no kind of action '{ $kind }'
a-resource-is-turned-into-itself = a resource is turned into itself
turn-it-into-the-other-one = turn it into the other one
the-others-gain-no-less = the others gain no less
let-them-gain-less-than-amount = let them gain less than 'amount'
the-action-kind-takes-no-key = the action '{ $kind }' takes no '{ $key }'
the-action-kind-needs-key = the action '{ $kind }' needs '{ $key }'
add-key-first-first-to-last = add '{ $key }: { $first }' ({ $first } to { $last })
add-key-first-or-others = add '{ $key }: { $first }' (or { $others })
key-is-entry = '{ $key }' is '{ $entry }'
write-a-number-from-first-to-last = write a number from { $first } to { $last }
write-one-of-values = write one of { $values }

## Missions

key-is-known = '{ $key }' is { $known }
for-value-write-other-value = for { $value } write '{ $other }: { $value }'

## Score sheets

add-rogue-level = add 'rogue: { "{" }level: …, empire: …, planets: […]{ "}" }'
the-name-rogue-is-kept-for-the-rogue-galaxy = the name 'rogue' is kept for the rogue galaxy
no-missions-are-dealt-in-a-game-alone = no missions are dealt in a game alone
mission-id-must-know-more-of-this-planet = the mission { $id } must know more of this planet than its points
give-its-card-or-by-hand-mission-to-player = give its card, or by_hand: { "{" }mission: …{ "}" } to the player of the mission
a-second-player-ended-the-game = a second player ended the game
leave-ended-game-with-one-of-them = leave 'ended_game' with one of them
a-game-alone-needs-rogue = a game alone needs 'rogue'
key-is-for-a-game-alone = '{ $key }' is for a game alone
location-is-number-and-the-mat-holds-most = '{ $location }' is { $number }, and the mat holds { $most }
a-planet-of-points-points = a planet of { $points } points
write-its-card-or-its-points-0-to-most-points = write its card, or its points, 0 to { $most_points }
