# Polskie słowa pustego arkusza gry Nocne niebo.

sheet-start = Użyta strona karty startowej, na przykład S1a. Karta innego egzemplarza: {"{"}kind: dwarf, value: 2{"}"}.
sheet-rounds = Sześć rund: karta, na przykład C601, i narysowane linie, każda dwiema gwiazdami: A31-A41 A41-A42. Gwiazda ma sektor A do F, pierścień 1 do 6 i miejsce w nim. Gdzie nic nie narysowano, usuń „, lines:”. W nieskończonej grze usuń rundy, które dopiero nadejdą.
sheet-round-stars = Zamiast rundy: gwiazdy bez linii, same albo obok „lines”.
sheet-round-counted = Albo liczby z mapy innego egzemplarza: gwiazdy rodzaju tej karty, rodzaju poprzedniej karty, połączenia, narysowane gwiazdy.
sheet-round-published = Albo to samo z kartą innego egzemplarza.
sheet-counts = Tylko do takich liczb: co te rundy razem przynoszą na koniec.
