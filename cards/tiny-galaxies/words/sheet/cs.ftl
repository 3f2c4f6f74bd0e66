# Česká slova prázdného zápisu Malých velkých galaxií.

sheet-rogue = Ničemná galaxie.
sheet-rogue-level = Proti které z pěti hraješ, 1 až 5.
sheet-rogue-empire = Úroveň jejího impéria, 1 až 6, nebo skull, tedy lebka.
sheet-ended-by = Jen pokud cíle dosáhli oba: player, máš-li ho dřív ty.
sheet-empire = Úroveň impéria, 1 až 6.
sheet-planets = Kolonizované planety, třeba [P07, P11]; z karty jiného výtisku jen body: [P07, 5].
sheet-left = Zbylá energie a kultura, 0 až 7.
sheet-mission = Tajná mise, třeba M03; bez misí smaž celý řádek.
sheet-ships = Jen pro mise, které se ptají, kde jsou lodě.
sheet-ended-game = U toho, kdo hru ukončil, žádá-li to mise.
