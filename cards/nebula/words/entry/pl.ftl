# Polskie słowa wpisywania stołu gry Nebula i jej rysunku ze znaków.

## Rysunki

# $sign to haczyk albo wartość karty, $said jeden z powodów punktów, $found miara.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] pełne, spełnione; (3:R) lśniące; kreski orbitalne, 1-2 wprost, 1~2 pośrednio
