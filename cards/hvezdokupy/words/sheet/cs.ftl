# Česká slova prázdného zápisu Hvězdokup.

sheet-board = Herní plán řádek po řádku, každý má osm polí: * hvězda, M Měsíc, . prázdné pole.
sheet-card = Číslo karty, třeba F07.
sheet-pattern = Místo „card“, je-li karta z jiného výtisku: její obrazec, s * za hvězdu a . za jakékoli pole.
