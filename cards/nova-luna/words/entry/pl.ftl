# Polskie słowa wpisywania stołu gry Nova Luna.

## Co mówi rysunek mozaiki

sketched-phase-1 = * mają kafelki fazy 1 i zadania, które wtedy wykonano
