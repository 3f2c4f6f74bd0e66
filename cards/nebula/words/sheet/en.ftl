# English words of an empty score sheet of Nebula.

sheet-version = “full”, with counters and advanced cards, or “basic”.
sheet-public = The four public cards on the table, such as [V3, V15, V17, V20].
sheet-advanced = The advanced card in each sector, such as B4.
sheet-counters = The markers on each counter, the furthest right first; no marker that never left the start.
sheet-counter-colours = Such as [white, red, blue]; the others are purple, yellow and orange.
sheet-counter-constellations = Such as [lyra, orion]; the others are draco and corvus.
sheet-counter-advanced = Such as [II, IV, I].
sheet-galaxy = A letter a cell: R red, P purple, Y yellow, W white, B blue, O orange, a dot for an empty one. “core” is the cell in the centre; those of a constellation stand in the order of their numbers.
sheet-black-holes = How many black holes this player placed.
sheet-personal = The personal card, such as O19.
sheet-claimed = The public cards where this player’s marker stands, and where, such as {"{"}V15: first, V3: later{"}"}.
