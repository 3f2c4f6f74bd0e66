# Česká slova každého výsledku: řádky tabulky, kdo vyhrál, co bylo zadáno ručně.

score-total = Celkem
score-place = Pořadí
score-nothing = nic
score-winner = Vyhrává { $name }.
score-shared = Společně vyhrávají { $names }.
score-nobody = Nevyhrává nikdo.
score-unfinished = Nedohráno.
score-leads = Nedohráno: vede { $name }.
score-lead-together = Nedohráno: společně vedou { $names }.
score-not-finished = nedohráno
score-decided = Bodů je stejně; rozhodlo: { $what }.
score-by-hand = * zadáno ručně
score-warnings = Stojí za kontrolu:
warning-not-finished = hra není dohraná: { $why }
unfinished-as-said = říká to zápis
by-hand = zadáno ručně
