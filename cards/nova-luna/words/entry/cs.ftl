# Česká slova zadávání stolu hry Nova Luna a její kresby ze znaků.

ask-track-row = Na lunární stupnici

# $enter říká, co udělá prázdná odpověď: u prvního řádku nic, a tak tam je příklad; konec; řádek, který převezme.
enter-hint = { $enter ->
    [needed] třeba 12 40 . č4:mm
    [end] Enter: další není
   *[other] Enter: { $enter }
}
ask-left = { $name }, zbylé žetony
ask-left-hint = Enter: z mozaiky
key-left = Kolik žetonů nebylo umístěno: to místo mozaiky stačí, jde-li jen o skóre. Z mozaiky se spočítají úkol po úkolu.
ask-tokens = { $name }, žetony k umístění
ask-tokens-hint = Enter: { $usual }
key-tokens = Kolik žetonů se mělo umístit, 1 až 20: 20, a tolik i podle zápisu bez tohoto klíče; při první hře podle pravidel ve třech 17, ve dvou 15. V sólové hře se neuvádí.
ask-mosaic = { $name }, { $row }. řádek
ask-mosaic-hint = { enter-hint }
key-mosaic = Destičky, jak na konci leží, řádek po řádku zleva doprava, mezi nimi mezery a tečka, kde žádná není: N12 40 . Č4:MM,T. Destička se píše číslem (N12 nebo 12), z jiného výtisku kódem: barva (Č červená, M modrá, T tyrkysová, Ž žlutá), čas, dvojtečka, úkoly.
ask-track = { $name } na lunární stupnici: políčko a výška
ask-track-hint = Enter: dělíte se
key-track = Jen rozhoduje-li se remíza, při níž je vpředu v pořadí, kdo je na stupnici víc vzadu: políčko na lunární stupnici, počítané od začátku dál i po celém kole, a výška ve sloupečku, 1 nejníž, třeba 17, 2. Žeton, který leží sám, má výšku 1.
ask-phase1 = 1. fáze, { $row }. řádek
ask-phase1-hint = { enter-hint }
key-phase1 = Jen v sólové hře: destičky, které tu ležely na konci 1. fáze, řádek po řádku zleva doprava, mezi nimi mezery a tečka, kde žádná není: N12 40 . Č4:MM,T. Destička se píše číslem (N12 nebo 12), z jiného výtisku kódem: barva (Č červená, M modrá, T tyrkysová, Ž žlutá), čas, dvojtečka, úkoly.
ask-mosaic-alone = Konec hry, { $row }. řádek
ask-mosaic-alone-hint = { enter-hint }
key-mosaic-alone = V sólové hře všechny destičky, jak na konci leží, i ty z 1. fáze, zapsané stejně. Řádky a sloupce mohly přibýt na každé straně; v zápisu mají obě fáze mřížku téhož tvaru.

refused-tile = Destička „{ $typed }“ tu není: napiš číslo, třeba 12, kód, třeba Č4:MM,T, nebo tečku.
refused-code = „{ $typed }“ není kód destičky: barva Č, M, T nebo Ž, čas 1 až 7, dvojtečka a nejvýše tři úkoly po jednom až čtyřech písmenech, třeba Č4:MM,T.
refused-track = „{ $typed }“ není místo na stupnici: napiš políčko a ve sloupečku i výšku, třeba 17 2.

sketched-phase-1 = * mají destičky 1. fáze a úkoly splněné do jejího konce
