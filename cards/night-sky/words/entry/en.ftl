# English words of entering a table of Night Sky, and of its drawings in characters.

## Drawings

# The signs are those of the drawing.
sketch-legend = o dwarf, O giant, + pulsar, % binary; 1 to 6 before a star: drawn in that round; ' dust, x over the ecliptic, * fading star left, . crossed out
sketch-ends = At the end: { $why }
sketch-start = { kind-name } × { $value }
# $n is how many stars the card has; each star of its kind counts $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Another copy’s card: { count-star }; { kind-name } × { $value }
sketch-before = The card before: { kind-name } × { $value }
sketch-round = Round { $n }: { $points } ({ $why })
sketch-round-nothing = Round { $n }: 0
