# Česká slova prázdného zápisu hry Noční obloha.

sheet-unfinished = Jen pro rozehranou hru, která má kol méně.
sheet-start = Použitá strana startovní karty, třeba S1a.
sheet-rounds = Šest kol: karta, třeba C601, a nakreslené čáry, každá dvěma hvězdami: A31-A41 A41-A42. Hvězda má výseč A až F, prstenec 1 až 6 a pořadí v něm. Kde nic nakresleno není, smaž „, lines:“.
