# English words of an empty score sheet of Night Sky.

sheet-unfinished = Only for a game in progress, with fewer rounds.
sheet-start = The side of the start card that was used, such as S1a.
sheet-rounds = The six rounds: the card, such as C601, and the lines drawn, each by its two stars: A31-A41 A41-A42. A star has its sector A to F, its ring 1 to 6, and its place. Where nothing was drawn, take “, lines:” out.
