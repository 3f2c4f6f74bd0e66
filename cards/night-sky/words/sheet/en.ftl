# English words of an empty score sheet of Night Sky.

sheet-start = The side of the start card that was used, such as S1a. A card of another copy: {"{"}kind: dwarf, value: 2{"}"}.
sheet-rounds = The six rounds: the card, such as C601, and the lines drawn, each by its two stars: A31-A41 A41-A42. A star has its sector A to F, its ring 1 to 6, and its place. Where nothing was drawn, take “, lines:” out. In a game that is not over, take out the rounds to come.
sheet-round-stars = In place of a round: stars without a line, alone or beside “lines”.
sheet-round-counted = Or what was counted on another copy’s map: stars of this card’s kind, of that of the card before, links, stars drawn.
sheet-round-published = Or the same with a card of another copy.
sheet-counts = Only with such counts: what these rounds bring at the end, together.
