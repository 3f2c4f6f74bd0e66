# Česká slova prázdného zápisu hry Nova Luna.

sheet-tokens = Kolik žetonů se umisťuje: 20; v první hře 17 ve třech, 15 ve dvou.
sheet-mosaic = Destičky, jak leží, řádek po řádku, mezi nimi mezery, . kde nic není: N12 N40 . a tak dál; destička z jiného výtisku kódem, R4:BB,T. Kresli níže, s větším odsazením než „mosaic“.
sheet-mosaic-alone = Totéž na konci hry, v mřížce téhož tvaru.
sheet-phase1 = Destičky, které tu ležely na konci první fáze, řádek po řádku, mezi nimi mezery, . kde nic není: N12 N40 . a tak dál; destička z jiného výtisku kódem, R4:BB,T. Kresli níže, s větším odsazením než „phase1“.
sheet-track = Jen rozhoduje-li se shoda: pole na lunární stupnici, počítané od startu stále dál, a výška ve sloupci, 1 je dole.
sheet-left = Místo „mosaic“, stačí-li samotné skóre: kolik žetonů zbylo.
