# English words of what `pnp check` finds in card sets and maps of Night Sky.

night-sky-window = the figure of { $stars } stars lies in no window of the map, however it is turned
night-sky-window-right = draw it smaller: a window is two sectors of the map
night-sky-window-example = nine stars in one row
night-sky-pieces = the lines do not join all stars to one figure
night-sky-pieces-right = join each star to another, so that lines lead from any to every other
night-sky-pieces-example = a star at which no line ends
night-sky-crossing = the line { $line } crosses the line { $other }
night-sky-crossing-right = leave one out: no line may cross another
night-sky-crossing-example = two long lines that share no star, through one point
night-sky-equal = the figure is the same as that of { $other }, perhaps turned
night-sky-equal-right = draw another; a mirror image is another
night-sky-equal-example = the figure of Crux, turned by 60°
night-sky-large = the figure is { $wide } × { $high } mm, and a card shows { $room-wide } × { $room-high } mm
night-sky-large-right = draw it smaller, or bent: no turn makes it fit
night-sky-large-example = eight stars in one row
night-sky-beside = on average the stars lie { $off } of a step from the real ones
night-sky-beside-right = stay under 0.4, do not mirror them, and name them in the order of the figure’s stars
night-sky-beside-example = “stars_of” in another order than the stars of the figure
night-sky-ways = Ways to lie in the window of an empty map{ $cards ->
    [one] { "" }
   *[other] : { $rarest } fewest ({ $fewest }), { $commonest } most ({ $most })
}
night-sky-ways-example = 8 to 102 ways: the fewer, the harder to draw

# Everyone is dealt one card each of 5, 6, 8, 9, 10, and two of 7.
night-sky-short = { $players ->
    [0] not enough cards to deal to anyone
    [one] enough cards to deal for 1 player, not for { $most }
   *[other] enough cards to deal for { $players } players, not for { $most }
}: too few of size { $sizes }
night-sky-short-right = add cards of these sizes: each player has two of 7 and one of each other
night-sky-short-example = five cards that replace the deck
night-sky-undealt = a figure of { $n } stars is never dealt
night-sky-undealt-right = draw { $sizes } stars
night-sky-undealt-example = a figure of 4 stars
night-sky-sizes = Cards of each size, with those that they join: { $players ->
    [one] enough for 1 player
   *[other] enough for { $players } players
}
night-sky-sizes-example = 6 cards of size 5 are enough for 5 players

# $n of $stars stars in a window are of the kind; of the cards in a deck $n are, and $most of the kind $other.
night-sky-window-kind = { $kind ->
    [dwarf] dwarfs
    [giant] giants
    [pulsar] pulsars
   *[binary] binaries
} are { $n } of the { $stars } stars in this window, less than a fifth
night-sky-window-kind-right = give each kind about as many in every window
night-sky-window-kind-example = a window with 7 pulsars among 42 stars
night-sky-kinds = the kinds are uneven: { $n } { $kind ->
    [dwarf] dwarfs
    [giant] giants
    [pulsar] pulsars
   *[binary] binaries
} and { $most } { $other ->
    [dwarf] dwarfs
    [giant] giants
    [pulsar] pulsars
   *[binary] binaries
}
night-sky-kinds-right = give each kind about as many
night-sky-kinds-example = start cards without a binary that replace the deck

night-sky-starts-equal = the card has the sides of { $other }
night-sky-starts-equal-right = change a kind or a value
night-sky-starts-equal-example = two start cards with dwarf 1 and pulsar 2
night-sky-sides = both sides of the card are alike
night-sky-sides-right = give one another kind or value, so that there is a choice
night-sky-sides-example = “sides: [{ "{" }kind: dwarf, value: 1{ "}" }, { "{" }kind: dwarf, value: 1{ "}" }]”
night-sky-starts-short = { $cards ->
    [one] 1 start card
   *[other] { $cards } start cards
} for up to { $most } players
night-sky-starts-short-right = each player is dealt one: add some, or leave out “replaces: true”
night-sky-starts-short-example = four start cards that replace the deck
night-sky-starts = Sides of start cards, with those that they join
night-sky-starts-example = each kind once with each value

night-sky-windows-equal = round { $round } shows the sectors of round { $other }
night-sky-windows-equal-right = show two others: there are six pairs of neighbours
night-sky-windows-equal-example = [A, B] in round I and again in round IV
night-sky-ecliptic = no line in the window crosses the ecliptic in round { $rounds }
night-sky-ecliptic-right = move it, or give it another radius
night-sky-ecliptic-example = an ecliptic of radius 0.3 around the sun
night-sky-beyond = the ecliptic reaches { $reach } steps from the sun, and the map { $room }
night-sky-beyond-right = move it nearer to the sun, or give it a smaller radius
night-sky-beyond-example = an ecliptic of radius 4.8 that lies 4 steps beside the sun
night-sky-map-small = { $cards } { $n ->
    [one] lies
   *[other] lie
} in no window of this map
night-sky-map-small-right = give it more rings
night-sky-map-small-example = a map of 3 rings
night-sky-windows = Stars, dust and lines over the ecliptic in each window
night-sky-windows-example = about as many stars of each kind in every window

## Tables

night-sky-column-card = card
night-sky-column-size = size
night-sky-column-ways = ways
night-sky-column-cards = cards
night-sky-column-players = players
night-sky-column-value = value
night-sky-column-round = round
night-sky-column-sun = sun
night-sky-column-rim = rim
night-sky-column-ecliptic = lines
