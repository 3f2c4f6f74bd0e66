game-name = Comets
line-tails = Tails
line-nights = Nights
tails = { $n } tails
nights = { $n } nights with a clear view
