# Polskie słowa pustego arkusza gry Małe wielkie galaktyki.

sheet-rogue = Nikczemna galaktyka.
sheet-rogue-level = Z którą z pięciu grasz, 1 do 5.
sheet-rogue-empire = Poziom jej imperium, 1 do 6, albo skull, czyli czaszka.
sheet-ended-by = Tylko jeśli cel osiągnęły obie strony: player, jeśli udało ci się wcześniej.
sheet-empire = Poziom imperium, 1 do 6.
sheet-planets = Skolonizowane planety, na przykład [P07, P11]; z karty innego egzemplarza same punkty: [P07, 5].
sheet-left = Pozostała energia i kultura, 0 do 7.
sheet-mission = Tajna misja, na przykład M03; gdy gracie bez misji, usuń cały wiersz.
sheet-ships = Tylko dla misji, które pytają, gdzie są statki.
sheet-ended-game = U tego, kto zakończył grę, jeśli wymaga tego misja.
