# Česká slova prázdného zápisu hry Noční obloha.

sheet-start = Použitá strana startovní karty, třeba S1a. Karta jiného výtisku: {"{"}kind: dwarf, value: 2{"}"}.
sheet-rounds = Šest kol: karta, třeba C601, a nakreslené čáry, každá dvěma hvězdami: A31-A41 A41-A42. Hvězda má výseč A až F, prstenec 1 až 6 a pořadí v něm. Kde nic nakresleno není, smaž „, lines:“. V nedohrané hře smaž kola, která teprve přijdou.
sheet-round-stars = Místo kola: hvězdy bez čar, samotné nebo vedle „lines“.
sheet-round-counted = Nebo počty z mapy jiného výtisku: hvězdy druhu této karty, druhu předchozí karty, spojnice, nakreslené hvězdy.
sheet-round-published = Nebo totéž s kartou jiného výtisku.
sheet-counts = Jen k takovým počtům: co tahle kola dohromady přinesou na konci.
