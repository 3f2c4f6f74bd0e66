# Česká slova zadávání stolu hry Nebula a její kresby ve znacích.

## Jen body

ask-black-holes-row = Černých děr na liště

## Kresby

# $sign je zatržítko nebo hodnota karty, $said jeden z důvodů bodů, $found míra.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] plné, splněné; (3:R) zářivé; spoje: čárky orbitální, 1-2 přímé, 1~2 nepřímé

## Stůl

ask-version = Verze: f plná, b základní
ask-version-hint = Enter: plná
key-version = „full“, plná, nebo „basic“, základní, bez karet pro pokročilé a počítadel; stačí f nebo b. Zápis, který to neříká, je z plné hry.
ask-public = 4 veřejné úkoly
key-public = Čtyři veřejné úkoly na stole, čísly karet: V3, V15, V17, V20, nebo 3 15 17 20.
ask-advanced = Karta pro pokročilé v sektoru { $sector }
ask-advanced-hint = { $sector ->
    [I] nebo všechny čtyři: 4 20 27 30
   *[other] { "" }
}
key-advanced = Jen v plné hře: karta pro pokročilé v každém sektoru, číslem, třeba B4, nebo 4. Na jednom řádku jich smí být víc, v pořadí sektorů: 4 20 27 30.
key-counters = Jen v plné hře: ukazatele na každém počítadle, ten nejvíc vpravo první; z těch na jednom políčku je víc vpravo vyšší. Ukazatele, které neopustily start, vynech.
ask-counters-colours = Počítadlo barev, od nejvíc vpravo
ask-counters-colours-hint = Enter: žádná
key-counters-colours = Barvy, jejichž ukazatele opustily start, od nejvíc vpravo, slovy nebo písmeny: white, red, blue, nebo BČM. Č je červená (red), F fialová (purple), Ž žlutá (yellow), B bílá (white), M modrá (blue), O oranžová (orange).
ask-counters-constellations = Počítadlo souhvězdí, od nejvíc vpravo
ask-counters-constellations-hint = Enter: žádné
key-counters-constellations = Souhvězdí, jejichž ukazatele opustily start, od nejvíc vpravo, slovy nebo počátečními písmeny: lyra, orion, nebo LO. Dál jsou tu draco a corvus.
ask-counters-advanced = Počítadlo pro pokročilé, od nejvíc vpravo
ask-counters-advanced-hint = Enter: žádné
key-counters-advanced = Sektory, jejichž ukazatele opustily start, od nejvíc vpravo: II, IV, I, nebo 241.

## Hráči

ask-core = { $name }, střed
ask-core-hint = Enter: prázdný
key-core = Hvězda uprostřed: Č červená, F fialová, Ž žlutá, B bílá, M modrá, O oranžová, nebo tečka, když tam žádná není.
ask-galaxy = { $name }, { constellation-name }
ask-galaxy-hint = Enter: prázdné
key-galaxy = Písmeno za každé políčko souhvězdí od 1 do 6: Č červená, F fialová, Ž žlutá, B bílá, M modrá, O oranžová, . prázdné; třeba ČB.MŽO. Nebo jen políčka s hvězdou: 3Č 5M. V zápisu je „core“ políčko uprostřed a všechno smí být na jednom řádku, střed první.
ask-black-holes = { $name }, černé díry
ask-black-holes-hint = Enter: 0
key-black-holes = Kolik černých děr hráč umístil na lištu. Rozhodují i při shodě bodů a mohou je počítat i karty ostatních hráčů.
ask-personal = { $name }, osobní úkol
key-personal = Osobní úkol, číslem karty, třeba O19, nebo 19.
ask-claims = { $name }, hvězdičky na { $cards }
ask-claims-hint = Enter: žádná
key-claims = Veřejné úkoly, na kterých má hráč hvězdičku, každý s f (first, jako první) nebo l (later, později); třeba V3: first, V15: later, nebo 3f 15l.

## Proč se na odpověď ptáme znovu

refused-twice = { $what } je tam dvakrát.
refused-in-sector = { $card } už leží v sektoru { $where }.
refused-taken = Kartu { $card } už má { $where }.
refused-star = „{ $sign }“ není hvězda: Č červená, F fialová, Ž žlutá, B bílá, M modrá, O oranžová, . prázdné.
refused-ambiguous = „{ $sign }“ jsou dvě barvy: { $own } je { $one }, { $english } je { $other }.
refused-cells = „{ $typed }“ má { $n ->
    [one] jedno písmeno
    [few] { $n } písmena
    [many] { $n } písmena
   *[other] { $n } písmen
}, má jich být { $most }; za každé prázdné políčko tečka.
refused-first = Na kartě { $card } už je jako první { $where }; tady může být jen později.
refused-which = { $card }: jako první, nebo později? Napiš { $card } f (první), nebo { $card } l (později).
