# Česká slova zadávání stolu hry Nova Luna a její kresby ze znaků.

# $enter říká, co udělá prázdná odpověď: u prvního řádku nic, a tak tam je příklad; konec; řádek, který převezme.
enter-hint = { $enter ->
    [needed] třeba 12 40 . r4:bb
    [end] Enter: další není
   *[other] Enter: { $enter }
}
ask-left = { $name }, zbylé žetony
ask-left-hint = Enter: z mozaiky
ask-left-help = Kolik žetonů se nepodařilo umístit; na nic dalšího se tu pak neptáme. Pouhý Enter: zadáš mozaiku, která se nakreslí a úkol po úkolu spočítá.
ask-tokens = { $name }, žetony k umístění
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = Kolik jich bylo třeba umístit: 20; podle pravidel pro první hru ve třech 17, ve dvou 15.
ask-mosaic = { $name }, { $row }. řádek
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = Zleva doprava, s mezerami: každá destička číslem, třeba N12 nebo 12, nebo kódem, třeba R4:BB,T (barva, čas, úkoly), a tečka tam, kde destička není. Pouhý Enter: další řádek mozaika nemá.
ask-track = { $name } na lunární stupnici: políčko a výška
ask-track-hint = Enter: dělíte se
ask-track-help = Je remíza a rozhoduje, kdo je víc vzadu: číslo políčka, počítané od začátku dál i po celém kole, a když je na políčku víc žetonů, výška ve sloupečku, 1 nejníž: 17 2. Pouhý Enter: o místo se podělíte.
ask-phase-1 = 1. fáze, { $row }. řádek
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = Co leželo na stole na konci 1. fáze, zleva doprava, s mezerami: každá destička číslem, třeba N12 nebo 12, nebo kódem, třeba R4:BB,T (barva, čas, úkoly), a tečka tam, kde destička není. Pouhý Enter: další řádek není.
ask-final = Konec hry, { $row }. řádek
ask-final-hint = { enter-hint }
ask-final-help = Všechny destičky řádku, i ty z 1. fáze, zapsané stejně. Pouhý Enter: další řádek 1. fáze, jak byl, nebo už žádný další není. Řádky i sloupce mohou přibýt na každé straně.

refused-tile = Destička „{ $typed }“ tu není: napiš číslo, třeba 12, kód, třeba R4:BB,T, nebo tečku.
refused-code = „{ $typed }“ není kód destičky: barva R, B, T nebo Y, čas 1 až 7, dvojtečka a nejvýše tři úkoly po jednom až čtyřech písmenech, třeba R4:BB,T.
refused-track = „{ $typed }“ není místo na stupnici: napiš políčko a ve sloupečku i výšku, třeba 17 2.

sketched-phase-1 = * mají destičky 1. fáze a úkoly splněné do jejího konce
