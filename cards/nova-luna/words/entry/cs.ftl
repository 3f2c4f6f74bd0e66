# Česká slova zadávání stolu hry Nova Luna.

## Co říká kresba mozaiky

sketched-phase-1 = * mají destičky 1. fáze a úkoly, které splnila
