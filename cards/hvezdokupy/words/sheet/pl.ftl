# Polskie słowa pustego arkusza gry Hvězdokupy.

sheet-board = Plansza wiersz po wierszu, w każdym osiem pól: * gwiazda, M Księżyc, . puste pole.
sheet-card = Numer karty, na przykład F07.
sheet-pattern = Zamiast „card”, jeśli karta jest z innego egzemplarza: jej wzór, z * za gwiazdę i . za dowolne pole.
