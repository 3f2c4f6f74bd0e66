# Polskie słowa pustego arkusza gry Nocne niebo.

sheet-unfinished = Tylko dla gry w toku, która ma mniej rund.
sheet-start = Użyta strona karty startowej, na przykład S1a.
sheet-rounds = Sześć rund: karta, na przykład C601, i narysowane linie, każda dwiema gwiazdami: A31-A41 A41-A42. Gwiazda ma sektor A do F, pierścień 1 do 6 i miejsce w nim. Gdzie nic nie narysowano, usuń „, lines:”.
