# English words of an empty score sheet of Tiny Galaxies.

sheet-rogue = The rogue galaxy.
sheet-rogue-level = Which of the five you played against, 1 to 5.
sheet-rogue-empire = The level of its empire, 1 to 6, or skull.
sheet-ended-by = Only if both have reached their goal: player, if you were first.
sheet-empire = The level of the empire, 1 to 6.
sheet-planets = Colonised planets, such as [P07, P11]; of another copy’s card only the points: [P07, 5].
sheet-left = Energy and culture left, 0 to 7.
sheet-mission = The secret mission, such as M03; without missions take the line out.
sheet-ships = Only for missions that ask where the ships are.
sheet-ended-game = For the player who ended the game, if a mission asks for it.
