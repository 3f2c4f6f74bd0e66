# Česká slova každého výsledku: řádky tabulky, kdo vyhrál, co bylo zadáno ručně.

score-total = Celkem
score-place = Pořadí
score-nothing = nic
score-winner = Vyhrává { $name }.
score-shared = Společně vyhrávají { $names }.
score-nobody = Nevyhrává nikdo.
score-decided = Bodů je stejně; rozhodlo: { $what }.
score-by-hand = * zadáno ručně
score-warnings = Stojí za kontrolu:
by-hand = zadáno ručně
