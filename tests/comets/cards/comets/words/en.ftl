game-name = Comets
line-tails = Tails
tails = { $n } tails
