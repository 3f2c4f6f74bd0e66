# Česká slova prázdného zápisu hry Nebula.

sheet-version = „full“, s počítadly a kartami pro pokročilé, nebo „basic“.
sheet-public = Čtyři veřejné karty na stole, třeba [V3, V15, V17, V20].
sheet-advanced = Karta pro pokročilé v každém sektoru, třeba B4.
sheet-counters = Značky na každém počítadle, ta nejvíc vpravo první; bez těch, které neopustily start.
sheet-counter-colours = Třeba [white, red, blue], tedy bílá, červená, modrá; fialová je purple, žlutá yellow, oranžová orange.
sheet-counter-constellations = Třeba [lyra, orion]; dál jsou tu draco a corvus.
sheet-counter-advanced = Třeba [II, IV, I].
sheet-galaxy = Písmeno za každé políčko: R červená, P fialová, Y žlutá, W bílá, B modrá, O oranžová, tečka za prázdné. „core“ je políčko uprostřed; políčka souhvězdí jdou v pořadí svých čísel.
sheet-black-holes = Kolik černých děr hráč umístil.
sheet-personal = Osobní karta, třeba O19.
sheet-claimed = Veřejné karty, u kterých má hráč značku, a kde, třeba {"{"}V15: first, V3: later{"}"}; first je první, later později.
