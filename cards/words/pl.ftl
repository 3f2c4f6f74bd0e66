# Polskie słowa każdego wyniku: wiersze tabeli, kto wygrał, co podano ręcznie.

score-total = Razem
score-place = Miejsce
score-nothing = nic
score-winner = Wygrywa { $name }.
score-shared = Razem wygrywają { $names }.
score-nobody = Nikt nie wygrywa.
score-decided = Punktów jest tyle samo; rozstrzyga: { $what }.
score-by-hand = * podano ręcznie
score-warnings = Warto sprawdzić:
by-hand = podano ręcznie
