# English words of entering a table of Nebula, and of its drawing in characters.

## Drawings

# $sign is a tick, or what a card pays; $said a reason of a score, $found a measure.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] full or met; (3:R) shining; links: dashes orbital, 1-2 direct, 1~2 indirect
