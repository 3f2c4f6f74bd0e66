# Polskie słowa każdego wyniku: wiersze tabeli, kto wygrał, co podano ręcznie.

score-total = Razem
score-place = Miejsce
score-nothing = nic
score-winner = Wygrywa { $name }.
score-shared = Razem wygrywają { $names }.
score-nobody = Nikt nie wygrywa.
score-unfinished = Gra niedokończona.
score-leads = Gra niedokończona: prowadzi { $name }.
score-lead-together = Gra niedokończona: razem prowadzą { $names }.
score-not-finished = niedokończona
score-decided = Punktów jest tyle samo; rozstrzyga: { $what }.
score-by-hand = * podano ręcznie
score-warnings = Warto sprawdzić:
warning-not-finished = gra nie jest skończona: { $why }
unfinished-as-said = tak mówi zapis partii
by-hand = podano ręcznie
