# English words of Night Sky.

game-name = Night Sky
line-fading = Fading stars
line-round-1 = Round 1
line-round-2 = Round 2
line-round-3 = Round 3
line-round-4 = Round 4
line-round-5 = Round 5
line-round-6 = Round 6
line-sun = Stars at the sun
line-ecliptic = Over the ecliptic
line-rim = Stars at the rim
tie-fading = fewer fading stars crossed out

# $n fading stars are left, $missing stars of the cards were not drawn, one is worth $value.
fading = { $n } fading { $n ->
    [one] star
   *[other] stars
} left × { $value } ({ $missing } not drawn)

# Of $kind, $n are drawn; the card gives $value for one.
stars-of-kind = { $n } { $kind ->
    [dwarf] { $n ->
        [one] dwarf
       *[other] dwarfs
    }
    [giant] { $n ->
        [one] giant
       *[other] giants
    }
    [pulsar] { $n ->
        [one] pulsar
       *[other] pulsars
    }
   *[binary] { $n ->
        [one] binary
       *[other] binaries
    }
} × { $value }
links = { count-link } × { $value }
sun = { count-star } at the sun × { $value }
sun-counted = counted at the sun: { count-star } × { $value }
ecliptic = { $n } { $n ->
    [one] line
   *[other] lines
} over the ecliptic × { $value }
ecliptic-counted = counted over the ecliptic: { $n } { $n ->
    [one] line
   *[other] lines
} × { $value }
rim = { count-star } at the rim × { $value }
rim-counted = counted at the rim: { count-star } × { $value }

# What one who plays alone has become, 1 to 5.
solo-title = { $value ->
    [1] someone who likes to look up
    [2] an astronomer’s apprentice
    [3] a friend of the night
    [4] a surveyor of the sky
   *[5] an heir of Hevelius
}
verdict-title = { $name } is { solo-title }.

## What is printed: a kind of star, and what a line is worth for each thing that it counts

kind-name = { $kind ->
    [dwarf] dwarf
    [giant] giant
    [pulsar] pulsar
   *[binary] binary
}
each-worth = { $n } each

# $round is the round, $card and $name the constellation; $n counts what is listed.
warning-not-the-figure = round { $round }: what is drawn is no part of { $name } ({ $card })
warning-mirrored = round { $round }: { $name } ({ $card }) is drawn in the mirror
warning-not-connected = round { $round }: the constellation is in pieces
warning-outside-window = round { $round }: { $stars } { $n ->
    [one] lies
   *[other] lie
} outside the window
warning-star-used-twice = round { $round }: { $stars } { $n ->
    [one] belongs
   *[other] belong
} to an earlier constellation
warning-lines-cross = round { $round }: { $lines } { $n ->
    [one] crosses
   *[other] cross
} another line
warning-same-card = on the table too often: { $cards }
warning-sizes-differ = round { $round }: the cards have the sizes { $sizes }, and should have one
warning-wrong-deal = cards of the sizes { $sizes }; everyone is dealt 5, 6, 7, 7, 8, 9, 10

## What `pnp explain` tells of a card: its values, and what is ruled on it


explain-worth = { kind-name }: { count-point } for each star drawn
ruling-figure = Drawn at the scale of the map, shifted and turned, never mirrored. Part of it may be left out; what is drawn hangs together and has every line of the card between two of its stars. Each star left out crosses out a fading star.
ruling-same-kind = If the new card and the previous one show one kind, its stars count for each of the two cards, and a line between two of them once.
ruling-links = Each line that joins a star of this kind with one of the other card’s kind pays both values together.
ruling-start = In the first round it stands for the previous card. You choose one of its sides.
