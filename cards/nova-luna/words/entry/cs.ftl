# Česká slova zadávání stolu hry Nova Luna a její kresby ze znaků.

ask-track-row = Na lunární stupnici

# $enter říká, co udělá prázdná odpověď: u prvního řádku nic, a tak tam je příklad; konec; řádek, který převezme.
enter-hint = { $enter ->
    [needed] třeba 12 40 . r4:bb
    [end] Enter: další není
   *[other] Enter: { $enter }
}
ask-left = { $name }, zbylé žetony
ask-left-hint = Enter: z mozaiky
ask-left-help = Kolik jich nebylo umístěno; to stačí. Z mozaiky se spočítají úkol po úkolu.
ask-tokens = { $name }, žetony k umístění
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = 20; při první hře podle pravidel ve třech 17, ve dvou 15.
ask-mosaic = { $name }, { $row }. řádek
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = Destičky zleva doprava číslem (N12 nebo 12) nebo kódem (R4:BB,T: barva, čas, úkoly); tečka, kde žádná není.
ask-track = { $name } na lunární stupnici: políčko a výška
ask-track-hint = Enter: dělíte se
ask-track-help = Remíza: vpředu v pořadí je, kdo je na stupnici víc vzadu. Políčka počítej od začátku dál i po celém kole; výšku jen ve sloupečku, 1 nejníž: 17 2.
ask-phase-1 = 1. fáze, { $row }. řádek
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = Co leželo na konci 1. fáze: destičky číslem (N12 nebo 12) nebo kódem (R4:BB,T: barva, čas, úkoly); tečka, kde žádná není.
ask-final = Konec hry, { $row }. řádek
ask-final-hint = { enter-hint }
ask-final-help = Všechny destičky řádku, i ty z 1. fáze. Řádky a sloupce mohly přibýt na každé straně.

refused-tile = Destička „{ $typed }“ tu není: napiš číslo, třeba 12, kód, třeba R4:BB,T, nebo tečku.
refused-code = „{ $typed }“ není kód destičky: barva R, B, T nebo Y, čas 1 až 7, dvojtečka a nejvýše tři úkoly po jednom až čtyřech písmenech, třeba R4:BB,T.
refused-track = „{ $typed }“ není místo na stupnici: napiš políčko a ve sloupečku i výšku, třeba 17 2.

sketched-phase-1 = * mají destičky 1. fáze a úkoly splněné do jejího konce
