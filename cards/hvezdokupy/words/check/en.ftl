# English words of what `pnp check` finds in card sets of Hvězdokupy.

hvezdokupy-equal = the pattern is the same as that of { $other }, perhaps turned or mirrored
hvezdokupy-equal-right = draw another; both would always be built together
hvezdokupy-equal-example = an L of four stars, and its mirror image on another card

# $others are cards of the same colour.
hvezdokupy-holds = the pattern contains that of { $others }
hvezdokupy-holds-right = move a star: whoever builds this card has built those too
hvezdokupy-holds-example = a row of five stars, where four in a row are on a card of its colour
hvezdokupy-within = the pattern lies within that of { $others }
hvezdokupy-within-right = move a star: whoever builds one of those has built this card too
hvezdokupy-within-example = a row of four stars, where five in a row are on a card of its colour

hvezdokupy-apart = not all the stars touch by side or corner, as those of { $colour ->
    [violet] violet
   *[yellow] yellow
} cards do
hvezdokupy-apart-right = move them together, or make the card green
hvezdokupy-apart-example = “*.*” in a violet pattern

# Violet cards have up to $most stars, yellow ones more.
hvezdokupy-classes = { $colour ->
    [violet] a violet card of { $n } stars
   *[yellow] a yellow card of { $n } stars
}; the fewest cards of this deck have to change if violet ones have up to { $most }, yellow ones more
hvezdokupy-classes-right = { $colour ->
    [violet] draw at most { $most } stars, or make the card yellow
   *[yellow] draw more than { $most } stars, or make the card violet
}
hvezdokupy-classes-example = a violet card of 6 stars: yellow begins with 6

hvezdokupy-beside = on average the stars lie { $off } spaces from the real ones
hvezdokupy-beside-right = stay under 0.4 of a space, and name them in the order of the pattern, row by row
hvezdokupy-beside-example = “stars_of” in another order than the stars of the pattern

# $players are numbers of players, $ranks those of which there are too few.
hvezdokupy-stack = { $colour ->
    [violet] the violet cards do
    [yellow] the yellow cards do
   *[green] the green cards do
} not make the stack for { $players } players
hvezdokupy-stack-right = add cards of this colour, rank { $ranks }
hvezdokupy-stack-example = three green cards of rank 1 that replace the deck

hvezdokupy-ways = Ways to lie on an empty board{ $cards ->
    [one] { "" }
   *[other] : { $rarest } fewest ({ $fewest }), { $commonest } most ({ $most })
}
hvezdokupy-ways-example = 36 to 288 ways: the fewer, the harder to build
hvezdokupy-ranks = Cards of each rank, with those that they join
hvezdokupy-ranks-example = five of each rank in each colour

hvezdokupy-setup-twice = { $other } is for as many players
hvezdokupy-setup-twice-right = choose another number, or write “replaces: true” at the head of the set
hvezdokupy-setup-twice-example = a second setup card for 4 players
hvezdokupy-setup-uneven = a stack of { $n } cards for { $players } players
hvezdokupy-setup-uneven-right = name one rank for each player, from the top of the stack
hvezdokupy-setup-uneven-example = “players: 4” and “stack: [3, 2, 1]”
hvezdokupy-setup-printed = it is for { $players } players, and printed for { $numbers }
hvezdokupy-setup-printed-right = write “with_players: [{ $players }]”
hvezdokupy-setup-printed-example = “players: 4” and “with_players: [3]”
hvezdokupy-setup-stars = { $n } of { $most } stars lie on the board before the game begins
hvezdokupy-setup-stars-right = begin with 5 or 6, as the usual setups do
hvezdokupy-setup-stars-example = 6 players who place 9 stars each, and 9 that are rolled
hvezdokupy-setup-lacking = no setup card is for { $players } players
hvezdokupy-setup-lacking-right = add cards for them, or leave out “replaces: true”
hvezdokupy-setup-lacking-example = a card for 4 players alone that replaces the deck

## Tables

hvezdokupy-column-card = card
hvezdokupy-column-colour = colour
hvezdokupy-column-stars = stars
hvezdokupy-column-ways = ways
hvezdokupy-column-rank = rank { $n }
hvezdokupy-colour = { $colour ->
    [violet] violet
    [yellow] yellow
   *[green] green
}
